"""Firms: buying, auctions, income, building."""

from __future__ import annotations

import pytest

from openingbell.games.syndicate.auction import fall
from openingbell.games.syndicate.underway import Auction
from tests.games.syndicate.tables import (
    auction_off,
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
    refuse,
    step,
    table,
    told,
)


@pytest.mark.clause("Y-29", "YF-82", "Y-129", "YF-5")
def test_a_firm_is_bought_at_cost_with_all_its_shares() -> None:
    state = land(14)
    events = play(state, "buy munitions_1")
    assert told(events, "bought") == [{"seat": 0, "amount": -50, "good": "munitions_1"}]
    assert (owner(state, "munitions_1"), held(state, "munitions_1")) == (0, [5, 0, 0, 0, 0])
    assert state.view(None)["turn"] == 1


@pytest.mark.clause("YF-82")
def test_the_buyer_does_not_build_on_this_landing() -> None:
    state = land(27)
    play(state, "buy motor_1")
    assert state.actor == 1


@pytest.mark.clause("YF-82", "YF-65", "Y-32")
def test_without_the_cash_the_firm_is_auctioned_at_once() -> None:
    state = land(22, cash={0: 99, 1: 100, 2: 99})
    assert (step(state), state.actor, legal(state)) == ("auction", 1, ["pass", "bid 100"])


@pytest.mark.clause("Y-30", "Y-31", "YS-17", "YF-65")
def test_a_refused_firm_rises_by_tenths() -> None:
    """Nominal 90: steps of 9. The order is 1, 2, then M himself; who passed is not asked again."""
    state = land(27)
    play(state, "pass")
    assert (state.actor, legal(state)) == (1, ["pass", "bid 90"])
    play(state, "pass")
    assert (state.actor, legal(state)) == (2, ["pass", "bid 90"])
    play(state, "bid 90")
    assert (state.actor, legal(state)) == (0, ["pass", "bid 99"])
    play(state, "bid 99")
    assert (state.actor, legal(state)) == (2, ["pass", "bid 108"])
    play(state, "bid 108")
    assert state.actor == 0
    play(state, "pass")
    assert (owner(state, "motor_1"), cash(state)) == (2, [700, 700, 592])


@pytest.mark.clause("Y-31", "YS-17", "YF-65")
def test_without_a_bid_the_price_falls() -> None:
    """Nominal 50: 45, 40, 35 … 5; at each price all are asked again, and the first bid takes it."""
    state = land(14, players=2)
    play(state, "pass", "pass", "pass")
    assert (state.actor, legal(state)) == (1, ["pass", "bid 45"])
    play(state, "pass", "pass")
    assert legal(state) == ["pass", "bid 40"]
    play(state, "pass", "bid 40")
    assert (owner(state, "munitions_1"), cash(state)) == (0, [660, 700])
    assert state.actor == 1


@pytest.mark.clause("YS-17", "YF-65")
def test_unsold_it_stays_in_the_bank() -> None:
    state = land(14, players=2)
    events = play(state, "pass") + auction_off(state)
    assert [event["price"] for event in told(events, "bid")] == []
    assert len(told(events, "passed")) == 20  # two seats at ten prices
    assert owner(state, "munitions_1") == "bank"


@pytest.mark.clause("YF-65")
def test_only_those_are_asked_whose_cash_covers_the_price() -> None:
    state = land(14, cash={0: 0, 1: 30, 2: 44})
    assert (state.actor, legal(state)) == (2, ["pass", "bid 40"])
    play(state, "pass", "pass")
    assert (state.actor, legal(state)) == (1, ["pass", "bid 30"])


@pytest.mark.clause("YF-65")
def test_repeated_prices_and_nothing_are_left_out() -> None:
    """A nominal of 4 falls to 3, 2, 1; the tenths between give the same or 0."""
    auction = Auction(good=0, nominal=4)
    prices = []
    while fall(auction):
        prices.append(int(auction.price))
    assert prices == [3, 2, 1]


@pytest.mark.clause("Y-32")
def test_nothing_is_mortgaged_during_an_auction() -> None:
    state = land(22, cash={1: 90}, firms={1: "motor_1"})
    play(state, "pass")
    refuse(state, "mortgage motor_1", "done", "bid 99", "bid")
    assert state.actor == 2


@pytest.mark.clause("YF-65")
def test_a_bid_names_the_price_that_is_asked() -> None:
    state = land(14)
    play(state, "pass")
    assert refuse(state, "bid 60")
    game = state.game
    assert game.to_json(state, game.from_text(state, "bid 50")) == {"type": "bid", "price": 50}
    assert game.from_json(state, {"type": "bid", "price": 50}) == game.from_text(state, "bid 50")


