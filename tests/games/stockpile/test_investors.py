"""S-13 Investors."""

from __future__ import annotations

import pytest

from openingbell.core.state import State
from tests.games.stockpile.tables import (
    cash,
    deal_cards,
    deal_pairs,
    kinds,
    legal,
    normal,
    on_pile,
    play,
    price,
    redeals,
    refuse,
    sell_nothing,
    split,
    start,
    step,
    table,
    told,
)

COMPANIES = ["American", "Bottomline", "Cosmic", "Epic", "Leading", "Stanford"]
SHARES = ("share Epic", "share Cosmic", "share American")
PILES = ["Epic", "Cosmic", "American"]
CALM = ("Stanford $$", "Leading +1", "Bottomline +2", "American -2", "Cosmic +4", "Epic -3")


def dealt(players: int, *names: str) -> State:
    return start(players, *SHARES[:players], "first 0", *(f"investor {name}" for name in names), investors=True)


# --- choosing ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("S-13.1")
def test_two_are_dealt_and_one_is_kept_in_secret_until_all_are_shown() -> None:
    state = dealt(3, "Bill", "Bernie", "Cramer", "Donald", "Deborah", "Graham")
    assert (step(state), legal(state), cash(state)) == ("choose", ["choose Bill", "choose Bernie"], [0, 0, 0])
    refuse(state, "choose Cramer", "choose Warren")
    events = play(state, "choose Bernie")
    assert told(events, "chose", to=0) == [{"seat": 0, "investor": "Bernie"}]
    assert told(events, "chose", to=1) == [{"seat": 0, "hidden": True}]
    assert state.view(1)["investors"] == [[], [], []]
    assert state.view(1)["offered"] == ["Cramer", "Donald"]
    play(state, "choose Cramer")
    events = play(state, "choose Graham")
    assert state.view(None)["investors"] == [["Bernie"], ["Cramer"], ["Graham"]]
    assert cash(state) == [16, 18, 16]
    assert [event["amount"] for event in told(events, "investor")] == [16000, 18000, 16000]
    assert state.view(0)["offered"] == []


@pytest.mark.clause("S-13.1")
def test_what_others_were_dealt_and_chose_is_unknown() -> None:
    state = dealt(3, "Bill", "Bernie", "Cramer", "Donald", "Deborah", "Graham")
    play(state, "choose Bernie", "choose Donald")
    chosen = {deal.reveal()["investors"][1][0] for deal in redeals(state, 2)}
    assert chosen == {"Bill", "Bernie", "Cramer", "Donald", "Mark", "Martha", "Stuart", "Warren"}
    for deal in redeals(state, 2):
        assert deal.reveal()["investors"][1][0] in deal.reveal()["offered"][1]


@pytest.mark.clause("S-13.2")
def test_with_two_players_four_are_dealt_and_two_kept() -> None:
    state = dealt(2, "Bill", "Bernie", "Cramer", "Donald", "Deborah", "Graham", "Mark", "Martha")
    play(state, "choose Bill")
    assert (int(state.actor), legal(state)) == (0, ["choose Bernie", "choose Cramer", "choose Donald"])
    play(state, "choose Donald")
    assert state.actor == 1
    play(state, "choose Martha", "choose Deborah")
    assert cash(state) == [35 + 4, 20 + 14]
    assert state.view(None)["investors"] == [["Bill", "Donald"], ["Deborah", "Martha"]]


@pytest.mark.clause("S-13.2")
def test_a_player_with_both_abilities_before_demand_chooses_their_order() -> None:
    state = table(
        "prepare",
        players=2,
        piles=["Epic ?Cosmic@1", "Epic", "Epic", "Epic"],
        investors={0: "Mark Warren", 1: "Bill Bernie"},
    )
    assert {move.split()[0] for move in legal(state)} == {"look", "move", "skip"}
    play(state, "move 1 2 hidden1")
    assert legal(state) == ["look 2", "skip"]
    play(state, "look 2")
    assert on_pile(state, 0, 2) == ["Epic", "Cosmic"]
    assert step(state) == "bid"


