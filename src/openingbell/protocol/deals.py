"""Deals: the same chance against the same bots from the same seat, for everybody who has the link."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from openingbell.protocol.messages import Hash, Message, Move, OptionValue

MAX_DAYS = 30
Moment = Annotated[int, Field(description="When, in milliseconds since 1970, UTC.")]


class NewDeal(Message):
    """A deal to be made; `seats` has a bot for each seat but one, from which everybody plays it."""

    game: str
    options: dict[str, OptionValue]
    seats: list[str | None]
    days: Annotated[int, Field(ge=1, le=MAX_DAYS, description="After which it closes.")] = 7


class Attempt(Message):
    """How somebody played a deal. One that `counts` was the first of somebody with an account; each of those that were
    finished before the deal closed has a `place`. Its `table` may be gone."""

    id: Annotated[str, Field(description="To ask how it compares with your own.")]
    name: str
    you: bool
    number: Annotated[int, Field(description="Which attempt of theirs it was.")]
    state: Literal["playing", "finished", "given-up"]
    counts: bool
    place: int | None
    scores: list[int] | None
    table: str | None
    begun: Moment
    finished: Moment | None


class Deal(Message):
    """A deal as you see it: `number` and `commitment` are those of its promise in the public list, and `secret` is what
    was promised, told when it is `closed`. `results` are told when it is, or you have played it to its end."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: list[str | None]
    day: Annotated[str | None, Field(description="Of which it is the deal, in UTC.")]
    opens: Moment
    closes: Moment
    closed: bool
    host: Annotated[bool, Field(description="Whether you made it.")]
    number: int
    commitment: Hash
    secret: Hash | None
    players: Annotated[int, Field(description="How many people have tried it.")]
    mine: list[Attempt]
    results: list[Attempt] | None


class Deals(Message):
    """The deals of a day, one for each game."""

    day: str
    deals: list[Deal]


class Parted(Message):
    """A decision in which two attempts differ: after how many entries of each log, and what each of them did."""

    mine: Move
    theirs: Move
    my_seq: int
    their_seq: int


class SeatCourse(Message):
    """How an attempt went: what the seat would have had, after so many entries of the log."""

    seqs: list[int]
    worths: list[int]


class Comparison(Message):
    """Two attempts side by side: how many decisions of the seat were alike before they `parted`, if they did."""

    alike: int
    parted: Parted | None
    my_table: str
    their_table: str
    mine: SeatCourse
    theirs: SeatCourse
