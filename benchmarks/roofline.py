"""How near the compiled rules come to hand-written C++: the same random play, in turns on the same machine.

The C++ programs (the yardsticks, GAME.cpp) are not part of the project. One is called as `PROGRAM GAMES PLAYERS` and
prints a line with `steps/s NUMBER` and the mean length of a game; a step is a decision of a seat or a draw, as in
Opening Bell. Syndicate has no such program: its yardstick is our own Acquire.
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
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from openingbell.core.build import is_compiled
from openingbell.core.game import Game
from openingbell.core.playout import playout
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng

VARIABLE = "OPENINGBELL_ROOFLINES"
DEFAULT_FOLDER = Path(__file__).parents[2] / "shared" / "rooflines"
COMPILER = ("g++", "-O3", "-march=native")
# Of the yardstick's speed, on a machine that does nothing else.
LEAST = {"acquire": 0.55, "stockpile": 0.18, "syndicate": 0.45}
BESIDE_ACQUIRE = ("syndicate",)
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
    found = {name: measure(name, arguments) for name in arguments.games}
    if arguments.json:
        print(json.dumps({name: summary(rounds) for name, rounds in found.items()}))
    slow = [name for name, rounds in found.items() if arguments.least and median_ratio(rounds) < LEAST[name]]
    for name in slow:
        print(f"{name}: {median_ratio(found[name]):.3f} is below {LEAST[name]:.2f}.", file=sys.stderr)
    return 1 if slow else 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare compiled self-play with hand-written C++.")
    parser.add_argument(
        "games", nargs="*", metavar="GAME", default=list(LEAST), help=f"of {', '.join(LEAST)}; else all"
    )
    parser.add_argument("--folder", type=Path, help=f"where the yardsticks are (else the folder ${VARIABLE})")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each side in each round")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--least", action="store_true", help="exit with status 1 if a median ratio is below its bound")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("at least one round, and some time for it")
    if strange := [name for name in arguments.games if name not in LEAST]:
        parser.error(f"there is no yardstick of {strange[0]}")
    return arguments


def measure(name: str, arguments: argparse.Namespace) -> list[Round]:
    game = find_game(name)
    with tempfile.TemporaryDirectory() as folder:
        if name in BESIDE_ACQUIRE:
            yardstick = our_own(find_game("acquire"), arguments.seconds)
        else:
            program = compile_yardstick(find_source(arguments.folder, name), Path(folder))
            yardstick = their_own(program, arguments.seconds)
        rounds = play_rounds(game, yardstick, arguments.rounds, arguments.seconds, quiet=arguments.json)
    if not arguments.json:
        ratios = [one.ratio for one in rounds]
        lengths = f"{mean_length([r.ours for r in rounds]):.1f} and {mean_length([r.yardstick for r in rounds]):.1f}"
        print(f"{name}: median ratio {median_ratio(rounds):.3f}, from {min(ratios):.3f} to {max(ratios):.3f}. ", end="")
        print(f"Steps in a game, ours and the yardstick's: {lengths}.", flush=True)
    return rounds


def median_ratio(rounds: list[Round]) -> float:
    return statistics.median(one.ratio for one in rounds)


def give_up(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def find_source(named: Path | None, game: str) -> Path:
    """A yardstick's file: in the folder named, or in the one the environment names, or in the usual one."""
    folder = named or Path(os.environ.get(VARIABLE) or DEFAULT_FOLDER)
    source = folder / f"{game}.cpp"
    if not source.is_file():
        give_up(f"There is no yardstick {source}; --folder or {VARIABLE} says where they are.")
    return source


def compile_yardstick(source: Path, folder: Path) -> Path:
    program = folder / "yardstick"
    try:
        done = subprocess.run([*COMPILER, "-o", program, source], capture_output=True, text=True)
    except FileNotFoundError:
        give_up(f"The yardstick needs {COMPILER[0]}, and there is none.")
    if done.returncode != 0:
        give_up(f"{COMPILER[0]} cannot compile {source}:\n{done.stderr}")
    return program


def their_own(program: Path, seconds: float) -> Callable[[], Speed]:
    """A C++ program as a yardstick: as many games as take about this long."""
    trial = run_yardstick(program, CALIBRATION_GAMES)
    games = max(1, round(trial.steps_per_second / trial.steps_per_game * seconds))
    return lambda: run_yardstick(program, games)


def our_own(game: Game, seconds: float) -> Callable[[], Speed]:
    """Another of our games as a yardstick."""
    rng = Rng(SEED)
    return lambda: play_ours(game, rng, seconds)


def play_rounds(game: Game, yardstick: Callable[[], Speed], number: int, seconds: float, quiet: bool) -> list[Round]:
    """Both sides in turns, so that whatever else the machine does slows both."""
    rng = Rng(SEED)
    play_ours(game, rng, seconds / 10)
    rounds: list[Round] = []
    for _ in range(number):
        rounds.append(Round(yardstick(), play_ours(game, rng, seconds)))
        if not quiet:
            print_round(len(rounds), rounds[-1])
    return rounds


def run_yardstick(program: Path, games: int) -> Speed:
    done = subprocess.run([program, str(games), str(PLAYERS)], capture_output=True, text=True)
    found = re.search(r"steps/s (\S+) avg (?:len|steps/game) (\S+)", done.stdout)
    if done.returncode != 0 or found is None:
        give_up(f"The yardstick ended with status {done.returncode} and said {done.stdout!r}.")
    return Speed(float(found[1]), float(found[2]))


def play_ours(game: Game, rng: Rng, seconds: float) -> Speed:
    """Whole games for about this long."""
    steps = 0
    games = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        for _ in range(GAMES_BETWEEN_LOOKS_AT_THE_CLOCK):
            steps += playout(game.start({"players": PLAYERS}), rng)[0]
        games += GAMES_BETWEEN_LOOKS_AT_THE_CLOCK
    return Speed(steps / elapsed, steps / games)


def print_round(number: int, result: Round) -> None:
    ours = result.ours.steps_per_second / 1e6
    yardstick = result.yardstick.steps_per_second / 1e6
    print(f"round {number}: ratio {result.ratio:.3f}   ours {ours:.2f} M steps/s, yardstick {yardstick:.2f} M steps/s")


def mean_length(speeds: list[Speed]) -> float:
    return statistics.mean(speed.steps_per_game for speed in speeds)


def summary(rounds: list[Round]) -> dict[str, object]:
    return {
        "ratio": round(median_ratio(rounds), 4),
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
