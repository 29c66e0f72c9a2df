"""What whoever runs a server does with its store, beside the server or while it is down."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from openingbell.core.errors import Refused, reason
from openingbell.server.entries import now
from openingbell.server.store.database import open_database, unusable, url_of
from openingbell.server.store.deleting import delete_tables
from openingbell.server.store.engines import Database
from openingbell.server.store.keys import KEPT, SIGNING, new_key
from openingbell.server.store.limits import read_limits
from openingbell.server.store.models import OVER, StoredTable
from openingbell.server.store.news import with_seats
from openingbell.server.store.schema import keys, limits, metadata, tables
from openingbell.server.store.sqlite import file_of

DAY = 24 * 60 * 60 * 1000
TOGETHER = 1000  # rows that are copied at once


@contextmanager
def opened(address: str) -> Iterator[Database]:
    """The database of a store that is there already; what it cannot do is said in a sentence."""
    url = url_of(address)
    if url.get_backend_name() == "sqlite" and not file_of(url).exists():
        raise unusable(url, "there is no such file")
    database = open_database(address)
    try:
        yield database
    except DBAPIError as error:
        raise unusable(url, str(error.orig)) from error
    finally:
        database.close()


def all_tables(database: Database, status: str | None = None, unchanged_for: int | None = None) -> list[StoredTable]:
    """Tables with their seats, the latest first; with `unchanged_for`, where nothing happened for so many days."""
    wanted = select(tables).order_by(tables.c.changed.desc(), tables.c.id)
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    if unchanged_for is not None:
        wanted = wanted.where(_is_unchanged(unchanged_for))
    with database.reading.connect() as read:
        return with_seats(read, read.execute(wanted).all())


def _is_unchanged(days: int) -> ColumnElement[bool]:
    """Whether nothing has happened at a table for so long."""
    return tables.c.changed < now() - days * DAY


def abandoned(database: Database, days: int) -> list[StoredTable]:
    """Tables whose game nobody began or went on with for so long."""
    return [table for table in all_tables(database, unchanged_for=days) if table.row.status != OVER]


def delete_abandoned(database: Database, days: int) -> int:
    """Found and locked in one go, in the order of all who lock tables: where somebody has just moved the table stays,
    and who moves a moment later is told that it is gone."""
    wanted = select(tables.c.id).where(_is_unchanged(days), tables.c.status != OVER)
    locked = wanted.order_by(tables.c.id).with_for_update()
    with database.writing.begin() as write:
        ids = write.scalars(locked).all()
        delete_tables(write, ids)
    return len(ids)


def rotate_key(database: Database, at_once: bool) -> None:
    """Sign with a new key from now on. What the last one signed is still good, unless that is to end at once."""
    with database.writing.begin() as write:
        before = write.scalar(select(keys.c.value).where(keys.c.name == SIGNING))
        write.execute(delete(keys).where(keys.c.name.in_((SIGNING, KEPT))))
        write.execute(insert(keys).values(name=SIGNING, value=new_key()))
        if before is not None and not at_once:
            write.execute(insert(keys).values(name=KEPT, value=before))


def back_up(database: Database, path: Path) -> int:
    """Everything as it is at one moment, as an embedded store in a new file; how many tables there are in it.

    Whatever the store is kept in, the copy is one that `bell serve --store sqlite:///FILE` serves.
    """
    if path.exists():
        raise Refused(f"{path} is there already")
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        copy = open_database(f"sqlite:///{fresh.absolute()}")
        try:
            with database.reading.connect() as read, copy.writing.begin() as write:
                _copy(read, write)
                number = len(write.execute(select(tables.c.id)).all())
        finally:
            copy.close()
        fresh.replace(path)
        return number
    except OSError as error:
        raise Refused(f"{path} cannot be written: {reason(error)}") from error
    finally:
        for ending in ("", "-wal", "-shm"):
            fresh.with_name(fresh.name + ending).unlink(missing_ok=True)


def _copy(read: Connection, write: Connection) -> None:
    """Row by row, those that others refer to first."""
    for table in reversed(metadata.sorted_tables):
        write.execute(delete(table))  # what a new store begins with
    for table in metadata.sorted_tables:
        rows = read.execute(select(table))
        for part in rows.partitions(TOGETHER):
            write.execute(insert(table), [dict(row._mapping) for row in part])


def stored_limits(database: Database) -> dict[str, int]:
    with database.reading.connect() as read:
        return read_limits(read)


def set_limit(database: Database, name: str, value: int) -> None:
    with database.writing.begin() as write:
        write.execute(delete(limits).where(limits.c.name == name))
        write.execute(insert(limits).values(name=name, value=value))
