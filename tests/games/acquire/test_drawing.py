"""A-7 Drawing, and tiles that can never be placed."""

from __future__ import annotations

import pytest

from openingbell.core.state import CHANCE, OVER
from tests.games.acquire.tables import SEVEN, TWO_SAFE, bag, hand, kinds, legal, play, refuse, step, table, told

# 2A makes Sackson safe; then 2B to 11B lie between two safe corporations.
NEARLY_SAFE = """
  123456789012
A ..SSSSSSSSSS
C ZZZZZZZZZZZ.
"""


@pytest.mark.clause("A-7.1")
def test_one_tile_is_drawn_for_the_one_placed() -> None:
    state = table(hands={0: "1A 3A 5A 7A 9A 11A", 1: "9I"})
    play(state, "place 5A")
    assert hand(state, 0) == ["1A", "3A", "7A", "9A", "11A"]
    play(state, "done")
    assert (state.actor, step(state)) == (CHANCE, "draw")
    play(state, "draw 2E")
    assert hand(state, 0) == ["1A", "3A", "7A", "9A", "11A", "2E"]
    assert (state.actor, step(state)) == (1, "place")


@pytest.mark.clause("A-7.1")
def test_any_tile_of_the_bag_is_equally_likely_and_no_other() -> None:
    state = table(hands={0: "9I 8I", 1: "1I"}, bag="3C 12A 7H")
    play(state, "place 9I", "done")
    assert legal(state) == ["draw 12A", "draw 3C", "draw 7H"]
    assert list(state.weights()) == [1, 1, 1]
    play(state, "draw 3C")
    assert bag(state) == ["12A", "7H"]


@pytest.mark.clause("A-7.1")
def test_who_passed_draws_nothing() -> None:
    state = table(SEVEN, hands={0: "2E", 1: "9I"})
    play(state, "pass", "done")
    assert (state.actor, step(state)) == (1, "place")
    assert hand(state, 0) == ["2E"]


@pytest.mark.clause("A-7.1")
def test_a_short_hand_is_not_filled_up() -> None:
    state = table(hands={0: "1A 3A"})
    play(state, "place 1A", "done", "draw 5E")
    assert (state.actor, hand(state, 0)) == (1, ["3A", "5E"])


@pytest.mark.clause("A-7.2")
def test_dead_tiles_are_set_aside_face_up_and_replaced() -> None:
    state = table(TWO_SAFE, hands={0: "2B 5B 1I 9I"})
    play(state, "place 9I")
    assert hand(state, 0) == ["2B", "5B", "1I"]
    events = play(state, "done")
    assert told(events, "set-aside") == [{"seat": 0, "tile": "2B"}, {"seat": 0, "tile": "5B"}]
    assert state.view(None)["set_aside"] == ["2B", "5B"]
    play(state, "draw 1E", "draw 2E", "draw 3E")
    assert hand(state, 0) == ["1E", "2E", "3E", "1I"]
    assert state.actor == 1


@pytest.mark.clause("A-7.2")
def test_dead_tiles_are_set_aside_before_anything_is_drawn() -> None:
    """So they do not come out of the bag again, nor does a dead tile that is drawn go aside in the same turn."""
    state = table(TWO_SAFE, hands={0: "5B 9I"}, bag="6B 7B 8B")
    play(state, "place 9I", "done")
    assert legal(state) == ["draw 6B", "draw 7B", "draw 8B"]
    play(state, "draw 6B")
    events = play(state, "draw 8B")
    assert "set-aside" not in kinds(events)
    assert hand(state, 0) == ["6B", "8B"]
    assert state.view(None)["set_aside"].count("6B") == 0
    assert state.actor == 1


