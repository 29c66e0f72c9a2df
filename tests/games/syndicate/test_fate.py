"""The F deck: cards to buy, SPACE PROGRAME, BANK HOLD-UP, BANKER, and cards that only move money."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.syndicate.tables import (
    auction_off,
    cash,
    deals,
    firm,
    held,
    in_bank,
    kinds,
    land,
    landing,
    legal,
    owner,
    owners,
    play,
    player,
    refuse,
    step,
    table,
    told,
)


@pytest.mark.clause("Y-126", "YS-48", "YF-97")
@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("MEDICAL TREATMENT", -25),
        ("FINE", -20),
        ("ROBBERY", -50),
        ("EXPENSES", -30),
        ("PRESENT", 20),
        ("FINDE", 10),
        ("GAIN", 50),
        ("RECORD", 30),
        ("PAYMENT", 40),
        ("COMPETITION - PRIZE", 75),
    ],
)
def test_cash_cards(card: str, amount: int) -> None:
    state = land(7)
    events = play(state, f"f {card}")
    assert told(events, "fate") == [{"seat": 0, "amount": amount}]
    assert (cash(state)[0], in_bank(state)) == (700 + amount, 2720 - amount)


@pytest.mark.clause("Y-67", "YF-94", "YS-28")
def test_a_card_is_bought_at_its_price_and_kept() -> None:
    state = land(7)
    play(state, "f MAFIA")
    assert legal(state) == ["pass", "buy MAFIA"]
    play(state, "buy MAFIA")
    assert (player(state, 0)["mafia"], cash(state)[0]) == (1, 650)
    assert state.view(None)["unseen"]["MAFIA"] == 3


@pytest.mark.clause("YF-94", "Y-122", "Y-125", "YS-17")
@pytest.mark.parametrize(
    ("card", "price"), [("ROCK BAND", 60), ("MAFIA", 50), ("BANK HOLD-UP", 100), ("SPACE PROGRAME", 100)]
)
def test_refused_or_too_dear_it_is_auctioned_and_goes_under_f_unsold(card: str, price: int) -> None:
    state = land(7, cash={0: price - 1})
    play(state, f"f {card}")
    assert (step(state), state.actor, legal(state)) == ("auction", 1, ["pass", f"bid {price}"])
    state = land(7)
    play(state, f"f {card}", "pass")
    assert step(state) == "auction"
    auction_off(state)
    assert state.view(None)["known"]["f"] == [card]


@pytest.mark.clause("Y-61", "YF-94", "YS-25")
def test_the_band_is_a_firm_once_bought() -> None:
    state = land(7)
    play(state, "f ROCK BAND", "buy ROCK BAND")
    assert (owner(state, "ROCK BAND"), cash(state)[0]) == (0, 640)
    assert state.scores()[0] == 700


@pytest.mark.clause("Y-123", "YF-95", "YS-50")
def test_the_second_space_card_pays_400_to_the_holder_of_the_first() -> None:
    state = land(7, space=0)
    events = play(state, "f SPACE PROGRAME")
    assert told(events, "space-done") == [{"seat": 0, "amount": 400}]
    assert state.view(None)["known"]["f"] == ["SPACE PROGRAME", "SPACE PROGRAME"]


@pytest.mark.clause("Y-124", "YF-95", "YS-50")
def test_a_rival_who_buys_the_second_voids_the_first() -> None:
    state = land(7, space=1)
    play(state, "f SPACE PROGRAME", "buy SPACE PROGRAME")
    assert (player(state, 0)["cards"], player(state, 1)["cards"]) == (["SPACE PROGRAME"], [])
    assert (cash(state)[:2], state.view(None)["known"]["f"]) == ([600, 700], ["SPACE PROGRAME"])


@pytest.mark.clause("Y-125", "YF-95", "YS-50")
def test_the_holder_who_wins_the_second_by_auction_completes_it() -> None:
    state = land(7, space=1)
    play(state, "f SPACE PROGRAME", "pass", "bid 100", "pass", "pass")
    assert cash(state)[1] == 700 - 100 + 400
    assert player(state, 1)["cards"] == []
    state = land(7, space=1)
    play(state, "f SPACE PROGRAME", "pass")
    auction_off(state)
    assert player(state, 1)["cards"] == ["SPACE PROGRAME"]
    assert state.view(None)["known"]["f"] == ["SPACE PROGRAME"]


@pytest.mark.clause("Y-121", "YS-49", "YF-96")
def test_success_takes_all_the_banks_money() -> None:
    state = land(7, hold_up=0)
    events = play(state, "f SUCCESS")
    assert told(events, "loot") == [{"seat": 0, "amount": 2720}]
    assert (in_bank(state), state.view(None)["known"]["f"]) == (0, ["SUCCESS", "BANK HOLD-UP"])
    state = land(7, hold_up=1)
    play(state, "f SUCCESS")
    assert (cash(state)[0], state.view(None)["known"]["f"]) == (700, ["SUCCESS"])


# --- the banker -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-113", "YF-90", "YS-51", "YF-94")
def test_the_bank_costs_half_of_what_is_in_it() -> None:
    """Seat 1 has the four mineral firms with 2 hotels each: 2180 - 400 + 3210 - 240 = 4750, half 2375. He pays, and all
    of 120 + 2375 is shared: 1247 each, and 1 is his."""
    minerals = {1: "mineral_1*2 mineral_2*2 mineral_3*2 mineral_4*2"}
    state = land(7, firms=minerals, cash={0: 2400, 1: 1300, 2: 1000})
    play(state, "f BANKER")
    assert legal(state) == ["pass", "buy BANKER"]
    assert state.view(0)["bank"]["banker_price"] == 2375
    play(state, "buy BANKER")
    assert cash(state) == [2400 - 2375 + 1, 1300 + 1247, 1000 + 1247]
    assert (in_bank(state), state.view(None)["banker"], player(state, 0)["cards"]) == (0, 0, ["BANKER"])


@pytest.mark.clause("Y-115", "YF-90", "YF-65")
def test_a_refused_bank_is_auctioned() -> None:
    """At the start it is worth (2180 + 3210) / 2 = 2695."""
    state = land(7, cash={0: 10, 1: 1000, 2: 500})
    play(state, "f BANKER")
    assert (state.view(None)["auction"]["nominal"], state.actor) == (2695, 1)
    assert legal(state) == ["pass", "bid 808"]  # three tenths


@pytest.mark.clause("Y-114", "YF-91")
def test_his_own_papers_with_the_bank_end() -> None:
    rich = "mineral_1*5 mineral_2*5 mineral_3*5 mineral_4*5"
    state = land(
        28, firms={0: "motor_1 motor_2", 1: rich}, mortgaged={"motor_1": 45}, insured="motor_2", credit={0: (2, 1)},
        hold_up=0, space=0, cash={0: 3000, 1: 0, 2: 700}, sued={"mineral_1": 0},
    )  # fmt: skip
    play(state, "f BANKER", "buy BANKER")
    assert (firm(state, "motor_1")["mortgaged"], firm(state, "motor_2")["insured"]) == (None, False)
    assert (player(state, 0)["credit"], player(state, 0)["cards"]) == (None, ["BANKER"])
    assert state.view(None)["known"]["f"] == ["BANK HOLD-UP", "SPACE PROGRAME"]
    assert player(state, 0)["lawsuits"] == ["mineral_1"]


@pytest.mark.clause("Y-116", "YF-55", "YF-91")
def test_the_banker_buys_at_half_and_pays_his_rivals() -> None:
    """TRUCK at 45: 22 for each of two rivals, the odd one he keeps."""
    state = table(banker=0, cash={0: 3420})
    events = play(state, "buy motor_1")
    assert (cash(state), owner(state, "motor_1")) == ([3420 - 44, 722, 722], 0)
    assert held(state, "motor_1")[0] == 5
    assert kinds(events) == ["bought", "shared-out", "shared-out"]
    refuse(table(banker=1), "buy motor_1")


@pytest.mark.clause("YF-91")
def test_structures_shares_and_cards_cost_him_half_too() -> None:
    state = table(banker=0, cash={0: 3420}, firms={0: "building_1 building_2 building_3"})
    play(state, "build building_1")
    assert cash(state) == [3420 - 14, 707, 707]
    state = land(18, banker=0, cash={0: 3420})
    play(state, "list 35", "buy-share exchange")
    assert cash(state) == [3420 - 18, 709, 709]
    state = land(7, banker=0, cash={0: 3420})
    play(state, "f MAFIA", "buy MAFIA")
    assert cash(state) == [3420 - 24, 712, 712]


@pytest.mark.clause("YF-91", "YF-65")
def test_at_an_auction_he_pays_his_whole_bid_to_the_rivals() -> None:
    state = land(27, banker=1, cash={0: 700, 2: 700})
    play(state, "pass", "bid 90", "pass", "pass")
    assert cash(state) == [745, 3420 - 90, 745]


@pytest.mark.clause("Y-117", "YF-92", "YS-51")
def test_nothing_else_is_settled_between_him_and_the_bank() -> None:
    given: dict[str, Any] = {"banker": 0, "cash": {0: 3420}}
    state = table(firms={0: "motor_1"}, stocks={0: 1}, loads={0: 1}, **given)
    assert not [text for text in deals(state) if not text.startswith(("buy ", "done"))]
    for cell in (25, 44, 5, 23, 10, 31):
        state = land(cell, firms={0: "motor_1", 1: "motor_2"}, loads={0: 1}, **given)
        assert (cash(state)[0], state.view(None)["turn"]) == (3420, 1), cell
    state = land(7, **given)
    play(state, "f FINE")
    assert cash(state)[0] == 3420
    state = land(34, firms={0: "cinema_1"}, **given)
    play(state, "film -50")  # the deck still turns
    assert (cash(state)[0], state.view(None)["rings"]["films"][-1]) == (3420, -50)
    state = table(at={0: 34}, **given)
    play(state, "done", "roll 1 3")
    assert cash(state)[0] == 3420


@pytest.mark.clause("YF-92")
def test_hold_up_and_space_pass_him_over() -> None:
    state = land(7, banker=0, cash={0: 3420})
    play(state, "f SPACE PROGRAME")
    assert (step(state), state.actor) == ("auction", 1)
    state = land(7, banker=1, cash={0: 700, 2: 700})
    play(state, "f BANK HOLD-UP", "pass")
    assert state.actor == 2


@pytest.mark.clause("Y-119", "YF-92", "YF-42")
def test_prison_holds_him_without_a_fine_and_his_bank_goes_on() -> None:
    state = table(banker=0, cash={0: 3420}, prison={0: 2})
    play(state, "done", "roll 1 2")
    assert (cash(state)[0], player(state, 0)["prison"]) == (3420, None)
    state = land(25, turn=1, banker=0, cash={0: 3420}, prison={0: 0})
    assert cash(state) == [3370, 750, 700]


@pytest.mark.clause("YF-90", "Y-114", "YF-60")
def test_what_the_bank_owes_is_his_debt() -> None:
    state = land(25, turn=1, banker=0, cash={0: 30, 1: 700, 2: 4090}, firms={0: "football_1"})
    assert (step(state), state.actor) == ("debt", 0)
    assert state.view(None)["debt"] == {
        "debtor": 0, "creditor": 1, "amount": 50, "reason": "prize-won", "good": None,
    }  # fmt: skip


@pytest.mark.clause("Y-118", "YF-92")
def test_in_debt_he_gives_property_at_half_its_value() -> None:
    """50 is due, 30 there. A share at rate 25 is 12 off: 38 left; a team of the bank's is 20 off: the 18 are paid."""
    state = land(25, turn=1, banker=0, cash={0: 30, 1: 700, 2: 4090}, stocks={2: 17}, rate=25)
    assert {"give exchange", "give football_1", "give munitions_1"} <= set(legal(state))
    play(state, "give exchange")
    assert state.view(None)["debt"]["amount"] == 38
    play(state, "give football_1")
    assert cash(state)[:2] == [12, 718]
    assert (owner(state, "football_1"), player(state, 1)["exchange"]) == (1, 1)


