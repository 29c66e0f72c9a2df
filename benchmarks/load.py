"""What a move costs the server: tables with viewers, a pace, a crowd of spectators, and a yardstick of the same run.

The server runs in a process of its own, the clients are here; only loopback is used. Costs are processor time of the
server, which other work on the machine hardly changes; only the delays of the paced run are wall time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import orjson

from benchmarks.wire import Ears, Line

GAMES = {"acquire": 3.0, "stockpile": 4.5, "syndicate": 5.0}  # and the milliseconds that a move may cost
TABLES = 50
VIEWERS = 4
MOVES = 600
PACE = 100
PACED_SECONDS = 10
SPECTATORS = 300
CROWD_MOVES = 50
MAX_CROWD_COST = 30.0
MAX_DELAY = 100.0
LEAST_RATIO = 0.45
MAX_SECONDS = 600
Result = TypeVar("Result")
SEQ = re.compile(rb'"seq":(\d+)')
NOTHING = b'"legal":[]'

YARDSTICK = Path(__file__).with_name("load_yardstick.py")


class Watching:
    """What one viewer of a table was sent: the last position and its number. It is read when somebody has to move."""

    def __init__(self, heard: asyncio.Event) -> None:
        self.seq = -1
        self.told = 0
        self._text = b""
        self._heard = heard

    def hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"position"'):
            found = SEQ.search(text)
            assert found is not None
            self.seq, self._text = int(found[1]), text
            self.told += 1
            self._heard.set()

    @property
    def size(self) -> int:
        return len(self._text)

    def legal(self) -> list[dict[str, Any]]:
        """What this viewer may do."""
        if not self._text or NOTHING in self._text:
            return []
        legal: list[dict[str, Any]] = orjson.loads(self._text)["legal"]
        return legal


@dataclass
class Table:
    """A table of two people, with viewers."""

    id: str
    line: Line
    tokens: list[str]
    heard: asyncio.Event
    chooser: random.Random
    viewers: list[Watching] = field(default_factory=list)

    async def reach(self, seq: int) -> None:
        """Wait until every viewer has the position with this number."""
        while any(viewer.seq < seq for viewer in self.viewers):
            self.heard.clear()
            await self.heard.wait()

    async def play(self, moves: int) -> int:
        """So many moves; how many positions that made, with those that followed by themselves."""
        before = self.viewers[-1].told
        for _ in range(moves):
            await self.move()
        return self.viewers[-1].told - before

    async def move(self) -> float:
        """One move of whoever is to decide, until the last viewer has seen it; the milliseconds that took."""
        seats = enumerate(self.viewers[: len(self.tokens)])
        seat, legal = next((seat, legal) for seat, viewer in seats if (legal := viewer.legal()))
        body = {"seq": self.viewers[seat].seq, "moves": [self.chooser.choice(legal)["move"]]}
        begun = time.perf_counter()
        accepted = await self.line.ask("POST", f"/api/tables/{self.id}/moves", body, self.tokens[seat])
        await self.reach(accepted["seq"])
        return (time.perf_counter() - begun) * 1000


class Clients:
    """Sets tables up at a server, and closes everything in the end."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Clients:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    async def table(self, game: str, spectators: int, number: int) -> Table:
        line = Line(self._port)
        self._stack.callback(line.close)
        tokens = [(await line.ask("POST", "/api/guests", {"name": f"Player {seat}"}))["token"] for seat in range(2)]
        wanted = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await line.ask("POST", "/api/tables", wanted, tokens[0])
        await line.ask("PUT", f"/api/tables/{made['id']}/seats/1", {"kind": "me"}, tokens[1])
        table = Table(made["id"], line, tokens, asyncio.Event(), random.Random(number))
        for token in (*tokens, *[None] * spectators):
            await self._watch(table, token)
        await table.reach(0)
        return table

    async def _watch(self, table: Table, token: str | None) -> None:
        viewer = Watching(table.heard)
        hello = orjson.dumps({"type": "hello", "seq": 0, "token": token})
        ears = await Ears.listen(self._port, f"/api/tables/{table.id}/live", viewer.hear, hello)
        self._stack.callback(ears.close)
        table.viewers.append(viewer)


@contextmanager
def running(command: list[str]) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its process."""
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        yield int(said.split("http://127.0.0.1:")[1].split("/")[0]), process.pid
    finally:
        process.terminate()  # killed, it could not clear away what its bots' processes share
        process.wait()
        process.stdout.close()


def processor_time(process: int) -> float:
    """The milliseconds of processor time that a process has used, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


