"""People one does not want to meet, and what is said of them to whoever runs the server."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from openingbell.protocol.messages import Message, SaidWords


class Person(Message):
    """Somebody at a table: by the seat they have, or by what they said (the `author` of a word)."""

    seat: int | None = None
    author: int | None = None

    @model_validator(mode="after")
    def _says_one(self) -> Self:
        if (self.seat is None) == (self.author is None):
            raise ValueError("a seat or an author is wanted")
        return self


class Blocking(Person):
    """Block somebody, or no longer."""

    blocked: bool


class BlockedHere(Message):
    """Who at a table is blocked by you: their seats, and as whom they have spoken."""

    seats: list[int]
    authors: list[int]


class BlockedPerson(Message):
    number: int
    name: Annotated[str, Field(description="By which you knew them.")]
    at: Annotated[int, Field(description="Since when, in milliseconds since 1970, UTC.")]


class BlockedPeople(Message):
    """Everybody you have blocked, the latest first. They are not told."""

    people: list[BlockedPerson]


class Reporting(Person):
    """What somebody has done, in a word and, if you like, in more."""

    reason: Literal["insults", "cheating", "stalling", "spam", "name", "other"]
    words: SaidWords | None = None
