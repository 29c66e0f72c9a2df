"""A PostgreSQL server, through psycopg."""

from __future__ import annotations

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL

from openingbell.extras import need
from openingbell.server.store.engines import BUSY_SECONDS, READERS, Database

LOCKS = f"-c lock_timeout={BUSY_SECONDS}s"
NO_WRITES = "-c default_transaction_read_only=on"


def connect(url: URL) -> Database:
    """A database that is there already; the schema is ours to make."""
    return Database(
        engine(url, 1, LOCKS, "READ COMMITTED"),
        engine(url, READERS, NO_WRITES, "REPEATABLE READ"),  # all that is read together is of one moment
        is_shared=True,
    )


def engine(url: URL, connections: int, options: str, isolation: str) -> Engine:
    need("postgresql")
    return create_engine(
        url.set(drivername="postgresql+psycopg"),
        connect_args={"options": options, "connect_timeout": BUSY_SECONDS},
        isolation_level=isolation,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,  # a server that was restarted is no reason to refuse a move
        hide_parameters=True,  # moves are secret, in error messages too
    )
