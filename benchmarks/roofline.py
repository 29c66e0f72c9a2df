"""How near the compiled rules come to hand-written C++: the same random play, in turns on the same machine.

The C++ program (the yardstick) is not part of the project. It is called as `PROGRAM GAMES PLAYERS` and prints one line
with `steps/s NUMBER` and `avg len NUMBER`; a step is a decision of a seat or a draw, as in Opening Bell.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from openingbell.core.build import is_compiled
from openingbell.core.playout import playout
from openingbell.core.rng import Rng
from openingbell.games.acquire import ACQUIRE

VARIABLE = "OPENINGBELL_ROOFLINES"
DEFAULT_FOLDER = Path(__file__).parents[2] / "shared" / "rooflines"
COMPILER = ("g++", "-O3", "-march=native")
PLAYERS = 4
CALIBRATION_GAMES = 1000
GAMES_BETWEEN_LOOKS_AT_THE_CLOCK = 10
SEED = 1


@dataclass
class Speed:
    """What one side did in one round."""

    steps_per_second: float
    steps_per_game: float


@dataclass
class Round:
    yardstick: Speed
    ours: Speed

    @property
    def ratio(self) -> float:
        return self.ours.steps_per_second / self.yardstick.steps_per_second


def main() -> int:
    arguments = read_arguments()
    if not is_compiled():
        give_up("The rules run interpreted here; this compares the compiled ones (scripts/prepare develop).")
    source = find_source(arguments.source)
    with tempfile.TemporaryDirectory() as folder:
        yardstick = compile_yardstick(source, Path(folder))
        rounds = play_rounds(yardstick, arguments.rounds, arguments.seconds, quiet=arguments.json)
    ratio = statistics.median(one.ratio for one in rounds)
    if arguments.json:
        print(json.dumps(summary(rounds, ratio)))
    else:
        lengths = f"{mean_length([r.ours for r in rounds]):.1f} and {mean_length([r.yardstick for r in rounds]):.1f}"
        print(f"Median ratio {ratio:.3f}. Steps in a game, ours and the yardstick's: {lengths}.")
    if arguments.least is not None and ratio < arguments.least:
        print(f"The median ratio {ratio:.3f} is below {arguments.least:.3f}.", file=sys.stderr)
        return 1
    return 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare compiled self-play of Acquire with a C++ yardstick.")
    parser.add_argument("--source", type=Path, help=f"the yardstick (else acquire.cpp in the folder ${VARIABLE})")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each side in each round")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--least", type=float, help="exit with status 1 if the median ratio is below this")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("at least one round, and some time for it")
    return arguments


def give_up(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def find_source(named: Path | None) -> Path:
    """The yardstick's file: named, or in the folder the environment names, or in the usual folder."""
    if named is None:
        folder = os.environ.get(VARIABLE)
        named = (Path(folder) if folder else DEFAULT_FOLDER) / "acquire.cpp"
        if not folder and not named.is_file():
            give_up(f"No yardstick: name one with --source, or its folder in {VARIABLE}.")
    if not named.is_file():
        give_up(f"There is no yardstick {named}.")
    return named


def compile_yardstick(source: Path, folder: Path) -> Path:
    program = folder / "yardstick"
    try:
        done = subprocess.run([*COMPILER, "-o", program, source], capture_output=True, text=True)
    except FileNotFoundError:
        give_up(f"The yardstick needs {COMPILER[0]}, and there is none.")
    if done.returncode != 0:
        give_up(f"{COMPILER[0]} cannot compile {source}:\n{done.stderr}")
    return program


def play_rounds(yardstick: Path, number: int, seconds: float, quiet: bool) -> list[Round]:
    """Both sides in turns, so that whatever else the machine does slows both."""
    trial = run_yardstick(yardstick, CALIBRATION_GAMES)
    games = max(1, round(trial.steps_per_second / trial.steps_per_game * seconds))
    rng = Rng(SEED)
    play_ours(rng, seconds / 10)
    rounds: list[Round] = []
    for _ in range(number):
        rounds.append(Round(run_yardstick(yardstick, games), play_ours(rng, seconds)))
        if not quiet:
            print_round(len(rounds), rounds[-1])
    return rounds


def run_yardstick(program: Path, games: int) -> Speed:
    done = subprocess.run([program, str(games), str(PLAYERS)], capture_output=True, text=True)
    found = re.search(r"steps/s (\S+) avg len (\S+)", done.stdout)
    if done.returncode != 0 or found is None:
        give_up(f"The yardstick ended with status {done.returncode} and said {done.stdout!r}.")
    return Speed(float(found[1]), float(found[2]))


def play_ours(rng: Rng, seconds: float) -> Speed:
    """Whole games for about this long."""
    steps = 0
    games = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        for _ in range(GAMES_BETWEEN_LOOKS_AT_THE_CLOCK):
            steps += playout(ACQUIRE.start({"players": PLAYERS}), rng)[0]
        games += GAMES_BETWEEN_LOOKS_AT_THE_CLOCK
    return Speed(steps / elapsed, steps / games)


def print_round(number: int, result: Round) -> None:
    ours = result.ours.steps_per_second / 1e6
    yardstick = result.yardstick.steps_per_second / 1e6
    print(f"round {number}: ratio {result.ratio:.3f}   ours {ours:.2f} M steps/s, yardstick {yardstick:.2f} M steps/s")


def mean_length(speeds: list[Speed]) -> float:
    return statistics.mean(speed.steps_per_game for speed in speeds)


def summary(rounds: list[Round], ratio: float) -> dict[str, object]:
    return {
        "ratio": round(ratio, 4),
        "rounds": [
            {
                "ratio": round(one.ratio, 4),
                "ours": round(one.ours.steps_per_second),
                "yardstick": round(one.yardstick.steps_per_second),
            }
            for one in rounds
        ],
        "steps_per_game": {
            "ours": round(mean_length([one.ours for one in rounds]), 1),
            "yardstick": round(mean_length([one.yardstick for one in rounds]), 1),
        },
        "players": PLAYERS,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
    }


if __name__ == "__main__":
    sys.exit(main())
