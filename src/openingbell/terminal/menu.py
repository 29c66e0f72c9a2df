"""A player's choices: the safe one first, each in words with the money it would move, on as many lines as there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from openingbell.core.events import Seen
from openingbell.locales import Words
from openingbell.terminal.log import names_for
from openingbell.terminal.table import Move, Table

GAP = 2
MARK = "reverse"
# Moves that give nothing away: whatever the question, Enter is one of these or no answer at all.
SAFE = ("pass", "done", "refuse", "cancel", "waive", "keep")


@dataclass(frozen=True)
class Item:
    """A choice: its number, the kind of move, what it is in words, and the money it would move at once.

    The one that Enter takes says so, too.
    """

    number: int
    kind: str
    words: str
    money: Text


@dataclass(frozen=True)
class Menu:
    """What a screen shows of the choices, on how many pages all of them are, and which one this is."""

    lines: list[Text | Grid]
    pages: int = 1
    page: int = 0


def arrange(moves: Sequence[Move]) -> list[Move]:
    """The safe answer first, the others in the order of the rules."""
    return sorted(moves, key=lambda move: move.form["type"] not in SAFE)


def safe_answer(moves: Sequence[Move]) -> Move | None:
    """What Enter takes: the first choice if it gives nothing away, or if it is the only one."""
    first = moves[0] if moves else None
    return first if first is not None and (len(moves) == 1 or first.form["type"] in SAFE) else None


def items(
    table: Table, moves: Sequence[Move], words: Words, in_full: Callable[[dict[str, Any]], dict[str, Any]] = dict
) -> list[Item]:
    """The choices of the actor; `in_full` names what a move's form sums up."""
    names = names_for(table, words)
    found: list[Item] = []
    for number, move in enumerate(moves, 1):
        said = words.move(table.game_name, in_full(move.form), names)
        money = Text()
        for seat, amount in money_in(table.preview([move.text]).events, table.actor).items():
            whose = "" if seat == table.actor else f"{names[seat]} "
            sign = "+" if amount > 0 else ""
            money.append(f"  {whose}{sign}{words.money(amount, table.game_name)}", "green" if amount > 0 else "red")
        if number == 1 and safe_answer(moves) is not None:
            money.append("  Enter", "dim")
        found.append(Item(number, str(move.form["type"]), said, money))
    return found


def money_in(events: Sequence[Seen], actor: int) -> dict[int, int]:
    """How the actor's cash would change, and the cash of those who pay the actor or are paid."""
    changes: dict[int, int] = {}
    for event in events:
        seat, amount, other = event.get("seat"), event.get("amount"), event.get("other")
        if not isinstance(seat, int) or not isinstance(amount, int) or actor not in (seat, other):
            continue
        changes[seat] = changes.get(seat, 0) + amount
        if isinstance(other, int):
            changes[other] = changes.get(other, 0) - amount
    return {seat: amount for seat, amount in changes.items() if amount}


def lay_out(width: int, room: int, choices: Sequence[Item], page: int = 0, chosen: int | None = None) -> Menu:
    """The choices in at most `room` lines: one to a line if they fit, else in columns, else grouped, else by pages.

    The number of the one that is chosen is marked, and the page is the one that has it.
    """
    long = [
        Text.assemble(f"{item.number:>3}  ", item.words, item.money, style=MARK if item.number == chosen else "")
        for item in choices
    ]
    if sum(-(-text.cell_len // width) for text in long) <= room and not _is_grid(choices):
        return Menu([*long])
    columns = max(1, (width + GAP) // (max(text.cell_len for text in long) + GAP))
    headed = all(": " in item.words for item in choices)  # a line for each heading is easier to read than columns
    if not headed and columns > 1 and -(-len(long) // columns) <= room:
        return Menu([_grid(long, columns)])
    for gap in (GAP, 1):
        lines = _grouped(width, choices, gap, chosen)
        if len(lines) <= room:
            return Menu([*lines])
    size = max(1, room - 1)  # a line says that there is more
    pages = -(-len(lines) // size)
    marked = next((number for number, line in enumerate(lines) if any(span.style == MARK for span in line.spans)), None)
    at = page % pages if marked is None else marked // size
    return Menu([*lines[at * size : (at + 1) * size]], pages, at)


def _is_grid(choices: Sequence[Item]) -> bool:
    """Whether they are one kind of move under several headings, each of them with several choices: pile by amount."""
    headings = Counter(item.words.partition(": ")[0] for item in choices)
    return len({item.kind for item in choices}) == 1 and len(headings) > 1 and max(headings.values()) > 1


def _grouped(width: int, choices: Sequence[Item], gap: int, chosen: int | None) -> list[Text]:
    """What begins alike is said once, and then what is different, as many to a line as go."""
    lines: list[Text] = []
    for _, group in groupby(choices, key=lambda item: item.kind):
        for heading, members in _by_heading(list(group)):
            pieces = [
                Text.assemble(
                    (f"{item.number}", "bold"), f" {rest}", item.money, style=MARK if item.number == chosen else ""
                )
                for item, rest in members
            ]
            lines += _flow(width, heading, pieces, gap)
    return lines


def _by_heading(group: list[Item]) -> list[tuple[str, list[tuple[Item, str]]]]:
    """A kind of move under its headings: what stands before a colon, else the words that all begin with."""
    if all(": " in item.words for item in group):
        headed: dict[str, list[tuple[Item, str]]] = {}
        for item in group:
            heading, rest = item.words.split(": ", 1)
            headed.setdefault(f"{heading}:", []).append((item, rest))
        return list(headed.items())
    split = [item.words.replace(": ", " ", 1).split(" ") for item in group]
    common = _common(split) if len(group) > 1 else 0
    heading = " ".join(split[0][:common])
    return [(f"{heading}:" if heading else "", [(item, " ".join(split[at][common:])) for at, item in enumerate(group)])]


def _common(texts: list[list[str]]) -> int:
    """With how many words all of them begin; each keeps at least one of its own."""
    least = min(map(len, texts)) - 1
    return next((at for at in range(least) if len({words[at] for words in texts}) > 1), least)


def _flow(width: int, heading: str, pieces: Sequence[Text], gap: int) -> list[Text]:
    lines = [Text.assemble((heading, "dim"))]
    for piece in pieces:
        if lines[-1].cell_len + gap + piece.cell_len > width and lines[-1].plain.strip():
            lines.append(Text("  "))
        lines[-1].append(" " * gap if lines[-1].plain.strip() else "").append_text(piece)
    return lines


def _grid(texts: Sequence[Text], columns: int) -> Grid:
    """Numbers run down the columns, as in a printed list."""
    lines = -(-len(texts) // columns)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for line in range(lines):
        grid.add_row(*texts[line::lines])
    return grid
