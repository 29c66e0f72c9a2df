"""Opponents that stay as they are: what the bots are measured against besides each other."""

from __future__ import annotations

from collections.abc import Iterable

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.expert import as_intended
from openingbell.bots.greedy import Greedy
from openingbell.bots.intention import Intention
from openingbell.bots.observer import Observer
from openingbell.bots.policy import Policy, win_chances
from openingbell.bots.syndicate.policy import SyndicatePolicy
from openingbell.bots.syndicate.weights import Weights
from openingbell.core.state import State
from openingbell.games.syndicate import moves

WORTH_IT = 0.005  # of the win


class Stone(Bot):
    """Greedy, but it proposes nothing and refuses everything."""

    name = "stone"

    def think(self, observer: Observer, budget: Budget) -> Decision:
        legal = [int(action) for action in observer.legal()]
        stubborn = moves.REFUSE if moves.REFUSE in legal else moves.DONE
        decision = Greedy().think(observer, budget)
        if stubborn in legal and decision.action in (moves.ACCEPT, *TRADES):
            return Decision(stubborn, [Choice(action, observer.to_text(action)) for action in legal])
        return decision


class Haggler(Bot):
    """Greedy, but it proposes what its rivals only just accept, as often as it may, whoever refused what."""

    name = "haggler"

    def __init__(self) -> None:
        super().__init__()
        self.policy = SyndicatePolicy(weights=knowing())
        self._intention = Intention()

    def think(self, observer: Observer, budget: Budget) -> Decision:
        steps = self._intention.steps(observer)
        if not steps:
            for bargain in self.policy.macro_actions(observer.world(observer.rng))[:1]:
                if bargain[0] in TRADES and self._gain(observer.world(observer.rng), bargain) > WORTH_IT:
                    steps = bargain
        self._intention.form(observer, steps)
        return as_intended(observer, steps, self.name) if steps else Greedy().think(observer, budget)

    def _gain(self, world: State, bargain: Iterable[int]) -> float:
        """How much more of the win there is in a bargain."""
        seat = int(world.actor)
        before = _chance(self.policy, world, seat)
        for step in [*bargain, moves.ACCEPT]:
            world.apply(step)
        return _chance(self.policy, world, seat) - before


def knowing() -> Weights:
    """Of somebody who knows exactly what greedy wants, and asks one rival a turn."""
    weights = Weights()
    weights.demand, weights.doubt, weights.asked = weights.fair, 1e-6, 1
    return weights


def _chance(policy: Policy, world: State, seat: int) -> float:
    return win_chances(policy, world, policy.forecast(world))[seat]


TRADES = range(moves.TRADE, moves.PROPOSE)
