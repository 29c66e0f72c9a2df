"""Looking on while others play."""

from __future__ import annotations

import sys
import time

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.rule import Rule
from rich.text import Text

from openingbell.locales import Words
from openingbell.terminal.boards import paint, tell, told_by
from openingbell.terminal.keys import Keyboard
from openingbell.terminal.log import Log
from openingbell.terminal.prompt import is_terminal
from openingbell.terminal.show import plain_console
from openingbell.terminal.table import Table

NEWS = 40
FASTER = 2.0
SPEEDS = (0.01, 1e6)
PAUSE = (" ", "p")
STEP = ("right", "enter")
LEAVE = ("q", "escape", "ctrl-c", "ctrl-d")


def watch_table(table: Table, words: Words, speed: float) -> None:
    """Every move as a spectator sees it, so many in a second; elsewhere than at a terminal, the whole story."""
    console = plain_console()
    try:
        if is_terminal():
            watcher = Watcher(table, words, console, speed)
            watcher.watch()
            console.print(watcher.scene())
        else:
            while not table.is_over():
                time.sleep(1 / speed)
                table.wait()
            for sentence in Log(table, None, words).since(0):
                console.print(sentence)
            console.print(paint(table.game_name, table.view(None), table.names, words))
    finally:
        table.close()


class Watcher:
    """A game that goes by itself until somebody stops it, and then goes step by step."""

    def __init__(self, table: Table, words: Words, console: Console, speed: float) -> None:
        self._table = table
        self._words = words
        self._console = console
        self._log = Log(table, None, words)
        self._speed = speed
        self._paused = False

    def watch(self) -> None:
        """Until the game is over or somebody leaves."""
        table = self._table
        with (
            Keyboard(sys.stdin.fileno()) as keyboard,
            Live(console=self._console, screen=True, auto_refresh=False) as live,
        ):
            due = time.monotonic()
            while not table.is_over():
                live.update(self.scene(), refresh=True)
                due = max(due, time.monotonic() - 1 / self._speed) + 1 / self._speed
                if not self._wait(keyboard, live, due):
                    return
                table.wait()

    def scene(self) -> RenderableType:
        """The table, as much of what happened last as there is room for, and the keys."""
        console, table = self._console, self._table
        painted = paint(table.game_name, table.view(None), table.names, self._words)
        tell(painted, self._log.last(NEWS))
        keys = Text(self._words.say("watch-keys-paused" if self._paused else "watch-keys"), "dim")
        below: list[RenderableType] = [] if table.is_over() else [keys]
        room = console.height - sum(len(console.render_lines(part)) for part in (painted, *below)) - 2
        inside = told_by(painted)
        above = self._log.last(inside + max(0, room))[: -inside or None]
        return Group(Text("\n".join(above)), Rule(style="dim"), painted, *below)

    def _wait(self, keyboard: Keyboard, live: Live, due: float) -> bool:
        """Until the next move is due, or asked for; False if somebody leaves."""
        while True:
            key = keyboard.read(None if self._paused else due - time.monotonic())
            if key in LEAVE:
                return False
            if key == "":
                return True
            if key in PAUSE:
                self._paused = not self._paused
                if not self._paused:
                    return True
            elif key in STEP:
                self._paused = True
                return True
            elif key in ("+", "-"):
                speed = self._speed * FASTER if key == "+" else self._speed / FASTER
                self._speed = min(max(speed, SPEEDS[0]), SPEEDS[1])
                due = time.monotonic() + 1 / self._speed
            live.update(self.scene(), refresh=True)
