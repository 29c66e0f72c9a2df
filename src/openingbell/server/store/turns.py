"""Turns in the store that somebody is to be told of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.engine import Connection

from openingbell.server.store.models import PLAYING, WAITING
from openingbell.server.store.schema import promises, salts, seats, tables, turns, wishes
from openingbell.server.store.upserting import upsert
from openingbell.server.store.ways import WishRow, wish_of


@dataclass(frozen=True)
class TurnRow:
    """A guest's turn at a table, and when they are to be told of it, or, if `public`, whoever reads what it tells."""

    table_id: str
    public: bool
    guest: str
    due: int


def note_turns(write: Connection, rows: Sequence[TurnRow]) -> None:
    """Somebody's turn has begun; what was to be told of the table before is no longer so."""
    for row in rows:
        write.execute(delete(turns).where(turns.c.table_id == row.table_id, turns.c.public == row.public))
        write.execute(insert(turns), asdict(row))


def turns_due(read: Connection, moment: int, most: int) -> list[TurnRow]:
    wanted = select(turns).where(turns.c.due <= moment).order_by(turns.c.due).limit(most)
    return [TurnRow(**row._mapping) for row in read.execute(wanted)]


def take_turns(write: Connection, rows: Sequence[TurnRow]) -> list[TurnRow]:
    """Those of them that nobody else has taken: they are told once."""
    return [row for row in rows if write.execute(delete(turns).where(_same(row))).rowcount == 1]


def put_off(write: Connection, rows: Sequence[TurnRow], until: int) -> None:
    for row in rows:
        write.execute(update(turns).where(_same(row)).values(due=until))


def take_turns_of(write: Connection, guest_id: str, rows: Sequence[TurnRow], moment: int, gap: int) -> list[TurnRow]:
    """The same for a guest who is told now; if that was so short a time ago, all are put off until it is longer."""
    taken = take_turns(write, rows)
    again = wish_of(write, guest_id).told + gap
    if not taken or again > moment:
        note_turns(write, [replace(row, due=again) for row in taken])
        return []
    upsert(write, wishes, asdict(WishRow(guest_id, told=moment)), ["told"])  # another worker may tell them now, too
    return taken


def waiting_for(read: Connection, guest_id: str) -> list[str]:
    """The tables that wait for a guest, to decide or to tell their salt; the one that has waited longest first."""
    decides = (tables.c.status == PLAYING) & (seats.c.seat == tables.c.actor) & seats.c.bot.is_(None)
    is_full = (tables.c.status == WAITING) & tables.c.due.is_not(None)
    last = select(func.max(promises.c.number)).where(promises.c.table_id == tables.c.id).scalar_subquery()
    told = salts.select().where(salts.c.promise == last, salts.c.seat == seats.c.seat, salts.c.salt.is_not(None))
    awaited = decides | (is_full & seats.c.salted & ~told.exists())
    wanted = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.guest == guest_id, awaited)
    return list(read.scalars(wanted.group_by(tables.c.id).order_by(tables.c.changed, tables.c.id)))


def _same(row: TurnRow) -> ColumnElement[bool]:
    return (turns.c.table_id == row.table_id) & (turns.c.public == row.public) & (turns.c.due == row.due)
