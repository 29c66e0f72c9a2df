"""A process of ours with a pipe to it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any

from openingbell.processes.parent import end_with_parent
from openingbell.processes.signals import ignore_ctrl_c

FAREWELL_SECONDS = 1.0


class Worker:
    """It runs `work(pipe, …)`. Start it where nothing interrupts: what is half started could not be ended."""

    def __init__(self, context: BaseContext, work: Callable[..., None], *arguments: object) -> None:
        self.pipe, theirs = context.Pipe()
        make: Callable[..., BaseProcess] = context.Process  # type: ignore[attr-defined]  # every context has its own
        self.process = make(target=_live, args=(work, theirs, *arguments), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, message: object) -> None:
        with suppress(OSError):  # that it has died will be noticed when it is asked
            self.pipe.send(message)

    def receive(self) -> Any | None:
        """What it says next; None if it has ended."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            return None

    def status(self) -> int | None:
        """How it ended."""
        self.process.join()
        return self.process.exitcode


def end_workers(workers: Sequence[Worker], farewell: float = FAREWELL_SECONDS) -> None:
    """Side by side, after a moment in which they may let others go; kill those that do not listen."""
    for worker in workers:
        if farewell:
            worker.process.terminate()
    for worker in workers:
        worker.process.join(farewell)
    end_processes([worker.process for worker in workers])
    for worker in workers:
        worker.pipe.close()


def end_processes(processes: Sequence[BaseProcess]) -> None:
    """At once, whatever they are doing; all of them before anything else: Ctrl-C is often pressed twice."""
    for process in processes:
        process.kill()
    for process in processes:
        process.join()


def _live(work: Callable[..., None], pipe: Connection, *arguments: object) -> None:
    ignore_ctrl_c()  # the parent hears it and ends us
    signal.pthread_sigmask(signal.SIG_SETMASK, ())  # we were started while signals had to wait
    end_with_parent()
    with suppress(EOFError, BrokenPipeError):
        work(pipe, *arguments)
