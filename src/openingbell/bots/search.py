"""Information-set Monte-Carlo tree search: one tree for what a seat knows, grown over many re-deals."""

from __future__ import annotations

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.budget import Budget
from openingbell.bots.findings import Findings
from openingbell.bots.observer import Observer
from openingbell.bots.policy import Policy, chances, index_of_highest, prospects
from openingbell.bots.tree import NOTHING, ROOT, Tree
from openingbell.core.chance import let_happen
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State


class Settings:
    """How to search, found by playing variants against each other."""

    def __init__(self) -> None:
        # How much an action that looks good, or was seldom tried, is preferred to one that did well.
        self.curiosity = 0.6
        # An action that was never tried is thought to be so much worse than the average of its parent.
        self.caution = 0.05
        # How often a playout makes a random move: 1 takes the policy's `whim` as it is.
        self.whim = 1.0
        # How far priors are flattened: 1 takes the policy's `doubt` as it is.
        self.openness = 1.0
        # How many standard errors an action has to be ahead of the one that looks best, to be taken instead.
        self.proof = 0.25
        # The part of the tries that schemes have among them at first, if there are any.
        self.enterprise = 0.5
        # Playouts are judged after this part of the policy's `horizon`; 0: played to the end.
        self.depth = 1.0

    def numbers(self) -> dict[str, float]:
        """As plain data, for the way from one process to another."""
        names = ("curiosity", "caution", "whim", "openness", "proof", "enterprise", "depth")
        return {name: getattr(self, name) for name in names}

    @staticmethod
    def of(numbers: dict[str, float]) -> Settings:
        settings = Settings()
        for name, number in numbers.items():
            setattr(settings, name, number)
        return settings


class Search:
    """A tree that grows by one node with every iteration.

    At the root there are `options`: every legal action, and behind them the schemes of the policy. How they look at
    first sight, and which is par, is found out in `glimpse`, a world of the observer's.
    """

    def __init__(self, observer: Observer, policy: Policy, rng: Rng, settings: Settings, glimpse: State) -> None:
        self.observer = observer
        self.policy = policy
        self.rng = rng
        self.settings = settings
        self.horizon: i64 = i64(float(policy.horizon) * settings.depth)
        self.whim: i64 = i64(policy.whim * settings.whim * 1000.0)
        self.glimpse = glimpse
        self.actions = observer.legal()
        self.tree = Tree(int(glimpse.players))
        first_sight = self._priors(policy.appraise(glimpse, self.actions))
        self.options = [vec[i64]([action]) for action in self.actions]
        self.options.extend(policy.schemes(glimpse))
        self.priors = self._with_schemes(first_sight)
        self.findings = Findings(len(self.options), index_of_highest(first_sight))
        self._seed = int(rng.word())
        self._luck = rng  # of the iteration at hand …
        self._left: i64 = 0  # … and how much of it is to come before the judgement

    def _with_schemes(self, first_sight: vec[float]) -> vec[float]:
        """The priors of the options: schemes share a part of them equally."""
        schemes = len(self.options) - len(first_sight)
        if schemes == 0:
            return first_sight
        priors = vec[float](capacity=len(self.options))
        for prior in first_sight:
            priors = append(priors, prior * (1.0 - self.settings.enterprise))
        for _ in range(schemes):
            priors = append(priors, self.settings.enterprise / float(schemes))
        return priors

    def run(self, budget: Budget) -> int:
        """Search until the budget is spent; the number of iterations."""
        clock = budget.start()
        while clock.allows_more():
            self.iterate()
        return int(clock.spent)

    def iterate(self) -> None:
        """Imagine a world, go down the tree in it, add a node, play on, and tell every node on the way."""
        index = self._candidate()
        self._luck = Rng(self._seed, int(self.findings.visits[index]))
        self._left = self.horizon
        state = self.observer.world(self._luck)
        seat = state.actor
        for action in self.options[index]:
            state.apply(action)
        self._let_happen(state)
        path = vec[i64]()
        path = append(path, ROOT)
        node = self.tree.child(ROOT, seat, self.name(index))
        if node == NOTHING:
            path = append(path, self.tree.add(ROOT, seat, self.name(index)))
        else:
            path = append(path, node)
            if self.policy.deep:
                path = self._go_down(state, path)
        self._play_on(state)
        self._learn(state, path, index)

    def _go_down(self, state: State, path: vec[i64]) -> vec[i64]:
        """Play on in the tree until a node has to be added; the path with all nodes on the way."""
        node = path[len(path) - 1]
        is_new = False
        while not is_new and state.actor != OVER:
            actions = state.legal()
            if len(actions) == 1:
                state.apply(actions[0])
                self._let_happen(state)
                continue
            seat = state.actor
            action = self._select(state, node, actions)
            node = self.tree.child(node, seat, action)
            is_new = node == NOTHING
            if is_new:
                node = self.tree.add(path[len(path) - 1], seat, action)
                self.tree.offered[node] = 1
            state.apply(action)
            self._let_happen(state)
            path = append(path, node)
        return path

    def name(self, index: i64) -> i64:
        """What an option is called in the tree: an action by its number, a scheme by one below all of them."""
        return self.options[index][0] if index < len(self.actions) else NOTHING - 1 - index

    def _candidate(self) -> i64:
        """Which option of the root to try: the best mixture of how far it leads and how it looks. Par goes first, to
        measure the others by.
        """
        findings = self.findings
        curiosity = self.settings.curiosity * math.sqrt(float(self.tree.visits[ROOT] + 1))
        best = findings.par
        highest = -1e9
        for index in range(i64(len(self.options))):
            visits = findings.visits[index]
            value = -self.settings.caution if visits == 0 else findings.lead(index)
            value += curiosity * self.priors[index] / float(1 + visits)
            if value > highest:
                highest = value
                best = index
        return best if findings.visits[best] < findings.visits[findings.par] else findings.par

    def _let_happen(self, state: State) -> None:
        self._left -= let_happen(state, self._luck)

    def _select(self, state: State, node: i64, actions: vec[i64]) -> i64:
        """The action with the best mixture of what it brought so far and how it looks."""
        tree = self.tree
        seat = state.actor
        priors = self._priors(self.policy.appraise(state, actions))
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
        """The policy plays for everybody, now and then at random, to the end or to a quiet place beyond the horizon."""
        rng = self.rng
        policy = self.policy
        while state.actor != OVER:
            if self.horizon > 0 and self._left <= 0 and policy.is_quiet(state):
                return
            if self.whim > 0 and rng.below(1000) < self.whim:
                actions = state.legal()
                state.apply(actions[rng.below(len(actions))])
            else:
                state.apply(policy.choose(state, rng))
            self._let_happen(state)

    def _learn(self, state: State, path: vec[i64], index: i64) -> None:
        forecast = self.policy.forecast(state)
        shares = prospects(self.policy, state, forecast)
        for node in path:
            self.tree.reward(node, shares)
        self.findings.note(index, shares[self.observer.seat], forecast[self.observer.seat])
