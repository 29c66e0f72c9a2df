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


def tell(picture: RenderableType, sentences: Sequence[str]) -> None:
    """Give a picture the latest news, if it has room for some in its middle."""
    if hasattr(picture, "tell"):
        picture.tell(sentences)


def told_by(picture: RenderableType) -> int:
    """How many of the latest sentences a picture showed when it was last painted."""
    return int(getattr(picture, "told", 0))


def strip(picture: RenderableType) -> RenderableType:
    """The same without what is only good to know, if a picture has such things."""
    stripped: RenderableType = picture.stripped() if hasattr(picture, "stripped") else picture
    return stripped


def shorten(picture: RenderableType) -> RenderableType | None:
    """The same with the players' money and little more, to leave room for many choices."""
    summary: RenderableType | None = picture.summary() if hasattr(picture, "summary") else None
    return summary


def spelled_out(picture: RenderableType, form: dict[str, Any]) -> dict[str, Any]:
    """A move's form, or a view, with everything in it that a table sums up in one word said by name."""
    spell: Callable[[dict[str, Any]], dict[str, Any]] = getattr(picture, "spell_out", dict)
    return spell(form)


@cache
def _painter(game: str) -> Painter | None:
    """The game's own; registered as an entry point, by us and by anybody."""
    for entry in entry_points(group=GROUP, name=game):
        painter: Painter = entry.load()
        return painter
    return None
