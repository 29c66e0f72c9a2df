"""Moments that tell nothing.

Some questions are asked of everybody, though only who has something to hide has to think. Whatever is answered there
comes at the next beat since the question was asked, be it a person's answer or a bot's.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from openingbell.core.play import Play


class Beat:
    def __init__(
        self,
        seconds: float,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._seconds = seconds
        self._now = now
        self._sleep = sleep
        self._asked_at = now()

    def restart(self) -> None:
        """Something else is asked now."""
        self._asked_at = self._now()

    async def keep(self, branch: Play, noticed: bool = False) -> None:
        """Wait with these moves, if the moment they come at would tell something: for the next beat; or, if only
        answers before the first one could be `noticed`, for that.
        """
        passed = self._now() - self._asked_at
        if self._seconds > 0 and _is_discreet(branch):
            await self._sleep(self._seconds - passed % self._seconds)
        elif noticed and passed < self._seconds:
            await self._sleep(self._seconds - passed)


def _is_discreet(branch: Play) -> bool:
    """Whether one of its moves answers such a question."""
    return any(state.is_discreet() for state, _ in zip(branch.states(), branch.actions, strict=False))
