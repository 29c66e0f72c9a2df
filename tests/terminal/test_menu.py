"""How choices are arranged, and how they share the lines there are."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from openingbell.core.events import Seen
from openingbell.terminal.menu import Item, arrange, lay_out, money_in, safe_answer
from openingbell.terminal.table import Move

PILES = [Item(number, "put", f"Put the piece on pile {number}", Text()) for number in range(1, 11)]  # 23 or 24 letters
WORDS = [f"{item.number:>3}  {item.words}" for item in PILES]
BIDS = [
    Item(pile * 3 + at + 1, "bid", f"Pile {pile + 1}: ${amount}", Text(f"  -${amount}"))
    for pile in range(4)
    for at, amount in enumerate((0, 1, 3))
]


def shown(width: int, room: int, items: Sequence[Item] = PILES, page: int = 0) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    for part in lay_out(width, room, items, page).lines:
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def move(kind: str) -> Move:
    return Move(kind, {"type": kind})


def test_one_to_a_line_while_there_is_room() -> None:
    assert shown(80, 10) == WORDS


def test_side_by_side_if_not_and_downwards() -> None:
    assert shown(60, 9) == [f"{WORDS[line]:<28}  {WORDS[line + 5]}" for line in range(5)]


def test_what_begins_alike_is_said_once() -> None:
    """Two columns would take five lines; what differs is a number."""
    assert shown(60, 4) == [
        "Put the piece on pile:  1 1  2 2  3 3  4 4  5 5  6 6  7 7",
        "  8 8  9 9  10 10",
    ]


def test_before_a_colon_there_is_a_heading() -> None:
    assert shown(50, 4, BIDS) == [
        f"Pile {pile + 1}:  {pile * 3 + 1} $0  -$0  {pile * 3 + 2} $1  -$1  {pile * 3 + 3} $3  -$3" for pile in range(4)
    ]


def test_what_is_a_grid_is_shown_as_one_even_if_there_is_room() -> None:
    assert shown(80, 40, BIDS) == shown(80, 4, BIDS)
    assert len(shown(80, 40, BIDS)) == 4
    assert len(shown(80, 40, BIDS[:3])) == 3  # one pile is no grid


def test_closer_together_if_that_saves_the_page() -> None:
    """The last pile's line takes 43 letters with wide gaps, 40 with narrow ones."""
    assert shown(43, 4, BIDS)[3] == "Pile 4:  10 $0  -$0  11 $1  -$1  12 $3  -$3"
    assert shown(42, 4, BIDS)[3] == "Pile 4: 10 $0  -$0 11 $1  -$1 12 $3  -$3"


def test_nothing_is_left_out_where_nothing_fits_on_one_page() -> None:
    menu = lay_out(26, 2, PILES)
    assert menu.pages > 1
    pages = [shown(26, 2, PILES, page) for page in range(menu.pages)]
    assert all(len(lines) == 1 for lines in pages)  # the second line says that there is more
    said = " ".join(line for lines in pages for line in lines)
    assert re.findall(r"(\d+) \1\b", said) == [str(number) for number in range(1, 11)]
    assert shown(26, 2, PILES, menu.pages) == pages[0]


def test_the_safe_answer_is_the_first_and_what_gives_something_away_is_never_taken_by_enter() -> None:
    moves = arrange([move("accept"), move("refuse")])
    assert [one.text for one in moves] == ["refuse", "accept"]
    assert safe_answer(moves) == moves[0]
    assert safe_answer([move("give"), move("take")]) is None
    assert safe_answer([move("give")]) == move("give")


def test_only_ones_own_money_is_told_and_that_of_those_one_pays() -> None:
    events: list[Seen] = [
        {"event": "paid", "seat": 0, "amount": -30, "other": 2},
        {"event": "paid", "seat": 1, "amount": -1000},
        {"event": "paid", "seat": 0, "amount": 10},
    ]
    assert money_in(events, 0) == {0: -20, 2: 30}
