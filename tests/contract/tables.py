"""Every kind of table that the contract is checked on."""

from __future__ import annotations

from contextlib import suppress
from itertools import product

from openingbell.core.errors import BadOptions
from openingbell.core.game import Game
from openingbell.core.options import Option, Options, OptionValue
from openingbell.core.registry import find_game, game_names

Table = tuple[Game, Options]

MANY = 20
FEW = 6  # rounds are enough to look at every position of a game


def tables() -> list[Table]:
    """For each game every combination of its options."""
    return [(game, options) for game in map(find_game, game_names()) for options in combinations(game)]


def combinations(game: Game) -> list[Options]:
    """Every combination of a game's options that a table can have; of a wide range of numbers a small one."""
    names = [option.name for option in game.options]
    found: list[Options] = []
    for chosen in product(*(values(option) for option in game.options)):
        with suppress(BadOptions):  # such as a first player that there is not
            found.append(game.check(dict(zip(names, chosen, strict=True))))
    return found


def values(option: Option) -> list[OptionValue | None]:
    return [option.low + FEW] if option.high - option.low > MANY else option.values()


def table_name(table: Table) -> str:
    game, options = table
    return "-".join([game.name, *(str(value) for value in options.values())])
