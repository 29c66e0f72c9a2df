"""Sets of small numbers as bits, against Python's own sets."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.bits import (
    any_of,
    any_of_rows,
    count,
    count_rows,
    includes,
    listed,
    listed_rows,
    lowest,
    nth,
    several,
)
from openingbell.core.rng import Rng


def test_bits_are_what_python_counts_them_to_be() -> None:
    rng = Rng(3)
    for _ in range(500):
        numbers = sorted({int(rng.below(32)) for _ in range(1 + rng.below(12))})
        bits = sum(1 << number for number in numbers)
        assert count(bits) == len(numbers)
        assert lowest(bits) == numbers[0]
        assert several(bits) == (len(numbers) > 1)
        assert [nth(bits, n) for n in range(len(numbers))] == numbers
        assert list(listed(100, bits)) == [100 + number for number in numbers]
        assert [number for number in range(-2, 40) if includes(bits, number)] == numbers


def test_one_of_some_numbers_is_drawn_as_from_their_list() -> None:
    for seed in range(50):
        assert any_of(0b1011010, Rng(seed)) == [1, 3, 4, 6][Rng(seed).below(4)]
        assert any_of(1 << 31, Rng(seed)) == 31


def test_of_none_there_is_none() -> None:
    assert count(0) == 0
    assert list(listed(5, 0)) == []


def test_full_rows_are_counted() -> None:
    assert count_rows(vec[i64]([2**32 - 1] * 31)) == 31 * 32


def test_rows_are_counted_each_from_its_own_number() -> None:
    firsts = vec[i64]([10, 100, 1000])
    rows = vec[i64]([0b101, 0, 1 << 31 | 1])
    numbers = [10, 12, 1000, 1031]
    assert count_rows(rows) == 4
    assert list(listed_rows(firsts, rows)) == numbers
    for seed in range(50):
        assert any_of_rows(firsts, rows, Rng(seed)) == numbers[Rng(seed).below(4)]
