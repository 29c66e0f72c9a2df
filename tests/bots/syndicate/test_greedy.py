"""Greedy Syndicate in positions where it is clear what to do."""

from __future__ import annotations

from tests.bots.asking import ask, decision
from tests.games.syndicate.tables import land, legal, play, table

# Cells of the house edition: building_1 to building_3 are 2, 4 and 6; motor_1 to motor_3 are 27, 29 and 32.


def test_buys_the_firm_that_completes_a_monopoly() -> None:
    state = table(firms={0: "building_1 building_2"}, trades=False)
    play(state, "done", "roll 2 4")
    assert ask("greedy", state) == "buy building_3"


def test_does_not_spend_its_last_money_under_threat() -> None:
    """A visit to seat 1's minerals costs 1,000. What there is left is not for a football team that earns 20."""
    hotels = "mineral_1*5 mineral_2*5 mineral_3*5 mineral_4*5"
    for firms, answer in (({}, "buy football_1"), ({1: hotels}, "pass")):
        state = land(1, cash={0: 300}, firms=firms, trades=False)
        assert ask("greedy", state) == answer


def test_builds_where_every_visit_is_multiplied() -> None:
    state = table(firms={0: "munitions_1 munitions_2 munitions_3 munitions_4"}, trades=False)
    assert ask("greedy", state).startswith("build munitions")


def test_pays_more_at_auction_for_what_completes_its_group() -> None:
    """Seat 1 refuses building_3. Seat 0 has the other two and bids above nominal; seat 2 has nothing and does not."""
    state = table(turn=1, at={1: 0}, firms={0: "building_1 building_2"}, trades=False)
    play(state, "done", "roll 2 4", "pass")
    limits = {}
    for seat in (0, 2):
        probe = state.clone()
        while probe.actor != seat:
            play(probe, "pass")
        gains = {choice.text.split()[0]: choice.gain or 0.0 for choice in decision("greedy", probe).choices}
        limits[seat] = gains["bid"]
    assert limits[0] > limits[2]


def test_accepts_what_is_worth_more_and_refuses_what_is_worth_less() -> None:
    """Seat 1 has two building firms, 120 by their cost, with which seat 0 may build: only a high price is accepted."""
    for tokens, answer in ((["5"], "refuse"), (["100"] * 5, "refuse"), (["100"] * 8, "accept")):
        state = table(firms={0: "building_3", 1: "building_1 building_2"}, cash={0: 900})
        play(state, "trade 1", *[f"give {token}" for token in tokens], "take building", "propose")
        assert state.actor == 1
        assert ask("greedy", state) == answer


def test_proposes_a_trade_that_completes_its_monopoly() -> None:
    """Seat 1 has a single firm that earns it little; united they may be built on."""
    state = table(firms={0: "motor_1 motor_2", 1: "motor_3"}, cash={0: 1500})
    assert ask("greedy", state) == "trade 1"
    steps = []
    while state.actor == 0:
        steps.append(ask("greedy", state))
        play(state, steps[-1])
    assert steps[-2:] == ["take motor", "propose"]


def test_mortgages_what_earns_least() -> None:
    """Seat 0 owes 50 on club_1 and has nothing. A single building firm earns less than one of four munitions."""
    firms = {0: "munitions_1 munitions_2 munitions_3 munitions_4 building_1", 1: "club_1"}
    state = land(8, cash={0: 0}, firms=firms, trades=False)
    assert "mortgage munitions_1" in legal(state)
    pledges = [choice.text for choice in decision("greedy", state).choices if choice.text.startswith("mortgage")]
    assert pledges[0] == "mortgage building_1"
