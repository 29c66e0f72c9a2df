"""Root parallelization: several processes for one decision, each with a tree of its own."""

from __future__ import annotations

from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.policy import UNIFORM, find_policy
from openingbell.bots.root import RootStatistics
from openingbell.bots.search import Search, SearchSettings
from openingbell.core.events import Seen
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.processes.pool import Pool

Rows = list[tuple[int, float, float, float, float, float]]


class Helpers:
    """Processes that search along. They get a re-deal of a re-deal: no more than the bot has."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = Pool(processes)
        self._asked: list[Future[tuple[int, Rows]]] = []

    def begin(self, search: Search, budget: Budget) -> Budget:
        """Set all to work; what is left for the process that asks. Time is everybody's, iterations are divided."""
        self._asked = []
        own, each = budget, budget
        if budget.iterations:
            part = budget.iterations // (self._processes + 1)
            if part == 0:
                return budget
            own = Budget(iterations=budget.iterations - part * self._processes)
            each = Budget(iterations=part)
        seat, settings = search.observer.seat, search.settings.numbers()
        seed = int(search.rng.word())
        try:
            for number in range(self._processes):
                question = (search.root_world, seat, seed, number, str(each), settings, search.observer.told)
                self._asked.append(self._pool.executor.submit(search_along, *question))
        except BrokenProcessPool:
            self._begin_anew()
        return own

    def add_to(self, root: RootStatistics) -> int:
        """Wait for all and add what they found; how many iterations that were. If one of them died, nothing is."""
        try:
            found = [asked.result() for asked in self._asked]
        except BrokenProcessPool:
            self._begin_anew()
            return 0
        for _, rows in found:
            root.add(rows)
        return sum(iterations for iterations, _ in found)

    def _begin_anew(self) -> None:
        self._asked = []
        self._pool.replace(self._pool.executor)

    def close(self) -> None:
        self._pool.close()


def search_along(
    root_world: State,
    seat: int,
    seed: int,
    number: int,
    budget: str,
    settings: dict[str, Any],
    told: tuple[Seen, ...],
) -> tuple[int, Rows]:
    """In a helper: what it finds is about the same candidates as everybody's, and compared with the same baseline."""
    observer = Observer(root_world, seat, Rng(seed, number), told)
    policy = (find_policy(observer.game) or UNIFORM).recalling(told)
    search = Search(observer, policy, observer.rng, SearchSettings.of(settings), root_world)
    iterations = search.run(Budget.of(budget))
    return iterations, search.root.rows()
