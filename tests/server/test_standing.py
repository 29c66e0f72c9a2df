"""Standing answers on the server: kept, used, cancelled and told to their owner; and nobody else can tell."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.games.acquire.state import AcquireState
from openingbell.protocol.messages import NewTable, Order, Pace, Sitting
from openingbell.server import entries, refusals
from openingbell.server.beat import Beat
from openingbell.server.house import House
from openingbell.server.live import Line, _send_table
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from openingbell.server.watching import Viewer
from tests.patience import SECONDS
from tests.server.test_beat import BEAT, Clock

ME, OPEN = Sitting(kind="me"), Sitting(kind="open")
EARLY = 0.3  # seconds after which somebody answers who does not think
ANN, BOB, CLEO = range(3)


class Heard(Line):
    """What one viewer was sent, and when."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.texts: list[tuple[float, str]] = []
        self.seq = 0

    async def say(self, text: str) -> None:
        self.hear(text)

    def say_at_once(self, news: Callable[[], list[str]]) -> bool:
        for text in news():
            self.hear(text)
        return True

    def hear(self, text: str) -> None:
        self.seq = json.loads(text).get("seq", self.seq)
        self.texts.append((round(self.clock.time, 6), text))


class Dates:
    """The dates of an evening: that of its beginning, and its own clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def time_ns(self) -> int:
        return 10**15 + round(self._clock.time * 1000) * 10**6


class Evening:
    """Three people at a table, whom a fourth watches, with time that passes when somebody waits."""

    def __init__(self, opened: House, at: Table, guests: list[str], clock: Clock) -> None:
        self.house = opened
        self.table = at
        self.guests = guests
        self.clock = clock
        self.heard: dict[str | None, Heard] = {}
        at.beat = Beat(BEAT, self.clock.now, self.pass_time)
        self.tasks = [asyncio.create_task(self._listen(guest)) for guest in [*guests, None]]

    async def _listen(self, guest: str | None) -> None:
        viewer = Viewer(guest)
        self.table.join(viewer)
        self.heard[guest] = Heard(self.clock)
        await _send_table(self.heard[guest], self.table, viewer, 0)

    @property
    def state(self) -> State:
        return self.table.running().play.state

    async def begin(self) -> None:
        """Everybody sits and listens. In which order they came is another evening's matter."""
        while len(self.heard) < len(self.tasks):
            await asyncio.sleep(0)
        await self.pass_time(0)
        for heard in self.heard.values():
            heard.texts.clear()

    async def pass_time(self, seconds: float) -> None:
        """Nobody reads slowly: all have heard what there is before time goes on."""
        while any(heard.seq != self.table.seq for heard in self.heard.values()):
            await asyncio.sleep(0)
        await self.clock.sleep(seconds)

    async def move(self, text: str, after: float = EARLY) -> None:
        """The answer of whoever is asked."""
        await self.pass_time(after)
        await self.table.move(self.guests[int(self.state.actor)], self.table.seq, [text])

    async def go_on(self, since: int) -> None:
        """Until there are more moves than so many."""
        await self.hear(ANN, lambda: self.table.seq > since)

    async def hear(self, seat: int, happened: Callable[[], bool]) -> None:
        """Until somebody heard of something."""
        viewer = Viewer(self.guests[seat])
        self.table.watching.join(viewer)
        while not happened():
            viewer.news.clear()
            if not happened():
                await viewer.news.wait()
        self.table.watching.leave(viewer)

    async def to_an_auction(self) -> None:
        """Nobody wants anything, until something is auctioned."""
        while self.state.step_name() != "auction":
            state = self.state
            texts = [state.game.to_text(state, action) for action in state.legal()]
            await self.move(next((text for text in texts if text in ("done", "pass", "refuse")), texts[0]))


