"""A-1.2 The corporations' names at this table."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.games.acquire.components import NAMES_1999, NAMES_CLASSIC
from openingbell.games.acquire.position import Position


def names(p: Position) -> tuple[str, ...]:
    """The seven names, in the order of the price card."""
    return NAMES_CLASSIC if p.classic else NAMES_1999


def name_of(p: Position, corporation: i64) -> str:
    return names(p)[corporation]
