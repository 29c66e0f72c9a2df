"""Sending notices: in the background, again if they do not arrive, and no more where nobody listens."""

from __future__ import annotations

import asyncio
import logging
from contextlib import nullcontext, suppress
from weakref import WeakValueDictionary

import httpcore

from openingbell.core.errors import Refused
from openingbell.server.metrics import NOTICES
from openingbell.server.notices.manners import Manners
from openingbell.server.notices.outside import taken_apart
from openingbell.server.notices.push import Push, new_push_key
from openingbell.server.notices.saying import JSON, Notice, body_for
from openingbell.server.store.notices import NoticeStore
from openingbell.server.store.ways import WayRow

log = logging.getLogger(__name__)

AT_ONCE = 20
DOUBTFUL = 5  # of them at most for what did not arrive before: it may be somebody who never answers
PER_HOST = 2
MOST_WAITING = 1000  # ways that something is sent to; what is for further ones is dropped
GONE = (404, 410)  # nobody listens there any more
ARRIVED = range(200, 300)
AGAIN = (408, 425, 429, *range(500, 600))


class Sending:
    """Nobody waits for it. To each way one notice is sent at a time; of those that wait meanwhile the last one is."""

    def __init__(self, store: NoticeStore, manners: Manners) -> None:
        self._push: Push | None = None
        self._store = store
        self._manners = manners
        self._places = asyncio.Semaphore(AT_ONCE)
        self._doubtful = asyncio.Semaphore(DOUBTFUL)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # those that are in use
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by the way's id
        self._next: dict[str, tuple[WayRow, Notice]] = {}

    def close(self) -> None:
        self._next.clear()
        for task in self._tasks.values():
            task.cancel()

    async def push(self) -> Push:
        """What pushes are sealed and signed with, the same for all workers of a store."""
        if self._push is None:
            self._push = Push(await self._store.push_key(new_push_key()), self._manners.contact)
        return self._push

    def begin(self, way: WayRow, notice: Notice) -> None:
        if way.id in self._tasks:
            self._next[way.id] = (way, notice)
        elif len(self._tasks) >= MOST_WAITING:
            log.warning("more than %d notices are under way: one is dropped", MOST_WAITING)
        else:
            task = self._tasks[way.id] = asyncio.create_task(self._send(way, notice))
            task.add_done_callback(lambda _: self._go_on(way.id))

    def _go_on(self, way_id: str) -> None:
        """What was sent to a way is done."""
        del self._tasks[way_id]
        if way_id in self._next:
            self.begin(*self._next.pop(way_id))

    async def _send(self, way: WayRow, notice: Notice) -> None:
        """Until it has arrived, or cannot, or was tried often enough."""
        for tried, pause in enumerate((0.0, *self._manners.pauses)):
            await asyncio.sleep(pause)
            status = await self.send_once(way, notice, tried > 0)
            if status is not None and status not in AGAIN:
                break
        arrived = status in ARRIVED
        NOTICES.labels("arrived" if arrived else "failed").inc()
        with suppress(Refused):  # the store does not answer: it is counted another time
            if status in GONE:
                await self._store.drop_way(way.id)
            elif not arrived or way.failed:
                await self._store.count_failed(way.id, arrived, self._manners.patience)

    async def send_once(self, way: WayRow, notice: Notice, again: bool = False) -> int | None:
        """The status of the answer; None if there was none. Where it went is a secret, and in no log."""
        doubtful = self._doubtful if again or way.failed else nullcontext()
        body, headers = body_for(way.kind, notice, way.site), JSON
        try:
            if way.kind == "push":
                headers, body = (await self.push()).sealed(way.address, way.keys or {}, body)
            async with self._places_at(way), doubtful, self._places:
                return await self._manners.outside.post(way.address, headers, body)
        except (
            httpcore.NetworkError,
            httpcore.TimeoutException,
            httpcore.ProtocolError,
            OSError,
            Refused,
            TimeoutError,
        ):
            return None

    def _places_at(self, way: WayRow) -> asyncio.Semaphore:
        """Those at the host that a way leads to."""
        parts, _ = taken_apart(way.address)
        return self._hosts.setdefault(parts.hostname or "", asyncio.Semaphore(PER_HOST))
