"""A lesson under way: where the learner's moves have led to, and what is said of the next ones."""

from __future__ import annotations

from collections.abc import Sequence

from openingbell.core.errors import IllegalMove
from openingbell.core.play import Play
from openingbell.core.preview import Preview, preview
from openingbell.lessons.lesson import LEARNER, Lesson, Wrong


class Mistaken(Exception):
    """A move that the rules allow, or not, but that is not what this lesson is about."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__(wrong.why)
        self.wrong = wrong


class Learning:
    """A lesson after the learner's moves, each of which has to be right; `play` is the game up to now."""

    def __init__(self, lesson: Lesson, made: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.made = 0
        self.play: Play = lesson.begin()
        for move in made:
            self.make(move)

    @property
    def is_done(self) -> bool:
        return self.made == len(self.lesson.steps)

    def make(self, move: str) -> None:
        """The learner's next move, and what follows from it; one that is not right changes nothing."""
        self._require_right([move])
        self.play.make_text(move)
        for text in self.lesson.steps[self.made].then:
            self.play.make_text(text)
        self.made += 1

    def plan(self, moves: Sequence[str]) -> tuple[Preview, bool]:
        """What these moves would lead to as far as the learner can know, and whether nothing can be planned further."""
        self._require_right(moves)
        planned = preview(self.play.state, LEARNER, list(moves), self.play.seq + 1)
        is_last = self.made + len(moves) == len(self.lesson.steps)
        return planned, planned.final or (is_last and len(moves) > 0)

    def _require_right(self, moves: Sequence[str]) -> None:
        steps = self.lesson.steps[self.made :]
        if len(moves) > len(steps):
            raise IllegalMove("this lesson is over")
        for move, step in zip(moves, steps, strict=False):
            wrong = step.mistake(move)
            if wrong is not None:
                raise Mistaken(wrong)
            if not step.is_right(move):
                raise IllegalMove(f"{move[:60]!r} is not a move of this lesson")
