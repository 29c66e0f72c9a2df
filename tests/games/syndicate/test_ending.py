"""Options, ends, net worth, and the children's preset."""

from __future__ import annotations

import pytest

from openingbell.core.errors import BadOptions
from openingbell.core.playout import playout
from openingbell.core.rng import Rng
from openingbell.games.syndicate import SYNDICATE
from tests.games.syndicate.tables import (
    auction_off,
    cash,
    firm,
    kinds,
    land,
    landing,
    legal,
    play,
    player,
    start,
    step,
    table,
    told,
)


@pytest.mark.clause("YF-10")
def test_options_and_their_defaults() -> None:
    assert SYNDICATE.check({"players": 2}) == {
        "players": 2, "end": "last", "rounds": 200, "preset": "full", "trades": True,
    }  # fmt: skip
    assert SYNDICATE.check({"players": 2, "end": "rounds"})["rounds"] == 60
    assert SYNDICATE.check({"players": 2, "end": "rounds", "rounds": 200})["rounds"] == 200
    assert SYNDICATE.check({"players": 2, "end": "first-bankruptcy"})["rounds"] == 200
    assert SYNDICATE.check({"players": 2, "trades": "false"})["trades"] is False
    for wrong in ({"rounds": 0}, {"end": "never"}, {"trades": "perhaps"}, {"preset": "half"}):
        with pytest.raises(BadOptions):
            SYNDICATE.check({"players": 2, **wrong})


@pytest.mark.clause("YF-11", "Y-139")
def test_after_the_last_round_the_richest_wins() -> None:
    """One round of two players, begun by seat 1: it ends when the turn comes back to him."""
    state = start(2, "first 1", "list 25", rounds=1, end="rounds", trades="false")
    play(state, "roll 1 2", "is TAX 5%", "roll 1 3", "buy building_2")
    assert (step(state), state.scores(), state.winners()) == ("over", [700, 700], [0, 1])
    state = start(2, "first 1", "list 25", rounds=1, end="last", trades="false")
    play(state, "roll 3 4", "f GAIN", "roll 1 3", "buy building_2")
    assert (state.scores(), state.winners()) == ([700, 750], [1])


@pytest.mark.clause("YF-11")
def test_a_round_ends_when_the_turn_passes_over_a_ruined_starter() -> None:
    state = table(players=3, turn=2, ruined=(0,), rounds=1)
    everything = state.everything()
    everything["starter"] = 0
    state = SYNDICATE.restore(SYNDICATE.options_of(state), everything)
    play(state, "done", "roll 1 2", "is TAX 5%")
    assert step(state) == "over"


@pytest.mark.clause("YF-11")
def test_a_double_does_not_end_the_round() -> None:
    state = start(2, "first 1", "list 25", rounds=1, trades="false")
    play(state, "roll 1 2", "is TAX 5%", "roll 2 2", "buy building_2", "done")
    assert step(state) == "roll"
    play(state, "roll 1 2", "f GAIN")
    assert step(state) == "over"


@pytest.mark.clause("Y-138", "YF-11")
def test_the_first_bankruptcy_ends_the_game_if_so_agreed() -> None:
    given = {"firms": {1: "munitions_1*4", 0: "football_1"}, "cash": {0: 0}}
    state, events = landing(14, end="first-bankruptcy", **given)
    assert (step(state), kinds(events)[-3:]) == ("over", ["estate", "over", "won"])
    state = land(14, end="last", **given)
    assert step(state) == "auction"


@pytest.mark.clause("YS-52", "YF-12", "Y-139")
def test_net_worth() -> None:
    """600 cash; TRUCK with two factories 170; LANDING mortgaged 50; MAFIA 50; the band 60; two exchange shares at 15;
    two foreign shares of COAL at 20, own ones count nothing; a load 25; less 200 borrowed, with the next lap 260."""
    state = table(
        cash={0: 600}, firms={0: "motor_1*2 landing", 1: "mineral_1"}, mortgaged={"landing": 50}, mafia={0: 1}, band=0,
        stocks={0: 2}, rate=15, shares={"mineral_1": {1: 3, 0: 2}}, loads={0: 1}, credit={0: (2, 1)}, hold_up=0,
        space=0,
    )  # fmt: skip
    assert state.scores()[0] == 600 + 170 + 50 + 50 + 60 + 30 + 40 + 25 - 260
    assert state.scores() == [player(state, seat)["worth"] for seat in range(3)]


