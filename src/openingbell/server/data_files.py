"""A table's own components: a file that somebody chose, looked over."""

from __future__ import annotations

import json
from functools import lru_cache

from openingbell.core.data import parse_data
from openingbell.core.errors import BadData
from openingbell.core.game import Game
from openingbell.core.registry import find_game
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.store.models import TableRow

MAX_PROBLEMS = 30


def checked(game: Game, file: messages.DataFile) -> messages.DataChecked:
    """What a file says, or everything that keeps a table from being played with it."""
    try:
        data = parse_data(file.text, file.name.endswith(".json"))
        problems = game.problems(data)
    except BadData as error:
        data, problems = {}, [error]
    return messages.DataChecked(
        data=None if problems else data,
        problems=[_problem(problem) for problem in problems[:MAX_PROBLEMS]],
        more=max(0, len(problems) - MAX_PROBLEMS),
    )


def game_of(row: TableRow) -> Game:
    """The game of a table, with its own components if it has any."""
    return find_game(row.game) if row.data is None else _with_data(row.game, json.dumps(row.data))


def require_rules(row: TableRow) -> None:
    """A game that was begun by other rules cannot be followed by these: its moves mean something else."""
    game = find_game(row.game)
    if row.rules != game.rules_version:
        raise refusals.other_rules(row.game, row.rules, game.rules_version)


@lru_cache(64)
def _with_data(game: str, data: str) -> Game:
    return find_game(game, json.loads(data))


def _problem(bad: BadData) -> messages.Problem:
    return messages.Problem(error=bad.word, sentence=str(bad), facts=bad.facts)
