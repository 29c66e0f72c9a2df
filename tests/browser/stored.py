"""Games that are already under way: played at random from a seed, and put into the store as if they had been served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.fairness.promise import Promise
from openingbell.protocol.messages import Sitting
from openingbell.server.entries import now, written
from openingbell.server.seating import seated
from openingbell.server.store.database import open_database
from openingbell.server.store.models import PLAYING, Guest, StoredTable, TableRow
from openingbell.server.store.store import Store, new_id


def game_until(
    reached: Callable[[State], bool], seed: int = 1, players: int = 4, name: str = "acquire", **options: object
) -> Play:
    """A random game up to the first position where seat 0 has to decide and this is so."""
    game = find_game(name)
    while True:
        rng = Rng(seed)
        play = Play.start(game, {"players": players, **options}, Stream(rng))
        while not play.is_over():
            if play.state.actor == 0 and reached(play.state):
                return play
            play.act(pick(play.state, rng))
        seed += 1


Person = str | dict[str, Any]  # the name of somebody new, or a guest that there is


def put_into(
    store: Path, guest: dict[str, Any], play: Play, others: Sequence[Person] = (), secret: str | None = None
) -> str:
    """A table where the guest has seat 0, these people have the next ones and bots the rest; its id. All further draws
    follow from the secret."""
    # A loop of its own, because the browser's is running in this thread.
    with ThreadPoolExecutor() as pool:
        return pool.submit(asyncio.run, _put(f"sqlite:///{store}", guest, play, others, secret)).result()


async def _put(address: str, guest: dict[str, Any], play: Play, others: Sequence[Person], secret: str | None) -> str:
    store = Store(open_database(address))
    row = TableRow(
        id=new_id(),
        game=play.game.name,
        rules=play.game.rules_version,
        options=dict(play.game.options_of(play.state)),
        host=guest["id"],
        listed=False,
        status=PLAYING,
        seq=0,
        scores=None,
        created=now(),
        changed=now(),
    )
    people = [await _guest(store, person) for person in (guest, *others)]
    me, bot = Sitting(kind="me"), Sitting(kind="bot", bot="random")
    seats = [
        seated(row.id, seat, me if seat < len(people) else bot, people[min(seat, len(people) - 1)], play.game)
        for seat in range(len(play.state.scores()))
    ]
    await store.add_table(StoredTable(row, seats), Promise.of(row.id, play.game, row.options, secret))
    await store.add_entries(row.id, 0, written(play), None)
    await store.close()
    return row.id


async def _guest(store: Store, person: Person) -> Guest:
    return await store.new_guest(person) if isinstance(person, str) else Guest(person["id"], person["name"])