@pytest.mark.clause("S-13.2")
def test_skip_declines_what_is_left_of_both() -> None:
    state = table(
        "prepare",
        players=2,
        piles=["Epic ?Cosmic@1", "Epic", "Epic", "Epic"],
        investors={0: "Mark Warren", 1: "Bill Bernie"},
    )
    play(state, "skip")
    assert step(state) == "bid"


@pytest.mark.clause("S-13.3")
def test_warren_looks_and_mark_then_moves_a_card_onto_that_very_pile() -> None:
    state = table(
        "prepare",
        piles=["Epic ?Cosmic@1", "Leading ?boom@2", "American"],
        investors={0: "Warren", 1: "Mark", 2: "Bill"},
    )
    play(state, "look 1")
    assert state.actor == 1
    events = play(state, "move 2 1 hidden1")
    assert on_pile(state, 0, 1) == ["Epic", "Cosmic", None]
    assert on_pile(state, 1, 1) == ["Epic", "Cosmic", None]  # seat 1 laid the Cosmic
    assert on_pile(state, 2, 1) == ["Epic", None, "boom"]
    assert told(events, "moved-hidden", to=2)[0]["card"] == "boom"
    assert told(events, "moved-hidden", to=0)[0]["hidden"] is True


@pytest.mark.clause("S-13.4")
def test_cramer_acts_before_all_of_his_cards_or_after_all() -> None:
    state = table("act", normal={0: "boom boom", 1: "Epic"}, investors={0: "Cramer", 1: "Bill", 2: "Bernie"})
    everything = [f"{verb} {company}" for verb in ("boom", "raise", "lower") for company in COMPANIES]
    assert legal(state) == everything  # no skip while there are action cards
    play(state, "boom Epic")
    assert legal(state) == [f"boom {company}" for company in COMPANIES]
    play(state, "boom Cosmic")
    assert legal(state) == ["skip", *(f"{verb} {company}" for verb in ("raise", "lower") for company in COMPANIES)]
    play(state, "lower Epic")
    assert (price(state, "Epic"), step(state)) == (6, "sell")


@pytest.mark.clause("S-13.4")
def test_cramer_before_his_cards() -> None:
    state = table("act", normal={0: "boom", 1: "Epic"}, investors={0: "Cramer", 1: "Bill", 2: "Bernie"})
    play(state, "raise Epic")
    assert legal(state) == [f"boom {company}" for company in COMPANIES]


# --- one by one -------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "S-13.10", "S-13.11", "S-13.12", "S-13.13", "S-13.14", "S-13.15", "S-13.16", "S-13.17", "S-13.18", "S-13.19"
)
@pytest.mark.parametrize(
    ("investor", "many", "two"),
    [
        ("Bill", 32, 35),
        ("Bernie", 16, 16),
        ("Cramer", 18, 12),
        ("Donald", 13, 4),
        ("Deborah", 20, 14),
        ("Graham", 16, 6),
        ("Mark", 25, 22),
        ("Martha", 22, 20),
        ("Stuart", 22, 16),
        ("Warren", 20, 23),
    ],
)
def test_starting_cash(investor: str, many: int, two: int) -> None:
    others = [
        name
        for name in ("Bill", "Bernie", "Cramer", "Donald", "Deborah", "Graham", "Mark", "Martha")
        if name != investor
    ]
    three = dealt(3, investor, *others[:5])
    play(three, f"choose {investor}")
    while step(three) == "choose":
        three.apply(three.legal()[0])
    assert cash(three)[0] == many
    companion = 16 if others[0] == "Bernie" else 35
    pair = dealt(2, investor, *others[:7])
    play(pair, f"choose {investor}", f"choose {others[0]}")
    while step(pair) == "choose":
        pair.apply(pair.legal()[0])
    assert cash(pair)[0] == two + companion


@pytest.mark.clause("S-13.10")
def test_bill_has_no_ability() -> None:
    state = table(
        "prepare",
        actor=1,
        piles=["Epic ?Cosmic@1", "Epic", "Epic"],
        investors={0: "Bill", 1: "Warren", 2: "Mark"},
        first=0,
    )
    play(state, "skip", "skip")
    assert (int(state.actor), step(state)) == (0, "bid")


