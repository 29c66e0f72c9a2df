"""What reviews cost those who play: a part of `load_many.py`."""

from __future__ import annotations

import asyncio
import os
import statistics

from benchmarks.tables import Clients, Table

TABLES = 8
MOVES = 40  # at each table and in each round
PAUSE = 0.1  # seconds between two moves at a table: nobody plays as fast as they can
ROUNDS = 3
LENGTH = 120  # moves of a game that is reviewed
REVIEWS = 2 * (os.cpu_count() or 1)  # more than there are bots' workers


async def burden(port: int) -> tuple[float, float]:
    """The 99th percentile of a move in milliseconds, without reviews and with them on all bots' workers."""
    async with Clients(port) as clients:
        over = [await _finished(clients, TABLES + number) for number in range(REVIEWS)]
        await _p99(clients)
        alone = statistics.median([await _p99(clients) for _ in range(ROUNDS)])
        for table in over:
            await table.line.ask("POST", f"/api/tables/{table.id}/review", {}, table.tokens[0])
        beside = statistics.median([await _p99(clients) for _ in range(ROUNDS)])
        states = [await table.line.ask("GET", f"/api/tables/{table.id}/review", None) for table in over]
        assert any(state["review"] is None for state in states), "the reviews were over too soon"
        return alone, beside


async def _finished(clients: Clients, number: int) -> Table:
    """A game that its players have ended, if it did not end by itself before."""
    table = await clients.table("acquire", 0, number)
    await table.play(LENGTH)
    if not table.is_played():
        return table
    asked = await table.line.ask("POST", f"/api/tables/{table.id}/requests", {"what": "end"}, table.tokens[0])
    answer = {"number": asked["seq"] - 1, "yes": True}  # a request has the number of its entry, from 0 on
    await table.line.ask("POST", f"/api/tables/{table.id}/requests/answer", answer, table.tokens[1])
    return table


async def _p99(clients: Clients) -> float:
    """At new tables, whose games last longer than this."""
    tables = await clients.tables("acquire", 1, TABLES)
    times = [time for found in await asyncio.gather(*map(_paced, tables)) for time in found]
    return statistics.quantiles(times, n=100)[-1]


async def _paced(table: Table) -> list[float]:
    times = []
    for _ in range(MOVES):
        await asyncio.sleep(PAUSE)
        times.append(await table.move())
    return times
