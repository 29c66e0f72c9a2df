"""Finding games by name. Ours and anybody's are registered alike: as entry points in the group `openingbell.games`."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from openingbell.core.errors import UnknownGame
from openingbell.core.game import Game

GROUP = "openingbell.games"

log = logging.getLogger(__name__)


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def installed_games() -> tuple[Game, ...]:
    """All installed games. One that cannot be loaded is left out, and the log says so."""
    found: list[Game] = []
    for name in game_names():
        try:
            found.append(find_game(name))
        except UnknownGame as error:
            log.warning(str(error))
    return tuple(found)


def find_game(name: str, data: object = None) -> Game:
    """The game of that name, or UnknownGame; with a table's own components if it has any, or BadData."""
    game = _installed(name)
    return game if data is None else game.with_data(data)


@cache
def _installed(name: str) -> Game:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _loaded(entry)
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(game_names())}")


def _loaded(entry: EntryPoint) -> Game:
    """What somebody's package has, which may be anything."""
    try:
        game = entry.load()
    except Exception as error:
        problem = f"{type(error).__name__}: {' '.join(str(error).split())}"
        raise UnknownGame(f"the game {entry.name!r} cannot be loaded: {problem}") from error
    if not isinstance(game, Game):
        raise UnknownGame(f"the game {entry.name!r} cannot be loaded: {entry.value} is not a Game")
    return game
