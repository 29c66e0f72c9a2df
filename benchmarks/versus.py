"""New against old: two bots of this build and two of another one, in paired games, until a sequential test knows.

    python -m benchmarks.versus syndicate greedy       today's against what the pool has
    python -m benchmarks.versus acquire expert --budget 100 --old e04d5f5 --games 400

The budget is in iterations, so that what else the machine does decides nothing. Accepted: it wins 60 % rather than 50.
Refused says only that it is nearer to 50; whoever wants to know that nothing was lost looks at the mean.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import closing

from benchmarks.duels import OLD, POOL, SEATS, deals, two_against_two
from openingbell.arena.sequential import Sequential

GAMES = ("acquire", "stockpile", "syndicate")
VERDICTS = {True: "accepted", False: "refused", None: "open"}


def versus(game: str, bot: str, games: int, seed: int, workers: int, commit: str = "") -> tuple[list[float], str]:
    """What the new one won, deal by deal, and the verdict."""
    test, won = Sequential(), list[float]()
    with closing(deals(game, two_against_two(bot, f"{OLD}{bot}"), seed, games, workers, commit)) as playing:
        for deal in playing:
            won.append(deal)
            mean, found = sum(won) / len(won), test.likelihood(won)
            played = f"{SEATS * len(won)} games, {100 * mean:.1f} % won"
            sys.stderr.write(f"\r{game} {bot}: {played}, {found:+.2f} of {test.bound:.2f} ")
            if test.verdict(won) is not None:
                break
    sys.stderr.write("\n")
    return won, VERDICTS[test.verdict(won)]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("bot", choices=("greedy", "expert"))
    parser.add_argument("--budget", default="50", help="iterations for a decision")
    parser.add_argument("--old", default=POOL[-1], metavar="COMMIT")
    parser.add_argument("--games", type=int, default=1000, help="no more than these")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    bot = f"{wanted.bot}@{wanted.budget}"
    won, verdict = versus(wanted.game, bot, wanted.games, wanted.seed, wanted.workers, wanted.old)
    mean = 100 * sum(won) / len(won)
    print(f"{wanted.game} {bot} against that of {wanted.old}: {mean:.1f} % of {SEATS * len(won)} games, {verdict}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
