"""Many tables, listed and idle ones, long games, reviews, PostgreSQL, two workers: `python -m benchmarks.load_many`.

Beside `load.py`, which has what a move costs and the yardstick. Only loopback is used; everything is bounded in count
and time. Figures are medians where they are wall time.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path

from benchmarks.load import LEAST_RATIO, MAX_SECONDS, Compared, Report, bounded, compare
from benchmarks.load_reviews import burden
from benchmarks.tables import Clients, Server, bare, cost, play_all, processor_time, serving
from benchmarks.wire import Line
from openingbell.core.registry import find_game
from openingbell.fairness.promise import Promise
from openingbell.server.connections import room_for_connections
from openingbell.server.entries import now
from openingbell.server.store.database import open_database
from openingbell.server.store.models import HUMAN, OPEN, PLAYING, WAITING, SeatRow, StoredTable, TableRow
from openingbell.server.store.store import Store, new_id
from openingbell.server.store.upkeep import set_limit
from tests.server.postgres import running_postgres

CONNECTIONS = 4000
TABLES = 50
MANY = 500
MOVES = 600
MANY_MOVES = 1000
BUSY_MOVES = 3000  # what workers make in little more than a second
LISTED = 5000
IDLE = 10_000
LOOKS = 50
LONG = 240  # moves of one game, of which the first and the last quarter are compared
ROUNDS = 3
WORKER_GAME = "syndicate"  # the work is the server's, and not the client's beside it
LEAST_GAIN = 1.2
MOST_GROWTH = 1.5
MOST_COST = {"SQLite": 3.0, "PostgreSQL": 4.0}  # milliseconds of the server's processor time for a move of Acquire
MOST_LOBBY = 60.0
MOST_BURDEN = 1.3


MANY_CONNECTIONS = ("--max-connections", str(CONNECTIONS))

NewStore = Callable[[], str]  # the address of an empty one


async def beside_yardstick(server: Server, yardstick: Server, tables: int, spectators: int, moves: int) -> Compared:
    async with Clients(server.port) as clients:
        return await compare(server, yardstick, await clients.tables("acquire", spectators, tables), moves)


async def move_cost(server: Server) -> float:
    async with Clients(server.port) as clients:
        playing = await clients.tables("acquire", 2, TABLES)
        await play_all(playing, TABLES)
        return await cost(server.process, MOVES, lambda moves: play_all(playing, moves))


async def speed(server: Server, game: str) -> float:
    """Moves a second of wall time, as fast as they go, at many tables: at few of them a second worker often has nothing
    to do."""
    async with Clients(server.port) as clients:
        playing = await clients.tables(game, 0, MANY)
        await play_all(playing, MANY)
        begun = time.perf_counter()
        made = await play_all(playing, BUSY_MOVES)
        return made / (time.perf_counter() - begun)


async def growth(server: Server) -> float:
    """What the last moves of a long game cost, of what the first ones did; several games, so that none decides it."""
    async with Clients(server.port) as clients:
        playing = await clients.tables("syndicate", 2, 10)
        quarter = 10 * LONG // 4
        await play_all(playing, 10)
        first = await cost(server.process, quarter, lambda moves: play_all(playing, moves))
        await play_all(playing, 2 * quarter)
        last = await cost(server.process, quarter, lambda moves: play_all(playing, moves))
        return last / first


async def fill(store: str, tables: int, listed: bool) -> None:
    """Tables that nobody looks at: listed ones wait for players, the others are played and wait for somebody."""
    opened = Store(open_database(store))
    game = find_game("acquire")
    options = game.check({"players": 2})
    host = await opened.new_guest("Ann")
    for begin in range(0, tables, 100):
        await asyncio.gather(*(_add(opened, host.id, options, listed) for _ in range(begin, min(begin + 100, tables))))
    await opened.close()


async def _add(store: Store, host: str, options: Mapping[str, object], listed: bool) -> None:
    game, moment = find_game("acquire"), now()
    row = TableRow(
        id=new_id(), game=game.name, rules=game.rules_version, options=dict(options), host=host, listed=listed,
        status=WAITING if listed else PLAYING, seq=0, scores=None, created=moment, changed=moment,
    )  # fmt: skip
    seats = [SeatRow(row.id, 0, HUMAN, "Ann", host, None), SeatRow(row.id, 1, OPEN, "", None, None)]
    await store.add_table(StoredTable(row, seats), Promise.of(row.id, game, options))


async def lobby_cost(server: Server) -> float:
    """Milliseconds of processor time for a look at the lobby."""
    line = Line(server.port)
    await line.ask("GET", "/api/tables", None)
    before = processor_time(server.process)
    for _ in range(LOOKS):
        await line.ask("GET", "/api/tables", None)
    line.close()
    return (processor_time(server.process) - before) / LOOKS


def measure_store(report: Report, name: str, new_store: NewStore) -> None:
    """What one kind of store can hold, with one worker."""
    store = new_store()
    admit_many(store)
    for tables, spectators, moves in ((TABLES, 2, MOVES), (MANY, 0, MANY_MOVES)):
        with serving(store, *MANY_CONNECTIONS) as server, bare(new_store(), tables) as yardstick:
            compared = bounded(beside_yardstick(server, yardstick, tables, spectators, moves))
        least = LEAST_RATIO if name == "SQLite" and tables == TABLES else None
        what = f"{name}: a move at {tables} tables, {spectators + 2} viewers each"
        report.compare(what, compared, MOST_COST[name], least)
    asyncio.run(asyncio.wait_for(fill(store, IDLE, False), MAX_SECONDS))
    asyncio.run(asyncio.wait_for(fill(store, LISTED, True), MAX_SECONDS))
    with serving(store, *MANY_CONNECTIONS) as server:
        what = f"{name}: a move at {TABLES} tables beside {IDLE} idle and {LISTED} listed ones"
        report.say(what, bounded(move_cost(server)), " ms", most=MOST_COST[name])
        report.say(f"{name}: the lobby with {LISTED} listed", bounded(lobby_cost(server)), " ms", most=MOST_LOBBY)
        report.say(f"{name}: a late move costs, of an early one", bounded(growth(server)), "", most=MOST_GROWTH)


def admit_many(store: str) -> None:
    """All clients come from one address."""
    with closing(open_database(store)) as database:
        for limit in ("guests-per-address", "tables-per-address"):
            set_limit(database, limit, 20 * MANY)


def measure_workers(report: Report, store: str) -> None:
    """Two workers beside one, in turns: machines are noisy."""
    admit_many(store)
    speeds: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(ROUNDS):
        for workers, found in speeds.items():
            with serving(store, *MANY_CONNECTIONS, "--workers", str(workers)) as server:
                found.append(bounded(speed(server, WORKER_GAME)))
    medians = {workers: statistics.median(found) for workers, found in speeds.items()}
    for workers, median in medians.items():
        report.say(f"PostgreSQL, {WORKER_GAME}, {workers} worker{'s'[: workers - 1]}", median, " moves a second")
    report.say("two workers, of one", medians[2] / medians[1], "", least=LEAST_GAIN)


def measure_reviews(report: Report, store: str) -> None:
    """People's moves while all bots' workers have reviews to make."""
    with serving(store, *MANY_CONNECTIONS) as server:
        alone, beside = bounded(burden(server.port))
    report.say("p99 of a move, in time", alone, " ms")
    report.say("p99 of a move beside reviews, of one without", beside / alone, "", most=MOST_BURDEN)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--strict", action="store_true", help="exit with status 1 if a bound is missed")
    parser.add_argument("--only", choices=("sqlite", "postgresql", "workers", "reviews"), help="a part of it")
    arguments = parser.parse_args()
    room_for_connections(CONNECTIONS)
    report = Report()
    with ExitStack() as stack:
        folder, numbers = Path(stack.enter_context(tempfile.TemporaryDirectory())), count(1)

        def new_file() -> str:
            return f"sqlite:///{folder / str(next(numbers))}.sqlite3"

        if arguments.only in (None, "sqlite"):
            measure_store(report, "SQLite", new_file)
        if arguments.only in (None, "reviews"):
            measure_reviews(report, new_file())
        if arguments.only not in ("sqlite", "reviews"):
            postgres = stack.enter_context(running_postgres(is_durable=True))
            if arguments.only in (None, "postgresql"):
                measure_store(report, "PostgreSQL", postgres.new_database)
            if arguments.only in (None, "workers"):
                measure_workers(report, postgres.new_database())
    return 0 if report.good or not arguments.strict else 1


if __name__ == "__main__":
    sys.exit(main())
