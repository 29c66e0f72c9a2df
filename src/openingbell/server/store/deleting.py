"""Deleting tables with all that is stored of them. What was promised for them stays in the public list, what came of
their games still counts, and what people reported there stays with whoever runs the server.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.engine import Connection

from openingbell.server.store.schema import (
    forgotten,
    metadata,
    places,
    promises,
    reports,
    results,
    seats,
    tables,
    uncounted,
)

KEPT = (promises, results, places, reports)
PARTS = [part for part in reversed(metadata.sorted_tables) if "table_id" in part.c and part not in KEPT]


def keepers(read: Connection, table_id: str) -> set[str]:
    """Who has a table on their list: of those who host it or sit there, whoever has not taken it off."""
    host = select(tables.c.host).where(tables.c.id == table_id)
    sit = select(seats.c.guest).where(seats.c.table_id == table_id, seats.c.guest.is_not(None))
    off = select(forgotten.c.guest).where(forgotten.c.table_id == table_id)
    return set(read.scalars(host.union(sit))) - set(read.scalars(off))


def is_left(read: Connection, table_id: str) -> bool:
    """Whether a table is there that is on nobody's list, and its game, if it is over, is counted."""
    is_there = read.scalar(select(tables.c.id).where(tables.c.id == table_id)) is not None
    return is_there and not awaits_counting(read, table_id) and not keepers(read, table_id)


def awaits_counting(read: Connection, table_id: str) -> bool:
    """Whether the game of a table is over and to be counted yet, for which its log is needed."""
    return read.scalar(select(uncounted.c.due).where(uncounted.c.table_id == table_id)) is not None


def delete_tables(write: Connection, ids: Sequence[str]) -> None:
    for part in PARTS:
        write.execute(delete(part).where(part.c.table_id.in_(ids)))
    write.execute(delete(tables).where(tables.c.id.in_(ids)))
