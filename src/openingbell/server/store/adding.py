"""New tables, and what was before their own first move, if they do not begin as others do."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import insert, select
from sqlalchemy.engine import Connection

from openingbell.server.store.models import StartRow, StoredTable
from openingbell.server.store.schema import seats, starts, tables


def insert_table(write: Connection, table: StoredTable, start: StartRow | None = None) -> None:
    write.execute(insert(tables), asdict(table.row))
    write.execute(insert(seats), [asdict(seat) for seat in table.seats])
    if start is not None:
        write.execute(insert(starts).values(table_id=table.row.id, moves=start.moves, position=start.position))


def read_start(read: Connection, table_id: str) -> StartRow | None:
    found = read.execute(select(starts.c.moves, starts.c.position).where(starts.c.table_id == table_id)).one_or_none()
    return None if found is None else StartRow(found.moves, found.position)
