"""All that the store has of a person, wherever it is: to hand it out, to join it to another's, to erase it.

A table that refers to guests by a foreign key takes part by itself. Its rows are erased with the person, unless it is
`SHARED`: then they stay, and refer to somebody without a name. Columns that are `SECRET` are not handed out, and what
is `UNSEEN` is not handed out to whom it refers to; nor is the `COURSE` of a game to a host who is kept behind.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Table,
    UniqueConstraint,
    delete,
    exists,
    func,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Connection

from openingbell.server.entries import SEAT
from openingbell.server.store.deleting import delete_tables, keepers
from openingbell.server.store.models import HUMAN, OVER, PLAYING, WAITING
from openingbell.server.store.reports import hide_in_reports, join_in_reports
from openingbell.server.store.schema import entries, guests, metadata, seats, standing, tables, talk

NOBODY = ""  # the name of whoever is gone

IS_SEAT = entries.c.kind == literal_column(f"'{SEAT}'")  # as the index says it, not as a parameter

REFERENCES: list[tuple[Table, Column[Any]]] = [
    (table, column)
    for table in metadata.sorted_tables
    for column in table.c
    if column.info.get("unseen") or any(key.column is guests.c.id for key in column.foreign_keys)
]


def tables_of(read: Connection, guest_id: str, *statuses: str) -> set[str]:
    """The tables that a guest hosts or sits at."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest_id)
    wanted = select(tables.c.id).where((tables.c.host == guest_id) | tables.c.id.in_(sits))
    return set(read.scalars(wanted.where(tables.c.status.in_(statuses or (WAITING, PLAYING, OVER)))))


# --- handing out ------------------------------------------------------------------------------------------------------


def rows_about(read: Connection, guest_id: str) -> dict[str, list[dict[str, Any]]]:
    """Every row that refers to a guest, by its table, and what stands for their seats."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table, whose in _by_table():
        mine = or_(*(column == guest_id for column in whose))
        told = [column for column in table.c if not column.info.get("secret")]
        found[table.name] = [dict(row._mapping) for row in read.execute(select(*told).where(mine))]
    sits = {row["table_id"] for row in found[seats.name]}
    found[tables.name] = [row if row["id"] in sits else _as_spectators_know(row) for row in found[tables.name]]
    own = (standing.c.table_id == seats.c.table_id) & (standing.c.seat == seats.c.seat) & (seats.c.guest == guest_id)
    found["standing"] = [dict(row._mapping) for row in read.execute(select(standing).join(seats, own))]
    return found


def _as_spectators_know(row: dict[str, Any]) -> dict[str, Any]:
    """A table's row for a host without a seat, who may be kept behind as all who only look."""
    return {name: value for name, value in row.items() if not (row["delay"] and tables.c[name].info.get("course"))}


def _by_table() -> Iterator[tuple[Table, list[Column[Any]]]]:
    yield guests, [guests.c.id]
    for table in metadata.sorted_tables:
        whose = [column for other, column in REFERENCES if other is table and not column.info.get("unseen")]
        if whose:
            yield table, whose


# --- joining ----------------------------------------------------------------------------------------------------------


def join(write: Connection, guest_id: str, to: str, moment: int) -> set[str]:
    """All that a guest has is another's from now on; the tables that this changes. What both have is the other's."""
    changed = _counted(write, _present_at(write, guest_id))
    for table, column in REFERENCES:
        for key in _keys(table):
            if column in key:
                twin = table.alias()
                same = [twin.c[other.name] == other for other in key if other is not column]
                theirs = exists().where(twin.c[column.name] == to, *same)
                write.execute(delete(table).where(column == guest_id, theirs))
        write.execute(update(table).where(column == guest_id).values({column: to}))
    join_in_reports(write, guest_id, to)
    renamed = func.replace(entries.c.text, f'"{guest_id}"', f'"{to}"')
    write.execute(update(entries).where(_tells_of_leaving(guest_id)).values(text=renamed))
    _bury(write, guest_id, moment)
    return changed


