"""The one thread that writes. All that waits is stored in one transaction: many tables share the wait for the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from sqlalchemy import Engine, bindparam, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from openingbell.server import refusals
from openingbell.server.metrics import UNWRITTEN, WRITES, WRITTEN, Measured
from openingbell.server.store.engines import BUSY_SECONDS
from openingbell.server.store.numbers import give_numbers
from openingbell.server.store.schema import tables

log = logging.getLogger(__name__)

MAX_WAITING = 1000
MAX_TOGETHER = 200

LOCKED = ("55P03", "40P01")  # what PostgreSQL says of a lock that did not come in time, or never would have
# So each of a full batch may wait once more for a lock, and all of them no longer than the first did.
HURRY = text(f"SET LOCAL lock_timeout = '{BUSY_SECONDS * 1000 // MAX_TOGETHER}ms'")

COUNT = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(version=tables.c.version + 1)
    .returning(tables.c.version)
)

Result = TypeVar("Result")
Written = Callable[[str, int | None], None]  # what table was written about, and its version if it has a new one


class TooLate(Exception):
    """Somebody else wrote what this was to write: the same number of an entry, or the same seat."""


class Job(Generic[Result]):
    """Something to write, the table it is about, and the answer that somebody waits for. `logged`: it is an entry of
    the table's log, which counts itself by its `seq`; everything else is counted by the table's `version`. `promises`:
    it adds to the public list of promises.
    """

    def __init__(self, table_id: str, write: Callable[[Connection], Result], logged: bool, promises: bool) -> None:
        self.table_id = table_id
        self.promises = promises
        self._write = write
        self._logged = logged
        self.version: int | None = None
        self.answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.result: Result | None = None
        self.error: Exception | None = None

    def store(self, connection: Connection) -> None:
        """The count comes first, because it locks the table's row: what several servers write about a table happens one
        after the other, and what is looked at before writing stays so.
        """
        if self.table_id and not self._logged:
            self.version = connection.scalar(COUNT, {"table": self.table_id})
        self.result = self._write(connection)

    def tell(self) -> None:
        """Whoever waits goes on, unless they have left meanwhile."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self.result)  # type: ignore[arg-type]
        else:
            self.answer.set_exception(self.error)


class Writer:
    """Writes for one event loop, through the only connection that writes; `written` hears of it, in that loop."""

    def __init__(self, engine: Engine, written: Written) -> None:
        self._engine = engine
        self._written = written
        self._gathered: list[Job[Any]] = []  # in this turn of the loop: they are handed over together
        self._waiting: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(
        self, table_id: str, write: Callable[[Connection], Result], logged: bool = False, promises: bool = False
    ) -> Result:
        """Have something written. When this returns it is on the disk; when it raises nothing has changed."""
        if len(self._gathered) + self._waiting.qsize() >= MAX_WAITING:
            raise refusals.store_fails()
        job = Job(table_id, write, logged, promises)
        if not self._gathered:
            job.answer.get_loop().call_soon(self._hand_over)
        self._gathered.append(job)
        return await job.answer

    def close(self) -> None:
        """Write what waits, and end."""
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        for job in self._gathered:
            self._waiting.put(job)
        self._gathered.clear()

    def _run(self) -> None:
        while batch := self._next_batch():
            # By table: several servers that share a database then take its locks in the same order.
            batch.sort(key=lambda job: job.table_id)
            self._store(batch)
            with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                batch[0].answer.get_loop().call_soon_threadsafe(self._tell, batch)

    def _next_batch(self) -> list[Job[Any]]:
        """Everything that waits, as soon as something does; nothing at the end."""
        batch: list[Job[Any]] = []
        while len(batch) < MAX_TOGETHER and not (batch and self._waiting.empty()):
            job = self._waiting.get()
            if job is None:
                if batch:
                    self._waiting.put(None)  # the end comes after these
                break
            batch.append(job)
        return batch

    def _store(self, batch: Sequence[Job[Any]], hurries: bool = False) -> None:
        """All together; if something is wrong with one of them, each by itself, so that it fails alone. Whoever hurries
        hardly waits for what another has locked."""
        try:
            with Measured(WRITES), self._engine.begin() as connection:
                if hurries:
                    connection.execute(HURRY)
                if any(job.promises for job in batch):
                    give_numbers(connection)  # before any row is locked
                for job in batch:
                    job.store(connection)
            WRITTEN.inc(len(batch))
        except (TooLate, IntegrityError) as error:
            self._fail(batch, TooLate(), error)
        except DataError as error:
            self._fail(batch, refusals.unwritable(), error)
        except DBAPIError as error:
            log.warning("the store cannot be written: %s", str(error.orig).lower())
            if getattr(error.orig, "sqlstate", None) in LOCKED and len(batch) > 1:
                self._store_apart(batch, hurries=True)  # only some of them are about what is locked
                return
            UNWRITTEN.inc(len(batch))
            for job in batch:
                job.error = refusals.store_fails()
        except Exception as error:
            self._fail(batch, error, error)

    def _fail(self, batch: Sequence[Job[Any]], told: Exception, cause: Exception) -> None:
        if len(batch) > 1:
            self._store_apart(batch)
        else:
            told.__cause__ = cause if cause is not told else None
            batch[0].error = told

    def _store_apart(self, batch: Sequence[Job[Any]], hurries: bool = False) -> None:
        for job in batch:
            self._store([job], hurries)

    def _tell(self, batch: Sequence[Job[Any]]) -> None:
        for job in batch:
            if job.error is None and job.table_id:
                self._written(job.table_id, job.version)
            job.tell()
