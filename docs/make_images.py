"""Draws the pictures of a terminal in docs/images: the same ones every time.

    .venv/bin/python docs/make_images.py

A random game is played from a fixed seed, and what `bell` would print is exported as SVG. No font is loaded: the
reader's own monospaced one is taken.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.locales import Words
from openingbell.terminal.boards import paint
from openingbell.terminal.menu import arrange, items, lay_out
from openingbell.terminal.session import Session

IMAGES = Path(__file__).parent / "images"
WIDTH = 112
SEED = 11
MOVES = 165
LOG = 5
ROOM = 10

THEME = TerminalTheme(
    (24, 30, 34),
    (222, 226, 224),
    [
        (60, 68, 72),
        (226, 100, 88),
        (126, 190, 110),
        (236, 196, 94),
        (86, 142, 222),
        (200, 122, 190),
        (92, 190, 190),
        (222, 226, 224),
    ],
    [
        (120, 130, 134),
        (240, 128, 116),
        (150, 210, 130),
        (246, 214, 120),
        (120, 168, 238),
        (222, 150, 212),
        (124, 212, 212),
        (250, 252, 250),
    ],
)

# The frame around the text; rich's own would fetch a font.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<style>
.{unique_id}-matrix {{
    font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
    font-size: {char_height}px;
    line-height: {line_height}px;
    font-variant-east-asian: full-width;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    words = Words("en")
    acquire = under_way("acquire", {"players": 4}, ("place", "buy"))
    save("table", at_the_table(acquire, words), "bell play acquire")
    save("replay", in_a_replay(acquire, words), "bell replay game.json")
    stockpile = under_way("stockpile", {"players": 4, "investors": "yes"}, ("bid",))
    save("stockpile", at_the_table(stockpile, words), "bell play stockpile --option investors=yes")
    syndicate = under_way("syndicate", {"players": 4, "trades": "no"}, ("deal",))
    save("syndicate", at_the_table(syndicate, words), "bell play syndicate --option trades=no")


def under_way(name: str, options: dict[str, object], steps: Sequence[str]) -> Play:
    """A game under way, at a point where seat 0 is asked one of these things and has a choice."""
    rng = Rng(SEED)
    play = Play.start(find_game(name), options, Stream(rng))
    while (
        play.seq < MOVES
        or play.state.actor != 0
        or len(play.state.legal()) < 3
        or play.state.view(0)["step"] not in steps
    ):
        play.act(pick(play.state, rng))
    return play


def at_the_table(play: Play, words: Words) -> RenderableType:
    """What happened, the table, the question and the choices."""
    names = [words.say("you"), *words.tell_apart([words.bot(name) for name in ("expert", "greedy", "random")])]
    view = play.state.view(0)
    name = play.game.name
    session = Session(play, names, [0], Rng(SEED))
    choices = items(session, arrange(session.legal()), words)
    return Group(
        *log(play, words, names, 0),
        Rule(style="dim"),
        paint(name, view, names, words),
        Rule(style="dim"),
        Text(words.prompt(name, view["step"], view), style="bold"),
        *lay_out(WIDTH, ROOM, choices).lines,
        Text("> "),
    )


def in_a_replay(play: Play, words: Words) -> RenderableType:
    """The same moment, as a spectator sees it."""
    names = ["Ann", "Bob", "Eve", "Tom"]
    view = play.state.view(None)
    return Group(
        Text(play.written()[-1][1], style="bold"),
        *log(play, words, names, None),
        Rule(style="dim"),
        paint(play.game.name, view, names, words),
    )


def log(play: Play, words: Words, names: list[str], viewer: int | None) -> list[str]:
    seen = [event.seen_by(viewer) for event in play.events]
    return [words.event(play.game.name, one, names) for one in seen if one is not None][-LOG:]


def save(name: str, picture: RenderableType, title: str) -> None:
    console = Console(record=True, width=WIDTH, height=50, file=StringIO(), color_system="truecolor", highlight=False)
    console.print(picture)
    svg = console.export_svg(title=title, theme=THEME, code_format=FRAME, unique_id=name)
    (IMAGES / f"{name}.svg").write_text(re.sub(r"[ \t]+$", "", svg, flags=re.MULTILINE), encoding="utf-8")


if __name__ == "__main__":
    main()
