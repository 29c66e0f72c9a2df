"""Removals in the store: whom hosts have removed from tables that wait."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Connection

from openingbell.server.store.models import SeatRow
from openingbell.server.store.schema import removals


@dataclass(frozen=True)
class RemovalRow:
    """Number `number` of its table: a guest, from which seat, and under which name."""

    table_id: str
    guest: str
    number: int
    seat: int
    name: str


def removals_of(read: Connection, table_id: str) -> list[RemovalRow]:
    wanted = select(removals).where(removals.c.table_id == table_id).order_by(removals.c.number)
    return [RemovalRow(**row._mapping) for row in read.execute(wanted)]


def add_removal(write: Connection, seat: SeatRow) -> None:
    """Whoever sits there, with the next number of the table."""
    last = write.scalar(select(func.max(removals.c.number)).where(removals.c.table_id == seat.table_id)) or 0
    own = (removals.c.table_id == seat.table_id) & (removals.c.guest == seat.guest)
    write.execute(delete(removals).where(own))
    values = {"table_id": seat.table_id, "guest": seat.guest, "seat": seat.seat, "name": seat.name}
    write.execute(insert(removals).values(number=last + 1, **values))


def drop_removal(write: Connection, table_id: str, number: int) -> None:
    write.execute(delete(removals).where(removals.c.table_id == table_id, removals.c.number == number))
