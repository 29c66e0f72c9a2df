"""A-5 Mergers: who survives, bonuses, what becomes of the shares and the tiles."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from openingbell.core.state import State
from tests.games.acquire.tables import (
    AMERICA_INTO_HYDRA,
    THREE,
    TWO_SAFE,
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
    told,
)

# 6E merges four corporations of two tiles.
FOUR_EQUALS = """
  123456789012
C .....A......
D .....A......
E ...FF.HH....
F .....Q......
G .....Q......
"""


def merger(shares: Mapping[int, str], board: str = AMERICA_INTO_HYDRA, tile: str = "3C", turn: int = 0) -> State:
    """Six players without money, after the merging tile was placed."""
    nothing = dict.fromkeys(range(6), 0)
    state = table(board, players=6, turn=turn, hands={turn: tile}, shares=shares, cash=nothing)
    play(state, f"place {tile}")
    return state


# --- the survivor ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("A-5.1")
@pytest.mark.parametrize(
    ("board", "tile", "survivor", "size"),
    [("C SS.HHH", "3C", "Hydra", 6), ("C SSS.HH", "4C", "Sackson", 6), ("C QQQQ.ZZZ", "5C", "Quantum", 8)],
)
def test_the_larger_survives_and_nobody_is_asked(board: str, tile: str, survivor: str, size: int) -> None:
    state = table(board, hands={0: tile})
    play(state, f"place {tile}")
    assert step(state) == "buy"
    assert corporation(state, survivor)["size"] == size


@pytest.mark.clause("A-5.1")
def test_the_merging_tile_does_not_count_in_the_comparison() -> None:
    """With it the smaller one would be as large as the other, and the mergemaker would be asked."""
    for board in ("C AA.HHH", "C HH.AAA"):
        state = table(board, hands={0: "3C"})
        play(state, "place 3C")
        assert step(state) == "buy"


@pytest.mark.clause("A-5.1")
def test_nor_do_unincorporated_tiles_that_it_connects() -> None:
    state = table(
        """
          123456789012
        B ..o.........
        C AA.HHH......
        D ..o.........
        """,
        hands={0: "3C"},
    )
    play(state, "place 3C")
    assert step(state) == "buy"
    assert owners(state, "1C") == ["Hydra"]


@pytest.mark.clause("A-5.1")
@pytest.mark.parametrize(("survivor", "defunct"), [("America", "Hydra"), ("Hydra", "America")])
def test_among_equals_the_mergemaker_chooses(survivor: str, defunct: str) -> None:
    state = table("C AAA.HHH", hands={1: "4C"}, turn=1)
    play(state, "place 4C")
    assert (state.actor, step(state)) == (1, "survive")
    assert legal(state) == ["survive America", "survive Hydra"]
    play(state, f"survive {survivor}")
    assert (corporation(state, survivor)["size"], corporation(state, defunct)["size"]) == (7, 0)


@pytest.mark.clause("A-5.1", "A-5.10")
def test_only_the_largest_can_be_chosen_to_survive() -> None:
    state = merger(
        {},
        """
          123456789012
        C .....A......
        D .....A......
        E ..FFF.HHH...
        """,
        "6E",
    )
    assert legal(state) == ["survive Fusion", "survive Hydra"]
    refuse(state, "survive America", "absorb Fusion", "announce", "done")


# --- safe corporations -----------------------------------------------------------------------------------------------


@pytest.mark.clause("A-5.2")
def test_two_safe_corporations_are_never_joined() -> None:
    state = table(TWO_SAFE, hands={0: "1B 5B 11B 12B"})
    refuse(state, "place 1B", "place 5B", "place 11B")
    assert legal(state) == ["place 12B", "announce"]
    assert [seen["effect"] for seen in state.view(0)["hand"]] == ["dead", "dead", "dead", "alone"]


@pytest.mark.clause("A-5.2")
def test_nor_if_a_small_one_is_joined_with_them() -> None:
    state = table(
        """
          123456789012
        A SSSSSSSS....
        B .....S......
        C .....S......
        D .....S......
        E ...HH.......
        F .....Z......
        G .....Z......
        H .....Z......
        I ZZZZZZZZ....
        """,
        hands={0: "6E 12E"},
    )
    refuse(state, "place 6E")


@pytest.mark.clause("A-5.2")
def test_a_safe_corporation_absorbs_a_small_one() -> None:
    state = table(
        """
          123456789012
        A SSSSSSSSSSS.
        C HH..........
        """,
        hands={0: "1B"},
    )
    play(state, "place 1B")
    assert step(state) == "buy"
    assert (corporation(state, "Sackson")["size"], corporation(state, "Hydra")["size"]) == (14, 0)


@pytest.mark.clause("A-5.2")
@pytest.mark.parametrize(
    ("board", "survivor"), [("A SSSSSSSSSS\nC ZZZZZZZZZZZ", "Zeta"), ("A SSSSSSSSSSS\nC ZZZZZZZZZZ", "Sackson")]
)
def test_a_corporation_of_ten_tiles_is_absorbed_by_a_safe_one(board: str, survivor: str) -> None:
    state = table(board, hands={0: "1B"})
    play(state, "place 1B")
    assert corporation(state, survivor)["size"] == 22


@pytest.mark.clause("A-5.2")
def test_two_corporations_of_ten_tiles_are_merged() -> None:
    state = table("A SSSSSSSSSS\nC ZZZZZZZZZZ", hands={0: "1B"})
    play(state, "place 1B", "survive Zeta")
    assert corporation(state, "Zeta")["size"] == 21


# --- bonuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("A-5.3")
def test_majority_and_minority_holders_get_their_bonuses() -> None:
    state = merger({0: "A1", 2: "A6", 4: "A3"})
    assert state.scores() == [0, 0, 3000, 0, 1500, 0]


@pytest.mark.clause("A-5.3")
def test_bonuses_come_before_any_share_is_disposed_of() -> None:
    """Selling one's lead afterwards changes nothing."""
    state = table(AMERICA_INTO_HYDRA, hands={0: "3C"}, shares={0: "A3", 1: "A2"}, cash={0: 0, 1: 0})
    events = play(state, "place 3C")
    assert kinds(events) == ["placed", "merger", "survives", "absorbed", "holdings", "bonus-majority", "bonus-minority"]
    assert (state.actor, step(state)) == (0, "dispose")
    play(state, "sell", "sell", "sell", "keep")
    assert state.scores() == [3000 + 900, 1500, 6000]


