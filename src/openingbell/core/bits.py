"""Sets of small numbers as the bits of a number. Up to 32 of them can be told apart."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.rng import Rng

# Five bits of this number times a power of two tell which power it was: so the lowest bit is found without a search.
POWERS: Final = 0x077CB531


def _lowest() -> list[i64]:
    found = [i64(0)] * 32
    for number in range(32):
        found[POWERS << number >> 27 & 31] = number
    return found


LOWEST: Final = vec[i64](_lowest())


def lowest(bits: i64) -> i64:
    """The lowest of some numbers."""
    return LOWEST[(bits & -bits) * POWERS >> 27 & 31]


def several(bits: i64) -> bool:
    """Whether there is more than one."""
    return bits & (bits - 1) != 0


def includes(bits: i64, number: i64) -> bool:
    """Whether a number is one of them."""
    return 0 <= number < 32 and bits >> number & 1 != 0


def count(bits: i64) -> i64:
    """How many there are."""
    number: i64 = 0
    while bits != 0:
        bits &= bits - 1
        number += 1
    return number


def nth(bits: i64, n: i64) -> i64:
    """The n-th of some numbers, counted from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def any_of(bits: i64, rng: Rng) -> i64:
    """One of some numbers, each as likely as any other."""
    return nth(bits, rng.below(count(bits)))


def listed(first: i64, bits: i64) -> vec[i64]:
    """All of them, ascending, counted from `first`."""
    numbers = vec[i64]([0] * count(bits))
    place: i64 = 0
    while bits != 0:
        numbers[place] = first + lowest(bits)
        bits &= bits - 1
        place += 1
    return numbers