def spend_an_evening(
    address: str,
    happen: Callable[[Evening], Awaitable[Any]],
    game: str = "syndicate",
    pace: Pace | None = None,
    **options: int | str,
) -> Any:
    """The same evening each time: chance and names are alike, and dates, and with them the players' clocks, go by the
    evening's own time."""
    chance, names = random.Random(11), random.Random(12)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
        patch.setattr(secrets, "choice", names.choice)
        clock = Clock()
        patch.setattr(entries, "time", Dates(clock))

        async def run() -> Any:
            store = Store(open_database(address))
            opened = House(store, Settings(store=address, bot_pause=0))
            guests = [await store.new_guest(name) for name in ("Ann", "Bob", "Cleo")]
            wanted = NewTable(game=game, options={"players": 3, **options}, seats=[ME, OPEN, OPEN], clock=pace)
            at = await opened.set_up(guests[ANN], wanted)
            evening = Evening(opened, at, [guest.id for guest in guests], clock)
            try:
                for seat in (BOB, CLEO):
                    await at.sit(guests[seat], seat, ME)
                await evening.begin()
                return await happen(evening)
            finally:
                for task in evening.tasks:
                    task.cancel()
                await opened.close()

        return asyncio.run(asyncio.wait_for(run(), SECONDS))


async def an_auction(evening: Evening, limit: int, ordered: bool) -> list[list[tuple[float, str]]]:
    """Ann bids against Bob, who goes up to so many per cent of nominal, by a standing answer or himself."""
    await evening.to_an_auction()
    auction = evening.state.view(None)["auction"]
    highest = auction["nominal"] * limit // 100
    if ordered:
        await evening.table.standing.give(BOB, Order(word="limit", facts={"good": auction["good"], "price": highest}))
    while evening.state.step_name() == "auction":
        since, price = evening.table.seq, evening.state.view(None)["auction"]["price"]
        if evening.state.actor == BOB and ordered:
            await evening.go_on(since)
        elif evening.state.actor == BOB:
            await evening.move(f"bid {price}" if price <= highest else "pass")
        else:
            await evening.move(f"bid {price}" if evening.state.actor == ANN and price < 600 else "pass", 2 * BEAT)
    await asyncio.sleep(0)
    others = [evening.guests[ANN], evening.guests[CLEO], None]
    return [evening.heard[guest].texts for guest in others]


def test_nobody_else_can_tell_a_limit_or_that_there_is_one(tmp_path: Path) -> None:
    low = spend_an_evening(f"sqlite:///{tmp_path}/low", lambda evening: an_auction(evening, 130, True))
    high = spend_an_evening(f"sqlite:///{tmp_path}/high", lambda evening: an_auction(evening, 170, True))
    alone = spend_an_evening(f"sqlite:///{tmp_path}/alone", lambda evening: an_auction(evening, 130, False))
    assert low == alone, "a standing answer and an early person are told apart"
    for one, other in zip(low, high, strict=True):
        assert not any('"standing"' in text for _, text in one + other)
        same = next(place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1])
        assert one[same][0] == other[same][0], "the moment differs before what was done does"
        told = [json.loads(texts[same][1])["events"][0]["event"] for texts in (one, other)]
        assert [(event["event"], event["seat"]) for event in told] == [("passed", BOB), ("bid", BOB)]
        bids = [text for _, text in one[:same] if '"event":"bid","seat":1' in text.replace(" ", "")]
        assert len(bids) >= 2, "Bob had no time to bid"


class Habit(NamedTuple):
    """What Bob says to a question each time: by either of two standing answers, or himself."""

    game: str
    step: str
    orders: tuple[Order, Order]
    answer: Callable[[list[str]], str]


