"""Processes that answer questions: any of them, as soon as it is free."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from openingbell.processes.parent import end_with_parent
from openingbell.processes.signals import ignore_ctrl_c


class Pool:
    """If one of them dies or hangs, all are replaced: an executor is of no use any more then."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        """`nice` is how far they let other processes go first, where the system knows such manners."""
        self._processes = processes
        self._nice = nice
        self.executor = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_begin, initargs=(self._nice,))

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Begin anew, unless somebody else who waited for the same one has done so already."""
        if broken is self.executor:
            self.executor = self._start()
            _end(broken, wait=False)

    def close(self) -> None:
        """Nobody waits for an answer any more."""
        _end(self.executor, wait=True)


def _end(executor: ProcessPoolExecutor, wait: bool) -> None:
    for process in list((executor._processes or {}).values()):
        process.kill()  # one that hangs would never end by itself
    executor.shutdown(wait=wait, cancel_futures=True)


def _begin(nice: int) -> None:
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    ignore_ctrl_c()  # whoever asked hears it, and stops asking
    end_with_parent()
