"""The house: tables are loaded when they are asked for, those in use do not wait for that, and one with which something
is wrong is in no other's way."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from openingbell.protocol.messages import NewTable, Pace, Sitting
from openingbell.server import house as house_module
from openingbell.server.house import LATER, House
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.models import StoredTable
from openingbell.server.store.schema import tables
from openingbell.server.store.store import Store
from openingbell.server.store.writer import TooLate
from openingbell.server.table import Table
from tests.patience import SECONDS
from tests.server.moments import Moments


def test_a_table_in_use_waits_for_no_other_to_be_loaded(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        opened = Store(open_database(store))
        house = House(opened, Settings(store=store))
        host = await opened.new_guest("Ann")
        seats = [Sitting(kind="me"), Sitting(kind="open")]
        table = await house.set_up(host, NewTable(game="acquire", options={"players": 2}, seats=seats))
        find, asked, answered = opened.table, asyncio.Event(), asyncio.Event()

        async def slow(table_id: str) -> StoredTable | None:
            asked.set()
            await answered.wait()
            return await find(table_id)

        monkeypatch.setattr(opened, "table", slow)
        loading = asyncio.create_task(house.table("another"))
        await asked.wait()
        assert await house.table(table.id) is table
        assert not loading.done()
        answered.set()
        with pytest.raises(HttpRefusal, match="no such table"):
            await loading
        await house.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def test_the_clocks_of_others_run_where_one_table_fails(
    any_store: str, moments: Moments, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Of four tables whose time runs out one after the other, the first has rules of another day, the second fails."""
    monkeypatch.setattr(house_module, "MOST_DUE", 2)

    async def run() -> None:
        opened = Store(open_database(any_store))
        house = House(opened, Settings(store=any_store, clock_seconds=3600))
        ann, bob = [await opened.new_guest(name) for name in ("Ann", "Bob")]
        wanted = NewTable(
            game="acquire",
            options={"players": 2},
            seats=[Sitting(kind="me"), Sitting(kind="open")],
            clock=Pace(per="move", seconds=60),
        )
        made: list[Table] = []
        for _ in range(4):
            made.append(await house.set_up(ann, wanted))
            await made[-1].sit(bob, 1, Sitting(kind="me"))
            moments.pass_by(1)
        other, broken, third, fourth = made
        await opened.write(lambda write: write.execute(update(tables).where(tables.c.id == other.id).values(rules=0)))
        broken.run_out = _fail  # type: ignore[method-assign]
        moments.pass_by(60)
        await house.look_at_clocks()
        assert third.running().clock.out
        await house.look_at_clocks()
        assert fourth.running().clock.out, "the one that fails waits, and those after it do not"
        assert f"table {broken.id}: its clock failed" in caplog.text
        assert "a secret" not in caplog.text
        moments.pass_by(LATER / 1000)
        del broken.run_out
        await house.look_at_clocks()
        assert broken.running().clock.out
        await house.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


async def _fail() -> None:
    raise TooLate("a secret")


def test_what_goes_wrong_once_is_done_again(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = House(Store(open_database(store)), Settings(store=store, clock_seconds=0))
        load, again, times = house.bans.load, asyncio.Event(), 0

        async def stumble() -> bool:
            nonlocal times
            times += 1
            if times == 1:
                raise KeyError("nobody thought of this")
            again.set()
            return await load()

        monkeypatch.setattr(house.bans, "load", stumble)
        await again.wait()
        await house.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))
