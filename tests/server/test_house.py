"""The house: tables are loaded when they are asked for, and those in use do not wait for that."""

from __future__ import annotations

import asyncio

import pytest

from openingbell.protocol.messages import NewTable, Sitting
from openingbell.server.house import House
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.models import StoredTable
from openingbell.server.store.store import Store
from tests.patience import SECONDS


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
