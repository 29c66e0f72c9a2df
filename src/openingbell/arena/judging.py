"""What lines of play are worth: each is tried in the same worlds, and everybody plays on by first sight."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer, fork
from openingbell.bots.policy import UNIFORM, Policy, find_policy, win_chances
from openingbell.core.chance import let_happen
from openingbell.core.events import Seen
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State

MIN_PLAYOUTS = 8  # playouts, whatever the budget: less says nothing


@dataclass(frozen=True)
class Worth:
    """Of one line: each seat's chance to win after it, the score its own seat can expect, and how much better the first
    line is in both; `error` is the standard error of that difference in chance.
    """

    chances: tuple[float, ...]
    score: float
    behind: float
    score_behind: float
    error: float


def judge(observer: Observer, lines: Sequence[Sequence[int]], budget: Budget) -> list[Worth]:
    """What each line, actions of the observer's seat in a row, is worth to it; an iteration is one world for all."""
    policy = find_policy(observer.game) or UNIFORM
    seat = observer.seat
    shares: list[list[list[float]]] = [[] for _ in lines]
    scores: list[list[float]] = [[] for _ in lines]
    clock = budget.start()
    while clock.allows_more() or len(scores[0]) < MIN_PLAYOUTS:
        world = observer.world(observer.rng)
        seed, stream = int(observer.rng.word()), int(observer.rng.word())
        for index, line in enumerate(lines):
            state = world.clone()
            for action in line:
                if state.actor == seat and state.is_legal(action):  # in another world it may have gone otherwise
                    state.apply(action)
            final, expected = play_on(state, policy, Rng(seed, stream), Rng(seed + 1, stream))
            shares[index].append(final)
            scores[index].append(expected[seat])
    return [_worth(seat, shares[0], scores[0], shares[index], scores[index]) for index in range(len(lines))]


def play_on(state: State, policy: Policy, luck: Rng, rng: Rng) -> tuple[list[float], list[float]]:
    """Play as the policy does to the end or its horizon: the share of the win and the score each seat can expect."""
    left = policy.horizon
    while True:
        left -= let_happen(state, luck)
        if state.actor == OVER or (policy.horizon > 0 and left <= 0 and policy.is_quiet(state)):
            break
        state.apply(policy.choose(state, rng))
    forecast = policy.forecast(state)
    return list(win_chances(policy, state, forecast)), list(forecast)


def _worth(
    seat: int,
    best_shares: list[list[float]],
    best_scores: list[float],
    shares: list[list[float]],
    scores: list[float],
) -> Worth:
    number = len(shares)
    differences = [best[seat] - own[seat] for best, own in zip(best_shares, shares, strict=True)]
    behind = sum(differences) / number
    variance = sum((one - behind) ** 2 for one in differences) / (number - 1)
    return Worth(
        chances=tuple(sum(column) / number for column in zip(*shares, strict=True)),
        score=sum(scores) / number,
        behind=behind,
        score_behind=(sum(best_scores) - sum(scores)) / number,
        error=math.sqrt(variance / number),
    )


def observer_of(state: State, seed: int, number: int, told: Sequence[Seen] = ()) -> Observer:
    """The observer of whoever has to decide, the same for the same seed."""
    return Observer(state, int(state.actor), fork(Rng(seed, number)), told)
