"""The expert finds what is plain to see."""

from __future__ import annotations

import pytest

from openingbell.bots.policy import win_chances
from openingbell.bots.syndicate.policy import SYNDICATE_POLICY
from tests.bots.asking import ask
from tests.games.syndicate.tables import land, play, table


def test_takes_a_gift() -> None:
    """Seat 0 offers four fully built munitions, 1,000 and more for every visit, for one token of 1."""
    works = "munitions_1*4 munitions_2*4 munitions_3*4 munitions_4*4"
    state = table(firms={0: works, 1: "building_1"})
    play(state, "trade 1", "give military", "take 1", "propose")
    assert ask("expert", state, 40) == "accept"


def test_does_not_give_its_monopoly_away() -> None:
    """The other way round: seat 1 has them, and is availability a token of 1."""
    works = "munitions_1*4 munitions_2*4 munitions_3*4 munitions_4*4"
    state = table(firms={1: works, 0: "building_1"})
    play(state, "trade 1", "give 1", "take military", "propose")
    assert ask("expert", state, 40) == "refuse"


def test_buys_the_firm_that_completes_a_monopoly() -> None:
    state = land(6, firms={0: "building_1 building_2"}, trades=False)
    assert ask("expert", state, 60) == "buy building_3"


def test_who_is_ruined_wins_nothing_and_can_expect_no_score() -> None:
    """Whatever the others have: even those who owe more than they have may still win."""
    state = table(ruined=(1,), cash={0: 0, 2: 0}, credit={0: (5, 0), 2: (5, 0)})
    forecast = SYNDICATE_POLICY.forecast(state)
    shares = win_chances(SYNDICATE_POLICY, state, forecast)
    assert forecast[0] < forecast[1] == 0
    assert shares[1] == 0
    assert list(shares) == pytest.approx([0.5, 0, 0.5], abs=0.1)  # whose turn it is counts for a little
