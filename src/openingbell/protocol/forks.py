"""Playing on from a game that was played, or from a position as it may be."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from openingbell.protocol.messages import MayHint, Message, Seq, Sitting


class NewFork(Message):
    """A table that goes on from a finished game: of a `table` after so many entries of its log, or of a `record` after
    so many of its moves. `seats` has one entry for each seat."""

    table: Annotated[str | None, Field(max_length=20)] = None
    record: Annotated[dict[str, Any] | None, Field(description="A record; its moves after `at` may be left out.")] = (
        None
    )
    at: Annotated[int, Field(ge=0)]
    seats: list[Sitting]
    listed: bool = False
    hints: MayHint = None


class WhatIf(Message):
    """A table of one's own that goes on from one's running game: bots have the other seats, and what one cannot see is
    dealt anew."""

    seq: Seq
    bot: str | None = None
