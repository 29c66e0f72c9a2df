"""`bell replay`: a record played again, for people and for machines."""

from __future__ import annotations

import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from openingbell.cli.arguments import json_option, language_option
from openingbell.cli.saying import wrong
from openingbell.core.errors import IllegalMove, Refused
from openingbell.core.events import seen_events
from openingbell.core.record import Record
from openingbell.core.state import OVER, State
from openingbell.locales import Words
from openingbell.terminal.prompt import is_terminal
from openingbell.terminal.show import show_position
from openingbell.terminal.story import Story


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@json_option
@click.option("--to", type=click.IntRange(min=0), help="Stop after so many moves.")
@click.option("--as", "seat", type=click.IntRange(min=0), help="Show what this seat may know.")
@language_option
def replay(file: Path, as_json: bool, to: int | None, seat: int | None, words: Words) -> None:
    """Replay a record. At a terminal you step through it (? tells the keys), elsewhere you get the whole story."""
    record = Record.read(file)
    if to is not None and to > len(record.moves):
        raise wrong("cli-beyond", option="--to", number=to, moves=len(record.moves))
    try:
        play = record.play(to, listens=not as_json)
    except IllegalMove as error:
        legal = f"; legal: {', '.join(error.legal)}" if seat is None and error.legal else ""  # a seat may not know it
        raise Refused(f"{file}: {error}{legal}") from error
    except Refused as error:
        raise Refused(f"{file}: {error}") from error
    state = play.state
    seats = record.game.seats(record.options)
    if seat is not None and seat >= seats:
        raise wrong("cli-as", seat=seat, last=seats - 1)
    if as_json:
        click.echo(json.dumps(machine_form(state, seat), ensure_ascii=False))
        return
    words = words.at(record.game)
    names = record.names or [words.say("seat", number=number) for number in range(seats)]
    if _at_a_terminal():
        from openingbell.terminal.stepper import Stepper, step  # only where there are such terminals

        step(Stepper(Story(record, names, words, to), seat, number=to or 0, may_change_viewer=seat is None))
        return
    for seen in seen_events(play.events, seat):
        click.echo(words.event(record.game.name, seen, names))
    click.echo()
    show_position(state, seat, names, words)


def _at_a_terminal() -> bool:
    """Whether there is somebody to press keys, and a screen that can be drawn anew."""
    return is_terminal() and os.environ.get("TERM") != "dumb" and find_spec("termios") is not None


def machine_form(state: State, seat: int | None) -> dict[str, Any]:
    """Everything; or, for one seat, what it may know."""
    over = state.actor == OVER
    if seat is not None:
        view = state.view(seat)
        return {"over": over, "actor": int(state.actor), "scores": view["scores"], "view": view}
    return {"over": over, "actor": int(state.actor), "scores": state.scores(), "state": state.reveal()}
