"""How long a bot may think: so many milliseconds, or so many iterations of its search."""

from __future__ import annotations

import re
import time
from typing import Final

from mypy_extensions import i64

from openingbell.bots.errors import BadBudget
from openingbell.bots.pause import pause

# A compiled loop goes through interpreted code this often, in seconds: Ctrl-C waits no longer.
PAUSE_SECONDS: Final = 0.02
# A day; and more iterations than anybody will wait for.
MAX_BUDGET: Final = 86_400_000
# What a bot is given beyond its budget before its decision is lost: a machine may be busy, and a pipe takes its time.
GRACE: Final = 0.5
# How many seconds a decision may take that was given iterations and no time.
PATIENCE: Final = 60.0
UNIT: Final = {"": 0, "ms": 1, "s": 1000}


class Budget:
    """A limit in milliseconds or in iterations; the other one is 0. Immutable: a bot starts its own `Clock` on it."""

    def __init__(self, milliseconds: int = 0, iterations: int = 0) -> None:
        if (milliseconds > 0) == (iterations > 0):
            raise BadBudget("a budget is either milliseconds or iterations, at least one of them")
        if max(milliseconds, iterations) > MAX_BUDGET:
            raise BadBudget(f"a budget is at most {MAX_BUDGET}, in milliseconds or in iterations")
        self.milliseconds: Final = milliseconds
        self.iterations: Final = iterations

    @staticmethod
    def of(text: str) -> Budget:
        """`50ms`, `2s`, or a number of iterations: `400`."""
        found = re.fullmatch(r"([0-9]{1,9})(ms|s|)", text)
        if found is None:
            raise BadBudget(f"{text[:40]!r} is no budget; one is written 50ms, 2s, or 400 for that many iterations")
        number = int(found[1])
        unit = UNIT[found[2]]
        return Budget(iterations=number) if unit == 0 else Budget(milliseconds=number * unit)

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.iterations)

    def __repr__(self) -> str:
        return f"Budget({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Budget) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def limit(self) -> float:
        """The seconds after which nobody waits any longer."""
        return self.milliseconds / 1000 + GRACE if self.milliseconds else PATIENCE

    def start(self) -> Clock:
        return Clock(self)


class Clock:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self.spent: i64 = 0  # iterations begun
        self._iterations: i64 = budget.iterations
        now = time.perf_counter()
        self._end = now + budget.milliseconds / 1000
        self._breath = now + PAUSE_SECONDS

    def allows_more(self) -> bool:
        """Whether one more iteration may begin; to be asked before each. Hears Ctrl-C."""
        now = time.perf_counter()
        if now >= self._breath:
            pause()
            now = time.perf_counter()
            self._breath = now + PAUSE_SECONDS
        if self.spent >= self._iterations if self._iterations > 0 else now >= self._end:
            return False
        self.spent += 1
        return True
