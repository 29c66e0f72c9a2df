"""Records that strangers send are read beside the games that are played meanwhile, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from openingbell.server import refusals
from openingbell.server.hourly import Hourly
from openingbell.server.one_by_one import OneByOne

Found = TypeVar("Found")

PER_HOUR = 1200  # for one address
MOST_WAITING = 16  # two readers of a long game: a page asks for all of it at once, in parts


class Reading:
    """A record may be a megabyte, and a whole game is played to look at one."""

    def __init__(self) -> None:
        self._thread = OneByOne("records", MOST_WAITING, refusals.too_many_readers)
        self._hourly = Hourly()

    def close(self) -> None:
        self._thread.close()

    async def read(self, address: str, read: Callable[[], Found]) -> Found:
        """For somebody who comes from this address."""
        self._hourly.require(address, PER_HOUR, refusals.too_many_replays)
        return await self._thread.do(read)
