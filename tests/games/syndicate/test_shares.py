"""Exchange shares, firm shares, control; CREDIT and CONTRABAND."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.syndicate.tables import (
    cash,
    deals,
    firm,
    held,
    in_bank,
    land,
    landing,
    legal,
    owner,
    play,
    player,
    refuse,
    step,
    table,
    told,
)


@pytest.mark.clause("Y-82", "Y-83", "YS-32", "YF-83")
def test_the_exchange_turns_the_list_and_sells_at_the_new_rate() -> None:
    state = land(18, cash={0: 40})
    assert step(state) == "list"
    play(state, "list 15")
    offered = [text for text in legal(state) if not text.startswith(("buy-share m", "buy-share b"))]
    assert offered == ["done", "buy-share exchange"]
    play(state, "buy-share exchange", "buy-share exchange")
    assert (player(state, 0)["exchange"], cash(state)[0]) == (2, 10)
    play(state, "buy-share munitions_1")
    assert state.actor == 1  # without money there is nothing to choose


@pytest.mark.clause("Y-85", "YS-32", "YF-83")
def test_holders_get_the_rate_for_each_share() -> None:
    state = land(18, stocks={1: 3, 2: 1, 0: 4})
    events = play(state, "list 30")
    assert [(event["other"], event["amount"]) for event in told(events, "dividend")] == [(1, -90), (2, -30)]


@pytest.mark.clause("YS-40", "YF-83", "Y-109")
def test_crisis_halves_the_dividend_and_prison_stops_it() -> None:
    state = land(18, stocks={1: 1, 2: 1}, before={"CRISIS 1/2": 1}, prison={2: 0})
    events = play(state, "list 25")
    assert [(event["other"], event["amount"]) for event in told(events, "dividend")] == [(1, -12)]


@pytest.mark.clause("Y-84", "YF-52", "YS-32")
def test_exchange_shares_are_sold_at_the_rate_before_the_roll() -> None:
    state = table(stocks={0: 2}, rate=35)
    play(state, "sell-share exchange")
    assert (cash(state)[0], player(state, 0)["exchange"]) == (735, 1)
    refuse(table(stocks={0: 2}, rate=35, bank=34), "sell-share exchange")


@pytest.mark.clause("YF-83")
def test_after_the_first_purchase_nothing_is_sold() -> None:
    state = land(18, stocks={0: 2}, firms={0: "motor_1"}, shares={"motor_1": {0: 4}})
    play(state, "list 20")
    assert {"sell-share exchange", "sell-share motor_1"} <= set(legal(state))
    play(state, "sell-share exchange", "buy-share exchange")
    refuse(state, "sell-share exchange", "sell-share motor_1")


@pytest.mark.clause("YS-32", "Y-9")
def test_there_are_18_exchange_shares() -> None:
    state = land(18, stocks={1: 17})
    play(state, "list 5", "buy-share exchange")
    refuse(state, "buy-share exchange")


@pytest.mark.clause("Y-86", "Y-130", "YS-34", "YF-83")
def test_firm_shares_at_the_exchange_are_sold_at_nominal_and_not_refilled() -> None:
    state = land(18)
    play(state, "list 5", "buy-share mineral_1", "buy-share mineral_1")
    assert cash(state)[0] == 660
    assert held(state, "mineral_1") == [2, 0, 0, 0, 3]
    refuse(state, "buy-share mineral_1")


@pytest.mark.clause("Y-131")
def test_four_works_make_a_munitions_share_worth_50() -> None:
    state = table(firms={0: "munitions_1*4"})
    assert firm(state, "munitions_1")["shares"]["nominal"] == 50
    assert firm(table(firms={0: "munitions_1"}), "munitions_1")["shares"]["nominal"] == 10


@pytest.mark.clause("Y-132", "YF-52")
def test_the_bank_takes_a_share_at_its_present_value() -> None:
    state = table(firms={1: "munitions_1*4"}, shares={"munitions_1": {1: 3, 0: 1}})
    play(state, "sell-share munitions_1")
    assert cash(state)[0] == 750


@pytest.mark.clause("Y-133", "YF-7", "YS-34")
def test_shares_back_in_the_bank_fill_the_exchange_first() -> None:
    state = table(firms={0: "motor_1"})
    play(state, *["sell-share motor_1"] * 3)
    assert held(state, "motor_1") == [2, 0, 0, 2, 1]
    assert cash(state)[0] == 700 + 3 * 18


@pytest.mark.clause("Y-134", "YF-53")
def test_the_owner_buys_out_all_shares_of_the_bank() -> None:
    state = table(firms={0: "motor_1*1"}, shares={"motor_1": {0: 1, 1: 1}})
    play(state, "buy-out motor_1")
    assert (cash(state)[0], held(state, "motor_1")) == (700 - 3 * 26, [4, 1, 0, 0, 0])
    play(state, "sell-share motor_1")
    refuse(state, "buy-out motor_1")  # once per deal phase


@pytest.mark.clause("YF-53", "YF-7")
def test_no_buy_out_of_a_mortgaged_firm() -> None:
    given: dict[str, Any] = {"firms": {0: "motor_1"}, "shares": {"motor_1": {0: 3}}}
    refuse(table(mortgaged={"motor_1": 27}, **given), "buy-out motor_1")
    assert "buy-out motor_1" in legal(table(**given))


@pytest.mark.clause("Y-134", "YS-35", "YF-80", "Y-135", "YF-8")
def test_a_rival_on_the_cell_buys_what_lies_there_and_may_take_over() -> None:
    """Rent 30 first; then three shares on the cell at 18, which are control. The old owner keeps nothing of his."""
    state = land(27, firms={1: "motor_1"}, shares={"motor_1": {}}, cash={0: 84})
    assert (cash(state)[0], legal(state)) == (54, ["pass", "buy-cell motor_1"])
    events = play(state, "buy-cell motor_1")
    assert told(events, "taken-over") == [{"seat": 0, "other": 1, "good": "motor_1"}]
    assert (owner(state, "motor_1"), held(state, "motor_1")) == (0, [3, 0, 0, 2, 0])


@pytest.mark.clause("YF-80")
def test_cell_shares_are_not_offered_without_money_or_when_mortgaged() -> None:
    assert land(27, firms={1: "motor_1"}, shares={"motor_1": {}}, cash={0: 83}).actor == 1
    state = land(27, firms={1: "motor_1"}, shares={"motor_1": {1: 1}}, mortgaged={"motor_1": 9})
    assert state.actor == 1
    state = land(27, firms={1: "motor_1"}, shares={"motor_1": {}}, prison={1: 0})
    assert (cash(state)[0], legal(state)) == (700, ["pass", "buy-cell motor_1"])


@pytest.mark.clause("YS-35")
def test_shares_on_the_cell_of_an_unowned_firm_are_not_sold_apart() -> None:
    assert legal(land(27)) == ["pass", "buy motor_1"]


@pytest.mark.clause("YF-8", "YS-36", "Y-135")
def test_the_third_share_at_the_exchange_takes_over_that_firm_alone() -> None:
    """With its structure, mortgage aside; the other motor firm stays, and the old owner keeps his two shares."""
    state = land(18, firms={1: "motor_1*2 motor_2"}, shares={"motor_1": {1: 2, 0: 2}})
    play(state, "list 5", "buy-share motor_1")
    assert (owner(state, "motor_1"), owner(state, "motor_2")) == (0, 1)
    assert (firm(state, "motor_1")["structures"], held(state, "motor_1")) == (2, [3, 2, 0, 0, 0])


@pytest.mark.clause("YF-8", "YF-5")
def test_control_of_a_firm_in_the_bank_brings_the_rest_of_its_shares() -> None:
    state = land(18, shares={"motor_1": {0: 2}})
    play(state, "list 5", "buy-share motor_1")
    assert (owner(state, "motor_1"), held(state, "motor_1")) == (0, [5, 0, 0, 0, 0])


@pytest.mark.clause("YF-7")
def test_shares_of_a_mortgaged_firm_are_not_sold_by_the_bank() -> None:
    state = land(18, firms={1: "motor_1"}, shares={"motor_1": {1: 3}}, mortgaged={"motor_1": 27})
    play(state, "list 5")
    refuse(state, "buy-share motor_1")


@pytest.mark.clause("Y-136", "YF-80", "YS-36")
def test_a_share_of_a_firm_earning_1000_gets_200() -> None:
    """The bank's share stays with the owner."""
    military = "munitions_1*4 munitions_2*4 munitions_3*4 munitions_4*4"
    shares = {"munitions_1": {1: 3, 2: 1}}
    state, events = landing(14, firms={1: military}, shares=shares, cash={0: 1500})
    assert told(events, "rent")[0]["amount"] == -1000
    assert told(events, "share-income") == [{"seat": 1, "amount": -200, "other": 2, "good": "munitions_1"}]
    assert cash(state) == [500, 1500, 900]


