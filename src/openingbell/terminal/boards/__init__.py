"""How a game's view looks in a terminal, one module for each game; a game without one is shown as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from openingbell.locales import Words

Painter = Callable[[dict[str, Any], Sequence[str], Words], RenderableType]

GROUP = "openingbell.boards"


def paint(game: str, view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """A view, ready to print."""
    painter = _painter(game)
    return Pretty(view) if painter is None else painter(view, names, words)


@cache
def _painter(game: str) -> Painter | None:
    """The game's own; registered as an entry point, by us and by anybody."""
    for entry in entry_points(group=GROUP, name=game):
        painter: Painter = entry.load()
        return painter
    return None
