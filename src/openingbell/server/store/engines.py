"""What every kind of database has to offer to the store."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Engine, text
from sqlalchemy.engine import Connection

BUSY_SECONDS = 5  # how long a write waits for another program's; then it is refused, and may be tried again
READERS = 4
NO_HASTE = text("SET LOCAL idle_in_transaction_session_timeout = 0")


@dataclass(frozen=True)
class Database:
    """Two ways in: one connection that writes, and several that only read and never wait for it."""

    writing: Engine
    reading: Engine
    is_shared: bool = False  # whether other servers may write to it, too

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()


def take_time(write: Connection) -> None:
    """This transaction computes between its statements: a shared database is not to take us for a host that is gone."""
    if write.dialect.name == "postgresql":
        write.execute(NO_HASTE)
