"""A-4 Founding and enlarging corporations."""

from __future__ import annotations

import pytest

from tests.games.acquire.tables import (
    SEVEN,
    corporation,
    end_turn,
    kinds,
    legal,
    owners,
    play,
    refuse,
    shares,
    step,
    table,
)


@pytest.mark.clause("A-4.1")
def test_the_founder_chooses_any_corporation_that_is_not_active() -> None:
    state = table("C SS.HHH\nE o", hands={1: "2E"}, turn=1)
    play(state, "place 2E")
    assert (state.actor, step(state)) == (1, "found")
    assert legal(state) == ["found Zeta", "found America", "found Fusion", "found Phoenix", "found Quantum"]
    play(state, "found Phoenix")
    assert owners(state, "1E 2E 1C 4C") == ["Phoenix", "Phoenix", "Sackson", "Hydra"]
    assert (state.actor, step(state)) == (1, "buy")


@pytest.mark.clause("A-4.1")
def test_founding_is_asked_even_with_one_building_left() -> None:
    state = table("A SS.ZZ.AA.FF.\nC HH.PP.......\nE o", hands={0: "2E"})
    play(state, "place 2E")
    assert legal(state) == ["found Quantum"]
    refuse(state, "done")


@pytest.mark.clause("A-4.1")
def test_all_connected_unincorporated_tiles_join() -> None:
    state = table(
        """
          123456789012
        C ......o.....
        D .....o..o...
        E ...oo.oo....
        F .....o......
        G .....oo.o...
        """,
        hands={0: "6E"},
    )
    play(state, "place 6E", "found Fusion")
    assert corporation(state, "Fusion")["size"] == 9
    assert owners(state, "4E 5E 6E 7E 8E 6D 6F 6G 7G") == ["Fusion"] * 9
    assert owners(state, "7C 9D 9G") == ["", "", ""]


@pytest.mark.clause("A-4.1")
def test_a_tile_on_its_own_founds_nothing() -> None:
    state = table("E o", hands={0: "3E"})
    play(state, "place 3E")
    assert step(state) == "buy"
    assert owners(state, "1E 3E") == ["", ""]


@pytest.mark.clause("A-4.1")
def test_the_founder_tells_nobody_else_to_choose() -> None:
    state = table("E o", hands={0: "2E", 1: "9I"})
    play(state, "place 2E")
    refuse(state, "place 9I", "buy Hydra", "announce", "pass", "survive Hydra")


@pytest.mark.clause("A-4.2")
def test_the_founder_gets_one_share_for_nothing() -> None:
    state = table("E o", hands={1: "2E"}, turn=1)
    play(state, "place 2E")
    events = play(state, "found Hydra")
    assert kinds(events) == ["founded", "free-share"]
    assert shares(state, "Hydra") == [0, 1, 0]
    assert corporation(state, "Hydra")["unsold"] == 24
    assert state.scores() == [6000, 6000, 6000]


@pytest.mark.clause("A-4.2", "A-6.1")
def test_the_free_share_is_not_one_of_the_three_purchases() -> None:
    state = table("E o", hands={0: "2E"})
    play(state, "place 2E", "found Hydra", "buy Hydra", "buy Hydra", "buy Hydra")
    assert shares(state, "Hydra") == [4, 0, 0]
    assert state.scores()[0] == 6000 - 3 * 300


@pytest.mark.clause("A-4.2")
def test_there_is_no_free_share_if_none_is_left() -> None:
    state = table("E o", hands={0: "2E"}, shares={0: "H5", 1: "H20"})
    play(state, "place 2E")
    assert "found Hydra" in legal(state)
    events = play(state, "found Hydra")
    assert kinds(events) == ["founded", "no-free-share"]
    assert shares(state, "Hydra") == [5, 20, 0]
    assert corporation(state, "Hydra")["size"] == 2


@pytest.mark.clause("A-4.2")
def test_the_last_share_is_given_away_free() -> None:
    state = table("E o", hands={0: "2E"}, shares={1: "H24"})
    play(state, "place 2E", "found Hydra")
    assert shares(state, "Hydra") == [1, 24, 0]


@pytest.mark.clause("A-4.3")
def test_an_eighth_corporation_cannot_be_founded() -> None:
    state = table(SEVEN, hands={0: "2E 8E 3A 9I 12B"})
    assert legal(state) == ["place 3A", "place 12B", "place 9I"]
    refuse(state, "place 2E", "place 8E")
    effects = {seen["tile"]: seen["effect"] for seen in state.view(0)["hand"]}
    assert effects == {"2E": "eighth", "8E": "eighth", "3A": "merges", "9I": "alone", "12B": "alone"}


@pytest.mark.clause("A-4.3", "A-5.9")
def test_a_merger_frees_a_building_for_such_a_tile() -> None:
    state = table(SEVEN, hands={0: "3A", 1: "2E"})
    play(state, "place 3A", "survive Sackson")
    end_turn(state)
    play(state, "place 2E")
    assert legal(state) == ["found Zeta"]
    play(state, "found Zeta")
    assert owners(state, "1E 2E 4A 5A") == ["Zeta", "Zeta", "Sackson", "Sackson"]


@pytest.mark.clause("A-4.4")
def test_a_tile_next_to_one_corporation_enlarges_it() -> None:
    state = table("C HH", hands={0: "2D"})
    play(state, "place 2D")
    assert owners(state, "1C 2C 2D") == ["Hydra"] * 3
    assert (corporation(state, "Hydra")["size"], corporation(state, "Hydra")["price"]) == (3, 400)


@pytest.mark.clause("A-4.4")
def test_unincorporated_tiles_it_connects_join_too() -> None:
    state = table(
        """
          123456789012
        B ...o........
        C HH.oo.......
        D ..o.........
        """,
        hands={0: "3C"},
    )
    play(state, "place 3C")
    assert step(state) == "buy"
    assert owners(state, "3C 4C 5C 4B 3D") == ["Hydra"] * 5
    assert corporation(state, "Hydra")["size"] == 7


@pytest.mark.clause("A-4.4", "A-4.2")
def test_enlarging_gives_no_share() -> None:
    state = table("C HH.o", hands={0: "3C"})
    play(state, "place 3C")
    assert corporation(state, "Hydra")["unsold"] == 25


@pytest.mark.clause("A-4.4")
def test_touching_the_same_corporation_twice_is_no_merger() -> None:
    state = table("C HHHH\nD H..H\nE HH.H", hands={0: "3D 3E"})
    play(state, "place 3E")
    assert step(state) == "buy"
    assert corporation(state, "Hydra")["size"] == 10


@pytest.mark.clause("A-4.4", "A-4.3")
def test_with_seven_corporations_tiles_still_enlarge_them() -> None:
    state = table(SEVEN, hands={0: "1D"})
    play(state, "place 1D")
    assert owners(state, "1D 1E") == ["Hydra", "Hydra"]
    assert corporation(state, "Hydra")["size"] == 4
