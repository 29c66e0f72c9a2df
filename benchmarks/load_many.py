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
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from benchmarks.load import MAX_SECONDS, Clients, Table, bounded, cost, processor_time, running
from benchmarks.load_reviews import burden
from benchmarks.wire import Line
from openingbell.core.registry import find_game
from openingbell.fairness.promise import Promise
from openingbell.server.connections import room_for_connections
from openingbell.server.entries import now
from openingbell.server.store.database import open_database
from openingbell.server.store.models import HUMAN, OPEN, PLAYING, WAITING, SeatRow, StoredTable, TableRow
from openingbell.server.store.store import Store, new_id
from tests.server.postgres import running_postgres

CONNECTIONS = 4000
TABLES = 50
MANY = 500
MOVES = 600
MANY_MOVES = 1000
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


@contextmanager
def serving(store: str, workers: int = 1) -> Iterator[tuple[int, int]]:
    """The port and the process of a server."""
    command = ["-m", "openingbell", "serve", "--port", "0", "--store", store, "--answer-beat", "0"]
    with running([*command, "--workers", str(workers), "--max-connections", str(CONNECTIONS)]) as server:
        yield server


async def set_up(clients: Clients, game: str, tables: int, spectators: int) -> list[Table]:
    return [await clients.table(game, spectators, number) for number in range(tables)]


async def play_all(tables: list[Table], moves: int) -> int:
    """So many moves at all tables together."""
    each = max(1, moves // len(tables))
    return sum(await asyncio.gather(*(table.play(each) for table in tables)))


async def move_cost(port: int, process: int, game: str, tables: int, spectators: int, moves: int) -> float:
    async with Clients(port) as clients:
        playing = await set_up(clients, game, tables, spectators)
        await play_all(playing, tables)
        return await cost(process, moves, lambda count: play_all(playing, count))


async def speed(port: int, game: str) -> float:
    """Moves a second of wall time at many tables, as fast as they go."""
    async with Clients(port) as clients:
        playing = await set_up(clients, game, TABLES, 2)
        await play_all(playing, TABLES)
        begun = time.perf_counter()
        made = await play_all(playing, MOVES)
        return made / (time.perf_counter() - begun)


async def growth(port: int, process: int) -> float:
    """What the last moves of a long game cost, of what the first ones did; several games, so that none decides it."""
    async with Clients(port) as clients:
        playing = await set_up(clients, "syndicate", 10, 2)
        quarter = LONG // 4
        await play_all(playing, 10)
        first = await cost(process, 10 * quarter, lambda count: play_all(playing, count))
        await play_all(playing, 10 * 2 * quarter)
        last = await cost(process, 10 * quarter, lambda count: play_all(playing, count))
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


async def lobby_cost(port: int, process: int) -> float:
    """Milliseconds of processor time for a look at the lobby."""
    line = Line(port)
    await line.ask("GET", "/api/tables", None)
    before = processor_time(process)
    for _ in range(LOOKS):
        await line.ask("GET", "/api/tables", None)
    line.close()
    return (processor_time(process) - before) / LOOKS


class Report:
    def __init__(self) -> None:
        self.good = True

    def say(self, what: str, figure: float, unit: str, most: float | None = None, least: float | None = None) -> None:
        missed = (most is not None and figure > most) or (least is not None and figure < least)
        self.good = self.good and not missed
        bound = "" if most is None and least is None else f" (at {'most' if most else 'least'} {most or least:g})"
        print(f"{what}: {figure:.2f}{unit}{bound}{': MISSED' if missed else ''}", flush=True)


def measure_store(report: Report, name: str, store: str) -> None:
    """What one kind of store can hold, with one worker."""
    with serving(store) as (port, process):
        for tables, spectators, moves in ((TABLES, 2, MOVES), (MANY, 0, MANY_MOVES)):
            figure = bounded(move_cost(port, process, "acquire", tables, spectators, moves))
            what = f"{name}: a move at {tables} tables, {spectators + 2} viewers each"
            report.say(what, figure, " ms", most=MOST_COST[name])
    asyncio.run(asyncio.wait_for(fill(store, IDLE, False), MAX_SECONDS))
    asyncio.run(asyncio.wait_for(fill(store, LISTED, True), MAX_SECONDS))
    with serving(store) as (port, process):
        figure = bounded(move_cost(port, process, "acquire", TABLES, 2, MOVES))
        what = f"{name}: a move at {TABLES} tables beside {IDLE} idle and {LISTED} listed ones"
        report.say(what, figure, " ms", most=MOST_COST[name])
        report.say(
            f"{name}: the lobby with {LISTED} listed", bounded(lobby_cost(port, process)), " ms", most=MOST_LOBBY
        )
        report.say(f"{name}: a late move costs, of an early one", bounded(growth(port, process)), "", most=MOST_GROWTH)


def measure_workers(report: Report, store: str) -> None:
    """Two workers beside one, in turns: machines are noisy."""
    speeds: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(ROUNDS):
        for workers, found in speeds.items():
            with serving(store, workers) as (port, _):
                found.append(bounded(speed(port, WORKER_GAME)))
    medians = {workers: statistics.median(found) for workers, found in speeds.items()}
    for workers, median in medians.items():
        report.say(f"PostgreSQL, {WORKER_GAME}, {workers} worker{'s'[: workers - 1]}", median, " moves a second")
    report.say("two workers, of one", medians[2] / medians[1], "", least=LEAST_GAIN)


def measure_reviews(report: Report, store: str) -> None:
    """People's moves while all bots' workers have reviews to make."""
    with serving(store) as (port, _):
        alone, beside = bounded(burden(port))
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
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if arguments.only in (None, "sqlite"):
            measure_store(report, "SQLite", f"sqlite:///{folder / 'tables.sqlite3'}")
        if arguments.only in (None, "reviews"):
            measure_reviews(report, f"sqlite:///{folder / 'reviews.sqlite3'}")
        if arguments.only not in ("sqlite", "reviews"):
            postgres = stack.enter_context(running_postgres(is_durable=True))
            if arguments.only in (None, "postgresql"):
                measure_store(report, "PostgreSQL", postgres.new_database())
            if arguments.only in (None, "workers"):
                measure_workers(report, postgres.new_database())
    return 0 if report.good or not arguments.strict else 1


if __name__ == "__main__":
    sys.exit(main())
