"""Guards the speed of self-play by counting instructions, which a busy machine does not change.

The same games are played twice under `valgrind --tool=callgrind`, once some more of them: the difference is the play
alone, without the interpreter's start. Instructions for each step are compared with the figure in guard.json, and more
than 110 % of it is a failure.
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
from openingbell.core.rng import Rng
from openingbell.games.acquire import ACQUIRE

FIGURE = Path(__file__).with_name("guard.json")
PLAYERS = 4
SEED = 1
FEW_GAMES = 100
MANY_GAMES = 600
HIGHEST = 1.10
LOWEST = 0.90


def main() -> int:
    arguments = read_arguments()
    if not build.is_compiled():
        give_up("The rules run interpreted here; the guard counts the compiled ones' work (scripts/prepare require).")
    if arguments.play is not None:
        print(play(arguments.play))
        return 0
    provide_valgrind()
    measured = round(instructions_per_step(), 1)
    print(f"Self-play of Acquire takes {measured} instructions for each step.")
    if arguments.renew:
        FIGURE.write_text(json.dumps({"instructions_per_step": measured, **circumstances()}, indent=2) + "\n")
        print(f"Written to {FIGURE.name}.")
        return 0
    if not FIGURE.is_file():
        give_up(f"There is no {FIGURE.name} to compare it with; --renew writes it.")
    return compare(measured, json.loads(FIGURE.read_text()))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Fail if self-play needs more instructions than it used to.")
    parser.add_argument("--renew", action="store_true", help=f"write the present figure into {FIGURE.name}")
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)  # the workload, as valgrind runs it
    return parser.parse_args()


def give_up(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def play(games: int) -> int:
    """The workload: always the same games. Returns their steps."""
    rng = Rng(SEED)
    return sum(int(playout(ACQUIRE.start({"players": PLAYERS}), rng)[0]) for _ in range(games))


def provide_valgrind() -> None:
    if not shutil.which("valgrind") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing the Debian package valgrind …", file=sys.stderr)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", "valgrind"]):
            subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL)
    if not shutil.which("valgrind"):
        give_up("The guard needs valgrind, and there is none.")


def instructions_per_step() -> float:
    run([], FEW_GAMES)  # whatever the interpreter caches on disk is there before anything is counted
    few_steps, few_instructions = count(FEW_GAMES)
    many_steps, many_instructions = count(MANY_GAMES)
    return (many_instructions - few_instructions) / (many_steps - few_steps)


def count(games: int) -> tuple[int, int]:
    """The steps of so many games, and the instructions of the whole process that played them."""
    done = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"], games)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if collected is None:
        give_up(f"valgrind did not count:\n{done.stderr}")
    return int(done.stdout), int(collected[1])


def run(tool: list[str], games: int) -> subprocess.CompletedProcess[str]:
    command = [*tool, sys.executable, __file__, "--play", str(games)]
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


def compare(measured: float, figure: dict[str, Any]) -> int:
    """The exit status, and a sentence unless all is as it was."""
    for name, now in circumstances().items():
        if figure[name] != now:
            print(f"The figure in {FIGURE.name} was taken with another {name}: {figure[name]}; now it is {now}.")
    usual = figure["instructions_per_step"]
    share = measured / usual
    told = f"{measured} instructions for each step are {share:.1%} of the {usual} in {FIGURE.name}"
    if share > HIGHEST:
        print(f"Self-play has become slower: {told}, and more than {HIGHEST:.0%} is a failure.", file=sys.stderr)
        return 1
    print(f"{told}.")
    if share < LOWEST:
        print(f"That is below {LOWEST:.0%}: renew the figure (benchmarks/guard.py --renew), so that it stays won.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
