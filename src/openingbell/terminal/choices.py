"""A player's choices on the screen: one to a line while there is room, then in columns, and shorter if need be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

GAP = 2


def lay_out(width: int, room: int, long: Sequence[Text], short: Callable[[], Sequence[Text]]) -> list[Text | Table]:
    """The choices in at most `room` lines: in words if they fit, else in their short forms, as well as they can."""
    if sum(-(-text.cell_len // width) for text in long) <= room:
        return [*long]
    for texts in (long, short()):
        columns = _columns(width, texts)
        if columns > 1 and _lines(texts, columns) <= room:
            return [_grid(texts, columns)]
    return [_grid(texts, columns)]


def _columns(width: int, texts: Sequence[Text]) -> int:
    return max(1, (width + GAP) // (max(text.cell_len for text in texts) + GAP))


def _lines(texts: Sequence[Text], columns: int) -> int:
    return -(-len(texts) // columns)


def _grid(texts: Sequence[Text], columns: int) -> Table:
    """Numbers run down the columns, as in a printed list."""
    lines = _lines(texts, columns)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for line in range(lines):
        grid.add_row(*texts[line::lines])
    return grid
