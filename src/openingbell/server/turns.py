"""Fair turns at something that only a few can use at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

MAX_REMEMBERED = 1000


@dataclass(frozen=True)
class Claim:
    """Who waits: for a person who is looking, or not; on whose account; and whether any decision is soon enough.
    A `job` is no game's: games go first.
    """

    person: bool = True
    account: str = ""
    hurried: bool = False
    job: bool = False


@dataclass
class _Waiting:
    claim: Claim
    number: int
    granted: asyncio.Future[None]


class FairTurns:
    """People come first. Among equals whoever's account had its last turn longest ago goes next, however much else that
    account waits for. Jobs come last, and leave a place free for games if there are several.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._free_for_jobs = max(1, places - 1)
        self._waiting: list[_Waiting] = []
        self._numbers = 0
        self._last_turn: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a turn, and have it until this is left."""
        waiting = _Waiting(claim, self._next_number(), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._grant()
        try:
            await waiting.granted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._release(claim)
            raise
        try:
            yield
        finally:
            self._release(claim)

    def _release(self, claim: Claim) -> None:
        self._free += 1
        self._free_for_jobs += claim.job
        self._grant()

    def _grant(self) -> None:
        while self._free > 0:
            able = [waiting for waiting in self._waiting if not waiting.claim.job or self._free_for_jobs > 0]
            if not able:
                return
            chosen = min(able, key=self._rank)
            self._waiting.remove(chosen)
            self._free -= 1
            self._free_for_jobs -= chosen.claim.job
            self._remember(chosen.claim.account)
            chosen.granted.set_result(None)

    def _rank(self, waiting: _Waiting) -> tuple[bool, bool, int, int]:
        claim = waiting.claim
        return claim.job, not claim.person, self._last_turn.get(claim.account, 0), waiting.number

    def _remember(self, account: str) -> None:
        if len(self._last_turn) >= MAX_REMEMBERED:
            self._last_turn.clear()
        self._last_turn[account] = self._next_number()

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers
