"""How often a person is asked: a small sample of `make burden`."""

from __future__ import annotations

from benchmarks.burden import PROMISED, measure

GAMES = 5


def test_standing_answers_spare_a_person_most_questions() -> None:
    asked, rounds, *_ = measure(GAMES, with_orders=False)
    spared, rounds_spared, *_ = measure(GAMES, with_orders=True)
    before, after = asked.questions.total() / rounds, spared.questions.total() / rounds_spared
    assert after <= min(PROMISED, 0.5 * before)
    for step in ("auction", "deal", "exchange"):
        assert spared.answered[step] > spared.questions[step]