@pytest.mark.clause("S-13.11")
def test_bernie_receives_fees_after_paying_for_the_pile() -> None:
    state = table(
        "bid",
        piles=["Epic ?fee3@1 fee2", "Cosmic", "American"],
        cash={0: 6000},
        investors={0: "Bernie", 1: "Bill", 2: "Mark"},
    )
    refuse(state, "bid 1 10")  # the fees cannot help to pay the bid
    events = play(state, "bid 1 6", "bid 2 0", "bid 3 0")
    assert cash(state)[0] == 5
    assert [event["card"] for event in told(events, "fee-bonus")] == ["fee3", "fee2"]
    assert state.view(None)["discards"] == {"fee2": 1, "fee3": 1}


@pytest.mark.clause("S-13.12")
def test_cramer_moves_one_company_by_one() -> None:
    state = table("act", actor=1, normal={1: "Epic"}, investors={0: "Bill", 1: "Cramer", 2: "Bernie"})
    assert legal(state) == ["skip", *(f"{verb} {company}" for verb in ("raise", "lower") for company in COMPANIES)]
    up = state.clone()
    play(up, "raise Epic")
    play(state, "lower Epic")
    assert (price(up, "Epic"), price(state, "Epic"), step(state)) == (6, 4, "sell")


@pytest.mark.clause("S-13.13")
@pytest.mark.parametrize(("bid", "pays"), [(0, 0), (1, 0), (3, 1), (10, 6), (25, 20)])
def test_donald_pays_one_space_below_his_bid(bid: int, pays: int) -> None:
    state = table("bid", piles=PILES, investors={0: "Donald", 1: "Bill", 2: "Bernie"}, cash={0: 20000})
    play(state, f"bid 1 {bid}", "bid 2 0", "bid 3 0")
    assert cash(state)[0] == 20 - pays


@pytest.mark.clause("S-13.13")
def test_what_donald_can_afford_is_judged_by_what_he_pays() -> None:
    state = table("bid", piles=PILES, investors={0: "Donald", 1: "Bill", 2: "Bernie"}, cash={0: 6000})
    assert [move for move in legal(state) if move.startswith("bid 1")][-1] == "bid 1 10"


@pytest.mark.clause("S-13.14")
def test_deborah_may_declare_a_dividend_at_the_end_of_each_round() -> None:
    state = table(
        "sell",
        normal={0: "Epic Epic", 1: "Leading"},
        split={2: "Epic"},
        investors={0: "Bill", 1: "Deborah", 2: "Mark"},
        pairs=CALM,
    )
    sell_nothing(state)
    while step(state) == "claim":
        play(state, "claim 0 0")
    assert (int(state.actor), legal(state)) == (1, ["skip", *(f"dividend {company}" for company in COMPANIES)])
    play(state, "dividend Epic")
    claim = state.view(None)["claim"]
    assert claim == {"company": "Epic", "each": 1000, "each_split": 2000, "normal": None, "split": None}
    play(state, "claim 1 0", "claim 0 0", "claim 0 1")
    assert cash(state) == [21, 20, 22]
    assert (step(state), state.view(None)["round"]) == ("pair", 2)


@pytest.mark.clause("S-13.14")
def test_deborah_is_asked_in_the_last_round_too_and_may_skip() -> None:
    state = table("sell", round=7, normal={0: "Epic"}, investors={0: "Bill", 1: "Deborah", 2: "Mark"}, pairs=CALM)
    play(state, "done", "claim 0 0")
    assert step(state) == "declare"
    play(state, "skip")
    assert step(state) == "over"


@pytest.mark.clause("S-13.15")
def test_graham_gets_1000_more_for_each_share_he_sells() -> None:
    state = table(
        "sell",
        normal={0: "Epic"},
        split={0: "Epic Epic Leading"},
        prices={"Epic": 6},
        investors={0: "Graham", 1: "Bill", 2: "Mark"},
    )
    play(state, "sell Epic")
    assert cash(state)[0] == 20 + 7
    play(state, "halve Epic")
    assert cash(state)[0] == 27 + 7
    play(state, "sell-split Epic")
    assert cash(state)[0] == 34 + 14


