"""A table that others write to: two houses on one store, each with its own memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from openingbell.protocol.messages import NewTable, Order, Sitting
from openingbell.server.house import House
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.models import OVER, PLAYING, WAITING, Guest
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from tests.patience import SECONDS

ME, OPEN = Sitting(kind="me"), Sitting(kind="open")
Check = Callable[[Table, Table, list[Guest]], Coroutine[Any, Any, None]]


def in_two_houses(address: str, check: Check, game: str = "acquire", players: int = 2) -> None:
    """Something checked at a table that waits for one, as two houses know it; and who can sit there."""

    async def run() -> None:
        stores = [Store(open_database(address)) for _ in range(2)]
        houses = [House(store, Settings(store=address, answer_beat=0)) for store in stores]
        guests = [await stores[0].new_guest(name) for name in ("Ann", "Bob", "Cid")]
        bots = [Sitting(kind="bot", bot="random")] * (players - 2)
        wanted = NewTable(game=game, options={"players": players}, seats=[ME, OPEN, *bots])
        first = await houses[0].set_up(guests[0], wanted)
        try:
            await check(first, await houses[1].table(first.id), guests)
        finally:
            for house in houses:
                await house.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def status(table: Table) -> str:
    return table.describe(None).status


def test_seats_the_log_and_the_end_are_read_again(any_store: str) -> None:
    async def check(here: Table, there: Table, guests: list[Guest]) -> None:
        ann, bob, _ = guests
        await here.sit(bob, 1, ME)
        assert (status(here), status(there)) == (PLAYING, WAITING)
        await there.refresh()
        assert status(there) == PLAYING
        assert there.running().entries == here.running().entries
        tables = [here, there]
        while status(here) != OVER:
            state = tables[0].running().play.state
            mover = (ann, bob)[state.actor]
            await tables[0].move(mover.id, tables[0].seq, [state.game.to_text(state, state.legal()[0])])
            tables.reverse()
            await tables[0].refresh()
        assert here.record(here.eyes(None)) == there.record(there.eyes(None))

    in_two_houses(any_store, check)


def test_whoever_waits_until_a_table_has_caught_up_sees_what_others_wrote(any_store: str) -> None:
    async def check(here: Table, there: Table, guests: list[Guest]) -> None:
        await here.sit(guests[1], 1, ME)
        there.others.hear()
        assert status(there) == WAITING
        await there.others.caught_up()
        assert status(there) == PLAYING

    in_two_houses(any_store, check)


def test_of_two_who_take_one_seat_in_two_places_one_sits_there(any_store: str) -> None:
    async def check(here: Table, there: Table, guests: list[Guest]) -> None:
        _, bob, cid = guests
        answers = await asyncio.gather(here.sit(bob, 1, ME), there.sit(cid, 1, ME), return_exceptions=True)
        refused = [answer for answer in answers if answer is not None]
        assert len(refused) == 1
        assert isinstance(refused[0], HttpRefusal)
        assert refused[0].error in ("taken", "begun")
        await asyncio.gather(here.refresh(), there.refresh())
        assert [seat.guest for seat in here.seating.seats] == [seat.guest for seat in there.seating.seats]
        assert here.running().entries == there.running().entries

    in_two_houses(any_store, check)


def test_a_game_does_not_begin_without_somebody_who_has_just_got_up(any_store: str) -> None:
    """Bob sits down here, which makes the table full, while the host has taken her own seat away there."""

    async def check(here: Table, there: Table, guests: list[Guest]) -> None:
        ann, bob, _ = guests
        await there.sit(ann, 0, OPEN)
        await here.sit(bob, 1, ME)  # knows of nobody who got up
        assert status(here) == WAITING
        assert [seat.kind for seat in here.seating.seats] == ["open", "human"]

    in_two_houses(any_store, check)


def test_a_move_that_is_ahead_of_what_is_known_here_is_caught_up_with(any_store: str) -> None:
    async def check(here: Table, there: Table, guests: list[Guest]) -> None:
        ann, bob, _ = guests
        await here.sit(bob, 1, ME)
        state = here.running().play.state
        mover, before = (ann, bob)[state.actor].id, here.seq
        move, another = [state.game.to_text(state, action) for action in state.legal()[:2]]
        after = await there.move(mover, before, [move])
        assert (here.seq, there.seq) == (before, after)
        assert await here.move(mover, before, [move]) == after  # the same once more
        with pytest.raises(HttpRefusal) as refused:
            await here.move(mover, before, [another])
        assert refused.value.error == "seq"

    in_two_houses(any_store, check)


def test_a_deleted_table_is_gone_everywhere(any_store: str) -> None:
    async def check(here: Table, there: Table, guests: list[Guest]) -> None:
        await here.forget(guests[0])
        await there.refresh()
        assert there.is_deleted

    in_two_houses(any_store, check)


def test_of_what_stands_nothing_is_lost_that_was_given_in_two_places(any_store: str) -> None:
    """The same person at two devices, which reach two workers that have not heard of each other yet."""

    async def check(here: Table, there: Table, guests: list[Guest]) -> None:
        await here.sit(guests[1], 1, ME)
        await there.refresh()
        one, other = [Order(word=offer.word, facts=offer.facts) for offer in here.standing.offered(1).offers[:2]]
        assert one != other
        await asyncio.gather(here.standing.give(1, one), there.standing.give(1, other))
        await here.refresh()
        await there.refresh()
        for table in (here, there):
            stand = [Order(word=order.word, facts=order.facts) for order in table.standing.told(1).orders]
            assert sorted(stand, key=str) == sorted([one, other], key=str)
        await asyncio.gather(here.standing.cancel(1, one), there.standing.cancel(1, other))
        await here.refresh()
        assert here.standing.told(1).orders == []

    in_two_houses(any_store, check, "syndicate", 3)
