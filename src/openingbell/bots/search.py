"""Information-set Monte-Carlo tree search (ISMCTS): one tree for what a seat knows, grown over many determinizations,
which are re-deals here. Priors and PUCT as in AlphaZero, common random numbers at the root."""

from __future__ import annotations

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.policy import NO_ANSWER, RULED_OUT, MacroAction, Policy, first_best, softmax, win_chances
from openingbell.bots.root import RootStatistics
from openingbell.bots.spread import Spread
from openingbell.bots.tree import NOTHING, ROOT, Tree
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State


class SearchSettings:
    """How to search, found by playing variants against each other."""

    def __init__(self) -> None:
        # The constant of PUCT: how much an action that looks good, or was seldom tried, beats one that did well.
        self.c_puct = 0.6
        # First-play urgency: an action that was never tried is so much worse than the average of its parent.
        self.fpu_reduction = 0.05
        # How often a rollout makes a random move: 1 takes the policy's `epsilon` as it is.
        self.epsilon_scale = 1.0
        # How far priors are flattened: 1 takes the policy's `temperature` as it is.
        self.temperature_scale = 1.0
        # How many standard errors below its mean the lead of a candidate is taken to be (its lower confidence bound),
        # as far as the policy is cautious.
        self.confidence = 0.25
        # The part of the priors that macro-actions share, if there are any; how many are considered at first, and how
        # many more with the root of the number of tries.
        self.macro_prior = 0.5
        self.narrow = 3.0
        self.widening = 0.25
        # Rollouts are cut off after this part of the policy's `horizon`; 0: never.
        self.horizon_scale = 1.0

    def numbers(self) -> dict[str, float]:
        """As plain data, for the way from one process to another."""
        names = (
            "c_puct",
            "fpu_reduction",
            "epsilon_scale",
            "temperature_scale",
            "confidence",
            "macro_prior",
            "narrow",
            "widening",
            "horizon_scale",
        )
        return {name: getattr(self, name) for name in names}

    @staticmethod
    def of(numbers: dict[str, float]) -> SearchSettings:
        settings = SearchSettings()
        for name, number in numbers.items():
            setattr(settings, name, number)
        return settings


