"""A lesson as its file has it: how a game began, and move by move what is right and why something else is wrong.

A lesson that does not say how its game began goes on where the one before it ended, or a little later: `meanwhile`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from openingbell.core.play import Play
from openingbell.core.registry import find_game

HERE = Path(__file__).parent
LEARNER = 0  # the seat of whoever learns


@dataclass(frozen=True)
class Wrong:
    """Why moves of this form are not what the lesson is about: a sentence in the catalogue, and a clause."""

    move: str
    why: str
    clause: str


@dataclass(frozen=True)
class Step:
    """One decision of the learner: the forms of a move that are right, the first of them written out, and what the
    others and chance do after it.
    """

    right: Sequence[str]
    wrong: Sequence[Wrong] = ()
    then: Sequence[str] = ()

    @property
    def answer(self) -> str:
        """The move that is always right."""
        return self.right[0]

    def is_right(self, move: str) -> bool:
        return any(fnmatchcase(move, form) for form in self.right)

    def mistake(self, move: str) -> Wrong | None:
        """What is wrong with a move; None if it is right, or if nobody thought of it."""
        if self.is_right(move):
            return None
        return next((wrong for wrong in self.wrong if fnmatchcase(move, wrong.move)), None)


@dataclass(frozen=True)
class Lesson:
    """One idea. `before` are the moves up to where it begins, `options` the table's."""

    name: str
    game: str
    options: Mapping[str, Any]
    before: Sequence[str]
    steps: Sequence[Step]
    clause: str

    def begin(self) -> Play:
        """The position in which the learner is asked first."""
        play = Play(find_game(self.game).start(self.options))
        for text in self.before:
            play.make_text(text)
        return play

    @property
    def whole(self) -> list[str]:
        """All its moves, if every answer is right."""
        return [*self.before, *(move for step in self.steps for move in (step.answer, *step.then))]


@dataclass(frozen=True)
class Tutorial:
    """A game's lessons, and the names of those who play along."""

    game: str
    others: Sequence[str]
    lessons: Sequence[Lesson]


@cache
def tutorial_games() -> list[str]:
    """The games that can be learned."""
    return sorted(path.stem for path in HERE.glob("*.toml"))


@cache
def tutorial(game: str) -> Tutorial:
    """The lessons of a game that has some."""
    data = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))
    lessons: list[Lesson] = []
    for written in data["lessons"]:
        lessons.append(_lesson(game, written, lessons[-1] if lessons else None))
    return Tutorial(game, data["others"], lessons)


def _lesson(game: str, written: Mapping[str, Any], last: Lesson | None) -> Lesson:
    options: Mapping[str, Any]
    if "before" in written or last is None:
        options, before = find_game(game).check(written["options"]), moves_in(written["before"])
    else:
        options, before = last.options, [*last.whole, *moves_in(written.get("meanwhile", ""))]
    usual = [Wrong(**wrong) for wrong in written.get("wrong", [])]
    steps = [
        Step(
            right=step["right"],
            wrong=[*(Wrong(**wrong) for wrong in step.get("wrong", [])), *usual],
            then=moves_in(step.get("then", "")),
        )
        for step in written["steps"]
    ]
    return Lesson(written["name"], game, options, before, steps, written["clause"])


def moves_in(text: str) -> list[str]:
    """Moves, separated by semicolons or lines."""
    return [move for line in text.splitlines() for move in map(str.strip, line.split(";")) if move]
