"""How strong the bots are: one against three others, in paired games, with 95 % intervals.

    python benchmarks/strength.py                      everything, 200 games each
    python benchmarks/strength.py --game acquire --games 40 --budgets 10ms,50ms

The first table has the figures that the project promises; a figure that is not reached makes the exit status 1. The
second one shows what time is worth to the expert; with 250 ms a decision games are long, so it has fewer of them.
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import closing

from rich.console import Console
from rich.table import Table

from openingbell.arena.contest import Contest
from openingbell.arena.entrants import read_entrants
from openingbell.arena.figures import Standing, figures
from openingbell.arena.running import run
from openingbell.bots.budget import Budget
from openingbell.core.registry import find_game

GAMES = ("acquire", "stockpile", "syndicate")
SEATS = 4
# Who wins how much against three of whom.
PROMISED = {
    "acquire": (("greedy", "random", 0.85), ("expert@50ms", "greedy", 0.50)),
    "stockpile": (("greedy", "random", 0.70), ("expert@50ms", "greedy", 0.40)),
    "syndicate": (("greedy", "random", 0.70), ("expert@50ms", "greedy", 0.40)),
}


def one_against_three(game_name: str, bot: str, others: str, games: int, workers: int, seed: int) -> Standing:
    """The standing of the one."""
    game = find_game(game_name)
    budget = Budget.of("50ms")
    entrants = read_entrants(",".join([bot, *[others] * (SEATS - 1)]), budget)
    contest = Contest.of(game, game.check({"players": SEATS}), entrants, budget, seed, games)
    with closing(run(contest, workers)) as playing:
        return figures(contest, list(playing)).standings[0]


def row(game: str, bot: str, others: str, standing: Standing, seconds: float) -> list[str]:
    wins = standing.wins
    interval = "–" if wins.low is None or wins.high is None else f"{100 * wins.low:.1f}–{100 * wins.high:.1f} %"
    return [
        game,
        bot,
        f"3 × {others}",
        str(standing.games),
        f"{100 * wins.mean:.1f} %",
        interval,
        f"{standing.milliseconds:.1f}",
        f"{seconds:.0f}",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", choices=GAMES, action="append", help="these games only")
    parser.add_argument("--games", type=int, default=200, help="paired games for each figure")
    parser.add_argument("--patience", type=int, default=80, help="games for the second table, if not in the first")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budgets", default="10ms,50ms,250ms", help="for the second table; empty: none")
    wanted = parser.parse_args()
    games = wanted.game or list(GAMES)
    console = Console(width=110)
    headings = ("game", "bot", "against", "games", "wins", "95 %", "ms", "seconds")
    known: dict[tuple[str, str], tuple[Standing, float]] = {}

    def measured(game: str, bot: str, others: str, number: int) -> tuple[Standing, float]:
        if (game, bot) not in known:
            begin = time.perf_counter()
            standing = one_against_three(game, bot, others, number, wanted.workers, wanted.seed)
            known[game, bot] = standing, time.perf_counter() - begin
            Console(stderr=True).print(*row(game, bot, others, *known[game, bot]), highlight=False)
        return known[game, bot]

    promised = Table(*headings, "promised", "reached", title="One against three; 25 % is chance", box=None)
    missed = 0
    for game in games:
        for bot, others, least in PROMISED[game]:
            standing, seconds = measured(game, bot, others, wanted.games)
            reached = standing.wins.mean >= least
            missed += not reached
            promised.add_row(
                *row(game, bot, others, standing, seconds), f"{100 * least:.0f} %", "yes" if reached else "NO"
            )
    console.print(promised)
    budgets = [text for text in wanted.budgets.split(",") if text]
    if budgets:
        patience = Table(*headings, title="What time is worth to the expert", box=None)
        for game in games:
            for budget in budgets:
                bot = f"expert@{budget}"
                patience.add_row(*row(game, bot, "greedy", *measured(game, bot, "greedy", wanted.patience)))
        console.print(patience)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
