"""`bell games`: what can be played."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table

from openingbell.cli.arguments import language_option
from openingbell.cli.saying import allowed
from openingbell.core.registry import find_game, game_names
from openingbell.locales import Words


@click.command()
@language_option
def games(words: Words) -> None:
    """List the games and the options of a table."""
    for name in game_names():
        game = find_game(name)
        headings = [words.say(f"cli-games-{heading}") for heading in ("option", "values", "default")]
        table = Table(*headings, box=None, pad_edge=False)
        for option in game.options:
            default = "–" if option.default is None else str(option.default).lower()
            table.add_row(option.name, allowed(option, words), default)
        console = Console()
        title = words.say("cli-games-title", title=words.say(f"{name}-title"), version=game.rules_version)
        console.print(f"[bold]{name}[/bold]: {title}", highlight=False)
        console.print(table)
