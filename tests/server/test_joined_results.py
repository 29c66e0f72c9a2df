"""Games of a guest who turns out to be somebody else count as if they had always been theirs."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from openingbell.server.results.facts import Fact
from openingbell.server.results.outcome import Outcome, Place
from openingbell.server.store.database import open_database
from openingbell.server.store.results import counted_outcomes, lock, rated_games, recount_joined, rewrite, stored_books
from openingbell.server.store.schema import guests, places, results

PEOPLE = [f"guest{number}" for number in range(6)]
POOLS = [("acquire", 2), ("acquire", 3), ("stockpile", 3)]


def game(number: int, pool: tuple[str, int], players: Sequence[str], chooser: random.Random) -> Outcome:
    ranks = [chooser.randint(1, len(players)) for _ in players]
    seats = [
        Place(seat, player, rank, 100 - rank, rank == min(ranks), False)
        for seat, (player, rank) in enumerate(zip(players, ranks, strict=True))
    ]
    return Outcome(
        f"table{number:03}", *pool, 1000 + number // 2, True, None, (Fact("fact", "value", 0),), tuple(seats)
    )


@pytest.fixture
def write(any_store: str) -> Iterator[Connection]:
    with closing(open_database(any_store)) as database, database.writing.begin() as connection:
        connection.execute(insert(guests), [{"id": one, "name": one, "created": 1} for one in PEOPLE])
        lock(connection)
        yield connection


def join(write: Connection, guest: str, to: str) -> None:
    rated = rated_games(write, guest)
    write.execute(update(places).where(places.c.guest == guest).values(guest=to))
    recount_joined(write, rated)


def everything(read: Connection) -> tuple[Any, ...]:
    return stored_books(read), *(sorted(map(repr, read.execute(select(table)))) for table in (places, results))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_stored_is_what_counting_anew_would_give(write: Connection, seed: int) -> None:
    chooser = random.Random(seed)
    games = []
    for number in range(60):
        pool = chooser.choice(POOLS)
        players = chooser.sample([*PEOPLE, "bot:random", "bot:random"], pool[1])
        games.append(game(number, pool, players, chooser))
    rewrite(write, games)
    for guest, to in (("guest5", "guest0"), ("guest4", "guest0"), ("guest1", "guest2")):
        join(write, guest, to)
        stored = everything(write)
        rewrite(write, list(counted_outcomes(write).values()))
        assert everything(write) == stored
    assert any(outcome.unrated == "shared" for outcome in counted_outcomes(write).values())


def test_games_before_the_guests_first_are_not_counted_again(write: Connection) -> None:
    chooser = random.Random(1)
    others = [game(number, POOLS[0], PEOPLE[:2], chooser) for number in range(10)]
    rewrite(write, [*others, game(20, POOLS[0], ["guest5", "guest1"], chooser)])
    before = places.c.table_id == others[0].table_id
    write.execute(update(places).where(before).values(mu=99.0))
    join(write, "guest5", "guest0")
    assert set(write.scalars(select(places.c.mu).where(before))) == {99.0}
