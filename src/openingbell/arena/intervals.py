"""How far figures may be trusted: 95 % intervals from deals, which are independent, not from games, which are not."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

NORMAL = 1.959964
STUDENT = (math.inf, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447)  # for so many degrees of freedom


@dataclass(frozen=True)
class Estimate:
    """A mean, and between which numbers the true one is, 95 times of 100. None: nothing can be said yet."""

    mean: float
    low: float | None
    high: float | None


def mean_of(deals: Sequence[float]) -> Estimate:
    """The mean of one number for each deal, by Student's t."""
    mean = sum(deals) / len(deals)
    if len(deals) < 2:
        return Estimate(mean, None, None)
    half = student(len(deals) - 1) * math.sqrt(variance(deals) / len(deals))
    return Estimate(mean, mean - half, mean + half)


def share_of(deals: Sequence[float], games: int) -> Estimate:
    """The mean of one share for each deal of so many games: Wilson's interval on the effective number of games,
    with Student's t in it because that number is itself an estimate.

    That is the number of independent games which would say as much. It is taken to be no more than were played, even
    where the deals, in which luck is evened out, vary less: a sample that happens to be even promises nothing.
    """
    share = sum(deals) / len(deals)
    if len(deals) < 2:
        return Estimate(share, None, None)
    effective = float(games)
    of_mean = variance(deals) / len(deals)
    if of_mean > 0:
        effective = min(effective, share * (1 - share) / of_mean)
    quantile = student(len(deals) - 1)
    squared = quantile * quantile / effective
    middle = (share + squared / 2) / (1 + squared)
    half = quantile / (1 + squared) * math.sqrt(share * (1 - share) / effective + squared / (4 * effective))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def variance(numbers: Sequence[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: from a table for little freedom, else Cornish and Fisher's series."""
    if freedom < len(STUDENT):
        return STUDENT[freedom]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