@pytest.mark.clause("YF-92")
def test_an_excess_is_lost_and_his_own_firms_go_as_they_stand() -> None:
    state = land(
        25, turn=1, banker=0, cash={0: 30, 1: 700, 2: 4090}, stocks={2: 18}, firms={0: "motor_1*2 motor_2"},
        mortgaged={"motor_2": 45}, shares={"motor_1": {0: 3, 2: 1}},
    )  # fmt: skip
    refuse(state, "give motor_2", "give exchange")
    play(state, "give motor_1")  # half of 170 is 85
    assert (cash(state)[:2], firm(state, "motor_1")["structures"]) == ([30, 700], 2)
    assert held(state, "motor_1") == [0, 3, 1, 1, 0]


@pytest.mark.clause("Y-120", "YF-92", "YF-93", "YF-64")
def test_after_his_ruin_the_bank_is_auctioned() -> None:
    """Everything but his mortgaged firm is owned by seat 2; he owes 50 and is ruined. The bank has no money: the 40 for
    LANDING (100 less 60 lent) lapse, for nothing so cheap is there. Then LANDING and the bank are auctioned."""
    names = "munitions_1*4 munitions_2*4 munitions_3*4 munitions_4*4 mineral_1*5 mineral_2*5 mineral_3*5 mineral_4*5 "
    names += "land_ownership cinema_1*5 cinema_2*5 music_1 music_2 club_1*3 club_2*3 sheriff espionage racket "
    names += "motor_1*5 motor_2*5 motor_3*5 building_1*5 building_2*5 building_3*5 "
    names += "football_1 football_2 football_3 football_4"
    state, events = landing(
        25, turn=1, banker=0, cash={0: 30, 1: 100, 2: 4690}, stocks={2: 18}, firms={0: "landing", 2: names},
        mortgaged={"landing": 60},
    )  # fmt: skip
    assert told(events, "ruined") == [{"seat": 0, "other": 1}]
    assert told(events, "lapsed") == [{"seat": 1, "rest": 40}]
    assert (state.view(None)["auction"]["good"], state.view(None)["waiting"]) == ("landing", ["BANKER"])
    play(state, "bid 100", "pass")
    assert state.view(None)["auction"] == {
        "good": "BANKER", "nominal": 0, "price": 0, "bidder": None, "passed": [], "falling": False,
    }  # fmt: skip
    assert in_bank(state) == 100
    play(state, "pass", "bid 0")
    assert (state.view(None)["banker"], cash(state)) == (1, [0, 130, 4690])
    assert owners(state, "landing") == [2]