@pytest.mark.clause("S-13.15")
def test_graham_at_the_end_of_the_game() -> None:
    """Leading rises to 6: one share and a split card are three shares at 7, and the majority."""
    state = table(
        "sell",
        round=7,
        normal={0: "Leading"},
        split={0: "Leading"},
        investors={0: "Graham", 1: "Bill", 2: "Mark"},
        pairs=CALM,
    )
    play(state, "done", "claim 0 0")
    assert cash(state)[0] == 20 + 10 + 21


@pytest.mark.clause("S-13.16")
def test_mark_moves_one_card_that_keeps_its_face_and_may_empty_a_pile() -> None:
    state = table(
        "prepare",
        piles=["Epic", "Cosmic Leading@0 Leading@1 ?fee1@2", "American"],
        investors={0: "Mark", 1: "Bill", 2: "Bernie"},
    )
    assert [move for move in legal(state) if move.startswith("move 2 1")] == [
        "move 2 1 Cosmic",
        "move 2 1 Leading",
        "move 2 1 hidden1",
    ]
    refuse(state, "move 1 1 Epic", "move 1 2 Cosmic", "move 1 4 Epic", "move 4 1 Epic", "move 2 1 hidden2", "look 2")
    play(state, "move 1 2 Epic")
    assert (on_pile(state, None, 1), on_pile(state, 2, 2)) == ([], ["Cosmic", "Leading", "Leading", "fee1", "Epic"])
    play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    assert normal(state, 0) == {}


@pytest.mark.clause("S-13.16")
def test_face_down_cards_are_numbered_in_the_order_they_were_laid() -> None:
    state = table(
        "prepare",
        piles=["Epic ?fee1@1 ?boom@2", "Cosmic ?bust@0", "American"],
        investors={0: "Mark", 1: "Bill", 2: "Bernie"},
    )
    play(state, "move 1 2 hidden2")
    assert on_pile(state, 2, 2) == ["Cosmic", None, "boom"]
    assert on_pile(state, 1, 1) == ["Epic", "fee1"]


@pytest.mark.clause("S-13.17")
def test_martha_looks_at_one_pair_before_one_of_her_bids() -> None:
    state = table("peek", actor=0, piles=PILES, investors={0: "Martha", 1: "Bill", 2: "Bernie"})
    assert legal(state) == ["peek 1", "peek 2", "peek pair1", "peek pair2", "skip"]
    refuse(state, "peek 0", "peek 3", "peek 0.1", "peek 1.1")
    events = play(state, "peek 2")
    assert told(events, "peeked", to=0) == [{"seat": 0, "other": 2, "company": "Cosmic", "forecast": "+4"}]
    assert told(events, "peeked", to=2) == [{"seat": 0, "other": 2, "hidden": True}]
    assert [seen["forecast"] for seen in state.view(0)["companies"]][2] == "+4"
    assert [seen["forecast"] for seen in state.view(1)["companies"]][2] is None
    play(state, "bid 1 0", "bid 1 1", "bid 2 0")
    assert step(state) == "bid"  # once a round


@pytest.mark.clause("S-13.17")
def test_martha_is_asked_before_each_bid_and_once_more_after_the_last() -> None:
    state = table("peek", actor=0, piles=PILES, investors={0: "Martha", 1: "Bill", 2: "Bernie"}, normal={0: "Epic"})
    play(state, "skip", "bid 1 0", "bid 1 1", "bid 2 0")
    assert (int(state.actor), step(state)) == (0, "peek")
    play(state, "skip", "bid 3 0")
    assert (int(state.actor), step(state)) == (0, "peek")
    play(state, "peek pair2")
    assert state.view(0)["pairs"][5]["company"] == "Stanford"
    assert step(state) == "sell"


