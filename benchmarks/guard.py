"""Guards the speed of self-play by counting instructions, which a busy machine does not change.

Each game is played at random at its usual table, twice under `valgrind --tool=callgrind`, the second time for longer:
the difference is the play alone, without the interpreter's start. Instructions for each step are compared with the
game's figure in guard.json, and more than 106 % of it is a failure.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any, NoReturn

from openingbell.core import build
from openingbell.core.playout import playout
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng

FIGURES = Path(__file__).with_name("guard.json")
SEED = 1
FEW_STEPS = 40_000
MANY_STEPS = 240_000
MAX_SHARE = 1.06
MIN_SHARE = 0.94


def main() -> int:
    arguments = read_arguments()
    if not build.is_compiled():
        give_up("The rules run interpreted here; the guard counts the compiled ones' work (scripts/prepare develop).")
    if arguments.steps is not None:
        print(play(arguments.games[0], arguments.steps))
        return 0
    provide_valgrind()
    measured = {}
    for game in arguments.games or game_names():
        measured[game] = round(instructions_per_step(game), 1)
        print(f"Self-play of {game} takes {measured[game]} instructions for each step.", flush=True)
    if arguments.renew:
        renew(measured)
        return 0
    if not FIGURES.is_file():
        give_up(f"There is no {FIGURES.name} to compare it with; --renew writes it.")
    return compare(measured, json.loads(FIGURES.read_text()))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Fail if self-play needs more instructions than it used to.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these; else every game there is")
    parser.add_argument("--renew", action="store_true", help=f"write the present figures into {FIGURES.name}")
    parser.add_argument("--steps", type=int, help=argparse.SUPPRESS)  # the workload, as valgrind runs it
    return parser.parse_args()


def give_up(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def play(name: str, least: int) -> int:
    """The workload: always the same games, whole ones, until they have so many steps. Returns how many they have."""
    game = find_game(name)
    rng = Rng(SEED)
    steps = 0
    while steps < least:
        steps += int(playout(game.start({}), rng)[0])
    return steps


def provide_valgrind() -> None:
    if not shutil.which("valgrind") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing the Debian package valgrind …", file=sys.stderr)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", "valgrind"]):
            subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL)
    if not shutil.which("valgrind"):
        give_up("The guard needs valgrind, and there is none.")


def instructions_per_step(game: str) -> float:
    run([], game, FEW_STEPS)  # whatever the interpreter caches on disk is there before anything is counted
    few_steps, few_instructions = count(game, FEW_STEPS)
    many_steps, many_instructions = count(game, MANY_STEPS)
    return (many_instructions - few_instructions) / (many_steps - few_steps)


def count(game: str, least: int) -> tuple[int, int]:
    """How many steps were played, and the instructions of the whole process that played them."""
    done = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"], game, least)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if collected is None:
        give_up(f"valgrind did not count:\n{done.stderr}")
    return int(done.stdout), int(collected[1])


def run(tool: list[str], game: str, least: int) -> subprocess.CompletedProcess[str]:
    command = [*tool, sys.executable, __file__, game, "--steps", str(least)]
    done = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True)
    if done.returncode != 0:
        give_up(f"The games ended with status {done.returncode}:\n{done.stderr}")
    return done


def circumstances() -> dict[str, str]:
    """What the figure depends on, beside our own code."""
    compilers = set(re.findall(rb"GCC: \([^)\0]*\) [\d.]+|clang version [\d.]+", Path(build.__file__).read_bytes()))
    return {
        "compiler": ", ".join(sorted(name.decode() for name in compilers)) or "unknown",
        "python": platform.python_version(),
        "librt": metadata.version("librt"),
        "machine": platform.machine(),
    }


def renew(measured: dict[str, float]) -> None:
    """Write these figures down; those of other games stay."""
    kept = json.loads(FIGURES.read_text())["instructions_per_step"] if FIGURES.is_file() else {}
    figures = {"instructions_per_step": {**kept, **measured}, **circumstances()}
    FIGURES.write_text(json.dumps(figures, indent=2) + "\n")
    print(f"Written to {FIGURES.name}.")


def compare(measured: dict[str, float], figures: dict[str, Any]) -> int:
    """The exit status, and a sentence for each game."""
    for name, now in circumstances().items():
        if figures[name] != now:
            print(f"The figures in {FIGURES.name} were taken with another {name}: {figures[name]}; now it is {now}.")
    slower = [game for game, figure in measured.items() if is_slower(game, figure, figures["instructions_per_step"])]
    return 1 if slower else 0


def is_slower(game: str, measured: float, figures: dict[str, float]) -> bool:
    if game not in figures:
        give_up(f"There is no figure of {game} in {FIGURES.name}; --renew {game} writes it.")
    share = measured / figures[game]
    told = f"{game}: {share:.1%} of the {figures[game]} instructions in {FIGURES.name}"
    if share > MAX_SHARE:
        print(f"{told}. Self-play has become slower; more than {MAX_SHARE:.0%} is a failure.", file=sys.stderr)
        return True
    print(f"{told}.")
    if share < MIN_SHARE:
        print(f"That is below {MIN_SHARE:.0%}: renew it (benchmarks/guard.py --renew {game}), so that it stays won.")
    return False


if __name__ == "__main__":
    sys.exit(main())