@pytest.mark.clause("A-5.3")
def test_bonuses_are_for_the_size_before_the_merger() -> None:
    state = merger({1: "A2", 3: "A1"}, "C AAAA.HHHHHH", "5C")
    assert state.scores() == [0, 5000, 0, 2500, 0, 0]


@pytest.mark.clause("A-5.3")
def test_a_loose_tile_at_the_merging_tile_does_not_raise_the_bonus() -> None:
    state = merger({1: "A2", 3: "A1"}, "C AA.HHH\nD ..o")
    assert state.scores() == [0, 3000, 0, 1500, 0, 0]


@pytest.mark.clause("A-5.3")
def test_without_shareholders_nobody_gets_a_bonus_and_nobody_is_asked() -> None:
    state = merger({0: "H5"})
    assert state.scores() == [0] * 6
    assert (state.actor, step(state)) == (0, "buy")


@pytest.mark.clause("A-5.4")
def test_a_sole_shareholder_gets_both_bonuses() -> None:
    state = merger({3: "A1"})
    assert state.scores() == [0, 0, 0, 4500, 0, 0]


@pytest.mark.clause("A-5.5")
@pytest.mark.parametrize(
    ("seats", "each"),
    [
        (2, 2300),  # 4500 / 2 = 2250
        (3, 1500),  # 4500 / 3
        (4, 1200),  # 4500 / 4 = 1125
        (5, 900),  # 4500 / 5
        (6, 800),  # 4500 / 6 = 750
    ],
)
def test_those_tied_for_majority_split_both_bonuses_and_round_up(seats: int, each: int) -> None:
    state = merger(dict.fromkeys(range(seats), "A3"))
    assert state.scores() == [each] * seats + [0] * (6 - seats)


