"""The one writer: what waits is stored together, what is wrong fails alone, and a store that fails is a pause."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.engine import Connection

from openingbell.fairness.promise import Promise, new_secret
from openingbell.server import refusals
from openingbell.server.entries import CHANCE, Entry
from openingbell.server.store.database import open_database
from openingbell.server.store.engines import Database
from openingbell.server.store.models import OPEN, WAITING, SeatRow, StoredTable, TableRow
from openingbell.server.store.postgresql import LOCKS
from openingbell.server.store.store import Store
from openingbell.server.store.writer import MAX_WAITING, TooLate
from tests.patience import SECONDS
from tests.server.postgres import Postgres

DRAW = [Entry(CHANCE, None, "draw 1A", 1)]
LONG = [Entry(CHANCE, None, "x" * 200, 1)] * 200


class Trial:
    """A store, its database, and tables to write to."""

    def __init__(self, address: str) -> None:
        self.database: Database = open_database(address)
        self.store = Store(self.database)

    async def tables(self, number: int) -> list[str]:
        host = await self.store.new_guest("Ann")
        made = [f"table{at}" for at in range(number)]
        for table_id in made:
            row = TableRow(table_id, "acquire", 1, {}, host.id, False, WAITING, 0, None, 1, 1)
            table = StoredTable(row, [SeatRow(table_id, 0, OPEN, "", None, None)])
            await self.store.add_table(table, Promise(table_id, "acquire", 1, {}, None, new_secret()))
        return made

    @asynccontextmanager
    async def pausing(self) -> AsyncIterator[Callable[[], None]]:
        """The writer is busy with something until the function is called; all else waits."""
        go, busy = threading.Event(), threading.Event()

        def wait(connection: Connection) -> None:
            busy.set()
            go.wait(SECONDS)

        writing = asyncio.ensure_future(self.store._writer.write("", wait))
        await asyncio.to_thread(busy.wait, SECONDS)
        yield go.set
        go.set()
        await writing


def trying(store: str, trial: Callable[[Trial], Awaitable[None]]) -> None:
    async def run() -> None:
        opened = Trial(store)
        try:
            await trial(opened)
        finally:
            await opened.store.close()

    asyncio.run(run())


def test_everything_that_waits_is_one_transaction(store: str) -> None:
    async def trial(on: Trial) -> None:
        made = await on.tables(20)
        commits: list[object] = []
        event.listen(on.database.writing, "commit", commits.append)
        async with on.pausing() as go:
            waiting = [asyncio.ensure_future(on.store.add_entries(table, 0, DRAW, None)) for table in made]
            await asyncio.sleep(0)
            go()
            await asyncio.gather(*waiting)
        assert len(commits) == 2
        assert [await on.store.entries(table) for table in made] == [DRAW] * 20

    trying(store, trial)


def test_a_conflict_fails_alone(store: str) -> None:
    async def trial(on: Trial) -> None:
        first, second, third = await on.tables(3)
        async with on.pausing() as go:
            waiting = [
                asyncio.ensure_future(on.store.add_entries(table, seq, DRAW, None))
                for table, seq in ((first, 0), (second, 7), (third, 0), (third, 1))
            ]
            await asyncio.sleep(0)
            go()
            results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), TooLate, type(None), type(None)]
        assert [len(await on.store.entries(table)) for table in (first, second, third)] == [1, 0, 2]

    trying(store, trial)


def test_what_the_database_cannot_keep_fails_alone(postgres: Postgres) -> None:
    """No request has such a sign in it, but whatever a database does not take is nobody else's trouble."""
    zero = [Entry(CHANCE, None, "draw \0", 1)]

    async def trial(on: Trial) -> None:
        first, second, third = await on.tables(3)
        async with on.pausing() as go:
            waiting = [
                asyncio.ensure_future(on.store.add_entries(table, 0, entries, None))
                for table, entries in ((first, DRAW), (second, zero), (third, DRAW))
            ]
            await asyncio.sleep(0)
            go()
            before, refused, after = await asyncio.gather(*waiting, return_exceptions=True)
        assert (before, after) == (None, None)
        assert isinstance(refused, refusals.HttpRefusal)
        assert (refused.status, refused.error) == (422, "signs")
        assert [len(await on.store.entries(table)) for table in (first, second, third)] == [1, 0, 1]
        with pytest.raises(refusals.HttpRefusal) as asked:
            await on.store.entries("\0")
        assert asked.value.error == "signs"

    trying(postgres.new_database(), trial)


