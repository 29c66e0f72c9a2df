"""The order of the public list of promises.

A number is given before its promise can be seen. If another process could give the next one meanwhile, and be sooner
with it, whoever has read the list up to there would never be shown the first. So nobody gives a number until whoever
gave the last one is done, and numbers come in the order in which they can be seen.

This lock comes before all others. The rows of tables are locked in the order of their ids; a lock that is taken between
them, in whatever transaction it happens to be, would be out of that order: one that waits for the number would hold a
row that the other waits for. Whoever waits here has locked nothing yet, so nobody can wait for them. That is why a job
says beforehand that it promises something, and why `add_promise` may ask again: it has the lock by then.
"""

from __future__ import annotations

from sqlalchemy import text
from sqlalchemy.engine import Connection

GIVING = text(f"SELECT pg_advisory_xact_lock({0x50524F4D})")  # a number that nobody else would lock: PROM


def give_numbers(write: Connection) -> None:
    """Nobody else does until this transaction ends. Of an embedded store there is only one writer anyway."""
    if write.dialect.name == "postgresql":
        write.execute(GIVING)
