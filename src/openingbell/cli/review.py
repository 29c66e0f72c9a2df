"""`bell review`: a whole game looked at again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from openingbell.arena.review import (
    Question,
    Review,
    advise,
    judge_question,
    questions_of,
    seconds_needed,
    share_out,
    sum_up,
)
from openingbell.arena.review_page import (
    TEXTS,
    account_headings,
    account_rows,
    decision_headings,
    decision_row,
    review_page,
)
from openingbell.bots.budget import Budget
from openingbell.bots.registry import find_bot
from openingbell.cli.arguments import BudgetText, Finite, json_option, language_option, record_argument
from openingbell.cli.saying import wrong
from openingbell.core.record import Record, write_new
from openingbell.locales import Words
from openingbell.terminal.show import plain_console


@click.command()
@record_argument
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write the page here, with charts.")
@click.option("--seconds", type=Finite(1, 86400), default=40, show_default=True, help="About how long it may take.")
@click.option("--budget", type=BudgetText(), help="For each decision, instead: 100ms, or 200 iterations.")
@click.option("--all", "shows_all", is_flag=True, help="Print every decision, not only the costliest.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=1, show_default=True)
@json_option
@language_option
def review(
    record: Record,
    html: Path | None,
    seconds: float,
    budget: Budget | None,
    shows_all: bool,
    seed: int,
    as_json: bool,
    words: Words,
) -> None:
    """Go through a game: what each player gave up at each decision, the costliest ones, luck and skill apart."""
    if html is not None and html.exists():
        raise wrong("cli-exists", file=str(html))
    questions = questions_of(record)
    each = share_out(seconds, len(questions)) if budget is None else budget
    needed = seconds_needed(len(questions))
    if budget is None and seconds < needed:
        click.echo(words.say("review-too-short", seconds=needed), err=True)
    adviser = find_bot("expert")
    for question in _followed(questions):
        advise(question, adviser, each, seed)
    judged = [judge_question(question, each, seed) for question in _followed(questions)]
    seats = record.game.seats(record.options)
    words = words.at(record.game)
    found = sum_up(record, record.names or [words.say("seat", number=seat) for seat in range(seats)], judged)
    if html is not None:
        write_new(html, review_page(found, words))
    if as_json:
        click.echo(json.dumps(found.to_json(), ensure_ascii=False))
        return
    _show(found, shows_all, words)
    if html is not None:
        click.echo(words.say("review-written", file=str(html)))


def _followed(questions: list[Question]) -> Iterable[Question]:
    """With a bar that shows how far it is."""
    console = Console(stderr=True)
    return track(questions, "", console=console, transient=True, disable=not console.is_terminal)


def _show(found: Review, shows_all: bool, words: Words) -> None:
    console = plain_console()
    accounts = Table(box=None, pad_edge=False)
    for at, name in enumerate(account_headings(words)):
        accounts.add_column(name, justify="left" if at == 0 else "right", overflow="fold")
    for row in account_rows(found, words):
        accounts.add_row(*row)
    console.print(accounts)
    console.print(words.say("review-about-parts"), style="dim")
    if found.is_mostly_noise():
        console.print(words.say("review-noise"), style="yellow")
    for heading, decisions in (
        ("review-costliest", found.costliest()),
        ("review-decisions", found.decisions if shows_all else ()),
    ):
        if not decisions:
            continue
        console.print()
        console.print(words.say(heading), style="bold")
        table = Table(box=None, pad_edge=False)
        for at, name in enumerate(decision_headings(words)):
            table.add_column(name, justify="left" if at in TEXTS else "right", overflow="fold")
        for one in decisions:
            table.add_row(*decision_row(one, found, words))
        console.print(table)
