"""What workers bring to a vector of games: two of them beside one process, in turns on the same machine.

Random play with the actions that the vector offers (`samples`), and for comparison with actions that a caller chooses
from the masks with NumPy, which is the caller's own work and waits for nobody.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import numpy as np
from numpy.typing import NDArray

from openingbell import envs
from openingbell.core.build import is_compiled
from openingbell.core.registry import game_names
from openingbell.envs.vectors import Vector

LEAST = 1.4  # with `samples`, on a machine that does nothing else
SEED = 1
STEPS_BETWEEN_LOOKS_AT_THE_CLOCK = 10

Choose = Callable[[Vector], NDArray[Any]]


def main() -> int:
    arguments = read_arguments()
    if not is_compiled():
        print(
            "The rules run interpreted here; this measures the compiled ones (scripts/prepare develop).",
            file=sys.stderr,
        )
        return 2
    found = {game: measure(game, arguments) for game in arguments.games or game_names()}
    if arguments.json:
        print(json.dumps(found))
    slow = [game for game, figures in found.items() if arguments.least and figures["samples"]["ratio"] < LEAST]
    for game in slow:
        print(f"{game}: {found[game]['samples']['ratio']:.2f} is below {LEAST}.", file=sys.stderr)
    return 1 if slow else 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare a vector with workers to one in a single process.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these; else every game there is")
    parser.add_argument("--at-once", type=int, default=256, help="games in a vector")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each side in each round")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--least", action="store_true", help=f"exit with status 1 if a median ratio is below {LEAST}")
    return parser.parse_args()


def measure(game: str, arguments: argparse.Namespace) -> dict[str, dict[str, float]]:
    figures = {}
    with ExitStack() as stack:
        alone = stack.enter_context(envs.vector(game, arguments.at_once, seed=SEED))
        together = stack.enter_context(envs.vector(game, arguments.at_once, workers=arguments.workers, seed=SEED))
        for name, choose in {"samples": offered, "masks": from_masks()}.items():
            pairs = [
                (speed(alone, choose, arguments.seconds), speed(together, choose, arguments.seconds))
                for _ in range(arguments.rounds)
            ]
            figures[name] = summary(pairs)
            if not arguments.json:
                tell(game, name, arguments.workers, figures[name])
    return figures


def offered(vector: Vector) -> NDArray[Any]:
    return vector.samples


def from_masks() -> Choose:
    """A legal action at random, each as likely as any other."""
    rng = np.random.default_rng(SEED)
    return lambda vector: (vector.masks * rng.random(vector.masks.shape, dtype=np.float32)).argmax(axis=1)


def speed(vector: Vector, choose: Choose, seconds: float) -> float:
    """Decisions a second."""
    steps = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        for _ in range(STEPS_BETWEEN_LOOKS_AT_THE_CLOCK):
            vector.step(choose(vector))
        steps += STEPS_BETWEEN_LOOKS_AT_THE_CLOCK
    return steps * vector.num_envs / elapsed


def summary(pairs: list[tuple[float, float]]) -> dict[str, float]:
    ratios = [together / alone for alone, together in pairs]
    return {
        "ratio": round(statistics.median(ratios), 3),
        "lowest": round(min(ratios), 3),
        "highest": round(max(ratios), 3),
        "one_process": round(statistics.median(alone for alone, _ in pairs)),
        "workers": round(statistics.median(together for _, together in pairs)),
    }


def tell(game: str, name: str, workers: int, figures: dict[str, float]) -> None:
    print(
        f"{game}, {name}: {workers} workers make {figures['ratio']:.2f} times the decisions of one process "
        f"(rounds from {figures['lowest']:.2f} to {figures['highest']:.2f}): "
        f"{figures['workers']:,} and {figures['one_process']:,} a second.",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
