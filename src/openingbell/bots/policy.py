"""What a bot knows of one game at first sight: which action looks good, and who is ahead."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from openingbell.core.batch import win_shares
from openingbell.core.events import Seen
from openingbell.core.game import Game
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State

GROUP: Final = "openingbell.policies"
RULED_OUT: Final = -1e9


NO_ANSWER: Final = -1


class MacroAction:
    """Several actions of one seat that are worth trying as a whole. They may ask for the `answer` of somebody else, who
    gives it with this `chance`.
    """

    def __init__(self, steps: vec[i64], answer: i64 = NO_ANSWER, chance: float = 1.0) -> None:
        self.steps = steps
        self.answer = answer
        self.chance = chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Fast judgement on a state, which is always a re-deal. This one knows nothing: all actions are equal to it.

    `temperature` is the difference in `appraise` that makes one action clearly better than another. `horizon` is the
    number of draws and rolls after which a rollout is cut off and judged (0: never); after so many as `looks` say it is
    judged on the way, too, and the mean counts. `epsilon` is the part of its moves that are made at random, because
    nobody plays exactly like this. A search that is not `deep` grows no tree: beyond the decision at hand everybody
    plays as the policy would. `parts` is how many outcomes a draw mostly has, all equally likely: so finely luck is
    spread over the tries (0: it is not). `caution` is how far a search counts it against a candidate that its lead is
    uncertain. `hears` are the kinds of events that it has use for.
    """

    temperature: float = 1.0
    horizon: int = 0
    looks: tuple[int, ...] = ()
    epsilon: float = 0.0
    deep: bool = True
    parts: int = 0
    caution: float = 1.0
    hears: frozenset[str] = frozenset()

    def recalling(self, told: Sequence[Seen]) -> Policy:
        """This policy with what a seat was told in mind."""
        return self

    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        """What each of the actor's actions is worth, in the game's money; only differences mean anything. What is
        RULED_OUT is not considered, unless everything is: it must be wrong whatever is hidden.
        """
        gains = vec[float](capacity=len(actions))
        for _ in actions:
            gains = append(gains, 0.0)
        return gains

    def choose(self, state: State, rng: Rng) -> i64:
        """The action of the highest worth, at random among equals."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        return actions[best_at_random(self.appraise(state, actions), rng)]

    def play(self, state: State, rng: Rng) -> None:
        """In a try make the actor's decision, and whatever else of its own was decided with it."""
        state.apply(self.choose(state, rng))

    def make(self, state: State, action: i64) -> None:
        """In a try make a move of anybody's."""
        self.witness(state, action)
        state.apply(action)

    def witness(self, state: State, action: i64) -> None:
        """In a try this action is about to be made: what a policy recalls includes it from now on …"""

    def forget(self) -> None:
        """… until the try has ended."""

    def macro_actions(self, state: State) -> list[MacroAction]:
        """Sequences of the actor's own actions, the most promising first: for what takes several steps, of which the
        first ones look like nothing. Nothing is left to chance or to others before the last of them, and all are legal
        whatever is hidden.
        """
        return []

    def forecast(self, state: State) -> vec[float]:
        """The final score that each seat can expect, in the game's money."""
        scores = vec[float]()
        for score in state.scores():
            scores = append(scores, float(score))
        return scores

    def chances(self, state: State, forecast: vec[float]) -> vec[float]:
        """The share of the win that each seat can expect of a game that is not over: by the lead that is forecast."""
        return softmax(forecast, self.spread(state))

    def is_quiet(self, state: State) -> bool:
        """Whether the chances can be trusted here; a rollout goes on until they can."""
        return True

    def spread(self, state: State) -> float:
        """How far the final scores may still be from the forecast: a lead of this much makes a clear favourite."""
        return 1.0


def best_at_random(gains: vec[float], rng: Rng) -> i64:
    """The index of the highest number, at random among equals."""
    found: i64 = 0
    equals: i64 = 1
    for index in range(i64(1), i64(len(gains))):
        if gains[index] > gains[found]:
            found = index
            equals = 1
        elif gains[index] == gains[found]:
            equals += 1
            if rng.below(equals) == 0:
                found = index
    return found


def first_best(numbers: vec[float]) -> i64:
    """The index of the highest number, the first among equals."""
    found: i64 = 0
    for index in range(i64(1), i64(len(numbers))):
        if numbers[index] > numbers[found]:
            found = index
    return found


def softmax(numbers: vec[float], temperature: float) -> vec[float]:
    """Shares of one: the higher a number, the larger its share, the more so the lower the temperature."""
    top = numbers[0]
    for number in numbers:
        top = max(top, number)
    shares = vec[float](capacity=len(numbers))
    total = 0.0
    for number in numbers:
        share = math.exp((number - top) / temperature)
        total += share
        shares = append(shares, share)
    for index in range(i64(len(shares))):
        shares[index] /= total
    return shares


def win_chances(policy: Policy, state: State, forecast: vec[float]) -> vec[float]:
    """The share of the win that each seat can expect; who is out of the game has none, whatever the scores are."""
    if state.actor == OVER:
        return vec[float](win_shares(state))
    shares = policy.chances(state, forecast)
    left = 0.0
    for seat in range(i64(len(shares))):
        if state.is_out(seat):
            shares[seat] = 0.0
        left += shares[seat]
    for seat in range(i64(len(shares))):
        shares[seat] /= left
    return shares


UNIFORM: Final = Policy()


@cache
def _installed(name: str) -> Policy | None:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            policy = entry.load()
            assert isinstance(policy, Policy), f"entry point {name} of {GROUP} is not a Policy"
            return policy
    return None


def find_policy(game: Game) -> Policy | None:
    """The policy for a game, an entry point of the group `openingbell.policies` named like it; None: there is none."""
    return _installed(game.name)
