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
    delay: int = 0  # seconds that spectators are behind
    talk: bool = True  # whether people may talk there
    hints: bool | None = None  # whether they are allowed; None: to whoever is alone with bots
    version: int = 0  # counts what was written beside its log
    clock: dict[str, Any] | None = None  # how long people may think
    due: int | None = None  # when somebody's time runs out, or that for telling one's salt
    origin: dict[str, Any] | None = None  # of a table that did not begin as others do: where it comes from


@dataclass
class SeatRow:
    """Who sits on a seat. A bot on a person's seat plays for them while they are away."""

    table_id: str
    seat: int
    kind: str
    name: str
    guest: str | None
    bot: str | None
    salted: bool = False  # whether the seat has brought a salt to the game, or brings one
    offered: bool = False  # whether somebody else may play on for whoever is away


@dataclass(frozen=True)
class SaltRow:
    """What a seat adds to chance: its hash first, then the salt itself."""

    commitment: str
    salt: str | None = None


@dataclass
class PromiseRow:
    """What the house has promised for a table, and the salts by seat. `number` is its place in the public list;
    `again` says how many it had promised before for which somebody has told a salt."""

    number: int
    secret: str
    commitment: str
    salts: dict[int, SaltRow]
    again: int


@dataclass
class StandingRow:
    """What stands for a seat: the word, the facts and the doubts known of each order; and what was cancelled: its word,
    its facts and why."""

    table_id: str
    seat: int
    orders: list[Any]
    cancelled: list[Any]


@dataclass
class SketchRow:
    """A trade that was sketched between two seats, after `seq` moves; `number` counts those since the last of them."""

    table_id: str
    low: int
    high: int
    sender: int
    proposer: int
    gives: list[str]
    takes: list[str]
    seq: int
    number: int = 1


@dataclass(frozen=True)
class StartRow:
    """What was before a table's own first move: moves of another game, or a position that looked like another's."""

    moves: list[str]
    position: str | None = None


@dataclass
class StoredTable:
    """A table with its seats, in order. In a guest's list, `rank` says how much it wants them: 2 if it is their turn, 1
    if it goes on without them, 0 if it is over. `moment` is what it is sorted by among those. `source_listed`: the
    table it comes from is for everybody to find."""

    row: TableRow
    seats: list[SeatRow]
    rank: int = 0
    moment: int = 0
    source_listed: bool = False
