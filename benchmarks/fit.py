"""Fits the judgement of each game: who will win, from how the seats stand (src/openingbell/bots/GAME/features.py).

    python -m benchmarks.fit                           all games, some minutes; writes their judgement.json
    python -m benchmarks.fit --game acquire --games 1000 --dry

Bots by first sight play many games, at tables of all sizes. Each seat weighs things a little differently, and some err
now and then, so that nothing hangs on how one of them plays. A few quiet positions of each game are kept, with who won.
Every fourth game is held out: what the fitted and the hand-made judgement lose there is printed, by phases of the game.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from openingbell.bots.acquire import features as acquire
from openingbell.bots.acquire.policy import AcquirePolicy
from openingbell.bots.judgement import FILE
from openingbell.bots.policy import Policy, softmax
from openingbell.bots.stockpile import features as stockpile
from openingbell.bots.stockpile.policy import StockpilePolicy
from openingbell.bots.syndicate import features as syndicate
from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.policy import SyndicatePolicy
from openingbell.core.batch import win_shares
from openingbell.core.chance import let_happen
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State

Numbers = NDArray[np.float64]

BOTS = Path(__file__).resolve().parent.parent / "src" / "openingbell" / "bots"
SEATS = 6  # at the largest table
POSITIONS = 8  # of each game
HELD_OUT = 4  # one game of so many
# By how much the weights of a seat differ from ours, as a logarithm, and how many of a thousand moves are any.
VARIETY = (0.0, 0.1, 0.4)
ERRORS = (0, 0, 20, 80)
# Where nobody errs: half a trade of Syndicate would be finished by the very judgement that is to be fitted.
STEADY = ("deal",)
# Where everybody answers for himself: `play` answers as others are taken to.
OWN = ("answer",)
REGULARITY = 1e-3  # how much large weights cost
BANDS = 5  # phases to print


@dataclass(frozen=True)
class Subject:
    """What is particular to a game: its features, how much is ahead, and at how many phases weights are fitted."""

    names: tuple[str, ...]
    features: Callable[[Any, Any], Any]  # of a policy and a position
    ahead: Callable[[Any], float]
    phases: int
    policy: Callable[[], Policy]
    tables: tuple[int, ...]


SUBJECTS = {
    "acquire": Subject(
        acquire.NAMES,
        lambda policy, p: acquire.features(p, policy.outlook.growth),
        acquire.ahead,
        3,
        AcquirePolicy,
        (2, 3, 4, 4, 4, 5, 6),
    ),
    "stockpile": Subject(
        stockpile.NAMES,
        lambda _, p: stockpile.features(p),
        stockpile.ahead,
        3,
        StockpilePolicy,
        (2, 3, 4, 4, 4, 5),
    ),
    "syndicate": Subject(
        syndicate.NAMES,
        lambda policy, p: syndicate.features(Books(p, policy.w, policy.manners)),
        syndicate.ahead,
        1,
        SyndicatePolicy,
        (2, 3, 4, 4, 4, 5, 6),
    ),
}


@dataclass(frozen=True)
class Sample:
    """A position: a row of features for each seat, who is still in, who won, and the hand-made chances."""

    game: int
    ahead: float
    features: list[float]
    alive: list[bool]
    won: list[float]
    by_hand: list[float]


def played(name: str, seed: int, number: int) -> list[Sample]:
    """A few positions of one game."""
    subject, luck, rng = SUBJECTS[name], random.Random(f"{seed} {name} {number}"), Rng(seed, number)
    state = find_game(name).start(_table(name, luck))
    seats = [(varied(subject.policy(), luck), luck.choice(ERRORS)) for _ in range(state.players)]
    kept: list[Sample] = []
    quiet = 0
    let_happen(state, rng)
    while state.actor != OVER:
        policy, errors = seats[int(state.actor)]
        if policy.is_quiet(state):
            quiet += 1  # each of them has the same chance to be kept in the end
            place = len(kept) if len(kept) < POSITIONS else luck.randrange(quiet)
            if place < POSITIONS:
                kept[place : place + 1] = [_sample(subject, state, number)]
        if luck.randrange(1000) < errors and state.step_name() not in STEADY:
            state.apply(state.any_legal(rng))
        elif state.step_name() in OWN:
            state.apply(policy.choose(state, rng))
        else:
            policy.play(state, rng)
            policy.forget()
        let_happen(state, rng)
    won = list(win_shares(state))
    for sample in kept:
        sample.won.extend(won)
    return kept


def _table(name: str, luck: random.Random) -> dict[str, object]:
    table: dict[str, object] = {"players": luck.choice(SUBJECTS[name].tables)}
    if name == "stockpile":
        table.update(investors=luck.random() < 0.3, board=luck.choice(("standard", "standard", "advanced")))
    if name == "syndicate" and luck.random() < 0.3:
        table.update(end="rounds", rounds=luck.choice((20, 30, 60)))
    return table


def varied(policy: Policy, luck: random.Random) -> Policy:
    """With other weights than ours, or our own."""
    weights, width = cast(Any, policy).w, luck.choice(VARIETY)
    for name in dir(weights):
        weight = getattr(weights, name)
        if isinstance(weight, float) and width > 0:
            setattr(weights, name, weight * math.exp(luck.gauss(0, width)))
    return policy


def _sample(subject: Subject, state: State, number: int) -> Sample:
    policy = subject.policy()
    alive = [not state.is_out(seat) for seat in range(state.players)]
    by_hand = list(softmax(policy.forecast(state), policy.spread(state)))
    left = [chance * here for chance, here in zip(by_hand, alive, strict=True)]
    by_hand = [chance / sum(left) for chance in left]
    return Sample(number, subject.ahead(state), list(subject.features(policy, state)), alive, [], by_hand)


class Table:
    """Samples as arrays: a row for each position, in it one for each seat."""

    def __init__(self, samples: list[Sample], width: int) -> None:
        self.features = np.zeros((len(samples), SEATS, width))
        self.alive = np.zeros((len(samples), SEATS), dtype=bool)
        self.won = np.zeros((len(samples), SEATS))
        self.by_hand = np.zeros((len(samples), SEATS))
        self.ahead = np.array([sample.ahead for sample in samples])
        for row, sample in enumerate(samples):
            seats = len(sample.won)
            self.features[row, :seats] = np.reshape(sample.features, (seats, width))
            self.alive[row, :seats] = sample.alive
            self.won[row, :seats] = sample.won
            self.by_hand[row, :seats] = sample.by_hand

    def by_phase(self, phases: int) -> Numbers:
        """The features once for each phase, in parts by how near it is: as `Judgement` blends its weights."""
        place = np.clip(self.ahead, 0, 1) * (phases - 1)
        near = np.maximum(0, 1 - np.abs(place[:, None] - np.arange(phases)))
        blended = near[:, None, :, None] * self.features[:, :, None, :]
        return cast(Numbers, blended.reshape(*self.features.shape[:2], -1))


def chances(rows: Numbers, alive: NDArray[np.bool_], weights: Numbers) -> Numbers:
    strengths = np.where(alive, rows @ weights, -np.inf)
    shares = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return cast(Numbers, shares / shares.sum(axis=1, keepdims=True))


def fitted(table: Table, phases: int) -> Numbers:
    """The weights that make what happened likeliest, by Newton's method; large ones cost something."""
    rows = table.by_phase(phases) * table.alive[:, :, None]
    scale = np.sqrt((rows**2).sum(axis=(0, 1)) / table.alive.sum()) + 1e-9
    rows /= scale
    number, _, width = rows.shape
    flat = rows.reshape(-1, width)
    weights = np.zeros(width)
    for _ in range(20):
        shares = chances(rows, table.alive, weights)
        slope = flat.T @ (shares - table.won).reshape(-1) / number + REGULARITY * weights
        means = np.einsum("ns,nsf->nf", shares, rows)
        bend = (flat * shares.reshape(-1, 1)).T @ flat / number - means.T @ means / number
        step = np.linalg.solve(bend + REGULARITY * np.eye(width), slope)
        weights -= step
        if np.abs(step).max() < 1e-4:
            break
    return cast(Numbers, weights / scale)


