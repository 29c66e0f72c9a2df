"""Signals: what must not be cut in two, and a clean way out."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = (signal.SIGTERM, signal.SIGHUP)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C and the order to end wait until this is done."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *ENDING})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def leave_cleanly() -> None:
    """Being told to end is an orderly end: the terminal is restored, workers are ended."""
    for number in ENDING:
        signal.signal(number, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
