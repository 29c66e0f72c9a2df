"""Nobody fills the house alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from openingbell.protocol.messages import NewTable, Sitting
from openingbell.server.hourly import HOUR
from openingbell.server.house import House
from openingbell.server.limits import require_may_come, require_may_deal, require_room
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store
from openingbell.server.store.upkeep import opened, set_limit
from tests.server.moments import Moments
from tests.server.serving import Client, Server, refusal

WAITING = NewTable(game="acquire", options={"players": 2}, seats=[Sitting(kind="me"), Sitting(kind="open")])


def test_an_address_has_so_many_new_tables_in_an_hour(any_store: str, moments: Moments) -> None:
    """Counted for all workers together, here two."""

    async def fill() -> None:
        here, there = Store(open_database(any_store)), Store(open_database(any_store))
        try:
            ann = await here.new_guest("Ann")
            with opened(any_store) as database:
                set_limit(database, "tables-per-address", 3)
            await require_room(here, ann.id, "one")
            moments.pass_by(10)
            await require_room(there, ann.id, "one")
            await require_room(here, ann.id, "one")
            for worker in (here, there):
                with pytest.raises(HttpRefusal) as refused:
                    await require_room(worker, ann.id, "one")
                assert (refused.value.status, refused.value.error) == (429, "address")
            await require_room(there, ann.id, "another")
            moments.pass_by(HOUR - 10)  # the first one counts no more
            await require_room(there, ann.id, "one")
            with pytest.raises(HttpRefusal):
                await require_room(here, ann.id, "one")
        finally:
            await here.close()
            await there.close()

    asyncio.run(fill())


@pytest.mark.parametrize(
    ("name", "error", "require"),
    [
        ("guests-per-address", "address-guests", require_may_come),
        ("deals-per-address", "address-deals", require_may_deal),
    ],
)
def test_so_many_guests_come_and_so_many_deals_are_made_from_an_address(
    any_store: str, name: str, error: str, require: Callable[[Store, str], Awaitable[None]]
) -> None:
    async def fill() -> None:
        kept = Store(open_database(any_store))
        with opened(any_store) as database:
            set_limit(database, name, 2)
        for address in ("one", "one", "another"):
            await require(kept, address)
        with pytest.raises(HttpRefusal) as refused:
            await require(kept, "one")
        assert (refused.value.status, refused.value.error, refused.value.facts) == (429, error, {"limit": 2})
        await kept.close()

    asyncio.run(fill())


def test_who_asks_to_come_or_to_make_a_deal_is_counted(server: Server, ann: Client, nobody: Client) -> None:
    deal = {"game": "acquire", "options": {"players": 2}, "seats": [None, "beginner"], "days": 1}
    wanted = [
        ("guests-per-address", "address-guests", nobody, "/guests", {"name": "Bob"}),
        ("deals-per-address", "address-deals", ann, "/deals", deal),
    ]
    for name, error, client, path, body in wanted:
        client.post(path, body)
        with opened(server.store_address) as database:
            set_limit(database, name, 1)
        assert refusal(client.ask("POST", path, body)) == (429, error)


def test_a_guest_has_so_many_unfinished_tables(store: str) -> None:
    async def fill() -> None:
        kept = Store(open_database(store))
        house = House(kept, Settings(store=store))
        try:
            ann, bob = await kept.new_guest("Ann"), await kept.new_guest("Bob")
            with opened(store) as database:
                set_limit(database, "tables-per-guest", 2)  # as `bell admin limits` does, beside the server
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
