"""S-5 Supply."""

from __future__ import annotations

import pytest

from openingbell.core.state import State
from tests.games.stockpile.tables import deal_cards, deal_pairs, legal, on_pile, play, refuse, start, step, table, told

SHARES = ("share Epic", "share Cosmic", "share American", "share Bottomline", "share Leading")


def placing(hand: str = "Epic fee1") -> State:
    return table("place", hands={0: hand, 1: "boom Leading", 2: "Cosmic Cosmic"}, piles=["Epic", "bust", "fee2"])


@pytest.mark.clause("S-5.1")
@pytest.mark.parametrize(("players", "piles"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_as_many_piles_as_players_each_with_a_card_face_up(players: int, piles: int) -> None:
    state = start(players, *SHARES[:players], "first 0")
    deal_pairs(state)
    events = deal_cards(state, *["Leading"] * piles)
    assert [event["pile"] for event in told(events, "pile-card")] == list(range(1, piles + 1))
    assert [on_pile(state, None, pile) for pile in range(1, piles + 1)] == [["Leading"]] * piles
    assert state.view(None)["hand_sizes"] == [0] * players


@pytest.mark.clause("S-5.2")
def test_two_secret_cards_for_each_player() -> None:
    state = start(3, *SHARES[:3], "first 0")
    deal_pairs(state)
    deal_cards(state, "Epic", "Epic", "Epic")
    events = deal_cards(state, "boom", "Leading", "fee1", "fee1", "Cosmic", "bust")
    assert [state.view(seat)["hand"] for seat in range(3)] == [
        ["Leading", "boom"],
        ["fee1", "fee1"],
        ["Cosmic", "bust"],
    ]
    assert state.view(None)["hand"] is None
    assert state.view(1)["hand_sizes"] == [2, 2, 2]
    assert told(events, "drew", to=1)[0] == {"seat": 0, "hidden": True}
    assert told(events, "drew", to=1)[2] == {"seat": 1, "card": "fee1"}
    assert "Leading" not in state.view(1)["portfolios"][0]["known"]


@pytest.mark.clause("S-5.3")
def test_one_card_face_up_and_one_face_down_on_one_or_two_piles() -> None:
    state = placing()
    assert legal(state) == [f"up {card} {pile}" for card in ("Epic", "fee1") for pile in (1, 2, 3)]
    play(state, "up fee1 2")
    assert legal(state) == ["down Epic 1", "down Epic 2", "down Epic 3"]
    play(state, "down Epic 2")
    assert on_pile(state, 0, 2) == ["bust", "fee1", "Epic"]
    assert (int(state.actor), step(state)) == (1, "place")
    play(state, "up Leading 1", "down boom 3")
    assert on_pile(state, 1, 3) == ["fee2", "boom"]


@pytest.mark.clause("S-5.3")
def test_two_equal_cards_are_one_choice() -> None:
    state = placing("Epic Epic")
    assert legal(state) == ["up Epic 1", "up Epic 2", "up Epic 3"]
    play(state, "up Epic 1")
    assert legal(state) == ["down Epic 1", "down Epic 2", "down Epic 3"]


@pytest.mark.clause("S-5.3")
def test_what_is_not_in_hand_or_not_in_play_cannot_be_placed() -> None:
    state = placing()
    refuse(state, "down Epic 1", "up Cosmic 1", "up Epic 4", "up Epic 5", "up Epic 0", "up Epic", "up fee9 1", "skip")


@pytest.mark.clause("S-5.4")
def test_everybody_sees_how_many_cards_lie_where_and_who_laid_them() -> None:
    state = placing()
    events = play(state, "up fee1 2", "down Epic 2")
    assert told(events, "laid-up") == [{"seat": 0, "card": "fee1", "pile": 2}]
    assert told(events, "laid-down") == [{"seat": 0, "pile": 2, "hidden": True}]
    cards = state.view(None)["piles"][1]["cards"]
    assert [(card["card"], card["face_down"], card["laid_by"]) for card in cards] == [
        ("bust", False, None),
        ("fee1", False, 0),
        (None, True, 0),
    ]


@pytest.mark.clause("S-5.5")
def test_who_laid_a_card_face_down_still_sees_it() -> None:
    state = placing()
    events = play(state, "up fee1 2", "down Epic 3")
    assert told(events, "laid-down", to=0) == [{"seat": 0, "pile": 3, "card": "Epic"}]
    assert [on_pile(state, viewer, 3) for viewer in (0, 1, 2, None)] == [["fee2", "Epic"], *[["fee2", None]] * 3]
