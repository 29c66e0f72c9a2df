"""S-2 Setup, S-3 the round."""

from __future__ import annotations

import pytest

from openingbell.core.errors import BadOptions
from openingbell.games.stockpile import STOCKPILE
from tests.games.stockpile.tables import (
    cash,
    deal_cards,
    deal_pairs,
    legal,
    normal,
    notes,
    play,
    redeals,
    sell_nothing,
    start,
    step,
    table,
    told,
)

SHARES = ("share Epic", "share Cosmic", "share American")


@pytest.mark.clause("S-2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_20000_and_everybody_sees_it(players: int) -> None:
    state = STOCKPILE.start({"players": players})
    for viewer in (None, *range(players)):
        assert state.view(viewer)["cash"] == [20000] * players


@pytest.mark.clause("S-2.2")
def test_one_card_of_each_company_is_shuffled_and_one_dealt_to_each() -> None:
    state = start(3)
    assert legal(state) == [
        f"share {name}" for name in ["American", "Bottomline", "Cosmic", "Epic", "Leading", "Stanford"]
    ]
    assert list(state.weights()) == [1] * 6
    play(state, "share Epic")
    assert "share Epic" not in legal(state)
    play(state, "share Cosmic", "share American")
    assert [normal(state, seat) for seat in range(3)] == [{"Epic": 1}, {"Cosmic": 1}, {"American": 1}]
    assert state.view(None)["deck"] == 77


@pytest.mark.clause("S-2.2")
def test_a_starting_share_is_seen_by_its_owner_alone() -> None:
    state = STOCKPILE.start({"players": 3})
    events = play(state, "share Epic")
    assert told(events, "share", to=0) == [{"seat": 0, "company": "Epic"}]
    assert told(events, "share", to=1) == told(events, "share", to=None) == [{"seat": 0, "hidden": True}]


@pytest.mark.clause("S-2.2")
def test_no_two_starting_shares_are_alike_and_everybody_knows_that() -> None:
    state = start(3, *SHARES, "first 0")
    assert notes(state, 0, 1) == ({}, [(1, "American Bottomline Cosmic Leading Stanford")])
    assert notes(state, None, 1) == ({}, [(1, "American Bottomline Cosmic Epic Leading Stanford")])
    for deal in redeals(state, 0):
        started = [next(iter(normal(deal, seat))) for seat in range(3)]
        assert len(set(started)) == 3
        assert started[0] == "Epic"


@pytest.mark.clause("S-2.2")
def test_a_starting_share_is_an_ordinary_share() -> None:
    state = table("sell", normal={0: "Epic"})
    play(state, "sell Epic")
    assert cash(state)[0] == 25


@pytest.mark.clause("S-2.3")
def test_the_first_player_is_drawn() -> None:
    state = start(4, *SHARES, "share Leading")
    assert (step(state), legal(state)) == ("first", ["first 0", "first 1", "first 2", "first 3"])
    assert state.view(None)["first"] is None
    play(state, "first 2")
    assert state.view(None)["first"] == 2


@pytest.mark.clause("S-2.3")
def test_or_chosen_by_the_host() -> None:
    assert start(3, first=1).view(None)["first"] == 1
    state = start(3, *SHARES, first="1")
    assert (step(state), state.view(None)["first"]) == ("pair", 1)
    with pytest.raises(BadOptions, match="first"):
        STOCKPILE.start({"players": 3, "first": 3})


@pytest.mark.clause("S-3.1")
def test_the_six_phases_in_their_order() -> None:
    state = start(3, *SHARES, "first 0")
    seen = [state.view(None)["phase"]]

    def note() -> None:
        if state.view(None)["phase"] != seen[-1]:
            seen.append(state.view(None)["phase"])

    deal_pairs(state)
    note()
    deal_cards(state, "boom", "Epic", "Epic", *["Leading"] * 6)
    for seat in range(3):
        play(state, f"up Leading {seat + 1}", f"down Leading {seat + 1}")
    note()
    play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    note()
    play(state, "boom Leading")
    note()
    sell_nothing(state)
    note()
    assert seen == ["information", "supply", "demand", "action", "selling", "movement"]
    assert state.view(None)["claim"]["company"] == "Epic"


@pytest.mark.clause("S-3.2")
def test_turn_order_is_clockwise_from_the_token() -> None:
    state = start(3, *SHARES, "first 1")
    assert [event.seat for event in deal_pairs(state) if event.kind == "pair"] == [1, 2, 0]
    events = deal_cards(state, "Epic", "Epic", "Epic", *["Leading"] * 6)
    assert [event.seat for event in events if event.kind == "drew"] == [1, 1, 2, 2, 0, 0]
    order = []
    for _ in range(3):
        order.append(int(state.actor))
        play(state, "up Leading 1", "down Leading 1")
    for pile in (1, 2, 3):
        order.append(int(state.actor))
        play(state, f"bid {pile} 0")
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("S-3.2", "S-10.1")
def test_the_token_passes_clockwise_at_the_end_of_a_round() -> None:
    state = table(
        "sell",
        first=2,
        normal={2: "Epic"},
        pairs=("American +1", "Bottomline +2", "Cosmic +4", "Leading -2", "Stanford -3", "Epic $$"),
    )
    play(state, "done", "claim 0 0")
    assert (step(state), state.view(None)["first"], state.view(None)["round"]) == ("pair", 0, 2)
