"""Trades: composing, accepting, and what may not be split."""

from __future__ import annotations

import pytest

from tests.games.syndicate.tables import (
    cash,
    firm,
    held,
    kinds,
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


@pytest.mark.clause("Y-38", "YF-56", "YF-57")
def test_a_trade_is_composed_proposed_and_accepted() -> None:
    state = table(firms={0: "motor_1*2 football_1", 1: "building_1"})
    assert {"trade 1", "trade 2"} <= set(legal(state))
    refuse(state, "trade 0", "trade 3")
    play(state, "trade 1", "give motor", "give 100", "take building", "propose")
    assert (state.actor, legal(state)) == (1, ["accept", "refuse"])
    assert state.view(1)["trade"] == {
        "seat": 0, "partner": 1, "gives": ["motor", "100"], "takes": ["building"],
        "giving": ["motor_1", "100"], "taking": ["building_1"],
    }  # fmt: skip
    events = play(state, "accept")
    assert kinds(events) == ["accepted", "traded-money"]
    assert owners(state, "motor_1 building_1 football_1") == [1, 0, 0]
    assert (firm(state, "motor_1")["structures"], cash(state)) == (2, [600, 800, 700])
    assert held(state, "motor_1")[:2] == [0, 5]
    assert (state.actor, step(state)) == (0, "deal")


@pytest.mark.clause("YF-57")
def test_a_refused_trade_changes_nothing() -> None:
    state = table(firms={0: "football_1"})
    play(state, "trade 1", "give football_1", "take 50", "propose", "refuse")
    assert (owner(state, "football_1"), cash(state), state.actor) == (0, [700, 700, 700], 0)


@pytest.mark.clause("YF-56")
def test_both_sides_have_to_name_something() -> None:
    state = table(firms={0: "football_1"})
    play(state, "trade 1")
    refuse(state, "propose")
    play(state, "give football_1")
    refuse(state, "propose")
    play(state, "take 1")
    assert "propose" in legal(state)
    state = table(firms={1: "football_1"})
    play(state, "trade 1", "take football_1")
    refuse(state, "propose")
    play(state, "cancel")
    assert step(state) == "deal"


@pytest.mark.clause("YF-56")
def test_at_most_two_trades_are_begun_in_a_deal_phase() -> None:
    state = table()
    play(state, "trade 1", "cancel", "trade 2", "cancel")
    assert step(state) == "roll"  # nothing is left to choose
    refuse(table(trades="false", firms={0: "motor_1"}), "trade 1")


@pytest.mark.clause("YF-56")
def test_no_step_goes_back_in_the_order() -> None:
    state = table(firms={0: "motor_1 football_1 munitions_1"}, stocks={0: 2}, loads={0: 2})
    play(state, "trade 1", "give motor")
    refuse(state, "give military", "give motor")
    play(state, "give exchange", "give exchange", "give load")
    refuse(state, "give exchange", "give football_1")
    play(state, "give 75")
    refuse(state, "give 100", "give 75", "give load")
    refuse(state, "take exchange")  # the partner has none
    play(state, "cancel")


@pytest.mark.clause("YF-56", "Y-12")
def test_tokens_and_their_limits() -> None:
    state = table(cash={0: 500})
    play(state, "trade 1", *["give 100"] * 4)
    assert legal(state)[:3] == ["give 100", "give 75", "give 50"]
    play(state, "give 50", *["give 10"] * 4)
    refuse(state, "give 10", "give 50")
    play(state, "give 5", *["give 1"] * 4)
    refuse(state, "give 1")
    assert state.view(0)["trade"]["gives"] == ["499"]


@pytest.mark.clause("YF-56")
def test_money_on_one_side_only_and_never_more_than_there_is() -> None:
    state = table(cash={0: 60}, firms={1: "football_1"})
    play(state, "trade 1")
    refuse(state, "give 75", "give 100")
    play(state, "give 50", "give 10")
    refuse(state, "give 1", "take 1", "take 100")
    play(state, "take football_1")


@pytest.mark.clause("Y-43", "YS-16", "YF-3", "YF-56")
def test_a_part_is_given_whole_or_not_at_all() -> None:
    state = table(firms={0: "motor_1 motor_2 landing munitions_1"}, mafia={0: 2}, band=0)
    play(state, "trade 1")
    assert "Y-43" in refuse(state, "give motor_1")
    assert [text for text in legal(state) if text.startswith("give ") and not text[5].isdigit()] == [
        "give military", "give entertainment", "give illegal", "give motor",
    ]  # fmt: skip
    play(state, "give military", "give entertainment", "give illegal", "take 5", "propose", "accept")
    assert owners(state, "landing munitions_1 motor_1") == [1, 1, 0]
    assert ([player(state, seat)["mafia"] for seat in (0, 1)], owner(state, "ROCK BAND")) == ([0, 2], 1)


@pytest.mark.clause("Y-41", "YS-16")
def test_nothing_of_a_part_with_a_mortgaged_firm_is_given() -> None:
    state = table(firms={0: "motor_1 motor_2"}, mortgaged={"motor_2": 45})
    play(state, "trade 1")
    assert "Y-41" in refuse(state, "give motor")
    assert "Y-41" in refuse(state, "give motor_2")


@pytest.mark.clause("Y-44")
def test_firms_of_a_monopoly_are_single_units_until_united() -> None:
    """Each comes from the bank by itself; one of two owners can give his one."""
    state = table(firms={0: "motor_1", 1: "motor_2"})
    play(state, "trade 1", "give motor", "take motor", "propose", "accept")
    assert owners(state, "motor_1 motor_2") == [1, 0]


@pytest.mark.clause("YS-36", "YF-56", "Y-84")
def test_foreign_shares_are_traded_own_ones_only_with_the_firm() -> None:
    state = table(
        firms={0: "motor_1", 2: "motor_2"}, shares={"motor_1": {0: 5}, "motor_2": {0: 2, 2: 3}}, stocks={0: 1}
    )
    play(state, "trade 1")
    refuse(state, "give share motor_1")
    play(state, "give share motor_2", "give share motor_2")
    refuse(state, "give share motor_2")
    play(state, "give exchange", "take 10", "propose", "accept")
    assert (held(state, "motor_2")[:3], player(state, 1)["exchange"]) == ([0, 2, 3], 1)


@pytest.mark.clause("YF-57", "YF-8")
def test_control_is_looked_at_after_a_trade() -> None:
    state = table(firms={2: "motor_2"}, shares={"motor_2": {0: 2, 1: 1, 2: 1}})
    play(state, "trade 1", "give share motor_2", "give share motor_2", "take 10", "propose", "accept")
    assert (owner(state, "motor_2"), held(state, "motor_2")[:3]) == (1, [0, 3, 1])


@pytest.mark.clause("YF-57", "YF-4")
def test_a_lawsuit_stays_unless_the_plaintiff_becomes_the_owner() -> None:
    state = table(firms={0: "football_1 football_2"}, sued={"football_1": 1, "football_2": 2})
    play(state, "trade 1", "give football_1", "give football_2", "take 5", "propose", "accept")
    assert [firm(state, name)["plaintiff"] for name in ("football_1", "football_2")] == [None, 2]


@pytest.mark.clause("YF-57", "YS-42")
def test_a_player_in_prison_may_be_a_partner() -> None:
    state = table(firms={0: "football_1"}, prison={1: 0})
    play(state, "trade 1", "give football_1", "take 5", "propose", "accept")
    assert owner(state, "football_1") == 1


@pytest.mark.clause("YF-4")
def test_a_band_that_changes_owner_leaves_the_board() -> None:
    state = table(band=0)
    play(state, "lay 28")
    assert state.view(None)["cells"][28]["band"]
    play(state, "trade 1", "give entertainment", "take 5", "propose", "accept")
    assert not state.view(None)["cells"][28]["band"]


@pytest.mark.clause("YF-56")
def test_an_offer_says_which_firms_of_a_group_change_hands() -> None:
    """Two of four mineral firms; ROCK BAND goes with entertainment, MAFIA with illegal business, a share as a share."""
    state = table(
        firms={0: "mineral_1 mineral_3 music_2", 1: "club_1 motor_1"},
        band=0,
        mafia={1: 2},
        shares={"motor_1": {1: 3, 0: 2}},
    )
    play(state, "trade 1", "give mineral_super", "give entertainment", "give share motor_1", "give 50", "take illegal")
    events = play(state, "propose")
    named = {
        "gives": ["mineral_super", "entertainment", "share motor_1", "50"],
        "takes": ["illegal"],
        "giving": ["mineral_1", "mineral_3", "music_2", "ROCK BAND", "share motor_1", "50"],
        "taking": ["club_1", "MAFIA", "MAFIA"],
    }
    assert told(events, "proposed") == [{"seat": 0, "other": 1, **named}]
    assert state.view(2)["trade"] == {"seat": 0, "partner": 1, **named}
