"""How many iterations a second of processor time the expert makes in each game, beside another build of this package.

    python -m benchmarks.thinking --old b6ec658        a commit, which is built first if it is not there (frozen.py)
    python -m benchmarks.thinking --folder BUILD       a build that is there

Both builds think about the same positions of the same random games, in turns, each in a process of its own.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.registry import find_bot
from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State

GAMES = ("acquire", "stockpile", "syndicate")
SEED = 3
POSITIONS = 6
LEAST_CHOICES = 3


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--old", metavar="COMMIT", help="the commit to compare with")
    parser.add_argument("--folder", type=Path, help="its build, if there is one")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--iterations", type=int, default=200, help="for each position")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)  # what runs in each build
    wanted = parser.parse_args()
    if wanted.here:
        print(iterations_per_second(wanted.games[0], wanted.iterations))
        return 0
    old = wanted.folder
    if old is None:
        from benchmarks.frozen import build

        old = build(wanted.old)
    for game in wanted.games:
        compare(game, old, wanted.rounds, wanted.iterations)
    return 0


def compare(game: str, old: Path, rounds: int, iterations: int) -> None:
    before, after = [], []
    for _ in range(rounds):
        before.append(measured(game, iterations, str(old)))
        after.append(measured(game, iterations, os.environ.get("PYTHONPATH", "")))
    ratios = [new / once for once, new in zip(before, after, strict=True)]
    print(
        f"{game}: {statistics.median(before):,.0f} iterations a second of processor time before, "
        f"{statistics.median(after):,.0f} now: {statistics.median(ratios):.2f} times as many "
        f"(rounds from {min(ratios):.2f} to {max(ratios):.2f}).",
        flush=True,
    )


def measured(game: str, iterations: int, path: str) -> float:
    command = [sys.executable, __file__, game, "--here", "--iterations", str(iterations)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True, check=True
    )
    return float(done.stdout)


def iterations_per_second(name: str, iterations: int) -> float:
    bot = find_bot("expert")
    worked = 0.0
    states = positions(name)
    for state in states:
        observer = Observer(state, int(state.actor), Rng(SEED))
        begin = time.process_time()
        bot.choose(observer, Budget(iterations=iterations))
        worked += time.process_time() - begin
    return len(states) * iterations / worked


def positions(name: str) -> list[State]:
    """From a random game, all over it: where a seat has several things to choose from."""
    rng = Rng(SEED)
    state = find_game(name).start({"players": 4})
    found: list[State] = []
    while state.actor != OVER:
        if state.actor >= 0 and len(state.legal()) >= LEAST_CHOICES:
            found.append(state.clone())
        state.apply(pick(state, rng))
    return [found[len(found) * place // POSITIONS] for place in range(POSITIONS)]


if __name__ == "__main__":
    sys.exit(main())
