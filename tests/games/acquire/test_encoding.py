"""Observations of Acquire, number by number."""

from __future__ import annotations

from openingbell.core.rng import Rng
from openingbell.games.acquire.components import TILE_NAMES
from tests.games.acquire.tables import AMERICA_INTO_HYDRA, play, table
from tests.games.observed import observed, ones, rows

SACKSON, ZETA, AMERICA, FUSION, HYDRA, PHOENIX, QUANTUM = range(7)


def tiles(seen: dict[str, list[int]]) -> list[set[str]]:
    """The tiles of each plane: alone, seven corporations, one's own, set aside."""
    return [{TILE_NAMES[tile] for tile in ones(plane)} for plane in rows(seen["tiles"], 108)]


def test_every_tile_is_in_its_plane() -> None:
    state = table("C AA.HHH\nD ..o", hands={0: "9I 3C", 1: "1A", 2: "2A"}, aside="12I")
    expected: list[set[str]] = [{"3D"}, set(), set(), {"1C", "2C"}, set(), {"4C", "5C", "6C"}, set(), set()]
    assert tiles(observed(state, 0)) == [*expected, {"9I", "3C"}, {"12I"}]
    assert tiles(observed(state, 2)) == [*expected, {"2A"}, {"12I"}]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state = table(
        AMERICA_INTO_HYDRA,
        hands={0: "3C", 1: "1A 2A"},
        cash={0: 1000, 1: 2000, 2: 3000},
        shares={0: "A1", 1: "A2 H5"},
        turn=0,
    )
    seen = observed(state, 1)
    assert seen["seat"] == [0, 1, 0]
    assert seen["turn"] == [0, 0, 1], "seat 0 sits two places after seat 1"
    assert seen["cash"] == [20, 30, 10]
    assert seen["hand_sizes"] == [2, 0, 1]
    held = rows(seen["shares"], 7)
    assert held[0] == [0, 0, 2, 0, 5, 0, 0]
    assert held[1] == [0] * 7
    assert held[2] == [0, 0, 1, 0, 0, 0, 0]
    assert seen["unsold"] == [25, 25, 22, 25, 20, 25, 25]


def test_corporations_and_a_merger() -> None:
    """America has two tiles and costs 300, Hydra three and 400; the tile 3C joins them, and America is settled."""
    state = table(AMERICA_INTO_HYDRA, hands={0: "3C"}, shares={0: "A3"})
    seen = observed(state, 0)
    assert seen["size"] == [0, 0, 2, 0, 3, 0, 0]
    assert seen["price"] == [0, 0, 3, 0, 4, 0, 0]
    assert ones(seen["step"]) == [0]
    assert ones(seen["placed_column"] + seen["placed_row"]) == []
    play(state, "place 3C")
    seen = observed(state, 0)
    assert ones(seen["step"]) == [4], "dispose"
    assert (ones(seen["placed_column"]), ones(seen["placed_row"])) == ([2], [2])
    assert (ones(seen["survivor"]), ones(seen["defunct"])) == ([HYDRA], [AMERICA])
    assert seen["waiting"] == seen["settled"] == [0] * 7


def test_a_turn() -> None:
    state = table("C HHH", hands={0: "4C"}, cash={0: 6000})
    play(state, "place 4C", "buy Hydra", "buy Hydra")
    seen = observed(state, 0)
    assert ones(seen["step"]) == [5]
    assert seen["bought"] == [2]
    assert seen["cash"][0] == 50, "two shares at 500"
    assert (seen["bag"], seen["turn_number"], seen["passes"], seen["announced"]) == ([108 - 4], [1], [0], [0])


def test_hidden_holdings_are_zeros_but_for_the_corporation_being_settled() -> None:
    state = table(AMERICA_INTO_HYDRA, hands={0: "3C"}, shares={0: "A3", 1: "A2 H1"}, holdings="hidden")
    seen = observed(state, 0)
    assert seen["open"] == [1, 0, 0]
    assert seen["cash"] == [60, 0, 0]
    assert rows(seen["shares"], 7)[1] == [0] * 7
    play(state, "place 3C")
    assert rows(observed(state, 0)["shares"], 7)[1] == [0, 0, 2, 0, 0, 0, 0]


def test_a_row_written_over_and_over_is_as_good_as_a_fresh_one() -> None:
    """The encoder changes only what differs, and while a seat buys it does not look at the tiles at all."""
    encoder = table(players=3).game.encoder({"players": 3}, 1)
    state = table("C HHH\nE o", hands={0: "4C 2E", 1: "1A"}, cash={0: 6000})
    for move in ("place 4C", "buy Hydra", "buy Hydra", "done", "draw 9I", "place 1A", "done", "draw 1B"):
        encoder.write(state, 0)
        encoder.write(state, 0)
        play(state, move)
        for seat in (0, 1):
            encoder.write(state, seat)
            fresh = state.game.encoder({"players": 3})
            fresh.write(state, seat)
            assert encoder.row() == fresh.row(), (move, seat)
    other = state.redeal(1, Rng(3))
    encoder.write(other, 0)
    fresh.write(other, 0)
    assert encoder.row() == fresh.row()
