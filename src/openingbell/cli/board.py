"""`bell board`: a table's own components, for whoever owns a printed game."""

from __future__ import annotations

from pathlib import Path

import click

from openingbell.core.data import read_data
from openingbell.core.errors import BadData
from openingbell.core.registry import find_game, game_names


@click.group()
def board() -> None:
    """Data files with a table's own components."""


@board.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def check(file: Path) -> int:
    """Tell everything that is wrong with a data file."""
    data = read_data(file)
    name = data.get("game")
    if not isinstance(name, str):
        raise BadData(f"{file}: the key game is missing; it should be one of: {', '.join(game_names())}")
    problems = find_game(name).problems(data)
    for problem in problems:
        click.echo(problem)
    if not problems:
        click.echo(f"{file} is a complete edition of {name}: play with --data {file}")
    return 1 if problems else 0
