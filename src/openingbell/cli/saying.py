"""What the command line itself says: refusals of wrong usage, in the language of --lang or of the shell."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from openingbell.core.data import read_data
from openingbell.core.errors import BadData, BadOptions
from openingbell.core.game import Game
from openingbell.core.options import Option
from openingbell.locales import Words, preferred_language

WORDS = "openingbell.words"


def shell_language() -> str:
    """The language of the shell, if we have it; LANGUAGE may list several, the best first."""
    shell = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return preferred_language([*os.environ.get("LANGUAGE", "").split(":"), shell])


def spoken(context: click.Context | None = None) -> Words:
    """The words of the command that is being read, or was: --lang is read before anything else."""
    context = context or click.get_current_context(silent=True)
    words = None if context is None else context.meta.get(WORDS)
    return words if isinstance(words, Words) else Words(shell_language())


def wrong(message: str, **facts: object) -> click.UsageError:
    """Wrong usage, as a message of the catalogue tells it."""
    return click.UsageError(spoken().say(message, **facts))


def table_data(path: Path) -> dict[str, Any]:
    """What is in a data file; where it cannot be read is said in the reader's language."""
    try:
        return read_data(path)
    except BadData as bad:
        if not bad.word:
            raise
        words = spoken()
        raise BadData(words.say("cli-unreadable", file=str(path), reason=words.flaw(bad).rstrip("."))) from bad


def allowed(option: Option, words: Words) -> str:
    """What may be chosen at a table, for people."""
    if option.choices or option.is_flag():
        return option.allowed()
    return words.say("cli-range", low=option.low, high=option.high)


def wrong_options(game: Game, given: dict[str, object], error: BadOptions) -> click.UsageError:
    """Which of a table's options is wrong, and what it may be; a game may have a reason of its own, in English."""
    words = spoken()
    declared = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in declared:
            return wrong("cli-no-table-option", option=name, options=", ".join(declared))
        try:
            declared[name].check(value)
        except BadOptions:
            return wrong("cli-table-option", option=name, value=str(value), allowed=allowed(declared[name], words))
    return click.UsageError(str(error))


def complaint(error: click.ClickException) -> str:
    """What click has found wrong. It speaks English; what people meet most often is said in their language."""
    words = spoken(error.ctx if isinstance(error, click.UsageError) else None)
    if isinstance(error, click.NoSuchOption):
        return words.say("cli-no-option", option=error.option_name)
    if isinstance(error, click.NoSuchCommand):
        return words.say("cli-no-command", command=error.command_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = _name(error.param, error.ctx)
        if isinstance(error, click.MissingParameter):
            return words.say("cli-missing", name=name)
        return words.say("cli-bad-value", name=name, reason=_reason(error.param.type, error, words))
    return error.format_message()


def _name(parameter: click.Parameter, context: click.Context | None) -> str:
    """`GAME` or `--players`, as the help calls it."""
    if isinstance(parameter, click.Option):
        return parameter.opts[-1]
    return parameter.human_readable_name


def _reason(kind: click.ParamType[object], error: click.BadParameter, words: Words) -> str:
    """What a value should be instead, as far as its type tells."""
    if isinstance(kind, click.IntRange | click.FloatRange):
        if kind.max is None:
            return words.say("cli-at-least", low=f"{kind.min}")
        return words.say("cli-number", low=f"{kind.min}", high=f"{kind.max}")
    if kind is click.INT:
        return words.say("cli-whole-number")
    if isinstance(kind, click.Choice):
        return words.say("cli-choice", choices=", ".join(map(str, kind.choices)))
    return error.message
