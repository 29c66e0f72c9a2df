"""Finding bots by name. Ours and anybody's are registered alike: as entry points in the group `openingbell.bots`.

`exec:COMMAND` is a program of its own, in any language. A level is one bot at five strengths, and may have a
personality: `skilled:raider`.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from openingbell.bots.bot import Bot
from openingbell.bots.errors import UnknownBot
from openingbell.bots.levels import LEVELS, is_level, make_level
from openingbell.bots.program import PREFIX, Program
from openingbell.core.errors import Refused
from openingbell.core.game import Game

GROUP: Final = "openingbell.bots"


def bot_names(game: Game | None = None) -> list[str]:
    """The names of all bots, or of those that play a game, which what another package broke does not: the levels, the
    weakest first, then those that are installed.
    """
    names = [*LEVELS, *sorted({entry.name for entry in entry_points(group=GROUP)} - set(LEVELS))]
    return names if game is None else [name for name in names if _plays(name, game)]


def _plays(name: str, game: Game) -> bool:
    try:
        return find_bot(name).plays(game)
    except Exception:
        return False


def find_bot(name: str) -> Bot:
    """A new bot of that name, or UnknownBot."""
    if name.startswith(PREFIX):
        return Program(name.removeprefix(PREFIX))
    if is_level(name):
        return make_level(name)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _made(entry)
    raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")


def _made(entry: EntryPoint) -> Bot:
    """What somebody's package makes, which may be anything."""
    try:
        bot = entry.load()()
    except Refused as refusal:
        raise UnknownBot(f"{entry.name} cannot be loaded: {refusal}") from refusal
    except Exception as error:
        raise UnknownBot(f"{entry.name} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{entry.name} cannot be loaded: {entry.value} does not make a Bot")
    return bot
