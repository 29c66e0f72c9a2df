"""What a seat may know as a row of numbers, for programs that learn.

A game says which numbers there are and in which order (`Section`), and writes them for a seat of a state into a row of
memory that belongs to the encoder (`Encoder.write`). Everything is a whole number of 16 bits: ones and zeros, counts,
and money in a unit of the game's. Divided by its section's `unit` a number is of the size of one.

Seats are counted from the one that looks: first itself, then clockwise the others. Nothing may be written that the seat
cannot know; the contract kit compares states that look alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openingbell.core.state import State

MOST: Final = 32767


class Section:
    """Some numbers of an observation that are about one thing, `first` to `first + size` of it."""

    def __init__(self, name: str, about: str, shape: Sequence[int] = (1,), unit: int = 1) -> None:
        self.name: Final = name
        self.about: Final = about
        self.shape: Final = tuple(shape)
        self.unit: Final = unit
        self.first = 0
        self.size = 1
        for length in shape:
            self.size *= length

    def __repr__(self) -> str:
        return f"Section({self.name!r}, {self.shape}, unit={self.unit}, first={self.first})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations of one kind of table into `rows` rows of its own memory, `out`.

    `version` grows with every change of the layout: who learned on one cannot read the other. A row is zero at first
    and belongs to the encoder, which may remember what it wrote there and change only what is different now.
    `margin` is the difference in money that counts as one where scores are rewards.
    """

    def __init__(self, sections: Sequence[Section], rows: int = 1, version: int = 1, margin: int = 1) -> None:
        first = 0
        for section in sections:
            section.first = first
            first += section.size
        self.sections: Final = list(sections)
        self.width: Final = first
        self.rows: Final = rows
        self.version: Final = version
        self.margin: Final = margin
        self.out: vec[i16] = vec[i16]([i16(0)] * (rows * first))

    def name_of(self, game: str) -> str:
        """What observations of a game with this layout are called."""
        return f"openingbell_{game}_v{self.version}"

    def write(self, state: State, seat: i64, row: i64 = 0) -> None:
        """Write what `seat` may know of a state into a row."""
        raise NotImplementedError

    def row(self, row: int = 0) -> list[int]:
        """The numbers of a row."""
        return [int(number) for number in self.out[row * self.width : (row + 1) * self.width]]

    def units(self) -> list[int]:
        """By what each number of a row is to be divided."""
        return [section.unit for section in self.sections for _ in range(section.size)]

    def section(self, name: str) -> Section:
        """The section of that name, or KeyError."""
        for section in self.sections:
            if section.name == name:
                return section
        raise KeyError(name)


# --- writing numbers: each function returns the place after what it wrote ---------------------------------------------


def put(out: vec[i16], at: i64, number: i64) -> i64:
    """One number, as large as 16 bits can hold."""
    out[at] = i16(max(-MOST, min(MOST, number)))
    return at + 1


def put_all(out: vec[i16], at: i64, numbers: vec[i64], first: i64, end: i64) -> i64:
    """Some numbers of an array."""
    for place in range(first, end):
        at = put(out, at, numbers[place])
    return at


def put_one(out: vec[i16], at: i64, size: i64, which: i64) -> i64:
    """Zeros and a one in place `which`; nothing but zeros if there is no such place."""
    for place in range(size):
        out[at + place] = 0
    if 0 <= which < size:
        out[at + which] = 1
    return at + size


def put_bits(out: vec[i16], at: i64, size: i64, bits: i64) -> i64:
    """A zero or a one for each bit, the lowest first."""
    for place in range(size):
        out[at + place] = i16((bits >> place) & 1)
    return at + size


def put_nothing(out: vec[i16], at: i64, size: i64) -> i64:
    """Zeros."""
    for place in range(size):
        out[at + place] = 0
    return at + size


# --- seats as the one that looks counts them (a division would cost more than all the rest) ---------------------------


def seat_after(seat: i64, places: i64, players: i64) -> i64:
    """The seat so many places clockwise, less than once round the table."""
    other = seat + places
    return other - players if other >= players else other


def places_after(seat: i64, other: i64, players: i64) -> i64:
    """How many places clockwise after `seat` another one sits; what is no seat stays as it is."""
    if other < 0 or other >= players:
        return other
    return other - seat if other >= seat else other - seat + players


def put_seat(out: vec[i16], at: i64, players: i64, seat: i64, other: i64) -> i64:
    """A one in the place of a seat, counted from the one that looks."""
    return put_one(out, at, players, places_after(seat, other, players))


def put_seats(out: vec[i16], at: i64, players: i64, seat: i64, bits: i64) -> i64:
    """A zero or a one for each seat, counted from the one that looks."""
    for place in range(players):
        out[at + place] = i16((bits >> seat_after(seat, place, players)) & 1)
    return at + players


def put_by_seat(out: vec[i16], at: i64, players: i64, seat: i64, numbers: vec[i64]) -> i64:
    """A number for each seat, counted from the one that looks."""
    for place in range(players):
        at = put(out, at, numbers[seat_after(seat, place, players)])
    return at
