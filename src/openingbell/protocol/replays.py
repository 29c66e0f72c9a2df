"""Games that are over, looked at again: those of a table, and those of a record that somebody has as a file."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from openingbell.protocol.messages import Message, Position, PositionChanged, Seq, Table

MAX_POSITIONS = 200

Viewpoint = Annotated[
    int | None, Field(ge=0, description="From which seat to look; null: what everybody at the table could see.")
]
Seqs = Annotated[list[Seq], Field(min_length=1, max_length=MAX_POSITIONS)]


class Replayed(Message):
    """A record, and from which seat to look at it."""

    record: dict[str, Any]
    seat: Viewpoint = None


class ReplayedAt(Replayed):
    """The same after so many moves each."""

    at: Seqs


class Replay(Message):
    """A game that is over as one seat saw it: its table, and the last position with all that led there."""

    table: Table
    position: PositionChanged


class Positions(Message):
    """Positions in the order in which they were asked for."""

    positions: list[Position]
