"""How strong the bots are: what was promised, line by line, and what is so.

    python -m benchmarks.strength                      in under 75 minutes on two processors that do nothing else
    python -m benchmarks.strength --full               for the night: the full counts, and 250 ms against 50
    python -m benchmarks.strength --game acquire --line stranger --games 40

A line that is not reached makes the exit status 1. Figures with milliseconds in them need an idle machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace

from rich.console import Console
from rich.table import Table

from benchmarks.duels import OLD, SEATS, deals, one_against_three, two_against_two
from benchmarks.versus import versus
from openingbell.arena.intervals import share_of
from tests.bots.blunders import count
from tests.bots.manners import HAGGLED, behaviour

GAMES = ("acquire", "stockpile", "syndicate")
SYNDICATE = "syndicate"
# What `expert@50ms` wins against three `greedy` of the pool.
STRANGER = {"acquire": 0.69, "stockpile": 0.67, "syndicate": 0.66}
ITERATIONS = {"acquire": 100, "stockpile": 100, "syndicate": 40}
PATIENT = 0.54


@dataclass(frozen=True)
class Counts:
    """How much is played. In the short run time is measured where it is short: 50 ms against 10."""

    games: int = 200
    sequential: int = 240
    patient: int = 60
    slow: str = "50ms"
    fast: str = "10ms"
    haggled: int = 100
    manners: int = 12
    sales: int = 2000
    bids: int = 500


FULL = Counts(200, 1000, 200, "250ms", "50ms", 200, 50)


@dataclass(frozen=True)
class Line:
    """Something that must show."""

    what: str
    wanted: str
    got: str
    reached: bool


def stranger(game: str, counts: Counts, workers: int, seed: int) -> Iterator[Line]:
    """One expert against three of the greedy that everybody knows."""
    got, share = _won(game, one_against_three("expert@50ms", f"{OLD}greedy"), counts.games, workers, seed)
    least = STRANGER[game]
    yield Line(f"{game}: expert@50ms against three greedy of the pool", f"≥ {100 * least:.0f} %", got, share >= least)


def sequential(game: str, counts: Counts, workers: int, seed: int) -> Iterator[Line]:
    """The new expert against the old one at equal iterations."""
    bot = f"expert@{ITERATIONS[game]}"
    won, verdict = versus(game, bot, counts.sequential, seed, workers)
    got = f"{verdict}, {100 * sum(won) / len(won):.1f} % of {SEATS * len(won)} games"
    yield Line(f"{game}: {bot}, new against old, 50 or 60 %", "accepted", got, verdict == "accepted")


def patient(game: str, counts: Counts, workers: int, seed: int) -> Iterator[Line]:
    """Whether more time still pays."""
    slow, fast = f"expert@{counts.slow}", f"expert@{counts.fast}"
    got, share = _won(game, two_against_two(slow, fast), counts.patient, workers, seed)
    yield Line(f"{game}: {slow} against {fast}, two against two", f"≥ {100 * PATIENT:.0f} %", got, share >= PATIENT)


def manners(game: str, counts: Counts, workers: int, seed: int) -> Iterator[Line]:
    """How they behave at a table of Syndicate, and whether badgering pays."""
    if game != SYNDICATE:
        return
    for bot in ("greedy", "expert"):
        for what, figure, most in behaviour(bot, counts.manners, "40").figures():
            yield Line(f"{game}: {bot}, {what}", f"≤ {most:g}", f"{figure:.3f}", figure <= most)
    got, share = _won(game, one_against_three("haggler", "greedy"), counts.haggled, workers, seed)
    yield Line(f"{game}: a haggler against three greedy", f"≤ {100 * HAGGLED:.0f} %", got, share <= HAGGLED)


def blunders(game: str, counts: Counts, workers: int, seed: int) -> Iterator[Line]:
    """Choices that anybody can see are wrong."""
    if game != "stockpile":
        return
    for bot in ("greedy", "expert"):
        found = count(bot, counts.sales, counts.bids)
        got = f"{len(found.wrong)} of {found.sales} sales and {found.bids} bids"
        yield Line(f"{game}: {bot}, dominated choices", "0", got, not found.wrong)


def _won(game: str, sides: list[str], games: int, workers: int, seed: int) -> tuple[str, float]:
    """What the first side won, in words and as a number."""
    won: list[float] = []
    with closing(deals(game, sides, seed, games, workers)) as playing:
        for deal in playing:
            won.append(deal)
            sys.stderr.write(f"\r{game} {sides[0]}: {100 * sum(won) / len(won):.1f} % of {SEATS * len(won)} games ")
    sys.stderr.write("\n")
    share = share_of(won, SEATS * len(won))
    low, high = 100 * (share.low or 0.0), 100 * (1.0 if share.high is None else share.high)
    return f"{100 * share.mean:.1f} % of {SEATS * len(won)} ({low:.0f} to {high:.0f})", share.mean


LINES = {
    "stranger": stranger,
    "sequential": sequential,
    "patient": patient,
    "manners": manners,
    "blunders": blunders,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="these games only")
    parser.add_argument("--line", choices=tuple(LINES), action="append", help="these lines only")
    parser.add_argument("--games", type=int, help="no more than so many for any figure")
    parser.add_argument("--full", action="store_true", help="the full counts")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    counts = FULL if wanted.full else Counts()
    if wanted.games:
        names = ("games", "sequential", "patient", "haggled", "manners")
        counts = replace(counts, **{name: min(wanted.games, getattr(counts, name)) for name in names})
    table = Table("what", "wanted", "got", "reached", "minutes", title="What must show", box=None)
    missed = 0
    for name in wanted.line or LINES:
        for game in wanted.game or GAMES:
            begin = time.perf_counter()
            for line in LINES[name](game, counts, wanted.workers, wanted.seed):
                minutes = (time.perf_counter() - begin) / 60
                row = (line.what, line.wanted, line.got, "yes" if line.reached else "NO", f"{minutes:.1f}")
                table.add_row(*row)
                Console(stderr=True).print(*row, sep="   ", highlight=False)
                missed += not line.reached
    Console(width=130).print(table)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
