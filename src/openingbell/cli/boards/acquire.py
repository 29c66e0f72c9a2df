"""Acquire's table in a terminal: the board, the price card as it stands, the seats and one's own tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from openingbell.games.acquire.components import COLUMNS, ROWS, TILE_NAMES
from openingbell.locales import Words

STYLES = (
    "black on red",
    "black on yellow",
    "white on blue",
    "black on green",
    "black on bright_red",
    "black on cyan",
    "white on magenta",
)


def paint(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Everything a seat may know, from top to bottom."""
    parts: list[RenderableType] = [_board(view), Text(), _corporations(view, names, words)]
    if view["hand"]:
        parts += [Text(), _hand(view, words)]
    return Group(*parts)


def _board(view: dict[str, Any]) -> Text:
    corporations = [corporation["name"] for corporation in view["corporations"]]
    board = Text("    " + "".join(f"{column + 1:>3}" for column in range(COLUMNS)))
    for row in range(ROWS):
        board.append(f"\n  {'ABCDEFGHI'[row]} ")
        for column in range(COLUMNS):
            tile = TILE_NAMES[row * COLUMNS + column]
            owner = view["board"].get(tile)
            if owner is None:
                board.append("  ·", style="dim")
            elif owner == "":
                board.append("  □")
            else:
                mark = owner[0].lower() if tile == view["placed"] else owner[0]
                board.append(f"  {mark}", style=STYLES[corporations.index(owner)])
    return board


def _corporations(view: dict[str, Any], names: Sequence[str], words: Words) -> Table:
    """A row for each corporation and a column for each seat, the cash below."""
    headings = ("corporation", "size", "price", "unsold")
    table = Table(*(words.say(f"acquire-heading-{heading}") for heading in headings), box=None, pad_edge=False)
    for name in names:
        table.add_column(name, justify="right")
    for number, corporation in enumerate(view["corporations"]):
        size = str(corporation["size"] or "") + ("*" if corporation["safe"] else "")
        held = [_number(shares[number]) for shares in view["shares"]]
        label = Text(words.say(f"acquire-corporation-{corporation['name']}"), style=STYLES[number])
        table.add_row(label, size, str(corporation["price"] or ""), str(corporation["unsold"]), *held)
    cash = ["?" if amount is None else words.money(amount) for amount in view["cash"]]
    table.add_row(words.say("acquire-heading-cash"), "", "", "", *cash)
    return table


def _number(shares: int | None) -> str:
    return "?" if shares is None else str(shares or "")


def _hand(view: dict[str, Any], words: Words) -> Text:
    tiles = [f"{tile['tile']} ({words.say('acquire-effect-' + tile['effect'])})" for tile in view["hand"]]
    return Text(words.say("acquire-heading-hand") + ": " + ", ".join(tiles))
