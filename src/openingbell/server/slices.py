"""Much that has to be looked at where games are played, because they go on meanwhile: a little of it at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

Wanted = TypeVar("Wanted")
Found = TypeVar("Found")

SLICE = 10


async def in_slices(wanted: Sequence[Wanted], look: Callable[[Sequence[Wanted]], Sequence[Found]]) -> list[Found]:
    """What is found for all of them. Others have their turn in between, so every look asks what is allowed by then."""
    found: list[Found] = []
    for first in range(0, len(wanted), SLICE):
        found += look(wanted[first : first + SLICE])
        await asyncio.sleep(0)
    return found
