"""Waiting for salts: a table at which somebody does not tell theirs is not to wait for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class WaitingForSalts:
    """One wait at a time, from when the last seat was taken; when it is over, `give_up` is called."""

    def __init__(self, seconds: float, give_up: Callable[[], Awaitable[None]]) -> None:
        self._seconds = seconds
        self._give_up = give_up
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        if not self.is_under_way():
            self._task = asyncio.create_task(self._wait())

    def end(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def is_under_way(self) -> bool:
        return self._task is not None and not self._task.done()

    async def _wait(self) -> None:
        await asyncio.sleep(self._seconds)
        await self._give_up()
