"""What comes of games: who took which place, what counts for ratings, and that counting anew gives the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.engine import Connection, Row

from openingbell.protocol.messages import Answer, Page, Sitting, Wanted
from openingbell.rating.model import Rating, rated, unknown
from openingbell.server.results.counting import read_outcome
from openingbell.server.results.outcome import Outcome
from openingbell.server.results.recounting import Recounted, recount
from openingbell.server.store.results import add_outcome, counted_outcomes, due_games, rated_games, recount_joined
from openingbell.server.store.schema import places, ratings, seats, tallies
from openingbell.server.store.upkeep import opened
from openingbell.server.store.writer import TooLate
from openingbell.server.table import Table
from tests.server.moments import Moments
from tests.server.test_agreeing import BOT, ME, OPEN, Evening, refused, request_of, spend

CHOOSER = random.Random(7)


async def finish(on: Evening, table: Table) -> None:
    """Everybody plays at random to the end, which is stored at once, unless a bot was just about to move."""
    game = table.running()
    while not game.play.is_over():
        branch = game.branch()
        while not branch.is_over():
            legal = list(branch.state.legal())
            branch.act(legal[CHOOSER.randrange(len(legal))])
        asked = table.seating.seats[int(game.play.state.actor)]
        with suppress(TooLate):
            await table.store_and_adopt(branch, game.line.moved, asked.bot)


async def counted(on: Evening, table: Table) -> Outcome:
    await on.house.counting.count(table.id)
    return (await on.store.read(counted_outcomes))[table.id]


def seats_of(read: Connection, table_id: str) -> Sequence[Row[Any]]:
    return read.execute(select(places).where(places.c.table_id == table_id)).all()


async def strengths(on: Evening) -> dict[str, Rating]:
    rows = await on.store.read(lambda read: read.execute(select(ratings)).all())
    return {row.player: Rating(row.mu, row.sigma) for row in rows}


def test_everybody_takes_a_place_by_what_they_made_of_their_seat(any_store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN, BOT])
        await finish(on, table)
        outcome = await counted(on, table)
        scores = table.running().play.state.scores()
        assert outcome.unrated is None
        assert outcome.players() == [on.guests[0].id, on.guests[1].id, "bot:random"]
        assert [place.score for place in outcome.places] == scores
        best = sorted(range(3), key=lambda seat: outcome.places[seat].rank)
        assert best == sorted(range(3), key=lambda seat: -scores[seat])
        assert [place.won for place in outcome.places] == [score == max(scores) for score in scores]
        players = outcome.players()
        expected = rated(players, [place.rank for place in outcome.places], dict.fromkeys(players, unknown()))
        assert await strengths(on) == expected

    spend(any_store, do)


async def resigns(on: Evening, table: Table) -> None:
    await table.agreeing.resign(on.guests[2].id)


async def stays_away(on: Evening, table: Table) -> None:
    await table.agreeing.ask(on.guests[0].id, Wanted(what="bot", seat=2))
    await table.agreeing.answer(on.guests[1].id, Answer(number=request_of(table)["number"], yes=True))


async def is_replaced(on: Evening, table: Table) -> None:
    await table.agreeing.ask(on.guests[0].id, Wanted(what="person", seat=2))
    await table.agreeing.answer(on.guests[1].id, Answer(number=request_of(table)["number"], yes=True))
    await table.sit(on.guests[3], 2, ME)


@pytest.mark.parametrize("leave", [resigns, stays_away, is_replaced])
def test_whoever_leaves_is_last_whatever_others_make_of_their_seat(
    store: str, leave: Callable[[Evening, Table], Coroutine[Any, Any, None]]
) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN, OPEN])
        await leave(on, table)
        await finish(on, table)
        outcome = await counted(on, table)
        assert outcome.unrated is None
        assert outcome.players() == [guest.id for guest in on.guests[:3]]
        assert [(place.gone, place.won and place.gone) for place in outcome.places] == [
            (False, False),
            (False, False),
            (True, False),
        ]
        assert outcome.places[2].rank == 3
        assert set(await strengths(on)) == set(outcome.players())

    spend(store, do)


def test_whoever_comes_back_has_what_became_of_their_seat(store: str) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN, OPEN])
        await stays_away(on, table)
        await table.agreeing.come_back(on.guests[2].id)
        await finish(on, table)
        outcome = await counted(on, table)
        assert not any(place.gone for place in outcome.places)
        assert sum(place.won for place in outcome.places) >= 1

    spend(store, do)


def test_games_that_do_not_count_say_why(store: str) -> None:
    async def do(on: Evening) -> None:
        ended = await on.table([ME, OPEN])
        await ended.agreeing.ask(on.guests[0].id, Wanted(what="end"))
        await ended.agreeing.answer(on.guests[1].id, Answer(number=request_of(ended)["number"], yes=True))
        assert (await counted(on, ended)).unrated == "ended"

        alone = await on.table([ME, BOT])
        while on.seat_to_move(alone) != 0:
            await asyncio.sleep(0)
        while on.seat_to_move(alone) == 0:
            await on.move(alone)
        await alone.agreeing.ask(on.guests[0].id, Wanted(what="takeback"))
        assert not alone.running().course.rated
        await finish(on, alone)
        assert (await counted(on, alone)).unrated == "taken-back"

        one = Sitting(kind="me", name="One")
        shared = await on.table([one, Sitting(kind="me", name="Two")])
        await finish(on, shared)
        assert (await counted(on, shared)).unrated == "shared"

        advised = await on.table([ME, OPEN], hints=True)
        await finish(on, advised)
        assert (await counted(on, advised)).unrated == "hints"

        bots = await on.table([BOT, BOT])
        await finish(on, bots)
        assert (await counted(on, bots)).unrated == "bots"
        assert await strengths(on) == {}

    spend(store, do)


def test_a_game_counts_once_and_late_ones_are_rated_in_their_place(any_store: str) -> None:
    """Two of three are counted in the wrong order, and twice at once: it comes out as if in the right one."""

    async def do(on: Evening) -> None:
        on.house.counting.close()
        tables = [await on.table([ME, OPEN]) for _ in range(3)]
        for table in tables:
            await finish(on, table)
        outcomes = [await read_outcome(on.store, table.id) for table in tables]
        for outcome in reversed(outcomes):
            tries = [on.store.write(partial(add_outcome, outcome=outcome)) for _ in range(2)]
            failures = [one for one in await asyncio.gather(*tries, return_exceptions=True) if one is not None]
            assert [type(one) for one in failures] == [TooLate]
        now = {guest.id: unknown() for guest in on.guests[:2]}
        for outcome in sorted(outcomes, key=lambda one: one.moment):
            now |= rated(outcome.players(), [place.rank for place in outcome.places], now)
            rows = await on.store.read(partial(seats_of, table_id=outcome.table_id))
            assert {row.guest: Rating(row.mu, row.sigma) for row in rows} == now
        assert await strengths(on) == now

    spend(any_store, do)
    with opened(any_store) as database:
        assert recount(database, keep=False).different == ()


def test_counting_anew_finds_and_mends_what_is_otherwise(any_store: str) -> None:
    async def do(on: Evening) -> None:
        for sitting in ([ME, OPEN], [ME, BOT], [ME, OPEN, BOT]):
            table = await on.table(sitting)
            await finish(on, table)
            await counted(on, table)
        for guest in on.guests[:2]:
            await on.house.forget(guest, table.id)  # a game counts whatever becomes of its table

    spend(any_store, do)
    with opened(any_store) as database:
        assert recount(database, keep=False) == Recounted(3, ())
        with database.writing.begin() as write:
            write.execute(update(ratings).where(ratings.c.player == "bot:random").values(mu=99.0))
            write.execute(delete(tallies))
        assert recount(database, keep=False) == Recounted(3, ("ratings", "tallies"))
        assert recount(database, keep=True) == Recounted(3, ("ratings", "tallies"))
        assert recount(database, keep=False) == Recounted(3, ())


def be(write: Connection, guest: str, account: str) -> None:
    """A guest was somebody else all along."""
    rated = rated_games(write, guest)
    for part in (places, seats):
        write.execute(update(part).where(part.c.guest == guest).values(guest=account))
    recount_joined(write, rated)


def test_the_games_of_a_guest_who_logs_in_are_the_accounts(any_store: str) -> None:
    async def do(on: Evening) -> None:
        alone = await on.table([ME, BOT])
        together = await on.table([ME, OPEN])
        for table in (alone, together):
            await finish(on, table)
            await counted(on, table)
        ann, bob, eve = (guest.id for guest in on.guests[:3])
        await on.store.write(partial(be, guest=ann, account=eve))
        assert set(await strengths(on)) == {eve, bob, "bot:random"}
        await on.store.write(partial(be, guest=bob, account=eve))
        assert (await counted(on, together)).unrated == "shared"
        assert set(await strengths(on)) == {eve, "bot:random"}

    spend(any_store, do)
    with opened(any_store) as database:
        assert recount(database, keep=False) == Recounted(2, ())


def test_a_game_whose_spectators_are_behind_counts_when_they_know(store: str, moments: Moments) -> None:
    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN], delay=60)
        await finish(on, table)
        assert await on.store.read(lambda read: due_games(read, moments.at + 59_000, 10)) == []
        assert await on.store.read(lambda read: due_games(read, moments.at + 60_000, 10)) == [table.id]

    spend(store, do)


def test_nobody_has_a_game_counted_before_its_spectators_know(store: str, moments: Moments) -> None:
    """Neither a stranger who asks for its table to be deleted, nor its players by deleting it."""

    async def do(on: Evening) -> None:
        table = await on.table([ME, OPEN], delay=60)
        await finish(on, table)
        await refused("seat", on.house.forget(on.guests[2], table.id))
        for guest in on.guests[:2]:
            await on.house.forget(guest, table.id)
        assert await on.store.read(counted_outcomes) == {}
        assert await on.house.lobby.page("mine", on.guests[0].id, None) == Page(tables=[], after=None)
        moments.pass_by(60)
        await on.house.counting.count(table.id)
        assert set(await on.store.read(counted_outcomes)) == {table.id}
        assert await on.store.table(table.id) is None
        await refused("table", on.house.table(table.id))

    spend(store, do)


def test_what_was_not_counted_when_a_server_died_is_when_the_next_one_starts(store: str) -> None:
    over = []

    async def die(on: Evening) -> None:
        on.house.counting.close()
        table = await on.table([ME, OPEN])
        await finish(on, table)
        over.append(table.id)

    async def look(on: Evening) -> None:
        while over[0] not in await on.store.read(counted_outcomes):
            await asyncio.sleep(0.01)

    spend(store, die)
    spend(store, look)


def test_a_table_that_is_taken_off_every_list_at_once_counts_first(store: str) -> None:
    async def do(on: Evening) -> None:
        on.house.counting.close()
        table = await on.table([ME, BOT])
        await finish(on, table)
        await on.house.forget(on.guests[0], table.id)
        assert await on.store.table(table.id) is None
        assert table.id in await on.store.read(counted_outcomes)

    spend(store, do)
