"""Opponents that stay as they are: what the bots are measured against besides each other."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

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
from openingbell.core.game import Game
from openingbell.core.state import State
from openingbell.games.syndicate import moves

WORTH_IT = 0.005  # of the win
TRIED = 8  # bargains of a decision
DEAREST = 8  # hundreds that are added to the price, one after the other


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
    """Greedy, but it proposes the best of what greedy would accept, and only just, as often as it may."""

    name = "haggler"

    def __init__(self) -> None:
        super().__init__()
        self.policy = SyndicatePolicy(weights=knowing())
        self._intention = Intention()

    def hears(self, game: Game) -> frozenset[str] | None:
        return self.policy.hears  # what its rivals remember

    def think(self, observer: Observer, budget: Budget) -> Decision:
        steps = self._intention.steps(observer)
        if not steps:
            steps = self._bargain(observer.world(observer.rng), SyndicatePolicy(observer.told))
        self._intention.form(observer, steps)
        return as_intended(observer, steps, self.name) if steps else Greedy().think(observer, budget)

    def _bargain(self, world: State, rival: Policy) -> vec[i64]:
        """What gains most of all that is accepted; nothing, if that is too little."""
        seat, best, found = int(world.actor), WORTH_IT, vec[i64]()
        before = _chance(self.policy, world, seat)
        for bargain in self.policy.macro_actions(world)[:TRIED]:
            for hundreds in range(DEAREST if bargain.steps[0] in TRADES else 0):
                steps = _dearer(bargain.steps, hundreds)
                proposed = _after(world, steps)
                gain = 0.0 if proposed is None else _chance(self.policy, _accepted(proposed), seat) - before
                if proposed is None or gain <= best:
                    break
                if rival.appraise(proposed, vec[i64]([moves.ACCEPT]))[0] > 0.0:
                    best, found = gain, steps
                    break
        return found


def knowing() -> Weights:
    """Of somebody who knows exactly what greedy wants, and asks one rival a turn."""
    weights = Weights()
    weights.demand, weights.doubt, weights.asked = weights.fair, 1e-6, 1
    return weights


def _dearer(bargain: vec[i64], hundreds: int) -> vec[i64]:
    """The same, for more money: the largest tokens are named first, after the lot that is given."""
    place = 2 if moves.GIVE <= bargain[1] < moves.GIVE + moves.ITEM_MONEY else 1
    return vec[i64]([*bargain[:place], *[moves.GIVE + moves.ITEM_MONEY] * hundreds, *bargain[place:]])


def _after(world: State, steps: Iterable[int]) -> State | None:
    """With these steps made, if they can be."""
    state = world.clone()
    for step in steps:
        if not state.is_legal(step):
            return None
        state.apply(step)
    return state


def _accepted(proposed: State) -> State:
    state = proposed.clone()
    state.apply(moves.ACCEPT)
    return state


def _chance(policy: Policy, world: State, seat: int) -> float:
    return win_chances(policy, world, policy.forecast(world))[seat]


TRADES = range(moves.TRADE, moves.PROPOSE)