def losses(table: Table, shares: Numbers) -> Numbers:
    """For each position the logarithm that a judgement loses."""
    return cast(Numbers, -(table.won * np.log(np.maximum(shares, 1e-9))).sum(axis=1))


def report(name: str, table: Table, shares: Numbers) -> Iterator[str]:
    by_hand, learned = losses(table, table.by_hand), losses(table, shares)
    edges = np.quantile(table.ahead, np.linspace(0, 1, BANDS + 1))
    yield f"{name:10}{'left of the game':>18}{'positions':>11}{'by hand':>9}{'fitted':>8}"
    for low, high in pairwise(edges):
        here = (table.ahead >= low) & ((table.ahead < high) | (high == edges[-1]))
        if here.any():
            band = f"{100 * low:.0f} to {100 * high:.0f} %"
            yield f"{band:>28}{here.sum():11}{by_hand[here].mean():9.3f}{learned[here].mean():8.3f}"
    yield f"{'all':>28}{len(by_hand):11}{by_hand.mean():9.3f}{learned.mean():8.3f}"


def fit(name: str, games: int, seed: int, workers: int) -> tuple[dict[str, Any], Table, Numbers]:
    """What belongs into the file; and the positions held out, with the chances it gives there."""
    subject = SUBJECTS[name]
    with ProcessPoolExecutor(workers) as pool:
        samples = list(chain.from_iterable(pool.map(partial(played, name, seed), range(games), chunksize=50)))
    seen = Table([sample for sample in samples if sample.game % HELD_OUT], len(subject.names))
    held_out = Table([sample for sample in samples if sample.game % HELD_OUT == 0], len(subject.names))
    weights = np.round(fitted(seen, subject.phases), 4)
    by_name = weights.reshape(subject.phases, -1).T
    facts = {
        "phases": subject.phases,
        "weights": {feature: row.tolist() for feature, row in zip(subject.names, by_name, strict=True)},
    }
    return facts, held_out, chances(held_out.by_phase(subject.phases), held_out.alive, weights)


def text_of(facts: dict[str, Any]) -> str:
    """A line for each feature."""
    rows = [f'    "{name}": {json.dumps(row)}' for name, row in facts["weights"].items()]
    return f'{{\n  "phases": {facts["phases"]},\n  "weights": {{\n' + ",\n".join(rows) + "\n  }\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=sorted(SUBJECTS), action="append", help="these games only")
    parser.add_argument("--games", type=int, default=8000, help="to play of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    wanted = parser.parse_args()
    for name in wanted.game or SUBJECTS:
        facts, held_out, shares = fit(name, wanted.games, wanted.seed, wanted.workers)
        sys.stdout.writelines(f"{line}\n" for line in report(name, held_out, shares))
        if not wanted.dry:
            (BOTS / name / FILE).write_text(text_of(facts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
