"""The bots' turns at a table: they outlast a store that fails, ask nobody without need, and pause when nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from openingbell.core.events import Event
from openingbell.core.state import State
from openingbell.protocol.messages import NewTable, Sitting
from openingbell.server import persisting, refusals
from openingbell.server.bots import BotWorkers, Fixed
from openingbell.server.entries import Entry
from openingbell.server.house import House
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from openingbell.server.turns import Claim
from openingbell.server.watching import Viewer
from tests.games.syndicate.tables import table
from tests.patience import SECONDS

ME, BOT = Sitting(kind="me"), Sitting(kind="bot", bot="random")


class First(BotWorkers):
    """Bots that take the first legal move, without any process."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.claims: list[Claim] = []

    async def choose(
        self,
        state: State,
        bot: str,
        events: Sequence[Event] = (),
        claim: Claim | None = None,
        fixed: Fixed | None = None,
    ) -> str:
        assert claim is not None
        self.asked.append(len(state.legal()))
        self.claims.append(claim)
        await asyncio.sleep(0)
        return state.game.to_text(state, state.legal()[0])

    def close(self) -> None:
        """There is nothing to close."""


def at_a_table(
    address: str, seats: list[Sitting], check: Callable[[Table, Store, First], Coroutine[Any, Any, None]]
) -> None:
    """Something checked at a new table of Acquire."""

    async def run() -> None:
        settings = Settings(store=address, bot_pause=0)
        store = Store(open_database(address))
        house = House(store, settings)
        bots = house._bots = First()
        host = await store.new_guest("Ann")
        wanted = NewTable(game="acquire", options={"players": len(seats)}, seats=seats)
        try:
            await check(await house.set_up(host, wanted), store, bots)
        finally:
            await house.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


async def until(table: Table, reached: Callable[[], bool]) -> None:
    """Wait for news until something is so."""
    viewer = Viewer(None)
    table.join(viewer)
    while not reached():
        viewer.news.clear()
        if not reached():
            await viewer.news.wait()
    table.leave(viewer)


