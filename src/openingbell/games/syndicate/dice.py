"""Two dice (YF-21): a roll or throw is one of 36 outcomes, counted from 0, the first die before the second."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SIDES: Final = 6
ROLLS: Final = 36


def first_die(dice: i64) -> i64:
    return dice // SIDES + 1


def second_die(dice: i64) -> i64:
    return dice % SIDES + 1


def is_double(dice: i64) -> bool:
    return dice // SIDES == dice % SIDES


def sum_of(dice: i64) -> i64:
    return first_die(dice) + second_die(dice)


def equally_likely(first: i64, number: i64) -> vec[i64]:
    """So many outcomes from the first one on."""
    outcomes = vec[i64](capacity=number)
    for outcome in range(first, first + number):
        outcomes = append(outcomes, outcome)
    return outcomes
