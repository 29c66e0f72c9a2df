"""Observations of Stockpile, number by number."""

from __future__ import annotations

from tests.games.observed import observed, ones, rows
from tests.games.stockpile.tables import play, sales, table

AMERICAN, BOTTOMLINE, COSMIC, EPIC, LEADING, STANFORD = range(6)
BOOM, BUST, FEE1, FEE2, FEE3 = 6, 7, 8, 9, 10


def test_what_a_seat_knows_of_the_forecasts() -> None:
    """Three players: seat 1 knows its own pair, Bottomline +2, and the public one, Epic $$."""
    seen = observed(table("bid", players=3), 1)
    assert ones(seen["forecast_known"]) == [BOTTOMLINE, EPIC]
    assert seen["forecast_steps"] == [0, 2, 0, 0, 0, 0]
    assert ones(seen["forecast_dividend"]) == [EPIC]
    assert ones(seen["forecasts_left"]) == [0, 2, 4, 5], "of +4 +2 +1 $$ -2 -3 the second and the fourth are known"
    known_to = rows(seen["forecast_known_to"], 3)
    assert known_to[BOTTOMLINE] == [1, 0, 0]
    assert known_to[EPIC] == [1, 1, 1]
    assert known_to[COSMIC] == [0, 0, 0], "that seat 2 knows it does not help without knowing which one it is"


def test_prices_and_the_room_around_them() -> None:
    """Tickers begin on 5 of the ten spaces of a track."""
    seen = observed(table("bid", prices={"Epic": 9, "Cosmic": 1}), 0)
    assert seen["price"] == [5, 5, 1, 9, 5, 5]
    assert seen["above"] == [5, 5, 9, 1, 5, 5]
    assert seen["below"] == [4, 4, 0, 8, 4, 4]


def test_piles() -> None:
    """Seat 1 laid a Cosmic face down on the second pile: only seat 1 knows it."""
    state = table("bid", piles=("Epic fee2", "Leading ?Cosmic@1", "boom"))
    own, other = observed(state, 1), observed(state, 0)
    for seen in (own, other):
        first, second, third = rows(seen["pile_open"], 11)
        assert (ones(first), ones(second), ones(third)) == ([EPIC, FEE2], [LEADING], [BOOM])
    assert ones(own["pile_secret"]) == [11 + COSMIC]
    assert own["pile_unknown"] == [0, 0, 0]
    assert ones(other["pile_secret"]) == []
    assert other["pile_unknown"] == [0, 1, 0]


def test_bids_and_bidders() -> None:
    state = table("bid", piles=("Epic", "Leading", "boom"))
    play(state, "bid 2 3")
    seen = observed(state, 1)
    assert seen["bid"] == [0, 3, 0]
    assert rows(seen["bidder"], 3)[1] == [0, 0, 1], "seat 0 sits two places after seat 1"
    assert ones(seen["last_bidder"]) == [2]


def test_portfolios_are_ones_own_cards_and_notes_on_the_others() -> None:
    """Seat 0 knows of each other seat a starting share it never saw and a card it did not see laid."""
    state = sales()
    own = observed(state, 1)
    assert rows(own["known"], 8)[0] == [0, 0, 1, 0, 1, 0, 0, 0], "Cosmic, and the Leading that seat 2 laid"
    assert ones(own["own_start"]) == [COSMIC]
    other = observed(state, 0)
    assert rows(other["known"], 8)[1] == [0] * 8
    assert sum(rows(other["unknown"], 7)[1]) == 1, "the card that it did not see laid"
    assert ones(rows(other["start_possible"], 6)[1]) == [0, 1, 2, 3, 4, 5]
    play(state, "sell Leading")
    assert sum(rows(observed(state, 0)["unknown"], 7)[1]) == 0, "it was the one"


def test_hands_money_and_cards() -> None:
    state = table("place", hands={0: "Epic Epic", 1: "fee1 boom"}, cash={0: 7000, 2: 31000}, split={2: "Epic"})
    seen = observed(state, 1)
    assert ones(seen["hand"]) == [BOOM, FEE1]
    assert seen["hand_sizes"] == [2, 0, 2]
    assert seen["cash"] == [20, 31, 7]
    assert seen["cards"] == [0, 1, 0]
    assert rows(seen["split"], 6)[1] == [0, 0, 0, 1, 0, 0]


def test_fees_owed_and_discards() -> None:
    seen = observed(table("bid", owed={1: "fee1 fee3"}, cash={1: 0}, discards="Epic Epic bust"), 0)
    assert rows(seen["fees"], 3) == [[0, 0, 0], [1, 0, 1], [0, 0, 0]]
    assert [seen["discards"][kind] for kind in (EPIC, BUST)] == [2, 1]


def test_investors() -> None:
    seen = observed(table("bid", investors={0: "Bill", 2: "Warren"}), 1)
    assert [ones(row) for row in rows(seen["investors"], 10)] == [[], [9], [0]]
    assert "investors" not in observed(table("bid"), 1)


def test_a_round() -> None:
    seen = observed(table("bid", players=3, first=2, round=3), 0)
    assert ones(seen["step"]) == [4]
    assert ones(seen["first"]) == [2]
    assert (seen["round"], seen["rounds_left"]) == ([3], [4]), "three players play seven rounds"