@pytest.mark.clause("Y-136", "YF-80", "YS-36")
def test_the_payer_keeps_his_own_part() -> None:
    state = land(27, firms={1: "motor_1"}, shares={"motor_1": {1: 3, 0: 2}})
    assert cash(state)[:2] == [700 - 18, 700 + 18]


@pytest.mark.clause("YF-80")
def test_a_shareholder_in_prison_gets_nothing() -> None:
    state = land(27, firms={1: "motor_1"}, shares={"motor_1": {1: 3, 2: 2}}, prison={2: 0})
    assert cash(state) == [670, 730, 700]


# --- credit ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-87", "YS-37", "YF-84")
def test_credit_is_borrowed_in_hundreds() -> None:
    state = land(5, bank=350, credit={1: (1, 0)})
    assert legal(state) == ["pass", "borrow 100", "borrow 200", "borrow 300"]
    play(state, "borrow 300")
    assert (cash(state)[0], player(state, 0)["credit"]) == (1000, {"borrowed": 300, "due": 330, "prolonged": 0})


@pytest.mark.clause("YF-84", "YS-37")
def test_no_more_than_the_receipts_left() -> None:
    assert legal(land(5, credit={1: (8, 0)})) == ["pass", "borrow 100", "borrow 200"]
    assert land(5, credit={1: (10, 0)}).actor == 1


