"""Ways in the store: where notices go, and how people wish to be told."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.engine import Connection

from openingbell.protocol.notices import Kind
from openingbell.server import refusals
from openingbell.server.store.schema import unnoticed, ways, wishes
from openingbell.server.store.upserting import upsert


@dataclass(frozen=True)
class WayRow:
    """Where notices go: those of a guest's own turns, or, with a table, of everybody's there. `site` is where its owner
    finds the page, `failed` how many notices in a row did not arrive."""

    id: str
    guest: str
    table_id: str | None
    kind: Kind
    address: str
    keys: dict[str, str] | None
    label: str
    site: str
    failed: int = 0


@dataclass(frozen=True)
class WishRow:
    """How a guest wants to be told, and when they last were."""

    guest: str
    language: str = "en"
    quiet: dict[str, str] | None = None
    told: int = 0


def ways_of(read: Connection, guest_id: str) -> list[WayRow]:
    """Those of a guest's own turns, the first one first."""
    return _ways(read, (ways.c.guest == guest_id) & ways.c.table_id.is_(None))


def ways_of_table(read: Connection, table_id: str) -> list[WayRow]:
    return _ways(read, ways.c.table_id == table_id)


def way(read: Connection, way_id: str) -> WayRow | None:
    found = _ways(read, ways.c.id == way_id)
    return found[0] if found else None


def who_listens(read: Connection) -> tuple[frozenset[str], frozenset[str]]:
    """The guests and the tables that have ways."""
    found = read.execute(select(ways.c.guest, ways.c.table_id).distinct()).all()
    guests = frozenset(row.guest for row in found if row.table_id is None)
    return guests, frozenset(row.table_id for row in found if row.table_id is not None)


def add_way(write: Connection, row: WayRow, most: int) -> WayRow:
    """One more, or instead of one to the same address; refused if there are so many already."""
    own = (ways.c.guest == row.guest) & (ways.c.table_id.is_not_distinct_from(row.table_id))
    write.execute(delete(ways).where(own, ways.c.address == row.address))
    if len(write.execute(select(ways.c.id).where(own)).all()) >= most:
        raise refusals.too_many_ways(most)
    write.execute(insert(ways), asdict(row))
    return row


def drop_way(write: Connection, way_id: str) -> None:
    write.execute(delete(ways).where(ways.c.id == way_id))


def count_failed(write: Connection, way_id: str, arrived: bool, most: int) -> None:
    """Whether a notice arrived; after so many in a row that did not, none is sent there any more."""
    write.execute(update(ways).where(ways.c.id == way_id).values(failed=0 if arrived else ways.c.failed + 1))
    write.execute(delete(ways).where(ways.c.id == way_id, ways.c.failed >= most))


def wish_of(read: Connection, guest_id: str) -> WishRow:
    found = read.execute(select(wishes).where(wishes.c.guest == guest_id)).one_or_none()
    return WishRow(guest_id) if found is None else WishRow(**found._mapping)


def keep_wish(write: Connection, row: WishRow) -> None:
    """What a guest wishes; when they were last told stays."""
    upsert(write, wishes, asdict(row), ("language", "quiet"))


def wants_none(read: Connection, table_id: str, guest_id: str) -> bool:
    off = (unnoticed.c.table_id == table_id) & (unnoticed.c.guest == guest_id)
    return read.execute(select(unnoticed.c.guest).where(off)).first() is not None


def want_none(write: Connection, table_id: str, guest_id: str, off: bool) -> None:
    write.execute(delete(unnoticed).where(unnoticed.c.table_id == table_id, unnoticed.c.guest == guest_id))
    if off:
        write.execute(insert(unnoticed).values(table_id=table_id, guest=guest_id))


def _ways(read: Connection, which: ColumnElement[bool]) -> list[WayRow]:
    found = read.execute(select(ways).where(which).order_by(ways.c.id))
    return [WayRow(**row._mapping) for row in found]