@pytest.mark.clause("YF-12")
def test_ruined_players_have_nothing_and_equals_share_the_place() -> None:
    state = table(players=3, ruined=(2,), rounds=1)
    assert state.scores() == [700, 700, 0]


@pytest.mark.clause("YF-12", "Y-137", "Y-138")
@pytest.mark.parametrize("end", ["last", "first-bankruptcy", "rounds"])
def test_the_living_come_before_the_ruined_whatever_the_scores(end: str) -> None:
    """Seat 0 has 10 and a team, which nobody lends on, and owes more to seat 1. That leaves seat 1 with 20 in cash, 40
    for the team and a firm of 50; but six receipts on their second lap are 780."""
    state, events = landing(
        14, players=2, end=end, cash={0: 10, 1: 10}, firms={0: "football_1", 1: "munitions_1"}, credit={1: (6, 1)}
    )
    assert step(state) == "over"
    assert state.scores() == [0, 20 + 40 + 50 - 780]
    assert state.winners() == [1] == [event["seat"] for event in told(events, "won")]


@pytest.mark.clause("YF-11")
@pytest.mark.parametrize("end", ["last", "first-bankruptcy", "rounds"])
def test_every_game_ends_within_its_rounds(end: str) -> None:
    state = SYNDICATE.start({"players": 3, "end": end, "rounds": 5, "trades": False})
    playout(state, Rng(3))
    assert state.winners()
    assert state.view(None)["round"] <= 5


# --- children -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-140", "YS-53", "YF-13")
def test_children_play_without_shares_crime_and_credit() -> None:
    state = start(2, preset="children", trades="false")
    view = state.view(None)
    rests = [number for number, cell in enumerate(view["cells"]) if cell["kind"] == "rest"]
    assert rests == [5, 8, 10, 12, 18, 22, 23, 24, 31, 37, 39, 48, 50]
    assert len(view["firms"]) == 29 - 7
    assert {seen["shares"] for seen in view["firms"].values()} == {None}
    assert SYNDICATE.children.structures == 76
    assert view["rings"] == {"list": [], "films": [], "espionage": []}
    assert (view["bank"]["exchange"], view["bank"]["loads"], view["bank"]["credit"]) == (0, 0, 0)


@pytest.mark.clause("YF-13", "YS-53")
def test_the_childrens_decks() -> None:
    unseen = start(2, preset="children").view(None)["unseen"]
    assert len(unseen) == 15
    assert list(unseen)[:5] == ["PRIZE", "CRISIS 1/2", "CRISIS 1 1/2", "TAX 20%", "TAX 5%"]
    assert "MAFIA" not in unseen
    assert "GAIN" in unseen


@pytest.mark.clause("YF-13", "YF-24")
def test_no_rate_is_drawn_and_the_first_turn_comes_at_once() -> None:
    state = start(2, "first 0", preset="children", trades="false")
    assert step(state) == "roll"
    play(state, "roll 6 6")  # a double to RACKET's cell: a rest, and another turn
    assert (step(state), player(state, 0)["cell"], cash(state)[0]) == ("roll", 12, 700)


@pytest.mark.clause("YF-13", "YF-81")
def test_children_release_no_films_and_mortgage_at_half() -> None:
    state = start(2, "first 0", preset="children", trades="false")
    play(state, "roll 3 6", "buy music_1", "roll 1 3", "buy building_2")
    assert legal(state) == ["done", "mortgage music_1"]
    play(state, "mortgage music_1")
    assert (cash(state)[0], firm(state, "music_1")["mortgaged"]) == (665, 35)


@pytest.mark.clause("YF-13")
def test_military_without_landing_is_just_its_monopoly() -> None:
    state = start(2, "first 0", preset="children", trades="false")
    everything = state.everything()
    for munitions in range(4):
        everything["owner"][munitions] = 1
    state = SYNDICATE.restore(SYNDICATE.options_of(state), everything)
    play(state, "roll 6 6", "roll 1 1")
    assert cash(state) == [700 - 200, 700 + 200]
    auction_off(state)
