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


@pytest.mark.clause("YF-50")
def test_a_monopoly_is_built_on_evenly_as_long_as_enough_is_kept() -> None:
    """A factory costs 40."""
    state = table(firms={0: "motor_1*2 motor_2 motor_3*1"}, cash={0: 300})
    building = order(state, 0, "build", monopoly="motor", keep=180)
    for firm in ("motor_2", "motor_2", "motor_3"):
        assert said(state, building) == f"build {firm}"
        play(state, f"build {firm}")
    assert said(state, building) == ""


@pytest.mark.clause("YF-81")
def test_whoever_stops_at_their_own_firm_builds_on_it_and_ends_by_the_same_answer() -> None:
    """That needs no monopoly; a factory costs 40."""
    cell = table().view(0)["firms"]["motor_1"]["cell"]
    state = land(cell, firms={0: "motor_1"}, cash={0: 225})
    assert state.step_name() == "build"
    building = order(state, 0, "build", monopoly="motor", keep=180)
    assert said(state, building) == "build motor_1"
    play(state, "build motor_1")
    assert said(state, building) == "done"
    assert said(state, Order("build", {"monopoly": "munitions", "keep": 0})) == ""


def test_building_is_doubtful_with_too_little_cash_or_a_rival_who_lacks_one_firm_and_over_with_the_firms() -> None:
    mine = "motor_1 motor_2 motor_3"
    building = Order("build", {"monopoly": "motor", "keep": 300})
    assert trouble(SYNDICATE, table(firms={0: mine}, cash={0: 300}).view(0), building) == ""
    assert trouble(SYNDICATE, table(firms={0: mine}, cash={0: 299}).view(0), building) == "cash"
    rival = table(firms={0: mine, 1: "music_1"})
    assert trouble(SYNDICATE, rival.view(0), building) == "rival music"
    assert trouble(SYNDICATE, rival.view(0), order(rival, 0, "build", monopoly="motor", keep=300)) == ""
    assert trouble(SYNDICATE, table(firms={1: mine}).view(0), building) == OVER
    full = table(firms={0: "motor_1*5 motor_2*5 motor_3*5"})
    assert trouble(SYNDICATE, full.view(0), building) == OVER


def test_building_is_offered_for_what_can_be_built_on() -> None:
    state = table(firms={0: "motor_1 motor_2 motor_3 munitions_1 music_1 music_2"}, cash={0: 0})
    found = [one.facts["monopoly"] for one in offers(SYNDICATE, *seen(state, 0)) if one.word == "build"]
    assert found == ["motor"]
    with pytest.raises(BadOrder):
        order(state, 0, "build", monopoly="munitions", keep=0)


def test_what_does_something_speaks_before_what_ends_the_question_whichever_was_given_first() -> None:
    state = table(firms={0: "motor_1 motor_2 motor_3"}, cash={0: 300})
    roll, building = order(state, 0, "roll", keep=300), order(state, 0, "build", monopoly="motor", keep=260)
    assert said(state, roll, building) == said(state, building, roll) == "build motor_1"
    play(state, "build motor_1")
    assert said(state, roll, building) == "done"


@pytest.mark.clause("YF-8", "YF-52")
def test_of_own_firms_the_shares_beyond_the_third_are_sold_until_there_is_enough_cash() -> None:
    """A share of a motor firm without factories is worth a fifth of 90, one of a munitions firm a fifth of 50."""
    state = table(firms={0: "motor_1 munitions_1"}, cash={0: 100})
    spare = order(state, 0, "spare-shares", cash=147)
    for firm in ("munitions_1", "munitions_1", "motor_1", "motor_1"):
        assert said(state, spare) == f"sell-share {firm}"
        play(state, f"sell-share {firm}")
    assert said(state, spare) == ""
    assert said(state, order(state, 0, "spare-shares", cash=1000)) == ""
    assert said(table(firms={0: "motor_1"}, cash={0: 100}), Order("spare-shares", {"cash": 100})) == ""


@pytest.mark.clause("YF-61")
def test_in_debt_spare_shares_are_sold_whatever_was_named_and_those_of_rivals_before_them() -> None:
    """TAX: 20 for each of two firms, and seat 0 has 10."""
    cell = next(number for number, one in enumerate(table().view(0)["cells"]) if one["kind"] == "TAX")
    shares = {"munitions_1": {1: 4, 0: 1}}
    state = land(cell, firms={0: "motor_1 motor_2", 1: "munitions_1"}, shares=shares, cash={0: 10})
    assert state.step_name() == "debt"
    spare = order(state, 0, "spare-shares", cash=0)
    assert said(state, spare) == "sell-share motor_1"
    assert said(state, spare, order(state, 0, "papers")) == "sell-share munitions_1"


@pytest.mark.clause("YF-83")
def test_at_the_exchange_shares_of_rivals_are_bought_that_earn_most_first() -> None:
    state = at_exchange(firms={0: "munitions_2", 1: "munitions_1 motor_1*5"}, cash={0: 700})
    cash = state.view(0)["players"][0]["cash"]
    dear = -state.view(0)["prices"]["buy-share motor_1"]
    assert said(state, order(state, 0, "buy-shares", paper="firms", keep=cash - dear)) == "buy-share motor_1"
    assert said(state, order(state, 0, "buy-shares", paper="firms", keep=cash - dear + 1)) == "buy-share munitions_1"
    assert said(state, order(state, 0, "buy-shares", paper="firms", keep=cash)) == ""
    unowned = at_exchange()
    assert "buy-share munitions_1" in seen(unowned, 0)[1]
    assert said(unowned, order(unowned, 0, "buy-shares", paper="firms", keep=0)) == ""


@pytest.mark.clause("YF-83")
def test_shares_of_the_exchange_are_bought_up_to_the_rate_of_that_day() -> None:
    state = at_exchange(rate=20)
    buying = order(state, 0, "buy-shares", paper="exchange", rate=20, keep=680)
    assert said(state, buying) == "buy-share exchange"
    assert said(at_exchange(rate=25), buying) == ""
    play(state, "buy-share exchange")
    assert said(state, buying) == ""
    assert said(state, buying, order(state, 0, "decline", question="exchange")) == "done"
    assert trouble(SYNDICATE, state.view(0), Order("buy-shares", {**buying.facts, "keep": 681})) == "cash"
    assert "buy-shares" not in {one.word for one in offers(SYNDICATE, *seen(table(), 0))}


def at_exchange(rate: int = 25, **more: Any) -> State:
    """Seat 0 stands on the exchange; two shares of every firm with shares lie there."""
    cell = next(number for number, one in enumerate(table().view(0)["cells"]) if one["kind"] == "EXCHANGE")
    owners = {name.partition("*")[0]: seat for seat, names in more.get("firms", {}).items() for name in names.split()}
    state = land(cell, shares={name: {seat: 3} for name, seat in owners.items()}, **more)
    play(state, f"list {rate}")
    return state


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
