"""Opening a database: the driver behind its address, its settings, and its schema brought up to date."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from openingbell.core.errors import Refused, reason

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 5  # how long a write waits for another program's; then it is refused, and may be tried again
READERS = 4
SQLITE = b"SQLite format 3\0"
PRIVATE = 0o600


@dataclass(frozen=True)
class Database:
    """Two ways in: one connection that writes, and several that only read and never wait for it."""

    writing: Engine
    reading: Engine

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()


def file_of(address: str) -> Path:
    """The file of an embedded database. What cannot be one is refused, and left alone."""
    path = Path(_url(address).database or "").absolute()
    if not path.parent.is_dir():
        raise Refused(f"the store {address} cannot be used: there is no folder {path.parent}")
    try:
        with path.open("rb") as file:
            beginning = file.read(len(SQLITE))
    except FileNotFoundError:
        return path
    except OSError as error:
        raise Refused(f"the store {address} cannot be used: {reason(error)}") from error
    if beginning not in (b"", SQLITE):
        raise Refused(f"the store {address} cannot be used: file is not a database")
    return path


def open_database(address: str) -> Database:
    """The database at an address, ready to use; what cannot be opened is refused."""
    url = _url(address)
    keep_private(file_of(address))
    database = Database(_engine(url, 1), _engine(url, READERS))
    event.listen(database.writing, "begin", _begin_writing)
    event.listen(database.reading, "connect", _read_only)
    event.listen(database.reading, "begin", _begin_reading)
    try:
        upgrade(database)
    except DBAPIError as error:
        database.close()
        raise Refused(f"the store {address} cannot be used: {str(error.orig).lower()}") from error
    except Refused as error:
        database.close()
        raise Refused(f"the store {address} cannot be used: {error}") from error
    return database


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise Refused(f"{address!r} is not the address of a store, such as sqlite:///tables.sqlite3") from error
    if url.get_backend_name() != "sqlite":
        raise Refused(f"{url.get_backend_name()!r} is not a kind of store, only sqlite is")
    if url.database in (None, "", ":memory:"):
        raise Refused(f"the store {address} cannot be used: it would forget everything")
    return url.set(drivername="sqlite+pysqlite")


def keep_private(file: Path) -> None:
    """Only whoever runs the server reads what it stores: the key it signs with, and everybody's hands."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
        for part in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
            if part.exists():
                part.chmod(PRIVATE)
    except OSError as error:
        raise Refused(f"the store {file} cannot be used: {reason(error)}") from error


def _engine(url: URL, connections: int) -> Engine:
    engine = create_engine(
        url,
        connect_args={"timeout": BUSY_SECONDS},
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # moves are secret, in error messages too
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, record: Any) -> None:
    """What was acknowledged is on the disk; readers do not wait for writers; transactions begin when we say so, those
    that change the schema too."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _read_only(connection: sqlite3.Connection, record: Any) -> None:
    connection.execute("PRAGMA query_only=ON")


def _begin_writing(connection: Connection) -> None:
    """With the lock from the beginning: a transaction that read first could not get it any more."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    """All that is read together is of one moment."""
    connection.exec_driver_sql("BEGIN")


def upgrade(database: Database) -> None:
    """Bring the schema up to date, whole or not at all; a schema that only a later version knows is refused."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    with database.reading.connect() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
    if present not in (None, *(one.revision for one in script.walk_revisions())):
        raise Refused("it was written by a later version of Opening Bell")
    if present != script.get_current_head():
        with database.writing.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
