"""What several workers of one store say to each other.

Notices only say where to look. They go out after what they tell of is stored, together for all that was written
meanwhile; one that gets lost is made up for by looking at what is watched now and then.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import orjson

from openingbell.server.leases import NOW, RENEWED, Leases, Place
from openingbell.server.sharing import GUESTS, TABLE, VIEWERS, WORKERS, Listener, Viewers
from openingbell.server.store.line import DatabaseLine, Trouble

log = logging.getLogger(__name__)

CHANNEL = "bell"
POLLED = 5.0  # seconds
GATHERED = 0.02  # for as long notices are gathered before they go out together
MOST_IN_NOTICE = 400  # ids: a notice holds 8,000 bytes
FAREWELL = 2.0
PAUSE = 0.5  # before a line that was lost is opened again

SAY = f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(%s::text[]) AS said"
KEEP_VIEWERS = (
    "INSERT INTO presence (table_id, worker, viewers) SELECT one, %s, looking FROM unnest(%s::text[], %s::json[]) "
    "AS kept (one, looking) ON CONFLICT (table_id, worker) DO UPDATE SET viewers = excluded.viewers"
)
FORGET_VIEWERS = "DELETE FROM presence WHERE worker = %s AND table_id = ANY(%s)"
READ_VIEWERS = (
    "SELECT table_id, viewers FROM presence JOIN workers ON workers.id = presence.worker "
    f"WHERE table_id = ANY(%s) AND worker <> %s AND until > {NOW}"
)


class Together:
    """With other workers, here or on other machines."""

    def __init__(self, address: str, place: Place) -> None:
        self._worker = secrets.token_hex(8)
        self._errands = DatabaseLine(address)
        self._ears = DatabaseLine(address)
        self._leases = Leases(self._worker, self._errands, place)
        self._said: set[tuple[str, str]] = set()  # of what kind, and about what
        self._looked_at: set[str] = set()
        self._ask_about: set[str] = set()  # tables at which others' viewers have come or gone
        self._renewing, self._saying, self._polling = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # --- for the tables -----------------------------------------------------------------------------------------------

    def holds(self, table_id: str) -> bool:
        return self._leases.holds(table_id)

    def is_alone(self) -> bool:
        return self._leases.others == 0

    def announce(self, kind: str, about: str = "") -> None:
        if not self.is_alone():
            self._said.add((kind, about))
            self._saying.set()

    def looked_at(self, table_id: str) -> None:
        if not self.is_alone():
            self._looked_at.add(table_id)
            self._saying.set()

    def meet(self, table_id: str) -> None:
        self._ask_about.add(table_id)
        self._saying.set()

    async def viewers(self, table_id: str) -> Viewers:
        try:
            return (await self._viewers_of([table_id]))[table_id]
        except (Trouble, OSError):
            return ()

    async def start(self, listener: Listener) -> None:
        """Returns when we are known to others; until then nothing is served."""
        self._listener = listener
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._run(self._hear, listening))]
        await listening.wait()
        await self._renew()
        for work in (self._renew_always, self._say_always, self._poll_always):
            self._tasks.append(asyncio.create_task(self._run(work)))

    async def close(self) -> None:
        """Others go on at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            async with asyncio.timeout(FAREWELL):
                await self._leases.release()
                await self._errands.ask((SAY, ([WORKERS],)))
        except (Trouble, OSError):  # or no answer in time
            log.warning("the leases could not be given back; they pass on by themselves")
        await self._errands.close()
        await self._ears.close()

    # --- what goes on all the time ------------------------------------------------------------------------------------

    async def _run(self, work: Callable[..., Coroutine[Any, Any, None]], *arguments: object) -> None:
        """Whatever happens to the database, it is tried again."""
        while True:
            try:
                await work(*arguments)
            except (Trouble, OSError) as error:
                log.warning("the other workers cannot be reached: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _hear(self, listening: asyncio.Event) -> None:
        try:
            async for notice in self._ears.listen(CHANNEL):
                if not notice.payload:
                    listening.set()
                    self._polling.set()  # something may have been said before
                elif notice.pid != self._errands.pid:
                    self._understand(*notice.payload.partition(" ")[::2])
        finally:
            await self._ears.close()

    def _understand(self, kind: str, about: str) -> None:
        if kind == TABLE:
            self._listener.heard(about.split())
        elif kind == VIEWERS:
            for table_id in about.split():
                self.meet(table_id)
        elif kind == WORKERS:
            self._renewing.set()
        elif kind == GUESTS:
            self._polling.set()

    async def _renew_always(self) -> None:
        while True:
            await _wait(self._renewing, RENEWED)
            await self._renew()

    async def _renew(self) -> None:
        was_alone = self.is_alone()
        news, gained = await self._leases.renew()
        if was_alone and not self.is_alone():
            for table_id, viewers in self._listener.watched().items():
                if viewers:
                    self.looked_at(table_id)
        if news:
            self.announce(WORKERS)
        if gained:
            self._listener.lead()

    async def _say_always(self) -> None:
        """What is new since the last time, together."""
        while True:
            await self._saying.wait()
            await asyncio.sleep(GATHERED)  # a word for each move would cost as much as the move
            self._saying.clear()
            said, self._said = self._said, set()
            looked_at, self._looked_at = self._looked_at, set()
            asked, self._ask_about = self._ask_about, set()
            try:
                if looked_at:
                    said |= await self._keep_viewers(looked_at)
                if said:
                    await self._errands.ask((SAY, (_notices(said),)))
                if asked:
                    await self._ask_viewers(asked)
            except (Trouble, OSError):
                self._said |= said
                self._looked_at |= looked_at
                self._ask_about |= asked
                self._saying.set()
                raise

    async def _keep_viewers(self, table_ids: set[str]) -> set[tuple[str, str]]:
        """Write down who looks; what is to be said of it."""
        watched = self._listener.watched()
        kept = {one: watched[one] for one in sorted(table_ids) if watched.get(one)}
        viewers = [orjson.dumps(list(looking)).decode() for looking in kept.values()]
        await self._errands.ask(
            (KEEP_VIEWERS, (self._worker, list(kept), viewers)),
            (FORGET_VIEWERS, (self._worker, sorted(table_ids - set(kept)))),
        )
        return {(VIEWERS, table_id) for table_id in table_ids}

    async def _ask_viewers(self, table_ids: Iterable[str]) -> None:
        self._listener.see(await self._viewers_of(list(table_ids)))

    async def _viewers_of(self, wanted: list[str]) -> dict[str, list[str | None]]:
        (rows,) = await self._errands.ask((READ_VIEWERS, (wanted, self._worker)))
        elsewhere: dict[str, list[str | None]] = {table_id: [] for table_id in wanted}
        for table_id, viewers in rows:
            elsewhere[table_id] += viewers
        return elsewhere

    async def _poll_always(self) -> None:
        """Notices may get lost, workers die without a word."""
        while True:
            await _wait(self._polling, POLLED)
            await self._ask_viewers(self._listener.watched())
            await self._listener.look_after()


def _notices(said: Iterable[tuple[str, str]]) -> list[str]:
    """As few as can be, because each takes as long to be heard as a short one: of a kind, all that it is about."""
    about: dict[str, list[str]] = {}
    for kind, what in sorted(said):
        about.setdefault(kind, []).append(what)
    return [
        " ".join([kind, *all_of_it[first : first + MOST_IN_NOTICE]])
        for kind, all_of_it in about.items()
        for first in range(0, len(all_of_it), MOST_IN_NOTICE)
    ]


async def _wait(event: asyncio.Event, seconds: float) -> None:
    """Until somebody asks for it, or so long."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    event.clear()
