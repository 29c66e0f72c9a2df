"""Asking a person for a line: with the arrow keys through the choices at a terminal, plainly elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.data_structures import Size
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

# Draws the screen above the question anew, with this choice marked, if any.
Redraw = Callable[[int | None], None]


def is_terminal() -> bool:
    return sys.stdin is not None and sys.stdout is not None and sys.stdin.isatty() and sys.stdout.isatty()


class _Again(Exception):
    """The screen has to be drawn again before the line is finished."""

    def __init__(self, line: str, chosen: int | None) -> None:
        super().__init__(line)
        self.line = line
        self.chosen = chosen


class Prompt:
    """Up and down go through the choices by their numbers, Tab completes words; Ctrl-D and the end of input are
    EOFError.
    """

    def __init__(self) -> None:
        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")  # we never need to ask where the cursor is
        self._session: PromptSession[str] | None = None
        self._drawn_for: Size | None = None  # the size of the window when the screen was drawn
        self._size: Size | None = None  # … if it is to be drawn again in one of another size
        self._chosen: int | None = None
        if is_terminal():
            self._session = PromptSession(history=InMemoryHistory())
            self._session.app.before_render += self._look_at_size

    def note_size(self) -> None:
        """The screen is drawn now."""
        self._drawn_for = self._session.output.get_size() if self._session is not None else None

    def forget_typed(self) -> None:
        """What was typed before a question could be seen is no answer to it."""
        if self._session is not None:
            import termios  # only where there are such terminals

            clear_typeahead(self._session.input)
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def ask(self, question: str, words: Sequence[str] = (), choices: int = 0, redraw: Redraw | None = None) -> str:
        """One line. With `redraw` the screen above follows the window's size, and the arrow keys."""
        if self._session is None:
            click.echo(question, nl=False)
            line = sys.stdin.readline() if sys.stdin is not None else ""
            if not line:
                raise EOFError
            return line.strip()
        completer = WordCompleter(list(words), sentence=True, ignore_case=True)
        line, self._chosen = "", None
        self._size = self._drawn_for if redraw is not None else None
        with self._session.input.raw_mode():  # also while the screen is drawn again: no key is lost or shown there
            while True:
                try:
                    return self._session.prompt(
                        question,
                        default=line,
                        completer=completer,
                        complete_while_typing=False,
                        key_bindings=_through(choices if redraw is not None else 0, self._chosen),
                    ).strip()
                except _Again as again:
                    line, self._chosen = again.line, again.chosen
                    if redraw is not None:
                        redraw(self._chosen)
                        self._size = self._drawn_for

    def _look_at_size(self, app: Application[Any]) -> None:
        """A window of another size is drawn anew, with what was typed so far."""
        if self._size is not None and app.output.get_size() != self._size and not app.is_done:
            app.exit(exception=_Again(app.current_buffer.text, self._chosen))


def _through(choices: int, chosen: int | None) -> KeyBindings:
    """Bindings that put the number of one choice after the other into the line."""
    keys = KeyBindings()

    def choose(event: KeyPressEvent, number: int) -> None:
        if choices:
            number = (number - 1) % choices + 1
            event.app.exit(exception=_Again(str(number), number))

    @keys.add("down")
    def _(event: KeyPressEvent) -> None:
        choose(event, 1 if chosen is None else chosen + 1)

    @keys.add("up")
    def _(event: KeyPressEvent) -> None:
        choose(event, choices if chosen is None else chosen - 1)

    return keys
