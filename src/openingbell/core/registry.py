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


def find_game(name: str, data: object = None) -> Game:
    """The game of that name, or UnknownGame; with a table's own components if it has any, or BadData."""
    game = _installed(name)
    return game if data is None else game.with_data(data)


@cache
def _installed(name: str) -> Game:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game = entry.load()
            assert isinstance(game, Game), f"entry point {name} of {GROUP} is not a Game"
            return game
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(game_names())}")