HABITS = {
    "roll": Habit(
        "syndicate",
        "deal",
        (Order(word="roll", facts={"keep": 200}), Order(word="roll", facts={"keep": 100})),
        lambda moves: "done",
    ),
    "refused offers": Habit(
        "syndicate",
        "answer",
        (Order(word="no-offers-below", facts={"sum": 20}), Order(word="no-offers-below", facts={"sum": 30})),
        lambda moves: "refuse",
    ),
    "claims": Habit(
        "stockpile",
        "claim",
        (Order(word="claim", facts={"shares": "all"}), Order(word="claim", facts={"shares": "all"})),
        lambda moves: max(moves, key=lambda move: sum(int(number) for number in move.split()[1:])),
    ),
}
TIMES = 2  # that Bob is asked
PACES = {"no clock": None, "a move": Pace(per="move", seconds=60), "a game": Pace(per="game", seconds=3600)}


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("name", HABITS)
def test_nobody_else_can_tell_who_answers(tmp_path: Path, name: str, pace: str) -> None:
    """Two worlds that differ in the number alone, and one in which Bob answers early himself: others hear the same."""
    habit = HABITS[name]

    def heard(order: Order | None, world: str) -> Any:
        address = f"sqlite:///{tmp_path}/{world}"
        return spend_an_evening(address, lambda evening: by_habit(evening, habit, order), habit.game, PACES[pace])

    one, other, alone = (heard(order, world) for order, world in zip((*habit.orders, None), "abc", strict=True))
    assert one == other == alone
    assert all(texts for texts in one)


async def by_habit(evening: Evening, habit: Habit, order: Order | None) -> list[list[tuple[float, str]]]:
    """Bob is asked the question a few times. He buys firms, Ann makes him offers, and nobody wants anything else."""
    if order is not None:
        await evening.table.standing.give(BOB, order)
    asked = 0
    while asked < TIMES:
        since, state = evening.table.seq, evening.state
        texts = [state.game.to_text(state, action) for action in state.legal()]
        mine = state.actor == BOB and state.step_name() == habit.step
        asked += mine
        if mine and order is not None:
            await evening.go_on(since)
        elif mine:
            await evening.move(habit.answer(texts))
        else:
            wanted = wish(state, texts) if habit.game == "syndicate" else ""
            usual = [text for text in (wanted, "done", "pass", "refuse") if text in texts]
            await evening.move((usual or texts)[0], 2 * BEAT)
    await evening.pass_time(0)
    return [evening.heard[guest].texts for guest in (evening.guests[ANN], evening.guests[CLEO], None)]


def wish(state: State, texts: list[str]) -> str:
    """Of Bob a firm that is offered; of Ann a firm of his for 10."""
    view = state.view(None)
    if state.actor == BOB:
        return next((text for text in texts if text.startswith("buy ")), "")
    if state.actor != ANN or not view["players"][BOB]["firms"]:
        return ""
    trade = view["trade"]
    if trade is None:
        return f"trade {BOB}"
    group = next(iter(view["players"][BOB]["firms"]))
    return "propose" if trade["takes"] else f"take {group}" if trade["gives"] else "give 10"


def test_what_stands_is_told_to_its_owner_and_outlasts_the_server(any_store: str) -> None:
    async def happen(evening: Evening) -> None:
        await evening.to_an_auction()
        good = evening.state.view(None)["auction"]["good"]
        standing = evening.table.standing
        with pytest.raises(refusals.HttpRefusal):
            await standing.give(BOB, Order(word="limit", facts={"good": "nothing", "price": 100}))
        await standing.give(BOB, Order(word="limit", facts={"good": good, "price": 1}))
        await standing.give(BOB, Order(word="limit", facts={"good": good, "price": 2}))
        await asyncio.sleep(0)
        told = json.loads(evening.heard[evening.guests[BOB]].texts[-1][1])
        assert told["type"] == "standing"
        assert told["orders"] == [{"word": "limit", "facts": {"good": good, "price": 2}, "told": False}]
        again = Table(
            await evening.house.store.table(evening.table.id),  # type: ignore[arg-type]
            evening.table.promised,
            evening.house.store,
            evening.house._bots,
            Settings(store=""),
            lambda table, listed: None,
            evening.house.sharing,
            evening.house.notices.listeners,
        )
        await again.load()
        again.close()
        assert again.standing.told(BOB).orders == standing.told(BOB).orders
        assert again.standing.told(ANN).orders == []
        await standing.cancel(BOB, Order(word="limit", facts={"good": good, "price": 2}))
        assert standing.told(BOB).orders == []

    spend_an_evening(any_store, happen)


