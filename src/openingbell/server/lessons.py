"""Lessons as the page shows them: each is a table that nobody stores, made anew from what the learner has done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import orjson

from openingbell.lessons.learning import Learning, Mistaken
from openingbell.lessons.lesson import LEARNER, Lesson, Tutorial, tutorial, tutorial_games
from openingbell.locales import Words
from openingbell.locales.catalogue import LESSONS
from openingbell.protocol import lessons as wire
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.describing import describe
from openingbell.server.entries import written
from openingbell.server.game import TableGame
from openingbell.server.positions import Positions
from openingbell.server.replays import positions
from openingbell.server.sketches import judged
from openingbell.server.store.models import HUMAN, PLAYING, SeatRow
from openingbell.server.unstored import unstored

YOU = "learner"  # in the place of a guest, whom a lesson need not know


def tutorial_of(game: str) -> Tutorial:
    if game not in tutorial_games():
        raise refusals.no_lessons(game)
    return tutorial(game)


def lesson_of(game: str, number: int) -> Lesson:
    """A lesson by its number, counted from 0."""
    lessons = tutorial_of(game).lessons
    if not 0 <= number < len(lessons):
        raise refusals.no_lesson(len(lessons) - 1)
    return lessons[number]


def words_of(game: str, language: str) -> wire.Tutorial:
    """All that the lessons of a game say."""
    told, words, file = tutorial_of(game), Words(language), f"{game}{LESSONS}"
    whys = {wrong.why for lesson in told.lessons for step in lesson.steps for wrong in step.wrong}
    return wire.Tutorial(
        lessons=[
            wire.LessonWords(
                name=lesson.name,
                title=words.say(f"{file}-{lesson.name}"),
                tasks=_tasks(words, f"{file}-{lesson.name}", len(lesson.steps)),
                done=words.say(f"{file}-{lesson.name}-done"),
                clause=lesson.clause,
            )
            for lesson in told.lessons
        ],
        why={why: words.say(f"{file}-not-{why}") for why in sorted(whys)},
    )


def _tasks(words: Words, lesson: str, steps: int) -> list[str]:
    """What is to be done at each step; one that has no words goes on with the last."""
    tasks: list[str] = []
    for step in range(1, steps + 1):
        tasks.append(words.say(f"{lesson}-{step}") if words.has(f"{lesson}-{step}") else tasks[-1])
    return tasks


@contextmanager
def explained() -> Iterator[None]:
    """What is not the lesson's move is refused with the sentence and the clause that explain it."""
    try:
        yield
    except Mistaken as mistaken:
        raise refusals.not_the_lesson(mistaken.wrong.why, mistaken.wrong.clause) from mistaken


def previewed(legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Legal moves that are all to be previewed, even those that end a turn: so every wrong one is explained at once."""
    return [move | {"ends": False} for move in legal]


class LessonTable:
    """A lesson of one learner, after the moves they have made."""

    def __init__(self, game: str, number: int, made: list[str]) -> None:
        self._id = f"{game}-{number}"
        self._others = tutorial_of(game).others
        self._lesson = lesson_of(game, number)
        with explained():
            self._learning = Learning(self._lesson, made)
        play = self._learning.play
        self._game = TableGame(play.game, self._lesson.options)
        self._game.replay(written(play))

    def position(self, since: int) -> dict[str, Any]:
        """A `LessonPosition`."""
        position = orjson.loads(Positions(self._game).message(LEARNER, since))
        position["legal"] = [] if self._learning.is_done else previewed(position["legal"])
        return {
            "table": self._table(),
            "position": position,
            "done": self._learning.is_done,
            "answers": [step.answer for step in self._lesson.steps],
        }

    def preview(self, moves: list[str]) -> dict[str, Any]:
        """A `Preview`."""
        with explained():
            planned, final = self._learning.plan(moves)
        if final:
            return {"final": True, "view": None, "legal": []}
        return {"final": False, "view": planned.state.view(LEARNER), "legal": previewed(planned.legal())}

    def position_at(self, seq: int) -> dict[str, Any]:
        """The position after so many moves, as the learner saw it then."""
        return positions(self._game, LEARNER, [seq])[0]

    def judge(self, wanted: messages.SketchAsked) -> messages.SketchJudged:
        """What the rules say of a trade that the learner only thinks about."""
        return judged(self._game, LEARNER, wanted)

    def _table(self) -> messages.Table:
        learner = SeatRow(self._id, LEARNER, HUMAN, "", YOU, None)
        others = [SeatRow(self._id, seat, HUMAN, name, name, None) for seat, name in enumerate(self._others, 1)]
        table = unstored(self._id, self._game, self._lesson.options, PLAYING, [learner, *others])
        return describe(table, YOU, [YOU, *self._others])
