"""Hints on the server: where a table allows them, from the asker's own view, and behind everybody's game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from openingbell.bots.budget import Budget
from openingbell.core.registry import find_game
from openingbell.locales import Words
from openingbell.protocol.messages import Hint, NewTable, Sitting, TableOptions
from openingbell.server import hints
from openingbell.server.bots import BotWorkers
from openingbell.server.house import House
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from openingbell.server.turns import Claim
from tests.server.serving import BOT as BOT_SEAT
from tests.server.serving import ME as ME_SEAT
from tests.server.serving import OPEN as OPEN_SEAT
from tests.server.serving import Client, Server, refusal

ME, BOT, OPEN = Sitting(kind="me"), Sitting(kind="bot", bot="random"), Sitting(kind="open")
FEW = Budget(iterations=20)


@pytest.fixture(scope="module")
def server(any_server: Server) -> Server:
    return any_server


class Thinker(BotWorkers):
    """Thinks at once, here, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(FEW, workers=1)
        self.asked: list[tuple[Claim, tuple[Any, ...]]] = []

    async def run(self, claim: Claim, seconds: float, think: Callable[..., Any], *question: Any) -> Any:
        self.asked.append((claim, question))
        return think(*question)


def at_home(store: str, play: Callable[[House, Thinker], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        house = House(Store(open_database(store)), Settings(store=store, bot_pause=0, bot_budget=FEW, **settings))
        thinker = Thinker()
        house._bots = house.hints._workers = thinker
        try:
            await play(house, thinker)
        finally:
            await house.close()

    asyncio.run(run())


async def asked(table: Table, seat: int) -> int:
    """When a seat has to decide: after how many entries."""
    while table.running().play.state.actor != seat:
        await asyncio.sleep(0.01)
    return table.seq


def new(game: str, *seats: Sitting, may: bool | None = None, **options: Any) -> NewTable:
    return NewTable(game=game, options={"players": len(seats), **options}, seats=list(seats), hints=may)


async def refused(asking: Awaitable[Hint]) -> tuple[int, str]:
    with pytest.raises(HttpRefusal) as told:
        await asking
    return told.value.status, told.value.error


@pytest.mark.parametrize("name", ["acquire", "stockpile", "syndicate"])
def test_whoever_is_alone_with_bots_gets_advice_that_can_be_followed(
    name: str, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "BUDGET", FEW)

    async def play(house: House, thinker: Thinker) -> None:
        ann = await house.store.new_guest("Ann")
        table = await house.set_up(ann, new(name, ME, BOT, BOT))
        assert table.describe(ann.id).hints
        seq = await asked(table, 0)
        thinker.asked.clear()
        hint, again = [await house.hints.hint(table, ann.id, seq, None) for _ in range(2)]
        assert again == hint
        ((claim, _),) = thinker.asked  # asked again it costs nothing
        assert (claim.job, claim.person) == (True, False)
        for reason in hint.reasons:
            assert Words("ko").reason(name, reason, ["Ann", "Bob", "Cleo"])
        await table.move(ann.id, seq, [move.move for move in hint.moves])

    at_home(store, play)


def test_with_others_only_where_the_table_was_set_up_so(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", FEW)

    async def play(house: House, thinker: Thinker) -> None:
        ann, bob = await house.store.new_guest("Ann"), await house.store.new_guest("Bob")
        for may in (None, False, True):
            table = await house.set_up(ann, new("stockpile", ME, OPEN, may=may))
            await table.sit(bob, 1, ME)
            assert table.describe(bob.id).hints is (may is True)
            seat = int(table.running().play.state.actor)
            asker, other = (ann, bob) if seat == 0 else (bob, ann)
            if may is True:
                assert (await house.hints.hint(table, asker.id, table.seq, None)).moves
                assert await refused(house.hints.hint(table, other.id, table.seq, None)) == (409, "not-asked")
            else:
                assert await refused(house.hints.hint(table, asker.id, table.seq, None)) == (403, "hints")
        eve = await house.store.new_guest("Eve")
        assert await refused(house.hints.hint(table, eve.id, table.seq, None)) == (403, "seat")

    at_home(store, play)


def test_whether_there_are_hints_is_kept_and_may_change_while_a_table_waits(store: str) -> None:
    kept: list[str] = []

    async def set_up(house: House, thinker: Thinker) -> None:
        ann = await house.store.new_guest("Ann")
        table = await house.set_up(ann, new("acquire", ME, OPEN))
        assert not table.describe(ann.id).hints
        await table.change(ann, TableOptions(options={"players": 2}, listed=False, hints=True))
        assert table.describe(ann.id).hints
        kept.append(table.id)

    async def look(house: House, thinker: Thinker) -> None:
        assert (await house.table(kept[0])).allows_hints()

    at_home(store, set_up)
    at_home(store, look)


def test_what_is_thought_about_was_dealt_anew(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the true state nor its events reach the worker: other tiles are in others' hands there."""
    monkeypatch.setattr(hints, "BUDGET", FEW)

    async def play(house: House, thinker: Thinker) -> None:
        ann = await house.store.new_guest("Ann")
        table = await house.set_up(ann, new("acquire", ME, BOT, BOT, BOT, holdings="hidden"))
        seq = await asked(table, 0)
        thinker.asked.clear()
        await house.hints.hint(table, ann.id, seq, None)
        ((_, (_, _, snapshot, seat, _, told)),) = thinker.asked
        state, sent = table.running().play.state, find_game("acquire").load(snapshot)
        assert sent.view(seat) == state.view(seat)
        assert sent.reveal() != state.reveal()
        assert told == []

    at_home(store, play)


def test_a_guest_has_so_many_in_an_hour(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", FEW)

    async def play(house: House, thinker: Thinker) -> None:
        ann = await house.store.new_guest("Ann")
        tables = [await house.set_up(ann, new("stockpile", ME, BOT)) for _ in range(3)]
        for number, table in enumerate(tables):
            seq = await asked(table, 0)
            asking = house.hints.hint(table, ann.id, seq, None)
            if number < 2:
                await asking
                assert await refused(house.hints.hint(table, ann.id, seq + 99, None)) == (409, "seq")
            else:
                assert await refused(asking) == (429, "many-hints")

    at_home(store, play, hints_per_guest=2)


def test_a_hint_over_the_wire(ann: Client) -> None:
    table = ann.post("/tables", {"game": "stockpile", "options": {"players": 2}, "seats": [ME_SEAT, BOT_SEAT]})
    with ann.live(table["id"]) as live:
        position = live.position()
        while not position["legal"]:
            position = live.position()
    hint = ann.post(f"/tables/{table['id']}/hint", {"seq": position["seq"]})
    assert hint["moves"][0]["move"] in [move["move"] for move in position["legal"]]
    assert 0 <= hint["chance"] <= 1
    waiting = ann.post("/tables", {"game": "stockpile", "options": {"players": 2}, "seats": [ME_SEAT, OPEN_SEAT]})
    assert refusal(ann.ask("POST", f"/tables/{waiting['id']}/hint", {"seq": 0})) == (409, "waiting")
