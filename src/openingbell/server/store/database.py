"""Opening a database: the driver behind its address, its settings, and its schema brought up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from openingbell.core.errors import Refused

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 30


async def open_database(address: str) -> AsyncEngine:
    """The database at an address, ready to use; what cannot be opened is refused."""
    engine = _engine(address)
    folder = Path(engine.url.database or "").absolute().parent
    if not folder.is_dir():
        raise Refused(f"the store {address} cannot be used: there is no folder {folder}")
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except DBAPIError as error:
        await engine.dispose()
        raise Refused(f"the store {address} cannot be used: {str(error.orig).lower()}") from error
    return engine


async def prepare_database(address: str) -> None:
    """See that the database can be used, and bring it up to date, before anything else begins."""
    engine = await open_database(address)
    await engine.dispose()


def _engine(address: str) -> AsyncEngine:
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise Refused(f"{address!r} is not the address of a store, such as sqlite:///tables.sqlite3") from error
    if url.get_backend_name() != "sqlite":
        raise Refused(f"{url.get_backend_name()!r} is not a kind of store, only sqlite is")
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"),
        connect_args={"timeout": BUSY_SECONDS},
        hide_parameters=True,  # moves are secret, in error messages too
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, record: Any) -> None:
    """What was acknowledged is on the disk; readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
