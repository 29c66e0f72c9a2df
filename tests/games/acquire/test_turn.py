"""A-3 The turn: place, buy, draw; and passing."""

from __future__ import annotations

import pytest

from openingbell.core.state import CHANCE
from tests.games.acquire.tables import SEVEN, TWO_SAFE, hand, legal, owners, play, refuse, shares, step, table, told


@pytest.mark.clause("A-3.1")
def test_a_turn_is_placing_then_buying_then_drawing() -> None:
    state = table("C HH", hands={0: "9I 1I", 1: "5I"})
    assert (state.actor, step(state)) == (0, "place")
    play(state, "place 9I")
    assert (state.actor, step(state)) == (0, "buy")
    play(state, "buy Hydra", "done")
    assert (state.actor, step(state)) == (CHANCE, "draw")
    play(state, "draw 6E")
    assert (state.actor, step(state)) == (1, "place")
    assert hand(state, 0) == ["6E", "1I"]


@pytest.mark.clause("A-3.1")
def test_nothing_is_bought_before_placing_and_the_placement_is_not_optional() -> None:
    state = table("C HH", hands={0: "9I"})
    assert legal(state) == ["place 9I"]
    refuse(state, "buy Hydra", "done", "pass")


@pytest.mark.clause("A-3.1")
def test_only_one_tile_is_placed_in_a_turn() -> None:
    state = table("C HH", hands={0: "9I 1I"})
    play(state, "place 9I")
    refuse(state, "place 1I")
    play(state, "buy Hydra")
    refuse(state, "place 1I")


@pytest.mark.clause("A-3.1")
def test_buying_always_ends_with_done() -> None:
    """It is asked even when nothing can be bought."""
    state = table(hands={0: "9I"})
    play(state, "place 9I")
    assert (state.actor, legal(state)) == (0, ["done"])


@pytest.mark.clause("A-3.2")
@pytest.mark.parametrize("row", "ABCDEFGHI")
def test_a_tile_goes_on_the_space_that_bears_its_name(row: str) -> None:
    for column in range(1, 13):
        tile = f"{column}{row}"
        state = table(hands={0: tile})
        assert told(play(state, f"place {tile}"), "placed", to=1) == [{"seat": 0, "tile": tile}]
        assert state.view(None)["board"] == {tile: ""}
        assert hand(state, 0) == []


@pytest.mark.clause("A-3.2")
def test_only_a_tile_of_ones_own_hand_can_be_placed() -> None:
    state = table(hands={0: "9I", 1: "1I"}, aside="6E")
    refuse(state, "place 1I", "place 6E", "place 2B")
    play(state, "place 9I")
    assert owners(state, "9I") == [""]


@pytest.mark.clause("A-3.3")
def test_who_has_no_playable_tile_passes_and_may_still_buy() -> None:
    state = table(SEVEN, hands={0: "2E 5E"})
    assert legal(state) == ["pass"]
    assert told(play(state, "pass"), "passed", to=1) == [{"seat": 0}]
    play(state, "buy Quantum", "buy Sackson", "buy Sackson", "done")
    assert (shares(state, "Quantum"), shares(state, "Sackson")) == ([1, 0, 0], [2, 0, 0])
    assert (state.actor, step(state)) == (1, "place")


@pytest.mark.clause("A-3.3")
def test_dead_tiles_are_not_playable_either() -> None:
    state = table(TWO_SAFE, hands={0: "5B"})
    assert legal(state) == ["announce", "pass"]


@pytest.mark.clause("A-3.3")
def test_who_has_no_tiles_at_all_passes() -> None:
    state = table("C HH", hands={1: "9I"})
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert legal(state) == ["buy Hydra", "done"]


@pytest.mark.clause("A-3.3")
def test_who_has_one_playable_tile_must_place_it() -> None:
    state = table(SEVEN, hands={0: "2E 5E 9I"})
    assert legal(state) == ["place 9I"]
    refuse(state, "pass", "place 2E")


@pytest.mark.clause("A-3.3")
def test_a_pass_leaves_the_board_and_the_hand_alone() -> None:
    state = table(SEVEN, hands={0: "2E 5E"})
    before = state.view(0)
    play(state, "pass", "done")
    after = state.view(0)
    assert (after["board"], after["hand"], after["bag"]) == (before["board"], before["hand"], before["bag"])
