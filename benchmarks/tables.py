"""Servers of the load benchmarks and the clients that play at them, the same at the game's and at the yardstick's."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.request import urlopen

import orjson

from benchmarks.load_yardstick import MESSAGES
from benchmarks.wire import Ears, Line

SEQ = re.compile(rb'"seq":(\d+)')
NOTHING = b'"legal":[]'
STORED = re.compile(r"^openingbell_written_total (\S+)$", re.MULTILINE)
WRITES = re.compile(r"^openingbell_write_seconds_count (\S+)$", re.MULTILINE)


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
    def text(self) -> bytes:
        return self._text

    def is_asked(self) -> bool:
        return bool(self._text) and NOTHING not in self._text

    def legal(self) -> list[dict[str, Any]]:
        """What this viewer may do."""
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

    def is_played(self) -> bool:
        return any(viewer.is_asked() for viewer in self.viewers)

    async def play(self, moves: int) -> int:
        """So many moves, unless the game ends; how many positions that made, with those that followed by themselves."""
        before = self.viewers[-1].told
        for _ in range(moves):
            if self.is_played():
                await self.move()
        return self.viewers[-1].told - before

    async def move(self) -> float:
        """One move of whoever is to decide, until the last viewer has seen it; the milliseconds that took."""
        seat = next(seat for seat, viewer in enumerate(self.viewers) if viewer.is_asked())
        body = {"seq": self.viewers[seat].seq, "moves": [self.chooser.choice(self.viewers[seat].legal())["move"]]}
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
        line = self._line()
        tokens = [(await line.ask("POST", "/api/guests", {"name": f"Player {seat}"}))["token"] for seat in range(2)]
        wanted = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await line.ask("POST", "/api/tables", wanted, tokens[0])
        await line.ask("PUT", f"/api/tables/{made['id']}/seats/1", {"kind": "me"}, tokens[1])
        return await self._watched(Table(made["id"], line, tokens, asyncio.Event(), random.Random(number)), spectators)

    async def tables(self, game: str, spectators: int, count: int) -> list[Table]:
        return [await self.table(game, spectators, number) for number in range(count)]

    async def bare_tables(self, tables: int, messages: Sequence[bytes]) -> list[Table]:
        """Those of the yardstick, which sends these messages at every move, one to each viewer."""
        await self._line().ask("POST", MESSAGES, [message.decode() for message in messages])
        bare = [
            Table(str(number), self._line(), ["", ""], asyncio.Event(), random.Random(number))
            for number in range(tables)
        ]
        return [await self._watched(table, len(messages) - 2) for table in bare]

    def _line(self) -> Line:
        line = Line(self._port)
        self._stack.callback(line.close)
        return line

    async def _watched(self, table: Table, spectators: int) -> Table:
        for token in (*table.tokens, *[None] * spectators):
            viewer = Watching(table.heard)
            hello = orjson.dumps({"type": "hello", "seq": 0, "token": token})
            ears = await Ears.listen(self._port, f"/api/tables/{table.id}/live", viewer.hear, hello)
            self._stack.callback(ears.close)
            table.viewers.append(viewer)
        await table.reach(0)
        return table


async def play_all(tables: list[Table], moves: int) -> int:
    """So many moves at all tables together."""
    each = max(1, moves // len(tables))
    return sum(await asyncio.gather(*(table.play(each) for table in tables)))


class Server(NamedTuple):
    port: int
    process: int
    metrics: str  # where it says what it has counted

    def writes(self) -> tuple[float, float]:
        """How many things it has stored, and in how many transactions."""
        with urlopen(self.metrics) as answer:
            said = answer.read().decode()
        return tuple(float(found[1]) for one in (STORED, WRITES) if (found := one.search(said)))  # type: ignore[return-value]


@contextmanager
def running(command: list[str]) -> Iterator[Server]:
    """A server in a process of its own."""
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        port = process.stdout.readline().split("http://127.0.0.1:")[1].split("/")[0]
        metrics = process.stdout.readline().split()[-1]
        yield Server(int(port), process.pid, metrics)
    finally:
        process.terminate()  # killed, it could not clear away what its bots' processes share
        process.wait()
        process.stdout.close()


@contextmanager
def serving(store: str, *options: str) -> Iterator[Server]:
    """`bell serve`, whose answers wait for no beat."""
    command = ["-m", "openingbell", "serve", "--port", "0", "--store", store, "--answer-beat", "0"]
    with running([*command, "--metrics-port", "0", *options]) as server:
        yield server


@contextmanager
def bare(store: str, tables: int) -> Iterator[Server]:
    """The yardstick's."""
    with running(["-m", "benchmarks.load_yardstick", store, str(tables)]) as server:
        yield server


def processor_time(process: int) -> float:
    """The milliseconds of processor time that a process has used, all its threads together.

    Linux has a clock for each process, whose number is made of the process's; `/proc` counts in ticks of 10 ms, and a
    round of the yardstick takes little more than ten of them.
    """
    return time.clock_gettime(~process << 3 | 2) * 1000


async def cost(process: int, moves: int, play: Callable[[int], Awaitable[int]]) -> float:
    """Milliseconds of processor time for each move: those asked for, and those that the server answered by itself."""
    before = processor_time(process)
    made = await play(moves)
    return (processor_time(process) - before) / made
