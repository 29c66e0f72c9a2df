"""Every kind of table that the contract is checked on."""

from __future__ import annotations

from contextlib import suppress
from itertools import product

from openingbell.core.errors import BadOptions
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.registry import find_game, game_names

Table = tuple[Game, Options]


def tables() -> list[Table]:
    """For each game every combination of its options."""
    found: list[Table] = []
    for name in game_names():
        game = find_game(name)
        names = [option.name for option in game.options]
        for chosen in product(*(option.values() for option in game.options)):
            options = dict(zip(names, chosen, strict=True))
            with suppress(BadOptions):  # such as a first player that there is not
                found.append((game, game.check(options)))
    return found


def table_name(table: Table) -> str:
    game, options = table
    return "-".join([game.name, *(str(value) for value in options.values())])
