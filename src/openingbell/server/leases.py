"""Leases: which of several workers plays a table's bots, runs its clock and sends its notices.

Tables fall into buckets, and a lease is on a bucket. A worker that does not say in time that it lives has none any
more, by the database's clock; its own tells it to stop even sooner. What it may still write is arbitrated by `seq`.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openingbell.server.store.line import DatabaseLine

BUCKETS = 64
RENEWED = 1.0  # seconds between two renewals …
LASTING = 3.0  # … and how long one holds: a dead worker's leases pass on within four
FORGOTTEN = 60.0  # after so long nothing is left of a dead worker
LOCK = 0x42454C4C  # a number that nobody else would lock: BELL

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
LIVE = (
    f"INSERT INTO workers (id, until) VALUES (%s, {NOW} + %s) ON CONFLICT (id) DO UPDATE SET until = excluded.until "
    "RETURNING (xmax = 0)"  # whether we are new here
)
KNOWN = (
    f"SELECT (SELECT count(*) FROM workers WHERE until > {NOW}), array(SELECT bucket FROM leases WHERE worker = %s), "
    f"(SELECT count(*) FROM leases LEFT JOIN workers ON id = worker WHERE until IS NULL OR until <= {NOW})"
)
ONE_AT_A_TIME = f"SELECT pg_advisory_xact_lock({LOCK})"
TAKE = (
    "UPDATE leases SET worker = %s WHERE bucket IN (SELECT bucket FROM leases LEFT JOIN workers ON id = worker "
    f"WHERE until IS NULL OR until <= {NOW} ORDER BY bucket %% %s = %s DESC, bucket LIMIT %s)"
)
GIVE = (
    "UPDATE leases SET worker = NULL WHERE bucket IN (SELECT bucket FROM leases WHERE worker = %s "
    "ORDER BY bucket %% %s = %s, bucket LIMIT %s)"
)
TIDY = (
    f"WITH dead AS (DELETE FROM workers WHERE until < {NOW} - %s RETURNING id) "
    "DELETE FROM presence WHERE worker IN (SELECT id FROM dead)"
)


def bucket_of(table_id: str) -> int:
    return zlib.crc32(table_id.encode()) % BUCKETS


@dataclass(frozen=True)
class Place:
    """Which of how many workers on this machine: each would rather have the buckets that the others here do not."""

    number: int = 0
    of: int = 1

    def home_of(self, bucket: int) -> int:
        """The worker here at which the tables of a bucket are at home."""
        return bucket % self.of


class Leases:
    """What one worker holds. `others` is how many other workers live."""

    def __init__(self, worker: str, line: DatabaseLine, place: Place, clock: Callable[[], float] = time.monotonic):
        self._worker = worker
        self._line = line
        self._place = place
        self._clock = clock
        self._held: frozenset[int] = frozenset()
        self._until = 0.0
        self.others = 0

    def holds(self, table_id: str) -> bool:
        return bucket_of(table_id) in self._held and self._clock() < self._until

    async def renew(self) -> tuple[bool, bool]:
        """Say that we live, and have a fair share: whether others should do the same at once, and whether there are
        buckets that we did not have before.
        """
        before, lasted = self._clock(), self._clock() < self._until
        is_new, shared = await self._live()
        held, moved = shared
        if is_new or moved:
            await self._line.ask((TIDY, (int(FORGOTTEN * 1000),)))
        gained = bool(held - self._held) or not lasted
        self._held, self._until = held, before + LASTING
        return is_new or moved, gained

    async def _live(self) -> tuple[bool, tuple[frozenset[int], bool]]:
        lived, known = await self._line.ask((LIVE, (self._worker, int(LASTING * 1000))), (KNOWN, (self._worker,)))
        return bool(lived[0][0]), await self._share(*known[0])

    async def _share(self, living: int, held: list[int], free: int) -> tuple[frozenset[int], bool]:
        """Take or give until the share is fair; what is held then, and whether something was given away."""
        self.others = living - 1
        share = -(-BUCKETS // max(1, living))
        wish = (self._place.of, self._place.number)
        if len(held) > share:
            change = (GIVE, (self._worker, *wish, len(held) - share))
        elif len(held) < share and free:
            change = (TAKE, (self._worker, *wish, share - len(held)))
        else:
            return frozenset(held), False
        answers = await self._line.ask((ONE_AT_A_TIME, ()), change, (KNOWN, (self._worker,)))
        return frozenset(answers[-1][0][1]), len(held) > share

    async def release(self) -> None:
        """Others may have them at once."""
        self._held = frozenset()
        await self._line.ask(
            ("UPDATE leases SET worker = NULL WHERE worker = %s", (self._worker,)),
            ("DELETE FROM presence WHERE worker = %s", (self._worker,)),
            ("DELETE FROM workers WHERE id = %s", (self._worker,)),
        )
