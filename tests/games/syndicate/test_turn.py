"""The turn: rolling, moving, doubles, prison and park, and when a choice is asked."""

from __future__ import annotations

import pytest

from tests.games.syndicate.tables import (
    auction_off,
    cash,
    deals,
    in_bank,
    kinds,
    land,
    landing,
    legal,
    owner,
    play,
    player,
    refuse,
    start,
    step,
    table,
    told,
)


@pytest.mark.clause("Y-20", "YF-40")
def test_deals_then_the_roll_then_the_cell_then_the_next_seat() -> None:
    state = start(3, "first 1", "list 25")
    assert (state.actor, step(state)) == (1, "deal")
    play(state, "done")
    assert step(state) == "roll"
    play(state, "roll 2 4", "buy building_3")
    assert (state.actor, step(state), owner(state, "building_3")) == (2, "deal", 1)


@pytest.mark.clause("YF-24", "YF-65", "YF-94")
def test_the_example_of_the_rules() -> None:
    """Seat 0 refuses MAFIA, seat 1 gets it at its price; the double gives seat 1 another turn."""
    state = start(2, "first 1", "list 25", "done", "roll 2 4", "buy building_3", "done", "roll 3 4", "f MAFIA", "pass")
    assert (state.actor, legal(state)) == (1, ["pass", "bid 50"])
    play(state, "bid 50")
    assert (state.actor, legal(state)) == (0, ["pass", "bid 55"])
    play(state, "pass", "done", "roll 5 5", "buy munitions_2", "done", "roll 1 2", "buy munitions_3")
    assert cash(state) == [700, 700 - 60 - 50 - 50 - 50]
    assert player(state, 1)["mafia"] == 1


@pytest.mark.clause("Y-21")
def test_the_cell_is_finished_before_the_next_player() -> None:
    state = land(14)
    assert (state.actor, legal(state)) == (0, ["pass", "buy munitions_1"])
    refuse(state, "done", "roll 1 2")
    play(state, "pass")
    assert state.view(None)["turn"] == 0


@pytest.mark.clause("Y-22")
def test_deals_are_for_the_player_whose_turn_it_is() -> None:
    state = table(firms={0: "motor_1", 1: "motor_2"})
    assert "mortgage motor_1" in legal(state)
    refuse(state, "mortgage motor_2")
    play(state, "done", "roll 1 2")
    refuse(state, "mortgage motor_1")


@pytest.mark.clause("Y-23", "YS-4", "YF-41")
def test_a_double_gives_a_whole_turn_more_deal_phase_included() -> None:
    state = table(at={0: 20})
    play(state, "done", "roll 1 1", "buy landing")
    assert (state.actor, step(state)) == (0, "deal")
    play(state, "done", "roll 1 2")  # to PRIZE on 25
    assert (state.actor, step(state)) == (1, "deal")


@pytest.mark.clause("YF-41", "YS-4")
def test_no_repeat_from_the_park() -> None:
    """A double leads to 46, and that to PARK."""
    state = table(at={0: 44}, trades="false")
    play(state, "done", "roll 1 1")
    assert (player(state, 0)["cell"], state.view(None)["turn"]) == (26, 1)


@pytest.mark.clause("YF-41", "YS-4")
def test_the_sixth_double_ends_the_turn() -> None:
    state = table(at={0: 47}, cash={0: 2000}, trades="false")
    places: list[int] = []
    for _ in range(6):
        while step(state) != "roll":
            play(state, legal(state)[0])
        assert state.view(None)["turn"] == 0
        play(state, "roll 1 1" if len(places) != 1 else "roll 2 2")
        places.append(player(state, 0)["cell"])
        while step(state) in ("is", "f"):
            play(state, {"is": "is WAR", "f": "f GAIN"}[step(state)] if places[-1] in (49, 51) else legal(state)[0])
        auction_off(state)
    while step(state) in ("offer-firm", "offer-card", "auction"):
        play(state, "pass")
    assert places == [49, 1, 3, 5, 7, 9]
    assert state.view(None)["turn"] == 1