def test_a_lock_of_another_program_stops_writes_and_no_reads(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openingbell.server.store.sqlite.BUSY_SECONDS", 0.05)

    async def trial(on: Trial) -> None:
        (table,) = await on.tables(1)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(refusals.HttpRefusal) as refused:
                await on.store.add_entries(table, 0, DRAW, None)
            assert (refused.value.status, refused.value.error) == (503, "store")
            assert await on.store.entries(table) == []
            assert len(await on.store.listing("open", None, None, 50)) == 0
            other.execute("ROLLBACK")
        await on.store.add_entries(table, 0, DRAW, None)
        assert await on.store.entries(table) == DRAW

    trying(store, trial)


def test_a_full_disk_stops_writes_until_there_is_room(store: str) -> None:
    """SQLite's own limit of pages fails as a disk without room does."""

    async def trial(on: Trial) -> None:
        (table,) = await on.tables(1)
        await on.store._writer.write("", lambda write: write.exec_driver_sql("PRAGMA max_page_count = 20"))
        for _ in range(3):
            with pytest.raises(refusals.HttpRefusal) as refused:
                await on.store.add_entries(table, 0, LONG, None)
            assert (refused.value.status, refused.value.error) == (503, "store")
        assert await on.store.entries(table) == []
        await on.store._writer.write("", lambda write: write.exec_driver_sql("PRAGMA max_page_count = 100000"))
        await on.store.add_entries(table, 0, LONG, None)
        assert len(await on.store.entries(table)) == len(LONG)

    trying(store, trial)


LOCK_A_ROW = "UPDATE tables SET changed = changed WHERE id = %s"


def test_what_a_host_that_is_gone_has_locked_is_free_soon(postgres: Postgres) -> None:
    """It died in the middle of a transaction, and nobody has told the database: whoever waits for the row gets it."""
    address = postgres.new_database()

    async def trial(on: Trial) -> None:
        first, second = await on.tables(2)
        with closing(psycopg.connect(address, options=LOCKS)) as gone:
            gone.execute(LOCK_A_ROW, (first,))
            await on.store.add_entries(second, 0, DRAW, None)
            await on.store.add_entries(first, 0, DRAW, None)
            with pytest.raises(psycopg.errors.IdleInTransactionSessionTimeout):
                gone.execute(LOCK_A_ROW, (first,))
        assert [await on.store.entries(table) for table in (first, second)] == [DRAW, DRAW]

    trying(address, trial)


def test_a_row_that_stays_locked_is_the_trouble_of_its_table_alone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some other program has it, which is at work: what waits together with that table's move is stored."""
    monkeypatch.setattr("openingbell.server.store.postgresql.LOCKS", "-c lock_timeout=50ms")
    address = postgres.new_database()

    async def trial(on: Trial) -> None:
        made = await on.tables(3)
        second = made[1]
        with closing(psycopg.connect(address)) as other:
            other.execute(LOCK_A_ROW, (second,))
            async with on.pausing() as go:
                waiting = [asyncio.ensure_future(on.store.add_entries(table, 0, DRAW, None)) for table in made]
                await asyncio.sleep(0)
                go()
                before, refused, after = await asyncio.gather(*waiting, return_exceptions=True)
            assert (before, after) == (None, None)
            assert isinstance(refused, refusals.HttpRefusal)
            assert (refused.status, refused.error) == (503, "store")
            assert [await on.store.entries(table) for table in made] == [DRAW, [], DRAW]
            other.rollback()
        await on.store.add_entries(second, 0, DRAW, None)
        assert await on.store.entries(second) == DRAW

    trying(address, trial)


def test_more_than_can_wait_is_refused_at_once(store: str) -> None:
    async def trial(on: Trial) -> None:
        (table,) = await on.tables(1)
        async with on.pausing() as go:
            waiting = [
                asyncio.ensure_future(on.store.add_entries(table, seq, DRAW, None)) for seq in range(MAX_WAITING + 5)
            ]
            await asyncio.sleep(0)
            assert any(one.done() for one in waiting)
            go()
            results = await asyncio.gather(*waiting, return_exceptions=True)
        refused = sum(isinstance(result, refusals.HttpRefusal) for result in results)
        assert refused == 5
        assert len(await on.store.entries(table)) == len(results) - refused

    trying(store, trial)


def test_who_leaves_before_the_answer_disturbs_nobody(store: str) -> None:
    async def trial(on: Trial) -> None:
        first, second = await on.tables(2)
        async with on.pausing() as go:
            left = asyncio.ensure_future(on.store.add_entries(first, 0, DRAW, None))
            stays = asyncio.ensure_future(on.store.add_entries(second, 0, DRAW, None))
            await asyncio.sleep(0)
            left.cancel()
            go()
            await stays
        assert await on.store.entries(second) == DRAW

    trying(store, trial)
