"""Bots as a command line names them."""

from __future__ import annotations

from openingbell.arena.entrants import Entrant, read_entrants
from openingbell.bots.budget import Budget
from openingbell.bots.errors import BadBudget
from openingbell.bots.levels import is_level, personalities
from openingbell.bots.program import PREFIX
from openingbell.bots.registry import bot_names
from openingbell.cli.saying import wrong
from openingbell.core.errors import Refused


def entrants_of(text: str, budget: Budget) -> list[Entrant]:
    """The bots of a list; one that there is not is wrong usage."""
    try:
        entrants = read_entrants(text, budget)
    except BadBudget as error:
        raise wrong("cli-budget", text=text) from error
    except Refused as error:
        raise wrong("cli-bot-list", text=text) from error
    for entrant in entrants:
        if not is_known(entrant.bot):
            raise wrong("cli-no-bot", bot=entrant.bot, bots=", ".join(bot_names()))
    return entrants


def is_known(bot: str) -> bool:
    """An installed bot, a program, or a level with a personality."""
    if is_level(bot):
        return bot.partition(":")[2] in ("", *personalities())
    return bot in bot_names() or bot.startswith(PREFIX)
