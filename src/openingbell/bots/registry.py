"""Finding bots by name. Ours and anybody's are registered alike: as entry points in the group `openingbell.bots`.

`exec:COMMAND` is a program of its own, in any language.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from openingbell.bots.bot import Bot
from openingbell.bots.errors import UnknownBot
from openingbell.bots.program import PREFIX, Program
from openingbell.core.game import Game

GROUP: Final = "openingbell.bots"


def bot_names(game: Game | None = None) -> list[str]:
    """The names of all installed bots, or of those that play a game."""
    names = sorted({entry.name for entry in entry_points(group=GROUP)})
    return names if game is None else [name for name in names if find_bot(name).plays(game)]


def find_bot(name: str) -> Bot:
    """A new bot of that name, or UnknownBot."""
    if name.startswith(PREFIX):
        return Program(name.removeprefix(PREFIX))
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            bot = entry.load()()
            assert isinstance(bot, Bot), f"entry point {name} of {GROUP} does not make a Bot"
            return bot
    raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")
