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
    return in_eights(bits) * 0x01010101 >> 24 & 63


def in_eights(bits: i64) -> i64:
    """How many there are among the first eight, the next eight and so on, each in a byte of its own."""
    # In pairs, in fours, in eights: without a branch, which could not be foretold.
    pairs = bits - (bits >> 1 & 0x55555555)
    fours = (pairs & 0x33333333) + (pairs >> 2 & 0x33333333)
    return fours + (fours >> 4) & 0x0F0F0F0F


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


# --- rows of bits ---------------------------------------------------------------------------------------------------
# Where there are more than 32 numbers, they are in rows, each with the number that its bits are counted from.


def count_rows(rows: vec[i64]) -> i64:
    """How many numbers there are in all rows, of which there are at most 31."""
    eights: i64 = 0
    for bits in rows:
        eights += in_eights(bits)
    sixteens = (eights & 0xFF00FF) + (eights >> 8 & 0xFF00FF)
    return (sixteens & 0xFFFF) + (sixteens >> 16)


def any_of_rows(firsts: vec[i64], rows: vec[i64], rng: Rng) -> i64:
    """One of the numbers in all rows, each as likely as any other."""
    n = rng.below(count_rows(rows))
    row: i64 = 0
    while True:
        bits = rows[row]
        if bits != 0:
            here = count(bits)
            if n < here:
                return firsts[row] + nth(bits, n)
            n -= here
        row += 1


def listed_rows(firsts: vec[i64], rows: vec[i64]) -> vec[i64]:
    """The numbers in all rows, row by row."""
    numbers = vec[i64]([0] * count_rows(rows))
    place: i64 = 0
    for row in range(i64(len(rows))):
        bits = rows[row]
        while bits != 0:
            numbers[place] = firsts[row] + lowest(bits)
            bits &= bits - 1
            place += 1
    return numbers
