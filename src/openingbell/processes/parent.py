"""In a process that was started for somebody: to end when that one is gone."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Thread


def end_with_parent(farewell: Callable[[], None] = lambda: None) -> None:
    """When the parent says so, or when it was killed and could not: after the farewell nothing is left running."""
    parent = parent_process()
    assert parent is not None

    def leave(*_: object) -> None:
        farewell()
        os._exit(0)

    def watch() -> None:
        parent.join()
        leave()

    signal.signal(signal.SIGTERM, leave)
    Thread(target=watch, daemon=True).start()


def parent_watch(parent: int) -> Callable[[], bool]:
    """How to find out, without a thread, whether the process of that number that wants our work has ended."""
    if os.getppid() == parent:
        return lambda: os.getppid() != parent
    started_by = parent_process()  # a server forked us, which lives on for others
    return lambda: started_by is None or not started_by.is_alive()
