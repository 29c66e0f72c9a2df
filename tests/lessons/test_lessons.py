"""Every lesson can be done on the real rules, and whatever else the rules allow in it is explained by a clause."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from openingbell.core.errors import IllegalMove
from openingbell.core.registry import game_names
from openingbell.core.state import State
from openingbell.lessons.learning import Learning, Mistaken
from openingbell.lessons.lesson import LEARNER, Lesson, Step, Wrong, moves_in, tutorial, tutorial_games
from openingbell.locales import Words, languages
from openingbell.locales.catalogue import folder
from openingbell.locales.rules import clauses

LESSONS = [lesson for game in tutorial_games() for lesson in tutorial(game).lessons]
all_lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


def legal(state: State) -> list[str]:
    return [state.game.to_text(state, action) for action in state.legal()]


def walk(lesson: Lesson) -> list[tuple[Step, list[str]]]:
    """Each step with what is legal there, if every answer is right."""
    learning, found = Learning(lesson), []
    for step in lesson.steps:
        assert learning.play.state.actor == LEARNER
        found.append((step, legal(learning.play.state)))
        learning.make(step.answer)
    assert learning.is_done
    return found


def test_all_our_games_can_be_learned() -> None:
    assert set(tutorial_games()) == {"acquire", "stockpile", "syndicate"} <= set(game_names())


@all_lessons
def test_the_right_moves_are_legal(lesson: Lesson) -> None:
    for step, moves in walk(lesson):
        assert step.answer in moves
        assert all(any(fnmatchcase(move, form) for move in moves) for form in step.right)


@all_lessons
def test_every_other_legal_move_is_explained(lesson: Lesson) -> None:
    for step, moves in walk(lesson):
        assert [move for move in moves if not step.is_right(move) and step.mistake(move) is None] == []


@all_lessons
def test_no_explanation_is_idle(lesson: Lesson) -> None:
    found = walk(lesson)
    used = {step.mistake(move) for step, moves in found for move in moves}
    assert {wrong for step, _ in found for wrong in step.wrong} <= used


@all_lessons
def test_each_clause_is_in_the_rules(lesson: Lesson) -> None:
    named = {lesson.clause, *(wrong.clause for step in lesson.steps for wrong in step.wrong)}
    assert named <= set(clauses(lesson.game, "en"))


@pytest.mark.parametrize("game", tutorial_games())
def test_there_are_no_words_for_lessons_that_do_not_exist(game: str) -> None:
    told = tutorial(game)
    known = {f"{game}_lessons-{lesson.name}" for lesson in told.lessons}
    known |= {f"{one}-done" for one in known} | {
        f"{game}_lessons-{lesson.name}-{step}" for lesson in told.lessons for step in range(1, len(lesson.steps) + 1)
    }
    known |= {
        f"{game}_lessons-not-{wrong.why}" for lesson in told.lessons for step in lesson.steps for wrong in step.wrong
    }
    assert written_ids(game) <= known


def written_ids(game: str) -> set[str]:
    text = (folder("en") / f"{game}_lessons.ftl").read_text(encoding="utf-8")
    return {line.partition(" =")[0] for line in text.splitlines() if line.startswith(f"{game}_lessons-")}


@pytest.mark.parametrize("language", languages())
def test_every_lesson_has_its_words(language: str) -> None:
    words = Words(language)
    for lesson in LESSONS:
        told = f"{lesson.game}_lessons"
        for said in ("", "-1", "-done"):
            assert words.has(f"{told}-{lesson.name}{said}")
        for step in lesson.steps:
            assert all(words.has(f"{told}-not-{wrong.why}") for wrong in step.wrong)


# --- what a lesson does with moves ------------------------------------------------------------------------------------


def found() -> Learning:
    return Learning(tutorial("acquire").lessons[0])


def test_a_wrong_move_is_explained_and_changes_nothing() -> None:
    learning = found()
    before = learning.play.state.everything()
    with pytest.raises(Mistaken) as caught:
        learning.make("place 12A")
    assert caught.value.wrong == Wrong("place *", "alone", "A-4.1")
    assert learning.play.state.everything() == before
    assert learning.made == 0


def test_a_plan_is_judged_move_by_move() -> None:
    learning = found()
    planned, final = learning.plan(["place 6B"])
    assert not final
    assert planned.state.view(LEARNER)["step"] == "found"
    with pytest.raises(Mistaken, match="cheap"):
        learning.plan(["place 6B", "found Quantum"])
    assert learning.plan(["place 6B", "found Sackson"])[1], "the lesson ends there"
    assert learning.made == 0


def test_nonsense_is_refused() -> None:
    with pytest.raises(IllegalMove):
        found().make("castle")


def test_nothing_is_left_to_do_after_the_last_step() -> None:
    learning = Learning(tutorial("acquire").lessons[0], ["place 6B", "found Sackson"])
    assert learning.is_done
    with pytest.raises(IllegalMove):
        learning.make("buy Sackson")


def test_a_lesson_goes_on_where_the_last_one_ended() -> None:
    first, second = tutorial("acquire").lessons[:2]
    assert list(second.before) == first.whole


def test_moves_stand_in_lines_or_between_semicolons() -> None:
    assert moves_in("a 1; b\n\n c;\n") == ["a 1", "b", "c"]
