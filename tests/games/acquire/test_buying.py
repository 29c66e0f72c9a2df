"""A-6 Buying shares."""

from __future__ import annotations

import pytest

from tests.games.acquire.tables import corporation, end_turn, legal, play, refuse, shares, step, table, told


@pytest.mark.clause("A-6.1")
def test_up_to_three_shares_of_one_corporation() -> None:
    state = table("C HH", hands={0: "9I"})
    play(state, "place 9I", "buy Hydra", "buy Hydra", "buy Hydra")
    assert (shares(state, "Hydra"), state.scores()[0]) == ([3, 0, 0], 6000 - 900)
    assert corporation(state, "Hydra")["unsold"] == 22
    assert legal(state) == ["done"]
    refuse(state, "buy Hydra")


@pytest.mark.clause("A-6.1")
def test_three_in_all_and_not_of_each() -> None:
    state = table("C HH.PP.SSS", hands={0: "9I"})
    play(state, "place 9I")
    assert legal(state) == ["buy Sackson", "buy Hydra", "buy Phoenix", "done"]
    play(state, "buy Phoenix", "buy Sackson", "buy Hydra")
    assert legal(state) == ["done"]
    assert state.scores()[0] == 6000 - 400 - 300 - 300


@pytest.mark.clause("A-6.1")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_fewer_or_none_are_bought_as_one_likes(number: int) -> None:
    state = table("C HH", hands={0: "9I"})
    play(state, "place 9I", *["buy Hydra"] * number, "done")
    assert (shares(state, "Hydra"), state.scores()[0]) == ([number, 0, 0], 6000 - 300 * number)
    assert step(state) == "draw"


@pytest.mark.clause("A-6.1")
def test_the_next_player_may_buy_three_again() -> None:
    state = table("C HH", hands={0: "9I", 1: "1I"})
    play(state, "place 9I", "buy Hydra", "buy Hydra", "buy Hydra")
    end_turn(state)
    play(state, "place 1I", "buy Hydra", "buy Hydra", "buy Hydra")
    assert shares(state, "Hydra") == [3, 3, 0]


@pytest.mark.clause("A-6.1")
def test_the_price_is_that_of_the_size_after_placing() -> None:
    state = table("C HH.o", hands={0: "3C"})
    play(state, "place 3C", "buy Hydra")
    assert state.scores()[0] == 6000 - 500


@pytest.mark.clause("A-6.1")
def test_after_a_merger_the_price_is_that_of_the_new_size() -> None:
    state = table("C AA.HHH", hands={0: "3C"})
    play(state, "place 3C")
    events = play(state, "buy Hydra")
    assert told(events, "bought") == [{"seat": 0, "amount": -700, "corporation": "Hydra"}]


@pytest.mark.clause("A-6.1")
def test_a_corporation_just_founded_can_be_bought_at_once() -> None:
    state = table("C o", hands={0: "2C"})
    play(state, "place 2C", "found Quantum")
    assert legal(state) == ["buy Quantum", "done"]


@pytest.mark.clause("A-6.1")
def test_only_active_corporations_can_be_bought() -> None:
    state = table("C AA.HHH", hands={0: "3C"}, shares={1: "Z3"})
    play(state, "place 3C")
    assert legal(state) == ["buy Hydra", "done"]
    refuse(state, "buy America", "buy Zeta", "buy Sackson")


@pytest.mark.clause("A-6.2")
def test_nothing_is_bought_that_the_bank_does_not_have() -> None:
    state = table("C HH.PP", hands={0: "9I"}, shares={1: "H24", 2: "P25"})
    play(state, "place 9I")
    assert legal(state) == ["buy Hydra", "done"]
    play(state, "buy Hydra")
    assert legal(state) == ["done"]


@pytest.mark.clause("A-6.2")
@pytest.mark.parametrize(("money", "possible"), [(200, 0), (300, 1), (500, 1), (600, 2), (900, 3), (5000, 3)])
def test_nothing_is_bought_without_money_in_hand(money: int, possible: int) -> None:
    state = table("C HH", hands={0: "9I"}, cash={0: money})
    play(state, "place 9I", *["buy Hydra"] * possible)
    refuse(state, "buy Hydra")
    assert state.scores()[0] == money - 300 * possible


@pytest.mark.clause("A-6.2")
def test_what_is_cheap_enough_can_still_be_bought() -> None:
    state = table("C HH.PP.SS", hands={0: "9I"}, cash={0: 600})
    play(state, "place 9I")
    assert legal(state) == ["buy Sackson", "buy Hydra", "buy Phoenix", "done"]
    play(state, "buy Phoenix")
    assert legal(state) == ["buy Sackson", "done"]
    play(state, "buy Sackson")
    assert legal(state) == ["done"]


@pytest.mark.clause("A-6.2")
def test_the_money_of_others_does_not_help() -> None:
    state = table("C HH", hands={1: "9I"}, turn=1, cash={0: 9000, 1: 200, 2: 9000})
    play(state, "place 9I")
    assert legal(state) == ["done"]


@pytest.mark.clause("A-6.2")
def test_money_from_this_turns_merger_can_be_spent() -> None:
    state = table("C AA.HHH", hands={0: "3C"}, shares={0: "A1"}, cash={0: 0})
    play(state, "place 3C", "keep", "buy Hydra")
    assert state.scores()[0] == 4500 - 700


@pytest.mark.clause("A-6.2")
def test_a_player_without_money_keeps_placing_tiles() -> None:
    state = table("C HH\nE o", hands={0: "2E 9I"}, cash={0: 0})
    assert legal(state) == ["place 2E", "place 9I"]
    play(state, "place 2E", "found Quantum")
    assert (shares(state, "Quantum")[0], legal(state)) == (1, ["done"])
    end_turn(state)
    assert state.actor == 1


@pytest.mark.clause("A-6.3")
def test_shares_are_not_sold_or_traded_in_the_course_of_a_turn() -> None:
    state = table("C HH", hands={0: "9I"}, shares={0: "H5"}, cash={0: 0})
    refuse(state, "sell", "trade", "keep")
    play(state, "place 9I")
    refuse(state, "sell", "trade", "keep")


@pytest.mark.clause("A-6.3")
def test_nobody_else_sells_either() -> None:
    """Between two turns no seat but the next one is asked."""
    state = table("C HH", hands={0: "9I", 1: "1I"}, shares={2: "H5"}, cash={2: 0})
    play(state, "place 9I")
    end_turn(state)
    assert (state.actor, legal(state)) == (1, ["place 1I"])


@pytest.mark.clause("A-6.3")
def test_nor_are_shares_of_a_corporation_that_is_gone() -> None:
    state = table("C AA.HHH", hands={0: "3C"}, shares={0: "A5"})
    play(state, "place 3C", "keep")
    refuse(state, "sell", "trade")