@pytest.mark.clause("YS-2", "Y-97", "YS-41", "YF-43")
@pytest.mark.parametrize(("place", "roll", "paid"), [(34, "roll 1 2", 75), (33, "roll 1 1", 75), (35, "roll 1 2", 0)])
def test_pay_is_paid_on_crossing_or_landing(place: int, roll: str, paid: int) -> None:
    state = table(at={0: place})
    events = play(state, "done", roll)
    assert told(events, "salary") == ([{"seat": 0, "amount": paid}] if paid else [])


@pytest.mark.clause("YS-2", "YF-87")
def test_beginning_does_nothing() -> None:
    state, events = landing(0, trades="false")
    assert kinds(events) == ["rolled", "moved", "turn"]
    assert cash(state) == [700, 700, 700]


@pytest.mark.clause("YS-6", "YF-43")
def test_crossings_come_in_the_order_of_the_cells() -> None:
    state = table(at={0: 34}, firms={0: "espionage"})
    events = play(state, "done", "roll 1 3")
    assert kinds(events) == ["rolled", "salary"]
    assert step(state) == "espionage"
    events = play(state, "espionage 50")
    assert kinds(events)[:3] == ["spied", "spying", "moved"]
    assert cash(state)[0] == 700 + 75 + 50


@pytest.mark.clause("YS-5", "Y-94", "YF-45", "YF-88")
def test_going_to_the_park_crosses_nothing() -> None:
    """From 46 to 26 by a jump: PAY on 35 is not passed, a credit is not asked for."""
    state, events = landing(46, credit={0: (1, 0)})
    assert player(state, 0)["cell"] == 26
    assert "salary" not in kinds(events)
    assert player(state, 0)["rests"]


@pytest.mark.clause("Y-95", "YF-40", "YF-88")
def test_the_park_costs_one_whole_turn() -> None:
    state = land(26, trades="false", players=2)
    assert player(state, 0)["rests"]
    events = play(state, "roll 2 4", "pass")
    events += auction_off(state)
    assert "missed-turn" in kinds(events)
    assert (state.view(None)["turn"], player(state, 0)["rests"]) == (1, False)


@pytest.mark.clause("YF-45")
def test_a_meeting_takes_place_in_the_park_after_the_jump() -> None:
    state, events = landing(46, at={1: 26}, mafia={1: 1})
    assert told(events, "fee") == [{"seat": 0, "amount": -25, "other": 1, "good": "MAFIA"}]
    assert player(state, 0)["rests"]


@pytest.mark.clause("Y-96", "YS-41", "YF-87")
def test_prize_pays_50() -> None:
    assert cash(land(25))[0] == 750


@pytest.mark.clause("Y-99", "YF-42", "YS-41", "YS-42", "Y-100")
def test_three_turns_in_prison_then_the_fine() -> None:
    state = table(players=2, prison={0: 0}, trades="false")
    for missed in (1, 2):
        play(state, "done", "roll 1 2") if missed == 1 else play(state, "roll 1 2")
        assert player(state, 0)["prison"] == missed
        while state.view(None)["turn"] == 1:
            play(state, "roll 1 2" if step(state) == "roll" else legal(state)[0])
    events = play(state, "roll 5 6")
    assert told(events, "prison-fine") == [{"seat": 0, "amount": -50}]
    assert (player(state, 0)["prison"], player(state, 0)["cell"]) == (None, 13)
    assert state.view(None)["turn"] == 1


@pytest.mark.clause("Y-100", "YF-42", "YF-41", "YS-42")
def test_a_double_frees_without_a_fine_and_without_another_turn() -> None:
    state = table(prison={0: 2})
    events = play(state, "done", "roll 2 2")
    assert kinds(events)[:2] == ["rolled", "released"]
    assert (player(state, 0)["cell"], player(state, 0)["prison"], cash(state)[0]) == (17, None, 700)
    play(state, "buy football_2")
    assert state.view(None)["turn"] == 1


@pytest.mark.clause("YS-42", "YF-88")
def test_landing_on_prison_imprisons() -> None:
    state = land(13)
    assert player(state, 0)["prison"] == 0


