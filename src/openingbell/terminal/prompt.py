"""Asking a person for a line: with the arrow keys through the choices at a terminal, plainly elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent


def is_terminal() -> bool:
    return sys.stdin is not None and sys.stdout is not None and sys.stdin.isatty() and sys.stdout.isatty()


class Prompt:
    """Up and down go through the choices, Tab completes them; Ctrl-D and the end of input are EOFError."""

    def __init__(self) -> None:
        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")  # we never need to ask where the cursor is
        self._session: PromptSession[str] | None = PromptSession(history=InMemoryHistory()) if is_terminal() else None

    def forget_typed(self) -> None:
        """What was typed before a question could be seen is no answer to it."""
        if self._session is not None:
            import termios  # only where there are such terminals

            clear_typeahead(self._session.input)
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def ask(self, question: str, choices: Sequence[str] = (), more: Sequence[str] = ()) -> str:
        if self._session is None:
            click.echo(question, nl=False)
            line = sys.stdin.readline() if sys.stdin is not None else ""
            if not line:
                raise EOFError
            return line.strip()
        completer = WordCompleter([*choices, *more], sentence=True, ignore_case=True)
        return self._session.prompt(
            question, completer=completer, complete_while_typing=False, key_bindings=_through(choices)
        ).strip()


def _through(choices: Sequence[str]) -> KeyBindings:
    """Bindings that put one choice after the other into the line."""
    keys = KeyBindings()
    at = [-1]

    def show(event: KeyPressEvent, step: int) -> None:
        if choices:
            at[0] = (at[0] + step) % len(choices) if at[0] >= 0 else (0 if step > 0 else len(choices) - 1)
            event.current_buffer.text = choices[at[0]]
            event.current_buffer.cursor_position = len(choices[at[0]])

    @keys.add("down")
    def _(event: KeyPressEvent) -> None:
        show(event, 1)

    @keys.add("up")
    def _(event: KeyPressEvent) -> None:
        show(event, -1)

    return keys
