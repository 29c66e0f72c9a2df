"""`bell words`: the languages, for whoever translates."""

from __future__ import annotations

import click

from openingbell.cli.saying import spoken
from openingbell.locales.checking import folders, problems


@click.group()
def words() -> None:
    """The languages of the program."""


@words.command()
@click.argument("languages", metavar="[LANG]...", nargs=-1)
def check(languages: tuple[str, ...]) -> int:
    """Tell what a language lacks or has wrong, of all languages without LANG."""
    wrong = 0
    for language in languages or folders():
        found = problems(language)
        for problem in found:
            click.echo(f"{language}/{problem}")
        if not found:
            click.echo(spoken().say("cli-complete", language=language))
        wrong += len(found)
    return 1 if wrong else 0
