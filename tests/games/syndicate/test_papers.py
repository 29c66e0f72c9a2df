"""INSURANCE, TRIAL, and the IS cards that settle lawsuits."""

from __future__ import annotations

from typing import Any

import pytest

from openingbell.games.syndicate import SYNDICATE
from openingbell.games.syndicate.components import FIRM_IDS
from openingbell.games.syndicate.game import house_edition
from openingbell.games.syndicate.steps import DEAL
from tests.games.syndicate.tables import (
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
    told,
)


@pytest.mark.clause("Y-101", "YF-86", "YS-43")
def test_insurance_costs_half_the_present_value() -> None:
    state = land(10, firms={0: "motor_1*1 football_1 landing club_1"}, mortgaged={"landing": 50})
    assert legal(state) == ["done", "insure motor_1", "insure football_1"]
    play(state, "insure motor_1")
    assert (cash(state)[0], firm(state, "motor_1")["insured"]) == (635, True)
    assert legal(state) == ["done", "insure football_1"]
    play(state, "done")
    assert state.actor == 1
    assert state.view(None)["bank"]["insurance"] == 17


@pytest.mark.clause("YS-8", "YF-86")
def test_the_premium_is_rounded_up_and_a_loan_down() -> None:
    """No value of the house edition is odd; an edition of one's own may be."""
    data = house_edition()
    data["firms"]["landing"]["cost"] = 101
    game = SYNDICATE.with_data(data)
    everything = game.start({"players": 2}).everything()
    everything.update(step=DEAL, actor=0, rate=5, place=[7, 0])
    everything["owner"][FIRM_IDS.index("landing")] = 0
    state = game.restore(game.check({"players": 2}), everything)
    assert state.view(None)["firms"]["landing"]["loan"] == 50
    for move in ("done", "roll 1 2", "insure landing"):
        state.apply(game.from_text(state, move))
    assert state.cash_in_hand()[0] == 700 - 51


@pytest.mark.clause("Y-103", "YF-86")
def test_illegal_and_mortgaged_firms_are_not_insured() -> None:
    state = land(10, firms={0: "motor_1 club_1 landing"}, mortgaged={"landing": 50})
    assert "Y-103" in refuse(state, "insure club_1")
    assert "Y-103" in refuse(state, "insure landing")


@pytest.mark.clause("YF-86", "Y-7")
def test_only_while_receipts_are_in_stock() -> None:
    eighteen = (
        "munitions_1 munitions_2 munitions_3 munitions_4 mineral_1 mineral_2 mineral_3 mineral_4 cinema_1 cinema_2"
    )
    eighteen += " music_1 music_2 motor_1 motor_2 motor_3 building_1 building_2 building_3"
    given: dict[str, Any] = {"firms": {1: eighteen, 0: "football_1"}, "players": 2}
    assert land(10, insured=eighteen, **given).actor == 1
    assert legal(land(10, insured=eighteen.removesuffix("building_3"), **given)) == ["done", "insure football_1"]


