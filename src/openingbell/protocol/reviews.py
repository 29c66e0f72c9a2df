"""What goes over the wire about reviews of games that are over."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from openingbell.protocol.messages import Message, Seq


class ReviewedDecision(Message):
    """A decision looked at again. `given_up` is the part of the win that the advice has beyond what was played, `error`
    how sure that is (a standard error), `money` the same in expected score; below 0 the player knew better. `why` are
    the adviser's reasons, told of the costliest alone; `seq` is the position it was made in."""

    number: int
    seq: Seq
    seat: int
    played: dict[str, Any]
    advice: dict[str, Any]
    agrees: bool
    given_up: float
    error: float
    money: float
    sure: Literal["yes", "likely", "noise"]
    chances: list[float]
    why: list[dict[str, Any]]


class ReviewedPlayer(Message):
    """A seat's game in parts of the win that add up: an equal share, less what it gave up, with what came from the
    others and luck, make the result. A game that was broken off has neither luck nor a result."""

    seat: int
    decisions: int
    given_up: float
    error: float
    money: float
    from_others: float
    luck: float | None
    result: float | None
    score: int


class Review(Message):
    """What a bot thinks of a whole game."""

    players: list[ReviewedPlayer]
    costliest: Annotated[list[int], Field(description="The numbers of the decisions that surely cost most.")]
    mostly_noise: Annotated[bool, Field(description="Whether most differences are smaller than their error.")]
    decisions: list[ReviewedDecision]


class ReviewState(Message):
    """A review, or how far it is: `done` of so many steps; none, if nobody has asked for it yet."""

    asked: bool
    done: int
    steps: int
    review: Review | None
