"""Short ways to ask a bot."""

from __future__ import annotations

from openingbell.bots.budget import Budget
from openingbell.bots.decision import Decision
from openingbell.bots.observer import Observer
from openingbell.bots.registry import find_bot
from openingbell.core.rng import Rng
from openingbell.core.state import State


def ask(bot: str, state: State, iterations: int = 1, seed: int = 1) -> str:
    """What a bot does here, in notation."""
    return decision(bot, state, iterations, seed).chosen().text


def decision(bot: str, state: State, iterations: int = 1, seed: int = 1) -> Decision:
    """What a bot does here, and why."""
    thinker = find_bot(bot)
    thinker.choose(Observer(state, int(state.actor), Rng(seed)), Budget(iterations=iterations))
    reasons = thinker.explain()
    assert reasons is not None
    return reasons
