"""So much in an hour for each of many, counted for all who share the store."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Connection

from openingbell.server.store.schema import takings

HOUR = 3_600_000  # milliseconds


def take(write: Connection, what: str, whose: str, most: int, moment: int) -> bool:
    """One more, if there were not so many in the last hour; it counts. Workers that take at the very same moment do not
    see each other, and may take one more each."""
    write.execute(delete(takings).where(takings.c.at <= moment - HOUR))
    own = (takings.c.what == what) & (takings.c.whose == whose)
    taken = write.scalar(select(func.count()).select_from(takings).where(own)) or 0
    if taken < most:
        write.execute(insert(takings).values(what=what, whose=whose, at=moment))
    return bool(taken < most)