@pytest.mark.clause("A-5.5")
def test_with_a_tie_for_majority_nobody_gets_a_minority_bonus() -> None:
    state = merger({0: "A3", 1: "A5", 2: "A5", 3: "A2"})
    assert state.scores() == [0, 2300, 2300, 0, 0, 0]


@pytest.mark.clause("A-5.5")
@pytest.mark.parametrize(
    ("seats", "each"),
    [
        (2, 800),  # 1500 / 2 = 750
        (3, 500),  # 1500 / 3
        (4, 400),  # 1500 / 4 = 375
        (5, 300),  # 1500 / 5
    ],
)
def test_those_tied_for_minority_split_that_bonus_and_round_up(seats: int, each: int) -> None:
    state = merger({5: "A4", **dict.fromkeys(range(seats), "A2")})
    assert state.scores() == [each] * seats + [0] * (5 - seats) + [3000]


@pytest.mark.clause("A-5.5")
def test_a_part_just_above_a_hundred_is_rounded_up_too() -> None:
    state = merger({0: "S4", 1: "S1", 2: "S1", 3: "S1"}, "C SS.HHH")
    assert state.scores() == [2000, 400, 400, 400, 0, 0]  # 1000 / 3 = 333.33


@pytest.mark.clause("A-5.6")
def test_holders_of_the_survivor_get_nothing() -> None:
    state = merger({0: "H10", 1: "H3", 2: "A1"})
    assert state.scores() == [0, 0, 4500, 0, 0, 0]


# --- what becomes of the shares --------------------------------------------------------------------------------------


@pytest.mark.clause("A-5.7")
def test_the_holders_are_asked_from_the_mergemaker_on_clockwise() -> None:
    state = merger({0: "A2", 1: "A3", 2: "A1", 3: "H4", 5: "A1"}, turn=2)
    asked = []
    while step(state) == "dispose":
        asked.append(int(state.actor))
        play(state, "keep")
    assert asked == [2, 5, 0, 1]
    assert (state.actor, step(state)) == (2, "buy")


@pytest.mark.clause("A-5.7")
def test_a_mergemaker_without_shares_is_not_asked() -> None:
    state = merger({1: "A3", 4: "A1"}, turn=2)
    assert state.actor == 4
    play(state, "keep")
    assert state.actor == 1
    play(state, "keep")
    assert (state.actor, step(state)) == (2, "buy")


@pytest.mark.clause("A-5.7")
def test_shares_are_sold_at_the_price_before_the_merger() -> None:
    state = merger({0: "A1", 1: "A3"}, "C AAAA.HHHHHH", "5C")
    play(state, "sell")
    assert told(play(state, "sell"), "sold") == [{"seat": 1, "amount": 500, "corporation": "America"}]
    play(state, "sell")
    assert state.scores() == [2500 + 500, 5000 + 1000, 0, 0, 0, 0]


@pytest.mark.clause("A-5.7")
def test_two_shares_are_traded_for_one_of_the_survivor() -> None:
    state = merger({0: "A4 H1"})
    play(state, "trade", "trade")
    assert (shares(state, "America")[0], shares(state, "Hydra")[0]) == (0, 3)
    assert (corporation(state, "America")["unsold"], corporation(state, "Hydra")["unsold"]) == (25, 22)
    assert state.scores()[0] == 4500  # the bonus alone


@pytest.mark.clause("A-5.7")
@pytest.mark.parametrize(
    "moves", [["sell", "trade", "sell", "keep"], ["trade", "sell", "sell", "keep"], ["sell", "sell", "trade", "keep"]]
)
def test_selling_trading_and_keeping_can_be_mixed_in_any_order(moves: list[str]) -> None:
    state = merger({0: "A7"})
    play(state, *moves)
    assert (shares(state, "America")[0], shares(state, "Hydra")[0]) == (3, 1)
    assert state.scores()[0] == 4500 + 600
    assert step(state) == "buy"


