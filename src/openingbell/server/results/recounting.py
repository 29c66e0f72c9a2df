"""Everything counted anew from the logs, by whoever runs the server: what is stored has to be the same."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from openingbell.core.errors import Refused
from openingbell.server import refusals
from openingbell.server.results.counting import read_outcome
from openingbell.server.results.outcome import Outcome
from openingbell.server.store.engines import Database, take_time
from openingbell.server.store.results import counted_outcomes, finished, lock, rewrite, stored_books
from openingbell.server.store.store import Store


@dataclass(frozen=True)
class Recounted:
    """How many games were counted anew, and the kinds of numbers that came out otherwise than they were stored."""

    games: int
    different: tuple[str, ...]


def recount(database: Database, keep: bool) -> Recounted:
    """Count all games anew; what comes out is stored only if it is to be kept.

    Reading the logs takes a while and disturbs nobody; only what is written then holds up the server for a moment.
    """
    read = asyncio.run(_outcomes(Store(database)))
    with database.writing.connect() as write, write.begin() as changes:
        take_time(write)
        lock(write)
        written = counted_outcomes(write)
        before = stored_books(write)
        rewrite(write, [read.get(table_id, outcome) for table_id, outcome in written.items()])
        after = stored_books(write)
        if not keep:
            changes.rollback()
    return Recounted(len(written), tuple(name for name, rows in before.items() if rows != after[name]))


async def _outcomes(store: Store) -> dict[str, Outcome]:
    """Of all games whose logs can be read here; of the others, what was written down stands."""
    found = {}
    for table_id in await store.read(finished):
        try:
            found[table_id] = await read_outcome(store, table_id)
        except refusals.HttpRefusal as refused:
            if refused.status >= 500:
                raise
        except Refused:
            continue
    return found
