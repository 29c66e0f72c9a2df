"""Bots against bots in paired games, dealt out to several processes: what the other measurements count with.

A side is `expert@50ms`, `expert@100` for iterations, a level, `old:greedy` for a bot of the pool, or `haggler`.
"""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache

from benchmarks.frozen import Frozen, build
from openingbell.arena.contest import Contest
from openingbell.arena.entrants import Entrant
from openingbell.arena.match import play_match
from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.core.registry import find_game
from tests.bots.pool import Haggler

# The opponents that stay as they are: commits of this repository.
POOL = ("e04d5f5",)
OLD = "old:"
SEATS = 4
SOON = Budget.of("50ms")
TRIES = 3


def two_against_two(one: str, other: str) -> list[str]:
    return [one, other, one, other]


def one_against_three(one: str, other: str) -> list[str]:
    return [one, other, other, other]


def deals(
    game: str, sides: Sequence[str], seed: int, games: int, workers: int, commit: str = ""
) -> Generator[float, None, None]:
    """The part of the games that the first side wins, deal by deal; whoever has enough stops asking."""
    commit = commit or POOL[-1]
    if any(side.startswith(OLD) for side in sides):
        build(commit)  # before several processes want it at once
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn)
    try:
        waiting: deque[Future[float]] = deque()
        numbers = iter(range(-(-games // SEATS)))
        while True:
            while len(waiting) < workers + 1 and (number := next(numbers, None)) is not None:
                waiting.append(pool.submit(play_deal, game, tuple(sides), seed, games, number, commit))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_deal(game_name: str, sides: tuple[str, ...], seed: int, games: int, number: int, commit: str) -> float:
    """In a process of its own: all games of one deal. They are played again if a decision was lost: that of a bot whose
    budget is time may be, on a machine that stands still for half a second.
    """
    game = find_game(game_name)
    entrants = [_entrant(side) for side in sides]
    bots = [_bot(side, commit) for side in sides]
    contest = Contest.of(game, game.check({"players": SEATS}), entrants, SOON, seed, games)
    for _ in range(TRIES):
        results = [play_match(contest, bots, number * SEATS + rotation) for rotation in range(SEATS)]
        sittings = [sitting for result in results for sitting in result.sittings]
        if not any(sitting.lost for sitting in sittings):
            return sum(sitting.win for sitting in sittings if sides[sitting.entrant] == sides[0]) / SEATS
    raise RuntimeError(f"decisions of deal {number} were lost: {[result.complaints for result in results]}")


def _entrant(side: str) -> Entrant:
    return Entrant.of(side.removeprefix(OLD), SOON)


@cache
def _bot(side: str, commit: str) -> Bot:
    if side == "haggler":
        return Haggler()
    entrant = _entrant(side)
    return Frozen(build(commit), entrant.bot) if side.startswith(OLD) else entrant.make()
