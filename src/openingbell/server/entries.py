"""What is stored of a table's game: a log that only grows, of entries with kinds.

A later version may write kinds that this one does not know. Such a table cannot be loaded here, and says so.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from openingbell.core.play import Play
from openingbell.core.state import CHANCE as CHANCE_MOVES
from openingbell.server import refusals

MOVE: Final = "move"
CHANCE: Final = "chance"
NEXT: Final = "next"  # the table at which the players go on: its id
KINDS: Final = (MOVE, CHANCE, NEXT)


@dataclass(frozen=True)
class Entry:
    """One line of the log: `seat` is who wrote it (nobody: chance), `at` when, in milliseconds since 1970, UTC."""

    kind: str
    seat: int | None
    text: str
    at: int


def written(play: Play) -> list[Entry]:
    """Moves as entries, made now."""
    at = now()
    return [
        Entry(CHANCE, None, text, at) if actor == CHANCE_MOVES else Entry(MOVE, actor, text, at)
        for actor, text in play.written()
    ]


def require_known(entries: Iterable[Entry]) -> None:
    """Refuse a log of a later version: without an entry nobody knows what the game is."""
    for entry in entries:
        if entry.kind not in KINDS:
            raise refusals.later_entry(entry.kind)


def now() -> int:
    return time.time_ns() // 1_000_000
