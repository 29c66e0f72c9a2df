"""Reasons: what an adviser says of a move is true, follows from what the asker sees, and has words in all languages."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.expert import Expert
from openingbell.bots.observer import Observer
from openingbell.bots.reasons import Reason, hint, reasons
from openingbell.core.build import is_compiled
from openingbell.core.events import Event
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.locales import Words, languages
from tests.bots.positions import decisions, games
from tests.games.acquire.tables import AMERICA_INTO_HYDRA, table
from tests.games.stockpile.tables import table as market
from tests.games.syndicate.tables import play
from tests.games.syndicate.tables import table as city

# Seat 0 knows the first pair, and the fourth, which lies open.
FALLS = ("American -3", "Bottomline +2", "Cosmic +1", "Epic $$", "Leading -2", "Stanford +4")
POSITIONS = 80 if is_compiled() else 10


def why(state: State, *moves: str) -> list[Reason]:
    """The reasons for moves that were decided on together, without any that compare."""
    trial, steps = Play(state.clone()), []
    for text in moves:
        steps.append(int(state.game.from_text(trial.state, text)))
        trial.make(steps[-1])
    observer = Observer(state, int(state.actor), Rng(1))
    choices = [Choice(int(action), observer.to_text(action)) for action in observer.legal()]
    return reasons(observer, Decision(steps[0], choices, steps=steps))[:-1]


def said(found: Sequence[Reason], game: str) -> list[str]:
    return [Words("en").reason(game, reason, ["Ann", "Bob", "Eve", "Dan"]) for reason in found]


def test_a_merger_pays_what_the_rules_pay() -> None:
    """Seat 0 is the first holder of America, and hears what the merger will pay it."""
    state = table(AMERICA_INTO_HYDRA, hands={0: "3C"}, shares={0: "A3 H1", 1: "A2"})
    found = why(state, "place 3C")
    expected = state.clone()
    before = expected.cash_in_hand()[0]
    log: list[Event] = []
    expected.apply(state.game.from_text(expected, "place 3C"), log)
    assert found[0] == {
        "reason": "bonus",
        "rank": "first",
        "corporation": "America",
        "amount": expected.cash_in_hand()[0] - before,
    }
    assert said(found, "acquire")[0].endswith("at once as first holder of America.")
    assert found[1] == {"reason": "growth", "corporation": "Hydra", "shares": 1}


def test_a_share_that_makes_one_the_first_holder_says_what_a_merger_would_pay() -> None:
    state = table(AMERICA_INTO_HYDRA, hands={0: "12I 3C"}, shares={0: "A2", 1: "A2"})
    state.apply(state.game.from_text(state, "place 12I"))
    america = next(one for one in state.view(0)["corporations"] if one["name"] == "America")
    found = why(state, "buy America")
    assert [reason["reason"] for reason in found] == ["first", "own-merger"]
    assert [reason["amount"] for reason in found] == [america["majority"]] * 2
    assert "Your tile 3C could merge America" in said(found, "acquire")[1]


def test_hidden_holdings_are_no_reason() -> None:
    state = table(AMERICA_INTO_HYDRA, hands={0: "12I"}, shares={0: "A2", 1: "A2"}, holdings="hidden")
    state.apply(state.game.from_text(state, "place 12I"))
    assert why(state, "buy America") == []


def test_a_sale_names_the_forecast_that_the_seat_knows_and_no_other() -> None:
    state = market("sell", pairs=FALLS, normal={0: "American Bottomline"}, prices={"American": 3})
    assert why(state, "sell American")[0] == {"reason": "bankrupt", "company": "American"}
    assert [reason["reason"] for reason in why(state, "sell Bottomline")] == ["sale"]
    sentences = said(why(market("sell", pairs=FALLS, normal={0: "American"}), "sell American"), "stockpile")
    assert sentences[0] == "You know the forecast for American Automotive: -3. It is better to sell before that."


def test_a_firm_that_completes_a_group_or_keeps_a_rival_from_one() -> None:
    state = city(firms={0: "building_1 building_2"}, trades=False)
    play(state, "done", "roll 2 4")
    assert why(state, "buy building_3")[0] == {"reason": "completes", "group": "building"}
    state = city(firms={1: "building_1 building_2"}, trades=False)
    play(state, "done", "roll 2 4")
    assert said(why(state, "buy building_3"), "syndicate")[0].startswith("It keeps Bob from a whole group")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_reason_follows_from_what_the_seat_sees_and_can_be_said(game: Game) -> None:
    """Whatever is advised, states that look alike to the seat give the same reasons, in words of every language."""
    found: set[str] = set()
    for number, state in enumerate(decisions(game, POSITIONS)):
        seat = int(state.actor)
        names = [f"Player {seat}" for seat in range(int(state.players))]
        for action in state.legal():
            choice = Choice(int(action), game.to_text(state, action))
            decision = Decision(int(action), [choice, choice])
            told = reasons(Observer(state, seat, Rng(5, number)), decision)
            alike = reasons(Observer(state.redeal(seat, Rng(77, number)), seat, Rng(6, number)), decision)
            assert told == alike
            for reason in told:
                found.add(str(reason["reason"]))
                for language in languages():
                    assert Words(language).reason(game.name, reason, names)
    assert len(found) >= (5 if is_compiled() else 2)


def test_a_hint_says_how_its_advice_compares() -> None:
    state = next(decisions(games()[0], 1))
    given = hint(Expert(), Observer(state, int(state.actor), Rng(1)), Budget(iterations=200))
    last = given.reasons[-1]
    assert last["reason"] in ("better", "close")
    assert 0 <= int(str(last["chance"])) <= 100