@pytest.mark.clause("Y-102", "YF-4", "YS-43")
def test_insurance_pays_the_value_on_a_loss() -> None:
    """INHERITANCE takes minerals: the insured one with a hotel pays 130, the mortgaged one nothing."""
    firms = {1: "mineral_1*1 mineral_2 mineral_3"}
    state = land(49, firms=firms, insured="mineral_1 mineral_2", mortgaged={"mineral_2": 50}, at={2: 5})
    events = play(state, "is INHERITANCE")
    assert owners(state, "land_ownership") == [0]  # the first firm behind 49 is the bank's, and comes alone
    assert told(events, "insurance-paid") == []
    state = land(
        49, firms={1: "mineral_1*1 mineral_2 mineral_3", 0: "land_ownership"}, insured="mineral_1 mineral_2",
        mortgaged={"mineral_2": 50, "mineral_3": 50}, sued={"mineral_1": 2},
    )  # fmt: skip
    play(state, "is INHERITANCE")  # DIAMOND on 47 is the bank's
    assert owners(state, "mineral_4 mineral_1") == [0, 1]
    state = land(
        49, firms={1: "mineral_1*1 mineral_2 mineral_4", 0: "land_ownership"}, insured="mineral_1 mineral_2",
        mortgaged={"mineral_2": 50}, sued={"mineral_1": 2, "mineral_4": 0},
    )  # fmt: skip
    events = play(state, "is INHERITANCE")
    assert told(events, "insurance-paid") == [{"seat": 1, "amount": 130, "good": "mineral_1"}]
    assert owners(state, "mineral_1 mineral_2 mineral_4") == [0, 0, 0]
    assert (firm(state, "mineral_2")["mortgaged"], firm(state, "mineral_2")["insured"]) == (50, False)
    assert (firm(state, "mineral_1")["structures"], firm(state, "mineral_1")["plaintiff"]) == (1, 2)
    assert firm(state, "mineral_4")["plaintiff"] is None  # the plaintiff is the owner now
    assert held(state, "mineral_1")[:2] == [5, 0]


@pytest.mark.clause("Y-103", "YF-57")
def test_insurance_passes_with_a_trade() -> None:
    from tests.games.syndicate.tables import table

    state = table(firms={0: "football_1"}, insured="football_1")
    play(state, "trade 1", "give football_1", "take 10", "propose", "accept")
    assert (owner(state, "football_1"), firm(state, "football_1")["insured"]) == (1, True)


@pytest.mark.clause("Y-104", "Y-106", "YF-86", "YS-44")
def test_a_lawsuit_costs_the_firms_value() -> None:
    firms = {1: "motor_1*2 club_1 football_1", 2: "landing"}
    state = land(31, firms=firms, mortgaged={"landing": 50}, cash={0: 300})
    assert legal(state) == ["done", "sue landing", "sue motor_1", "sue football_1"]
    play(state, "sue motor_1", "sue landing")
    assert (cash(state)[0], in_bank(state)) == (30, 4820 - 30 - 1400)
    assert player(state, 0)["lawsuits"] == ["landing", "motor_1"]
    assert state.actor == 1


@pytest.mark.clause("Y-107", "YF-86")
def test_no_lawsuit_against_illegal_firms_or_twice() -> None:
    state = land(31, firms={1: "motor_1 motor_2 club_1"}, sued={"motor_2": 2})
    assert "Y-107" in refuse(state, "sue club_1")
    refuse(state, "sue motor_2")


@pytest.mark.clause("Y-105", "Y-106", "YF-105", "YS-44")
def test_meet_a_cassation_wins_the_whole_part() -> None:
    """Started against a bare firm, won with all the rival has of the group; the one in the bank comes alone."""
    state = land(
        3, firms={1: "motor_1*3 motor_2", 2: "football_1"}, sued={"motor_1": 0, "building_1": 0, "football_1": 1},
        insured="motor_2",
    )  # fmt: skip
    events = play(state, "is MEET A CASSATION")
    assert [event["good"] for event in told(events, "won-case")] == ["motor_1", "building_1"]
    assert owners(state, "motor_1 motor_2 building_1 building_2 football_1") == [0, 0, 0, "bank", 2]
    assert told(events, "insurance-paid") == [{"seat": 1, "amount": 90, "good": "motor_2"}]
    assert state.view(None)["bank"]["trial"] == 17
    assert state.view(None)["known"]["is"] == ["MEET A CASSATION"]


@pytest.mark.clause("Y-105", "YF-105")
def test_dismiss_returns_the_receipts_without_a_refund() -> None:
    state = land(3, firms={1: "motor_1"}, sued={"motor_1": 0})
    play(state, "is DISMISS A CASSATION")
    assert (owner(state, "motor_1"), firm(state, "motor_1")["plaintiff"], cash(state)[0]) == (1, None, 700)


