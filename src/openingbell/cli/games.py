"""`bell games`: what can be played."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table

from openingbell.cli.arguments import language_option
from openingbell.core.registry import find_game, game_names
from openingbell.locales import Words


@click.command()
@language_option
def games(words: Words) -> None:
    """List the games and the options of a table."""
    for name in game_names():
        game = find_game(name)
        table = Table("option", "values", "default", box=None, pad_edge=False)
        for option in game.options:
            table.add_row(option.name, option.allowed(), "–" if option.default is None else str(option.default).lower())
        console = Console()
        console.print(f"[bold]{name}[/bold]: {words.say(f'{name}-title')} (rules {game.rules_version})")
        console.print(table)
