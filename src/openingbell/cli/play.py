"""`bell play` and `bell watch`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import click
from click.core import ParameterSource

from openingbell.arena.entrants import Entrant, require_all
from openingbell.bots.budget import Budget
from openingbell.bots.registry import bot_names
from openingbell.cli.arguments import (
    BudgetText,
    Command,
    Finite,
    GameName,
    any_seed,
    data_option,
    language_option,
    playable_game,
    players_option,
    seed_option,
    table_option,
    table_options,
)
from openingbell.cli.entering import entrants_of
from openingbell.cli.saying import wrong
from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.record import MAX_NAME
from openingbell.locales import Words
from openingbell.terminal.keeping import last_kept
from openingbell.terminal.prompt import is_terminal
from openingbell.terminal.screen import Screen
from openingbell.terminal.session import Session
from openingbell.terminal.watching import watch_table

LEVELS = "skilled,strong"  # side by side, unless somebody wishes otherwise


def with_bots(command: Command) -> Command:
    """Whom to play against, and how long they may think."""
    bots = click.option(
        "--bots",
        metavar="BOT,…",
        help="By level: beginner, casual, skilled, strong, master, with a personality as skilled:raider; or random, "
        f"greedy, expert, exec:COMMAND. They fill the seats in turns. [{LEVELS}]",
    )
    budget = click.option(
        "--budget",
        type=BudgetText(),
        default="300ms",
        show_default=True,
        help="For a decision of a bot without a level.",
    )
    return bots(budget(command))


@click.command()
@click.argument("game", type=GameName(), required=False)
@data_option
@players_option
@with_bots
@click.option(
    "--people", type=click.IntRange(min=1), default=1, show_default=True, help="Seats for people; bots fill up."
)
@click.option("--names", "called", metavar="NAME,…", default="", help="The people's names.")
@table_option
@seed_option
@language_option
@click.option("--resume", is_flag=True, help="Go on with the last game that was left unfinished.")
@click.pass_context
def play(
    context: click.Context,
    game: Game | None,
    players: int | None,
    bots: str | None,
    budget: Budget,
    people: int,
    called: str,
    settings: tuple[str, ...],
    seed: int | None,
    words: Words,
    resume: bool,
) -> None:
    """Play in the terminal, alone or in turns at one keyboard, against bots.

    Answer with a number, with the move itself, with several moves and commas between them, or through the arrow keys.
    `help` tells the rest. A game is kept as it is played, and --resume goes on with it.
    """
    if resume:
        _require_alone(context)
        session = Session.resume(last_kept())
    elif game is None:
        raise wrong("cli-missing", name="GAME")
    else:
        entrants = _entrants(bots, budget, game)
        options = table_options(game, _players(players, settings, people, bots, entrants), settings)
        _require(entrants, game, options)
        names = _all_names(called, people, game.seats(options), entrants, words)
        session = Session.start(game, options, names, range(people), any_seed(seed), entrants)
        if is_terminal():
            session.keep()
    Screen(session, words.at(session.game)).play()


def _require_alone(context: click.Context) -> None:
    """A game is gone on with as it was; only the language is the reader's."""
    for name in context.params:
        if name not in ("resume", "words") and context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise wrong("cli-resume-alone")


def _all_names(called: str, people: int, seats: int, entrants: Sequence[Entrant], words: Words) -> list[str]:
    """The people's names, those that were given and others, then the bots'."""
    if people > seats:
        raise wrong("cli-people", people=people, seats=seats)
    names = [name.strip() for name in called.split(",")] if called else []
    if len(names) > people or not all(name and name.isprintable() and len(name) <= MAX_NAME for name in names):
        raise wrong("cli-names", names=called, people=people)
    names += [words.say("person", number=number + 1) for number in range(len(names), people)]
    names += _bot_names(entrants, seats - people, words)
    if len(set(names)) < len(names):
        raise wrong("cli-same-name")
    return names


@click.command()
@playable_game
@players_option
@with_bots
@table_option
@seed_option
@language_option
@click.option("--speed", type=Finite(0.01, 1e6), default=1.0, show_default=True, help="Moves a second.")
def watch(
    game: Game,
    players: int | None,
    bots: str | None,
    budget: Budget,
    settings: tuple[str, ...],
    seed: int | None,
    words: Words,
    speed: float,
) -> None:
    """Watch bots play, as a spectator."""
    entrants = _entrants(bots, budget, game)
    options = table_options(game, _players(players, settings, 0, bots, entrants), settings)
    _require(entrants, game, options)
    names = _bot_names(entrants, game.seats(options), words)
    session = Session.start(game, options, names, (), any_seed(seed), entrants)
    watch_table(session, words.at(game), speed)


def _entrants(bots: str | None, budget: Budget, game: Game) -> list[Entrant]:
    """Those asked for; else the levels that play this game, of which there is always one."""
    if bots is None:
        known = bot_names(game)
        bots = ",".join(name for name in LEVELS.split(",") if name in known)
    entrants = entrants_of(bots, budget)
    _require(entrants, game, None)
    return entrants


def _require(entrants: Sequence[Entrant], game: Game, options: Options | None) -> None:
    try:
        require_all(entrants, game, options)
    except Refused as error:
        raise click.UsageError(str(error)) from error


def _players(
    players: int | None, settings: Sequence[str], people: int, bots: str | None, entrants: Sequence[Entrant]
) -> int | None:
    """Who lists several bots wants each of them once, unless the number of seats is said, too."""
    if players is not None or bots is None or len(entrants) < 2 or any(key.startswith("players=") for key in settings):
        return players
    return people + len(entrants)


def _bot_names(entrants: Sequence[Entrant], number: int, words: Words) -> list[str]:
    """What the bots are called."""
    levels = [words.bot(entrants[at % len(entrants)].bot) for at in range(number)]
    return words.tell_apart([level[: MAX_NAME - 3] for level in levels])
