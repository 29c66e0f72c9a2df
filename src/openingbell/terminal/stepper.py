"""Stepping through a record at the keyboard, forwards and backwards."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.style import Style
from rich.text import Text

from openingbell.terminal.boards import paint
from openingbell.terminal.keys import Keyboard
from openingbell.terminal.story import EVERYTHING, Story

Line = list[Segment]

MIN_WIDTH: Final = 20  # in a terminal that is narrower still, lines are cut off
ROOM_FOR_HINT: Final = 30
MAX_DIGITS: Final = 7

OPEN: Final = "\x1b[?1049h\x1b[?25l\x1b[?7l"  # the other screen, no cursor, no wrapping
CLOSE: Final = "\x1b[?7h\x1b[?25h\x1b[?1049l"
DRAW: Final = "\x1b[?2026h\x1b[H{}\x1b[?2026l"  # at once, where the terminal can
WIPE: Final = "\x1b[2K"

# The same keys where the keyboard is set to Russian.
RUSSIAN: Final = {"т": "n", "з": "p", "ъ": "]", "х": "[", "п": "g", "ы": "s", "р": "h", "й": "q", "о": "j", "л": "k"}


class Stepper:
    """Where one is in a story, what is shown there, and what a key does."""

    def __init__(self, story: Story, viewer: int | None, number: int = 0, may_change_viewer: bool = True) -> None:
        self.story = story
        self.words = story.words
        self.viewer = viewer
        self.number = number
        self.may_change_viewer = may_change_viewer
        self._scrolled = 0
        self._digits = ""
        self._note = ""
        self._helping = False

    # --- keys -----------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Do what a key says; False if it says to quit."""
        key = RUSSIAN.get(key, key)
        self._note = ""
        if key in ("ctrl-c", "ctrl-d") or (key == "q" and not self._helping):
            return False
        if key in ("up", "k"):
            self._scrolled = max(0, self._scrolled - 1)
        elif key in ("down", "j"):
            self._scrolled += 1
        elif self._helping:
            self._help(key == "resize")
        elif key.isdecimal() and key.isascii():
            self._digits = (self._digits + key)[:MAX_DIGITS]
        elif self._digits and key == "backspace":
            self._digits = self._digits[:-1]
        elif self._digits and key in ("g", "enter"):
            self._go(int(self._digits))
        elif key != "resize":
            self._digits = ""
            self._act(key)
        return True

    def _act(self, key: str) -> None:
        story = self.story
        if key in ("right", " ", "n", "enter"):
            self._go(self.number + 1)
        elif key in ("left", "p", "backspace"):
            self._go(self.number - 1)
        elif key in ("page-down", "]"):
            self._go(story.next_turn(self.number))
        elif key in ("page-up", "["):
            self._go(story.previous_turn(self.number))
        elif key == "home":
            self._go(0)
        elif key == "end":
            self._go(story.last)
        elif key == "s":
            self._change_viewer()
        elif key in ("?", "h"):
            self._help(True)

    def _help(self, helping: bool) -> None:
        self._helping = helping
        self._scrolled = 0

    def _go(self, number: int) -> None:
        self.number = max(0, min(number, self.story.last))
        self._digits = ""

    def _change_viewer(self) -> None:
        if self.may_change_viewer:
            viewers = self.story.viewers()
            self.viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
        else:
            self._note = self.words.say("replay-fixed")

    # --- the screen -----------------------------------------------------------------------------------------------

    def screen(self, console: Console) -> list[Line]:
        """As many lines as the terminal has: the position, the log, the move, and where one is."""
        width, height = console.size
        room = max(0, height - 2)
        top = _lines(console, Text(self.words.say("replay-help")) if self._helping else self.position())
        self._scrolled = max(0, min(self._scrolled, len(top) - room))
        arrows = ("↑" if self._scrolled else "") + ("↓" if len(top) - self._scrolled > room else "")
        top = top[self._scrolled :][:room]
        log = [] if self._helping else self._log(console, room - len(top) - 1)
        empty: list[Line] = [[] for _ in range(room - len(top) - len(log))]
        bottom = [[] if self._helping else self._move(console), self._status(width, arrows)][-height:]
        return [Segment.adjust_line_length(line, width, pad=False) for line in [*top, *empty, *log, *bottom]]

    def position(self) -> RenderableType:
        """The position as the viewer sees it."""
        story = self.story
        picture = paint(story.game.name, story.view(self.number, self.viewer), story.names, self.words)
        if self.viewer != EVERYTHING:
            return picture
        hands = [f"{name}: {hand}" for name, hand in zip(story.names, story.hands(self.number), strict=True) if hand]
        return Group(picture, *([Text(), *map(Text, hands)] if hands else []))

    def caption(self) -> str:
        """Which position this is, and who sees it."""
        return self.words.say("replay-caption", number=self.number, last=self.story.last, viewer=self._viewer())

    def _viewer(self) -> str:
        if self.viewer is None:
            return self.words.say("replay-spectator")
        return self.words.say("replay-everything") if self.viewer == EVERYTHING else self.story.names[self.viewer]

    def _move(self, console: Console) -> Line:
        """The move that led here."""
        if self.number == 0:
            return _line(console, Text(self.words.say("replay-start"), "bold"))
        notation = self.story.notation(self.number, self.viewer)
        words = self.story.in_words(self.number, self.viewer)
        return _line(console, Text.assemble((f"{self.number}. {notation}", "bold"), f"  {words}"))

    def _status(self, width: int, arrows: str) -> Line:
        """Where one is, and at the right how to go on: arrows if there is more above or below."""
        if self._digits:
            text = self.words.say("replay-goto", number=self._digits)
        elif self._helping:
            text = self.words.say("replay-back")
        elif self._note:
            text = self._note
        else:
            hint = f" {arrows} {self.words.say('replay-hint')}" if width >= ROOM_FOR_HINT else arrows
            text = set_cell_size(self.caption(), max(0, width - cell_len(hint))) + hint
        return [Segment(set_cell_size(text, width), Style(reverse=True))]

    def _log(self, console: Console, room: int) -> list[Line]:
        """The last sentences, as many as there is room for; those of this move stand out."""
        lines: list[Line] = []
        number = self.number
        while number > 0 and len(lines) < room:
            style = "" if number == self.number else "dim"
            told = [Text(sentence, style) for sentence in self.story.told(number, self.viewer)]
            lines = _lines(console, Group(*told)) + lines if told else lines
            number -= 1
        return lines[-room:] if room > 0 else []


