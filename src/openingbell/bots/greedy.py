"""Takes what looks best at once, and looks no further."""

from __future__ import annotations

from openingbell.bots.bot import NOTHING, Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.observer import Observer
from openingbell.bots.policy import best_at_random, find_policy
from openingbell.core.game import Game


class Greedy(Bot):
    name = "greedy"

    def plays(self, game: Game) -> bool:
        return find_policy(game) is not None

    def hears(self, game: Game) -> frozenset[str] | None:
        policy = find_policy(game)
        return NOTHING if policy is None else policy.hears

    def think(self, observer: Observer, budget: Budget) -> Decision:
        policy = find_policy(observer.game)
        assert policy is not None
        actions = observer.legal()
        gains = policy.recalling(observer.told).appraise(observer.world(observer.rng), actions)
        chosen = actions[best_at_random(gains, observer.rng)]
        choices = [
            Choice(int(action), observer.to_text(action), gain)
            for action, gain in sorted(zip(actions, gains, strict=True), key=lambda pair: -pair[1])
        ]
        return Decision(int(chosen), choices, [observer.to_text(chosen)], 0, self.name)
