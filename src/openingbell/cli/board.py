"""`bell board`: a table's own components, for whoever owns a printed game."""

from __future__ import annotations

from pathlib import Path

import click

from openingbell.cli.arguments import language_option
from openingbell.cli.saying import table_data
from openingbell.core.errors import BadData
from openingbell.core.registry import find_game, game_names
from openingbell.locales import Words


@click.group()
def board() -> None:
    """Data files with a table's own components."""


@board.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@language_option
def check(file: Path, words: Words) -> int:
    """Tell everything that is wrong with a data file."""
    data = table_data(file)
    name = data.get("game")
    if not isinstance(name, str):
        raise BadData(words.say("cli-board-game", file=str(file), games=", ".join(game_names())))
    problems = find_game(name).problems(data)
    for problem in problems:
        click.echo(words.flaw(problem))
    if not problems:
        click.echo(words.say("cli-board-sound", file=str(file), game=name))
    return 1 if problems else 0
