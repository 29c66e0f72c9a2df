"""Who enters: bots by name, each with its own budget if it is given one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from openingbell.bots.bot import Bot, require
from openingbell.bots.budget import Budget
from openingbell.bots.registry import find_bot
from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.core.options import Options

OWN_BUDGET = re.compile(r"(.+)@([0-9]+(?:ms|s|))")


@dataclass(frozen=True)
class Entrant:
    """A bot as it was entered: `expert`, `expert@250ms`, `exec:./mybot`."""

    text: str
    bot: str
    budget: Budget

    @staticmethod
    def of(text: str, budget: Budget) -> Entrant:
        """One entrant; `budget` is what it gets unless it has its own."""
        own = OWN_BUDGET.fullmatch(text)
        if own is None:
            return Entrant(text, text, budget)
        return Entrant(text, own[1], Budget.of(own[2]))

    def make(self) -> Bot:
        return find_bot(self.bot)


def read_entrants(text: str, budget: Budget) -> list[Entrant]:
    """A list with commas in between."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Refused(f"{text[:60]!r} is no list of bots; one is written expert,greedy,greedy,random")
    return [Entrant.of(name, budget) for name in names]


def require_all(entrants: Sequence[Entrant], game: Game, options: Options | None = None) -> None:
    """Refuse bots that there are not, or that do not play the game, or not with these options."""
    for entrant in {entrant.bot: entrant for entrant in entrants}.values():
        bot = entrant.make()
        try:
            require(bot, game, options)
        finally:
            bot.close()