@pytest.mark.clause("YS-44", "YF-4")
def test_a_receipt_stays_on_the_firm_through_changes_of_owner() -> None:
    state = land(14, firms={1: "munitions_1*4", 0: "football_1"}, cash={0: 0}, sued={"football_1": 2})
    play(state, "bid 40", "pass")
    assert (owner(state, "football_1"), firm(state, "football_1")["plaintiff"]) == (1, 2)
    state = land(14, firms={1: "munitions_1*4", 0: "football_1"}, cash={0: 0}, sued={"football_1": 2})
    play(state, "pass", "bid 40")
    assert (owner(state, "football_1"), firm(state, "football_1")["plaintiff"]) == (2, None)


# --- the other cards of IS ------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-111", "YF-103", "YS-45")
def test_disaster_takes_the_first_own_firm_ahead_with_its_whole_part() -> None:
    """From 3 forwards: CEMENT on 4 is a rival's; GLASS on 6 is the first, and BRICK behind goes with it."""
    state = land(
        3, firms={0: "building_1 building_3*2 motor_1", 1: "building_2"}, insured="building_3 building_1",
        mortgaged={"building_1": 30}, sued={"building_3": 1},
    )  # fmt: skip
    events = play(state, "is DISASTER")
    assert owners(state, "building_1 building_2 building_3 motor_1") == ["bank", 1, "bank", 0]
    assert told(events, "insurance-paid") == [{"seat": 0, "amount": 120, "good": "building_3"}]
    assert (firm(state, "building_3")["structures"], firm(state, "building_3")["plaintiff"]) == (0, 1)
    assert held(state, "building_3") == [0, 0, 0, 2, 3]


@pytest.mark.clause("YF-103", "YS-45")
def test_disaster_puts_band_and_mafia_under_f() -> None:
    state = land(3, firms={0: "cinema_1*1"}, band=0)
    play(state, "is DISASTER")
    assert (owners(state, "cinema_1 music_1"), owner(state, "ROCK BAND")) == (["bank", "bank"], "deck")
    assert state.view(None)["known"]["f"] == ["ROCK BAND"]
    state = land(3, firms={0: "racket"}, mafia={0: 2})
    play(state, "is DISASTER")
    assert (player(state, 0)["mafia"], state.view(None)["known"]["f"]) == (0, ["MAFIA", "MAFIA"])


@pytest.mark.clause("YF-103", "YF-106")
def test_disaster_without_a_board_firm_does_nothing() -> None:
    state = land(3, mafia={0: 2})
    play(state, "is DISASTER")
    assert player(state, 0)["mafia"] == 2
    assert state.view(None)["known"]["is"] == ["DISASTER"]


@pytest.mark.clause("Y-112", "YF-104", "YS-45")
def test_inheritance_looks_backwards() -> None:
    """Behind 3: BRICK on 2 is M's own, LIONS on 1 a rival's team, which is a group by itself."""
    state = land(3, firms={0: "building_1", 1: "football_1 football_2"})
    play(state, "is INHERITANCE")
    assert owners(state, "football_1 football_2") == [0, 1]


@pytest.mark.clause("YF-104", "YF-5")
def test_an_inherited_bank_firm_comes_free_with_its_shares() -> None:
    state = land(3)
    play(state, "is INHERITANCE")
    assert (owner(state, "building_1"), held(state, "building_1"), cash(state)[0]) == (0, [5, 0, 0, 0, 0], 700)


@pytest.mark.clause("YF-104", "YF-4")
def test_inheritance_brings_mafia_and_a_band_that_leaves_the_board() -> None:
    state = land(20, firms={1: "munitions_3"}, at={2: 5})
    play(state, "is INHERITANCE")
    assert owner(state, "munitions_3") == 0
    state = land(33, firms={0: "motor_3 football_3", 1: "motor_1"}, at={2: 5})
    play(state, "is INHERITANCE")  # MOTOR SPORTS CAR on 29 is the bank's
    assert owners(state, "motor_2 motor_1") == [0, 1]


