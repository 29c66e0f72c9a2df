"""What a person types, as moves: one move or a whole turn, leniently read, in any language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from openingbell.locales import Words
from openingbell.terminal.table import Move, Table

MAX_REPEATS = 25
NOT_LETTERS = re.compile(r"[^\w$%½+-]+")


class NotAMove(Exception):
    """A part of the line is no legal move at its place."""

    def __init__(self, part: str, later: bool = False) -> None:
        super().__init__(part)
        self.part = part
        self.later = later  # it comes after something that is not known yet


def read_turn(table: Table, line: str, words: Sequence[Words]) -> list[str]:
    """The moves of a line such as `place 3C, found Hydra, buy Hydra 3`; NotAMove if a part does not fit.

    They are tried in a preview: either all of them are legal or nothing happens.
    """
    moves: list[str] = []
    legal = table.legal()
    final = False
    for part in re.split("[,;]", line):
        typed = " ".join(part.split())
        repeats, wanted = _repeats(table, legal, typed, words)
        for _ in range(repeats):
            if final:
                raise NotAMove(typed, later=True)
            move = find_move(table, legal, wanted, words)
            if move is None:
                raise NotAMove(typed)
            moves.append(move.text)
            preview = table.preview(moves)
            final, legal = preview.final, preview.legal
    return moves


def find_move(table: Table, legal: Sequence[Move], typed: str, words: Sequence[Words]) -> Move | None:
    """The legal move of that notation, or that is said so in one of the languages.

    The names of things are taken for what the notation calls them; the end of it is enough if it can mean nothing else.
    """
    wanted = plain(typed)
    spoken = [(move, _ways(table, move, words)) for move in legal]
    for move, ways in spoken:
        if wanted == ways[0]:
            return move
    for fits in (
        lambda way: way == wanted,
        lambda way: way.endswith(" " + wanted),
    ):
        found = [move for move, ways in spoken if wanted and any(map(fits, ways))]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _ways(table: Table, move: Move, languages: Sequence[Words]) -> list[str]:
    """Everything a move may be called: its notation first, with the things' names in it, and in words."""
    ways = [plain(move.text)]
    verb, *things = move.text.split()
    for words in languages:
        named = [words.name(table.game_name, thing) for thing in things]
        ways.append(plain(" ".join([verb, *named])))
        ways.append(plain(words.move(table.game_name, move.form, table.names)))
    return ways


def plain(text: str) -> str:
    """Without case, quotes and the like; е stands for ё, as most people type it."""
    return " ".join(NOT_LETTERS.sub(" ", text.casefold().replace("ё", "е")).split())


def _repeats(table: Table, legal: Sequence[Move], part: str, words: Sequence[Words]) -> tuple[int, str]:
    """`buy Hydra 3` is three times `buy Hydra`, unless it is a move by itself."""
    move, _, number = part.rpartition(" ")
    is_number = re.fullmatch("[0-9]{1,2}", number) is not None and 1 <= int(number) <= MAX_REPEATS
    if move and is_number and find_move(table, legal, part, words) is None:
        return int(number), move
    return 1, part