@pytest.mark.clause("S-13.17")
def test_there_is_no_face_down_pair_with_five_and_one_with_four() -> None:
    for players, targets in (
        (4, ["peek 1", "peek 2", "peek 3", "peek pair1"]),
        (5, ["peek 1", "peek 2", "peek 3", "peek 4"]),
    ):
        names = dict(enumerate(["Martha", "Bill", "Bernie", "Mark", "Stuart"][:players]))
        state = table("peek", players=players, actor=0, piles=["Epic"] * players, investors=names)
        assert legal(state) == [*targets, "skip"]


@pytest.mark.clause("S-13.17")
def test_with_two_players_one_pair_of_the_others_two() -> None:
    state = table("peek", players=2, actor=0, piles=["Epic"] * 4, investors={0: "Martha Bill", 1: "Bernie Mark"})
    assert legal(state) == ["peek 1.1", "peek 1.2", "peek pair1", "peek pair2", "skip"]
    play(state, "peek 1.2")
    assert [pair["company"] for pair in state.view(0)["pairs"]] == ["American", "Bottomline", None, "Epic", None, None]


@pytest.mark.clause("S-13.18")
def test_stuart_may_lay_both_cards_face_down() -> None:
    state = table(
        "place",
        hands={0: "Epic fee1", 1: "boom boom", 2: "bust bust"},
        piles=PILES,
        investors={0: "Stuart", 1: "Bill", 2: "Bernie"},
    )
    assert {move.split()[0] for move in legal(state)} == {"up", "down"}
    open_first = state.clone()
    play(open_first, "up Epic 1")
    assert {move.split()[0] for move in legal(open_first)} == {"down"}
    play(state, "down fee1 1")
    assert legal(state) == ["down Epic 1", "down Epic 2", "down Epic 3"]
    play(state, "down Epic 1")
    assert on_pile(state, None, 1) == ["Epic", None, None]
    refuse(state, "down boom 1")  # seat 1 has no Stuart


@pytest.mark.clause("S-13.18")
def test_stuart_with_two_players_both_times() -> None:
    state = start(
        2,
        "share Epic",
        "share Cosmic",
        "first 0",
        *(
            f"investor {name}"
            for name in ("Stuart", "Bill", "Bernie", "Cramer", "Donald", "Graham", "Martha", "Deborah")
        ),
        investors=True,
    )
    play(state, "choose Stuart", "choose Bill", "choose Donald", "choose Graham")
    deal_pairs(state)
    deal_cards(state, *["Leading"] * 8)
    play(state, "down Leading 1", "down Leading 1", "up Leading 2", "down Leading 2")
    deal_cards(state, *["American"] * 4)
    play(state, "down American 1", "down American 1")
    assert on_pile(state, 1, 1) == ["Leading", None, None, None, None]


@pytest.mark.clause("S-13.19")
def test_warren_looks_at_the_face_down_cards_of_one_pile() -> None:
    state = table(
        "prepare",
        piles=["Epic ?Cosmic@1 ?fee3@2", "Leading", "American ?bust@1"],
        investors={0: "Warren", 1: "Bill", 2: "Bernie"},
    )
    assert legal(state) == ["look 1", "look 3", "skip"]
    refuse(state, "look 2", "look 4", "move 1 2 Epic")
    events = play(state, "look 1")
    assert told(events, "looked", to=0) == [{"seat": 0, "pile": 1, "cards": ["Cosmic", "fee3"]}]
    assert told(events, "looked", to=1) == [{"seat": 0, "pile": 1, "hidden": True}]
    assert on_pile(state, 0, 1) == ["Epic", "Cosmic", "fee3"]
    assert on_pile(state, 0, 3) == ["American", None]
    assert kinds(events) == ["looked"]
    assert (int(state.actor), step(state)) == (0, "bid")


@pytest.mark.clause("S-13.15", "S-12.1")
def test_graham_with_two_players_for_all_his_shares() -> None:
    state = table("sell", players=2, normal={0: "Epic Leading"}, investors={0: "Graham Bill", 1: "Mark Martha"})
    play(state, "sell Epic", "sell Leading")
    assert (cash(state)[0], split(state, 0)) == (32, {})