@pytest.mark.clause("Y-50", "Y-51", "YF-100", "YS-13")
def test_war_doubles_munitions_for_its_holder_only() -> None:
    state = land(3, firms={0: "munitions_1 landing"}, mortgaged={"munitions_1": 25})
    play(state, "is WAR")
    assert player(state, 0)["cards"] == ["WAR"]
    assert cash(land(14, firms={1: "munitions_1*1"}, before={"WAR": 1}))[0] == 500
    assert cash(land(14, firms={1: "munitions_1*1"}, before={"WAR": 2}))[0] == 600
    mineral: dict[str, Any] = {"firms": {1: "landing", 0: "mineral_1"}, "before": {"WAR": 1}}
    assert cash(land(22, **mineral))[0] == 630


@pytest.mark.clause("Y-50", "YF-100")
def test_peace_brings_nothing() -> None:
    assert cash(land(14, firms={1: "munitions_1*4"}, before={"PEACE": 1}))[0] == 700


@pytest.mark.clause("Y-51", "Y-52", "YS-46", "YF-100")
def test_the_second_card_sends_the_first_back() -> None:
    state = land(3, firms={1: "munitions_1"}, before={"WAR": 1})
    play(state, "is PEACE")
    assert state.view(None)["known"]["is"] == ["WAR", "PEACE"]
    state = land(3, firms={0: "munitions_1"}, before={"WAR": 1})
    play(state, "is PEACE")
    assert (state.view(None)["known"]["is"], player(state, 0)["cards"]) == (["WAR"], ["PEACE"])
    state = land(3)
    play(state, "is WAR")
    assert (state.view(None)["known"]["is"], player(state, 0)["cards"]) == (["WAR"], [])


@pytest.mark.clause("Y-109", "YF-101", "YS-40")
@pytest.mark.parametrize(("card", "rent"), [("CRISIS 1/2", 15), ("CRISIS 1 1/2", 45)])
def test_crisis_changes_the_holders_incomes(card: str, rent: int) -> None:
    assert cash(land(27, firms={1: "motor_1"}, before={card: 1}))[0] == 700 - rent
    assert cash(land(27, firms={1: "motor_1"}, before={card: 0}))[0] == 670


@pytest.mark.clause("YF-101", "YS-40", "YS-8")
def test_crisis_is_rounded_down_and_leaves_pay_alone() -> None:
    """The fee of one MAFIA card is 25; half of it 12."""
    state, events = landing(14, at={1: 14}, mafia={1: 1}, before={"CRISIS 1/2": 1})
    assert told(events, "fee")[0]["amount"] == -12
    state = land(25, before={"CRISIS 1 1/2": 0})
    assert cash(state)[0] == 750


@pytest.mark.clause("Y-109", "YF-101", "YS-39")
@pytest.mark.parametrize(("first", "second"), [("CRISIS 1/2", "CRISIS 1 1/2"), ("TAX 5%", "TAX 20%")])
def test_the_other_card_of_the_kind_goes_back(first: str, second: str) -> None:
    state = land(3, before={first: 1})
    play(state, f"is {second}")
    assert state.view(None)["known"]["is"] == [first]
    assert (player(state, 0)["cards"], player(state, 1)["cards"]) == ([second], [])


@pytest.mark.clause("Y-79", "Y-80", "YS-31", "YF-102")
def test_the_prize_comes_from_the_other_teams() -> None:
    """Seat 2 has two teams, the bank one: 40 and 20. CRISIS does not apply."""
    state = land(3, firms={0: "football_1", 2: "football_2 football_4"}, before={"CRISIS 1 1/2": 0})
    events = play(state, "is PRIZE")
    assert told(events, "losing") == [{"seat": 2, "amount": -40, "other": 0}, {"seat": 0, "amount": 20}]
    assert cash(state) == [760, 700, 660]


@pytest.mark.clause("YS-31", "YF-102")
def test_without_a_team_there_is_no_prize() -> None:
    state = land(3, firms={1: "football_1"})
    events = play(state, "is PRIZE")
    assert "losing" not in kinds(events)
    assert step(state) == "deal"
    assert landing(3)[0].view(None)["turn"] == 0
