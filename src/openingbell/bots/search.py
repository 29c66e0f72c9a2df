"""Information-set Monte-Carlo tree search: one tree for what a seat knows, grown over many re-deals."""

from __future__ import annotations

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.policy import Policy, chances, won
from openingbell.bots.tree import NOTHING, ROOT, Tree
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State


class Findings:
    """What came of each action at the root: how often it was tried, and the sums of the observer's shares of the win,
    of the expected final scores and of their squares.
    """

    def __init__(self, actions: i64) -> None:
        self.visits = vec[i64]([0] * actions)
        self.shares = vec[float]([0.0] * actions)
        self.scores = vec[float]([0.0] * actions)
        self.squares = vec[float]([0.0] * actions)

    def note(self, index: i64, share: float, score: float) -> None:
        self.visits[index] += 1
        self.shares[index] += share
        self.scores[index] += score
        self.squares[index] += score * score

    def rows(self) -> list[tuple[int, float, float, float]]:
        """As plain data, for the way from one process to another."""
        return [
            (int(self.visits[index]), self.shares[index], self.scores[index], self.squares[index])
            for index in range(len(self.visits))
        ]

    def add(self, rows: list[tuple[int, float, float, float]]) -> None:
        """What another search found about the same actions."""
        for index in range(len(rows)):
            visits, share, score, square = rows[index]
            self.visits[index] += visits
            self.shares[index] += share
            self.scores[index] += score
            self.squares[index] += square

    def best(self, priors: vec[float]) -> i64:
        """The action tried most often; among equals the one that did better, and of the untried, that looks better."""
        best: i64 = 0
        highest = -1.0
        for index in range(i64(len(priors))):
            visits = self.visits[index]
            value = priors[index] if visits == 0 else self.shares[index] / float(visits)
            if visits > self.visits[best] or (visits == self.visits[best] and value > highest):
                best = index
                highest = value
        return best


class Settings:
    """How to search, found by playing variants against each other."""

    def __init__(self) -> None:
        # How much an action that looks good, or was seldom tried, is preferred to one that did well.
        self.curiosity = 0.6
        # An action that was never tried is thought to be so much worse than the average of its parent.
        self.caution = 0.05
        # How often a playout makes a random move instead of the policy's.
        self.whim = 0.1
        # How far priors are flattened: 1 takes the policy's `doubt` as it is.
        self.openness = 1.0
        # Playouts are judged after this part of the policy's `horizon`; 0: played to the end.
        self.depth = 1.0

    def numbers(self) -> dict[str, float]:
        """As plain data, for the way from one process to another."""
        return {name: getattr(self, name) for name in ("curiosity", "caution", "whim", "openness", "depth")}

    @staticmethod
    def of(numbers: dict[str, float]) -> Settings:
        settings = Settings()
        for name, number in numbers.items():
            setattr(settings, name, number)
        return settings


class Search:
    """A tree that grows by one node with every iteration."""

    def __init__(self, observer: Observer, policy: Policy, rng: Rng, settings: Settings) -> None:
        self.observer = observer
        self.policy = policy
        self.rng = rng
        self.settings = settings
        self.horizon: i64 = i64(float(policy.horizon) * settings.depth)
        self.whim: i64 = i64(settings.whim * 1000.0)
        self.actions = observer.legal()
        world = observer.world(rng)
        self.tree = Tree(len(world.scores()))
        self.priors = self._priors(policy.appraise(world, self.actions))
        self.findings = Findings(len(self.actions))

    def run(self, budget: Budget) -> int:
        """Search until the budget is spent; the number of iterations."""
        clock = budget.start()
        while clock.allows_more():
            self.iterate()
        return int(clock.spent)

    def iterate(self) -> None:
        """Imagine a world, go down the tree in it, add a node, play on, and tell every node on the way."""
        state = self.observer.world(self.rng)
        path = vec[i64]()
        path = append(path, ROOT)
        node: i64 = ROOT
        while True:
            self._let_happen(state)
            if state.actor == OVER:
                break
            actions = state.legal()
            if len(actions) == 1:
                state.apply(actions[0])
                continue
            seat = state.actor
            action = self._select(state, node, actions)
            child = self.tree.child(node, seat, action)
            is_new = child == NOTHING
            if is_new:
                child = self.tree.add(node, seat, action)
                self.tree.offered[child] = 1
            state.apply(action)
            path = append(path, child)
            node = child
            if is_new:
                break
        self._play_on(state)
        self._learn(state, path)

    def _let_happen(self, state: State) -> None:
        while state.actor == CHANCE:
            state.apply(state.sample(self.rng))

    def _select(self, state: State, node: i64, actions: vec[i64]) -> i64:
        """The action with the best mixture of what it brought so far and how it looks."""
        tree = self.tree
        seat = state.actor
        priors = self.priors if node == ROOT else self._priors(self.policy.appraise(state, actions))
        untried = tree.mean(node, seat) - self.settings.caution
        best: i64 = 0
        highest = -1e9
        for index in range(i64(len(actions))):
            child = tree.child(node, seat, actions[index])
            if child == NOTHING:
                value = untried + self.settings.curiosity * priors[index] * math.sqrt(float(tree.visits[node] + 1))
            else:
                tree.offered[child] += 1
                value = tree.mean(child, seat) + self.settings.curiosity * priors[index] * math.sqrt(
                    float(tree.offered[child])
                ) / float(1 + tree.visits[child])
            if value > highest:
                highest = value
                best = index
        return actions[best]

    def _priors(self, gains: vec[float]) -> vec[float]:
        """How likely the policy thinks each action to be the best."""
        return chances(gains, self.policy.doubt * self.settings.openness)

    def _play_on(self, state: State) -> None:
        """The policy plays for everybody, now and then at random, to the end or the horizon."""
        left = self.horizon
        rng = self.rng
        policy = self.policy
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(state.sample(rng))
                continue
            if self.horizon > 0:
                if left <= 0 and policy.is_quiet(state):
                    return
                left -= 1
            if self.whim > 0 and rng.below(1000) < self.whim:
                actions = state.legal()
                state.apply(actions[rng.below(len(actions))])
            else:
                state.apply(policy.choose(state, rng))

    def _learn(self, state: State, path: vec[i64]) -> None:
        forecast = self.policy.forecast(state)
        shares = won(state) if state.actor == OVER else chances(forecast, self.policy.spread(state))
        for node in path:
            self.tree.reward(node, shares)
        if len(path) > 1:
            seat = self.observer.seat
            self.findings.note(self._index(self.tree.action[path[1]]), shares[seat], forecast[seat])

    def _index(self, action: i64) -> i64:
        """Where an action of the root is in `actions`."""
        found: i64 = 0
        while self.actions[found] != action:
            found += 1
        return found
