"""Arguments that several commands share."""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from openingbell.bots.budget import Budget
from openingbell.bots.errors import BadBudget
from openingbell.cli.saying import WORDS, shell_language, spoken, table_data, wrong, wrong_options
from openingbell.core.errors import BadData, BadOptions, Refused, UnknownGame
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.record import Record
from openingbell.core.registry import find_game, game_names
from openingbell.locales import Words, languages

DATA = "openingbell.data"

Command = TypeVar("Command", bound=Callable[..., Any])


class GameName(click.ParamType[Game]):
    """The name of an installed game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        if isinstance(value, Game):
            return value
        if value not in game_names():
            raise wrong("cli-no-game", game=value, games=", ".join(game_names()))
        path, data = ctx.meta.get(DATA, (None, None)) if ctx else (None, None)
        try:
            return find_game(value, data)
        except UnknownGame as error:
            raise click.UsageError(str(error)) from error
        except BadData as error:
            raise BadData(f"{path}: {spoken().flaw(error)}") from error


class Finite(click.ParamType[float]):
    """A number in a range, both ends included; not a number is none."""

    name = "number"

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not self.low <= number <= self.high:
            self.fail(spoken().say("cli-number", low=f"{self.low:g}", high=f"{self.high:g}"), param, ctx)
        return number


class Language(click.ParamType[Words]):
    """A language of the catalogue."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Words:
        if isinstance(value, Words):
            return value
        if value not in languages():
            raise wrong("cli-no-language", language=value, languages=", ".join(languages()))
        return Words(value)


class BudgetText(click.ParamType[Budget]):
    """How long a bot may think."""

    name = "budget"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Budget:
        if isinstance(value, Budget):
            return value
        try:
            return Budget.of(value)
        except BadBudget as error:
            raise wrong("cli-budget", text=value) from error


class RecordFile(click.ParamType[Record]):
    """A record that replays."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Record:
        if isinstance(value, Record):
            return value
        record = Record.read(Path(value))
        try:
            record.replay()
        except Refused as error:
            raise Refused(f"{value}: {error}") from error
        return record


def _keep_data(context: click.Context, parameter: click.Parameter, path: Path | None) -> None:
    """Read before the game is looked up, which then takes it."""
    if path is not None:
        context.meta[DATA] = path, table_data(path)


record_argument = click.argument("record", metavar="FILE", type=RecordFile())
game_argument = click.argument("game", type=GameName())
data_option = click.option(
    "--data",
    type=click.Path(dir_okay=False, path_type=Path),
    is_eager=True,
    expose_value=False,
    callback=_keep_data,
    help="The table's own data file.",
)


def playable_game(command: Command) -> Command:
    """The game of a table, which may bring its own components."""
    return game_argument(data_option(command))


def _keep_words(context: click.Context, parameter: click.Parameter, words: Words) -> Words:
    """Read first of all, so that what is wrong with the rest can be said in this language."""
    context.meta[WORDS] = words
    return words


language_option = click.option(
    "--lang",
    "words",
    type=Language(),
    default=shell_language,
    is_eager=True,
    callback=_keep_words,
    help=f"Language: {', '.join(languages())}; without it, the shell's.",
)
token_option = click.option(
    "--token",
    envvar="BELL_TOKEN",
    metavar="TOKEN",
    help="Be whoever made this token on their account page; better said as BELL_TOKEN, which nobody else here can see.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object, in the last line.")
seed_option = click.option(
    "--seed", type=click.IntRange(0, 2**64 - 1), help="Play the same games again with the same number."
)
players_option = click.option("--players", type=int, help="Number of seats.")
table_option = click.option("--option", "settings", metavar="KEY=VALUE", multiple=True, help="An option of the table.")


def any_seed(seed: int | None) -> int:
    """The seed that was given, or one that nobody can guess."""
    return secrets.randbits(64) if seed is None else seed


def table_options(game: Game, players: int | None, settings: Sequence[str]) -> Options:
    """The table's options as given on the command line; wrong ones are wrong usage."""
    given: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise wrong("cli-key-value", text=setting)
        given[key] = value
    if players is not None:
        if given.get("players", players) != players:
            raise wrong("cli-players-twice")
        given["players"] = players
    try:
        return game.check(given)
    except BadOptions as error:
        raise wrong_options(game, given, error) from error