@pytest.mark.clause("YF-42", "Y-99")
def test_the_deal_phase_is_as_usual_in_prison() -> None:
    assert "mortgage motor_1" in deals(table(prison={0: 0}, firms={0: "motor_1"}))


@pytest.mark.clause("Y-93", "YS-12", "YF-87")
def test_tax_is_20_for_each_legal_unmortgaged_firm() -> None:
    """Three legal firms, one of them mortgaged, and the band; the club is not counted: 3 x 20."""
    state = land(44, firms={0: "motor_1 motor_2 mineral_1 club_1"}, mortgaged={"motor_2": 45}, band=0)
    assert cash(state)[0] == 700 - 60
    assert in_bank(state) == 2720 + 60


@pytest.mark.clause("Y-110", "YS-39", "YF-87", "YF-101")
@pytest.mark.parametrize(("card", "each"), [("TAX 20%", 40), ("TAX 5%", 10)])
def test_a_tax_card_changes_what_its_holder_pays(card: str, each: int) -> None:
    state = land(44, firms={0: "motor_1 motor_2"}, before={card: 0})
    assert cash(state)[0] == 700 - 2 * each
    state = land(44, firms={0: "motor_1 motor_2"}, before={card: 1})
    assert cash(state)[0] == 700 - 40


@pytest.mark.clause("YF-30")
def test_a_choice_of_done_alone_is_not_asked() -> None:
    """Without firms, shares and trades there is nothing to deal: the roll comes at once."""
    state = start(2, "first 0", "list 25", trades="false")
    assert step(state) == "roll"
    state = land(10)  # INSURANCE without firms
    assert state.view(None)["turn"] == 1


@pytest.mark.clause("YF-30", "YF-43")
def test_a_single_option_that_is_not_done_is_asked() -> None:
    state = table(at={0: 4}, credit={0: (1, 0)}, cash={0: 50})
    play(state, "done", "roll 1 2")
    assert legal(state) == ["prolong"]


@pytest.mark.clause("YF-31")
def test_done_ends_what_repeats_and_pass_refuses_what_does_not() -> None:
    state = land(18)
    play(state, "list 5")
    assert "done" in legal(state)
    assert "pass" not in legal(state)
    assert legal(land(14)) == ["pass", "buy munitions_1"]


@pytest.mark.clause("YF-22", "Y-108")
def test_unseen_cards_come_first_then_those_put_back_in_their_order() -> None:
    state = land(7, seen=True)
    assert legal(state) == ["f ROCK BAND"]
    assert list(state.weights()) == [1]
    state = land(7, mafia={1: 1})
    weights = dict(zip(legal(state), state.weights(), strict=True))
    assert (weights["f MAFIA"], weights["f SPACE PROGRAME"], weights["f FINE"]) == (3, 2, 1)


@pytest.mark.clause("YF-22", "YF-97", "Y-108")
def test_a_card_goes_to_the_bottom() -> None:
    state = land(7)
    play(state, "f GAIN")
    assert state.view(None)["known"]["f"] == ["GAIN"]
    assert "GAIN" not in state.view(None)["unseen"]


@pytest.mark.clause("YF-23", "Y-83")
def test_a_ring_remembers_what_was_seen() -> None:
    state = start(2, "first 0", "list 25")
    assert state.view(None)["rings"]["list"] == [None] * 9 + [25]
    state = land(18)
    assert "list 25" in legal(state)  # nothing was drawn at this table yet
    play(state, "list 50")
    assert state.view(None)["rate"] == 50


@pytest.mark.clause("YF-23", "Y-58")
def test_a_known_top_card_is_the_single_outcome() -> None:
    state = land(18)
    everything = state.everything()
    everything["ring"][0] = 3  # the fourth value of the SHARE LIST
    known = state.game.restore(state.game.options_of(state), everything)
    assert legal(known) == ["list 20"]


@pytest.mark.clause("YF-25")
def test_nothing_is_hidden() -> None:
    state = land(18, firms={1: "motor_1"}, stocks={2: 3})
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        for own in ("seat", "yours", "costs", "prices", "changes"):
            view.pop(own)
    assert all(view == views[0] for view in views)