@pytest.mark.clause("A-5.7")
def test_a_single_share_cannot_be_traded() -> None:
    state = merger({0: "A3"})
    assert legal(state) == ["sell", "trade", "keep"]
    play(state, "trade")
    assert legal(state) == ["sell", "keep"]
    refuse(state, "trade")


@pytest.mark.clause("A-5.7")
def test_nothing_is_traded_if_the_bank_has_no_share_of_the_survivor() -> None:
    state = merger({0: "A4", 1: "H20", 2: "H5"})
    assert legal(state) == ["sell", "keep"]
    refuse(state, "trade")


@pytest.mark.clause("A-5.7")
def test_first_come_first_served() -> None:
    state = merger({0: "A4", 1: "A4", 2: "H24"}, turn=1)
    play(state, "trade")
    assert legal(state) == ["sell", "keep"]
    play(state, "keep")
    assert (state.actor, legal(state)) == (0, ["sell", "keep"])
    assert shares(state, "Hydra") == [0, 1, 24, 0, 0, 0]


@pytest.mark.clause("A-5.7")
def test_shares_return_to_the_bank_at_once() -> None:
    state = merger({0: "A6", 1: "A2"})
    assert corporation(state, "America")["unsold"] == 17
    play(state, "sell")
    assert corporation(state, "America")["unsold"] == 18
    play(state, "trade")
    assert corporation(state, "America")["unsold"] == 20


@pytest.mark.clause("A-5.7")
def test_disposal_ends_by_itself_with_the_last_share() -> None:
    state = merger({0: "A2", 1: "A2"})
    play(state, "sell", "sell")
    assert state.actor == 1
    play(state, "trade")
    assert (state.actor, step(state)) == (0, "buy")


@pytest.mark.clause("A-5.7")
def test_keep_ends_it_and_keeps_the_rest() -> None:
    state = merger({0: "A5"})
    events = play(state, "sell", "keep")
    assert told(events, "kept") == [{"seat": 0, "corporation": "America", "shares": 4}]
    assert shares(state, "America")[0] == 4
    assert step(state) == "buy"


@pytest.mark.clause("A-5.7")
def test_only_shares_of_the_defunct_corporation_are_disposed_of() -> None:
    state = merger({0: "A1 H3 Z2"})
    refuse(state, "trade", "buy Hydra", "done", "announce", "pass")
    play(state, "sell")
    assert (shares(state, "Hydra")[0], shares(state, "Zeta")[0]) == (3, 2)


@pytest.mark.clause("A-5.8")
def test_kept_shares_count_again_when_the_corporation_is_founded_again() -> None:
    state = table(
        """
          123456789012
        C AA.HHH......
        E o...........
        """,
        hands={0: "3C", 1: "2E", 2: "1D"},
        shares={0: "A3"},
        cash={0: 0, 1: 0, 2: 0},
    )
    play(state, "place 3C", "keep")
    end_turn(state)
    play(state, "place 2E", "found America")
    assert (shares(state, "America"), corporation(state, "America")["unsold"]) == ([3, 1, 0], 21)
    end_turn(state)
    play(state, "place 1D")
    assert state.scores() == [4500 + 3000, 1500, 0]
    play(state, "sell")
    assert state.scores() == [4500 + 3000 + 300, 1500, 0]


# --- what becomes of the tiles ---------------------------------------------------------------------------------------


@pytest.mark.clause("A-5.9")
def test_the_survivor_takes_over_all_tiles() -> None:
    state = table(
        """
          123456789012
        C AA.HHH..o...
        D ..o.........
        E .oo.........
        """,
        hands={0: "3C"},
    )
    play(state, "place 3C")
    assert owners(state, "1C 2C 3C 4C 5C 6C 3D 3E 2E") == ["Hydra"] * 9
    assert owners(state, "9C") == [""]
    assert corporation(state, "Hydra")["size"] == 9


