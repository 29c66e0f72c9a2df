"""What the levels are worth: each against the one below it, two against two in paired games.

    python -m benchmarks.levels                        every game, every step
    python -m benchmarks.levels --game acquire --step master --games 40

Levels think in iterations, so that what else the machine does decides nothing, and the figures are the same anywhere. A
step is as it should be if the higher level wins 60 to 85 % of the games; one that is not makes the exit status 1.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from itertools import pairwise

from openingbell.arena.contest import Contest
from openingbell.arena.entrants import read_entrants
from openingbell.arena.figures import figures
from openingbell.arena.intervals import Estimate, share_of
from openingbell.arena.running import run
from openingbell.bots.budget import Budget
from openingbell.bots.levels import LEVELS
from openingbell.core.registry import find_game

GAMES = ("acquire", "stockpile", "syndicate")
SEATS = 4
LEAST, MOST = 0.60, 0.85


def duel(game_name: str, one: str, other: str, games: int, workers: int, seed: int) -> tuple[Estimate, float]:
    """What two of the one win together against two of the other, and the milliseconds of a decision of theirs."""
    game, budget = find_game(game_name), Budget.of("50ms")
    entrants = read_entrants(f"{one},{other},{one},{other}", budget)
    contest = Contest.of(game, game.check({"players": SEATS}), entrants, budget, seed, games)
    with closing(run(contest, workers)) as playing:
        results = list(playing)
    deals = [0.0] * (contest.games // SEATS)
    for result in results:
        deals[result.number // SEATS] += sum(one.win for one in result.sittings if one.entrant % 2 == 0) / SEATS
    return share_of(deals, contest.games), figures(contest, results).standings[0].milliseconds


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="these games only")
    parser.add_argument("--step", choices=LEVELS[1:], action="append", help="up to these levels only")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print("| game | level | against | games | wins | 95 % interval | ms |")
    print("|---|---|---|---:|---:|---|---:|")
    missed = 0
    for game in wanted.game or GAMES:
        for below, level in pairwise(LEVELS):
            if wanted.step is None or level in wanted.step:
                wins, milliseconds = duel(game, level, below, wanted.games, wanted.workers, wanted.seed)
                missed += not LEAST <= wins.mean <= MOST
                low, high = 100 * (wins.low or 0.0), 100 * (wins.high or 1.0)
                figure = f"{wanted.games} | {100 * wins.mean:.1f} % | {low:.1f} to {high:.1f} % | {milliseconds:.1f}"
                print(f"| {game} | `{level}` | `{below}` | {figure} |", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
