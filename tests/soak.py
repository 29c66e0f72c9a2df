"""Random games of every game at every kind of table, each position audited: `python -m tests.soak --games 2000`.

`make soak` runs it on the compiled rules. It ends at the first table where something is wrong.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

from openingbell.core.registry import find_game, game_names
from tests.tables import combinations


def commands(games: int) -> list[list[str]]:
    """One command for each table that a game's options allow."""
    return [
        [sys.executable, "-m", "openingbell", "simulate", name, "--check", "--seed", "1", "--workers", "2",
         "--games", str(games), *(part for key, value in options.items() for part in ("--option", f"{key}={value}"))]
        for name in game_names()
        for options in combinations(find_game(name), whole=True)
    ]  # fmt: skip


def soak(games: int) -> int:
    for command in commands(games):
        sys.stderr.write(f"{' '.join(command[3:])}\n")
        status = subprocess.run(command, check=False).returncode
        if status != 0:
            return status
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games at each table")
    sys.exit(soak(parser.parse_args().games))