@pytest.mark.clause("YF-96", "YS-49")
def test_a_hold_up_takes_the_bankers_cash() -> None:
    state = land(7, hold_up=0, banker=1, cash={0: 700, 2: 700})
    events = play(state, "f SUCCESS")
    assert told(events, "loot") == [{"seat": 1, "amount": -3420, "other": 0}]


@pytest.mark.clause("YF-61", "YF-92")
def test_a_debtor_needs_the_bankers_cash_for_what_he_sells() -> None:
    """Towards a third player the BANKER has to have the 45; towards himself a shortfall is struck off."""
    given: dict[str, Any] = {"firms": {0: "motor_1", 1: "munitions_1*2", 2: "munitions_2*2"}, "banker": 2}
    state = land(14, cash={0: 120, 1: 4656, 2: 44}, shares={"motor_1": {0: 5}}, **given)
    assert legal(state) == ["sell-share motor_1"]
    state = land(16, cash={0: 120, 1: 4680, 2: 20}, **given)
    assert legal(state) == ["mortgage motor_1", "sell-share motor_1"]
    play(state, "mortgage motor_1")  # 20 paid, 25 short, 10 still open: struck off
    assert cash(state) == [0, 4680, 140]


@pytest.mark.clause("YF-80", "YF-92")
def test_a_sheriff_who_is_banker_lets_the_hold_up_go_under_f() -> None:
    state = land(50, firms={1: "sheriff"}, banker=1, cash={0: 700, 2: 700}, hold_up=0, at={1: 5})
    assert (state.view(None)["known"]["f"], player(state, 1)["cards"]) == (["BANK HOLD-UP"], ["BANKER"])


