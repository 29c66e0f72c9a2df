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

from benchmarks.frozen import Frozen, build
from openingbell.arena.contest import Contest
from openingbell.arena.entrants import Entrant
from openingbell.arena.match import play_match
from openingbell.arena.sequential import Sequential
from openingbell.bots.budget import Budget
from openingbell.bots.registry import find_bot
from openingbell.core.registry import find_game

# The opponents that stay as they are: commits of this repository.
POOL = ("e04d5f5",)
GAMES = ("acquire", "stockpile", "syndicate")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("bot", choices=("greedy", "expert"))
    parser.add_argument("--budget", default="50", help="iterations for a decision")
    parser.add_argument("--old", default=POOL[-1], metavar="COMMIT")
    parser.add_argument("--games", type=int, default=1000, help="no more than these")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game, budget, test = find_game(wanted.game), Budget.of(wanted.budget), Sequential()
    new = find_bot(wanted.bot)
    with closing(Frozen(build(wanted.old), wanted.bot)) as old, closing(new):
        bots = [new, old, new, old]
        entrants = [Entrant(bot.name, bot.name, budget) for bot in bots]
        contest = Contest.of(game, game.check({"players": 4}), entrants, budget, wanted.seed, wanted.games)
        deals: list[float] = []
        while test.verdict(deals) is None and len(deals) * 4 < contest.games:
            results = [play_match(contest, bots, len(deals) * 4 + rotation) for rotation in range(4)]
            sittings = [sitting for result in results for sitting in result.sittings]
            assert not any(sitting.lost for sitting in sittings), results
            deals.append(sum(sitting.win for sitting in sittings if sitting.entrant % 2 == 0) / 4)
            mean, found = sum(deals) / len(deals), test.likelihood(deals)
            sys.stderr.write(f"\r{4 * len(deals)} games, {100 * mean:.1f} % won, {found:+.2f} of {test.bound:.2f} ")
    verdict = {True: "accepted", False: "refused", None: "open"}[test.verdict(deals)]
    duel = f"{wanted.game} {new.name}@{budget} against {old.name}"
    sys.stdout.write(f"\n{duel}: {100 * mean:.1f} % of {4 * len(deals)} games, {verdict}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
