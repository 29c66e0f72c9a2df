"""Five levels from a beginner to a master: the same judgement and the same search, thought through more or less far,
and heeded more or less coolly.

A level takes a move the likelier the better it looks to it, so its mistakes are those of people: the second-best move
often, a bad one seldom, a silly one hardly ever. It thinks in iterations, not in time, so it is as strong on any
machine.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.bot import Bot
from openingbell.bots.budget import PATIENCE, Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.errors import UnknownBot
from openingbell.bots.expert import as_intended, choices, line, numbers
from openingbell.bots.intention import Intention
from openingbell.bots.observer import Observer
from openingbell.bots.policy import UNIFORM, Policy, best_at_random, find_policy, softmax
from openingbell.bots.search import Search, SearchSettings
from openingbell.core.game import Game
from openingbell.core.rng import Rng

LEVELS: Final = ("beginner", "casual", "skilled", "strong", "master")  # the weakest first
ANY_GAME: Final = "any"
FINE: Final = 1 << 30
# What a personality leans by, in parts of the win, even where a level is cooler than that.
LEAST_LEANING: Final = 0.005


class Level(Bot):
    """`name` is one of LEVELS; with a personality it leans to some moves whatever they are worth."""

    def __init__(self, name: str, personality: str = "") -> None:
        super().__init__()
        self.level: Final = name
        self.name = f"{name}:{personality}" if personality else name
        self.settings: Final = SearchSettings()
        self._leanings: Final = _personalities().get(personality, {})
        self._intention = Intention()

    def hears(self, game: Game) -> frozenset[str] | None:
        return _policy(game).hears

    def patience(self, budget: Budget) -> float:
        return PATIENCE

    def think(self, observer: Observer, budget: Budget) -> Decision:
        """The budget is the level's own, whatever time it is given; only fewer iterations hurry it."""
        steps = self._intention.steps(observer)
        if len(steps) > 0:
            decision = as_intended(observer, steps, self.name)
        else:
            policy = _policy(observer.game).recalling(observer.told)
            iterations, temperature = strength(self.level, observer.game.name)
            iterations = min(iterations, budget.iterations) if budget.iterations else iterations
            if iterations == 0:
                return self._at_first_sight(observer, policy, temperature)
            decision = self._thinking_ahead(observer, policy, iterations, temperature)
            steps = vec[i64]([i64(step) for step in decision.steps])
        self._intention.form(observer, steps)
        return decision

    def _at_first_sight(self, observer: Observer, policy: Policy, temperature: float) -> Decision:
        actions = observer.legal()
        gains = policy.appraise(observer.world(observer.rng), actions)
        heat = policy.temperature * temperature
        leaning = self._leaning(observer, actions, heat, policy.temperature)
        chosen = actions[pick(_sums(gains, leaning), heat, observer.rng)]
        found = [
            Choice(int(action), observer.to_text(action), gain)
            for action, gain in sorted(zip(actions, gains, strict=True), key=lambda pair: -pair[1])
        ]
        return Decision(int(chosen), found, [observer.to_text(chosen)], 0, self.name)

    def _thinking_ahead(self, observer: Observer, policy: Policy, iterations: int, temperature: float) -> Decision:
        search = Search(observer, policy, observer.rng, self.settings, observer.world(observer.rng))
        done = search.run(Budget(iterations=iterations)) if len(search.candidates) > 1 else 0
        chosen = search.best()
        if done > 0 and (temperature > 0.0 or self._leanings):
            chosen = self._taken(search, policy, temperature)
        steps = search.candidates[chosen]
        return Decision(int(steps[0]), choices(search, chosen), line(search, chosen), done, self.name, numbers(steps))

    def _taken(self, search: Search, policy: Policy, temperature: float) -> i64:
        """One of the candidates that were tried, by its lead."""
        tried = vec[i64]()
        for index in range(i64(len(search.candidates))):
            if search.root.visits[index] > 0:
                tried = append(tried, index)
        leads = vec[float]([search.root.sure_lead(index, self.settings.confidence) for index in tried])
        firsts = vec[i64]([search.candidates[index][0] for index in tried])
        leaning = self._leaning(search.observer, firsts, max(temperature, LEAST_LEANING), policy.temperature)
        return tried[pick(_sums(leads, leaning), temperature, search.rng)]

    def _leaning(self, observer: Observer, actions: vec[i64], unit: float, money: float) -> vec[float]:
        """What the personality adds to each action; `money` is the sum that makes one action clearly better."""
        leanings: dict[str, float] = self._leanings.get(observer.game.name, {})
        found = vec[float](capacity=len(actions))
        for action in actions:
            added = 0.0
            if leanings:
                form = observer.to_json(action)
                added = leanings.get(str(form["type"]), 0.0)
                added += leanings.get("money", 0.0) * float(form.get("amount") or form.get("price") or 0) / money
            found = append(found, unit * added)
        return found


def pick(worths: vec[float], temperature: float, rng: Rng) -> i64:
    """The index of one of these: the higher it is the likelier, the more so the lower the temperature."""
    if temperature <= 0.0:
        return best_at_random(worths, rng)
    drawn = float(rng.below(FINE)) / float(FINE)
    shares = softmax(worths, temperature)
    for index in range(i64(len(shares))):
        drawn -= shares[index]
        if drawn < 0.0:
            return index
    return best_at_random(worths, rng)  # rounding left nothing


def _sums(one: vec[float], other: vec[float]) -> vec[float]:
    return vec[float]([first + second for first, second in zip(one, other, strict=True)])


def strength(level: str, game_name: str) -> tuple[int, float]:
    """How many iterations a level has in a game, and its temperature."""
    table = _strengths()
    found = table.get(game_name, table[ANY_GAME])[level]
    return int(found["iterations"]), float(found["temperature"])


def personalities() -> list[str]:
    return list(_personalities())


def is_level(name: str) -> bool:
    return name.partition(":")[0] in LEVELS


def make_level(name: str) -> Level:
    """`skilled`, or with a personality `skilled:raider`."""
    level, colon, personality = name.partition(":")
    if colon and personality not in _personalities():
        raise UnknownBot(f"there is no personality {personality!r}; there are: {', '.join(personalities())}")
    return Level(level, personality)


def _policy(game: Game) -> Policy:
    return find_policy(game) or UNIFORM


@cache
def _strengths() -> dict[str, Any]:
    return _read("levels.toml")


@cache
def _personalities() -> dict[str, Any]:
    return _read("personalities.toml")


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
