"""The game at a table: the log that is stored of it, and the fold over that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from openingbell.core.chance import Chance
from openingbell.core.errors import IllegalMove
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.preview import preview
from openingbell.core.record import Record
from openingbell.core.state import CHANCE as CHANCE_MOVES
from openingbell.core.state import State
from openingbell.fairness.account import KEY as FAIR
from openingbell.fairness.account import Account
from openingbell.server import refusals
from openingbell.server.entries import CHANCE, NEXT, Entry, require_known
from openingbell.server.store.models import SeatRow


class TableGame:
    """What was played so far. `seq` counts the entries of the log: moves, and after the last of them other things."""

    def __init__(
        self, game: Game, options: Mapping[str, object], chance_after: Callable[[int], Chance] | None = None
    ) -> None:
        self.play = Play(game.start(options))
        self.entries: list[Entry] = []
        self._chance_after = chance_after  # who draws, after so many draws
        self._draws = 0
        self.next: str | None = None  # the table at which the players go on

    @property
    def seq(self) -> int:
        return len(self.entries)

    def branch(self) -> Play:
        """Moves to try from here on. What is drawn in them follows from the draws that are stored, however often they
        are tried."""
        branch = self.play.branch()
        if self._chance_after is not None:
            branch.chance = self._chance_after(self._draws)
        return branch

    def try_moves(self, seat: int, texts: Sequence[str]) -> Play:
        """A branch with these moves of a seat and the chance that follows; a wrong one is refused.

        Of several, none is made if one is refused, so a refusal must tell no more than a preview does.
        """
        if len(texts) > 1:
            preview(self.play.state, seat, list(texts), self.seq + 1)
        branch = self.branch()
        for text in texts:
            if branch.state.actor != seat:
                raise IllegalMove(f"{text[:60]!r} comes when the decision is not yours")
            branch.make_text(text)
        branch.draw()
        return branch

    def adopt(self, branch: Play, entries: Sequence[Entry]) -> None:
        """The branch has been stored as these entries: this is the game now."""
        self.play.adopt(branch)
        self.entries += entries
        self._draws += sum(entry.kind == CHANCE for entry in entries)

    def replay(self, entries: Sequence[Entry]) -> None:
        """Go on with entries from the store."""
        require_known(entries)
        branch = self.play.branch()
        for entry in entries:
            if entry.kind != NEXT:
                branch.make_text(entry.text)
        self.adopt(branch, entries)
        self.next = self.next or next((entry.text for entry in entries if entry.kind == NEXT), None)

    def at(self, seq: int) -> State:
        """The state after so many entries."""
        return self.play.at(min(seq, self.play.seq))

    def made_already(self, seq: int, seat: int, texts: Sequence[str]) -> int:
        """The number after moves that were made before and are sent once more; anything else is too late."""
        made = self.entries[seq : seq + len(texts)]
        if [(entry.seat, entry.text) for entry in made] != [(seat, text) for text in texts]:
            raise refusals.wrong_seq(self.seq)
        after = seq + len(texts)
        while after < self.seq and self.entries[after].kind == CHANCE:
            after += 1
        return after

    def draws(self) -> list[dict[str, Any]]:
        """For each draw how much its outcomes weighed, and which of them it was, once the game is over."""
        if not self.play.is_over():
            raise refusals.game_runs()
        return [
            {"weights": list(state.weights()), "drawn": list(state.legal()).index(action)}
            for state, action in zip(self.play.states(), self.play.actions, strict=False)
            if state.actor == CHANCE_MOVES
        ]

    def record(self, seats: Sequence[SeatRow], account: Account | None = None) -> Record:
        """The game, once it is over, with what was promised of its chance."""
        if not self.play.is_over():
            raise refusals.game_runs()
        extra: dict[str, Any] = {"players": [{"kind": seat.kind} for seat in seats]}
        if account is not None:
            extra[FAIR] = account.to_json()
        return Record.of(self.play, [seat.name for seat in seats], extra)