async def cost(process: int, moves: int, play: Callable[[int], Awaitable[int]]) -> float:
    """Milliseconds of processor time for each move: those asked for, and those that the server answered by itself."""
    before = processor_time(process)
    made = await play(moves)
    return (processor_time(process) - before) / made


async def live_tables(port: int, process: int, game: str) -> tuple[float, list[float], int]:
    """The cost of a move at many tables, the delays at a pace, and how long a message is."""
    async with Clients(port) as clients:
        tables = [await clients.table(game, VIEWERS - 2, number) for number in range(TABLES)]

        async def play(moves: int) -> int:
            async def at(table: Table) -> int:
                return await table.play(moves // TABLES)

            return sum(await asyncio.gather(*map(at, tables)))

        await play(TABLES)
        measured = await cost(process, MOVES, play)
        size = int(statistics.median(viewer.size for table in tables for viewer in table.viewers))
        return measured, await paced(tables), size


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


async def crowd(port: int, process: int) -> float:
    """The cost of a move that hundreds of spectators look at."""
    async with Clients(port) as clients:
        table = await clients.table("acquire", SPECTATORS, 1)

        await table.play(3)
        return await cost(process, CROWD_MOVES, table.play)


async def yardstick(port: int, process: int, size: int) -> float:
    """The cost of a bare request through the same writer, with as many messages of the same length."""
    async with AsyncExitStack() as stack:
        lines = []
        for table in range(TABLES):
            for _ in range(VIEWERS):
                stack.callback((await Ears.listen(port, f"/live?{table}", len)).close)
            lines.append(Line(port))
            stack.callback(lines[-1].close)

        async def play(moves: int) -> int:
            async def at(table: int) -> None:
                for _ in range(moves // TABLES):
                    await lines[table].ask("POST", f"/moves?{table}&{size}", {"seq": 1, "moves": ["place 1A"]})

            await asyncio.gather(*map(at, range(TABLES)))
            return moves

        await play(TABLES)
        return await cost(process, MOVES * 2, play)


def bounded(measuring: Coroutine[Any, Any, Result]) -> Result:
    """A part of the run; one that takes too long ends it."""
    return asyncio.run(asyncio.wait_for(measuring, MAX_SECONDS))


def measure(games: list[str]) -> bool:
    """Print everything about these games; whether all of it is as good as it should be."""
    verdicts: list[bool] = []

    def say(what: str, figure: float, unit: str, bound: float, most: bool = True) -> None:
        good = figure <= bound if most else figure >= bound
        verdicts.append(good)
        print(
            f"{what}: {figure:.2f}{unit} ({'at most' if most else 'at least'} {bound:g}{'' if good else ': MISSED'})",
            flush=True,
        )

    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{folder}/tables.sqlite3"
        costs, sizes = {}, {}
        with running(["-m", "openingbell", "serve", "--port", "0", "--store", store, "--answer-beat", "0"]) as (
            port,
            process,
        ):
            for game in games:
                costs[game], delays, sizes[game] = bounded(live_tables(port, process, game))
                say(f"{game}, a move at {TABLES} tables with {VIEWERS} viewers", costs[game], " ms", GAMES[game])
                late = statistics.quantiles(delays, n=100)[98]
                say(f"{game}, {PACE} moves a second, the slowest of a hundred", late, " ms of wall time", MAX_DELAY)
            say(
                f"acquire, a move with {SPECTATORS} spectators",
                bounded(crowd(port, process)),
                " ms",
                MAX_CROWD_COST,
            )
        with running([str(YARDSTICK), f"sqlite:///{folder}/yardstick.sqlite3", str(TABLES)]) as (port, process):
            for game in games:
                bare = bounded(yardstick(port, process, sizes[game]))
                print(f"{game}, the yardstick: {bare:.2f} ms with messages of {sizes[game]} bytes")
                say(f"{game}, of the yardstick's speed", bare / costs[game], "", LEAST_RATIO, most=False)
    return all(verdicts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--strict", action="store_true", help="exit with status 1 if a bound is missed")
    parser.add_argument("--game", choices=GAMES, action="append", help="this game only; without it, all of them")
    arguments = parser.parse_args()
    good = measure(arguments.game or list(GAMES))
    return 0 if good or not arguments.strict else 1


if __name__ == "__main__":
    sys.exit(main())
