"""A-9 Two players: the stock market as a third shareholder."""

from __future__ import annotations

import pytest

from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State
from tests.games.acquire.tables import (
    AMERICA_INTO_HYDRA,
    SEVEN,
    THREE,
    bag,
    corporation,
    hand,
    kinds,
    legal,
    play,
    refuse,
    step,
    table,
    told,
)


def merger(
    shares: dict[int, str], board: str = AMERICA_INTO_HYDRA, tile: str = "3C", tiles: str | None = None
) -> State:
    """Two players without money, after the merging tile was placed by seat 0."""
    state = table(board, players=2, hands={0: tile}, shares=shares, cash={0: 0, 1: 0}, bag=tiles)
    play(state, f"place {tile}")
    return state


# --- who gets what ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("A-9.1", "A-9.3")
@pytest.mark.parametrize(
    ("first", "second", "market", "paid"),
    [
        (6, 3, 1, [3000, 1500]),  # the market is last
        (6, 3, 4, [3000, 0]),  # the market has the minority
        (6, 3, 9, [1500, 0]),  # the market has the majority
        (3, 6, 9, [0, 1500]),
        (6, 0, 2, [3000, 0]),  # not a sole shareholder: the market has the minority
        (6, 0, 9, [1500, 0]),
        (0, 0, 5, [0, 0]),
    ],
)
def test_the_market_counts_as_a_third_shareholder(first: int, second: int, market: int, paid: list[int]) -> None:
    state = merger({0: f"A{first}", 1: f"A{second}"})
    play(state, f"market {market}")
    assert state.scores() == paid


@pytest.mark.clause("A-9.3", "A-5.5")
@pytest.mark.parametrize(
    ("first", "second", "market", "paid"),
    [
        (6, 3, 6, [2300, 0]),  # tied for majority with the market: 4500 / 2
        (3, 6, 6, [0, 2300]),
        (6, 3, 3, [3000, 800]),  # tied for minority with the market: 1500 / 2
        (3, 3, 9, [800, 800]),  # both behind the market: 1500 / 2
        (5, 5, 2, [2300, 2300]),  # the market is behind both and gets nothing
        (4, 4, 4, [1500, 1500]),  # all three: 4500 / 3
        (0, 7, 7, [0, 2300]),
    ],
)
def test_ties_with_the_market_split_as_usual(first: int, second: int, market: int, paid: list[int]) -> None:
    state = merger({0: f"A{first}", 1: f"A{second}"})
    play(state, f"market {market}")
    assert state.scores() == paid


@pytest.mark.clause("A-9.3")
def test_what_the_market_wins_stays_in_the_bank() -> None:
    state = merger({0: "A1", 1: "H2"})
    events = play(state, "market 12")
    assert [(event.kind, event.seat, event.amount) for event in events if event.amount] == [("bonus-minority", 0, 1500)]
    assert state.scores() == [1500, 0]
    assert corporation(state, "America")["unsold"] == 24


