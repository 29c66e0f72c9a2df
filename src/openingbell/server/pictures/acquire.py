"""The grid, with its corporations' colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from openingbell.server.pictures.svg import BRASS, FIELD, LOOSE, TONES, box, ink_on, text

COLUMNS = 12
ROWS = "ABCDEFGHI"
CELL = 54.0


def board(view: dict[str, Any]) -> Iterator[str]:
    """In 648 by 486."""
    names = [one["name"] for one in view["corporations"]]
    for row, letter in enumerate(ROWS):
        for column in range(COLUMNS):
            tile = f"{column + 1}{letter}"
            owner = view["board"].get(tile)
            tone = FIELD if owner is None else LOOSE if owner == "" else TONES[names.index(owner) % len(TONES)]
            edge = BRASS if tile == view["placed"] else "none"
            x, y = column * CELL, row * CELL
            yield box(x + 2, y + 2, CELL - 4, CELL - 4, tone, 6, edge)
            if owner:
                yield text(x + CELL / 2, y + CELL * 0.68, owner[0], 26, ink_on(tone), 700, "middle")
