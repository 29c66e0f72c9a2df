"""`bell hint`: what a bot thinks of a position of a record, and why."""

from __future__ import annotations

import json
from typing import Any

import click

from openingbell.arena.judging import observer_of
from openingbell.bots.bot import require, told_to
from openingbell.bots.budget import Budget
from openingbell.bots.reasons import Hint
from openingbell.bots.reasons import hint as advise
from openingbell.bots.registry import find_bot
from openingbell.cli.arguments import BudgetText, json_option, language_option, record_argument
from openingbell.cli.saying import wrong
from openingbell.core.record import Record
from openingbell.core.state import OVER, State
from openingbell.locales import Words
from openingbell.terminal.advice import advice
from openingbell.terminal.show import plain_console


@click.command()
@record_argument
@click.option("--at", type=click.IntRange(min=0), metavar="SEQ", help="After so many moves; without it, at the end.")
@click.option("--bot", "name", default="expert", show_default=True, help="Whom to ask.")
@click.option("--budget", type=BudgetText(), default="1s", show_default=True, help="How long it may think.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=1, show_default=True)
@json_option
@language_option
def hint(record: Record, at: int | None, name: str, budget: Budget, seed: int, as_json: bool, words: Words) -> None:
    """Ask a bot what it would play in a position of a record, knowing what the player knew.

    Every option it considered is shown with the expected result; without --at it is the last decision of the record.
    """
    number = _last_decision(record) if at is None else at
    if number > len(record.moves):
        raise wrong("cli-beyond", option="--at", number=number, moves=len(record.moves))
    play = record.play(number)
    state = play.state
    _require_decision(record, state, number)
    bot = find_bot(name)
    try:
        require(bot, record.game, record.options)
        told = told_to(bot, record.game, play.events, int(state.actor))
        given = advise(bot, observer_of(state, seed, number, told), budget)
    finally:
        bot.close()
    played = record.moves[number] if number < len(record.moves) else None
    if as_json:
        form: dict[str, Any] = {"at": number, "seat": int(state.actor), "played": played, **given.decision.to_json()}
        click.echo(json.dumps({**form, "reasons": given.reasons}, ensure_ascii=False))
    else:
        _show(record, state, number, given, played, words.at(record.game))


def _last_decision(record: Record) -> int:
    """Where the record waits for somebody, or the last place where somebody decided."""
    return max((at for at, actor in enumerate(_actors(record)) if actor >= 0), default=0)


def _require_decision(record: Record, state: State, number: int) -> None:
    if state.actor >= 0:
        return
    if state.actor == OVER:
        raise wrong("cli-hint-over", number=number)
    later = next((at for at, actor in enumerate(_actors(record)) if at > number and actor >= 0), None)
    if later is not None:
        raise wrong("cli-hint-later", number=number, later=later)
    raise wrong("cli-hint-never", number=number)


def _actors(record: Record) -> list[int]:
    """Who has to move at each position."""
    return [int(state.actor) for state in record.play(listens=False).states()]


def _show(record: Record, state: State, number: int, given: Hint, played: str | None, words: Words) -> None:
    game = record.game
    names = record.names or [words.say("seat", number=seat) for seat in range(game.seats(record.options))]
    console = plain_console()

    def in_words(text: str) -> str:
        return words.move(game.name, game.to_json(state, game.from_text(state, text)), names)

    console.print(words.say("hint-position", number=number, name=names[state.actor]))
    why = [words.reason(game.name, reason, names) for reason in given.reasons]
    console.print(advice(given.decision, in_words, game.name, words, why, played, label=str))
    if played is not None:
        console.print(words.say("hint-played", move=in_words(played)))