def test_what_becomes_doubtful_is_cancelled_and_its_owner_told_why(store: str) -> None:
    async def happen(evening: Evening) -> None:
        await evening.to_an_auction()
        standing = evening.table.standing
        keep = evening.state.view(BOB)["players"][BOB]["cash"]
        await standing.give(BOB, Order(word="roll", facts={"keep": keep}))
        while evening.state.step_name() == "auction":
            price = evening.state.view(None)["auction"]["price"]
            await evening.move(f"bid {price}" if evening.state.actor == BOB else "pass")
        await evening.hear(BOB, lambda: not standing.told(BOB).orders)
        while '"standing"' not in evening.heard[evening.guests[BOB]].texts[-1][1]:
            await asyncio.sleep(0)
        told = json.loads(evening.heard[evening.guests[BOB]].texts[-1][1])
        assert told["orders"] == []
        assert told["cancelled"] == [{"word": "roll", "facts": {"keep": keep}, "doubt": "cash"}]

    spend_an_evening(store, happen)


def test_one_legal_answer_is_not_put_to_a_person(store: str) -> None:
    """It is made with the move that led there, and the record has it like any other."""
    before, move, lone = a_move_that_leaves_one_answer()

    async def happen(evening: Evening) -> None:
        evening.table.running().play.state = before
        since = evening.table.seq
        await evening.move(move)
        assert [entry.text for entry in evening.table.running().entries[since : since + 2]] == [move, lone]
        assert len(evening.state.legal()) > 1

    spend_an_evening(store, happen)


def a_move_that_leaves_one_answer() -> tuple[State, str, str]:
    """The state before it, the move, and the answer that is left then."""
    state, rng = find_game("syndicate").start({"players": 3}), Rng(0)
    while True:
        before, action = state.clone(), pick(state, rng)
        state.apply(action)
        if before.actor >= 0 and state.actor >= 0 and len(state.legal()) == 1:
            game = state.game
            return before, game.to_text(before, action), game.to_text(state, state.legal()[0])


def test_who_has_nothing_to_buy_is_not_asked_where_everybody_knows_it(store: str) -> None:
    async def happen(evening: Evening) -> None:
        player = int(evening.state.actor)
        state = evening.state
        await evening.move(state.game.to_text(state, state.legal()[0]))
        assert evening.state.actor != player
        assert [entry.text for entry in evening.table.running().entries if entry.seat == player][-1] == "done"

    spend_an_evening(store, happen, "acquire")


def test_where_cash_is_hidden_nobody_can_tell_who_has_nothing_to_buy(tmp_path: Path) -> None:
    """Two worlds in which Ann has enough for a share in one alone: she is asked in both, and others hear the same."""
    tile, rich, poor = tiles_that_look_alike()

    def heard(name: str, world: State) -> Any:
        async def happen(evening: Evening) -> list[list[tuple[float, str]]]:
            evening.table.running().play.state = world
            await evening.move(tile)
            assert (evening.state.actor, evening.state.step_name()) == (ANN, "buy")
            await evening.move("done", 2 * BEAT)
            await evening.pass_time(0)
            return [evening.heard[guest].texts for guest in (evening.guests[BOB], None)]

        return spend_an_evening(f"sqlite:///{tmp_path}/{name}", happen, "acquire", holdings="hidden")

    assert heard("rich", rich) == heard("poor", poor)


def tiles_that_look_alike() -> tuple[str, State, State]:
    """Ann places a tile: in one state she may buy then, in the other she has no cash; to others they are the same."""
    state, rng = find_game("acquire").start({"players": 3, "holdings": "hidden"}), Rng(3)
    while True:
        before, action = state.clone(), pick(state, rng)
        state.apply(action)
        if state.actor == before.actor == ANN and state.step_name() == "buy" and len(state.legal()) > 1:
            poor = before.clone()
            assert isinstance(poor, AcquireState)
            poor.cash[ANN] = 0
            assert poor.view(BOB) == before.view(BOB)
            return state.game.to_text(before, action), before, poor
