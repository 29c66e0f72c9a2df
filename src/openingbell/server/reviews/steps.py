"""The steps of a review, each of them short, in a bots' worker, which keeps what it knows of a record for the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from openingbell.arena.judging import observer_of
from openingbell.arena.review import Judged, Question, advise, judge_question, questions_of, sum_up
from openingbell.bots.budget import Budget
from openingbell.bots.reasons import hint
from openingbell.bots.registry import find_bot
from openingbell.core.record import Record

ADVISER = "expert"
STEP = Budget(milliseconds=40)  # so long a game may have to wait for a step
SEED = 1
KEPT = 2  # records


@lru_cache(KEPT)
def _opened(text: str) -> tuple[Record, list[Question]]:
    record = Record.from_text(text)
    return record, questions_of(record)


def count(text: str) -> int:
    """How many decisions there are."""
    return len(_opened(text)[1])


def advice(text: str, index: int) -> list[int]:
    """What an expert would have done there, from what the seat knew."""
    question = _opened(text)[1][index]
    adviser = find_bot(ADVISER)
    try:
        advise(question, adviser, STEP, SEED)
    finally:
        adviser.close()
    return [int(action) for action in question.advice]


def verdict(text: str, index: int, advised: Sequence[int], advised_next: Sequence[int]) -> dict[str, Any]:
    """What was given up there, if that is advised, and that at the next decision of the same turn."""
    question = _opened(text)[1][index]
    question.advice = list(advised)
    if question.leads_to is not None:
        question.leads_to.advice = list(advised_next)
    judged = judge_question(question, STEP, SEED)
    state = question.state
    forms = {
        "played": state.game.to_json(state, question.played),
        "advice": state.game.to_json(state, question.advice[0]),
    }
    return {"judged": asdict(judged), "forms": forms}


def reasons(text: str, index: int) -> list[dict[str, Any]]:
    """Why the adviser would have done otherwise."""
    question = _opened(text)[1][index]
    adviser = find_bot(ADVISER)
    try:
        return list(hint(adviser, observer_of(question.state, SEED, question.number), STEP).reasons)
    finally:
        adviser.close()


def summary(text: str, verdicts: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the decisions add up to."""
    record, _ = _opened(text)
    judged = [Judged(**{**one["judged"], "chances": tuple(one["judged"]["chances"])}) for one in verdicts]
    return sum_up(record, record.names, judged).to_json()