def _keys(table: Table) -> list[list[Column[Any]]]:
    """The sets of columns in which no two rows are alike."""
    unique = [list(one.columns) for one in table.constraints if isinstance(one, UniqueConstraint)]
    return [list(table.primary_key.columns), *unique, *([column] for column in table.c if column.unique)]


# --- erasing ----------------------------------------------------------------------------------------------------------


def erase(write: Connection, guest_id: str, moment: int) -> set[str]:
    """A guest is gone, and what they were called is nowhere any more; the tables that this changes. Those that nobody
    else keeps are deleted."""
    present = _present_at(write, guest_id)
    changed = _counted(write, present)
    delete_tables(write, [table_id for table_id in sorted(present) if not keepers(write, table_id) - {guest_id}])
    _hide_changes_of_seats(write, guest_id)
    write.execute(update(seats).where(seats.c.guest == guest_id).values(name=NOBODY))
    write.execute(update(talk).where(talk.c.guest == guest_id).values(name=NOBODY, words=""))
    hide_in_reports(write, guest_id)
    for table, column in REFERENCES:
        if not table.info.get("shared"):
            write.execute(delete(table).where(column == guest_id))
    _bury(write, guest_id, moment)
    return changed


def _hide_changes_of_seats(write: Connection, guest_id: str) -> None:
    """The log says by name who has played for whom: of the guest's seats, and of those that they have left."""
    here = select(seats.c.seat).where(
        seats.c.table_id == entries.c.table_id, seats.c.seat == entries.c.seat, seats.c.guest == guest_id
    )
    wanted = select(entries).where(IS_SEAT, here.exists() | _tells_of_leaving(guest_id))
    for row in write.execute(wanted).all():
        names = _names_at(write, row.table_id, row.seat, guest_id)
        told = _without(json.loads(row.text), names)
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        own = (entries.c.table_id == row.table_id) & (entries.c.seq == row.seq)
        write.execute(update(entries).where(own).values(text=text))


def _names_at(read: Connection, table_id: str, seat: int, guest_id: str) -> set[str]:
    """What somebody was called on a seat: as it says now, and as it said when they left."""
    names = set(
        read.scalars(
            select(seats.c.name).where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.guest == guest_id)
        )
    )
    log = select(entries.c.text).where(entries.c.table_id == table_id, entries.c.seat == seat, IS_SEAT)
    for text in read.scalars(log):
        _, _, name, _, _, *leaver = json.loads(text)
        names |= {name} if guest_id in leaver else set()
    return names


def _without(said: list[str], names: Collection[str]) -> list[str]:
    """The text of such an entry: a word, who did play and who does, each as a kind and a name, and who has left."""
    return [
        NOBODY if place in (2, 4) and said[place - 1] == HUMAN and one in names else one
        for place, one in enumerate(said)
    ]


# --- both -------------------------------------------------------------------------------------------------------------


def _present_at(read: Connection, guest_id: str) -> set[str]:
    """The tables at which others see somebody: where they sit, host, or have said something."""
    return tables_of(read, guest_id) | set(read.scalars(select(talk.c.table_id).where(talk.c.guest == guest_id)))


def _counted(write: Connection, table_ids: set[str]) -> set[str]:
    """These are about to change, which whoever has them in memory sees by their version."""
    write.execute(update(tables).where(_one_of(table_ids)).values(version=tables.c.version + 1))
    return table_ids


def _one_of(table_ids: set[str]) -> ColumnElement[bool]:
    return tables.c.id.in_(sorted(table_ids))


def _tells_of_leaving(guest_id: str) -> ColumnElement[bool]:
    return IS_SEAT & entries.c.text.contains(f'"{guest_id}"')


def _bury(write: Connection, guest_id: str, moment: int) -> None:
    """The guest's row stays, for those that refer to it, without a name; no token of theirs is known any more."""
    write.execute(update(guests).where(guests.c.id == guest_id).values(name=NOBODY, address=None, revoked=moment))
