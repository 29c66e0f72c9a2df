"""S-6 Demand."""

from __future__ import annotations

import pytest

from openingbell.core.state import State
from tests.games.stockpile.tables import cash, kinds, legal, normal, play, refuse, step, table, told

PILES = ["Epic", "Cosmic", "American"]


def bids_on(state: State, pile: int) -> list[int]:
    return [int(move.split()[2]) for move in legal(state) if move.startswith(f"bid {pile} ")]


@pytest.mark.clause("S-6.1")
def test_any_free_space_and_on_an_occupied_track_only_a_higher_one() -> None:
    state = table("bid", piles=PILES)
    assert bids_on(state, 1) == bids_on(state, 2) == bids_on(state, 3) == [0, 1, 3, 6, 10, 15, 20]
    play(state, "bid 2 6")
    assert state.actor == 1
    assert bids_on(state, 2) == [10, 15, 20]
    assert bids_on(state, 1) == [0, 1, 3, 6, 10, 15, 20]
    refuse(state, "bid 2 6", "bid 2 3", "bid 4 0", "bid 5 10", "bid 1 2", "bid 1", "bid 1 30")


@pytest.mark.clause("S-6.2")
@pytest.mark.parametrize(("money", "highest"), [(0, 0), (999, 0), (1000, 1), (9999, 6), (25000, 25)])
def test_nobody_bids_more_than_they_can_pay(money: int, highest: int) -> None:
    state = table("bid", piles=PILES, cash={0: money})
    assert bids_on(state, 1)[-1] == highest
    if highest < 25:
        refuse(state, "bid 1 25")


@pytest.mark.clause("S-6.2")
def test_unpaid_fees_do_not_lower_what_may_be_bid() -> None:
    state = table("bid", piles=PILES, cash={0: 1000}, owed={0: "fee2"})
    assert bids_on(state, 1) == [0, 1]


@pytest.mark.clause("S-6.3")
def test_an_outbid_piece_is_placed_again_after_everybodys_first() -> None:
    state = table("bid", piles=PILES)
    events = play(state, "bid 1 3", "bid 1 6")
    assert told(events, "outbid") == [{"seat": 0, "pile": 1}]
    assert state.actor == 2  # seat 0 waits for seat 2's first placement
    play(state, "bid 2 0")
    assert state.actor == 0
    assert bids_on(state, 1) == [10, 15, 20]  # the same track …
    assert bids_on(state, 3)[0] == 0  # … or another
    play(state, "bid 2 1")
    assert state.actor == 2


@pytest.mark.clause("S-6.3")
def test_several_outbid_pieces_go_clockwise_from_whoever_bid_last() -> None:
    """Seats 0 and 2 lost their places; seat 3 bid last, so seat 0 comes first, then seat 2."""
    state = table("bid", players=4, piles=[*PILES, "Leading"])
    play(state, "bid 1 0", "bid 1 1", "bid 2 0", "bid 2 1")
    assert state.actor == 0
    play(state, "bid 3 0")
    assert state.actor == 2
    play(state, "bid 3 1")
    assert state.actor == 0


@pytest.mark.clause("S-6.4")
def test_the_last_space_closes_a_track() -> None:
    state = table("bid", piles=PILES, cash={0: 25000, 1: 99000})
    play(state, "bid 1 25")
    assert bids_on(state, 1) == []
    assert bids_on(state, 2)[-1] == 25


@pytest.mark.clause("S-6.5")
def test_bidding_goes_on_until_every_track_has_one_piece() -> None:
    state = table("bid", piles=PILES)
    play(state, "bid 1 0", "bid 1 1", "bid 1 3", "bid 2 0")
    assert (step(state), int(state.actor)) == ("bid", 1)
    play(state, "bid 2 1")
    assert state.actor == 0
    play(state, "bid 3 0")
    assert step(state) == "sell"
    assert [pile["bidder"] for pile in state.view(None)["piles"]] == [None] * 3


@pytest.mark.clause("S-6.6")
def test_everybody_pays_and_takes_all_cards_of_the_pile() -> None:
    state = table("bid", piles=["Epic Leading@1 ?Cosmic@2", "Cosmic", "American"])
    events = play(state, "bid 1 10", "bid 2 0", "bid 3 3")
    assert cash(state) == [10, 20, 17]
    assert [normal(state, seat) for seat in range(3)] == [
        {"Epic": 1, "Leading": 1, "Cosmic": 1},
        {"Cosmic": 1},
        {"American": 1},
    ]
    assert told(events, "paid")[1] == {"seat": 1, "amount": 0, "pile": 2}


@pytest.mark.clause("S-6.7")
def test_fees_are_paid_at_once_and_discarded() -> None:
    state = table("bid", piles=["Epic ?fee2@1 fee3@2", "Cosmic", "American"])
    events = play(state, "bid 1 6", "bid 2 0", "bid 3 0")
    assert cash(state) == [20 - 6 - 2 - 3, 20, 20]
    assert state.view(None)["discards"] == {"fee2": 1, "fee3": 1}
    assert [(fee["card"], fee["amount"]) for fee in told(events, "fee-paid")] == [("fee2", -2000), ("fee3", -3000)]
    assert normal(state, 0) == {"Epic": 1}


@pytest.mark.clause("S-6.7")
def test_a_fee_that_cannot_be_paid_is_kept_face_up_and_paid_when_money_comes() -> None:
    """$1,000 is left after the bid: fee1 is paid, fee2 and fee3 are kept; $5,000 for a share pay both."""
    state = table("bid", piles=["Epic fee3 fee1 fee2", "Cosmic", "American"], cash={0: 2000})
    events = play(state, "bid 1 1", "bid 2 0", "bid 3 0")
    assert told(events, "owes") == [{"seat": 0, "cards": ["fee2", "fee3"]}]
    assert state.view(1)["portfolios"][0]["fees"] == ["fee2", "fee3"]
    assert cash(state)[0] == 0
    play(state, "sell Epic")
    assert cash(state)[0] == 0
    assert state.view(None)["portfolios"][0]["fees"] == []


@pytest.mark.clause("S-6.7")
def test_fees_are_paid_from_the_smallest_up_and_whole() -> None:
    """Of $4,000 fee1 and fee2 are paid; fee3 has to wait although $1,000 are left."""
    state = table(
        "sell", normal={0: "Epic Cosmic"}, prices={"Epic": 4, "Cosmic": 1}, cash={0: 0}, owed={0: "fee3 fee1 fee2"}
    )
    play(state, "sell Epic")
    assert (cash(state)[0], state.view(None)["portfolios"][0]["fees"]) == (1, ["fee3"])
    play(state, "sell Cosmic")
    assert (cash(state)[0], state.view(None)["portfolios"][0]["fees"]) == (2, ["fee3"])


@pytest.mark.clause("S-6.8")
def test_all_other_cards_go_face_down_into_the_portfolio() -> None:
    state = table("bid", piles=["Epic boom ?bust@1", "Cosmic", "American"])
    events = play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    assert normal(state, 0) == {"Epic": 1, "boom": 1, "bust": 1}
    assert [state.view(viewer)["portfolios"][0]["cards"] for viewer in (1, 2, None)] == [3, 3, 3]
    assert told(events, "took", to=0) == [
        {"seat": 0, "pile": 1, "open": ["Epic", "boom"], "fees": [], "face_down": 1, "cards": ["bust"]}
    ]
    assert told(events, "took", to=2)[0]["hidden"] is True
    assert "took-open" in kinds(events)
    assert step(state) == "act"
