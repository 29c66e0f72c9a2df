"""Games looked after straight in the store, by whoever runs the server."""

from __future__ import annotations

import asyncio

from openingbell.core.record import Record
from openingbell.server import refusals
from openingbell.server.data_files import game_of
from openingbell.server.deals.shared import promised_for
from openingbell.server.entries import END, Entry, now
from openingbell.server.game import TableGame
from openingbell.server.origins import Origin
from openingbell.server.recording import record_of_game, require_record
from openingbell.server.store.engines import Database
from openingbell.server.store.models import OVER, WAITING
from openingbell.server.store.store import Store
from openingbell.server.store.writer import TooLate


def record_of(database: Database, table_id: str) -> Record:
    """What `GET /api/tables/ID/record` would answer."""
    return asyncio.run(_record_of(Store(database), table_id))


async def _record_of(store: Store, table_id: str) -> Record:
    stored = await store.table(table_id)
    if stored is None:
        raise refusals.no_table()
    origin = Origin.of(stored.row.origin)
    require_record(origin)
    game = TableGame(game_of(stored.row), stored.row.options)
    game.replay(await store.entries(table_id))
    return record_of_game(game, stored.seats, await promised_for(stored.row, store), origin)


def end_game(database: Database, table_id: str) -> None:
    """Nobody wins, and chance is disclosed, as if all its people had agreed to end it."""
    asyncio.run(_end_game(Store(database), table_id))


async def _end_game(store: Store, table_id: str) -> None:
    stored = await store.table(table_id)
    if stored is None:
        raise refusals.no_table()
    if stored.row.status == WAITING:
        raise refusals.game_waits()
    if stored.row.status == OVER:
        raise refusals.game_over()
    try:
        await store.add_entries(table_id, stored.row.seq, [Entry(END, None, "", now())], None, ended=True)
    except TooLate:
        await _end_game(store, table_id)  # somebody has just moved
