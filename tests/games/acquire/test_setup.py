"""A-2 Setup, drawn tile by tile from the beginning."""

from __future__ import annotations

import pytest

from openingbell.core.state import CHANCE, State
from tests.games.acquire.tables import corporation, end_turn, hand, legal, owners, play, start, step, table, told

HANDS = ["1H 2H 3H 4H 5H 6H", "7H 8H 9H 10H 11H 12H", "1I 2I 3I 4I 5I 6I"]


def deal(state: State, *hands: str) -> None:
    for tiles in hands:
        play(state, *(f"draw {tile}" for tile in tiles.split()))


@pytest.mark.clause("A-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_begins_with_6000(players: int) -> None:
    assert start(players).scores() == [6000] * players


@pytest.mark.clause("A-2.2")
def test_every_seat_draws_one_tile_and_it_is_placed() -> None:
    state = start(3)
    events = play(state, "draw 5C", "draw 9F", "draw 1I")
    assert told(events, "started") == [{"seat": seat, "tile": tile} for seat, tile in enumerate(["5C", "9F", "1I"])]
    assert state.view(None)["board"] == {"5C": "", "9F": "", "1I": ""}


@pytest.mark.clause("A-2.2")
@pytest.mark.parametrize(
    ("tiles", "first"),
    [
        ("1B 9A 12I", 1),  # the row decides before the column
        ("12A 1B 1C", 0),
        ("5C 4D 4C", 2),  # in one row the column decides
        ("10C 2C 9C", 1),  # as numbers, not as words
        ("1A 2A 1B", 0),
    ],
)
def test_the_tile_nearest_to_1a_begins(tiles: str, first: int) -> None:
    state = start(3, *tiles.split())
    deal(state, *HANDS)
    assert (state.actor, step(state)) == (first, "place")


@pytest.mark.clause("A-2.2")
def test_turns_go_round_in_the_order_of_seats() -> None:
    state = start(3, "9C", "5C", "8C")
    deal(state, *HANDS)
    turns = []
    for _ in range(5):
        turns.append(int(state.actor))
        play(state, next(move for move in legal(state) if move.startswith("place")))
        if step(state) == "found":
            play(state, legal(state)[0])
        end_turn(state)
    assert turns == [1, 2, 0, 1, 2]


@pytest.mark.clause("A-2.3")
def test_starting_tiles_that_touch_stay_unincorporated() -> None:
    state = start(3, "1A", "2A", "2B")
    assert state.actor == CHANCE
    assert step(state) == "deal"
    assert owners(state, "1A 2A 2B") == ["", "", ""]
    assert all(seen["size"] == 0 for seen in state.view(None)["corporations"])


@pytest.mark.clause("A-2.3", "A-4.1")
def test_a_further_tile_makes_touching_starting_tiles_a_corporation() -> None:
    state = start(3, "1A", "2A", "2B")
    deal(state, "3A 2H 3H 4H 5H 6H", *HANDS[1:])
    play(state, "place 3A", "found Zeta")
    assert corporation(state, "Zeta")["size"] == 4
    assert owners(state, "1A 2A 2B 3A") == ["Zeta"] * 4


@pytest.mark.clause("A-2.4")
def test_then_everybody_draws_six_tiles_seat_after_seat() -> None:
    state = start(3, "1A", "5C", "9F")
    deal(state, *HANDS)
    assert [hand(state, seat) for seat in range(3)] == [tiles.split() for tiles in HANDS]
    assert state.view(None)["bag"] == 108 - 3 - 18


@pytest.mark.clause("A-2.4")
def test_nobody_places_before_the_last_hand_is_full() -> None:
    state = start(3, "1A", "5C", "9F")
    deal(state, HANDS[0], HANDS[1], "1I 2I 3I 4I 5I")
    assert state.actor == CHANCE
    assert told(play(state, "draw 6I"), "begins") == [{"seat": 0}]
    assert state.actor == 0


@pytest.mark.clause("A-2.4")
def test_the_tiles_drawn_are_secret() -> None:
    state = start(3, "1A", "5C", "9F")
    events = play(state, "draw 1H")
    assert told(events, "drew", to=0) == [{"seat": 0, "tile": "1H"}]
    assert told(events, "drew", to=1) == told(events, "drew") == [{"seat": 0, "hidden": True}]
    assert state.view(0)["hand"] == [{"tile": "1H", "effect": "alone", "corporations": []}]
    assert state.view(1)["hand"] == []
    assert state.view(None)["hand"] is None


@pytest.mark.clause("A-2.5")
def test_money_and_shares_are_open_unless_the_table_hides_them() -> None:
    assert table("C HH") == table("C HH", holdings="open")
    state = table("C HH", players=2, cash={1: 1500}, shares={1: "H3"})
    for seat in (None, 0, 1):
        seen = state.view(seat)
        assert seen["cash"] == [6000, 1500]
        assert seen["shares"] == [[0] * 7, [0, 0, 0, 0, 3, 0, 0]]


@pytest.mark.clause("A-2.5")
def test_hidden_money_and_shares_are_shown_to_their_owner_only() -> None:
    state = table("C HH", players=2, cash={1: 1500}, shares={1: "H3"}, holdings="hidden")
    secret, own, others = [None] * 7, [0] * 7, [0, 0, 0, 0, 3, 0, 0]
    assert (state.view(0)["cash"], state.view(0)["shares"]) == ([6000, None], [own, secret])
    assert (state.view(1)["cash"], state.view(1)["shares"]) == ([None, 1500], [secret, others])
    assert (state.view(None)["cash"], state.view(None)["shares"]) == ([None, None], [secret, secret])


@pytest.mark.clause("A-2.5")
def test_hidden_or_not_every_purchase_happens_in_public() -> None:
    state = table("C HH", hands={0: "9I"}, holdings="hidden")
    play(state, "place 9I")
    events = play(state, "buy Hydra")
    expected = [{"seat": 0, "amount": -300, "corporation": "Hydra"}]
    assert told(events, "bought", to=1) == told(events, "bought") == expected


@pytest.mark.clause("A-2.6")
@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_the_number_of_unsold_shares_is_always_shown(holdings: str) -> None:
    state = table("C HH", hands={0: "9I"}, shares={1: "H4", 2: "Z2"}, holdings=holdings)
    play(state, "place 9I", "buy Hydra")
    for seat in (None, 0, 1, 2):
        unsold = [seen["unsold"] for seen in state.view(seat)["corporations"]]
        assert unsold == [25, 23, 25, 25, 20, 25, 25]
