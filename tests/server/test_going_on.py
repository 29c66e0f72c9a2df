"""What goes on by itself when a server starts again, while nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import func, select

from openingbell.protocol.messages import NewTable, Sitting, Wanted
from openingbell.server import sharing
from openingbell.server.app import _sharing
from openingbell.server.caretaking import end_game
from openingbell.server.house import House
from openingbell.server.leases import BUCKETS
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.models import TableRow
from openingbell.server.store.schema import leases
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from tests.server.postgres import Postgres
from tests.server.test_bot_turns import First, until

ME, OPEN, BOT = Sitting(kind="me"), Sitting(kind="open"), Sitting(kind="bot", bot="random")
NEVER = 3600.0
HELD = select(func.count()).where(leases.c.worker.is_not(None))


class Run:
    """A server from its start to its end, without any client."""

    def __init__(self, address: str, bot_pause: float = 0) -> None:
        settings = Settings(store=address, bot_pause=bot_pause, answer_beat=0, clock_seconds=NEVER, absent_seconds=0)
        self.store = Store(open_database(address))
        self.house = House(self.store, settings, _sharing(self.store, settings))
        self.house._bots.close()
        self.house._bots = First()
        self._wrote = asyncio.Event()
        tell = self.store.written

        def written(table_id: str, version: int | None) -> None:
            tell(table_id, version)
            self._wrote.set()

        self.store.written = written

    async def until(self, table_id: str, reached: Callable[[TableRow], bool]) -> None:
        """Something is so in the store, which is looked at whenever it was written to."""
        while True:
            self._wrote.clear()
            stored = await self.store.table(table_id)
            assert stored is not None
            if reached(stored.row):
                return
            await self._wrote.wait()


@asynccontextmanager
async def running(address: str, bot_pause: float = 0) -> AsyncIterator[Run]:
    run = Run(address, bot_pause)
    await run.house.open()
    try:
        yield run
    finally:
        await run.house.close()


async def play_until_asked(table: Table, seat: int) -> None:
    """The people at a table move until this seat has to decide."""
    while int((state := table.running().play.state).actor) != seat:
        guest = table.seating.seats[int(state.actor)].guest
        assert guest is not None
        await table.move(guest, table.seq, [state.game.to_text(state, state.legal()[0])])


def test_a_bot_that_was_asked_goes_on_after_a_restart(any_store: str) -> None:
    async def evening() -> None:
        async with running(any_store, bot_pause=NEVER) as run:
            ann = await run.store.new_guest("Ann")
            table = await run.house.set_up(ann, NewTable(game="acquire", options={"players": 2}, seats=[ME, BOT]))
            await play_until_asked(table, 1)
        async with running(any_store) as again:
            await again.until(table.id, lambda row: row.actor == 0)

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_a_bot_in_a_persons_place_goes_on_after_a_restart(any_store: str) -> None:
    async def evening() -> None:
        async with running(any_store, bot_pause=NEVER) as run:
            ann, bob = [await run.store.new_guest(name) for name in ("Ann", "Bob")]
            table = await run.house.set_up(ann, NewTable(game="acquire", options={"players": 2}, seats=[ME, OPEN]))
            await table.sit(bob, 1, ME)
            await play_until_asked(table, 1)
            await table.agreeing.ask(ann.id, Wanted(what="bot", seat=1))
            assert table.seating.seats[1].bot is not None
        async with running(any_store) as again:
            await again.until(table.id, lambda row: row.actor == 0)

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_what_was_written_beside_a_server_is_seen_by_whoever_looks(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by `bell admin end`, while the server goes on."""
    monkeypatch.setattr(sharing, "LOOKED_AFTER", 0.0)

    async def evening() -> None:
        async with running(store, bot_pause=NEVER) as run:
            ann = await run.store.new_guest("Ann")
            table = await run.house.set_up(ann, NewTable(game="acquire", options={"players": 2}, seats=[ME, BOT]))
            await asyncio.to_thread(lambda: end_game(open_database(store), table.id))
            await until(table, lambda: table.describe(None).status == "over")

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_who_stops_leaves_no_lease_behind(postgres: Postgres) -> None:
    """Others need not wait until it runs out."""
    address = postgres.new_database()

    async def evening() -> tuple[int, int]:
        async with running(address) as run:
            held = await run.store.read(lambda read: read.scalar(HELD) or 0)
        after = Store(open_database(address))
        left = await after.read(lambda read: read.scalar(HELD) or 0)
        await after.close()
        return held, left

    assert asyncio.run(asyncio.wait_for(evening(), 60)) == (BUCKETS, 0)
