"""Standing answers of Syndicate: what they say, what makes them doubtful, and that they are never illegal."""

from __future__ import annotations

from typing import Any

import pytest

from openingbell.core.chance import Stream
from openingbell.core.errors import BadOrder
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.rng import Rng
from openingbell.core.standing import OVER, Order, answer, give, offers, questions, same_subject, trouble
from openingbell.core.state import CHANCE, State
from openingbell.core.state import OVER as OVER_STATE
from openingbell.games.syndicate import SYNDICATE
from tests.games.syndicate.tables import land, play, table


def seen(state: State, seat: int) -> tuple[dict[str, Any], list[str]]:
    """What the seat sees, and its moves if it is asked."""
    game = state.game
    moves = [game.to_text(state, action) for action in state.legal()] if state.actor == seat else []
    return state.view(seat), moves


def order(state: State, seat: int, word: str, **facts: int | str) -> Order:
    return give(SYNDICATE, *seen(state, seat), word, facts)


def said(state: State, *orders: Order) -> str:
    return answer(SYNDICATE, *seen(state, int(state.actor)), orders)


def auction(**more: Any) -> State:
    """Seat 0 stands on motor_1, did not want it, and seat 1 is asked first."""
    state = table(at={0: 51}, **more)
    cell = state.view(0)["firms"]["motor_1"]["cell"]
    state = table(at={0: cell - 3}, **more)
    play(state, "done", "roll 1 2", "pass")
    assert (state.step_name(), int(state.actor)) == ("auction", 1)
    return state


def test_a_limit_bids_up_to_it_and_passes_above() -> None:
    state = auction()
    nominal = state.view(1)["auction"]["price"]
    assert said(state, order(state, 1, "limit", good="motor_1", price=nominal)) == f"bid {nominal}"
    assert said(state, order(state, 1, "limit", good="motor_1", price=nominal - 1)) == "pass"