@pytest.mark.clause("A-7.2")
def test_dead_tiles_freshly_drawn_wait_for_ones_next_turn() -> None:
    state = table(TWO_SAFE, players=2, hands={0: "5B 9I 1I", 1: "3I 5I"})
    play(state, "place 9I", "done", "draw 6B", "draw 7B")
    play(state, "place 3I", "done", "draw 1E")
    assert hand(state, 0) == ["6B", "7B", "1I"]
    play(state, "place 1I")
    assert kinds(play(state, "done")).count("set-aside") == 2


@pytest.mark.clause("A-7.2", "A-5.2")
def test_a_tile_that_died_in_this_turn_is_set_aside_in_this_turn() -> None:
    state = table(NEARLY_SAFE, hands={0: "2A 3B 12I"})
    assert legal(state) == ["place 2A", "place 3B", "place 12I"]
    play(state, "place 2A")
    play(state, "done")
    assert (hand(state, 0), state.view(None)["set_aside"]) == (["12I"], ["3B"])


@pytest.mark.clause("A-7.2")
def test_others_keep_their_dead_tiles_until_their_own_turn() -> None:
    state = table(TWO_SAFE, hands={0: "9I", 1: "5B 1I"})
    play(state, "place 9I", "done", "draw 1E")
    assert hand(state, 1) == ["5B", "1I"]
    refuse(state, "place 5B")
    play(state, "place 1I", "done")
    assert (hand(state, 1), state.view(None)["set_aside"]) == ([], ["5B"])


@pytest.mark.clause("A-7.2", "A-3.3")
def test_who_passed_sets_dead_tiles_aside_too() -> None:
    state = table(TWO_SAFE, hands={0: "4B 5B"})
    play(state, "pass", "done", "draw 1E", "draw 3E")
    assert (state.actor, hand(state, 0)) == (1, ["1E", "3E"])
    assert state.view(None)["set_aside"] == ["4B", "5B"]


@pytest.mark.clause("A-7.2", "A-7.4")
def test_with_an_empty_bag_too() -> None:
    state = table(TWO_SAFE, hands={0: "5B 9I 1I", 1: "12I"}, bag="")
    play(state, "place 9I", "done")
    assert hand(state, 0) == ["1I"]
    assert "5B" in state.view(None)["set_aside"]
    assert (state.actor, step(state)) == (1, "place")


@pytest.mark.clause("A-7.2", "A-7.4")
def test_tiles_are_drawn_as_far_as_the_bag_lasts() -> None:
    state = table(TWO_SAFE, hands={0: "4B 5B 9I", 1: "12I"}, bag="1E 3E")
    play(state, "place 9I", "done", "draw 3E", "draw 1E")
    assert (state.actor, hand(state, 0)) == (1, ["1E", "3E"])
    assert state.view(None)["bag"] == 0


@pytest.mark.clause("A-7.3")
def test_tiles_that_would_found_an_eighth_corporation_are_not_exchanged() -> None:
    state = table(SEVEN, hands={0: "2E 5E 9I"})
    play(state, "place 9I", "done", "draw 12I")
    assert hand(state, 0) == ["2E", "5E", "12I"]
    assert state.view(None)["set_aside"] == []
    assert state.actor == 1


@pytest.mark.clause("A-7.4")
def test_with_an_empty_bag_play_goes_on_without_drawing() -> None:
    state = table(hands={0: "9I 1I", 1: "3I"}, bag="")
    play(state, "place 9I", "done")
    assert (state.actor, step(state)) == (1, "place")
    play(state, "place 3I", "done", "pass", "done")
    assert (state.actor, legal(state)) == (0, ["place 1I"])


@pytest.mark.clause("A-7.4", "A-8.4")
def test_the_last_tiles_are_played_until_nobody_has_one() -> None:
    state = table(players=2, hands={0: "9I", 1: "1I"}, bag="5I")
    play(state, "place 9I", "done", "draw 5I", "place 1I", "done", "place 5I", "done", "pass", "done")
    assert state.actor != OVER
    play(state, "pass", "done")
    assert state.actor == OVER
