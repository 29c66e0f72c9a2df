"""How many tables one guest and one address may have set up, so that nobody fills the house alone."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from openingbell.server import refusals

HOUR = 3600.0
MAX_ADDRESSES = 10_000


class Limits:
    """A guest may have so many unfinished tables; from one address come so many new ones in an hour."""

    def __init__(self, per_guest: int, per_address: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_guest = per_guest
        self._per_address = per_address
        self._clock = clock
        self._set_up: dict[str, deque[float]] = {}

    def require_room(self, unfinished: int, address: str) -> None:
        """One more table for a guest who has so many; it counts for the address."""
        if unfinished >= self._per_guest:
            raise refusals.too_many_tables(self._per_guest)
        moment = self._clock()
        times = self._times(address)
        while times and times[0] <= moment - HOUR:
            times.popleft()
        if len(times) >= self._per_address:
            raise refusals.too_many_from_here(self._per_address)
        times.append(moment)

    def _times(self, address: str) -> deque[float]:
        if address not in self._set_up and len(self._set_up) >= MAX_ADDRESSES:
            self._set_up.pop(next(iter(self._set_up)))  # the one that is known longest
        return self._set_up.setdefault(address, deque())
