"""Acquire's table for goldens: scenes set up from a picture of the board, and the table as everybody sees it."""

from __future__ import annotations

from typing import Any

from openingbell.core.state import State
from openingbell.games.acquire import ACQUIRE
from openingbell.games.acquire.components import TILE_NAMES
from tests.games.acquire.tables import table
from tests.golden.render import Setup, Table, audience, viewers, wrapped

FEW = 12


# --- setting up ----------------------------------------------------------------------------------------------------


def arrange(setup: Setup) -> State:
    """A table before its first move, or, if there is a board, one where a seat is about to place a tile.

    Corporations are the initials of their 1999 names, `+` is unincorporated. What is in no hand and on no board is in
    the bag; if there is a line `bag`, it says what is, and the rest is set aside.
    """
    options = dict(item.split("=") for item in setup["options"][0].split())
    players = int(options.pop("players"))
    if "board" not in setup:
        return ACQUIRE.start({"players": players, **options})

    def line(key: str, default: str = "") -> str:
        return setup.get(key, [default])[0]

    return table(
        "\n".join(setup["board"]).replace("+", "o"),
        players=players,
        hands={seat: line(f"hand {seat}") for seat in range(players)},
        shares={seat: _shares(line(f"shares {seat}").split()) for seat in range(players)},
        cash={seat: int(cash) for seat, cash in enumerate(line("cash").split())},
        bag=line("bag") if "bag" in setup else None,
        turn=int(line("turn", "0")),
        passes=int(line("passes", "0")),
        **options,
    )


def _shares(words: list[str]) -> str:
    """`Sackson 2 Hydra 1` as `S2 H1`."""
    return " ".join(f"{corporation[0]}{number}" for corporation, number in zip(words[::2], words[1::2], strict=True))


# --- looking -------------------------------------------------------------------------------------------------------


def look(state: State) -> list[str]:
    """The board, the price card, and what each viewer sees of hands and holdings."""
    seen = state.view(None)
    return [*_board(seen["board"]), "", *_card(seen), "", *_holdings(state), *_hands(state), *_turn(seen)]


def _board(board: dict[str, str]) -> list[str]:
    lines = ["    " + "".join(f"{column:>3}" for column in range(1, 13))]
    for row in "ABCDEFGHI":
        marks = [(board[f"{column}{row}"] or "+")[0] if f"{column}{row}" in board else "." for column in range(1, 13)]
        lines.append(f"  {row} " + "".join(f"{mark:>3}" for mark in marks))
    return lines


def _card(seen: dict[str, Any]) -> list[str]:
    lines = [_row("", [corporation["name"] for corporation in seen["corporations"]])]
    for part in ("size", "price", "majority", "minority", "unsold"):
        lines.append(_row(part, [corporation[part] for corporation in seen["corporations"]]))
    return [*lines, _row("safe", ["safe" if corporation["safe"] else "" for corporation in seen["corporations"]])]


def _holdings(state: State) -> list[str]:
    """Everyone's shares and cash; in several versions if the viewers do not all see the same."""
    players = len(state.scores())
    versions: dict[str, list[int | None]] = {}
    for viewer in viewers(players):
        seen = state.view(viewer)
        rows = [_row(f"seat {seat}", [*seen["shares"][seat], seen["cash"][seat]]) for seat in range(players)]
        versions.setdefault("\n".join(rows), []).append(viewer)
    lines = []
    for rows_text, seers in versions.items():
        lines += [f"  to {audience(seers, players)}, shares and cash:", rows_text]
    return lines


def _row(head: str, cells: list[Any]) -> str:
    texts = ["?" if cell is None else "." if cell == 0 else str(cell) for cell in cells]
    return f"  {head:<9}" + "".join(f"{text:>12}" for text in texts)


def _hands(state: State) -> list[str]:
    """Each hand as its owner sees it: nobody else sees more than how many tiles it has."""
    sizes = state.view(None)["hand_sizes"]
    lines = [f"  to everybody, tiles in hand: {' '.join(str(size) for size in sizes)}"]
    for seat in range(len(sizes)):
        hand = [f"{tile['tile']} {tile['effect']}" for tile in state.view(seat)["hand"]]
        lines += wrapped(f"  to seat {seat}, its hand: ", hand or ["nothing"])
    return lines


def _turn(seen: dict[str, Any]) -> list[str]:
    aside = seen["set_aside"]
    few = " ".join(aside) if len(aside) <= FEW else f"{len(aside)} tiles"
    lines = [f"  tiles in the bag: {seen['bag']}; set aside: {few or 'none'}"]
    parts = [f"turn {seen['turn_number']}, of seat {seen['turn']}", f"step {seen['step']}"]
    parts += [f"{key} {seen[key]}" for key in ("placed", "bought", "passes") if seen[key]]
    lines.append("  " + ", ".join(parts + ["announced"] * seen["announced"]))
    if seen["merger"]:
        merger = seen["merger"] | {"waiting": " ".join(seen["merger"]["waiting"])}
        parts = [f"{key} {merger[key]}" for key in ("survivor", "defunct", "waiting", "market") if merger[key]]
        lines.append(f"  merger: {', '.join(parts)}")
    for limit in seen["limits"]:
        among = [name for tile, name in enumerate(TILE_NAMES) if int(limit["among"], 16) >> tile & 1]
        if among:
            lines += wrapped(f"  everybody can tell: seat {limit['seat']} has at most {limit['most']} of: ", among, " ")
    return lines


TABLE = Table(arrange, look)
