"""Several processes think about one decision."""

from __future__ import annotations

import multiprocessing

from openingbell.bots.budget import Budget
from openingbell.bots.expert import Expert
from openingbell.bots.observer import Observer
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from tests.bots.positions import decisions


def test_two_processes_share_the_iterations_and_always_decide_alike() -> None:
    state = next(decisions(find_game("acquire"), 1))
    bot = Expert(processes=2)
    thoughts = []
    try:
        for number in (31, 31, 1):
            action = bot.choose(Observer(state, int(state.actor), Rng(3)), Budget(iterations=number))
            assert state.is_legal(action)
            decision = bot.explain()
            assert decision is not None
            assert decision.iterations == number
            assert sum(choice.visits or 0 for choice in decision.choices) == number
            thoughts.append(decision.to_json())
    finally:
        bot.close()
    assert thoughts[0] == thoughts[1]


def test_a_helper_that_dies_is_replaced() -> None:
    state = next(decisions(find_game("acquire"), 1))
    bot = Expert(processes=2)
    others = set(multiprocessing.active_children())
    try:
        for dies in (False, True, False):
            if dies:
                (helper,) = set(multiprocessing.active_children()) - others
                helper.kill()
                helper.join()
            bot.choose(Observer(state, int(state.actor), Rng(3)), Budget(iterations=30))
            decision = bot.explain()
            assert decision is not None
            assert decision.iterations == (15 if dies else 30)
    finally:
        bot.close()
