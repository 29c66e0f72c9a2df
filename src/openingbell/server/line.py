"""The line that counts: the moves of a game's log that nobody has taken back, each with its number there."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from openingbell.core.events import Seen
from openingbell.core.play import Play
from openingbell.core.state import CHANCE, State


class Line:
    """`play` counts moves, the log counts entries of all kinds: `seq` is always a number of entries.

    `moved` is the number of entries up to the last that made the position what it is: a move, or a takeback. Draws are
    counted over all that were ever made, so that what was taken back is not drawn again the same.
    """

    def __init__(self, play: Play) -> None:
        self.play = play
        self.moved = 0
        self.drawn = 0
        self._seqs: list[int] = []  # for each move: how many entries there were with it
        self._numbers: list[int] = []  # for each move: how many draws there were with it

    def make(self, text: str, seq: int) -> None:
        """The next move, with which there are `seq` entries."""
        is_draw = self.play.state.actor == CHANCE
        self.play.make_text(text)
        self._note(seq, is_draw)

    def adopt(self, branch: Play, draws: Sequence[bool], seq: int) -> None:
        """The moves of a branch, which are draws or not, after `seq` entries."""
        self.play.adopt(branch)
        for number, is_draw in enumerate(draws, seq + 1):
            self._note(number, is_draw)

    def _note(self, seq: int, is_draw: bool) -> None:
        self.drawn += is_draw
        self._seqs.append(seq)
        self._numbers.append(self.drawn)
        self.moved = seq

    def take_back(self, to: int, seq: int) -> None:
        """Go on from where the line was after `to` entries; with this there are `seq`."""
        place = self.place(to)
        self.play.go_back(place)
        del self._seqs[place:]
        del self._numbers[place:]
        self.moved = seq

    # --- looking back -----------------------------------------------------------------------------------------------

    def place(self, seq: int) -> int:
        """How many moves of the line there were after so many entries."""
        return bisect_right(self._seqs, seq)

    def seq_of(self, place: int) -> int:
        """How many entries there were after so many moves of the line."""
        return self._seqs[place - 1] if place else 0

    def at(self, seq: int) -> State:
        """The state after so many entries. What was taken back is not seen any more."""
        return self.play.at(self.place(seq))

    def seen(self, seat: int | None, since: int) -> list[tuple[int, Seen]]:
        """What a viewer may see of what happened after `since` entries, each with the `seq` of its move."""
        return [(self._seqs[place - 1], event) for place, event in self.play.seen(seat, self.place(since))]

    def draw_numbers(self) -> list[int]:
        """Of every draw in the line, which it was of all that were ever made."""
        return [
            number for state, number in zip(self.play.states(), self._numbers, strict=False) if state.actor == CHANCE
        ]
