"""Counting games that are over. Each is read again from its log, so that counting them all anew gives the same."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from openingbell.core.errors import Refused
from openingbell.server import refusals
from openingbell.server.data_files import game_of, require_rules
from openingbell.server.entries import now
from openingbell.server.game import TableGame
from openingbell.server.origins import Origin
from openingbell.server.persisting import persist
from openingbell.server.recording import require_record
from openingbell.server.results.outcome import Outcome, outcome_of
from openingbell.server.store.results import add_outcome, due_games, give_up, is_due, next_due
from openingbell.server.store.store import Store
from openingbell.server.store.writer import TooLate

log = logging.getLogger(__name__)

AT_ONCE = 50  # games
PAUSE = 30.0  # seconds after which it is looked whether another process has left something


class Counting:
    """Looks when it is woken, when a game is due, and now and then; `deleted` hears of tables that waited for it."""

    def __init__(self, store: Store, deleted: Callable[[str], None]) -> None:
        self._store = store
        self._deleted = deleted
        self._woken = asyncio.Event()
        self._task = asyncio.create_task(persist(self._go_on, "counting games"))
        store.ended = self._woken.set

    def close(self) -> None:
        self._task.cancel()

    async def count(self, table_id: str) -> None:
        """Count one game now, if it is over, its spectators may know and nobody has. A table that is on nobody's list
        any more goes then."""
        if await self._store.read(lambda read: is_due(read, table_id, now())):
            await self._count(table_id)
        if await self._store.delete_left(table_id):
            self._deleted(table_id)

    async def _count(self, table_id: str) -> None:
        try:
            outcome = await read_outcome(self._store, table_id)
        except refusals.HttpRefusal as refused:
            if refused.status >= 500:
                raise  # the store does not answer, and will again
            await self._store.write(lambda write: give_up(write, table_id))
        except Refused:  # its rules are not those we have
            await self._store.write(lambda write: give_up(write, table_id))
        else:
            with suppress(TooLate):
                await self._store.write(lambda write: add_outcome(write, outcome))

    async def _go_on(self) -> None:
        while True:
            self._woken.clear()
            for table_id in await self._store.read(lambda read: due_games(read, now(), AT_ONCE)):
                await self.count(table_id)
            pause = await self._pause()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), pause)

    async def _pause(self) -> float:
        due = await self._store.read(next_due)
        return PAUSE if due is None else min(PAUSE, max(0.0, (due - now()) / 1000))


async def read_outcome(store: Store, table_id: str) -> Outcome:
    """What came of a game, from its log alone."""
    stored = await store.table(table_id)
    if stored is None:
        raise refusals.no_table()
    require_rules(stored.row)
    require_record(Origin.of(stored.row.origin))  # what is only tried counts for nothing
    game = TableGame(game_of(stored.row), stored.row.options)
    entries = await store.entries(table_id)
    await asyncio.to_thread(game.replay, entries)
    if not game.is_over():
        raise refusals.game_runs()
    return outcome_of(stored, game)
