"""A-1 Components: board, corporations, price card."""

from __future__ import annotations

import pytest

from tests.games.acquire.tables import block, corporation, legal, owners, play, refuse, start, step, table

# Size: the price of a cheap, a medium and a dear corporation.
PRICES = {
    2: (200, 300, 400),
    3: (300, 400, 500),
    4: (400, 500, 600),
    5: (500, 600, 700),
    6: (600, 700, 800),
    10: (600, 700, 800),
    11: (700, 800, 900),
    20: (700, 800, 900),
    21: (800, 900, 1000),
    30: (800, 900, 1000),
    31: (900, 1000, 1100),
    40: (900, 1000, 1100),
    41: (1000, 1100, 1200),
    108: (1000, 1100, 1200),
}


@pytest.mark.clause("A-1.1")
def test_there_is_one_tile_for_each_of_twelve_columns_and_nine_rows() -> None:
    expected = [f"draw {column}{row}" for row in "ABCDEFGHI" for column in range(1, 13)]
    assert len(expected) == 108
    assert legal(start(2)) == expected


@pytest.mark.clause("A-1.1")
@pytest.mark.parametrize("tile", ["0A", "13A", "1J", "A1", "1a", ""])
def test_there_are_no_other_tiles(tile: str) -> None:
    refuse(start(2), f"draw {tile}")


@pytest.mark.clause("A-1.1", "A-1.4")
@pytest.mark.parametrize(
    ("board", "tile"), [("A ...........o", "1B"), ("B o", "12A"), ("H ...........o", "1I"), ("I o", "12H")]
)
def test_the_end_of_a_row_does_not_touch_the_beginning_of_the_next(board: str, tile: str) -> None:
    state = table(board, hands={0: tile})
    play(state, f"place {tile}")
    assert step(state) == "buy"
    assert owners(state, tile) == [""]


@pytest.mark.clause("A-1.1", "A-1.4")
@pytest.mark.parametrize("tile", ["5E", "7E", "6D", "6F"])
def test_a_tile_touches_those_left_right_above_and_below(tile: str) -> None:
    state = table("E .....o......", hands={0: tile})
    play(state, f"place {tile}")
    assert step(state) == "found"


@pytest.mark.clause("A-1.2")
def test_seven_corporations_have_25_shares_each() -> None:
    seen = start(4).view(None)["corporations"]
    names = ["Sackson", "Zeta", "America", "Fusion", "Hydra", "Phoenix", "Quantum"]
    assert [(each["name"], each["unsold"]) for each in seen] == [(name, 25) for name in names]


@pytest.mark.clause("A-1.2", "A-1.3")
def test_two_are_cheap_three_medium_two_dear() -> None:
    state = table("A SS.ZZ.AA.FF.\nC HH.PP.QQ....")
    prices = [each["price"] for each in state.view(None)["corporations"]]
    assert prices == [200, 200, 300, 300, 300, 400, 400]


@pytest.mark.clause("A-1.2")
def test_a_table_may_choose_the_classic_names() -> None:
    state = table("A SS.ZZ.AA.FF.\nC HH.PP.QQ....", names="classic")
    seen = [(each["name"], each["price"]) for each in state.view(None)["corporations"]]
    cheap = [("Luxor", 200), ("Tower", 200)]
    medium = [("American", 300), ("Festival", 300), ("Worldwide", 300)]
    assert seen == [*cheap, *medium, ("Continental", 400), ("Imperial", 400)]


@pytest.mark.clause("A-1.2")
def test_moves_and_the_board_use_the_names_of_the_table() -> None:
    state = table("E o", hands={0: "2E"}, names="classic")
    play(state, "place 2E")
    refuse(state, "found Quantum")
    play(state, "found Imperial", "buy Imperial")
    assert owners(state, "1E 2E") == ["Imperial", "Imperial"]


@pytest.mark.clause("A-1.3")
@pytest.mark.parametrize("size", PRICES)
def test_the_price_depends_on_size_and_tier(size: int) -> None:
    cheap, medium, dear = PRICES[size]
    for letter, name, price in [("Z", "Zeta", cheap), ("F", "Fusion", medium), ("P", "Phoenix", dear)]:
        seen = corporation(table(block(letter, size)), name)
        assert (seen["size"], seen["price"]) == (size, price)


@pytest.mark.clause("A-1.3")
@pytest.mark.parametrize(
    ("letter", "name", "size", "majority", "minority"),
    [
        ("S", "Sackson", 2, 2000, 1000),
        ("H", "Hydra", 5, 6000, 3000),
        ("Q", "Quantum", 10, 8000, 4000),
        ("A", "America", 41, 11000, 5500),
    ],
)
def test_the_bonuses_are_ten_and_five_times_the_price(
    letter: str, name: str, size: int, majority: int, minority: int
) -> None:
    seen = corporation(table(block(letter, size)), name)
    assert (seen["majority"], seen["minority"]) == (majority, minority)


@pytest.mark.clause("A-1.4")
def test_tiles_that_touch_at_a_corner_are_not_joined() -> None:
    state = table(
        """
          123456789012
        D ....o.o.....
        F ....o.o.....
        """,
        hands={0: "6E"},
    )
    play(state, "place 6E")
    assert step(state) == "buy"
    assert owners(state, "6E 5D 7F") == ["", "", ""]


@pytest.mark.clause("A-1.4", "A-5.1")
def test_corporations_that_touch_a_tile_at_a_corner_are_neither_enlarged_nor_merged() -> None:
    state = table(
        """
          123456789012
        D ...SS.HH....
        """,
        hands={0: "3E 6E"},
    )
    play(state, "place 6E")
    assert step(state) == "buy"
    assert corporation(state, "Sackson")["size"] == corporation(state, "Hydra")["size"] == 2


@pytest.mark.clause("A-1.4")
def test_a_corporation_is_active_while_it_is_on_the_board() -> None:
    state = table("C HH..........", hands={0: "9I"})
    play(state, "place 9I")
    assert corporation(state, "Hydra")["price"] == 300
    assert corporation(state, "Zeta")["price"] == 0
    assert legal(state) == ["buy Hydra", "done"]


@pytest.mark.clause("A-1.4")
def test_a_corporation_is_safe_from_its_eleventh_tile_on() -> None:
    state = table("C HHHHHHHHHH..", hands={0: "11C"})
    assert not corporation(state, "Hydra")["safe"]
    play(state, "place 11C")
    assert corporation(state, "Hydra")["safe"]
