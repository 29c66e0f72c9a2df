"""The tables that games are tried at. They follow from what a game declares, so a new game is tried with the others."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import Any

from openingbell.core.errors import BadOptions
from openingbell.core.game import Game
from openingbell.core.options import Option, Options, OptionValue
from openingbell.core.registry import find_game, game_names

Table = tuple[Game, Options]

MANY = 20  # values are too many to try all of them
FEW = 6  # rounds are enough to look at every position of a game


def tables() -> list[Table]:
    """For each game every combination of its options, in short games."""
    return [(game, options) for game in map(find_game, game_names()) for options in combinations(game)]


def combinations(game: Game, whole: bool = False) -> list[Options]:
    """Every combination of a game's options that a table can have; of a wide range of numbers a small one, or, to play
    whole games, the usual one.
    """
    names = [option.name for option in game.options]
    found: list[Options] = []
    for chosen in product(*(_values(option, whole) for option in game.options)):
        with suppress(BadOptions):  # such as a first player that there is not
            found.append(game.check(dict(zip(names, chosen, strict=True))))
    return found


def _values(option: Option, whole: bool) -> list[OptionValue | None]:
    if _is_wide(option):
        return [option.default if whole else option.low + FEW]
    return option.values()


def _is_wide(option: Option) -> bool:
    return option.high - option.low > MANY


def short_table(name: str) -> dict[str, Any]:
    """One table for programs that learn: three players, few rounds, and the other answer to each yes or no."""
    chosen: dict[str, Any] = {"players": 3}
    for option in find_game(name).options:
        if isinstance(option.default, bool):
            chosen[option.name] = not option.default
        elif _is_wide(option):
            chosen[option.name] = option.low + 2
    return chosen


def table_name(table: Table) -> str:
    game, options = table
    return "-".join([game.name, *(str(value) for value in options.values())])
