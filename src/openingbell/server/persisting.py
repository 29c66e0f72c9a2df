"""Trying again: what fails because the disk is full or the store is locked will not fail for ever."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.5  # seconds before something that failed is tried again; then twice as long each time
MAX_PAUSE = 30.0


async def persist(do: Callable[[], Awaitable[None]], what: str) -> None:
    """Do something, as often as it takes until it succeeds."""
    pause = FIRST_PAUSE
    while not await attempt(do, what):
        await asyncio.sleep(pause)
        pause = min(2 * pause, MAX_PAUSE)


async def attempt(do: Callable[[], Awaitable[None]], what: str) -> bool:
    """Do something once, and whatever goes wrong is written down: whoever calls does it again. Whether it succeeded."""
    try:
        await do()
    except Exception as error:
        log.warning("%s failed and is tried again: %s", what, _name(error))
        return False
    return True


async def repeat(do: Callable[[], Awaitable[None]], what: str, seconds: float) -> None:
    """Do something again and again, so many seconds apart; what goes wrong once may succeed the next time."""
    while True:
        await asyncio.sleep(seconds)
        await attempt(do, what)


def _name(error: Exception) -> str:
    """What failed and where. Not why: an error of the store quotes what was to be stored, and that may be hidden."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} ({place.filename}:{place.lineno})"
