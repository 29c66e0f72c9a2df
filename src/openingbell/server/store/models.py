"""What is stored of tables and seats, as plain values. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

OPEN = "open"
HUMAN = "human"
BOT = "bot"

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"


@dataclass(frozen=True)
class Guest:
    """Somebody who gave a name."""

    id: str
    name: str


@dataclass
class TableRow:
    """A table; `seq` is the number of entries in its log, `actor` the seat that has to decide."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    listed: bool
    status: str
    seq: int
    scores: list[int] | None
    created: int
    changed: int
    actor: int | None = None
    data: dict[str, Any] | None = None  # the table's own components


@dataclass
class SeatRow:
    table_id: str
    seat: int
    kind: str
    name: str
    guest: str | None
    bot: str | None
    salted: bool = False  # whether they bring a salt


@dataclass(frozen=True)
class SaltRow:
    """What a seat adds to chance: its hash first, then the salt itself."""

    commitment: str
    salt: str | None = None


@dataclass
class PromiseRow:
    """What the house has promised for a table, and the salts by seat. `number` is its place in the public list."""

    number: int
    secret: str
    commitment: str
    salts: dict[int, SaltRow]


@dataclass
class StandingRow:
    """What stands for a seat: the word, the facts and the doubts known of each order; and what was cancelled: its word,
    its facts and why."""

    table_id: str
    seat: int
    orders: list[Any]
    cancelled: list[Any]


@dataclass
class StoredTable:
    """A table with its seats, in order. In a guest's list, `rank` says how much it wants them: 2 if it is their turn, 1
    if it goes on without them, 0 if it is over."""

    row: TableRow
    seats: list[SeatRow]
    rank: int = 0
