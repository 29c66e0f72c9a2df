"""`bell rules`: the rules of a game in our own words, all of them, a chapter, a clause, or those with a word."""

from __future__ import annotations

import click
from rich.console import Console
from rich.text import Text

from openingbell.cli.arguments import game_argument, language_option
from openingbell.cli.saying import wrong
from openingbell.core.game import Game
from openingbell.locales import Words
from openingbell.locales.rules import rulebook
from openingbell.terminal.rulebook import Page, UnknownClause, find, show, with_word


@click.command()
@game_argument
@click.argument("clause", required=False)
@click.option("--search", "word", metavar="WORD", help="Only clauses with this word, or part of one.")
@language_option
def rules(game: Game, clause: str | None, word: str | None, words: Words) -> None:
    """Print the rules: all of them, a chapter (A-5, Y-A) or a clause (A-5.5, Y-12)."""
    if word is not None and not word.strip():
        raise wrong("cli-search")
    book = rulebook(game.name, words.language)
    try:
        chosen = list(book.clauses.values()) if clause is None else find(book, clause, words)
    except UnknownClause as error:
        raise click.UsageError(str(error)) from error
    console = Console(highlight=False)
    if word is not None:
        show(console, book, with_word(chosen, word, words), words, word)
        return
    if clause is None:
        page = Page(console)
        page.heading(book.title)
        console.print(*page.blocks(book.introduction), Text(), sep="\n")
    show(console, book, chosen, words)
