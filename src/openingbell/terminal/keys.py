"""Single keys from a terminal, by name; and the terminal as it was before, however the program ends."""

from __future__ import annotations

import codecs
import os
import re
import select
import signal
import termios
from collections.abc import Callable
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Any

from openingbell.processes.signals import leave

# How long the rest of a key may be under way, in seconds: a slow line may cut an arrow key in two.
AFTER_ESCAPE = 0.1
IN_SEQUENCE = 1.0

SEQUENCE = re.compile(r"\x1b(\x1b?)(?:O([ -~])|\[(\[?[0-9:;<=>?]*)[ -/]*([@-Z\\-~]))")
BEGUN = re.compile(r"\x1b\x1b?(?:O|\[\[?[0-9:;<=>?]*[ -/]*)?")
LETTERS = {"A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end", "M": "enter"}
NUMBERS = {"1": "home", "4": "end", "5": "page-up", "6": "page-down", "7": "home", "8": "end"}
CONTROLS = {"\r": "enter", "\n": "enter", "\x7f": "backspace", "\x08": "backspace", "\x1b": "escape", "\t": "tab"}


def next_key(text: str) -> tuple[str, int]:
    """The key that a text begins with, and how many characters it takes.

    A character is its own name. A key with Alt or another modifier is never taken for the one without.
    """
    if sequence := SEQUENCE.match(text):
        return _name(*sequence.groups("")), sequence.end()
    if text[0] == "\x1b" and len(text) > 1 and text[1] not in "\x1b[O":
        return f"alt-{CONTROLS.get(text[1], text[1])}", 2
    if text[0] in CONTROLS:
        return CONTROLS[text[0]], 1
    if text[0] < " ":
        return f"ctrl-{chr(ord(text[0]) + 0x60)}", 1
    return text[0], 1


def may_go_on(text: str) -> bool:
    """Whether this is the beginning of a longer key."""
    return BEGUN.fullmatch(text) is not None


def _name(alt: str, application: str, parameters: str, letter: str) -> str:
    number, _, modifiers = parameters.partition(";")
    name = NUMBERS.get(number) if letter == "~" else LETTERS.get(application or letter)
    if name is None or (letter != "~" and number not in ("", "1")):
        return "unknown"
    if modifiers not in ("", "1"):
        name = f"modified-{name}"
    return f"alt-{name}" if alt else name


class Keyboard:
    """A terminal that gives every key as it is pressed, without showing it and without signals.

    Used in a `with` statement. A signal that would end the program leaves the statement first, and a new size of the
    window comes as the key `resize`.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._text = ""
        self._handlers: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Keyboard:
        self._before = termios.tcgetattr(self._descriptor)
        self._woken, self._waker = os.pipe()
        os.set_blocking(self._waker, False)
        self._listen(signal.SIGWINCH, self._resized)
        self._listen(signal.SIGTERM, leave)
        self._listen(signal.SIGHUP, leave)
        settings = termios.tcgetattr(self._descriptor)
        settings[3] &= ~(termios.ICANON | termios.ECHO | termios.ISIG | termios.IEXTEN)
        settings[6][termios.VMIN], settings[6][termios.VTIME] = 1, 0
        termios.tcsetattr(self._descriptor, termios.TCSADRAIN, settings)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(termios.error):  # the window was closed
            termios.tcsetattr(self._descriptor, termios.TCSADRAIN, self._before)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        os.close(self._woken)
        os.close(self._waker)

    def read(self, timeout: float | None = None) -> str:
        """Wait for the next key, at most so many seconds: then it is no key. The end of the input is `ctrl-d`."""
        while not self._text:
            wait = None if timeout is None else max(0.0, timeout)
            ready, _, _ = select.select([self._descriptor, self._woken], [], [], wait)
            if not ready:
                return ""
            if self._woken in ready:
                os.read(self._woken, 4096)
                return "resize"
            self._take()
        while may_go_on(self._text):
            if not self._is_ready(AFTER_ESCAPE if self._text in ("\x1b", "\x1b\x1b") else IN_SEQUENCE):
                break
            self._take()
        if may_go_on(self._text) and self._text != "\x1b":
            self._text = ""  # the rest never came
            return "unknown"
        key, length = next_key(self._text)
        self._text = self._text[length:]
        return key

    def has_more(self) -> bool:
        """Whether another key was pressed already."""
        return bool(self._text) or self._is_ready(0)

    def _take(self) -> None:
        try:
            typed = os.read(self._descriptor, 1024)
        except OSError:  # the window was closed
            typed = b""
        self._text += self._decoder.decode(typed) if typed else "\x04"

    def _is_ready(self, timeout: float) -> bool:
        return bool(select.select([self._descriptor], [], [], timeout)[0])

    def _listen(self, number: signal.Signals, handler: Callable[[int, FrameType | None], None]) -> None:
        self._handlers[number] = signal.signal(number, handler)

    def _resized(self, number: int, frame: FrameType | None) -> None:
        with suppress(BlockingIOError):
            os.write(self._waker, b"!")
