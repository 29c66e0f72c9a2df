"""How a game's view looks in a terminal, one module for each game; a game without one is shown as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from openingbell.cli.boards import acquire
from openingbell.locales import Words

Painter = Callable[[dict[str, Any], Sequence[str], Words], RenderableType]

PAINTERS: dict[str, Painter] = {"acquire": acquire.paint}


def paint(game: str, view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """A view, ready to print."""
    painter = PAINTERS.get(game)
    return Pretty(view) if painter is None else painter(view, names, words)
