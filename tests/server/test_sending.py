"""Sending notices: whoever takes them and never answers keeps nobody else's waiting."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import urlsplit

import pytest

from openingbell.server.notices.manners import Manners
from openingbell.server.notices.outside import Outside, look_up
from openingbell.server.notices.saying import Notice
from openingbell.server.notices.sending import AT_ONCE, DOUBTFUL, PER_HOST, Sending
from openingbell.server.store.notices import NoticeStore
from openingbell.server.store.ways import WayRow
from tests.patience import SECONDS

GOOD = "good.example"


@dataclass(frozen=True)
class World(Outside):
    """Where only one host answers, and the others when they are let."""

    arrived: asyncio.Queue[tuple[str, str]] = field(default_factory=asyncio.Queue)
    held: list[str] = field(default_factory=list)
    let: asyncio.Event = field(default_factory=asyncio.Event)

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        host = urlsplit(address).hostname or ""
        if host != GOOD:
            self.held.append(host)
            await self.let.wait()
        self.arrived.put_nowait((host, json.loads(body)["title"]))
        return 200


class NoStore:
    async def count_failed(self, *_: object) -> None: ...


def way(number: int, host: str, failed: int = 0) -> WayRow:
    return WayRow(str(number), "guest", None, "webhook", f"https://{host}/{number}", None, "", "", failed)


def notice(title: str) -> Notice:
    return Notice(title, "", "", "turn")


def send(happen: Callable[[Sending, World], Awaitable[None]]) -> None:
    async def run() -> None:
        world = World()
        sending = Sending(cast(NoticeStore, NoStore()), Manners(outside=world))
        await happen(sending, world)
        sending.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


@pytest.mark.parametrize(
    ("pits", "held"),
    [
        ([way(number, "pit.example") for number in range(AT_ONCE + 1)], PER_HOST),
        ([way(number, f"pit-{number}.example", failed=1) for number in range(AT_ONCE + 1)], DOUBTFUL),
    ],
    ids=["of one host", "that have failed before"],
)
def test_who_never_answers_holds_few_places(pits: list[WayRow], held: int) -> None:
    async def happen(sending: Sending, world: World) -> None:
        for pit in pits:
            sending.begin(pit, notice("lost"))
        sending.begin(way(1000, GOOD), notice("told"))
        assert await world.arrived.get() == (GOOD, "told")
        assert len(world.held) == held

    send(happen)


def test_to_one_way_one_notice_is_sent_at_a_time_and_then_the_last() -> None:
    async def happen(sending: Sending, world: World) -> None:
        for title in ("first", "second", "third"):
            sending.begin(way(1, "slow.example"), notice(title))
        sending.begin(way(2, GOOD), notice("told"))
        assert await world.arrived.get() == (GOOD, "told")
        assert len(world.held) == 1
        world.let.set()
        assert [(await world.arrived.get())[1] for _ in range(2)] == ["first", "third"]

    send(happen)


def test_names_are_looked_up_in_threads_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_: object, **__: object) -> list[Any]:
        return [(0, 0, 0, "", (threading.current_thread().name, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    assert asyncio.run(look_up(GOOD, 443))[0].startswith("names")
