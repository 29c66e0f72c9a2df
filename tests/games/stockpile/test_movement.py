"""S-9 Movement: forecasts, dividends, splits and bankruptcies."""

from __future__ import annotations

import pytest

from openingbell.core.state import State
from tests.games.stockpile.tables import (
    cash,
    kinds,
    legal,
    normal,
    notes,
    play,
    price,
    refuse,
    sell_nothing,
    split,
    step,
    table,
    told,
)

# With three players and `Stanford -3` last, Epic's dividend stops the movement after all others.
EPIC_LAST = ("American +1", "Bottomline +2", "Cosmic +4", "Leading -2", "Stanford -3", "Epic $$")


def moved(company: str, forecast: str, at: int, **cards: dict[int, str]) -> State:
    """The movement has just moved this company first; then an Epic dividend is claimed."""
    left = [word for word in ("+1", "+2", "+4", "-2", "-3") if word != forecast]
    others = [name for name in ("American", "Bottomline", "Cosmic", "Leading", "Stanford", "Epic") if name != company]
    pairs = [f"{company} {forecast}", f"{others[0]} $$", *(f"{a} {b}" for a, b in zip(others[1:], left, strict=True))]
    normal_cards = {0: "", 1: "", 2: "", **cards.get("normal", {})}
    state = table(
        "sell",
        prices={company: at},
        normal={seat: text for seat, text in normal_cards.items() if text},
        split=cards.get("split", {}),
        pairs=pairs,
    )
    sell_nothing(state)
    assert step(state) == "claim"
    return state


@pytest.mark.clause("S-9.1")
def test_pairs_are_revealed_in_turn_order_then_the_public_then_the_face_down_ones() -> None:
    state = table("sell", first=1, actor=0, normal={0: "Epic"}, pairs=EPIC_LAST)
    events = play(state, "done")
    assert [(event["seat"], event["company"]) for event in told(events, "revealed")] == [
        (1, "American"),
        (2, "Bottomline"),
        (0, "Cosmic"),
    ]
    assert [event["company"] for event in told(events, "came-true")] == ["Leading", "Stanford", "Epic"]
    prices = [price(state, name) for name in ("American", "Bottomline", "Cosmic", "Leading", "Stanford", "Epic")]
    assert prices == [6, 7, 9, 3, 2, 5]


@pytest.mark.clause("S-9.1")
def test_pairs_are_marked_as_revealed_in_this_rounds_movement_only() -> None:
    """The dividend stops the movement at the second pair; after the round, no pair of the next is revealed."""
    pairs = ("American +1", "Epic $$", "Bottomline +2", "Cosmic +4", "Leading -2", "Stanford -3")
    state = table("sell", normal={0: "Epic"}, pairs=pairs)

    def revealed() -> list[bool]:
        return [pair["revealed"] for pair in state.view(None)["pairs"]]

    assert revealed() == [False] * 6
    play(state, "done")
    assert (step(state), revealed()) == ("claim", [True, True] + [False] * 4)
    play(state, "claim 0 0", "pair American +1")
    assert revealed() == [False]
    play(state, "pair Epic $$", "pair Bottomline +2", "pair Cosmic +4", "pair Leading -2", "pair Stanford -3")
    assert revealed() == [False] * 6


@pytest.mark.clause("S-9.2")
def test_a_dividend_pays_2000_a_share_and_split_cards_twice() -> None:
    state = table("sell", normal={0: "Epic Epic", 1: "Epic"}, split={0: "Epic"}, pairs=EPIC_LAST)
    sell_nothing(state)
    before = price(state, "Epic")
    events = play(state, "claim 2 1", "claim 1 0")
    assert cash(state) == [20 + 2 * 2 + 2 * 2, 22, 20]
    assert told(events, "claimed")[0] == {"seat": 0, "amount": 8000, "company": "Epic", "normal": 2, "split": 1}
    assert price(state, "Epic") == before == 5
    assert normal(state, 0) == {"Epic": 2}


@pytest.mark.clause("S-9.3")
def test_some_or_none_may_be_claimed() -> None:
    state = table("sell", normal={0: "Epic Epic Cosmic"}, split={0: "Epic"}, pairs=EPIC_LAST)
    sell_nothing(state)
    assert legal(state) == [f"claim {a} {b}" for a in (0, 1, 2) for b in (0, 1)]
    refuse(state, "claim 3 0", "claim 0 2", "claim 15 15", "claim 16 0", "claim 1", "done", "skip")
    play(state, "claim 1 0")
    assert cash(state)[0] == 22
    assert notes(state, 1, 0) == ({"Epic": 1}, [(2, "American Bottomline Cosmic Epic Leading Stanford")])


@pytest.mark.clause("S-9.3")
def test_everybody_with_a_card_is_asked_whether_holder_or_not() -> None:
    """Seat 1 has no Epic, seat 2 only a split card, seat 3 nothing at all."""
    pairs = ("American +1", "Bottomline +2", "Cosmic +4", "Leading -2", "Epic $$", "Stanford -3")
    state = table("sell", players=4, first=2, normal={0: "Epic", 1: "Cosmic"}, split={2: "Leading"}, pairs=pairs)
    sell_nothing(state)
    asked = []
    while step(state) == "claim":
        asked.append((int(state.actor), legal(state)))
        play(state, "claim 0 0")
    assert asked == [(2, ["claim 0 0"]), (0, ["claim 0 0", "claim 1 0"]), (1, ["claim 0 0"])]


