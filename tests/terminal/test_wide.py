"""Tables with letters that are two columns wide line up as if each were two letters."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.locales import Words
from openingbell.terminal.boards import paint

NAMES = ["나", "김철수", "Bob", "독고영재", "고수 2", "Fay"]
ENOUGH = 40  # looks at the table
NARROW = "\ue000"  # one column, and in no text
HANGUL = re.compile("[가-힣]")
TABLES: list[tuple[str, dict[str, object]]] = [
    ("acquire", {"players": 6}),
    ("stockpile", {"players": 5, "investors": True, "board": "advanced"}),
    ("syndicate", {"players": 6, "end": "rounds", "rounds": 8, "trades": False}),
]


def narrow(text: str) -> str:
    return HANGUL.sub(2 * NARROW, text)


class NarrowWords(Words):
    """Korean with two narrow letters for each wide one."""

    def say(self, message_id: str, **arguments: object) -> str:
        return narrow(super().say(message_id, **arguments))

    def name(self, game_name: str, thing: str) -> str:
        return narrow(super().name(game_name, thing))


def columns(game: str, view: dict[str, object], names: list[str], words: Words, width: int) -> list[str]:
    """What stands in every column of the table; the letters in question are left blank, for they may be cut in two."""
    console = Console(file=io.StringIO(), width=width, height=24, highlight=False, markup=False, emoji=False)
    console.print(paint(game, view, names, words))
    assert isinstance(console.file, io.StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert max(map(cell_len, lines)) <= width
    return [HANGUL.sub("  ", line).replace(NARROW, " ").rstrip() for line in lines]


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=[game for game, _ in TABLES])
def test_wide_letters_line_up(game: str, options: dict[str, object], width: int) -> None:
    names = NAMES[: int(str(options["players"]))]
    state, rng = find_game(game).start(options), Rng(3)
    looked = 0
    while state.actor >= -1 and looked < ENOUGH:
        if state.actor == 0:
            looked += 1
            view = state.view(0)
            shown = columns(game, view, names, Words("ko"), width)
            assert shown == columns(game, view, [narrow(name) for name in names], NarrowWords("ko"), width)
        legal = state.legal()
        state.apply(int(state.sample(rng)) if state.actor == -1 else int(legal[int(rng.below(len(legal)))]))
    assert looked > 10
