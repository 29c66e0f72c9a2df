"""Money the bank lacks, debts, ruin."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.syndicate.tables import (
    auction_off,
    cash,
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


@pytest.mark.clause("YF-61", "YS-18")
def test_a_debtor_chooses_until_the_cash_is_there() -> None:
    """150 is due and 100 there: half of TRUCK is 45, an exchange share brings 25."""
    state = land(14, firms={1: "munitions_1*2", 0: "motor_1"}, cash={0: 100}, stocks={0: 1}, rate=25)
    sells = ["mortgage motor_1", "sell-share motor_1", "sell-share exchange"]
    assert (step(state), legal(state)) == ("debt", sells)
    assert state.view(0)["debt"] == {
        "debtor": 0, "creditor": 1, "amount": 150, "reason": "rent", "good": "munitions_1",
    }  # fmt: skip
    play(state, "mortgage motor_1")
    assert legal(state) == ["sell-share exchange"]
    play(state, "sell-share exchange")
    assert cash(state) == [100 + 45 + 25 - 150, 850, 700]
    assert state.actor == 1


@pytest.mark.clause("Y-102", "YF-61", "YS-43", "YF-64")
def test_an_insured_firm_is_surrendered_for_its_whole_value() -> None:
    """Insured bare, it is paid with the factory built since: 130. The bank takes it, and its shares."""
    state = land(14, firms={1: "munitions_1*2", 0: "motor_1*1"}, cash={0: 100}, insured="motor_1")
    assert "surrender motor_1" in legal(state)
    play(state, "surrender motor_1")
    assert cash(state)[0] == 100 + 130 - 150
    assert (owner(state, "motor_1"), held(state, "motor_1")) == ("bank", [0, 0, 0, 2, 3])
    assert state.view(None)["bank"]["insurance"] == 18


@pytest.mark.clause("YF-61", "YF-6")
def test_what_the_bank_cannot_pay_is_struck_off_the_debt() -> None:
    """The bank has 30 and owes 65: 35 short. Open after that is 150 - 130 = 20, struck off; 15 lapse. The bank owes the
    20 to the creditor, in kind: an exchange share at 5 goes first."""
    state = land(14, firms={1: "munitions_1*2", 0: "motor_1*1"}, cash={0: 100, 1: 700}, bank=30, rate=5)
    play(state, "mortgage motor_1")
    assert (state.actor, legal(state)) == (1, ["take exchange", "waive"])
    play(state, "take exchange", "take exchange", "take exchange")
    assert legal(state) == ["take exchange", "waive"]
    play(state, "waive")
    assert cash(state)[:2] == [0, 830]
    assert (firm(state, "motor_1")["mortgaged"], player(state, 1)["exchange"]) == (65, 3)


@pytest.mark.clause("YF-61")
def test_a_shortfall_towards_the_bank_is_just_struck_off() -> None:
    """The prison fine of 50 with 10 in hand; the bank has nothing, the mortgage of 45 covers the 40 that are open."""
    state = table(prison={0: 2}, firms={0: "motor_1"}, cash={0: 10, 1: 700}, bank=0)
    play(state, "done", "roll 1 2")
    play(state, "mortgage motor_1")
    assert (cash(state)[0], in_bank(state)) == (0, 10)
    assert (firm(state, "motor_1")["mortgaged"], state.actor) == (45, 1)


@pytest.mark.clause("YF-7", "YF-61")
def test_the_owner_of_a_mortgaged_firm_keeps_its_shares() -> None:
    given: dict[str, Any] = {"firms": {1: "munitions_1*4", 0: "motor_1", 2: "motor_2"}, "cash": {0: 0}}
    given["mortgaged"] = {"motor_1": 45}
    state = land(14, shares={"motor_2": {2: 3, 0: 1}}, **given)
    assert legal(state) == ["sell-share motor_2"]
    given["mortgaged"]["motor_2"] = 20
    assert legal(land(14, shares={"motor_2": {2: 3, 0: 1}}, **given)) == ["sell-share motor_2"]


@pytest.mark.clause("Y-18", "YF-60", "YS-19")
def test_a_bank_without_money_pays_in_property() -> None:
    """PRIZE pays 50 of which 10 are there. Exchange shares come first, while there are any not dearer than the rest."""
    state = land(25, bank=10, firms={0: "building_1"}, rate=15, stocks={1: 16})
    assert (step(state), legal(state)) == ("in-kind", ["take exchange", "waive"])
    assert state.view(0)["debt"]["amount"] == 40
    play(state, "take exchange", "take exchange")
    assert state.actor == 1  # 10 are left: no house at 30, no firm
    assert (player(state, 0)["exchange"], cash(state)[0]) == (2, 710)


@pytest.mark.clause("Y-18", "YF-60", "YS-19")
def test_then_structures_then_firms() -> None:
    """75 from PAY: no exchange shares are left; a house at 30 on an own firm; the 45 left are enough for a team."""
    state = table(at={0: 34}, bank=0, firms={0: "building_1*4 landing"}, stocks={1: 18}, rate=5)
    play(state, "done", "roll 1 2")
    assert legal(state) == ["take-structure building_1", "waive"]
    play(state, "take-structure building_1")
    teams = [f"take football_{number}" for number in (1, 2, 3, 4)]
    assert legal(state) == [*teams, "waive"]
    play(state, "take football_2")
    assert (owner(state, "football_2"), firm(state, "building_1")["structures"]) == (0, 5)
    assert state.view(None)["turn"] == 0  # 5 lapse; the cell under way follows


@pytest.mark.clause("YF-60")
def test_structures_go_only_on_unmortgaged_firms() -> None:
    state = table(at={0: 34}, bank=0, firms={0: "building_1"}, mortgaged={"building_1": 30}, stocks={1: 18})
    play(state, "done", "roll 1 2")
    assert not any(text.startswith("take-structure") for text in legal(state))
    assert "take munitions_1" in legal(state)
    play(state, "take munitions_1")
    assert held(state, "munitions_1") == [5, 0, 0, 0, 0]


@pytest.mark.clause("YF-60", "YS-19")
def test_a_remainder_smaller_than_any_item_lapses_unasked() -> None:
    state, events = landing(25, bank=45, rate=10)
    assert told(events, "lapsed") == [{"seat": 0, "rest": 5}]
    assert (cash(state)[0], state.actor) == (745, 1)


# --- ruin -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-45", "Y-46", "Y-47", "YF-63", "YS-18")
def test_ruin_gives_the_money_to_the_creditor_and_the_goods_to_the_bank() -> None:
    """Seat 0 owes 1000 and can raise nothing: the team 40, the club with two bars 210, two MAFIA 100, the band 60, two
    loads 50, BANK HOLD-UP and SPACE PROGRAME 200: 660 from the bank, and his 12 in cash."""
    military = "munitions_1*4 munitions_2*4 munitions_3*4 munitions_4*4"
    state, events = landing(
        14, firms={1: military, 0: "football_1 club_1*2"}, cash={0: 12}, loads={0: 2}, mafia={0: 2}, band=0,
        hold_up=0, space=0, before={"CRISIS 1 1/2": 0}, at={2: 5},
    )  # fmt: skip
    assert told(events, "last-cash") == [{"seat": 0, "amount": -12, "other": 1}]
    assert told(events, "estate") == [{"seat": 1, "amount": 660}]
    assert cash(state)[:2] == [0, 700 + 12 + 660]
    assert (player(state, 0)["ruined"], player(state, 0)["cell"], state.scores()[0]) == (True, None, 0)
    assert state.view(None)["known"] == {"is": ["CRISIS 1 1/2"], "f": ["SPACE PROGRAME"]}
    assert state.view(None)["auction"]["good"] == "club_1"
    assert state.view(None)["waiting"] == ["football_1", "ROCK BAND", "MAFIA", "MAFIA", "BANK HOLD-UP"]


@pytest.mark.clause("YF-64", "Y-47", "YF-65")
def test_the_goods_are_auctioned_singly_in_their_order() -> None:
    military = "munitions_1*4 munitions_2*4 munitions_3*4 munitions_4*4"
    state = land(
        14, firms={1: military, 0: "football_1 club_1*2"}, cash={0: 12}, mafia={0: 1}, band=0, hold_up=0
    )  # fmt: skip
    goods = []
    while step(state) == "auction":
        auction = state.view(None)["auction"]
        goods.append((auction["good"], auction["nominal"]))
        play(state, f"bid {auction['price']}")
        play(state, "pass")
    assert goods == [("club_1", 210), ("football_1", 40), ("ROCK BAND", 60), ("MAFIA", 50), ("BANK HOLD-UP", 100)]
    assert (owner(state, "club_1"), firm(state, "club_1")["structures"]) == (1, 2)
    assert state.view(None)["turn"] == 1


@pytest.mark.clause("YF-64", "YF-5")
def test_what_is_not_sold_stays_in_the_bank_bare() -> None:
    state = land(14, firms={1: "munitions_1*4", 0: "club_1*2"}, cash={0: 12})
    auction_off(state)
    assert (owner(state, "club_1"), firm(state, "club_1")["structures"]) == ("bank", 0)


@pytest.mark.clause("YF-63", "Y-41")
def test_mortgaged_firms_count_less_the_sum_lent_and_come_free_of_it() -> None:
    """The value of 100 less 50 lent: 50 to the creditor."""
    state, events = landing(14, firms={1: "munitions_1*4", 0: "landing"}, mortgaged={"landing": 50}, cash={0: 0})
    assert told(events, "estate") == [{"seat": 1, "amount": 50}]
    play(state, "bid 100", "pass")
    assert (owner(state, "landing"), firm(state, "landing")["mortgaged"]) == (1, None)


@pytest.mark.clause("YF-63")
def test_foreign_shares_count_at_nominal_and_own_ones_do_not() -> None:
    """With a BANKER who has nothing, nothing can be sold: two shares of OIL at 20, one of a bank firm at 12."""
    state, events = landing(
        14, firms={1: "munitions_1*4", 0: "football_1", 2: "mineral_2"}, cash={0: 0, 1: 4820, 2: 0}, banker=2,
        shares={"mineral_2": {2: 3, 0: 2}, "building_1": {0: 1}},
    )  # fmt: skip
    assert told(events, "ruined") == [{"seat": 0, "other": 1}]
    assert held(state, "mineral_2")[0] == 0
    assert held(state, "building_1") == [0, 0, 0, 2, 3]
    assert state.view(None)["debt"]["amount"] == 40 + 40 + 12


@pytest.mark.clause("YF-63", "Y-47", "YS-18")
def test_a_debt_to_the_bank_has_no_creditor_to_pay() -> None:
    state, events = landing(44, firms={0: "football_1 football_2"}, cash={0: 30})
    assert kinds(events)[-3:] == ["ruined", "last-cash", "auction"]
    assert in_bank(state) == 4820 - 1400


@pytest.mark.clause("YF-63")
def test_his_lawsuits_are_void_and_those_against_him_stay() -> None:
    given: dict[str, Any] = {
        "sued": {"football_1": 2, "motor_1": 0},
        "firms": {1: "munitions_1*4 motor_1", 0: "football_1"},
    }
    state = land(14, cash={0: 0}, **given)
    assert firm(state, "football_1")["plaintiff"] == 2
    assert firm(state, "motor_1")["plaintiff"] is None


@pytest.mark.clause("YF-63")
def test_his_credit_lapses() -> None:
    state = land(14, firms={1: "munitions_1*4"}, cash={0: 0}, credit={0: (3, 1)})
    assert state.view(None)["bank"]["credit"] == 10


@pytest.mark.clause("YF-44", "YF-62")
def test_after_the_ruin_of_m_nothing_more_happens_in_the_turn() -> None:
    """Seat 0 owes seat 1 a dividend he cannot pay; seat 2 gets nothing more."""
    state = land(18, cash={0: 10}, stocks={1: 2, 2: 2})
    events = play(state, "list 50")
    assert [event["other"] for event in told(events, "ruined")] == [1]
    assert cash(state) == [0, 710, 700]
    assert state.view(None)["turn"] == 1


@pytest.mark.clause("YF-62")
def test_debts_are_settled_one_at_a_time_in_order() -> None:
    state = land(18, stocks={1: 2, 2: 3})
    events = play(state, "list 20")
    assert [(event["other"], event["amount"]) for event in told(events, "dividend")] == [(1, -40), (2, -60)]


@pytest.mark.clause("YF-62", "YF-44")
def test_the_ruin_of_another_does_not_end_the_turn() -> None:
    """M is a godfather: seat 1 cannot pay his fee of 50, seat 2 can; then the cell follows."""
    state, events = landing(14, at={1: 14, 2: 14}, mafia={0: 2}, cash={1: 20})
    assert [event["seat"] for event in told(events, "ruined")] == [1]
    assert told(events, "fee") == [{"seat": 2, "amount": -50, "other": 0, "good": "MAFIA"}]
    assert legal(state) == ["pass", "buy munitions_1"]


@pytest.mark.clause("YF-11", "Y-137")
def test_with_one_player_left_it_is_over_and_nothing_is_auctioned() -> None:
    state, events = landing(14, players=2, firms={1: "munitions_1*4", 0: "football_1"}, cash={0: 0})
    assert kinds(events)[-4:] == ["ruined", "estate", "over", "won"]
    assert (state.winners(), state.scores()[0]) == ([1], 0)
    assert owner(state, "football_1") == "auction"


@pytest.mark.clause("YF-64")
def test_a_ruin_inside_a_ruin() -> None:
    """Seat 0 is ruined by seat 1; the BANKER, seat 2, cannot pay the 40 for the team and is ruined too: the bank has no
    money and pays seat 1 in kind. Then the goods of both wait, the BANKER card last."""
    state, events = landing(
        14, players=4, firms={1: "munitions_1*4", 0: "football_1", 2: "football_2"}, mafia={2: 1}, banker=2,
        cash={0: 0, 2: 0, 1: 700}, bank=0, stocks={3: 18},
    )  # fmt: skip
    assert [event["seat"] for event in told(events, "ruined")] == [0]
    assert (state.actor, step(state)) == (2, "debt")
    assert "give football_2" in legal(state)
    refuse(state, "give football_1")


@pytest.mark.clause("YF-1", "YF-3")
def test_seat_order_goes_round_the_table_past_the_ruined() -> None:
    state = land(14, players=4, turn=2, ruined=(3,))
    play(state, "pass")
    asked: list[int] = []
    while step(state) == "auction" and len(asked) < 3:
        asked.append(int(state.actor))
        play(state, "pass")
    assert asked == [0, 1, 2]
    assert owners(state, "munitions_1") == ["bank"]
