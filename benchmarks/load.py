"""What a move costs the server: tables with viewers, a pace, a crowd of spectators, and a yardstick of the same run.

The servers run in processes of their own, the clients are here; only loopback is used. Costs are processor time of the
server, which other work on the machine changes less than the delays of the paced run, which are wall time. The game and
the yardstick take turns, so that what else the machine does is the same for both; figures are medians.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from benchmarks.tables import Clients, Server, Table, bare, cost, play_all, serving

GAMES = {"acquire": 3.0, "stockpile": 4.5, "syndicate": 5.0}  # and the milliseconds that a move may cost
TABLES = 50
VIEWERS = 4
MOVES = 600
ROUNDS = 5
PACE = 100
PACED_SECONDS = 10
SPECTATORS = 300
CROWD_MOVES = 50
MAX_CROWD_COST = 30.0
MAX_DELAY = 100.0
LEAST_RATIO = 0.45
MAX_SECONDS = 600
Result = TypeVar("Result")


@dataclass
class Beside:
    """What moves cost in several rounds, and how many were stored in one transaction."""

    costs: list[float]
    together: float

    @property
    def median(self) -> float:
        return statistics.median(self.costs)


@dataclass
class Compared:
    """Moves of a game beside the yardstick's, a round of these after each of those."""

    game: Beside
    bare: Beside
    bytes: int  # that the viewers of a table were sent for a move

    @property
    def ratio(self) -> float:
        """Of the yardstick's speed."""
        return statistics.median(bare / move for move, bare in zip(self.game.costs, self.bare.costs, strict=True))

    def told(self) -> str:
        return (
            f"{self.bare.median:.2f} ms with the same {self.bytes} bytes; "
            f"in one transaction {self.game.together:.1f} moves, and {self.bare.together:.1f} of the yardstick"
        )


async def compare(server: Server, yardstick: Server, tables: list[Table], moves: int) -> Compared:
    """The same number of clients at both, who do the same."""
    await play_all(tables, len(tables))
    messages = _usual(tables)
    async with Clients(yardstick.port) as others:
        plain = await others.bare_tables(len(tables), messages)
        await play_all(plain, len(plain))
        sides = {server: tables, yardstick: plain}
        before = {one: one.writes() for one in sides}
        costs: dict[Server, list[float]] = {one: [] for one in sides}
        for _ in range(ROUNDS):
            for one, playing in sides.items():
                costs[one].append(await cost(one.process, moves, lambda count, at=playing: play_all(at, count)))  # type: ignore[misc]
        game, bare = [Beside(costs[one], _together(before[one], one.writes())) for one in sides]
    return Compared(game, bare, sum(map(len, messages)))


def _usual(tables: list[Table]) -> list[bytes]:
    """What the viewers of one table were sent: neither the shortest nor the longest."""
    sent = [[viewer.text for viewer in table.viewers] for table in tables if table.is_played()]
    return sorted(sent, key=lambda texts: sum(map(len, texts)))[len(sent) // 2]


def _together(before: tuple[float, float], after: tuple[float, float]) -> float:
    return (after[0] - before[0]) / (after[1] - before[1])


async def live_tables(server: Server, yardstick: Server, game: str) -> tuple[Compared, list[float]]:
    """The cost of a move at many tables, and the delays at a pace."""
    async with Clients(server.port) as clients:
        compared = await compare(server, yardstick, await clients.tables(game, VIEWERS - 2, TABLES), MOVES)
        return compared, await paced(await clients.tables(game, VIEWERS - 2, TABLES))


async def paced(tables: list[Table]) -> list[float]:
    """So many moves a second, at one table after the other, whether or not the earlier ones are done."""
    delays: list[asyncio.Task[float]] = []
    free = {table.id: asyncio.Lock() for table in tables}

    async def move(table: Table) -> float:
        async with free[table.id]:
            return await table.move()

    begun = time.perf_counter()
    for number in range(PACE * PACED_SECONDS):
        await asyncio.sleep(max(0.0, begun + number / PACE - time.perf_counter()))
        delays.append(asyncio.create_task(move(tables[number % len(tables)])))
    return list(await asyncio.gather(*delays))


async def crowd(server: Server) -> float:
    """The cost of a move that hundreds of spectators look at."""
    async with Clients(server.port) as clients:
        table = await clients.table("acquire", SPECTATORS, 1)

        await table.play(3)
        return await cost(server.process, CROWD_MOVES, table.play)


def bounded(measuring: Coroutine[Any, Any, Result]) -> Result:
    """A part of the run; one that takes too long ends it."""
    return asyncio.run(asyncio.wait_for(measuring, MAX_SECONDS))


class Report:
    """Prints figures, and knows whether all of them are as good as they should be."""

    def __init__(self) -> None:
        self.good = True

    def say(self, what: str, figure: float, unit: str, most: float | None = None, least: float | None = None) -> None:
        missed = (most is not None and figure > most) or (least is not None and figure < least)
        self.good = self.good and not missed
        bound = "" if most is None and least is None else f" (at {'most' if most else 'least'} {most or least:g})"
        print(f"{what}: {figure:.2f}{unit}{bound}{': MISSED' if missed else ''}", flush=True)

    def compare(self, what: str, compared: Compared, most: float, least: float | None = None) -> None:
        self.say(what, compared.game.median, " ms", most=most)
        self.say(f"{what}, of the yardstick's speed", compared.ratio, f" ({compared.told()})", least=least)


def measure(games: list[str]) -> bool:
    """Print everything about these games; whether all of it is as good as it should be."""
    report = Report()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.sqlite3") as server,
        bare(f"sqlite:///{folder}/yardstick.sqlite3", TABLES) as yardstick,
    ):
        for game in games:
            compared, delays = bounded(live_tables(server, yardstick, game))
            report.compare(f"{game}, a move at {TABLES} tables", compared, GAMES[game], LEAST_RATIO)
            late = statistics.quantiles(delays, n=100)[98]
            report.say(f"{game}, {PACE} moves a second, the slowest of a hundred", late, " ms of wall time", MAX_DELAY)
        report.say(f"acquire, a move with {SPECTATORS} spectators", bounded(crowd(server)), " ms", MAX_CROWD_COST)
    return report.good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--strict", action="store_true", help="exit with status 1 if a bound is missed")
    parser.add_argument("--game", choices=GAMES, action="append", help="this game only; without it, all of them")
    arguments = parser.parse_args()
    good = measure(arguments.game or list(GAMES))
    return 0 if good or not arguments.strict else 1


if __name__ == "__main__":
    sys.exit(main())