class Search:
    """A tree that grows by one node with every iteration.

    At the root there are `candidates`: every legal action that is not ruled out and begins no macro-action, then the
    macro-actions of the policy. Their priors, and which of them is the baseline, are found out in `root_world`, a world
    of the observer's.
    """

    def __init__(
        self, observer: Observer, policy: Policy, rng: Rng, settings: SearchSettings, root_world: State
    ) -> None:
        self.observer = observer
        self.policy = policy
        self.rng = rng
        self.settings = settings
        looks = [i64(float(draws) * settings.horizon_scale) for draws in (*policy.looks, policy.horizon)]
        self._looks: vec[i64] = vec[i64](looks)
        self.epsilon: i64 = i64(policy.epsilon * settings.epsilon_scale * 1000.0)
        self.root_world = root_world
        self.macro_actions = policy.macro_actions(root_world)
        actions = observer.legal()
        self.actions, gains = considered(actions, policy.appraise(root_world, actions), self.macro_actions)
        self.tree = Tree(int(root_world.players))
        priors = self._priors(gains)
        self.candidates = [vec[i64]([action]) for action in self.actions]
        self.candidates.extend([macro_action.steps for macro_action in self.macro_actions])
        self.priors = self._with_macro_actions(priors)
        self.root = RootStatistics(len(self.candidates), first_best(priors))
        self._seed = int(rng.word())
        self._chance_rng = rng  # of the iteration at hand …
        self._try: i64 = 0  # … which of its candidate's tries it is
        self._draws: i64 = 0  # … and how many draws there were in it
        self._spread = Spread(policy.parts, looks[len(looks) - 1] if policy.parts > 0 else 0, rng)

    def _with_macro_actions(self, priors: vec[float]) -> vec[float]:
        """The priors of all candidates: macro-actions share a part of them equally."""
        macro_actions = len(self.macro_actions)
        if macro_actions == 0:
            return priors
        shared = vec[float](capacity=len(self.candidates))
        for prior in priors:
            shared = append(shared, prior * (1.0 - self.settings.macro_prior))
        for _ in range(macro_actions):
            shared = append(shared, self.settings.macro_prior / float(macro_actions))
        return shared

    def best(self) -> i64:
        """The candidate to choose."""
        return self.root.best(self.settings.confidence * self.policy.caution)

    def run(self, budget: Budget) -> int:
        """Search until the budget is spent; the number of iterations."""
        clock = budget.start()
        while clock.allows_more():
            self.iterate()
        return int(clock.spent)

    def iterate(self) -> None:
        """Determinize, select down to a new node, roll out from there, and backpropagate. The answer that was asked for
        is taken to be given, and what comes of it counts as much as it is likely.
        """
        index = self._select_at_root()
        self._try = self.root.visits[index]
        self._chance_rng = Rng(self._seed, int(self._try))  # common to the n-th tries of all candidates
        self._draws = 0
        state = self.observer.world(self._chance_rng)
        seat = state.actor
        for action in self.candidates[index]:
            self.policy.make(state, action)
        chance = 1.0
        if index >= len(self.actions):
            chance = self._be_answered(state, self.macro_actions[index - len(self.actions)])
        self._resolve_chance(state)
        path = vec[i64]()
        path = append(path, ROOT)
        node = self.tree.child(ROOT, seat, self.name(index))
        if node == NOTHING:
            path = append(path, self.tree.add(ROOT, seat, self.name(index)))
        else:
            path = append(path, node)
            if self.policy.deep:
                path = self._descend(state, path)
        self._roll_out(state, path, index, chance)
        self.policy.forget()

    def _be_answered(self, state: State, macro_action: MacroAction) -> float:
        """How likely it was."""
        if macro_action.answer != NO_ANSWER:
            self.policy.make(state, macro_action.answer)
        return macro_action.chance

    def _descend(self, state: State, path: vec[i64]) -> vec[i64]:
        """Selection and expansion: play on in the tree until a node is added; the path with all nodes on the way."""
        node = path[len(path) - 1]
        is_new = False
        while not is_new and state.actor != OVER:
            actions = state.legal()
            if len(actions) == 1:
                state.apply(actions[0])
                self._resolve_chance(state)
                continue
            seat = state.actor
            action = self._select(state, node, actions)
            node = self.tree.child(node, seat, action)
            is_new = node == NOTHING
            if is_new:
                node = self.tree.add(path[len(path) - 1], seat, action)
                self.tree.availability[node] = 1
            state.apply(action)
            self._resolve_chance(state)
            path = append(path, node)
        return path

    def name(self, index: i64) -> i64:
        """The action of a candidate in the tree: its own number, or for a macro-action one below all of them."""
        return self.candidates[index][0] if index < len(self.actions) else NOTHING - 1 - index

    def _select_at_root(self) -> i64:
        """The candidate with the highest PUCT value, by its lead. The baseline goes first, to measure the others by,
        and is tried as often as the one that is tried most: more of it would tell nothing about a lead.
        """
        root = self.root
        exploration = self.settings.c_puct * math.sqrt(float(self.tree.visits[ROOT] + 1))
        best = root.baseline
        highest = -1e9
        actions: i64 = len(self.actions)
        width = self._width()
        for index in range(actions + width):
            if index == root.baseline:
                continue
            visits = root.visits[index]
            value = -self.settings.fpu_reduction if visits == 0 else root.lead(index)
            prior = self.priors[index]
            if index >= actions:
                prior *= float(len(self.macro_actions)) / float(width)  # those that are left out have none yet
            value += exploration * prior / float(1 + visits)
            if value > highest:
                highest = value
                best = index
        return best if root.visits[best] < root.visits[root.baseline] else root.baseline

    def _width(self) -> i64:
        """How many macro-actions are considered, the most promising first: the more, the more was tried (progressive
        widening). Few tries of many would find the luckiest of them.
        """
        width = self.settings.narrow + self.settings.widening * math.sqrt(float(self.tree.visits[ROOT]))
        return min(i64(width), i64(len(self.macro_actions)))

    def _resolve_chance(self, state: State) -> None:
        while state.actor == CHANCE:
            if self._draws < self._spread.draws:
                self._spread.aim(self._chance_rng, self._try, self._draws)
            state.proceed(state.sample(self._chance_rng))
            self._draws += 1

    def _select(self, state: State, node: i64, actions: vec[i64]) -> i64:
        """The action with the highest PUCT value, counting when it was available: it is not legal in all worlds."""
        tree = self.tree
        seat = state.actor
        priors = self._priors(self.policy.appraise(state, actions))
        untried = tree.mean(node, seat) - self.settings.fpu_reduction
        best: i64 = 0
        highest = -1e9
        for index in range(i64(len(actions))):
            child = tree.child(node, seat, actions[index])
            if child == NOTHING:
                value = untried + self.settings.c_puct * priors[index] * math.sqrt(float(tree.visits[node] + 1))
            else:
                tree.availability[child] += 1
                value = tree.mean(child, seat) + self.settings.c_puct * priors[index] * math.sqrt(
                    float(tree.availability[child])
                ) / float(1 + tree.visits[child])
            if value > highest:
                highest = value
                best = index
        return actions[best]

    def _priors(self, gains: vec[float]) -> vec[float]:
        """How likely the policy takes each action to be the best."""
        return softmax(gains, self.policy.temperature * self.settings.temperature_scale)

    def _roll_out(self, state: State, path: vec[i64], index: i64, chance: float) -> None:
        """Play on, and backpropagate the mean of what is judged after each of the policy's looks."""
        forecast = vec[float]()
        shares = vec[float]([0.0] * int(state.players))
        for draws in self._looks:
            self._play_on(state, draws)
            forecast = self.policy.forecast(state)
            judged = win_chances(self.policy, state, forecast)
            for seat in range(i64(len(shares))):
                shares[seat] += judged[seat] / float(len(self._looks))
        for node in path:
            self.tree.add_visit(node, shares)
        self.root.record(index, shares[self.observer.seat], forecast[self.observer.seat], chance)

    def _play_on(self, state: State, draws: i64) -> None:
        """The policy plays for everybody, or at random now and then, until it is quiet after so many draws, or over."""
        rng = self.rng
        policy = self.policy
        while state.actor != OVER and not (0 < draws <= self._draws and policy.is_quiet(state)):
            if self.epsilon > 0 and rng.below(1000) < self.epsilon:
                actions = state.legal()
                state.apply(actions[rng.below(len(actions))])
            else:
                policy.play(state, rng)
            self._resolve_chance(state)


def considered(actions: vec[i64], gains: vec[float], macro_actions: list[MacroAction]) -> tuple[vec[i64], vec[float]]:
    """What is not ruled out, unless all is, and begins nothing that is considered as a whole, unless all does."""
    actions, gains = _without(actions, gains, [gain <= RULED_OUT for gain in gains])
    return _without(actions, gains, [_begins(action, macro_actions) for action in actions])


def _without(actions: vec[i64], gains: vec[float], left_out: list[bool]) -> tuple[vec[i64], vec[float]]:
    if all(left_out):
        return actions, gains
    kept = vec[i64](capacity=len(actions))
    their_gains = vec[float](capacity=len(actions))
    for index in range(i64(len(actions))):
        if not left_out[index]:
            kept = append(kept, actions[index])
            their_gains = append(their_gains, gains[index])
    return kept, their_gains


def _begins(action: i64, macro_actions: list[MacroAction]) -> bool:
    for macro_action in macro_actions:
        if macro_action.steps[0] == action:
            return True
    return False