def test_bots_try_again_until_the_store_answers(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that was full, and is not any more: nobody has to wake the bots."""
    monkeypatch.setattr(persisting, "FIRST_PAUSE", 0.0)

    async def check(table: Table, stored: Store, _: First) -> None:
        add, failures = stored.add_entries, 0

        async def failing(table_id: str, seq: int, entries: Sequence[Entry], *rest: Any, **named: Any) -> None:
            nonlocal failures
            if failures < 7:
                failures += 1
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))
            await add(table_id, seq, entries, *rest, **named)

        monkeypatch.setattr(stored, "add_entries", failing)
        before = table.seq
        await until(table, lambda: table.seq > before + 40)
        assert failures == 7
        kept = [entry.text for entry in await stored.entries(table.id)]
        assert len(kept) > before + 40
        assert kept == [entry.text for entry in table.running().entries[: len(kept)]]  # a bot may have moved meanwhile

    at_a_table(store, [BOT, BOT], check)


def test_a_full_table_begins_by_itself_when_the_store_answers(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last seat was stored, and then the disk was full: whoever sat down need not come back for the game."""
    monkeypatch.setattr(persisting, "FIRST_PAUSE", 0.0)

    async def check(table: Table, stored: Store, _: First) -> None:
        add, failures = stored.add_entries, 0

        async def failing(table_id: str, seq: int, entries: Sequence[Entry], *rest: Any, **named: Any) -> None:
            nonlocal failures
            if failures < 3:
                failures += 1
                raise refusals.store_fails()
            await add(table_id, seq, entries, *rest, **named)

        monkeypatch.setattr(stored, "add_entries", failing)
        bob = await stored.new_guest("Bob")
        await table.sit(bob, 1, ME)
        assert table.seating.seats_of(bob.id) == [1]
        assert table.describe(bob.id).status == "waiting"
        await until(table, lambda: table.seq > 0)
        assert failures == 3
        assert table.describe(bob.id).status == "playing"
        assert len(await stored.entries(table.id)) == table.seq

    at_a_table(store, [ME, Sitting(kind="open")], check)


def test_what_failed_is_logged_without_what_was_to_be_stored(
    store: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(persisting, "FIRST_PAUSE", 0.0)

    async def check(table: Table, stored: Store, _: First) -> None:
        add, entered = stored.add_entries, list[Entry]()

        async def failing(table_id: str, seq: int, entries: Sequence[Entry], *rest: Any, **named: Any) -> None:
            if not entered:
                entered.extend(entries)
                raise OperationalError("INSERT", {"text": entries[-1].text}, Exception(entries[-1].text))
            await add(table_id, seq, entries, *rest, **named)

        monkeypatch.setattr(stored, "add_entries", failing)
        before = table.seq
        await until(table, lambda: table.seq > before)
        assert "OperationalError" in caplog.text
        assert entered[-1].text not in caplog.text

    at_a_table(store, [BOT, BOT], check)


def test_nobody_is_asked_where_there_is_no_choice(store: str) -> None:
    async def check(table: Table, _: Store, bots: First) -> None:
        await until(table, lambda: table.running().play.is_over())
        assert min(bots.asked) > 1

    at_a_table(store, [BOT, BOT, BOT], check)


def test_a_table_of_bots_pauses_while_nobody_looks(store: str) -> None:
    async def check(table: Table, _: Store, bots: First) -> None:
        assert not table._bots.are_under_way()
        assert bots.asked == []
        begun = table.seq
        await until(table, lambda: table.seq > begun + 20)
        while table._bots.are_under_way():
            await asyncio.sleep(0)
        paused = table.seq
        assert not table.running().play.is_over()
        await until(table, lambda: table.seq > paused)

    at_a_table(store, [BOT, BOT], check)


def test_bots_play_on_to_the_turn_of_a_person_who_is_away(store: str) -> None:
    async def check(table: Table, _: Store, __: First) -> None:
        while table._bots.are_under_way():
            await asyncio.sleep(0)
        assert table.running().play.state.actor == 0

    at_a_table(store, [ME, BOT, BOT], check)


def test_bots_of_people_who_look_come_first(store: str) -> None:
    async def check(table: Table, stored: Store, _: First) -> None:
        assert not table.claim().person
        viewer = Viewer(table.seating.host)
        table.join(viewer)
        assert table.claim() == Claim(person=True, account=table.seating.host)
        table.leave(viewer)
        table.join(Viewer("somebody who only looks"))
        assert not table.claim().person

    at_a_table(store, [ME, BOT], check)


def test_who_is_out_may_see_the_end_at_once(store: str) -> None:
    """Where the only person is ruined the bots pause while nobody looks; hurried, they decide at first sight."""

    async def run() -> None:
        opened = Store(open_database(store))
        house = House(opened, Settings(store=store, bot_pause=0))
        bots = house._bots = First()
        ann = await opened.new_guest("Ann")
        wanted = NewTable(game="syndicate", options={"players": 3, "end": "rounds", "rounds": 3}, seats=[ME, BOT, BOT])
        try:
            at = await house.set_up(ann, wanted)
            with pytest.raises(refusals.HttpRefusal, match="still play"):
                at.hurry(ann.id)
            while at._bots.are_under_way():
                await asyncio.sleep(0)
            at.running().play.state = table(players=3, ruined=(0,), turn=1, end="rounds", rounds=3)
            bots.claims.clear()
            at._bots.wake()
            assert not at._bots.are_under_way()
            with pytest.raises(refusals.HttpRefusal, match="not yours"):
                at.hurry((await opened.new_guest("Bob")).id)
            at.hurry(ann.id)
            while at._bots.are_under_way():
                await asyncio.sleep(0)
            assert at.running().play.is_over()
            assert bots.claims
            assert all(claim.hurried for claim in bots.claims)
        finally:
            await house.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))
