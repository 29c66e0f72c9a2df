"""How bots behave at a table of Syndicate: what they ask of somebody who refuses everything, and what they undo.

    python -m tests.bots.manners                       50 games for each of greedy and expert, with the limits
    python -m tests.bots.manners --bot greedy --games 8

A figure beyond its limit makes the exit status 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from openingbell.arena.contest import Contest
from openingbell.arena.entrants import Entrant
from openingbell.arena.match import Result, play_match
from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.registry import find_bot
from openingbell.core.events import Event
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from tests.bots.pool import Haggler, Stone

SEATS = 4
RECENT = 5  # rounds
OFFERS, REPEATS, TWICE, UNDONE, HAGGLED = 0.3, 0.05, 0, 0.01, 0.30


@dataclass
class Behaviour:
    """Sums over games."""

    rounds: int = 0  # in which the stone had a turn
    offers: int = 0  # to the stone
    repeats: int = 0  # of lots that it had refused the same rival in the last rounds
    twice: int = 0  # to anybody in the same turn
    trades: int = 0  # between others
    undone: int = 0  # of them, in the last rounds

    def add(self, events: Sequence[Event], stone: int) -> None:
        """Everything there is to see in one game."""
        round = turn = 0
        asked: list[tuple[int, Event]] = []
        traded: list[tuple[int, Event]] = []
        addressed: set[tuple[int, int, int]] = set()
        for event in events:
            if event.kind in ("turn", "again"):
                turn += 1
                round = cast(int, event.facts.get("round", round))
                self.rounds += event.seat == stone and event.kind == "turn"
            elif event.kind == "proposed":
                proposal = event
                self.twice += (turn, event.seat, event.other) in addressed
                addressed.add((turn, event.seat, event.other))
                if event.other == stone:
                    self.offers += 1
                    self.repeats += any(_same(event, old) for when, old in asked if when + RECENT >= round)
                    asked.append((round, event))
            elif event.kind == "accepted":
                self.trades += 1
                self.undone += any(_undoes(proposal, old) for when, old in traded if when + RECENT >= round)
                traded.append((round, proposal))

    def figures(self) -> list[tuple[str, float, float]]:
        """What, how much, and the most it may be."""
        return [
            ("offers a round to a seat that refuses", self.offers / max(self.rounds, 1), OFFERS),
            ("of them repeated within five rounds", self.repeats / max(self.offers, 1), REPEATS),
            ("offers to the same seat twice in a turn", self.twice, TWICE),
            ("trades undone within five rounds", self.undone / max(self.trades, 1), UNDONE),
        ]


def _lots(event: Event, side: str) -> set[str]:
    return {item for item in cast(list[str], event.facts[side]) if not item.isdigit()}


def _same(event: Event, old: Event) -> bool:
    return event.seat == old.seat and all(_lots(event, side) == _lots(old, side) for side in ("gives", "takes"))


def _undoes(event: Event, old: Event) -> bool:
    """Whether something goes back the way it came."""
    if {event.seat, event.other} != {old.seat, old.other}:
        return False
    back = ("takes", "gives") if event.seat == old.seat else ("gives", "takes")
    return bool(_lots(event, back[0]) & _lots(old, "gives") | _lots(event, back[1]) & _lots(old, "takes"))


def games(one: Callable[[], Bot], others: str, number: int, budget: str, seed: int = 1) -> list[Result]:
    """One bot against three others."""
    game = find_game("syndicate")
    each = Budget.of(budget)
    bots = [one(), *[find_bot(others) for _ in range(SEATS - 1)]]
    entrants = [Entrant(bot.name, bot.name, each) for bot in bots]
    contest = Contest.of(game, game.check({"players": SEATS}), entrants, each, seed, number, records=True)
    return [play_match(contest, bots, index) for index in range(contest.games)]


def behaviour(bot: str, number: int, budget: str) -> Behaviour:
    """Of three, at a table with a stone."""
    found = Behaviour()
    for result in games(Stone, bot, number, budget):
        stone = [sitting.entrant for sitting in result.sittings].index(0)
        found.add(Record.from_text(result.record).play().events, stone)
    return found


def haggled(number: int) -> float:
    """What part of the games a haggler wins against three greedy."""
    results = games(Haggler, "greedy", number, "1")
    return sum(one.win for result in results for one in result.sittings if one.entrant == 0) / len(results)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--bot", choices=("greedy", "expert"), action="append", help="these bots only")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--budget", default="40", help="for the expert")
    wanted = parser.parse_args()
    rows = []
    for bot in wanted.bot or ["greedy", "expert"]:
        rows += [(bot, *row) for row in behaviour(bot, wanted.games, wanted.budget).figures()]
    rows.append(("greedy", "won by a haggler against three", haggled(4 * wanted.games), HAGGLED))
    for bot, what, figure, most in rows:
        sys.stdout.write(f"{bot:8}{what:44}{figure:8.3f}   at most {most:g}{'' if figure <= most else '   TOO MUCH'}\n")
    return 1 if any(figure > most for _, _, figure, most in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
