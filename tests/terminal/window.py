"""A terminal for tests: a command runs in it as in a real one, is typed at, and what it shows can be read.

    with Terminal(BELL, "play", "acquire", columns=80, rows=24) as terminal:
        terminal.expect("Place a tile")
        terminal.send("quit\\r")
        assert terminal.wait() == 0

Nothing here sleeps: every wait ends with the first output that fulfils it, and fails after SECONDS.
"""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import pyte

from tests.patience import SECONDS

Found = TypeVar("Found")

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
HOME, END, PAGE_UP, PAGE_DOWN = "\x1b[H", "\x1b[F", "\x1b[5~", "\x1b[6~"
ENTER, BACKSPACE, ESCAPE, CTRL_C, CTRL_D = "\r", "\x7f", "\x1b", "\x03", "\x04"

# Makes the terminal at the standard input the controlling one, so that Ctrl-C and a new size arrive as signals.
LAUNCHER = "import os, sys; os.login_tty(0); os.execvp(sys.argv[1], sys.argv[1:])"

ALTERNATE_SCREEN = (47, 1047, 1049)
UPDATING = 2026


class Screen(pyte.Screen):
    """pyte's screen, with an alternate screen and a memory of everything that was ever printed on it."""

    def __init__(self, columns: int, lines: int, answer: Callable[[str], None]) -> None:
        self.answer = answer  # to a command that asks where the cursor is
        self.printed: list[str] = []
        self.main: tuple[Any, int, int] | None = None  # what is kept while the alternate screen is shown
        self.is_updating = False
        super().__init__(columns, lines)

    def write_process_input(self, data: str) -> None:
        self.answer(data)

    def draw(self, data: str) -> None:
        self.printed.append(data)
        super().draw(data)

    def linefeed(self) -> None:
        self.printed.append("\n")
        super().linefeed()

    def cursor_position(self, line: int | None = None, column: int | None = None) -> None:
        self.printed.append("\n")
        super().cursor_position(line, column)

    def set_mode(self, *modes: int, **kwargs: Any) -> None:
        super().set_mode(*modes, **kwargs)
        if kwargs.get("private"):
            self.is_updating |= UPDATING in modes
            if self.main is None and set(ALTERNATE_SCREEN) & set(modes):
                self.main = (self.buffer.copy(), self.cursor.x, self.cursor.y)
                self.buffer.clear()

    def reset_mode(self, *modes: int, **kwargs: Any) -> None:
        super().reset_mode(*modes, **kwargs)
        if kwargs.get("private"):
            self.is_updating &= UPDATING not in modes
            if self.main is not None and set(ALTERNATE_SCREEN) & set(modes):
                lines, self.cursor.x, self.cursor.y = self.main
                self.buffer.clear()
                self.buffer.update(lines)
                self.main = None


