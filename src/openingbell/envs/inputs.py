"""What comes in from outside: it is what it should be, or refused in a sentence before anything has moved."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from openingbell.core.errors import IllegalMove, Refused

RENDER_MODES = ("ansi", "svg")


def whole(value: Any, what: str) -> int:
    """A whole number, Python's or anybody's; 2.0 and "2" are none."""
    try:
        return operator.index(value)
    except TypeError:
        raise Refused(f"{what} is {value!r}, but has to be a whole number") from None


def at_least_one(value: Any, what: str) -> int:
    number = whole(value, what)
    if number < 1:
        raise Refused(f"{what} is {number}, but has to be at least 1")
    return number


def render_mode_of(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise Refused(f"render_mode is {mode!r}, but may be: {', '.join(RENDER_MODES)}, or None")
    return mode


def action_of(action: Any) -> int:
    """One action, whether there is such a one or not."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalMove(f"{action!r} is no action: actions are whole numbers") from None


def actions_of(actions: Any, games: int) -> NDArray[Any]:
    """An action for each game, whether there is such a one or not."""
    try:
        chosen = np.asarray(actions)
    except (ValueError, TypeError):  # rows of different lengths, for example
        raise IllegalMove("these actions are no row of whole numbers") from None
    if chosen.shape != (games,):
        raise IllegalMove(f"there are {games} games, but the actions have the shape {chosen.shape}")
    if chosen.dtype.kind not in "iu":
        raise IllegalMove(f"actions are whole numbers of at most 64 bits, and these are of the type {chosen.dtype}")
    return chosen
