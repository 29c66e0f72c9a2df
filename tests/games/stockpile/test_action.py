"""S-7 Action."""

from __future__ import annotations

import pytest

from tests.games.stockpile.tables import legal, normal, play, price, refuse, split, step, table

COMPANIES = ["American", "Bottomline", "Cosmic", "Epic", "Leading", "Stanford"]


@pytest.mark.clause("S-7.1")
def test_all_action_cards_are_played_in_turn_order_and_discarded() -> None:
    state = table("act", actor=1, first=1, normal={1: "boom Epic", 2: "Cosmic", 0: "bust bust"})
    assert legal(state) == [f"boom {company}" for company in COMPANIES]
    refuse(state, "skip", "done", "bust Epic", "raise Epic")
    play(state, "boom Epic")
    assert state.actor == 0  # seat 2 has none and is not asked
    play(state, "bust Cosmic")
    assert (int(state.actor), step(state)) == (0, "act")
    play(state, "bust Cosmic")
    assert state.view(None)["discards"] == {"boom": 1, "bust": 2}
    assert (int(state.actor), step(state)) == (1, "sell")


@pytest.mark.clause("S-7.1")
def test_in_the_order_they_like() -> None:
    state = table("act", normal={0: "boom bust"})
    assert legal(state) == [f"{card} {company}" for card in ("boom", "bust") for company in COMPANIES]
    play(state, "bust Epic")
    assert legal(state) == [f"boom {company}" for company in COMPANIES]


@pytest.mark.clause("S-7.2")
def test_boom_raises_and_bust_lowers_by_two() -> None:
    state = table("act", normal={0: "boom bust", 1: "Epic"})
    play(state, "boom Epic", "bust Leading")
    assert (price(state, "Epic"), price(state, "Leading"), price(state, "Cosmic")) == (7, 3, 5)


@pytest.mark.clause("S-7.2")
def test_a_company_nobody_holds_may_be_chosen() -> None:
    state = table("act", normal={0: "boom", 1: "Epic"})
    play(state, "boom Stanford")
    assert (price(state, "Stanford"), normal(state, 1)) == (7, {"Epic": 1})


@pytest.mark.clause("S-7.3")
def test_a_boom_can_split() -> None:
    """9, 10, split space: back to 6."""
    state = table("act", normal={0: "boom Epic", 1: "Epic Cosmic"}, prices={"Epic": 9})
    play(state, "boom Epic")
    assert price(state, "Epic") == 6
    assert [split(state, seat) for seat in range(3)] == [{"Epic": 1}, {"Epic": 1}, {}]
    assert normal(state, 1) == {"Cosmic": 1}


@pytest.mark.clause("S-7.3")
def test_a_bust_can_bankrupt() -> None:
    """2, 1, bankrupt: back to 5."""
    state = table("act", normal={0: "bust", 1: "Epic Cosmic"}, prices={"Epic": 2})
    play(state, "bust Epic")
    assert price(state, "Epic") == 5
    assert normal(state, 1) == {"Cosmic": 1}