def step(stepper: Stepper) -> None:
    """Let somebody step until they quit; then the position they were at stays on the terminal."""
    while True:
        with Keyboard(sys.stdin.fileno()) as keyboard, _other_screen():
            suspended = _step(stepper, keyboard)
        if not suspended:
            break
        os.kill(0, signal.SIGTSTP)
    console = Console(highlight=False)
    console.print(Text(stepper.caption()), Text(), stepper.position(), sep="\n")


def _step(stepper: Stepper, keyboard: Keyboard) -> bool:
    """Whether this ends because the program is to be suspended."""
    while True:
        if not keyboard.has_more():
            _draw(stepper)
        key = keyboard.read()
        if key == "ctrl-z":
            return True
        if not stepper.press(key):
            return False


@contextmanager
def _other_screen() -> Iterator[None]:
    """The screen for full-screen programs; the one with the shell's lines comes back unchanged."""
    try:
        _write(OPEN)
        yield
    finally:
        with suppress(OSError):  # the window was closed
            _write(CLOSE)


def _draw(stepper: Stepper) -> None:
    width, height = _size()
    console = Console(width=width, height=height, highlight=False)
    lines = [WIPE + _codes(console, line) for line in stepper.screen(console)]
    _write(DRAW.format("\r\n".join(lines)))


def _lines(console: Console, renderable: RenderableType) -> list[Line]:
    """How it looks in this terminal."""
    options = console.options.update(width=max(console.width, MIN_WIDTH))
    return console.render_lines(renderable, options, pad=False)


def _line(console: Console, text: Text) -> Line:
    """As much of a text as one line can hold."""
    text.truncate(console.width, overflow="ellipsis")
    return next(iter(_lines(console, text)), [])


def _codes(console: Console, line: Line) -> str:
    with console.capture() as capture:
        console.print(Segments(line), end="", crop=False)
    return capture.get()


def _size() -> tuple[int, int]:
    """Columns and rows; a terminal that does not know is taken for an ordinary one."""
    try:
        columns, rows = os.get_terminal_size(sys.stdout.fileno())
    except OSError:
        return 80, 24
    return columns or 80, rows or 24


def _write(text: str) -> None:
    """Everything at once, and never an error because of a letter that the terminal's encoding does not have."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode(sys.stdout.encoding, "replace"))
    sys.stdout.buffer.flush()
