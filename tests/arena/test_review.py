"""Reviews: what is given up is measured in the same worlds, and charged once."""

from __future__ import annotations

import pytest

from openingbell.arena.judging import Worth, judge, observer_of
from openingbell.arena.review import Judged, Question, judge_question, questions_of, seconds_needed, share_out, sum_up
from openingbell.arena.review_page import account_rows, decision_row
from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.locales import Words
from tests.games.acquire.tables import table

FEW = Budget(iterations=12)


def action(state: State, text: str) -> int:
    return int(state.game.from_text(state, text))


def random_game(seed: int) -> Record:
    rng = Rng(seed)
    play = Play.start(find_game("acquire"), {"players": 3}, Stream(rng))
    while not play.is_over():
        play.act(pick(play.state, rng))
    return Record.of(play, ["Ann", "Bob", "Eve"])


def test_the_same_line_is_worth_the_same() -> None:
    state = table("C HH\nE SSS", hands={0: "4C 1I 9A"})
    line = [action(state, "place 4C")]
    same, twin = judge(observer_of(state, 1, 1), [line, line], FEW)
    assert same == twin
    assert (twin.behind, twin.error, twin.score_behind) == (0, 0, 0)
    assert sum(twin.chances) == pytest.approx(1)


def test_a_won_game_is_won() -> None:
    """Seat 0 is rich and may announce the end."""
    state = table("A SSSSSSSSSSS", hands={0: "9I 1I"}, cash={0: 90_000})
    (worth,) = judge(observer_of(state, 1, 1), [[action(state, "announce")]], FEW)
    assert worth.chances[0] > 0.9
    assert worth.score >= 90_000


def test_what_can_still_be_made_good_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move played is compared together with the advice that comes at once after it: place, then announce."""
    compared: list[list[list[int]]] = []

    def notice(observer: Observer, lines: list[list[int]], budget: Budget) -> list[Worth]:
        compared.append(lines)
        return judge(observer, lines, budget)

    monkeypatch.setattr("openingbell.arena.review.judge", notice)
    state = table("A SSSSSSSSSSS", hands={0: "9I 1I"}, cash={0: 90_000})
    place, announce = action(state, "place 9I"), action(state, "announce")
    later = state.clone()
    later.apply(place)
    done = action(later, "done")
    follows = Question(2, later, done, advice=[action(later, "announce")])
    for leads_to in (follows, None):
        question = Question(1, state, place, advice=[announce], leads_to=leads_to)
        assert judge_question(question, FEW, 1).given_up == pytest.approx(0, abs=0.02)
    assert compared == [[[announce], [place, action(later, "announce")]], [[announce], [place]]]


def test_decisions_in_a_row_hang_together() -> None:
    """Each leads to the next one of the same seat, over forced moves, and never over chance or another seat."""
    record = random_game(4)
    questions = questions_of(record)
    states = [record.replay(at) for at in range(len(record.moves))]
    real = [at + 1 for at, state in enumerate(states) if state.actor >= 0 and len(state.legal()) > 1]
    assert [question.number for question in questions] == real
    assert {question.leads_to is None for question in questions} == {True, False}
    for question, following in zip(questions, [*questions[1:], None], strict=True):
        end = len(states) if following is None else following.number - 1
        between = states[question.number : end]
        at_once = following is not None and all(
            state.actor == question.state.actor for state in [*between, following.state]
        )
        assert question.leads_to is (following if at_once else None)
        assert len(question.forced) == len(between) or not at_once


def judged(number: int, seat: int, given_up: float, error: float = 0.01) -> Judged:
    return Judged(number, seat, "a", "b", 2, given_up, error, 100 * given_up, (0.2, 0.3, 0.5))


def test_parts_add_up_and_the_costliest_are_the_sure_ones() -> None:
    """Ann gives up 0.3, of which Bob and Eve get a half each; who wins without having done anything was lucky."""
    record = random_game(4)
    winner = record.replay().winners()[0]
    own = [judged(1, 0, 0.2), judged(2, 0, 0.1), judged(3, 1, 0.4, error=0.39), judged(4, 1, -0.4)]
    review = sum_up(record, record.names, own)
    ann, bob, eve = review.accounts
    assert [round(one.given_up, 9) for one in review.accounts] == [0.3, 0, 0]
    assert [round(one.from_others, 9) for one in review.accounts] == [0, 0.15, 0.15]
    result = [1.0 if seat == winner else 0.0 for seat in range(3)]
    assert [one.result for one in review.accounts] == result
    assert ann.luck == pytest.approx(result[0] - 1 / 3 + 0.3)
    assert bob.luck == pytest.approx(result[1] - 1 / 3 - 0.15)
    assert eve.luck == pytest.approx(result[2] - 1 / 3 - 0.15)
    assert [one.number for one in review.costliest()] == [1, 2, 3]


def test_a_review_says_how_sure_it_is() -> None:
    assert [judged(1, 0, given_up, error=0.1).sure for given_up in (0.25, -0.25, 0.15, 0.05)] == [
        "yes",
        "yes",
        "likely",
        "noise",
    ]
    record = random_game(4)
    noisy = sum_up(record, record.names, [judged(number, 0, 0.05, error=0.1) for number in range(9)])
    sure = sum_up(record, record.names, [judged(number, 0, 0.3, error=0.1) for number in range(9)])
    assert (noisy.is_mostly_noise(), sure.is_mostly_noise()) == (True, False)
    assert noisy.to_json()["decisions"][0]["sure"] == "noise"
    assert not sum_up(record, record.names, []).is_mostly_noise()


def test_what_is_given_up_is_positive_everywhere() -> None:
    """For the player, for the decision, and in money."""
    record = random_game(4)
    review = sum_up(record, record.names, [judged(1, 0, 0.3)])
    words = Words("en")
    account, decision = account_rows(review, words)[0], decision_row(review.decisions[0], review, words)
    assert (account[3], account[4]) == ("+30.0 ± 2.0", "$30")
    assert (decision[4], decision[5], decision[6]) == ("+30.0 ± 2.0", "$30", "surely")


def test_time_is_shared_out() -> None:
    assert seconds_needed(400) == 40
    assert str(share_out(40, 200)) == "100ms"
    assert str(share_out(1, 100_000)) == "10ms"
