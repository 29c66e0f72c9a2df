"""The embedded database: one file that only whoever runs the server reads."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, Connection

from openingbell.core.errors import Refused, reason
from openingbell.server.store.engines import BUSY_SECONDS, READERS, Database

BEGINNING = b"SQLite format 3\0"
PRIVATE = 0o600


def file_of(url: URL) -> Path:
    """The file of an embedded database. What cannot be one is refused, and left alone."""
    if url.database in (None, "", ":memory:"):
        raise Refused("it would forget everything")
    path = Path(url.database or "").absolute()
    if not path.parent.is_dir():
        raise Refused(f"there is no folder {path.parent}")
    try:
        with path.open("rb") as file:
            beginning = file.read(len(BEGINNING))
    except FileNotFoundError:
        return path
    except OSError as error:
        raise Refused(reason(error)) from error
    if beginning not in (b"", BEGINNING):
        raise Refused("file is not a database")
    return path


def connect(url: URL) -> Database:
    """The file is made if it is not there."""
    _keep_private(file_of(url))
    url = url.set(drivername="sqlite+pysqlite")
    database = Database(_engine(url, 1), _engine(url, READERS))
    event.listen(database.writing, "begin", _begin_writing)
    event.listen(database.reading, "connect", _read_only)
    event.listen(database.reading, "begin", _begin_reading)
    return database


def _keep_private(file: Path) -> None:
    """It holds the key that the server signs with, and everybody's hands."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
        for part in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
            if part.exists():
                part.chmod(PRIVATE)
    except OSError as error:
        raise Refused(reason(error)) from error


def _engine(url: URL, connections: int) -> Engine:
    engine = create_engine(
        url,
        connect_args={"timeout": BUSY_SECONDS},
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # moves are secret, in error messages too
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: sqlite3.Connection, record: Any) -> None:
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
