"""A hundred games of each kind, everything that was sent in them scanned: `python -m tests.server.leaks`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from openingbell.core.registry import game_names
from tests.server.leaks.evening import played
from tests.server.leaks.scan import Scan
from tests.server.leaks.truth import Truth
from tests.server.serving import Server, serving

MOVES = 300


def count(server: Server, game: str, number: int) -> tuple[int, int]:
    """How much was sent in a game, and how many leaks there were in it; the first ones are told."""
    with played(server, game, number, MOVES) as evening:
        found = list(Scan(evening, Truth(server.store, evening.id)).findings())
        for one in found[:5]:
            sys.stderr.write(f"{game} {number}: {one}\n")
        return sum(len(viewer.heard) for viewer in evening.everybody), len(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--game", choices=game_names(), action="append", help="this one only; without it, all of them")
    arguments = parser.parse_args()
    leaks = 0
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--bot-pause", "0") as server:
        for game in arguments.game or game_names():
            counts = [count(server, game, number) for number in range(arguments.games)]
            leaks += sum(found for _, found in counts)
            sys.stderr.write(f"{game}: {sum(sent for sent, _ in counts)} messages, {leaks} leaks\n")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
