"""Notices in the store. Each method is one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol, TypeVar

from sqlalchemy import insert, select
from sqlalchemy.engine import Connection

from openingbell.server.store import turns, ways
from openingbell.server.store.keys import NOTICES
from openingbell.server.store.schema import keys
from openingbell.server.store.turns import TurnRow
from openingbell.server.store.ways import WayRow, WishRow
from openingbell.server.store.writer import TooLate

Result = TypeVar("Result")


class Read(Protocol):
    def __call__(self, find: Callable[[Connection], Result]) -> Awaitable[Result]: ...


class Write(Protocol):
    def __call__(self, table_id: str, write: Callable[[Connection], Result]) -> Awaitable[Result]: ...


class NoticeStore:
    """None of it is part of a table: no viewer has to hear of it."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    # --- ways and wishes --------------------------------------------------------------------------------------------

    async def who_listens(self) -> tuple[frozenset[str], frozenset[str]]:
        return await self._read(ways.who_listens)

    async def ways_of(self, guest_id: str) -> list[WayRow]:
        return await self._read(lambda read: ways.ways_of(read, guest_id))

    async def ways_of_table(self, table_id: str) -> list[WayRow]:
        return await self._read(lambda read: ways.ways_of_table(read, table_id))

    async def way(self, way_id: str) -> WayRow | None:
        return await self._read(lambda read: ways.way(read, way_id))

    async def add_way(self, row: WayRow, most: int) -> WayRow:
        return await self._write("", lambda write: ways.add_way(write, row, most))

    async def drop_way(self, way_id: str) -> None:
        await self._write("", lambda write: ways.drop_way(write, way_id))

    async def count_failed(self, way_id: str, arrived: bool, most: int) -> None:
        await self._write("", lambda write: ways.count_failed(write, way_id, arrived, most))

    async def wish_of(self, guest_id: str) -> WishRow:
        return await self._read(lambda read: ways.wish_of(read, guest_id))

    async def keep_wish(self, row: WishRow) -> None:
        await self._write("", lambda write: ways.keep_wish(write, row))

    async def wants_none(self, table_id: str, guest_id: str) -> bool:
        return await self._read(lambda read: ways.wants_none(read, table_id, guest_id))

    async def want_none(self, table_id: str, guest_id: str, off: bool) -> None:
        await self._write("", lambda write: ways.want_none(write, table_id, guest_id, off))

    async def push_key(self, new: str) -> str:
        """What is kept, or the new one if there is none."""
        wanted = select(keys.c.value).where(keys.c.name == NOTICES)
        found = await self._read(lambda read: read.scalar(wanted))
        if found is None:
            with suppress(TooLate):  # another worker was faster
                await self._write("", lambda write: write.execute(insert(keys).values(name=NOTICES, value=new)))
            return await self.push_key(new)
        return str(found)

    # --- turns ------------------------------------------------------------------------------------------------------

    async def turns_due(self, moment: int, most: int) -> list[TurnRow]:
        return await self._read(lambda read: turns.turns_due(read, moment, most))

    async def take_turns(self, rows: Sequence[TurnRow]) -> list[TurnRow]:
        return await self._write("", lambda write: turns.take_turns(write, rows))

    async def put_off(self, rows: Sequence[TurnRow], until: int) -> None:
        await self._write("", lambda write: turns.put_off(write, rows, until))

    async def take_turns_of(self, guest_id: str, rows: Sequence[TurnRow], moment: int, gap: int) -> list[TurnRow]:
        return await self._write("", lambda write: turns.take_turns_of(write, guest_id, rows, moment, gap))

    async def waiting_for(self, guest_id: str) -> list[str]:
        return await self._read(lambda read: turns.waiting_for(read, guest_id))
