"""How choices share the lines there are."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from openingbell.terminal.choices import lay_out

WORDS = [f"{number:>3}  Put the piece on pile {number}" for number in range(1, 11)]  # up to 29 letters
NOTATION = [f"{number:>3}  bid {number}" for number in range(1, 11)]  # up to 11 letters


def shown(width: int, room: int, long: Sequence[str] = WORDS) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    for part in lay_out(width, room, [Text(line) for line in long], lambda: [Text(line) for line in NOTATION]):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_one_to_a_line_while_there_is_room() -> None:
    assert shown(80, 10) == WORDS


def test_side_by_side_if_not_and_downwards() -> None:
    assert shown(60, 9) == [f"{WORDS[line]:<28}  {WORDS[line + 5]}" for line in range(5)]


def test_as_notation_if_words_are_too_long() -> None:
    """Two columns of words would take five lines; four columns of notation take three."""
    lines = shown(60, 4)
    assert lines[0].split() == ["1", "bid", "1", "4", "bid", "4", "7", "bid", "7", "10", "bid", "10"]
    assert len(lines) == 3


def test_nothing_is_left_out_where_nothing_fits() -> None:
    assert shown(12, 2) == NOTATION
