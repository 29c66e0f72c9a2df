"""Printing a position."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from openingbell.core.state import State
from openingbell.locales import Words
from openingbell.terminal.boards import paint


def plain_console() -> Console:
    """A console that takes texts as they are: a name is never taken for a style."""
    return Console(highlight=False, markup=False, emoji=False)


def show_position(state: State, seat: int | None, names: Sequence[str], words: Words) -> None:
    """What `seat` (None: a spectator) may know."""
    plain_console().print(paint(state.game.name, state.view(seat), names, words))
