"""What others have written about a table since somebody last looked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import bindparam, select
from sqlalchemy.engine import Connection, Row

from openingbell.server.entries import Entry
from openingbell.server.store.models import SeatRow, StoredTable, TableRow
from openingbell.server.store.schema import entries, seats, tables

LOG = (
    select(entries.c.kind, entries.c.seat, entries.c.text, entries.c.at)
    .where(entries.c.table_id == bindparam("table"), entries.c.seq >= bindparam("after"))
    .order_by(entries.c.seq)
)


class Version(NamedTuple):
    """How far a table is: the entries of its log, and how often something beside it was written."""

    seq: int
    version: int


class Own(NamedTuple):
    """How far a table is that somebody hosts, or at which they sit."""

    guest: str
    table: str
    seq: int
    version: int


@dataclass
class TableNews:
    """The entries that somebody lacks, and, if more than the log has grown, how the table is now."""

    row: TableRow
    seats: list[SeatRow] | None
    entries: list[Entry]


def read_news(read: Connection, table_id: str, known: Version) -> TableNews | None:
    found = read.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    lacking = read.execute(LOG, {"table": table_id, "after": known.seq}) if found.seq > known.seq else ()
    seats = with_seats(read, [found])[0].seats if found.version != known.version else None
    return TableNews(TableRow(**found._mapping), seats, [Entry(*row) for row in lacking])


def read_versions(read: Connection, table_ids: Collection[str]) -> dict[str, Version]:
    wanted = select(tables.c.id, tables.c.seq, tables.c.version).where(tables.c.id.in_(table_ids))
    return {row.id: Version(row.seq, row.version) for row in read.execute(wanted)}


def read_own_versions(read: Connection, guest_ids: Collection[str]) -> set[Own]:
    hosts = select(tables.c.host, tables.c.id, tables.c.seq, tables.c.version).where(tables.c.host.in_(guest_ids))
    sits = (
        select(seats.c.guest, tables.c.id, tables.c.seq, tables.c.version)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.guest.in_(guest_ids))
    )
    return {Own(*row) for row in read.execute(hosts.union(sits))}


def with_seats(read: Connection, rows: Sequence[Row[tuple[object, ...]]]) -> list[StoredTable]:
    found = {}
    for row in rows:
        facts = dict(row._mapping)
        rank, moment = facts.pop("rank", 0), facts.pop("moment", 0)
        found[row.id] = StoredTable(TableRow(**facts), [], rank, moment)
    for seat in read.execute(select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)):
        found[seat.table_id].seats.append(SeatRow(**seat._mapping))
    _note_listed_sources(read, found.values())
    return list(found.values())


def _note_listed_sources(read: Connection, found: Iterable[StoredTable]) -> None:
    sources = [(one, one.row.origin["table"]) for one in found if one.row.origin is not None]
    ids = {source for _, source in sources if source is not None}
    if ids:
        listed = set(read.scalars(select(tables.c.id).where(tables.c.id.in_(ids), tables.c.listed)))
        for one, source in sources:
            one.source_listed = source in listed
