"""Notes in the store: a text for each guest at each table, and for each seat if they have several."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.engine import Connection

from openingbell.server.store.schema import notes

NO_SEAT = -1


def read_notes(read: Connection, table_id: str, guest_id: str, seat: int | None) -> str:
    return read.scalar(select(notes.c.text).where(_own(table_id, guest_id, seat))) or ""


def write_notes(write: Connection, table_id: str, guest_id: str, seat: int | None, text: str) -> None:
    """This instead of what was written before."""
    write.execute(delete(notes).where(_own(table_id, guest_id, seat)))
    if text:
        place = NO_SEAT if seat is None else seat
        write.execute(insert(notes).values(table_id=table_id, guest=guest_id, seat=place, text=text))


def _own(table_id: str, guest_id: str, seat: int | None) -> ColumnElement[bool]:
    place = NO_SEAT if seat is None else seat
    return (notes.c.table_id == table_id) & (notes.c.guest == guest_id) & (notes.c.seat == place)
