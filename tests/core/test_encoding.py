"""Sections, and the ways to write numbers."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from openingbell.core.encoding import (
    Encoder,
    Section,
    put,
    put_bits,
    put_by_seat,
    put_one,
    put_seat,
    put_seats,
)
from openingbell.core.errors import NoEncoding
from openingbell.core.game import Game
from openingbell.core.registry import find_game


def written(size: int) -> vec[i16]:
    """Memory in which something is left over."""
    return vec[i16]([i16(7)] * size)


def test_sections_lie_one_behind_the_other() -> None:
    encoder = Encoder([Section("a", "six", (2, 3)), Section("b", "one", unit=10), Section("c", "four", (4,))], rows=2)
    assert [(section.name, section.first, section.size) for section in encoder.sections] == [
        ("a", 0, 6),
        ("b", 6, 1),
        ("c", 7, 4),
    ]
    assert (encoder.width, len(encoder.out)) == (11, 22)
    assert encoder.units() == [1] * 6 + [10] + [1] * 4
    assert encoder.section("b").unit == 10
    with pytest.raises(KeyError):
        encoder.section("d")
    assert "first=6" in repr(encoder.section("b"))


def test_numbers_are_as_large_as_they_can_be() -> None:
    out = written(3)
    assert put(out, 0, 40_000) == 1
    put(out, 1, -40_000)
    put(out, 2, -3)
    assert list(out) == [32_767, -32_767, -3]


def test_ones() -> None:
    out = written(4)
    assert put_one(out, 0, 3, 2) == 3
    assert list(out) == [0, 0, 1, 7]
    put_one(out, 0, 3, -1)
    assert list(out) == [0, 0, 0, 7]
    put_bits(out, 1, 3, 0b101)
    assert list(out) == [0, 1, 0, 1]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    """Four seats, seen from seat 3: seat 0 sits one place after it."""
    out = written(4)
    put_seat(out, 0, 4, 3, 0)
    assert list(out) == [0, 1, 0, 0]
    put_seat(out, 0, 4, 3, -1)
    assert list(out) == [0, 0, 0, 0]
    put_seats(out, 0, 4, 3, 0b1010)
    assert list(out) == [1, 0, 1, 0], "seats 3 and 1"
    put_by_seat(out, 0, 4, 3, vec[i64]([10, 11, 12, 13]))
    assert list(out) == [13, 10, 11, 12]


def test_a_game_need_not_be_numbers() -> None:
    class Chess(Game):
        def __init__(self) -> None:
            self.name = "chess"

    with pytest.raises(NoEncoding, match="chess"):
        Chess().encoder({})


def test_an_encoder_from_outside_has_its_own_version_and_margin() -> None:
    """Compiled code would not see what a class from outside says of itself, so the encoder is told."""
    encoder = Encoder([Section("a", "one")], version=3, margin=100)
    assert (encoder.version, encoder.margin) == (3, 100)
    assert (find_game("stockpile").encoder({}).version, find_game("stockpile").encoder({}).margin) == (1, 10_000)
