"""A program at the other end of two pipes: lines of JSON to it and from it, and never longer than agreed."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import Any, Final

from openingbell.bots.errors import CRASHED, GARBAGE, TOO_SLOW, BrokenBot, UnknownBot
from openingbell.core.errors import reason
from openingbell.processes.command import FAREWELL_SECONDS, Command

CHUNK: Final = 65536
MAX_LINE: Final = 1_000_000
MAX_QUOTE: Final = 80


class Pipes:
    """Every failure is a BrokenBot with one sentence that begins with the program's name."""

    def __init__(self, command: str, name: str) -> None:
        self._name: Final = name
        self._received = b""
        self._limit = 0.0
        self._deadline = 0.0
        try:
            self._command: Final = Command(command)
        except (OSError, ValueError) as error:
            raise UnknownBot(f"{name} cannot be started: {reason(error)}") from error

    def wait_until(self, seconds: float) -> None:
        """Everything from here to the next call has to be done within these seconds."""
        self._limit = seconds
        self._deadline = time.monotonic() + seconds

    def expect_silence(self) -> None:
        """What is there before it was asked for cannot be an answer."""
        with suppress(BlockingIOError):
            self._received += os.read(self._command.output, CHUNK)
        if self._received:
            said = quoted(self._received.decode(errors="replace"))
            raise BrokenBot(GARBAGE, f"{self._name} printed {said} without being asked")

    def send(self, message: dict[str, Any]) -> None:
        left = memoryview(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        while left:
            self._wait_for(self._command.input, EVENT_WRITE)
            try:
                left = left[os.write(self._command.input, left) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise self._ended() from error

    def receive(self) -> dict[str, Any]:
        """The next line, which has to be a JSON object."""
        while b"\n" not in self._received:
            if len(self._received) > MAX_LINE:
                raise BrokenBot(GARBAGE, f"{self._name} printed a line of more than {MAX_LINE} bytes")
            self._wait_for(self._command.output, EVENT_READ)
            with suppress(BlockingIOError):
                chunk = os.read(self._command.output, CHUNK)
                if not chunk:
                    raise self._ended()
                self._received += chunk
        line, _, self._received = self._received.partition(b"\n")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            said = quoted(line.decode(errors="replace"))
            raise BrokenBot(GARBAGE, f"{self._name} printed {said}, which is not a JSON object")
        return answer

    def close(self, farewell: float = FAREWELL_SECONDS) -> None:
        """End the program, and whatever it started, after a moment in which it may end by itself."""
        self._command.close(farewell)

    def _wait_for(self, descriptor: int, event: int) -> None:
        with DefaultSelector() as selector:
            selector.register(descriptor, event)
            left = self._deadline - time.monotonic()
            if left <= 0 or not selector.select(left):
                raise BrokenBot(TOO_SLOW, f"{self._name} did not answer within {self._limit:g} s")

    def _ended(self) -> BrokenBot:
        """It closed its pipes."""
        status, last = self._command.how_it_ended()
        return BrokenBot(CRASHED, f"{self._name} ended {status}" + (f": {last[:MAX_QUOTE]}" if last else ""))


def quoted(value: object) -> str:
    """What a program said, in a sentence about it; cut where it gets long."""
    text = repr(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MAX_QUOTE else f"{text[:MAX_QUOTE]} …"
