"""How far Syndicate's rollouts should go: how much a few tries tell about what many long ones find.

    python -m benchmarks.horizons                      some minutes
    python -m benchmarks.horizons --positions 12 --horizon 10 --horizon 3,7,13,20

The lead of every candidate is estimated in the same positions of greedy games with each horizon, and with a long one as
the yardstick. A short rollout has less luck in it, but ends in a guess. Several numbers are several looks on the way.
Printed are, for actions and for bargains, the luck of one try, and how the mean of five and of twenty tries correlates
with the yardstick. That has luck of its own: these numbers are to be compared with each other alone.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from librt.vecs import vec

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.registry import find_bot
from openingbell.bots.search import Search, SearchSettings
from openingbell.bots.syndicate.policy import SyndicatePolicy
from openingbell.core.chance import let_happen
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State

Looks = tuple[int, ...]  # after so many draws a rollout is judged, and after the last of them it ends

HORIZONS: tuple[Looks, ...] = ((6,), (10,), (16,), (24,), (3, 7, 10, 13), (3, 7, 13, 20), (7, 10, 16, 24))
YARDSTICK: Looks = (72,)
TRIES, YARDSTICK_TRIES = 30, 60
FIRST_ROUND, APART = 5, 6
EVEN = 1000.0  # so much exploration, of so many bargains, that all candidates are tried equally often


@dataclass(frozen=True)
class Lead:
    """Of a candidate: the mean of its tries, and its variance."""

    mean: float
    variance: float
    is_bargain: bool


def positions(number: int) -> Iterator[State]:
    """Three of each game, where whoever has the turn may deal."""
    bot, found, seed = find_bot("greedy"), 0, 0
    while found < number:
        seed += 1
        rng = Rng(seed)
        state = find_game("syndicate").start({"players": 4})
        wanted = FIRST_ROUND
        while found < number and wanted < FIRST_ROUND + 3 * APART:
            let_happen(state, rng)
            if state.actor == OVER:
                break
            if len(state.legal()) > 1 and SyndicatePolicy().is_quiet(state) and state.view(0)["round"] >= wanted:
                found, wanted = found + 1, wanted + APART
                yield state.clone()
            state.apply(bot.choose(Observer(state, int(state.actor), rng), Budget(iterations=1)))


def leads(state: State, looks: Looks, tries: int, seed: int) -> dict[tuple[int, ...], Lead]:
    """Of all candidates but the baseline."""
    policy = SyndicatePolicy()
    policy.looks, policy.horizon = looks[:-1], looks[-1]
    observer = Observer(state, int(state.actor), Rng(seed))
    settings = SearchSettings()
    settings.c_puct = settings.narrow = EVEN
    search = Search(observer, policy, observer.rng, settings, observer.world(observer.rng))
    candidates = len(search.candidates)
    search.priors = vec[float]([1.0 / candidates] * candidates)
    for _ in range(tries * candidates):
        search.iterate()
    found = {}
    for index, (visits, _, lead, square, _, _) in enumerate(search.root.rows()):
        if index != search.root.baseline and visits:
            mean = lead / visits
            steps = tuple(int(step) for step in search.candidates[index])
            found[steps] = Lead(mean, (square / visits - mean * mean) / visits, index >= len(search.actions))
    return found


def _looks(text: str) -> Looks:
    return tuple(map(int, text.split(",")))


def covariance(xs: Sequence[float], ys: Sequence[float]) -> float:
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((one - x) * (other - y) for one, other in zip(xs, ys, strict=True)) / len(xs)


def report(what: str, looks: Looks, pairs: Sequence[tuple[Lead, Lead]]) -> str:
    """What a horizon is worth, of pairs with the yardstick."""
    short, long = [one.mean for one, _ in pairs], [other.mean for _, other in pairs]
    luck = TRIES * sum(one.variance for one, _ in pairs) / len(pairs)
    true = max(covariance(short, short) - luck / TRIES, 0.0)
    spread = covariance(long, long)
    five, twenty = (covariance(short, long) / math.sqrt((true + luck / tries) * spread) for tries in (5, 20))
    return f"{what:9}{', '.join(map(str, looks)):>14}{len(pairs):12}{math.sqrt(luck):10.3f}{five:12.2f}{twenty:12.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--horizon", type=_looks, action="append", metavar="DRAWS[,DRAWS…]", help="these only")
    wanted = parser.parse_args()
    horizons = wanted.horizon or HORIZONS
    pairs: dict[Looks, list[tuple[Lead, Lead]]] = {horizon: [] for horizon in horizons}
    for number, state in enumerate(positions(wanted.positions)):
        yardstick = leads(state, YARDSTICK, YARDSTICK_TRIES, 2 * number)
        for horizon in horizons:
            found = leads(state, horizon, TRIES, 2 * number + 1)
            pairs[horizon] += [(found[steps], yardstick[steps]) for steps in found if steps in yardstick]
    print(f"{'':9}{'horizon':>14}{'candidates':>12}{'luck':>10}{'five':>12}{'twenty':>12}")
    for what in ("actions", "bargains"):
        for horizon in horizons:
            chosen = [pair for pair in pairs[horizon] if pair[0].is_bargain == (what == "bargains")]
            if chosen:
                print(report(what, horizon, chosen), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
