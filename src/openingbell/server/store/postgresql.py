"""A PostgreSQL server, through psycopg."""

from __future__ import annotations

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL

from openingbell.extras import need
from openingbell.server.store.engines import BUSY_SECONDS, READERS, Database

# A host that dies says nothing. Both sides notice within nine seconds, so that nothing is left of its connections …
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 2, "tcp_user_timeout": 8000}
NOTICED = "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2 -c tcp_user_timeout=8000"
# … and what it has locked in a transaction is free sooner: by the time its leases pass on, and before any write that
# waits for it is refused.
SHORT = f"{NOTICED} -c idle_in_transaction_session_timeout=3s"

LOCKS = f"{SHORT} -c lock_timeout={BUSY_SECONDS}s"
# Whoever reads has locked nothing that a move waits for, and may be slow: a backup writes between two reads.
NO_WRITES = f"{NOTICED} -c default_transaction_read_only=on"


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
        connect_args={**ALIVE, "options": options, "connect_timeout": BUSY_SECONDS},
        isolation_level=isolation,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,  # a server that was restarted is no reason to refuse a move
        hide_parameters=True,  # moves are secret, in error messages too
    )
