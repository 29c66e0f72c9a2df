"""S-8 Selling."""

from __future__ import annotations

import pytest

from tests.games.stockpile.tables import cash, legal, normal, play, refuse, split, step, table, told


@pytest.mark.clause("S-8.1")
def test_any_number_of_shares_at_the_current_price() -> None:
    state = table("sell", normal={0: "Epic Epic Cosmic"}, prices={"Epic": 8, "Cosmic": 2})
    assert legal(state) == ["sell Cosmic", "sell Epic", "done"]
    events = play(state, "sell Epic", "sell Epic")
    assert told(events, "sold")[0] == {"seat": 0, "amount": 8000, "company": "Epic"}
    assert (cash(state)[0], legal(state)) == (36, ["sell Cosmic", "done"])
    refuse(state, "sell Epic", "sell American", "sell-split Cosmic", "halve Cosmic", "skip")


@pytest.mark.clause("S-8.1")
def test_sold_cards_are_discarded_for_everybody_to_see() -> None:
    state = table("sell", normal={0: "Epic Cosmic"})
    play(state, "sell Epic")
    assert state.view(2)["discards"] == {"Epic": 1}


@pytest.mark.clause("S-8.1")
def test_in_turn_order_and_only_who_has_shares_is_asked() -> None:
    state = table("sell", first=1, normal={0: "Epic", 1: "Cosmic Cosmic"})
    assert state.actor == 1
    play(state, "done")
    assert state.actor == 0
    play(state, "sell Epic")  # the last card: there is no `done` after it
    assert step(state) != "sell"


@pytest.mark.clause("S-8.2")
def test_a_split_card_sells_for_twice_the_price() -> None:
    state = table("sell", normal={0: "Epic"}, split={0: "Epic"}, prices={"Epic": 7})
    assert legal(state) == ["sell Epic", "sell-split Epic", "halve Epic", "done"]
    play(state, "sell-split Epic")
    assert (cash(state)[0], split(state, 0), normal(state, 0)) == (34, {}, {"Epic": 1})
    assert state.view(None)["discards"] == {"Epic": 1}


@pytest.mark.clause("S-8.2")
def test_or_one_of_its_shares_is_sold_and_the_card_moves_back() -> None:
    state = table("sell", normal={0: "Cosmic"}, split={0: "Epic"}, prices={"Epic": 7})
    play(state, "halve Epic")
    assert (cash(state)[0], split(state, 0), normal(state, 0)) == (27, {}, {"Cosmic": 1, "Epic": 1})
    assert state.view(None)["discards"] == {}
    play(state, "sell Epic")
    assert cash(state)[0] == 34
