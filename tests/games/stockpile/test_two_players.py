"""S-12 Two players."""

from __future__ import annotations

import pytest

from openingbell.core.state import State
from openingbell.games.stockpile import STOCKPILE
from tests.games.stockpile.tables import (
    cash,
    deal_cards,
    deal_pairs,
    kinds,
    legal,
    normal,
    play,
    refuse,
    start,
    step,
    table,
    told,
)

PILES = ["Epic", "Cosmic", "American", "Leading"]


def begun() -> State:
    return start(2, "share Epic", "share Cosmic", "first 1")


def bids_on(state: State, pile: int) -> list[int]:
    return [int(move.split()[2]) for move in legal(state) if move.startswith(f"bid {pile} ")]


@pytest.mark.clause("S-12.1")
def test_30000_each_and_one_starting_share() -> None:
    state = begun()
    assert cash(state) == [30, 30]
    assert [normal(state, seat) for seat in (0, 1)] == [{"Epic": 1}, {"Cosmic": 1}]
    assert STOCKPILE.start({"players": 2}).view(None)["rounds"] == STOCKPILE.start({"players": 4}).view(None)["rounds"]


@pytest.mark.clause("S-12.1", "S-12.4")
def test_two_pieces_each_placed_in_turn() -> None:
    state = table("bid", players=2, piles=PILES)
    order = []
    for pile in (1, 2, 3, 4):
        order.append(int(state.actor))
        play(state, f"bid {pile} 0")
    assert order == [0, 1, 0, 1]
    assert step(state) != "bid"


@pytest.mark.clause("S-12.2")
def test_two_pairs_each_none_public_two_face_down() -> None:
    state = begun()
    events = deal_pairs(state)
    assert [event.seat for event in events if event.kind == "pair"] == [1, 1, 0, 0]
    assert kinds(events).count("pair-face-down") == 2
    assert "public-pair" not in kinds(events)
    seen = [pair["company"] for pair in state.view(0)["pairs"]]
    assert seen == [None, None, "Cosmic", "Epic", None, None]
    assert [pair["company"] for pair in state.view(None)["pairs"]] == [None] * 6


@pytest.mark.clause("S-12.2", "S-9.1")
def test_the_first_players_pairs_are_revealed_in_the_order_dealt_then_the_others() -> None:
    pairs = ("American +1", "Bottomline +2", "Cosmic +4", "Leading -2", "Stanford -3", "Epic $$")
    state = table("sell", players=2, first=1, actor=0, normal={0: "Epic"}, pairs=pairs)
    events = play(state, "done")
    assert [(event["seat"], event["company"]) for event in told(events, "revealed")] == [
        (1, "American"),
        (1, "Bottomline"),
        (0, "Cosmic"),
        (0, "Leading"),
    ]


@pytest.mark.clause("S-12.3")
def test_two_cards_are_placed_and_then_two_more() -> None:
    state = begun()
    deal_pairs(state)
    deal_cards(state, *["Leading"] * 4)
    events = deal_cards(state, "Epic", "Epic", "Cosmic", "Cosmic")
    assert [event.seat for event in events] == [1, 1, 0, 0]
    play(state, "up Epic 1", "down Epic 2")
    assert (int(state.actor), step(state)) == (0, "place")  # dealt before either placed
    play(state, "up Cosmic 3", "down Cosmic 4")
    assert step(state) == "card"
    events = deal_cards(state, "boom", "bust", "fee1", "fee2")
    assert [event.seat for event in events] == [1, 1, 0, 0]
    play(state, "up boom 1", "down bust 1", "up fee1 2", "down fee2 2")
    assert step(state) == "bid"
    assert [len(pile["cards"]) for pile in state.view(None)["piles"]] == [4, 4, 2, 2]


@pytest.mark.clause("S-12.4", "S-12.6")
def test_all_pieces_are_placed_once_before_any_is_placed_again() -> None:
    """Seat 1 outbids seat 0's first piece at once; seat 0 still places its second one first."""
    state = table("bid", players=2, piles=PILES)
    play(state, "bid 1 0", "bid 1 1", "bid 2 0")
    assert state.actor == 1
    play(state, "bid 2 1")
    assert state.actor == 0  # both pieces of seat 0 are off the board
    play(state, "bid 3 0")
    assert state.actor == 0  # none of seat 1's is, so seat 0 goes on
    play(state, "bid 4 0")
    assert step(state) != "bid"


@pytest.mark.clause("S-12.5")
def test_no_piece_on_a_track_that_has_ones_own() -> None:
    state = table("bid", players=2, piles=PILES)
    play(state, "bid 1 0", "bid 2 0")
    assert bids_on(state, 1) == []
    assert bids_on(state, 2)[0] == 1
    refuse(state, "bid 1 3")


@pytest.mark.clause("S-12.6")
def test_outbid_pieces_alternate() -> None:
    state = table("bid", players=2, piles=PILES)
    play(state, "bid 1 0", "bid 2 0", "bid 2 1", "bid 1 1")
    assert state.actor == 0  # one piece of each is off the board; seat 1 bid last
    play(state, "bid 1 3")
    assert state.actor == 1
    play(state, "bid 3 0")
    assert state.actor == 1
    play(state, "bid 4 0")
    assert step(state) != "bid"


@pytest.mark.clause("S-12.7")
def test_the_sum_of_the_bids_may_not_exceed_the_cash() -> None:
    state = table("bid", players=2, piles=PILES, cash={0: 16000, 1: 16000})
    play(state, "bid 1 10", "bid 2 15")
    assert bids_on(state, 3)[-1] == 6
    play(state, "bid 3 6")
    assert bids_on(state, 4)[-1] == 1
    play(state, "bid 4 0")
    assert cash(state) == [0, 1]


@pytest.mark.clause("S-12.7")
def test_a_bid_that_was_outbid_is_free_again() -> None:
    state = table("bid", players=2, piles=PILES, cash={0: 10000})
    play(state, "bid 1 10", "bid 1 15")
    assert bids_on(state, 2)[-1] == 10


@pytest.mark.clause("S-12.7", "S-13.13")
def test_for_donald_what_he_would_pay_counts() -> None:
    """A bid of 10 costs him 6; of 9 thousand 3 are left, for which he can bid 6."""
    state = table("bid", players=2, piles=PILES, cash={0: 9000}, investors={0: "Donald Bill", 1: "Bernie Graham"})
    play(state, "bid 1 10", "bid 2 0")
    assert bids_on(state, 3)[-1] == 6
    play(state, "bid 3 6", "bid 4 0")
    assert cash(state) == [0, 20]
