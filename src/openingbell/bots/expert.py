"""Thinks ahead: tree search over what may be hidden, guided by the policy of the game if there is one."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.helpers import Helpers
from openingbell.bots.intention import Intention
from openingbell.bots.observer import Observer
from openingbell.bots.policy import UNIFORM, find_policy
from openingbell.bots.search import Search, SearchSettings
from openingbell.bots.tree import NOTHING, ROOT
from openingbell.core.chance import let_happen
from openingbell.core.game import Game
from openingbell.core.state import OVER

MAX_LINE: Final = 8
UNTRIED: Final = (0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Expert(Bot):
    """With several processes each grows a tree of its own, and the statistics of their roots are added up."""

    name = "expert"

    def __init__(self, processes: int = 1, settings: SearchSettings | None = None) -> None:
        super().__init__()
        self.settings: Final = settings or SearchSettings()
        self._intention = Intention()
        self._helpers = Helpers(processes - 1) if processes > 1 else None

    def hears(self, game: Game) -> frozenset[str] | None:
        return (find_policy(game) or UNIFORM).hears

    def think(self, observer: Observer, budget: Budget) -> Decision:
        steps = self._intention.steps(observer)
        if len(steps) > 0:
            decision = as_intended(observer, steps, self.name)
        else:
            policy = (find_policy(observer.game) or UNIFORM).recalling(observer.told)
            search = Search(observer, policy, observer.rng, self.settings, observer.world(observer.rng))
            iterations = self._run(search, budget)
            chosen = search.best()
            steps = search.candidates[chosen]
            decision = Decision(
                int(steps[0]), choices(search, chosen), line(search, chosen), iterations, self.name, numbers(steps)
            )
        self._intention.form(observer, steps)
        return decision

    def _run(self, search: Search, budget: Budget) -> int:
        """How many iterations there were, in all processes; none, where there is nothing to choose."""
        if len(search.candidates) == 1:
            return 0
        if self._helpers is None:
            return search.run(budget)
        own = self._helpers.begin(search, budget)
        return search.run(own) + self._helpers.add_to(search.root)

    def close(self) -> None:
        if self._helpers is not None:
            self._helpers.close()


def as_intended(observer: Observer, steps: vec[i64], bot: str) -> Decision:
    """One step further in a macro-action."""
    found = [Choice(int(action), observer.to_text(action)) for action in observer.legal()]
    found.sort(key=lambda choice: choice.action != steps[0])
    world = observer.world(observer.rng)
    moves: list[str] = []
    for step in steps:
        moves.append(world.game.to_text(world, step))
        world.apply(step)
    return Decision(int(steps[0]), found, moves, 0, bot, numbers(steps))


def numbers(steps: vec[i64]) -> list[int]:
    return [int(step) for step in steps]


def choices(search: Search, chosen: i64) -> list[Choice]:
    """What the search thinks of every action, the chosen one first, then the most tried. If macro-actions begin with an
    action, it is as good as the best of them, as far as that was found.
    """
    rows = search.root.rows()
    found: list[Choice] = []
    for action in search.observer.legal():
        ways = [index for index in range(len(search.candidates)) if search.candidates[index][0] == action]
        best = max(ways, key=lambda index: (index == chosen, rows[index][0]), default=-1)
        visits, share, _, _, score, square = rows[best] if best >= 0 else UNTRIED
        text = search.observer.to_text(action)
        if visits == 0:
            found.append(Choice(int(action), text, visits=0))
        else:
            mean = score / visits
            spread = math.sqrt(max(square / visits - mean * mean, 0.0))
            tries = sum(rows[index][0] for index in ways)
            found.append(Choice(int(action), text, None, tries, share / visits, mean, spread))
    first = search.candidates[chosen][0]
    return sorted(found, key=lambda choice: (choice.action != first, -(choice.visits or 0), -(choice.chance or 0.0)))


def line(search: Search, chosen: i64) -> list[str]:
    """How it goes on if everybody takes what was tried most, in one world that may be."""
    tree = search.tree
    state = search.observer.world(search.rng)
    node = tree.child(ROOT, state.actor, search.name(chosen))
    moves: list[str] = []
    for step in search.candidates[chosen]:
        moves.append(state.game.to_text(state, step))
        state.apply(step)
    while len(moves) < MAX_LINE and node != NOTHING:
        let_happen(state, search.rng)
        if state.actor == OVER:
            break
        actions = state.legal()
        action = actions[0] if len(actions) == 1 else tree.most_visited(node, state.actor, actions)
        if action == NOTHING:
            break
        moves.append(state.game.to_text(state, action))
        if len(actions) > 1:
            node = tree.child(node, state.actor, action)
        state.apply(action)
    return moves
