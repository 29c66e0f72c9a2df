"""Finding games by name. Ours and anybody's are registered alike: as entry points in the group `openingbell.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from openingbell.core.errors import UnknownGame
from openingbell.core.game import Game

GROUP = "openingbell.games"


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def find_game(name: str) -> Game:
    """The game of that name, or UnknownGame."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game = entry.load()
            assert isinstance(game, Game), f"entry point {name} of {GROUP} is not a Game"
            return game
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(game_names())}")
