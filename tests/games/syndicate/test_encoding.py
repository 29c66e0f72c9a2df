"""Observations of Syndicate, number by number."""

from __future__ import annotations

from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import FIRM_IDS, IS_NAMES
from tests.games.observed import observed, ones, rows
from tests.games.syndicate.tables import play, table

MOTOR = FIRM_IDS.index("motor_1")
ROCKET = FIRM_IDS.index("munitions_1")
BANK, AUCTION, DECK = 3, 4, 5  # behind three seats


def test_owners_counted_from_the_one_that_looks() -> None:
    state = table(firms={0: "munitions_1*2", 2: "motor_1"}, mortgaged={"motor_1": 45}, insured="munitions_1")
    seen = observed(state, 1)
    owner = rows(seen["owner"], 6)
    assert ones(owner[ROCKET]) == [2]
    assert ones(owner[MOTOR]) == [1]
    assert ones(owner[FIRM_IDS.index("racket")]) == [BANK]
    assert ones(owner[29]) == [DECK], "the rock band"
    assert seen["structures"][ROCKET] == 2
    assert seen["mortgage"][MOTOR] == 45
    assert ones(seen["insured"]) == [ROCKET]


def test_money_places_and_what_seats_hold() -> None:
    state = table(
        cash={0: 100, 1: 200, 2: 300},
        at={0: 5, 2: 11},
        stocks={1: 2},
        loads={2: 3},
        mafia={0: 1},
        prison={1: 2},
        before={"WAR": 2},
        credit={2: (4, 1)},
        hold_up=0,
    )
    seen = observed(state, 2)
    assert seen["cash"] == [300, 100, 200]
    assert seen["bank"] == [4820 - 600]
    assert [ones(row) for row in rows(seen["place"], 52)] == [[11], [5], [13]]
    assert (seen["exchange"], seen["loads"], seen["mafia"]) == ([0, 0, 2], [3, 0, 0], [0, 1, 0])
    assert seen["prison"] == [0, 0, 3], "two turns missed; 0 would be free"
    assert (seen["credit"], seen["prolonged"]) == ([4, 0, 0], [1, 0, 0])
    assert [ones(row) for row in rows(seen["bank_cards"], 3)] == [[], [1], []]
    assert ones(rows(seen["lying"], 3)[IS_NAMES.index("WAR")]) == [0]
    assert seen["unseen"][IS_NAMES.index("WAR")] == 0
    assert seen["unseen"][IS_NAMES.index("PEACE")] == 1


def test_worth() -> None:
    """700 and a firm of 90, mortgaged for half; nobody else owns anything."""
    assert observed(table(firms={0: "motor_1"}), 0)["worth"] == [790, 700, 700]


def test_shares() -> None:
    """A motor firm has five shares, two of them at the exchange."""
    seen = observed(table(), 0)
    assert rows(seen["shares"], 5)[MOTOR] == [0, 0, 0, 2, 3]
    seen = observed(table(firms={1: "motor_1"}), 2)
    assert rows(seen["shares"], 5)[MOTOR] == [0, 0, 5, 0, 0]


def test_an_auction_after_a_refusal() -> None:
    """Seat 0 does not buy the football team it stands on, which costs 40; it is auctioned from that price on."""
    state = table(at={0: 50})
    play(state, "done", "roll 1 2", "pass")
    seen = observed(state, int(state.actor))
    assert ones(seen["offered"]) == [FIRM_IDS.index("football_1")]
    assert (seen["nominal"], seen["asked_price"], seen["level"]) == ([40], [40], [10])
    assert ones(seen["bidder"]) == []


def test_a_trade_being_composed() -> None:
    state = table(firms={0: "motor_1", 1: "football_2"}, trades=True)
    play(state, "trade 1", "give 50")
    seen = observed(state, 1)
    assert (ones(seen["partner"]), ones(seen["proposer"])) == ([0], [2])
    give, take = rows(seen["named"], moves.ITEMS)
    assert ones(give) == [moves.ITEM_MONEY + 2], "of the tokens 100, 75, 50 … the third"
    assert ones(take) == []
    assert seen["tokens"] == [50]


def test_without_a_debt_nothing_is_owed() -> None:
    seen = observed(table(), 0)
    assert (seen["debt"], ones(seen["reason"]), ones(seen["creditor"])) == ([0], [], [])


def test_children_play_with_fewer_numbers() -> None:
    full, children = (observed(table(preset=preset), 0) for preset in ("full", "children"))
    assert len(full["ring_value"]) == 10 + 6 + 6
    assert children["ring_value"] == []
