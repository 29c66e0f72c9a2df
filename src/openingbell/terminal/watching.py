"""Looking on while others play."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.live import Live
from rich.rule import Rule
from rich.text import Text

from openingbell.locales import Words
from openingbell.terminal.boards import paint, tell, told_by
from openingbell.terminal.log import Log
from openingbell.terminal.prompt import is_terminal
from openingbell.terminal.show import plain_console
from openingbell.terminal.table import Table

NEWS = 40


def watch_table(table: Table, words: Words, speed: float) -> None:
    """Every move as a spectator sees it, so many in a second; elsewhere than at a terminal, the whole story."""
    console = plain_console()
    log = Log(table, None, words)

    def picture() -> RenderableType:
        return paint(table.game_name, table.view(None), table.names, words)

    def scene() -> RenderableType:
        """The table, and as much of what happened last as there is room for."""
        painted = picture()
        tell(painted, log.last(NEWS))
        room = console.height - len(console.render_lines(painted)) - 2
        inside = told_by(painted)
        above = log.last(inside + max(0, room))[: -inside or None]
        return Group(Text("\n".join(above)), Rule(style="dim"), painted)

    if is_terminal():
        with Live(console=console, screen=True, auto_refresh=False) as live:
            _play(table, speed, lambda: live.update(scene(), refresh=True))
        console.print(scene())
    else:
        _play(table, speed, lambda: None)
        for sentence in log.since(0):
            console.print(sentence)
        console.print(picture())


def _play(table: Table, speed: float, show: Callable[[], None]) -> None:
    show()
    try:
        while not table.is_over():
            time.sleep(1 / speed)
            table.wait()
            show()
    finally:
        table.close()
