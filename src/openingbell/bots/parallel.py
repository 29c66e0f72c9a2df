"""Several processes for one decision: each searches a tree of its own."""

from __future__ import annotations

import signal
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from openingbell.bots.budget import Budget
from openingbell.bots.findings import Findings
from openingbell.bots.observer import Observer
from openingbell.bots.policy import IGNORANT, find_policy
from openingbell.bots.search import Search, Settings
from openingbell.core.rng import Rng
from openingbell.core.state import State

Rows = list[tuple[int, float, float, float, float, float]]


class Helpers:
    """Processes that search along. They get a re-deal of a re-deal: no more than the bot has."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=ignore_ctrl_c)
        self._asked: list[Future[tuple[int, Rows]]] = []

    def begin(self, observer: Observer, budget: Budget, settings: Settings) -> Budget:
        """Set all to work; what is left for the process that asks. Time is everybody's, iterations are divided."""
        own = budget
        each = budget
        if budget.iterations:
            part = budget.iterations // (self._processes + 1)
            own = Budget(iterations=budget.iterations - part * self._processes)
            each = Budget(iterations=part) if part else own
        if budget.iterations and each is own:
            self._asked = []
            return own
        world = observer.world(observer.rng)
        seed = int(observer.rng.word())
        self._asked = [
            self._pool.submit(search_along, world, observer.seat, seed, number, str(each), settings.numbers())
            for number in range(self._processes)
        ]
        return own

    def add_to(self, findings: Findings) -> int:
        """Wait for all and add what they found; how many iterations that were."""
        total = 0
        for asked in self._asked:
            iterations, rows = asked.result()
            findings.add(rows)
            total += iterations
        return total

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def ignore_ctrl_c() -> None:
    """Whoever asked hears it, and stops asking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def search_along(
    world: State, seat: int, seed: int, number: int, budget: str, settings: dict[str, Any]
) -> tuple[int, Rows]:
    """In a helper."""
    observer = Observer.of(world, seat, Rng(seed, number))
    policy = find_policy(observer.game) or IGNORANT
    search = Search(observer, policy, observer.rng, Settings.of(settings))
    iterations = search.run(Budget.of(budget))
    return iterations, search.findings.rows()