@pytest.mark.clause("YF-75")
def test_a_winner_ruined_by_payouts_he_owes_as_banker() -> None:
    """Seat 1 is BANKER and owns TRUCK; M is a godfather with SPORTS CAR, insured. Seat 1 wins and owes the insurance of
    130 with nothing in hand; he gives both firms at half their value and is ruined before the rent is reckoned."""
    others = "munitions_1 munitions_2 munitions_3 munitions_4 landing mineral_1 mineral_2 mineral_3 mineral_4 "
    others += "land_ownership cinema_1 cinema_2 music_1 music_2 club_1 club_2 sheriff espionage racket motor_3 "
    others += "building_1 building_2 building_3 football_1 football_2 football_3 football_4"
    state = land(
        27, firms={0: "motor_2*1", 1: "motor_1", 2: others}, banker=1, cash={0: 700, 1: 0, 2: 4120},
        mafia={0: 1}, insured="motor_2", stocks={2: 18}, at={1: 5},
    )  # fmt: skip
    play(state, "throw 1 1", "throw 1 1", "throw 6 6")
    assert (state.actor, legal(state)) == (1, ["give motor_1", "give motor_2"])
    play(state, "give motor_1", "give motor_2")  # 130 - 45 - 65: 20 are left, and nothing to give
    assert (player(state, 1)["ruined"], state.actor, step(state)) == (True, 0, "in-kind")
    play(state, "waive")  # the 50 for the MAFIA card he had just won
    auction_off(state)
    assert owners(state, "motor_1 motor_2") == [0, 0]
    assert (cash(state)[0], legal(state)) == (700, ["done", "build motor_1"])  # it is M's own cell now
