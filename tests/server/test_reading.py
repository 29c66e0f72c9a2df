"""Records of strangers cost nobody else's time: so many wait, so many come from one address, and room comes first."""

from __future__ import annotations

import asyncio
from threading import Event, current_thread

import pytest

from openingbell.protocol.forks import NewFork
from openingbell.protocol.messages import Sitting
from openingbell.server import forks, reading
from openingbell.server.house import House
from openingbell.server.reading import MOST_WAITING, Reading
from openingbell.server.refusals import HttpRefusal
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store
from openingbell.server.store.upkeep import opened, set_limit
from tests.patience import SECONDS

FORK = NewFork(record={"format": "nonsense"}, at=0, seats=[Sitting(kind="me")])


def test_only_so_many_records_wait() -> None:
    async def fill() -> None:
        desk, go_on = Reading(), Event()
        waiting = [asyncio.create_task(desk.read(str(n), go_on.wait)) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)  # all have begun
        with pytest.raises(HttpRefusal) as refused:
            await desk.read("another", go_on.wait)
        assert (refused.value.status, refused.value.error) == (503, "readers")
        go_on.set()
        await asyncio.gather(*waiting)
        assert await desk.read("another", lambda: "read") == "read"
        desk.close()

    asyncio.run(asyncio.wait_for(fill(), SECONDS))


def test_an_address_has_so_many_read_in_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PER_HOUR", 1)

    async def fill() -> None:
        desk = Reading()
        assert await desk.read("one", lambda: "read") == "read"
        with pytest.raises(HttpRefusal) as refused:
            await desk.read("one", lambda: "read")
        assert (refused.value.status, refused.value.error) == (429, "many-replays")
        assert await desk.read("another", lambda: "read") == "read"
        desk.close()

    asyncio.run(fill())


def test_a_fork_needs_room_before_its_record_is_read_beside_the_games(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_in: list[str] = []

    class Record:
        @staticmethod
        def from_json(data: object) -> object:
            read_in.append(current_thread().name)
            raise HttpRefusal(422, "request", reason="none")

    monkeypatch.setattr(forks, "Record", Record)

    async def fork() -> None:
        house = House(Store(open_database(store)), Settings(store=store))
        ann = await house.store.new_guest("Ann")
        with opened(store) as database:
            set_limit(database, "tables-per-address", 1)
        for error in ("request", "address"):
            with pytest.raises(HttpRefusal) as refused:
                await forks.fork(house, ann, FORK, "one")
            assert refused.value.error == error
        await house.close()

    asyncio.run(fork())
    assert len(read_in) == 1
    assert read_in[0].startswith("records")