def test_a_limit_takes_it_when_the_price_has_fallen_to_it() -> None:
    state = auction()
    nominal = state.view(1)["auction"]["price"]
    limit = order(state, 1, "limit", good="motor_1", price=nominal * 8 // 10)
    while not state.view(1)["auction"]["falling"] or state.actor != 1:
        play(state, "pass")
    while said(state, limit) == "pass":
        assert state.view(1)["auction"]["price"] > nominal * 8 // 10
        for _ in range(3):
            play(state, "pass")
    assert said(state, limit) == f"bid {nominal * 8 // 10}"


def test_a_limit_is_doubtful_when_the_cash_falls_below_it_and_over_after_the_auction() -> None:
    state = auction()
    limit = Order("limit", {"good": "motor_1", "price": 900})
    assert trouble(SYNDICATE, state.view(1), limit) == "cash"
    assert trouble(SYNDICATE, state.view(1), Order("limit", {"good": "motor_1", "price": 300})) == ""
    assert trouble(SYNDICATE, state.view(1), Order("limit", {"good": "motor_2", "price": 300})) == OVER


def test_a_rival_who_would_complete_a_monopoly_makes_a_limit_doubtful_unless_that_was_known() -> None:
    state = auction(firms={2: "motor_2 motor_3"})
    unaware = Order("limit", {"good": "motor_1", "price": 300})
    assert trouble(SYNDICATE, state.view(1), unaware) == "rival motor"
    assert trouble(SYNDICATE, state.view(1), order(state, 1, "limit", good="motor_1", price=300)) == ""


def test_nothing_before_the_roll_unless_one_can_build_and_keep_enough() -> None:
    state = table(firms={0: "motor_1 motor_2 motor_3"}, cash={0: 300})
    cost = state.view(0)["firms"]["motor_1"]["structure_cost"]
    assert said(state, order(state, 0, "roll", keep=300 - cost)) == ""
    assert said(state, order(state, 0, "roll", keep=301 - cost)) == "done"
    assert trouble(SYNDICATE, state.view(0), Order("roll", {"keep": 301})) == "cash"


def test_a_rival_who_lacks_one_firm_makes_rolling_doubtful() -> None:
    state = table(firms={1: "motor_1 motor_2"})
    assert trouble(SYNDICATE, state.view(0), Order("roll", {"keep": 0})) == "rival motor"
    assert trouble(SYNDICATE, state.view(0), order(state, 0, "roll", keep=0)) == ""


def test_cards_are_bought_while_enough_is_kept_but_not_the_bank() -> None:
    state = land(7, cash={0: 300})
    play(state, "f MAFIA")
    price = -state.view(0)["prices"]["buy MAFIA"]
    assert said(state, order(state, 0, "buy-papers", question="offer-card", keep=300 - price)) == "buy MAFIA"
    assert said(state, order(state, 0, "buy-papers", question="offer-card", keep=301 - price)) == ""
    assert said(state, order(state, 0, "buy-papers", question="offer-shares", keep=0)) == ""
    assert trouble(SYNDICATE, state.view(0), Order("buy-papers", {"question": "offer-card", "keep": 301})) == "cash"
    minerals = {1: "mineral_1*2 mineral_2*2 mineral_3*2 mineral_4*2"}
    state = land(7, firms=minerals, cash={0: 2400, 1: 1300, 2: 1000})
    play(state, "f BANKER")
    assert said(state, order(state, 0, "buy-papers", question="offer-card", keep=0)) == ""


def test_shares_on_a_cell_are_bought_while_enough_is_kept() -> None:
    state = land(27, firms={1: "motor_1"}, shares={"motor_1": {}})
    cash = state.view(0)["players"][0]["cash"]
    price = -state.view(0)["prices"]["buy-cell motor_1"]
    assert said(state, order(state, 0, "buy-papers", question="offer-shares", keep=cash - price)) == "buy-cell motor_1"
    assert said(state, order(state, 0, "buy-papers", question="offer-shares", keep=cash - price + 1)) == ""


def test_a_duel_asks_nobody() -> None:
    """So there is nothing to answer for anybody: from its first throw to its last only dice are thrown."""
    throws, seed = 0, 0
    while throws < 10:
        seed += 1
        state, rng = SYNDICATE.start({"players": 4}), Rng(seed)
        while state.actor != OVER_STATE and throws < 10:
            if state.step_name() == "throw":
                assert state.actor == CHANCE
                assert state.view(None)["duel"] is not None
                throws += 1
            elif state.actor >= 0:
                assert state.everything()["duel"] is None
            state.apply(pick(state, rng))


def offer(*steps: str, **more: Any) -> State:
    """Seat 0 has proposed a trade to seat 1."""
    state = table(**more)
    play(state, "trade 1", *steps, "propose")
    return state


def test_offers_are_refused_for_a_round_for_a_group_and_below_a_sum() -> None:
    state = offer("give 100", "take motor", firms={1: "motor_1"})
    value = state.view(1)["firms"]["motor_1"]["value"]
    assert said(state, order(state, 1, "no-offers", round=1)) == "refuse"
    assert said(state, order(state, 1, "no-offers-for", group="motor")) == "refuse"
    assert said(state, order(state, 1, "no-offers-below", sum=100 - value)) == ""
    assert said(state, order(state, 1, "no-offers-below", sum=101 - value)) == "refuse"
    assert said(state, Order("no-offers-for", {"group": "military"})) == ""
    assert trouble(SYNDICATE, state.view(1), Order("no-offers", {"round": 0})) == OVER


def test_an_offer_that_completes_a_monopoly_is_shown_whatever_stands() -> None:
    state = offer("give motor", "take 100", firms={0: "motor_1", 1: "motor_2 motor_3"})
    for word, facts in (("no-offers", {"round": 1}), ("no-offers-below", {"sum": 500})):
        assert trouble(SYNDICATE, state.view(1), Order(word, dict(facts))) == "group motor"


def test_only_what_is_offered_can_be_given_with_any_number() -> None:
    state = auction()
    view, moves = seen(state, 1)
    assert next(one.word for one in offers(SYNDICATE, view, moves)) == "limit"
    for word, facts in (
        ("limit", {"good": "motor_2", "price": 100}),
        ("limit", {"good": "motor_1"}),
        ("limit", {"good": "motor_1", "price": True}),
        ("limit", {"good": "motor_1", "price": -1}),
        ("limit", {"good": "motor_1", "price": "100"}),
        ("decline", {"question": "sue"}),
        ("everything", {}),
    ):
        with pytest.raises(BadOrder):
            give(SYNDICATE, view, moves, word, facts)


def test_the_same_with_another_number_takes_its_place() -> None:
    limit = Order("limit", {"good": "motor_1", "price": 100})
    assert same_subject(SYNDICATE, limit, Order("limit", {"good": "motor_1", "price": 200}))
    assert not same_subject(SYNDICATE, limit, Order("limit", {"good": "motor_2", "price": 100}))


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_offered_answers_legally_or_not_at_all(seed: int) -> None:
    """At random: everything that can be given is given, and what it says is among the legal moves."""
    rng = Rng(seed)
    game = Play.start(SYNDICATE, {"players": 3, "end": "rounds", "rounds": 12}, Stream(rng))
    given: dict[int, list[Order]] = {seat: [] for seat in range(3)}
    answered: set[str] = set()
    while not game.is_over():
        state = game.state
        seat = int(state.actor)
        view, moves = seen(state, seat)
        for one in offers(SYNDICATE, view, moves):
            fresh = give(SYNDICATE, view, moves, one.word, one.facts)
            assert trouble(SYNDICATE, view, fresh) == ""
            given[seat] = [old for old in given[seat] if not same_subject(SYNDICATE, old, fresh)] + [fresh]
        given[seat] = [old for old in given[seat] if not trouble(SYNDICATE, view, old)]
        for one in given[seat]:
            text = answer(SYNDICATE, view, moves, [one])
            if text:
                assert view["step"] in questions(SYNDICATE)
                answered.add(one.word)
        game.act(state.legal()[rng.below(len(state.legal()))])
    assert {"roll", "limit"} <= answered
