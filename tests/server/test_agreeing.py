"""What people at a table ask of each other: taking back, pausing, ending, clocks, and who plays for whom."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.verifying import problems
from openingbell.protocol.messages import Answer, NewTable, Pace, Sitting, Wanted
from openingbell.server.agreeing import MOST_ASKED
from openingbell.server.house import LATER, House
from openingbell.server.refusals import HttpRefusal
from openingbell.server.resigning import ENDS, PLAYS_ON
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.models import Guest
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from openingbell.server.watching import Viewer
from tests.patience import SECONDS
from tests.server.moments import Moments
from tests.server.test_bot_turns import First

ME, OPEN, BOT = Sitting(kind="me"), Sitting(kind="open"), Sitting(kind="bot", bot="random")
DAY = 86_400
ABSENT = Settings("").absent_seconds


class Evening:
    """A house, and guests of it."""

    def __init__(self, store: Store, house: House, guests: list[Guest]) -> None:
        self.store = store
        self.house = house
        self.guests = guests

    async def table(self, seats: list[Sitting], game: str = "acquire", **wanted: Any) -> Table:
        """One with a guest on every seat that is open."""
        new = NewTable(game=game, options={"players": len(seats)}, seats=seats, **wanted)
        table = await self.house.set_up(self.guests[0], new)
        for number, sitting in enumerate(seats):
            if sitting.kind == "open":
                await table.sit(self.guests[number], number, ME)
        return table

    async def reloaded(self, table: Table) -> Table:
        """As another process would have it."""
        del self.house._tables[table.id]
        table.close()
        return await self.house.table(table.id)

    def seat_to_move(self, table: Table) -> int:
        return int(table.running().play.state.actor)

    async def move(self, table: Table, which: int = 0) -> int:
        """A legal move of whoever is asked; who it was."""
        state = table.running().play.state
        seat = int(state.actor)
        legal = list(state.legal())
        text = state.game.to_text(state, legal[which % len(legal)])
        guest = table.seating.seats[seat].guest
        assert guest is not None
        await table.move(guest, table.seq, [text])
        return seat


def spend(address: str, do: Callable[[Evening], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with evening(address) as made:
            await do(made)

    asyncio.run(asyncio.wait_for(run(), SECONDS))


@asynccontextmanager
async def evening(address: str) -> AsyncIterator[Evening]:
    store = Store(open_database(address))
    house = House(store, Settings(store=address, bot_pause=0, answer_beat=0, clock_seconds=3600))
    house._bots.close()
    house._bots = First()
    try:
        yield Evening(store, house, [await store.new_guest(name) for name in ("Ann", "Bob", "Eve", "Kim")])
    finally:
        await house.close()


def request_of(table: Table) -> Any:
    return table.agreeing.told()["request"]


async def refused(word: str, doing: Coroutine[Any, Any, Any]) -> None:
    with pytest.raises(HttpRefusal) as refusal:
        await doing
    assert refusal.value.error == word


# --- taking back ------------------------------------------------------------------------------------------------------


def test_a_takeback_of_what_others_have_seen_needs_them_all(store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN, OPEN])
        game = table.running()
        mover = on.seat_to_move(table)
        before, start = game.seq, game.at(game.seq)
        while on.seat_to_move(table) == mover:
            await on.move(table, -1)
        mine, *others = [on.guests[(mover + by) % 3].id for by in range(3)]
        await table.agreeing.ask(mine, Wanted(what="takeback"))
        request = request_of(table)
        assert request["needed"] == sorted((mover + by) % 3 for by in (1, 2))
        await refused("asked", table.agreeing.ask(others[0], Wanted(what="pause")))
        await table.agreeing.answer(others[0], Answer(number=request["number"], yes=True))
        assert game.line.place(game.seq) > game.line.place(before)
        await table.agreeing.answer(others[1], Answer(number=request["number"], yes=True))
        assert request_of(table) is None
        assert game.at(game.seq) == start
        assert game.course.rated
        again = await on.reloaded(table)
        assert again.running().at(again.seq) == start
        assert again.seq == game.seq

    spend(store, do)


def test_one_no_is_enough_and_a_move_settles_it(store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN])
        mover = on.seat_to_move(table)
        while on.seat_to_move(table) == mover:
            await on.move(table, -1)
        mine, other = on.guests[mover].id, on.guests[1 - mover].id
        await table.agreeing.ask(mine, Wanted(what="takeback"))
        number = request_of(table)["number"]
        await table.agreeing.answer(other, Answer(number=number, yes=False))
        assert request_of(table) is None
        await refused("settled", table.agreeing.answer(other, Answer(number=number, yes=True)))
        await table.agreeing.ask(mine, Wanted(what="takeback"))
        await on.move(table)
        assert request_of(table) is None
        told = [event["event"] for _, event in table.running().seen(None, 0)]
        assert told.count("table-declined") == 1

    spend(store, do)


def test_alone_with_bots_it_is_free_and_the_game_is_not_rated_then(store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, BOT])
        me = on.guests[0].id
        await refused("nothing-back", table.agreeing.ask(me, Wanted(what="takeback")))
        viewer = Viewer(me)
        table.join(viewer)
        while on.seat_to_move(table) != 0:
            await asyncio.sleep(0)
        before, start = table.seq, table.running().at(table.seq)
        await on.move(table, 0)
        while on.seat_to_move(table) != 0 or table.running().line.place(table.seq) < before + 3:
            await (on.move(table, -1) if on.seat_to_move(table) == 0 else asyncio.sleep(0))
        while table.running().at(table.seq) != start:
            await table.agreeing.ask(me, Wanted(what="takeback"))
        assert not table.running().course.rated
        assert request_of(table) is None

    spend(store, do)


def test_unseen_moves_of_ones_own_are_free_for_everybody(store: str) -> None:
    """In Syndicate nothing is hidden: as long as nobody drew and nobody else moved, a move is as if not made."""

    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN], game="syndicate")
        game, rng = table.running(), Rng(3)
        for _ in range(400):
            seat, before, at = on.seat_to_move(table), game.seq, game.at(game.seq)
            state = game.play.state
            text = state.game.to_text(state, pick(state, rng))
            await table.move(on.guests[seat].id, game.seq, [text])
            to = game.before_last_moves(seat)
            if on.seat_to_move(table) == seat and game.seq == before + 1 and to is not None:
                await table.agreeing.ask(on.guests[seat].id, Wanted(what="takeback"))
                assert request_of(table) is None
                assert game.course.rated
                assert game.at(game.seq) == game.at(to)
                assert to <= before
                assert game.at(before) == game.at(to) or at != game.at(game.seq)
                return
        pytest.fail("nobody ever moved twice in a row")

    spend(store, do)


# --- pausing, ending --------------------------------------------------------------------------------------------------


def test_a_pause_is_agreed_on_and_anybody_ends_it(store: str, moments: Moments) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN], clock=Pace(per="game", seconds=600))
        ann, bob = (guest.id for guest in on.guests[:2])
        mover = on.seat_to_move(table)
        moments.pass_by(10)
        await table.agreeing.ask(ann, Wanted(what="pause"))
        await table.agreeing.answer(bob, Answer(number=request_of(table)["number"], yes=True))
        assert table.agreeing.told()["clock"]["deadline"] is None
        moments.pass_by(5 * DAY)
        await refused("paused", on.move(table))
        assert await on.store.due(moments.at, 10) == []
        await table.agreeing.resume(bob)
        moments.pass_by(5)
        await on.move(table)
        clock = table.agreeing.told()["clock"]
        assert clock["used"][mover] == 15_000
        assert clock["left"][mover] == 585_000

    spend(store, do)


def test_a_game_that_all_end_has_no_winner_and_tells_its_secret(store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN])
        await on.move(table)
        with pytest.raises(HttpRefusal, match="over"):
            table.record(table.eyes(None))
        await table.agreeing.ask(on.guests[0].id, Wanted(what="end"))
        await table.agreeing.answer(on.guests[1].id, Answer(number=request_of(table)["number"], yes=True))
        described = table.describe(None)
        assert (described.status, described.scores, described.actor) == ("over", None, None)
        record = Record.from_json(table.record(table.eyes(None)))
        assert record.extra["abandoned"] is True
        assert list(problems(record, Account.from_json(record.extra[KEY]))) == []
        await refused("over", on.move(table))
        await refused("over", table.agreeing.ask(on.guests[0].id, Wanted(what="takeback")))
        again = await on.reloaded(table)
        assert again.describe(None).status == "over"
        assert (await on.house.go_on(on.guests[0], again, "")).id != table.id

    spend(store, do)


def test_nobody_waits_for_ever_for_who_is_away(any_store: str, moments: Moments) -> None:
    """Bob and Eve are gone from a table without a clock: neither can keep Ann from having a bot for the other."""

    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN, OPEN])
        ann, bob, eve = (guest.id for guest in on.guests[:3])
        table.join(Viewer(ann))
        await table.agreeing.ask(ann, Wanted(what="bot", seat=1))
        assert request_of(table)["needed"] == [2]
        moments.pass_by(ABSENT - 1)
        await on.house.look_at_clocks()
        assert table.seating.seats[1].bot is None
        table = await on.reloaded(table)
        moments.pass_by(1)
        await on.house.look_at_clocks()
        assert table.seating.seats[1].bot is not None
        assert request_of(table) is None
        here = Viewer(eve)
        table.join(here)
        await table.agreeing.ask(ann, Wanted(what="end"))
        if table.seating.seats[on.seat_to_move(table)].bot is None:
            await on.move(table)  # which settles nothing here
        moments.pass_by(ABSENT)
        await on.house.look_at_clocks()
        assert request_of(table)["needed"] == [2], "who looks is asked"
        here.away = True
        moments.pass_by(LATER / 1000)
        await on.house.look_at_clocks()
        assert table.describe(bob).status == "over"
        assert await on.store.due(moments.at, 10) == []

    spend(any_store, do)


def test_one_person_alone_has_another_replaced_only_if_they_stay_away(any_store: str, moments: Moments) -> None:
    """Whoever closes the page for a moment loses no seat by it."""

    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN])
        ann, bob = (guest.id for guest in on.guests[:2])
        table.join(Viewer(ann))
        for what, comes_back in (("bot", True), ("person", True), ("bot", False)):
            await table.agreeing.ask(ann, Wanted(what=what, seat=1))  # type: ignore[arg-type]
            assert request_of(table)["needed"] == []
            moments.pass_by(ABSENT - 1)
            await on.house.look_at_clocks()
            assert request_of(table) is not None
            here = Viewer(bob)
            if comes_back:
                table.join(here)
            moments.pass_by(1)
            await on.house.look_at_clocks()
            assert request_of(table) is None
            assert (table.seating.seats[1].bot is None) == comes_back
            table.leave(here)

    spend(any_store, do)


def test_who_has_time_left_may_be_where_they_like(store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN], clock=Pace(per="move", seconds=3 * DAY))
        for what in ("bot", "person"):
            await refused("not-away", table.agreeing.ask(on.guests[0].id, Wanted(what=what, seat=1)))

    spend(store, do)


def test_where_there_is_a_clock_it_says_who_is_away(any_store: str, moments: Moments) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN], clock=Pace(per="move", seconds=3 * DAY))
        await table.agreeing.ask(on.guests[0].id, Wanted(what="end"))
        moments.pass_by(DAY)
        await on.house.look_at_clocks()
        assert request_of(table)["needed"] == [1]

    spend(any_store, do)


def test_who_asked_may_think_better_of_it(store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN])
        ann, bob = (guest.id for guest in on.guests[:2])
        await table.agreeing.ask(ann, Wanted(what="end"))
        await refused("asked", table.agreeing.ask(bob, Wanted(what="pause")))
        await table.agreeing.answer(ann, Answer(number=request_of(table)["number"], yes=False))
        assert request_of(table) is None
        await table.agreeing.ask(bob, Wanted(what="pause"))
        assert "table-declined" not in [event["event"] for _, event in table.running().seen(None, 0)]

    spend(store, do)


def test_nobody_asks_without_end(store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN])
        ann = on.guests[0].id
        for _ in range(MOST_ASKED):
            await table.agreeing.ask(ann, Wanted(what="pause"))
            await table.agreeing.answer(ann, Answer(number=request_of(table)["number"], yes=False))
        before = table.seq
        await refused("asked-often", table.agreeing.ask(ann, Wanted(what="pause")))
        assert table.seq == before
        await on.move(table)
        await table.agreeing.ask(ann, Wanted(what="pause"))

    spend(store, do)


def test_spectators_who_are_behind_are_told_later_who_plays_for_whom(any_store: str, moments: Moments) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN, OPEN], delay=120)
        ann, bob, eve = (guest.id for guest in on.guests[:3])
        moments.pass_by(120)
        before = table.describe(None).seats
        moments.pass_by(1)
        await table.agreeing.ask(ann, Wanted(what="bot", seat=2))
        await table.agreeing.answer(bob, Answer(number=request_of(table)["number"], yes=True))
        await table.agreeing.resign(bob)
        assert [seat.bot is None for seat in table.describe(ann).seats] == [True, False, False]
        assert table.describe(None).seats == before
        assert [seat.guest for seat in table.seats_for(table.eyes(None))][1:] == [None, eve]
        await table.agreeing.come_back(eve)
        assert table.describe(None).seats == before
        moments.pass_by(120)
        assert table.describe(None).seats == table.describe(ann).seats
        assert [seat.kind for seat in table.describe(None).seats] == ["human", "bot", "human"]

    spend(any_store, do)


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_time_runs_out_at_a_table_that_is_not_in_memory_and_a_bot_plays_until_the_person_is_back(
    store: str, moments: Moments
) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN], clock=Pace(per="move", seconds=3 * DAY))
        mover = on.seat_to_move(table)
        away, there = on.guests[mover].id, on.guests[1 - mover].id
        moments.pass_by(3 * DAY - 1)
        del on.house._tables[table.id]
        await on.house.look_at_clocks()
        assert on.house._tables == {}
        await refused("not-away", (await here(on, table, away)).agreeing.ask(there, Wanted(what="bot", seat=mover)))
        moments.pass_by(2)
        await on.house.look_at_clocks()
        table = await on.house.table(table.id)
        assert table.agreeing.told()["clock"]["out"]
        assert await on.store.due(moments.at, 10) == []
        await on.house.look_at_clocks()
        assert [entry.kind for entry in await on.store.entries(table.id)].count("time") == 1
        before = table.seq
        await table.agreeing.ask(there, Wanted(what="bot", seat=mover))
        while on.seat_to_move(table) == mover:
            await asyncio.sleep(0)
        await refused("stand-in", table.move(away, table.seq, ["done"]))
        await table.agreeing.come_back(away)
        assert table.describe(None).seats[mover].bot is None
        while on.seat_to_move(table) != mover:
            await on.move(table)
        await on.move(table)
        assert table.seq > before
        await table.agreeing.resign(there)
        while not table.running().play.is_over():
            await (on.move(table, 7) if on.seat_to_move(table) == mover else asyncio.sleep(0))
        players: Any = table.record(table.eyes(None))["players"]
        assert [span["kind"] for span in players[mover]["spans"]] == ["human", "bot", "human"]
        assert [span["kind"] for span in players[1 - mover]["spans"]] == ["human", "bot"]
        record = Record.from_json(table.record(table.eyes(None)))
        assert list(problems(record, Account.from_json(record.extra[KEY]))) == []

    async def here(on: Evening, table: Table, guest: str) -> Table:
        loaded = await on.house.table(table.id)
        loaded.join(Viewer(guest))
        return loaded

    spend(store, do)


def test_the_increment_comes_once_a_turn_however_it_is_sent(store: str, moments: Moments) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN], clock=Pace(per="game", seconds=100, increment=7))
        mover = on.seat_to_move(table)
        moves = 0
        while on.seat_to_move(table) == mover:
            moments.pass_by(1)
            await on.move(table, -1)
            moves += 1
        assert table.agreeing.told()["clock"]["left"][mover] == (100 - moves + 7) * 1000

    spend(store, do)


def test_somebody_else_plays_on_if_the_others_want_it(store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN, OPEN])
        ann, bob, eve, kim = on.guests
        await refused("begun", table.sit(kim, 2, ME))
        await table.agreeing.ask(ann.id, Wanted(what="person", seat=2))
        assert request_of(table)["needed"] == [1]
        await table.agreeing.answer(bob.id, Answer(number=request_of(table)["number"], yes=True))
        assert table.describe(None).seats[2].offered
        await table.sit(kim, 2, ME)
        seat = table.describe(kim.id).seats[2]
        assert (seat.name, seat.bot, seat.offered, table.describe(kim.id).you) == ("Kim", None, False, 2)
        await refused("seat", table.agreeing.come_back(eve.id))
        again = await on.reloaded(table)
        assert again.describe(kim.id).you == 2

    spend(store, do)


# --- everything together ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_whatever_is_done_the_log_reloads_to_the_same_table(store: str, moments: Moments, game: str) -> None:
    """Moves, takebacks, votes, pauses and clocks, as chance has it."""

    async def do(on: Evening) -> None:
        rng = Rng(len(game))
        table = await on.table([ME, OPEN, OPEN], game=game, clock=Pace(per="game", seconds=900, increment=5))
        whats: list[Any] = ["takeback", "pause", "bot", "takeback"]
        done: set[str] = set()
        for _ in range(250):
            moments.pass_by(int(rng.below(40)))
            guest = on.guests[rng.below(3)]
            chosen = rng.below(8)
            try:
                if table.running().is_over():
                    break
                if request_of(table) is not None and chosen < 6:
                    answer = Answer(number=request_of(table)["number"], yes=rng.below(5) > 0)
                    for seat in request_of(table)["needed"][: 1 + rng.below(3)]:
                        await table.agreeing.answer(on.guests[seat].id, answer)
                elif chosen == 0:
                    await table.agreeing.ask(guest.id, Wanted(what=whats[rng.below(4)], seat=rng.below(3)))
                elif chosen == 2:
                    await table.agreeing.resume(guest.id)
                    await table.agreeing.come_back(guest.id)
                elif chosen == 3:
                    await on.house.look_at_clocks()
                else:
                    await on.move(table, rng.below(50))
            except HttpRefusal:
                continue
            done |= {entry.kind for entry in table.running().entries}
        assert {"takeback", "ask", "answer"} <= done
        game_then, told = table.running(), table.agreeing.told()
        seen = [table.position(table.eyes(guest.id), 0) for guest in on.guests]
        again = await on.reloaded(table)
        if again.seq == game_then.seq:  # no bot was just about to move
            assert again.agreeing.told() == told
            assert [again.position(again.eyes(guest.id), 0) for guest in on.guests] == seen
            assert again.running().play.state == game_then.play.state

    spend(store, do)


def test_whoever_resigns_ends_the_game_where_it_says_so(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("acquire"), "resigning", ENDS)

    async def happen(on: Evening) -> None:
        table = await on.table([ME, OPEN, BOT])
        await table.agreeing.resign(on.guests[1].id)
        game = (await on.reloaded(table)).running()
        assert (game.is_over(), game.course.ended, game.play.result()) == (True, True, None)
        told = [event for _, event in game.seen(None, 0) if event["event"] == "table-resigned-end"]
        assert [event["seat"] for event in told] == [1]

    spend(store, happen)


@pytest.mark.parametrize("name", ["acquire", "stockpile", "syndicate"])
def test_our_games_let_a_bot_play_on(name: str) -> None:
    assert find_game(name).resigning == PLAYS_ON
