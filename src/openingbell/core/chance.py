"""Who draws for a table: where the generator of each draw comes from."""

from __future__ import annotations

import secrets
from typing import Any

from mypy_extensions import i64, mypyc_attr

from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A fresh generator for every draw: what was drawn tells nothing about what will be."""

    def draw(self, state: State) -> i64:
        """The outcome of the draw that the state waits for."""
        return state.sample(self.next())

    def next(self) -> Rng:
        """The generator of the next draw."""
        return Rng(secrets.randbits(64))

    def __reduce__(self) -> tuple[Any, ...]:
        return (Chance, ())


class Stream(Chance):
    """One generator for all draws, which may have other uses besides."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def next(self) -> Rng:
        return self.rng

    def __reduce__(self) -> tuple[Any, ...]:
        return (Stream, (self.rng,))


class Numbered(Chance):
    """A generator for each draw by its number, so that games with the same seed stay alike for as long as they can: how
    many numbers an earlier draw took changes nothing.
    """

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self._seed = seed
        self._drawn = drawn

    def next(self) -> Rng:
        self._drawn += 1
        return Rng(self._seed, self._drawn)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Numbered, (self._seed, self._drawn))


def let_happen(state: State, rng: Rng) -> i64:
    """Everything that chance decides next, with nobody listening. Returns the number of draws."""
    draws: i64 = 0
    while state.actor == CHANCE:
        state.proceed(state.sample(rng))
        draws += 1
    return draws