class Terminal:
    """A command under way in a terminal of its own."""

    def __init__(
        self,
        *command: str | Path,
        columns: int = 80,
        rows: int = 24,
        environment: Mapping[str, str] | None = None,
        directory: Path | None = None,
    ) -> None:
        self._screen = Screen(columns, rows, self.send)
        self._stream = pyte.ByteStream(self._screen)
        self._raw = bytearray()
        self._read_to = 0
        self._master, self._slave = os.openpty()
        termios.tcsetwinsize(self._slave, (rows, columns))
        self.settings_before = self.settings()
        self._alive, alive = os.pipe()  # ends when the command does
        self._home = tempfile.TemporaryDirectory()  # games are kept there
        surroundings = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
        surroundings["XDG_STATE_HOME"] = self._home.name
        for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "COLORTERM"):
            surroundings.pop(name, None)
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", LAUNCHER, *map(str, command)],
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            env={**surroundings, **(environment or {})},
            cwd=directory,
            pass_fds=[alive],
        )
        os.close(alive)

    # --- typing ---------------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Type."""
        data = text.encode()
        while data:
            data = data[os.write(self._master, data) :]

    def resize(self, columns: int, rows: int) -> None:
        """Make the window larger or smaller; the command gets SIGWINCH."""
        self._screen.resize(rows, columns)
        termios.tcsetwinsize(self._slave, (rows, columns))

    def signal(self, number: int) -> None:
        """Send the command a signal."""
        self._process.send_signal(number)

    # --- reading --------------------------------------------------------------------------------------------------

    def expect(self, pattern: str, timeout: float = SECONDS) -> re.Match[str]:
        """Wait until this is printed, after what was expected before; for commands that print line by line."""

        def find() -> re.Match[str] | None:
            return re.compile(pattern, re.MULTILINE).search(self.seen(), self._read_to)

        match = self._wait_for(find, f"{pattern!r} was not printed", timeout)
        self._read_to = match.end()
        return match

    def expect_screen(self, pattern: str, timeout: float = SECONDS) -> re.Match[str]:
        """Wait until this is on the screen (lines are joined by newlines), and the screen is not half drawn."""

        def find() -> re.Match[str] | None:
            if self._screen.is_updating:
                return None
            return re.search(pattern, "\n".join(self.screen()), re.MULTILINE)

        return self._wait_for(find, f"{pattern!r} is not on the screen", timeout)

    def screen(self) -> list[str]:
        """The lines that are visible now, without spaces at their ends."""
        return [line.rstrip() for line in self._screen.display]

    def cells(self) -> list[list[pyte.screens.Char]]:
        """What is visible now, letter by letter with its colours."""
        buffer, columns = self._screen.buffer, range(self._screen.columns)
        return [[buffer[row][column] for column in columns] for row in range(self._screen.lines)]

    def seen(self) -> str:
        """Everything ever printed, as text: no control codes; a line ends where the cursor was moved."""
        printed = self._screen.printed
        printed[:] = ["".join(printed)]
        return printed[0]

    def raw(self) -> str:
        """Everything ever written to the terminal, control codes included."""
        return self._raw.decode(errors="replace")

    def is_alternate(self) -> bool:
        """Whether the alternate screen is shown."""
        return self._screen.main is not None

    def is_cursor_hidden(self) -> bool:
        return bool(self._screen.cursor.hidden)

    def settings(self) -> list[Any]:
        """What `stty -a` shows: echo, line by line or key by key, and so on."""
        return termios.tcgetattr(self._slave)

    # --- the end --------------------------------------------------------------------------------------------------

    def wait(self, timeout: float = SECONDS) -> int:
        """Wait until the command has ended; its exit status."""
        self._wait_for(lambda: None if self._is_running() else True, "the command goes on", timeout)
        status = self._process.wait(timeout)
        self._read(0)
        return status

    def close(self) -> None:
        """Close the window, as a person does; what does not go by itself is ended."""
        if self._master < 0:
            return
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGHUP)
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        for descriptor in (self._master, self._slave, self._alive):
            os.close(descriptor)
        self._master = -1
        self._home.cleanup()

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # --- inside ---------------------------------------------------------------------------------------------------

    def _wait_for(self, find: Callable[[], Found | None], complaint: str, timeout: float) -> Found:
        deadline = time.monotonic() + timeout
        while True:
            found = find()
            if found is not None:
                return found
            left = deadline - time.monotonic()
            if left <= 0 or not self._read(left):
                found = find()
                if found is not None:
                    return found
                why = "in time" if left <= 0 else "before the command ended"
                shown = "\n".join(f"  | {line}" for line in self.screen())
                raise AssertionError(f"{complaint} {why}; on the screen:\n{shown}")

    def _read(self, timeout: float) -> bool:
        """Take all that the command wrote, waiting for it at most so long; False if nothing more will ever come."""
        ready = select.select([self._master, self._alive], [], [], timeout)[0]
        ended = self._alive in ready
        while self._master in ready:
            data = os.read(self._master, 65536)
            self._raw += data
            self._stream.feed(data)
            ended = False
            ready = select.select([self._master], [], [], 0)[0]
        return not ended

    def _is_running(self) -> bool:
        return not select.select([self._alive], [], [], 0)[0]
