"""Work that takes long, in a thread of its own: one piece at a time, and only so many wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from openingbell.server.refusals import HttpRefusal

Result = TypeVar("Result")


class OneByOne:
    """`most` are there at once; whoever comes then is refused."""

    def __init__(self, name: str, most: int, refusal: Callable[[], HttpRefusal]) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._most = most
        self._refusal = refusal
        self._there = 0

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def do(self, work: Callable[[], Result]) -> Result:
        if self._there >= self._most:
            raise self._refusal()
        self._there += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._there -= 1
