"""Bots with manners: whoever refused is left in peace, and nothing goes back and forth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from openingbell.bots.bot import told_to
from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.registry import find_bot
from openingbell.bots.syndicate.policy import SyndicatePolicy
from openingbell.core.build import is_compiled
from openingbell.core.chance import Numbered
from openingbell.core.events import Seen
from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.position import Position
from tests.bots.manners import behaviour
from tests.games.syndicate.tables import play, table

# In every table here it is round 1; seat 0 has two motor firms and wants the third, which seat 1 has.
MOTORS = {0: "motor_1 motor_2", 1: "motor_3"}


def turn(round: int) -> Seen:
    return {"event": "turn", "seat": 0, "round": round}


def offer(answer: str, gives: Sequence[str], takes: Sequence[str], maker: int = 0, partner: int = 1) -> list[Seen]:
    made: Seen = {"event": "proposed", "seat": maker, "other": partner, "gives": list(gives), "takes": list(takes)}
    return [made, {"event": answer, "seat": partner, "other": maker}]


def asked(bot: str, state: State, told: Sequence[Seen]) -> str:
    thinker = find_bot(bot)
    chosen = thinker.choose(Observer(state, int(state.actor), Rng(1), told), Budget(iterations=60))
    return state.game.to_text(state, chosen)


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_whoever_refused_is_left_in_peace(bot: str) -> None:
    state = table(firms=MOTORS, cash={0: 1500}, bank=0)  # which buys no shares
    assert asked(bot, state, [turn(1)]) == "trade 1"
    told = [turn(1), *offer("trade-refused", ["300"], ["motor"])]
    assert not asked(bot, state, told).startswith("trade")


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_nobody_is_asked_twice_in_a_turn_even_if_he_accepted(bot: str) -> None:
    state = table(firms=MOTORS, cash={0: 1500}, bank=0)  # which buys no shares
    assert not asked(bot, state, [turn(1), *offer("accepted", ["5"], ["football_2"])]).startswith("trade")


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_nothing_is_traded_back(bot: str) -> None:
    """Four munitions for a token of 1 are a gift, but not to whom they were just given."""
    works = "munitions_1*4 munitions_2*4 munitions_3*4 munitions_4*4"
    state = table(firms={0: works, 1: "building_1"})
    play(state, "trade 1", "give military", "take 1", "propose")
    assert asked(bot, state, [turn(1)]) == "accept"
    assert asked(bot, state, [turn(1), *offer("accepted", ["100"], ["military"])]) == "refuse"
    assert asked(bot, state, [turn(1), *offer("accepted", ["military"], ["100"], 1, 0)]) == "refuse"


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_asking_again_does_not_help(bot: str) -> None:
    """What was refused is refused again, whatever one would say now; more may be accepted."""
    state = table(firms={0: "building_3", 1: "building_1 building_2"}, cash={0: 1100})
    play(state, "trade 1", *["give 100"] * 10, "take building", "propose")
    assert asked(bot, state, [turn(1)]) == "accept"
    assert asked(bot, state, [turn(1), *offer("trade-refused", ["1000"], ["building"])]) == "refuse"
    assert asked(bot, state, [turn(1), *offer("trade-refused", ["900"], ["building"])]) == "accept"


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_whoever_thinks_ahead_recalls_what_happened_in_a_try_and_forgets_it_after(answer: str) -> None:
    state = table(firms=MOTORS, cash={0: 1500})
    policy = SyndicatePolicy([turn(1)])
    proposed = state.clone()
    for move in ("trade 1", "give 100", "take motor", "propose"):
        policy.witness(proposed, state.game.from_text(proposed, move))
        play(proposed, move)
    policy.witness(proposed, state.game.from_text(proposed, answer))
    position = cast(Position, state)
    assert not policy.manners.may_address(position, 1)
    assert policy.manners.answers(1) == (0, 0)  # nobody really answered
    policy.forget()
    assert policy.manners.may_address(position, 1)


def test_an_answer_in_a_try_is_forgotten_and_the_proposal_is_not() -> None:
    state = table(firms=MOTORS, cash={0: 1500})
    told = [turn(1), *offer("trade-refused", ["300"], ["motor"])[:1]]
    play(state, "trade 1", "give 100", "give 100", "give 100", "take motor", "propose")
    policy = SyndicatePolicy(told)
    policy.witness(state, moves.REFUSE)
    assert [one.refused for one in policy.manners.offers] == [True]
    policy.forget()
    assert [(one.refused, one.accepted) for one in policy.manners.offers] == [(False, False)]


def test_nobody_mortgages_without_need() -> None:
    state = table(firms={0: "munitions_1 building_1 club_1"}, cash={0: 5}, trades=False)
    for bot in ("greedy", "expert"):
        assert not asked(bot, state, []).startswith("mortgage")


@pytest.mark.parametrize("name", ["greedy", "expert"])
def test_what_a_bot_remembers_follows_from_the_record(name: str) -> None:
    """One that was there from the beginning, and one that takes over at this decision, say the same."""
    game = find_game("syndicate")
    under_way = Play.start(game, {"players": 3}, Numbered(3))
    old = find_bot(name)
    few = Budget(iterations=3)
    for number in range(300 if is_compiled() else 60):
        if under_way.is_over():
            break
        state, seat = under_way.state, int(under_way.state.actor)
        told = told_to(old, game, under_way.events, seat)
        action = old.choose(Observer(state, seat, Rng(5, number), told), few)
        reasons = old.explain()
        new = find_bot(name)
        if reasons is not None and (name == "greedy" or reasons.iterations > 0):  # not the rest of a bargain
            assert new.choose(Observer(state, seat, Rng(5, number), told), few) == action
        under_way.act(action)


def test_behaviour_at_a_table_with_somebody_who_refuses_everything() -> None:
    found = behaviour("greedy", 8 if is_compiled() else 4, "1")
    assert found.offers > 0
    assert found.trades > 0
    for what, figure, most in found.figures():
        assert figure <= most, what
