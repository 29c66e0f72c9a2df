"""Plays at random: the least that any other bot has to beat."""

from __future__ import annotations

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.observer import Observer


class RandomBot(Bot):
    name = "random"

    def think(self, observer: Observer, budget: Budget) -> Decision:
        actions = observer.legal()
        choices = [Choice(int(action), observer.to_text(action)) for action in actions]
        chosen = choices[observer.rng.below(len(choices))]
        return Decision(chosen.action, choices, [chosen.text], 0, self.name)
