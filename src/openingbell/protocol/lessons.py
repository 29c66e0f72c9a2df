"""Lessons: what a learner is told, what they have done, and where that has led to."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from openingbell.protocol.messages import MAX_MOVES, Message, PositionChanged, Seq, SketchAsked, Table

Made = Annotated[
    list[Annotated[str, Field(max_length=200)]],
    Field(max_length=MAX_MOVES, description="All moves of the learner in this lesson so far."),
]
Planned = Annotated[
    list[Annotated[str, Field(max_length=200)]],
    Field(max_length=MAX_MOVES, description="Those that the learner only thinks about."),
]


class LessonWords(Message):
    """What a lesson says: what it is called, what is to be done at each of its steps, and what has been learned."""

    name: str
    title: str
    tasks: list[str]
    done: str
    clause: Annotated[str, Field(description="The clause of the rules that it is about.")]


class Tutorial(Message):
    """The lessons of a game in one language, and by their names the sentences that explain what is wrong."""

    lessons: list[LessonWords]
    why: dict[str, str]


class Learned(Message):
    """Where the learner is in a lesson; `since` is the last position they have seen."""

    made: Made
    since: Seq = 0


class Planning(Message):
    """Moves that the learner thinks about, after those that were made."""

    made: Made
    moves: Planned


class LessonSketch(Message):
    """A trade that the learner thinks about, after the moves that were made."""

    made: Made
    sketch: SketchAsked


class LessonPosition(Message):
    """The lesson as a table, and its position; once it is `done`, nothing more may be moved. `answers` has the right
    move of each step, for whoever does not find it."""

    table: Table
    position: PositionChanged
    done: bool
    answers: list[str]
