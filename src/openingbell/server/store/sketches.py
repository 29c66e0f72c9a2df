"""Sketches of trades in the store: between two seats lies the last one that either has shown the other."""

from __future__ import annotations

from dataclasses import asdict, replace

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.engine import Connection

from openingbell.server.store.models import SketchRow
from openingbell.server.store.schema import sketches
from openingbell.server.store.writer import TooLate


def sketches_of(read: Connection, table_id: str) -> list[SketchRow]:
    wanted = select(sketches).where(sketches.c.table_id == table_id)
    return [SketchRow(**row._mapping) for row in read.execute(wanted)]


def keep_sketch(write: Connection, row: SketchRow, most: int) -> SketchRow:
    """The new one takes the place of the last; TooLate if so many came after the same move already."""
    place = _place(row.table_id, row.low, row.high)
    before = write.execute(select(sketches.c.seq, sketches.c.number).where(place)).one_or_none()
    kept = replace(row, number=before.number + 1) if before is not None and before.seq == row.seq else row
    if kept.number > most:
        raise TooLate
    write.execute(delete(sketches).where(place))
    write.execute(insert(sketches), asdict(kept))
    return kept


def drop_sketch(write: Connection, table_id: str, low: int, high: int) -> None:
    write.execute(delete(sketches).where(_place(table_id, low, high)))


def _place(table_id: str, low: int, high: int) -> ColumnElement[bool]:
    return (sketches.c.table_id == table_id) & (sketches.c.low == low) & (sketches.c.high == high)
