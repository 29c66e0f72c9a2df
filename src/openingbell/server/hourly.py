"""So much in an hour, each worker for itself: for what costs that worker's time. What all workers count together is in
`limits.py`."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from openingbell.server.refusals import HttpRefusal

HOUR = 3600.0
MAX_KNOWN = 10_000


class Hourly:
    """So much in an hour for each of many."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._taken: dict[str, deque[float]] = {}

    def take(self, whose: str, most: int) -> bool:
        """One more, if there are not so many already; it counts."""
        moment = self._clock()
        times = self._times(whose)
        while times and times[0] <= moment - HOUR:
            times.popleft()
        if len(times) >= most:
            return False
        times.append(moment)
        return True

    def require(self, whose: str, most: int, refusal: Callable[[int], HttpRefusal]) -> None:
        """The same, or it is refused with how many there may be."""
        if not self.take(whose, most):
            raise refusal(most)

    def _times(self, whose: str) -> deque[float]:
        if whose not in self._taken and len(self._taken) >= MAX_KNOWN:
            self._taken.pop(next(iter(self._taken)))  # the one that is known longest
        return self._taken.setdefault(whose, deque())
