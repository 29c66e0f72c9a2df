"""The ring of cells: firms in their groups' colours, whose they are, and where everybody stands."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from openingbell.server.pictures.svg import FIELD, INK, LOOSE, PAPER, TONES, box, disc, text

WIDTH, HEIGHT = 648.0, 486.0
DEEP = 52.0
PLAYERS = ("#e0b868", "#7cc6cf", "#e88a5a", "#b48ad8", "#8fd08f", "#f2a0b5")


def board(view: dict[str, Any]) -> Iterator[str]:
    cells = view["cells"]
    groups = list(dict.fromkeys(firm["group"] for firm in view["firms"].values()))
    standing: dict[int, list[int]] = {}
    for seat, player in enumerate(view["players"]):
        if not player["ruined"]:
            standing.setdefault(player["cell"], []).append(seat)
    for number, cell in enumerate(cells):
        x, y, wide, high = _place(number, len(cells))
        firm = view["firms"].get(cell["firm"]) if cell["firm"] is not None else None
        yield box(x + 1, y + 1, wide - 2, high - 2, LOOSE if firm is None else FIELD, 3)
        if firm is not None:
            tone = TONES[groups.index(firm["group"]) % len(TONES)]
            yield box(x + 1, y + 1, wide - 2, high - 2, tone, 3)
            if firm["owner"] is not None:
                yield disc(x + wide / 2, y + high / 2, 9, PLAYERS[firm["owner"] % len(PLAYERS)], INK)
        for place, seat in enumerate(standing.get(number, [])):
            yield _pawn(x + wide / 2, y + high / 2, place, seat)
    for seat, player in enumerate(view["players"]):
        y = HEIGHT / 2 + (seat - (len(view["players"]) - 1) / 2) * 58
        yield disc(WIDTH / 2 - 70, y, 19, PLAYERS[seat % len(PLAYERS)])
        yield text(WIDTH / 2 - 30, y + 14, f"{player['worth']}", 40, LOOSE if player["ruined"] else PAPER, 700)


def _pawn(x: float, y: float, place: int, seat: int) -> str:
    shift = place * 13
    return disc(x + shift, y - 4 + shift / 3, 15, PLAYERS[seat % len(PLAYERS)], PAPER)


def _place(number: int, cells: int) -> tuple[float, float, float, float]:
    """Round the edge, clockwise from the upper left corner."""
    half = math.ceil(cells / 2) + 2
    across = round(half * WIDTH / (WIDTH + HEIGHT))
    down = half - across
    wide, high = (WIDTH - 2 * DEEP) / (across - 2), (HEIGHT - 2 * DEEP) / (down - 2)
    right, bottom = across - 1, across + down - 2
    left = bottom + across - 1
    if number <= right:
        column, row = number, 0
    elif number <= bottom:
        column, row = right, number - right
    elif number <= left:
        column, row = left - number, down - 1
    else:
        column, row = 0, down - 1 - (number - left)
    x, w = _span(column, across, wide, WIDTH)
    y, h = _span(row, down, high, HEIGHT)
    return x, y, w, h


def _span(at: int, number: int, size: float, whole: float) -> tuple[float, float]:
    if at == 0:
        return 0.0, DEEP
    if at == number - 1:
        return whole - DEEP, DEEP
    return DEEP + (at - 1) * size, size