# --- income ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-29", "Y-35", "YF-80")
def test_a_rival_pays_the_income() -> None:
    state, events = landing(14, firms={1: "munitions_1*2"})
    assert told(events, "rent") == [{"seat": 0, "amount": -150, "other": 1, "good": "munitions_1"}]
    assert cash(state) == [550, 850, 700]


@pytest.mark.clause("Y-36", "YS-11", "YS-13")
@pytest.mark.parametrize(
    ("firms", "rent"),
    [
        ("building_1", 20),
        ("building_1 building_2", 40),
        ("building_1*2 building_2 building_3", (20 + 60) * 3),
        ("building_1 motor_1", 20),
    ],
)
def test_the_income_is_multiplied_by_the_firms_of_the_monopoly(firms: str, rent: int) -> None:
    assert cash(land(2, firms={1: firms}))[0] == 700 - rent


@pytest.mark.clause("Y-34", "Y-36", "Y-48", "YS-12")
def test_four_works_in_the_whole_supermonopoly() -> None:
    """(50 + 4 x 50) x 4 is the seed's 1000; with LANDING, which earns nothing itself, it is five times."""
    military = "munitions_1*4 munitions_2*4 munitions_3*4 munitions_4*4"
    assert cash(land(14, firms={1: military}, cash={0: 1500}))[0] == 500
    assert cash(land(14, firms={1: f"{military} landing"}, cash={0: 1500}))[0] == 250


@pytest.mark.clause("YS-11", "Y-62")
def test_rock_band_and_mafia_count_in_the_multiplier() -> None:
    assert cash(land(9, firms={1: "music_1"}, band=1))[0] == 700 - 60
    assert cash(land(8, firms={1: "club_1"}, mafia={1: 2}))[0] == 700 - 150


@pytest.mark.clause("YS-11", "Y-81")
def test_teams_are_never_multiplied() -> None:
    assert cash(land(1, firms={1: "football_1 football_2 football_3"}))[0] == 680


@pytest.mark.clause("Y-40", "YF-80")
def test_a_mortgaged_firm_earns_nothing_and_does_not_count() -> None:
    mortgaged = {"building_1": 30}
    assert cash(land(2, firms={1: "building_1 building_2"}, mortgaged=mortgaged))[0] == 700
    assert cash(land(4, firms={1: "building_1 building_2"}, mortgaged=mortgaged))[0] == 680


@pytest.mark.clause("Y-99", "YF-80")
def test_who_is_in_prison_gets_no_rent() -> None:
    assert cash(land(2, firms={1: "building_1"}, prison={1: 0}))[0] == 700


@pytest.mark.clause("Y-54", "YS-20", "YS-12", "YF-80")
def test_landing_takes_70_for_each_mineral_firm() -> None:
    state, events = landing(22, firms={1: "landing munitions_1", 0: "mineral_1 mineral_2 land_ownership motor_1"})
    assert told(events, "levy") == [{"seat": 0, "amount": -140, "other": 1, "good": "landing"}]
    mineral = {"mineral_1": 50}
    assert cash(land(22, firms={1: "landing", 0: "mineral_1 mineral_2"}, mortgaged=mineral))[0] == 630
    assert cash(land(22, firms={1: "landing", 0: "land_ownership"}))[0] == 700
    assert cash(state)[1] == 840


@pytest.mark.clause("Y-55", "Y-56", "YS-21")
def test_land_ownership_takes_20_for_each_firm_that_may_build() -> None:
    """Motor, cinema and club may build; music, football and landing may not; the mortgaged mineral does not count."""
    lander = "motor_1 cinema_1 club_1 music_1 football_1 landing mineral_1"
    state = land(48, firms={1: "land_ownership", 0: lander}, mortgaged={"mineral_1": 50})
    assert cash(state)[0] == 640


@pytest.mark.clause("Y-66", "YS-22")
def test_racket_takes_20_for_every_firm_but_mafia() -> None:
    """Motor, club and the band, not the mortgaged one. The band's owner holds no MAFIA: no duel comes first."""
    state = land(12, firms={1: "racket", 0: "motor_1 club_1 mineral_1"}, mortgaged={"mineral_1": 50}, band=0)
    assert cash(state)[0] == 640