@pytest.mark.clause("A-9.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_players_there_is_no_market(players: int) -> None:
    state = table(AMERICA_INTO_HYDRA, players=players, hands={0: "3C"}, shares={0: "A1"}, cash={0: 0})
    play(state, "place 3C")
    assert step(state) == "dispose"
    assert state.scores()[0] == 4500
    assert state.view(None)["merger"]["market"] is None


@pytest.mark.clause("A-9.1")
def test_everything_else_is_as_usual() -> None:
    """The holders dispose of their shares, the market of none."""
    state = merger({0: "A3", 1: "A2"})
    play(state, "market 7", "trade", "sell")
    assert (state.actor, legal(state)) == (1, ["sell", "trade", "keep"])
    play(state, "keep")
    assert (state.actor, step(state)) == (0, "buy")
    assert corporation(state, "America")["unsold"] == 23


# --- the draw --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("A-9.2")
def test_the_number_is_drawn_before_the_bonuses_of_the_corporation() -> None:
    state = merger({0: "A3"})
    assert (state.actor, step(state), state.scores()) == (CHANCE, "market", [0, 0])
    events = play(state, "market 2")
    assert kinds(events) == ["market", "holdings", "bonus-majority"]
    assert told(events, "market") == [{"corporation": "America", "number": 2}]
    assert told(events, "holdings") == [{"corporation": "America", "shares": [3, 0, 2]}]
    assert (state.actor, step(state), state.scores()) == (0, "dispose", [3000, 0])


@pytest.mark.clause("A-9.2")
def test_it_is_drawn_even_if_nobody_has_a_share() -> None:
    state = merger({})
    assert step(state) == "market"
    play(state, "market 2")
    assert (state.actor, step(state)) == (0, "buy")


@pytest.mark.clause("A-9.2")
def test_it_comes_after_the_choice_of_the_survivor() -> None:
    state = merger({0: "A1"}, "C AA.HH")
    assert step(state) == "survive"
    play(state, "survive Hydra")
    assert step(state) == "market"
    assert state.view(None)["merger"]["defunct"] == "America"


@pytest.mark.clause("A-9.2", "A-5.10")
def test_it_comes_after_the_choice_of_the_defunct_corporation() -> None:
    state = merger({0: "A1 F1"}, THREE.replace("FFF", ".FF"), "6E")
    assert step(state) == "absorb"
    play(state, "absorb Fusion")
    assert step(state) == "market"
    play(state, "market 1", "keep")
    assert (step(state), state.view(None)["merger"]["defunct"]) == ("market", "America")


@pytest.mark.clause("A-9.2", "A-5.10")
def test_each_defunct_corporation_has_its_own_draw() -> None:
    state = merger({0: "F2 A2"}, THREE, "6E")
    play(state, "market 3")
    assert state.scores() == [2000, 0]  # behind the market for Fusion, price 400
    play(state, "keep")
    assert step(state) == "market"
    play(state, "market 1")
    assert state.scores() == [2000 + 3000, 0]  # ahead of it for America, price 300


@pytest.mark.clause("A-9.2")
def test_the_number_is_that_of_a_tile_in_the_bag() -> None:
    state = merger({0: "A3"}, tiles="9A 9F 3B 12I 9G 12A")
    assert legal(state) == ["market 3", "market 9", "market 12"]
    assert list(state.weights()) == [1, 3, 2]
    refuse(state, "market 1", "market 6", "market 13")


@pytest.mark.clause("A-9.2")
def test_it_is_sampled_from_the_tiles_in_the_bag() -> None:
    state = merger({0: "A3"}, tiles="9A 9F 9G 3B")
    rng = Rng(7)
    drawn = [state.game.to_text(state, state.sample(rng)) for _ in range(400)]
    assert set(drawn) == {"market 3", "market 9"}
    assert 250 < drawn.count("market 9") < 350


@pytest.mark.clause("A-9.2")
def test_the_tile_goes_back_into_the_bag() -> None:
    state = merger({0: "A3"}, tiles="9A 3B")
    play(state, "market 9")
    assert (bag(state), hand(state, 0)) == (["9A", "3B"], [])
    play(state, "keep", "done")
    assert legal(state) == ["draw 9A", "draw 3B"]


@pytest.mark.clause("A-9.2")
def test_it_does_not_matter_if_the_total_exceeds_25() -> None:
    state = merger({0: "A14", 1: "A10"})
    assert "market 12" in legal(state)
    play(state, "market 12")
    assert state.scores() == [3000, 0]


@pytest.mark.clause("A-9.2")
def test_with_an_empty_bag_the_number_is_any_from_1_to_12() -> None:
    state = merger({0: "A3"}, tiles="")
    assert legal(state) == [f"market {number}" for number in range(1, 13)]
    assert list(state.weights()) == [1] * 12
    rng = Rng(7)
    assert {int(state.sample(rng)) for _ in range(400)} == set(state.legal())


@pytest.mark.clause("A-9.2")
def test_the_number_is_shown_while_its_corporation_is_settled() -> None:
    state = merger({0: "A3"})
    assert state.view(None)["merger"]["market"] is None
    play(state, "market 4")
    for seat in (None, 0, 1):
        assert state.view(seat)["merger"]["market"] == 4


@pytest.mark.clause("A-9.2")
def test_the_number_of_one_corporation_is_not_shown_for_the_next() -> None:
    state = merger({0: "F1 A1"}, THREE, "6E")
    play(state, "market 4", "keep")
    seen = state.view(None)["merger"]
    assert (step(state), seen["defunct"], seen["market"]) == ("market", "America", None)


# --- at the end ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("A-9.4", "A-8.3")
def test_at_the_end_there_is_a_draw_for_each_active_corporation_by_the_price_card() -> None:
    state = table(
        """
          123456789012
        A QQQQQQQQQQQ.
        C SSSSSSSSSSS.
        E HHHHHHHHHHH.
        """,
        players=2,
        hands={0: "12I"},
        shares={0: "Q5 S2", 1: "H1 S4"},
        cash={0: 0, 1: 0},
    )
    play(state, "announce", "place 12I", "done")
    settled = []
    for move in ("market 3", "market 1", "market 5"):
        assert (state.actor, step(state)) == (CHANCE, "market")
        settled.append(state.view(None)["merger"]["defunct"])
        play(state, move)
    assert settled == ["Sackson", "Hydra", "Quantum"]
    assert state.actor == OVER
    # Sackson 700: 7000 for seat 1, the minority for the market. Hydra 800: tied, 12000 / 2. Quantum 900: 13500 / 2.
    assert state.scores() == [6800 + 5 * 900 + 2 * 700, 7000 + 6000 + 800 + 4 * 700]


@pytest.mark.clause("A-9.4", "A-8.2")
def test_nothing_is_drawn_for_the_market_before_the_last_turn_is_finished() -> None:
    state = table("A SSSSSSSSSSS", players=2, hands={0: "12I"})
    play(state, "announce")
    assert (state.actor, step(state)) == (0, "place")
    play(state, "place 12I")
    assert (state.actor, step(state)) == (0, "buy")


@pytest.mark.clause("A-9.4")
def test_shares_are_sold_after_the_last_draw() -> None:
    state = table("A SSSSSSSSSSS", players=2, hands={0: "12I"}, shares={0: "S2"}, cash={0: 0, 1: 0})
    play(state, "announce", "place 12I", "done")
    assert state.scores() == [0, 0]
    play(state, "market 1")
    assert state.scores() == [7000 + 1400, 0]


@pytest.mark.clause("A-9.4", "A-8.4")
def test_the_market_takes_part_too_if_nothing_moves_any_more() -> None:
    state = table(SEVEN, players=2, hands={0: "2E", 1: "5E"})
    play(state, "pass", "done", "pass", "done")
    names = ["Sackson", "Zeta", "America", "Fusion", "Hydra", "Phoenix", "Quantum"]
    for name in names:
        assert (step(state), state.view(None)["merger"]["defunct"]) == ("market", name)
        play(state, "market 1")
    assert state.actor == OVER


@pytest.mark.clause("A-9.4")
def test_with_more_players_the_end_needs_no_draw() -> None:
    state = table("A SSSSSSSSSSS", players=3, hands={0: "12I"})
    play(state, "announce", "place 12I", "done")
    assert state.actor == OVER
