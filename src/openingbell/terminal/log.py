"""What a viewer was told of a game, in words: each event is put into words once."""

from __future__ import annotations

from collections.abc import Sequence

from openingbell.core.events import Seen
from openingbell.locales import Words
from openingbell.terminal.table import Table

# What somebody only thinks about is no news to anybody.
QUIET = {("syndicate", "trade-begun"), ("syndicate", "trade-cancelled")}


class Log:
    """The sentences of one seat, or of a spectator. It follows the table, also back."""

    def __init__(self, table: Table, seat: int | None, words: Words) -> None:
        self._table = table
        self._seat = seat
        self._words = words
        self._seq = 0  # of the last move that was looked at
        self._told: list[tuple[int, str]] = []

    def since(self, seq: int) -> list[str]:
        """What was told of the moves after the first `seq`."""
        self._follow()
        start = len(self._told)
        while start > 0 and self._told[start - 1][0] > seq:
            start -= 1
        return [sentence for _, sentence in self._told[start:]]

    def last(self, number: int) -> list[str]:
        """The latest sentences."""
        self._follow()
        return [sentence for _, sentence in self._told[-number:]] if number > 0 else []

    def forget(self) -> None:
        """The table plays another game now."""
        self._seq = 0
        self._told.clear()

    def _follow(self) -> None:
        if self._table.seq < self._seq:  # something was taken back
            while self._told and self._told[-1][0] > self._table.seq:
                self._told.pop()
        else:
            for seq, seen in self._table.events(self._seat, self._seq):
                self._tell(seq, seen)
        self._seq = self._table.seq

    def _tell(self, seq: int, seen: Seen) -> None:
        """Several draws that one may not see are told as one; what comes to nothing is not told."""
        game, words = self._table.game_name, self._words
        if (game, seen["event"]) in QUIET:
            return
        sentence = words.event(game, seen, names_for(self._table, words))
        if not (seen.get("hidden") and self._told and self._told[-1][1] == sentence):
            self._told.append((seq, sentence))


def names_for(table: Table, words: Words) -> list[str]:
    """The players' names; a person who is alone with the bots is addressed."""
    names = list(table.names)
    if len(table.people) == 1:
        names[table.people[0]] = words.say("you")
    return names


def in_words(events: Sequence[Seen], table: Table, words: Words) -> list[str]:
    """Events that are not part of the game, or not yet."""
    return [words.event(table.game_name, seen, names_for(table, words)) for seen in events]
