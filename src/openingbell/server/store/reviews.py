"""Reviews in the store: each with its game, and until it is made, until when somebody is known to work on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from openingbell.server.store.notices import Read, Write
from openingbell.server.store.schema import reviews
from openingbell.server.store.writer import TooLate


@dataclass(frozen=True)
class ReviewRow:
    """`done` of so many `steps`; `until` is when whoever works on it is gone, unless they say something before."""

    table_id: str
    review: dict[str, Any] | None
    done: int
    steps: int
    until: int


class ReviewStore:
    """Each method is one transaction."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def review(self, table_id: str) -> ReviewRow | None:
        wanted = select(reviews).where(reviews.c.table_id == table_id)
        found = await self._read(lambda read: read.execute(wanted).one_or_none())
        return None if found is None else ReviewRow(**found._mapping)

    async def take(self, table_id: str, before: int | None, until: int) -> bool:
        """Work on a review from now on, a new one or that of somebody gone since `before`; whether it is ours."""

        def begin(write: Connection) -> bool:
            if before is None:
                write.execute(insert(reviews).values(table_id=table_id, review=None, done=0, steps=0, until=until))
                return True
            free = (reviews.c.table_id == table_id) & (reviews.c.until == before) & reviews.c.review.is_(None)
            return write.execute(update(reviews).where(free).values(until=until)).rowcount == 1

        try:
            return await self._write("", begin)
        except TooLate:  # somebody else was faster
            return False

    async def say(self, table_id: str, done: int, steps: int, until: int) -> None:
        change = update(reviews).where(reviews.c.table_id == table_id).values(done=done, steps=steps, until=until)
        await self._write("", lambda write: write.execute(change))

    async def keep(self, table_id: str, review: dict[str, Any], steps: int) -> None:
        change = update(reviews).where(reviews.c.table_id == table_id).values(review=review, done=steps, steps=steps)
        await self._write("", lambda write: write.execute(change))
