"""`bell play`: a game in the terminal, you against bots that play at random."""

from __future__ import annotations

import secrets

import click

from openingbell.cli.arguments import (
    game_argument,
    language_option,
    players_option,
    seed_option,
    table_option,
    table_options,
)
from openingbell.cli.show import show_position
from openingbell.core.driver import Driver
from openingbell.core.errors import BadMove
from openingbell.core.game import Game
from openingbell.core.playout import pick
from openingbell.core.rng import Rng
from openingbell.locales import Words

YOU = 0


@click.command()
@game_argument
@players_option
@table_option
@seed_option
@language_option
def play(game: Game, players: int | None, settings: tuple[str, ...], seed: int | None, words: Words) -> None:
    """Play against random bots. Answer with a number or with the move itself; `quit` ends the game."""
    options = table_options(game, players, settings)
    if seed is None:
        seed = secrets.randbelow(2**32)
    driver = Driver(game, options, Rng(seed))
    bots = Rng(seed, 1)
    names = [words.say("you")]
    names += [words.say("bot", number=seat) for seat in range(1, len(driver.state.scores()))]
    told = 0
    while True:
        told = _tell(driver, told, names, words)
        if driver.is_over():
            break
        if driver.state.actor == YOU:
            action = _ask(driver, names, words)
            if action is None:
                click.echo(words.say("goodbye"))
                return
        else:
            action = pick(driver.state, bots)
        driver.act(action)
    show_position(driver.state, YOU, names, words)


def _tell(driver: Driver, told: int, names: list[str], words: Words) -> int:
    """Say what happened since; returns how much has been told."""
    for event in driver.events[told:]:
        seen = event.seen_by(YOU)
        if seen is not None:
            click.echo(words.event(driver.game.name, seen, names))
    return len(driver.events)


def _ask(driver: Driver, names: list[str], words: Words) -> int | None:
    """Your decision, or None to quit. A forced one is not asked."""
    state, game = driver.state, driver.game
    actions = list(state.legal())
    if len(actions) == 1:
        return actions[0]
    click.echo()
    show_position(state, YOU, names, words)
    click.echo()
    view = state.view(YOU)
    click.echo(words.prompt(game.name, view["step"], view))
    for number, action in enumerate(actions, 1):
        click.echo(f"  {number:>2}  {words.move(game.name, game.to_json(state, action))}")
    while True:
        try:
            answer = click.prompt(">", prompt_suffix=" ").strip()
        except click.Abort:
            return None
        if answer == "quit":
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(actions):
            return actions[int(answer) - 1]
        try:
            action = int(game.from_text(state, answer))
        except BadMove:
            action = -1
        if action in actions:
            return action
        click.echo(words.say("not-a-choice", answer=answer, last=len(actions)))
