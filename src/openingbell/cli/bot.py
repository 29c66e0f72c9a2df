"""`bell bot`: the bots there are, and whether a program is one."""

from __future__ import annotations

import time

import click
from rich.table import Table

from openingbell.bots.budget import Budget
from openingbell.bots.errors import BrokenBot
from openingbell.bots.guard import stand_in
from openingbell.bots.observer import Observer
from openingbell.bots.program import Program
from openingbell.bots.registry import bot_names, find_bot
from openingbell.cli.arguments import BudgetText, language_option, token_option
from openingbell.cli.bot_seats import BotSeats
from openingbell.cli.saying import wrong
from openingbell.core.chance import Stream
from openingbell.core.errors import Refused
from openingbell.core.events import seen_events
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.locales import Words
from openingbell.terminal.show import plain_console

MAX_FAILURES = 5  # a program that fails has to be started anew, and more of them say nothing new


@click.group()
def bot() -> None:
    """List bots, or check a program that wants to be one."""


@bot.command("list")
@language_option
def list_bots(words: Words) -> None:
    """The bots that are installed, and the games they play."""
    table = Table(box=None, pad_edge=False, show_header=False)
    games = [find_game(name) for name in game_names()]
    for name in bot_names():
        try:
            found = find_bot(name)
        except Refused as error:
            table.add_row(name, "", str(error))
            continue
        about = f"bot-about-{name}"
        row = [name, words.bot(name), ", ".join(game.name for game in games if found.plays(game))]
        table.add_row(*row, words.say(about) if words.has(about) else "")
        found.close()
    plain_console().print(table)


@bot.command()
@click.argument("command")
@click.option("--game", "only", type=click.Choice(game_names()), help="This game only; without it, all it plays.")
@click.option("--games", type=click.IntRange(1, 1000), default=2, show_default=True, help="How many of each.")
@click.option("--budget", type=BudgetText(), default="50ms", show_default=True, help="For a decision.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=1, show_default=True)
@language_option
def check(command: str, only: str | None, games: int, budget: Budget, seed: int, words: Words) -> int:
    """Play with a program on one seat and greedy on the others, and say what is wrong with it.

    COMMAND is what `exec:` would be given: ./mybot, or "python3 mybot.py".
    """
    if command in bot_names():
        raise wrong("cli-installed-bot", bot=command)
    program = Program(command)
    console = plain_console()
    try:
        program.start()
        console.print(words.say("bot-starts", name=program.calls_itself or command))
        played = [game for name in game_names() if only in (None, name) and program.plays(game := find_game(name))]
        if not played:
            raise Refused(words.say("cli-bot-plays-none", bot=program.name, game=only or "none"))
        failures = 0
        for game in played:
            failures += _check(program, game, games, budget, seed, words, MAX_FAILURES - failures)
            if failures == MAX_FAILURES:
                break
    finally:
        program.close()
    console.print(words.say("bot-sound") if not failures else words.say("bot-unsound", number=failures))
    return 1 if failures else 0


@bot.command()
@click.argument("command")
@click.option("--server", "url", required=True, metavar="URL", help="A server, or the link of one table there.")
@click.option("--name", metavar="NAME", help="What it is called there; without it, what it calls itself.")
@click.option("--budget", type=BudgetText(), default="1s", show_default=True, help="For a decision.")
@click.option("--tables", type=click.IntRange(1, 100), default=4, show_default=True, help="At most so many at once.")
@token_option
@language_option
def serve(
    command: str, url: str, name: str | None, budget: Budget, tables: int, token: str | None, words: Words
) -> None:
    """Let a bot sit at tables on a server.

    COMMAND is a program (./mybot) or the name of an installed bot. With the link of a table it takes a seat there and
    stays until the game is over; with a server's address it takes a seat at every open table that it can play at.
    """
    seats = BotSeats(command, budget, tables, words)
    try:
        seats.serve(url, name, token)
    finally:
        seats.close()


def _check(program: Program, game: Game, games: int, budget: Budget, seed: int, words: Words, most: int) -> int:
    """Some games of one kind: how often it failed, which is told at once. After so many failures no more is played."""
    console = plain_console()
    failures = 0
    times: list[float] = []
    number = 0
    while number < games and failures < most:
        play = Play.start(game, {}, Stream(Rng(seed, number)))
        own = number % game.seats({})
        rng = Rng(seed + 1, number)
        while not play.is_over() and failures < most:
            seat = int(play.state.actor)
            told = seen_events(play.events, seat) if seat == own else ()
            observer = Observer(play.state, seat, rng, told)
            if seat != own or len(observer.legal()) == 1:
                play.act(stand_in(observer))
                continue
            begin = time.perf_counter()
            try:
                action = program.choose(observer, budget)
                times.append(time.perf_counter() - begin)
            except BrokenBot as error:
                failures += 1
                sentence = words.say("bot-failed", number=play.seq + 1, sentence=str(error))
                console.print(f"  {sentence}", style="yellow")
                action = stand_in(observer)
            play.act(action)
        number += 1
    slowest, mean = max(times, default=0.0), sum(times) / max(1, len(times))
    console.print(
        words.say(
            "bot-played",
            game=words.say(f"{game.name}-title"),
            games=number,
            decisions=len(times) + failures,
            answers=len(times),
            mean=f"{1000 * mean:.1f}",
            slowest=f"{1000 * slowest:.1f}",
        )
    )
    return failures
