"""Keeping up with others: a table that somebody else wrote to is read again, once for however many changes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from openingbell.server.persisting import persist

if TYPE_CHECKING:
    from openingbell.server.table import Table

MAX_WAIT = 5.0


class KeepingUp:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._is_behind = False
        self._task: asyncio.Task[None] | None = None

    def hear(self) -> None:
        """Something was written elsewhere."""
        self._is_behind = True
        if not self.is_under_way():
            self._task = asyncio.create_task(persist(self._refresh, f"table {self._table.id}: what others wrote"))

    def is_under_way(self) -> bool:
        return self._task is not None and not self._task.done()

    async def caught_up(self) -> None:
        """What was heard so far has been read; unless the store does not answer, which nobody waits for long."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=MAX_WAIT)

    def close(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    async def _refresh(self) -> None:
        while self._is_behind:
            self._is_behind = False
            try:
                await self._table.refresh()
            except BaseException:
                self._is_behind = True
                raise