@pytest.mark.clause("A-5.9")
def test_the_building_of_the_defunct_corporation_returns() -> None:
    state = table("C AA.HHH\nE o", hands={0: "3C", 1: "2E"})
    play(state, "place 3C")
    seen = corporation(state, "America")
    assert (seen["size"], seen["price"]) == (0, 0)
    assert legal(state) == ["buy Hydra", "done"]
    end_turn(state)
    play(state, "place 2E")
    assert "found America" in legal(state)


@pytest.mark.clause("A-5.9")
def test_sizes_and_prices_change_only_when_the_whole_merger_is_settled() -> None:
    state = merger({0: "F1 A1"}, THREE, "6E")
    for defunct in ("Fusion", "America"):
        assert state.view(None)["merger"]["defunct"] == defunct
        seen = {name: corporation(state, name) for name in ("America", "Fusion", "Hydra")}
        assert {name: each["size"] for name, each in seen.items()} == {"America": 2, "Fusion": 3, "Hydra": 4}
        assert {name: each["price"] for name, each in seen.items()} == {"America": 300, "Fusion": 400, "Hydra": 500}
        play(state, "keep")
    assert (corporation(state, "Hydra")["size"], corporation(state, "Hydra")["price"]) == (10, 700)


@pytest.mark.clause("A-5.9", "A-5.2")
def test_the_survivor_can_become_safe_by_a_merger() -> None:
    state = table("C HHHHHH.AAAA", hands={0: "7C"})
    play(state, "place 7C")
    assert corporation(state, "Hydra")["safe"]


@pytest.mark.clause("A-5.9")
def test_all_tiles_of_a_merger_of_four_go_to_the_survivor() -> None:
    state = merger({}, FOUR_EQUALS, "6E")
    play(state, "survive Hydra", "absorb Fusion", "absorb Quantum")
    assert owners(state, "6C 6D 4E 5E 6E 7E 8E 6F 6G") == ["Hydra"] * 9
    sizes = [each["size"] for each in state.view(None)["corporations"]]
    assert sizes == [0, 0, 0, 0, 9, 0, 0]


# --- several corporations at once ------------------------------------------------------------------------------------


@pytest.mark.clause("A-5.10")
def test_the_largest_defunct_corporation_is_settled_first() -> None:
    """Fusion has three tiles, America two: nobody is asked for the order."""
    state = merger({1: "A1", 2: "F1"}, THREE, "6E")
    assert (state.actor, state.view(None)["merger"]["defunct"]) == (2, "Fusion")
    assert state.scores() == [0, 0, 6000, 0, 0, 0]  # America's bonuses are not paid yet
    play(state, "sell")
    assert (state.actor, state.view(None)["merger"]["defunct"]) == (1, "America")
    assert state.scores() == [0, 4500, 6400, 0, 0, 0]


@pytest.mark.clause("A-5.10")
@pytest.mark.parametrize(("three", "two"), [("Z", "Q"), ("Q", "Z")])
def test_the_order_goes_by_size_and_not_by_the_price_card(three: str, two: str) -> None:
    board = f"C .....{two}\nD .....{two}\nE ..{three * 3}.HHHH"
    state = merger({0: "Z1 Q1"}, board, "6E")
    settled = []
    while step(state) == "dispose":
        settled.append(state.view(None)["merger"]["defunct"][0])
        play(state, "keep")
    assert settled == [three, two]


@pytest.mark.clause("A-5.10", "A-5.7")
def test_each_disposal_begins_again_with_the_mergemaker() -> None:
    state = merger({0: "F1 A1", 3: "A1 F1", 4: "F2 A2"}, THREE, "6E", turn=4)
    asked = []
    while step(state) == "dispose":
        asked.append((state.view(None)["merger"]["defunct"], int(state.actor)))
        play(state, "keep")
    assert asked == [(name, seat) for name in ("Fusion", "America") for seat in (4, 0, 3)]


