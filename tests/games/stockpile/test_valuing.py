"""What a view says things are worth to its viewer."""

from __future__ import annotations

from openingbell.core.state import State
from tests.games.stockpile.tables import play, table

PILES = ("Epic ?Cosmic@1 fee2", "Epic boom", "fee3")


def worths(state: State, viewer: int | None) -> list[int]:
    return [pile["worth"] for pile in state.view(viewer)["piles"]]


def test_a_pile_is_worth_what_the_viewer_knows_of_it() -> None:
    state = table("bid", piles=PILES, prices={"Epic": 7, "Cosmic": 4})
    assert worths(state, 0) == worths(state, None) == [5000, 7000, -3000]
    assert worths(state, 1) == [9000, 7000, -3000]


def test_investors_value_a_pile_otherwise() -> None:
    state = table("bid", piles=PILES, prices={"Epic": 7, "Cosmic": 4}, investors={0: "Bernie", 1: "Graham", 2: "Bill"})
    assert worths(state, 0) == [9000, 7000, 3000]
    assert worths(state, 1) == [11_000, 8000, -3000]
    assert worths(state, 2) == [5000, 7000, -3000]


def test_what_a_bid_costs() -> None:
    state = table("bid", piles=PILES, investors={0: "Donald", 1: "Graham", 2: "Bill"})
    assert state.view(1)["pays"] == state.view(None)["pays"] == state.view(1)["bids"]
    assert state.view(0)["pays"] == [0, *state.view(0)["bids"][:-1]]


def test_what_a_sale_brings() -> None:
    state = table(
        "sell", normal={0: "Epic"}, split={0: "Epic"}, prices={"Epic": 7}, investors={0: "Graham", 1: "Bill", 2: "Mark"}
    )
    found = state.view(0)["companies"][3]["sales"]
    assert [(sale["type"], sale["cards"], sale["brings"]) for sale in found] == [
        ("sell", 1, 8000),
        ("sell-split", 1, 16_000),
        ("halve", 1, 8000),
    ]
    assert [sale["sure"] for sale in found] == [0, 0, 0]  # nobody else has a card: one share is enough
    assert state.view(1)["companies"][3]["sales"] == state.view(None)["companies"][3]["sales"] == []


def bonuses(state: State, viewer: int | None) -> list[tuple[int, int]]:
    """Of Epic Electric."""
    return [(bonus["sure"], bonus["hoped"]) for bonus in state.view(viewer)["companies"][3]["bonuses"]]


def test_what_a_sale_would_cost_in_the_majority() -> None:
    state = table("sell", normal={0: "Epic Epic Epic", 1: "Epic", 2: "Cosmic"}, split={2: "Epic"})
    # Of seat 1's card nothing is known; seat 2 has two shares for all to see, and a card that can be one more.
    assert bonuses(state, 0) == [(5000, 10_000), (0, 5000), (0, 0), (0, 0)]
    assert bonuses(state, None) == []
    sale = state.view(0)["companies"][3]["sales"][0]
    assert (sale["sure"], sale["hoped"]) == (5000, 5000)


def test_a_majority_is_reckoned_after_each_sale() -> None:
    state = table("sell", normal={0: "Epic Epic", 1: "Epic", 2: "Epic"})
    before = bonuses(state, 0)
    assert before[0] == (10_000, 10_000)
    play(state, "sell Epic")
    assert bonuses(state, 0) == before[1:] == [(5000, 10_000), (0, 0)]


def test_nobody_can_have_shares_that_the_viewer_sees_elsewhere() -> None:
    state = table("sell", normal={0: " ".join(["Epic"] * 9), 1: "Epic Cosmic Cosmic"}, split={0: "Cosmic"})
    assert bonuses(state, 0)[-2] == (5000, 10_000)  # one share is left, and the others have one at most


def holders(state: State, viewer: int | None) -> list[tuple[int, int, int, int]]:
    """Of Epic Electric."""
    found = state.view(viewer)["companies"][3]["holders"]
    return [(one["least"], one["most"], one["bonus_least"], one["bonus_most"]) for one in found]


def test_what_everybody_holds_of_a_company_for_certain_and_at_most() -> None:
    state = table("sell", normal={0: "Epic Epic Epic", 1: "Epic Cosmic"}, split={2: "Epic"})
    assert holders(state, 0) == [(3, 3, 10_000, 10_000), (0, 2, 0, 0), (2, 2, 0, 0)]
    assert holders(state, 1) == [(0, 3, 0, 10_000), (1, 1, 0, 0), (2, 2, 0, 10_000)]
    assert holders(state, None) == [(0, 3, 0, 10_000), (0, 2, 0, 5000), (2, 2, 0, 10_000)]


def brings(state: State, viewer: int | None) -> list[tuple[int, int]]:
    portfolios = state.view(viewer)["portfolios"]
    return [(portfolio["brings_least"], portfolio["brings_most"]) for portfolio in portfolios]


def test_what_a_portfolio_would_bring_now() -> None:
    prices = {"American": 2, "Bottomline": 5, "Cosmic": 5, "Epic": 9, "Leading": 5, "Stanford": 5}
    state = table("sell", prices=prices, normal={0: "Epic American", 1: "Cosmic"}, split={2: "Epic"})
    assert brings(state, 0) == [(11_000, 11_000), (2000, 9000), (18_000, 18_000)]
    assert brings(state, None) == [(4000, 18_000), (2000, 9000), (18_000, 18_000)]


def test_who_gets_more_for_each_share_is_known_once_all_have_chosen() -> None:
    investors = {0: "Graham", 1: "Bill", 2: "Mark"}
    state = table("sell", prices={"Epic": 9}, split={0: "Epic"}, investors=investors)
    assert brings(state, 1)[0] == brings(state, 0)[0] == (20_000, 20_000)


def test_what_everybody_would_have_if_the_game_ended_now() -> None:
    state = table("sell", prices={"Epic": 9, "Cosmic": 4}, normal={0: "Epic Epic", 1: "Cosmic"}, split={2: "Cosmic"})
    assert state.worths() == [20_000 + 18_000 + 10_000, 20_000 + 4000, 20_000 + 8000 + 10_000]
    assert state.scores() == [20_000] * 3
