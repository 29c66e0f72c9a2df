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
BACK: Final = "takeback"  # moves count no more: after how many entries the game goes on
ASK: Final = "ask"  # somebody wants something of the others: what, and a number that it is about
ANSWER: Final = "answer"  # yes or no
PAUSE: Final = "pause"
RESUME: Final = "resume"
END: Final = "end"  # by all: nobody wins
SEAT: Final = "seat"  # somebody else plays for a seat: how that came, who did and who does
TIME: Final = "time"  # a seat's time has run out
NEXT: Final = "next"  # the table at which the players go on: its id
KINDS: Final = (MOVE, CHANCE, BACK, ASK, ANSWER, PAUSE, RESUME, END, SEAT, TIME, NEXT)


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
