"""Opening a database: what is behind its address, and its schema brought up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from openingbell.core.errors import Refused
from openingbell.server.store import postgresql, sqlite
from openingbell.server.store.engines import Database, take_time

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x4F50454E  # a number that nobody else would lock: OPEN
KINDS = {"sqlite": sqlite.connect, "postgresql": postgresql.connect}


def open_database(address: str) -> Database:
    """The database at an address, ready to use; what cannot be opened is refused."""
    url = url_of(address)
    try:
        database = KINDS[url.get_backend_name()](url)
    except Refused as error:
        raise unusable(url, str(error)) from error
    try:
        upgrade(database)
    except DBAPIError as error:
        database.close()
        raise unusable(url, str(error.orig)) from error
    except Refused as error:
        database.close()
        raise unusable(url, str(error)) from error
    return database


def url_of(address: str) -> URL:
    """The parts of an address; what is none is refused."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise Refused(f"{address!r} is not the address of a store, such as sqlite:///tables.sqlite3") from error
    if url.get_backend_name() not in KINDS:
        raise Refused(f"{url.get_backend_name()!r} is not a kind of store; there are: {', '.join(KINDS)}")
    return url


def unusable(url: URL, problem: str) -> Refused:
    """In one line, and without a password."""
    first_line = (problem.strip() or "no reason is given").splitlines()[0]
    return Refused(f"the store {url.render_as_string()} cannot be used: {first_line[:1].lower()}{first_line[1:]}")


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
            take_time(connection)
            if database.is_shared:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})  # one server does it
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