@pytest.mark.clause("Y-87", "Y-88", "YF-43", "YS-37")
@pytest.mark.parametrize(("laps", "due"), [(0, 220), (1, 260)])
def test_repaid_on_crossing_with_ten_per_cent_then_twenty_more(laps: int, due: int) -> None:
    state = table(at={0: 3}, credit={0: (2, laps)})
    play(state, "done", "roll 1 3")
    assert legal(state) == ["repay", "prolong"]
    play(state, "repay")
    assert (cash(state)[0], player(state, 0)["credit"]) == (700 - due, None)
    assert step(state) == "f"


@pytest.mark.clause("Y-88", "YF-43")
def test_three_laps_cost_60_per_cent_and_are_a_debt() -> None:
    state = table(at={0: 3}, credit={0: (2, 2)})
    events = play(state, "done", "roll 1 3")
    assert told(events, "repaid") == [{"seat": 0, "amount": -320}]
    assert player(state, 0)["credit"] is None


@pytest.mark.clause("Y-88", "YF-43")
def test_who_cannot_pay_after_three_laps_is_in_debt() -> None:
    state = table(at={0: 3}, credit={0: (2, 2)}, cash={0: 300}, firms={0: "motor_1"})
    play(state, "done", "roll 1 3")
    assert (step(state), state.view(0)["debt"]["amount"]) == ("debt", 320)
    state = table(at={0: 3}, credit={0: (2, 2)}, cash={0: 300})
    play(state, "done", "roll 1 3")
    assert player(state, 0)["ruined"]


@pytest.mark.clause("Y-88")
def test_prolonging_counts_the_laps() -> None:
    state = table(at={0: 3}, credit={0: (2, 0)})
    play(state, "done", "roll 1 3", "prolong")
    assert player(state, 0)["credit"] == {"borrowed": 200, "due": 260, "prolonged": 1}


@pytest.mark.clause("Y-89", "YF-84")
def test_no_second_credit_but_a_new_one_after_repaying_on_entering() -> None:
    state = land(5, credit={0: (1, 0)})
    play(state, "prolong")
    assert state.actor == 1
    state = land(5, credit={0: (1, 0)})
    play(state, "repay")
    assert "borrow 1000" in legal(state)


# --- contraband -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-90", "YS-38", "YF-85")
def test_loads_cost_25_and_sell_at_100_on_coming_back() -> None:
    state = land(23, loads={0: 2})
    assert legal(state) == ["done", "sell-load", "buy-load"]
    play(state, "sell-load", "sell-load", "buy-load")
    assert cash(state)[0] == 700 + 200 - 25
    assert legal(state) == ["done", "buy-load"]  # what was just bought is not sold on this landing
    play(state, "done")
    assert (player(state, 0)["loads"], state.actor) == (1, 1)


@pytest.mark.clause("Y-91", "YF-85")
def test_any_number_is_bought_up_to_18_in_all() -> None:
    state = land(23, loads={1: 15})
    play(state, "buy-load", "buy-load", "buy-load")
    assert state.actor == 1
    assert player(state, 0)["loads"] == 3


@pytest.mark.clause("YF-6", "YF-85")
def test_the_bank_buys_loads_only_with_money() -> None:
    assert legal(land(23, loads={0: 2}, bank=99)) == ["done", "buy-load"]


@pytest.mark.clause("YS-38", "Y-90")
def test_passing_by_sells_nothing() -> None:
    state = table(at={0: 22}, loads={0: 2}, trades="false")
    play(state, "done", "roll 1 2")
    assert (player(state, 0)["loads"], in_bank(state)) == (2, 2720 - 50)
    assert deals(table(loads={0: 2})) == ["done"]
