"""A sequential test: whether a change is worth it, with no more games than it takes to be sure (SPRT).

The two hypotheses are that an entrant wins the one or the other part of its games; after each deal the logarithm of
how much likelier the second one is by now is compared with the bounds that the errors allow (Wald). Only deals are
independent, and what an entrant wins in them is not one or nothing, so their mean is taken to be normal, with the
variance that was seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

# Below this many deals the variance that was seen says nothing.
FEWEST = 8


@dataclass(frozen=True)
class Sequential:
    """Of `low` and `high`, the parts of wins to decide between; `error` is how often either may be taken wrongly."""

    low: float = 0.5
    high: float = 0.6
    error: float = 0.05

    @property
    def bound(self) -> float:
        return math.log((1 - self.error) / self.error)

    def likelihood(self, deals: Sequence[float]) -> float:
        """How much likelier `high` is than `low`, as a logarithm; `deals` are the parts that were won."""
        number = len(deals)
        if number < FEWEST:
            return 0.0
        mean = sum(deals) / number
        variance = sum((deal - mean) ** 2 for deal in deals) / (number - 1)
        least = 0.25 / number  # nobody is so sure after so few deals
        return number * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * max(variance, least))

    def verdict(self, deals: Sequence[float]) -> bool | None:
        """Whether `high` is accepted; None: more games are needed."""
        found = self.likelihood(deals)
        return found > 0 if abs(found) >= self.bound else None