@pytest.mark.clause("S-9.3")
def test_unplayed_action_cards_count_as_cards_when_claims_are_asked() -> None:
    """Stanford's $ on the advanced board is claimed in the action phase; seat 1 has nothing but a Bust."""
    state = table("act", board="advanced", normal={0: "boom Stanford", 1: "bust"}, spaces={"Stanford": 1})
    play(state, "boom Stanford", "claim 1 0")
    assert (int(state.actor), legal(state)) == (1, ["claim 0 0"])


@pytest.mark.clause("S-9.4")
def test_landing_on_the_split_space_resets_to_6() -> None:
    state = moved("Cosmic", "+1", 10, normal={0: "Cosmic"})
    assert price(state, "Cosmic") == 6


@pytest.mark.clause("S-9.4")
def test_epic_electric_at_9_with_plus_4_ends_at_8_and_splits() -> None:
    state = moved("Epic", "+4", 9, normal={0: "Epic Leading", 1: "Cosmic"})
    assert price(state, "Epic") == 8
    assert (split(state, 0), normal(state, 0)) == ({"Epic": 1}, {"Leading": 1})


@pytest.mark.clause("S-9.4")
@pytest.mark.parametrize(
    ("at", "forecast", "ends"), [(6, "+4", 10), (7, "+4", 6), (8, "+4", 7), (10, "+2", 7), (9, "+1", 10)]
)
def test_steps_left_over_count_on_from_6(at: int, forecast: str, ends: int) -> None:
    assert price(moved("Cosmic", forecast, at, normal={0: "Leading"}), "Cosmic") == ends


@pytest.mark.clause("S-9.5")
def test_all_shares_in_normal_portfolios_are_shown_and_move() -> None:
    state = table("act", normal={0: "boom Epic Epic", 1: "Epic Cosmic", 2: "Leading"}, prices={"Epic": 10})
    events = play(state, "boom Epic")
    assert told(events, "shares-split") == [
        {"seat": 0, "company": "Epic", "cards": 2},
        {"seat": 1, "company": "Epic", "cards": 1},
    ]
    assert [split(state, seat) for seat in range(3)] == [{"Epic": 2}, {"Epic": 1}, {}]
    assert state.view(None)["portfolios"][1]["cards"] == 1


@pytest.mark.clause("S-9.6")
def test_cards_that_split_again_earn_10000_each_and_stay() -> None:
    state = table("act", normal={0: "boom Epic", 1: "Cosmic"}, split={0: "Epic Epic", 1: "Epic"}, prices={"Epic": 10})
    events = play(state, "boom Epic")
    assert cash(state) == [40, 30, 20]
    assert told(events, "split-again") == [
        {"seat": 0, "amount": 20000, "company": "Epic", "cards": 2},
        {"seat": 1, "amount": 10000, "company": "Epic", "cards": 1},
    ]
    assert [split(state, seat) for seat in (0, 1)] == [{"Epic": 3}, {"Epic": 1}]


@pytest.mark.clause("S-9.7")
def test_shares_bought_after_a_split_are_ordinary() -> None:
    state = table("bid", piles=["Epic", "Cosmic", "American"], split={0: "Epic"})
    play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    assert (normal(state, 0), split(state, 0)) == ({"Epic": 1}, {"Epic": 1})


@pytest.mark.clause("S-9.8")
def test_a_bankruptcy_takes_all_shares_and_drops_the_steps_left() -> None:
    """2, 1, bankrupt with one step of three left: the ticker is at 5, not at 4."""
    state = moved("Cosmic", "-3", 2, normal={0: "Cosmic Cosmic Leading", 1: "Cosmic"}, split={0: "Cosmic"})
    assert price(state, "Cosmic") == 5
    assert (normal(state, 0), split(state, 0)) == ({"Leading": 1}, {})
    assert state.view(None)["discards"] == {"Cosmic": 4}
    assert state.view(None)["portfolios"][1]["cards"] == 0


@pytest.mark.clause("S-9.8")
@pytest.mark.parametrize(("at", "ends"), [(4, 1), (3, 5), (1, 5), (5, 2)])
def test_only_below_1_is_bankrupt(at: int, ends: int) -> None:
    assert price(moved("Cosmic", "-3", at, normal={0: "Leading"}), "Cosmic") == ends


@pytest.mark.clause("S-9.8")
def test_what_a_bankruptcy_tells_everybody() -> None:
    state = table("act", normal={0: "bust", 1: "Epic Cosmic"}, split={1: "Epic"}, prices={"Epic": 1})
    events = play(state, "bust Epic")
    assert told(events, "lost") == [{"seat": 1, "company": "Epic", "normal": 1, "split": 1}]
    assert kinds(events)[1] == "bankrupt"
