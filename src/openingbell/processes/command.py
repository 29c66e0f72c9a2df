"""Somebody else's program, by its command line."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import tempfile
from contextlib import suppress
from typing import Final

# How long a program may take to end by itself after its input has ended, and after it closed its output.
FAREWELL_SECONDS: Final = 0.2
ENDING_SECONDS: Final = 1.0
MAX_COMPLAINTS: Final = 65536  # bytes that are looked at for the last one


class Command:
    """Started in a session of its own, so that what it starts is ended with it; OSError or ValueError if it cannot be.

    Its input and output are descriptors that never block; what it complains about is kept for `how_it_ended`.
    """

    def __init__(self, line: str) -> None:
        words = shlex.split(line)
        if not words:
            raise ValueError("there is no command")
        self._complaints: Final = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self._process: Final = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )
        except OSError:
            self._complaints.close()
            raise
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.input: Final = self._process.stdin.fileno()
        self.output: Final = self._process.stdout.fileno()
        os.set_blocking(self.input, False)
        os.set_blocking(self.output, False)

    def how_it_ended(self) -> tuple[str, str]:
        """After it closed its pipes: with which status, and the last thing it complained about."""
        try:
            status = f"with status {self._process.wait(ENDING_SECONDS)}"
        except subprocess.TimeoutExpired:
            status = "its output"
        self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, self._complaints.tell() - MAX_COMPLAINTS))
        lines = self._complaints.read().decode(errors="replace").split("\n")
        return status, next((line.strip() for line in reversed(lines) if line.strip()), "")

    def close(self, farewell: float = FAREWELL_SECONDS) -> None:
        """End the program, and whatever it started, after a moment in which it may end by itself."""
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(farewell)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._complaints.close()
