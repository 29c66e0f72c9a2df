"""A table that others write to: two houses on one store, each with its own memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from openingbell.protocol.messages import LobbyChanged, NewTable, Order, Sitting, Tables
from openingbell.server.house import House
from openingbell.server.live import _send_lobby
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.models import OVER, PLAYING, WAITING, Guest
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from openingbell.server.watching import Viewer
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


def test_the_lobby_is_right_though_nobody_has_said_a_word(any_store: str) -> None:
    """What another house has written, of which no notice came: the poll sees it, and so does whoever looks."""

    async def run() -> None:
        stores = [Store(open_database(any_store)) for _ in range(2)]
        here, there = [House(store, Settings(store=any_store, answer_beat=0)) for store in stores]
        ann, bob = [await stores[0].new_guest(name) for name in ("Ann", "Bob")]
        strangers, anns = LobbyLine(there, None), LobbyLine(there, ann.id)
        try:
            assert not listed(await strangers.next(), "open") + listed(await anns.next(), "mine")
            public, private = [
                await here.set_up(
                    ann, NewTable(game="acquire", options={"players": 2}, seats=[ME, OPEN], listed=listed)
                )
                for listed in (True, False)
            ]
            await there.hearing.look_after()
            assert listed(await there.lobby.first_pages(None), "open") == [public.id]
            assert listed(await strangers.next(), "open") == [public.id]
            assert sorted(listed(await anns.next(), "mine")) == sorted([public.id, private.id])
            await private.sit(bob, 1, ME)
            await there.hearing.look_after()
            (begun,) = [table for table in (await anns.next()).mine if table.id == private.id]
            assert begun.status == PLAYING
            assert strangers.said.empty()
            await public.sit(bob, 1, ME)
            await there.hearing.look_after()
            assert listed(await strangers.next(), "open") == []
            passing = await there.set_up(
                ann, NewTable(game="acquire", options={"players": 2}, seats=[ME, OPEN], listed=True)
            )
            assert listed(await strangers.next(), "open") == [passing.id]
            await here.forget(ann, passing.id)
            await there.hearing.look_after()
            assert listed(await strangers.next(), "open") == [], "what was shown since the last poll is gone again"
        finally:
            for line in (strangers, anns):
                line.close()
            for house in (here, there):
                await house.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def listed(tables: Tables, which: str) -> list[str]:
    return [table.id for table in getattr(tables, which)]


class LobbyLine:
    """Somebody who looks at the lobby of a house, and what they are sent."""

    def __init__(self, house: House, guest_id: str | None) -> None:
        self.said: asyncio.Queue[Tables] = asyncio.Queue()
        self._viewer = Viewer(guest_id)
        self._watching = house.lobby.watching
        self._watching.join(self._viewer)
        self._sending = asyncio.create_task(_send_lobby(self, house.lobby, self._viewer))  # type: ignore[arg-type]

    async def say(self, text: str) -> None:
        self.said.put_nowait(LobbyChanged.model_validate_json(text).tables)

    async def next(self) -> Tables:
        return await self.said.get()

    def close(self) -> None:
        self._sending.cancel()
        self._watching.leave(self._viewer)
