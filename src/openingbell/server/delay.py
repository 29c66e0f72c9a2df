"""Spectators may be kept behind: then they know the table as it was so many seconds ago, and nothing that came later.
Of a deal that they are still to play they know nothing at all.

Whatever answers somebody without a seat asks `Table.game_for`, which answers with this game instead of the one played.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from openingbell.server.entries import now
from openingbell.server.game import TableGame
from openingbell.server.positions import Positions

SOON = 0.02  # seconds: a clock may be a little early


class Behind:
    """`game` folds the same log, each entry of it when it is old enough; `tell` hears when there is more."""

    def __init__(self, seconds: int, played: TableGame, game: TableGame, tell: Callable[[], None]) -> None:
        self.game = game
        self.positions = Positions(game)
        self._milliseconds = seconds * 1000
        self._played = played
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None

    def catch_up(self) -> None:
        """Show what is old enough, and come back for the rest."""
        entries, seen = self._played.entries, self.game.seq
        horizon, until = now() - self._milliseconds, seen
        while until < len(entries) and entries[until].at <= horizon:
            until += 1
        if until > seen:
            self.game.replay(entries[seen:until])
        if until < len(entries) and self._timer is None:
            wait = (entries[until].at - horizon) / 1000 + SOON
            self._timer = asyncio.get_running_loop().call_later(wait, self._come_back)

    def is_waiting(self) -> bool:
        """Whether there is something that spectators do not know yet."""
        return self._timer is not None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _come_back(self) -> None:
        self._timer = None
        self.catch_up()
        self._tell()


class Sealed:
    """The same for ever: nobody sees how a deal goes who has not played it themselves."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.positions = Positions(game)

    def catch_up(self) -> None:
        """There is nothing to be shown."""

    def is_waiting(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing goes on here."""