# --- building -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-33", "Y-34", "YF-50", "YS-14")
def test_a_monopolist_builds_before_his_roll() -> None:
    state = table(firms={0: "munitions_1 munitions_2 munitions_3 munitions_4"})
    play(state, *["build munitions_2"] * 4)
    assert (firm(state, "munitions_2")["structures"], cash(state)[0]) == (4, 500)
    refuse(state, "build munitions_2")
    assert "build munitions_1" in legal(state)
    assert firm(state, "munitions_2")["value"] == 250


@pytest.mark.clause("Y-33", "Y-40", "YF-50")
def test_not_without_the_whole_monopoly_unmortgaged() -> None:
    refuse(table(firms={0: "motor_1 motor_2"}), "build motor_1")
    refuse(table(firms={0: "motor_1 motor_2 motor_3"}, mortgaged={"motor_3": 45}), "build motor_1")
    refuse(table(firms={0: "motor_1 motor_2 motor_3"}, cash={0: 39}), "build motor_1")
    refuse(table(firms={0: "music_1 music_2"}), "build music_1")


@pytest.mark.clause("YS-14")
def test_the_supermonopoly_is_not_needed() -> None:
    assert "build munitions_1" in legal(table(firms={0: "munitions_1 munitions_2 munitions_3 munitions_4"}))


@pytest.mark.clause("Y-37", "YF-81")
def test_anybody_builds_on_his_own_cell() -> None:
    state = land(27, firms={0: "motor_1"})
    assert legal(state) == ["done", "build motor_1"]
    play(state, "build motor_1", "build motor_1", "done")
    assert (firm(state, "motor_1")["structures"], cash(state)[0]) == (2, 620)
    assert state.actor == 1


@pytest.mark.clause("YF-81", "YF-30")
def test_building_ends_by_itself_at_the_limit_or_without_money() -> None:
    state = land(27, firms={0: "motor_1*4"})
    play(state, "build motor_1")
    assert state.actor == 1
    state = land(27, firms={0: "motor_1"}, cash={0: 79})
    play(state, "build motor_1")
    assert state.actor == 1
    assert land(27, firms={0: "motor_1"}, mortgaged={"motor_1": 45}).actor == 1


@pytest.mark.clause("YS-10")
def test_value_is_cost_and_structures() -> None:
    assert firm(table(firms={0: "mineral_1*5"}), "mineral_1")["value"] == 250


# --- mortgage -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-38", "Y-39", "YF-51", "YS-8")
def test_half_the_value_is_lent_and_repaid_with_a_tenth() -> None:
    """(90 + 40) / 2 = 65; 65 + 10 % is 71.5, owed to the bank: 72."""
    state = table(firms={0: "motor_1*1"})
    play(state, "mortgage motor_1")
    assert (cash(state)[0], firm(state, "motor_1")["mortgaged"]) == (765, 65)
    refuse(state, "redeem motor_1")
    state = table(firms={0: "motor_1*1"}, mortgaged={"motor_1": 65})
    play(state, "redeem motor_1")
    assert (cash(state)[0], firm(state, "motor_1")["mortgaged"]) == (628, None)
    refuse(state, "mortgage motor_1")


@pytest.mark.clause("YS-15", "YF-51")
def test_shares_in_the_bank_are_deducted() -> None:
    """Two of five shares at 18: (90 - 36) / 2 = 27. With all five in the bank there is nothing to lend."""
    state = table(firms={0: "motor_1"}, shares={"motor_1": {0: 3}})
    play(state, "mortgage motor_1")
    assert firm(state, "motor_1")["mortgaged"] == 27
    refuse(table(firms={0: "motor_1"}, shares={"motor_1": {}}), "mortgage motor_1")


@pytest.mark.clause("YF-6", "YF-51")
def test_the_bank_lends_only_what_it_has() -> None:
    refuse(table(firms={0: "motor_1"}, bank=44), "mortgage motor_1")
    assert "mortgage motor_1" in legal(table(firms={0: "motor_1"}, bank=45))


@pytest.mark.clause("Y-42", "Y-81")
def test_illegal_firms_and_teams_are_not_mortgaged() -> None:
    state = table(firms={0: "club_1 football_1"})
    assert "Y-42" in refuse(state, "mortgage club_1")
    assert "Y-81" in refuse(state, "mortgage football_1")
    assert deals(state) == ["done"]


@pytest.mark.clause("YF-51")
def test_redeeming_needs_the_cash() -> None:
    refuse(table(firms={0: "landing"}, mortgaged={"landing": 50}, cash={0: 54}), "redeem landing")
    state = table(firms={0: "landing"}, mortgaged={"landing": 50}, cash={0: 55})
    play(state, "redeem landing")
    assert (cash(state)[0], in_bank(state)) == (0, 4820 - 1400)
