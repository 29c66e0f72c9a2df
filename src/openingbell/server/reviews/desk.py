"""The desk for reviews: one is made when somebody first asks for it, kept with its game, and the same for everybody.

Whoever works on one says so in the store every few seconds; if they are gone, the next who asks has it begun again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from openingbell.core.errors import Refused
from openingbell.core.record import Record
from openingbell.protocol import reviews as messages
from openingbell.server import refusals
from openingbell.server.bots import BotWorkers
from openingbell.server.entries import now
from openingbell.server.hourly import Hourly
from openingbell.server.reviews import steps
from openingbell.server.store.reviews import ReviewStore
from openingbell.server.turns import Claim

if TYPE_CHECKING:
    from openingbell.server.eyes import Eyes
    from openingbell.server.table import Table

log = logging.getLogger(__name__)

PER_HOUR = 20  # reviews that a guest may ask for
MARGIN = 60.0  # seconds that a step may take, however busy the machine is
SAID = 2.0  # seconds between two words of whoever works on a review …
LASTING = 15_000  # … and the milliseconds after which they are gone
REST = 0.04  # seconds after each step: half of a worker's time at most is a review's


class Reviews:
    """`workers` are the bots': a step waits until no game does."""

    def __init__(self, store: ReviewStore, workers: BotWorkers) -> None:
        self._store = store
        self._workers = workers
        self._hourly = Hourly()
        self._working: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, tuple[int, int]] = {}

    def close(self) -> None:
        for task in self._working.values():
            task.cancel()

    async def of(self, table: Table, eyes: Eyes, guest_id: str | None) -> messages.ReviewState:
        """The review of a game that is over, or how far it is."""
        if not table.is_over_for(eyes):
            raise refusals.game_runs()
        row = await self._store.review(table.id)
        if row is None:
            return messages.ReviewState(asked=False, done=0, steps=0, review=None)
        if row.review is not None:
            review = messages.Review.model_validate(row.review)
            return messages.ReviewState(asked=True, done=row.done, steps=row.steps, review=review)
        if table.id not in self._working and row.until < now():
            await self._begin(table, eyes, guest_id or "", row.until)
        done, of = self._progress.get(table.id, (row.done, row.steps))
        return messages.ReviewState(asked=True, done=done, steps=of, review=None)

    async def ask(self, table: Table, eyes: Eyes, guest_id: str) -> messages.ReviewState:
        """Have it made, if nobody has."""
        state = await self.of(table, eyes, guest_id)
        if state.asked:
            return state
        self._hourly.require(guest_id, PER_HOUR, refusals.too_many_reviews)
        await self._begin(table, eyes, guest_id, None)
        return await self.of(table, eyes, guest_id)

    async def _begin(self, table: Table, eyes: Eyes, guest_id: str, before: int | None) -> None:
        record, seq_of = Record.from_json(table.record(eyes)), table.running().line.seq_of
        if await self._store.take(table.id, before, now() + LASTING):
            task = asyncio.create_task(self._work(table.id, record.to_text(), seq_of, guest_id))
            self._working[table.id] = task
            task.add_done_callback(lambda _: self._forget(table.id))

    def _forget(self, table_id: str) -> None:
        self._working.pop(table_id, None)
        self._progress.pop(table_id, None)

    async def _work(self, table_id: str, text: str, seq_of: Callable[[int], int], guest_id: str) -> None:
        """All steps, one after the other."""
        saying = asyncio.create_task(self._say_always(table_id))
        try:
            review, done = await self._made(table_id, text, seq_of, guest_id)
            await self._store.keep(table_id, review, done)
        except (BrokenProcessPool, TimeoutError, Refused) as error:
            log.warning("a review was not finished: %s", type(error).__name__)  # the next who asks has it begun again
        finally:
            saying.cancel()

    async def _made(
        self, table_id: str, text: str, seq_of: Callable[[int], int], guest_id: str
    ) -> tuple[dict[str, Any], int]:
        async def step(think: Callable[..., Any], *question: Any) -> Any:
            claim = Claim(person=False, account=guest_id, job=True)
            found = await self._workers.run(claim, steps.STEP.limit() + MARGIN, think, text, *question)
            done, of = self._progress.get(table_id, (0, 0))
            self._progress[table_id] = (min(done + 1, of), of)
            await asyncio.sleep(REST)
            return found

        decisions = await step(steps.count)
        self._progress[table_id] = (1, 2 * decisions + 2)
        advised = [await step(steps.advice, index) for index in range(decisions)]
        verdicts = [
            await step(steps.verdict, index, advised[index], advised[index + 1] if index + 1 < decisions else [])
            for index in range(decisions)
        ]
        told = await step(steps.summary, verdicts)
        numbers = [one["judged"]["number"] for one in verdicts]
        why = {number: await step(steps.reasons, numbers.index(number)) for number in told["costliest"]}
        return _review(told, verdicts, why, seq_of), 2 * decisions + 2

    async def _say_always(self, table_id: str) -> None:
        """That it is being worked on, and how far it is."""
        while True:
            done, of = self._progress.get(table_id, (0, 0))
            with suppress(Refused):  # a store that does not answer will again
                await self._store.say(table_id, done, of, now() + LASTING)
            await asyncio.sleep(SAID)


def _review(
    told: dict[str, Any], verdicts: list[dict[str, Any]], why: dict[int, Any], seq_of: Callable[[int], int]
) -> dict[str, Any]:
    """As it is kept: moves in the form that every client can say."""
    decisions = [
        {
            "number": one["number"],
            "seq": seq_of(one["number"] - 1),
            "seat": one["seat"],
            **verdict["forms"],
            "agrees": one["played"] == one["advice"],
            **{name: one[name] for name in ("given_up", "error", "money", "sure", "chances")},
            "why": why.get(one["number"], []),
        }
        for one, verdict in zip(told["decisions"], verdicts, strict=True)
    ]
    return {
        "players": told["players"],
        "costliest": told["costliest"],
        "mostly_noise": told["mostly_noise"],
        "decisions": decisions,
    }