@pytest.mark.clause("A-5.10")
def test_among_defunct_equals_the_mergemaker_decides_the_order() -> None:
    state = merger({0: "A1", 2: "F1"}, THREE.replace("..FFF", "...FF"), "6E", turn=1)
    assert (state.actor, legal(state)) == (1, ["absorb America", "absorb Fusion"])
    refuse(state, "absorb Hydra", "survive America", "keep", "announce")
    play(state, "absorb Fusion")
    assert (state.actor, state.scores()) == (2, [0, 0, 4500, 0, 0, 0])
    play(state, "keep")
    assert (state.actor, state.scores()) == (0, [4500, 0, 4500, 0, 0, 0])


@pytest.mark.clause("A-5.10")
def test_the_loser_of_a_tie_for_survival_is_settled_before_smaller_ones() -> None:
    state = merger({1: "F1", 2: "A1"}, THREE.replace("HHHH", "HHH."), "6E")
    play(state, "survive Hydra")
    assert state.view(None)["merger"]["defunct"] == "Fusion"
    play(state, "keep")
    assert state.view(None)["merger"]["defunct"] == "America"


@pytest.mark.clause("A-5.10", "A-5.1")
def test_four_equals_are_asked_for_until_one_is_left() -> None:
    state = merger({0: "Q1", 1: "A1", 2: "H1 F1"}, FOUR_EQUALS, "6E", turn=3)
    assert legal(state) == ["survive America", "survive Fusion", "survive Hydra", "survive Quantum"]
    play(state, "survive Fusion")
    assert legal(state) == ["absorb America", "absorb Hydra", "absorb Quantum"]
    play(state, "absorb Quantum", "keep")
    assert (state.actor, legal(state)) == (3, ["absorb America", "absorb Hydra"])
    play(state, "absorb Hydra", "keep")
    assert (state.actor, step(state)) == (1, "dispose")
    play(state, "keep")
    assert (state.actor, step(state)) == (3, "buy")
    assert state.scores() == [6000, 4500, 4500, 0, 0, 0]


@pytest.mark.clause("A-5.10")
def test_two_pairs_of_equals_are_asked_for_one_pair_after_the_other() -> None:
    """Hydra and Fusion have three tiles, America and Quantum two."""
    state = merger({}, FOUR_EQUALS.replace("...FF.HH.", "..FFF.HHH"), "6E")
    assert legal(state) == ["survive Fusion", "survive Hydra"]
    play(state, "survive Fusion")
    assert legal(state) == ["absorb America", "absorb Quantum"]
    play(state, "absorb Quantum")
    assert step(state) == "buy"


@pytest.mark.clause("A-5.10", "A-5.7")
def test_shares_of_a_later_defunct_corporation_are_traded_for_what_the_first_left() -> None:
    state = merger({0: "F2 A2", 1: "H24"}, THREE, "6E")
    play(state, "trade")
    assert (state.view(None)["merger"]["defunct"], legal(state)) == ("America", ["sell", "keep"])


@pytest.mark.clause("A-5.10", "A-5.6")
def test_a_four_way_merger_pays_for_the_three_defunct_ones_only() -> None:
    state = merger({5: "A1 F1 H1 Q1"}, FOUR_EQUALS, "6E")
    play(state, "survive Quantum", "absorb Hydra", "keep", "absorb America", "keep", "keep")
    assert state.scores() == [0, 0, 0, 0, 0, 3 * 4500]


@pytest.mark.clause("A-5.10", "A-5.9")
def test_a_merger_of_three_returns_two_buildings() -> None:
    state = table(THREE + "G o.SS.ZZ.PP..\nI QQ", hands={0: "6E", 1: "1F"})
    play(state, "place 6E")
    end_turn(state)
    play(state, "place 1F")
    assert legal(state) == ["found America", "found Fusion"]
