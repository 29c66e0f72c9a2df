"""Nobody fills the house alone."""

from __future__ import annotations

import asyncio

import pytest

from openingbell.server.house import House
from openingbell.server.limits import HOUR, Limits
from openingbell.server.messages import NewTable, Sitting
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store

WAITING = NewTable(game="acquire", options={"players": 2}, seats=[Sitting(kind="me"), Sitting(kind="open")])


def test_an_address_has_so_many_new_tables_in_an_hour() -> None:
    moment = 0.0
    limits = Limits(per_guest=9, per_address=3, clock=lambda: moment)
    limits.require_room(0, "one")
    moment = 10.0
    limits.require_room(0, "one")
    limits.require_room(0, "one")
    with pytest.raises(HttpRefusal) as refused:
        limits.require_room(0, "one")
    assert (refused.value.status, refused.value.error) == (429, "address")
    limits.require_room(0, "another")
    moment = HOUR
    limits.require_room(0, "one")
    with pytest.raises(HttpRefusal):
        limits.require_room(0, "one")


def test_a_guest_has_so_many_unfinished_tables(store: str) -> None:
    async def fill() -> None:
        kept = Store(open_database(store))
        house = House(kept, Settings(store=store, tables_per_guest=2))
        try:
            ann, bob = await kept.new_guest("Ann"), await kept.new_guest("Bob")
            table = await house.set_up(ann, WAITING)
            await house.set_up(ann, WAITING)
            with pytest.raises(HttpRefusal) as refused:
                await house.set_up(ann, WAITING)
            assert (refused.value.status, refused.value.error) == (429, "tables")
            await house.set_up(bob, WAITING)
            await kept.add_entries(table.id, 0, [], [1, 2])  # the game is over
            await house.set_up(ann, WAITING)
        finally:
            await house.close()

    asyncio.run(fill())
