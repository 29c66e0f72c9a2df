"""Printing a position."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from openingbell.cli.boards import paint
from openingbell.core.state import State
from openingbell.locales import Words


def show_position(state: State, seat: int | None, names: Sequence[str], words: Words) -> None:
    """What `seat` (None: a spectator) may know."""
    Console().print(paint(state.game.name, state.view(seat), names, words))
