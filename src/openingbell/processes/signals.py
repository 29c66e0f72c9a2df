"""Signals: what must not be cut in two, and a clean way out."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = (signal.SIGTERM, signal.SIGHUP)
WAITING = (signal.SIGINT, *ENDING)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C and the order to end wait until this is done.

    They are blocked, so that processes which are started meanwhile do not hear them yet. But if another thread takes
    one, Python would still interrupt this one; so they are kept as well, and raised afterwards.
    """
    kept: list[int] = []
    is_main = threading.current_thread() is threading.main_thread()
    handlers = {each: signal.getsignal(each) for each in WAITING} if is_main else {}
    for each in handlers:
        signal.signal(each, lambda number, frame: kept.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, WAITING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for each, handler in handlers.items():
            signal.signal(each, handler)
        for number in kept:
            signal.raise_signal(number)


def ignore_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def leave_cleanly() -> None:
    """Being told to end is an orderly end: the terminal is restored, workers are ended."""
    for number in ENDING:
        signal.signal(number, leave)


def leave(number: int, frame: FrameType | None) -> None:
    """For a signal that ends the program: through every `finally` on the way out."""
    raise SystemExit(128 + number)
