"""Several workers behind one address: a parent that starts them, starts one that ended anew, and ends them all."""

from __future__ import annotations

import logging
import mmap
import os
import signal
import sys
import time
from collections.abc import Callable

from openingbell.core.errors import Refused
from openingbell.server.handover import Handover, make_inboxes
from openingbell.server.leases import Place
from openingbell.server.metrics import worker_ended

log = logging.getLogger(__name__)

STARTED = signal.SIGUSR1
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
HEARD = (signal.SIGCHLD, STARTED, *ENDING)
SHORT = 5.0  # seconds: a worker that lives no longer is not started again at once
PAUSE = 1.0
FAREWELL = 10.0
MOMENT = 0.02

Serve = Callable[["Member"], None]
Mask = set[int | signal.Signals]


class Member:
    """One worker, in its own process."""

    def __init__(self, handover: Handover, place: Place, alive: mmap.mmap, parent: int, parent_lives: int) -> None:
        self.handover = handover
        self.place = place
        self.parent_lives = parent_lives  # a file that ends with the parent
        self._alive = alive
        self._parent = parent

    def started(self) -> None:
        self._alive[self.place.number] = 1
        if os.getppid() == self._parent:  # whoever inherits orphans is not to be woken
            os.kill(self._parent, STARTED)


class Crew:
    """`serve` is what each of them does, and returns when it is told to end."""

    def __init__(self, workers: int, serve: Serve) -> None:
        self._workers = workers
        self._serve = serve
        self._inboxes = make_inboxes(workers)
        self._alive = mmap.mmap(-1, workers)
        self._pipe = os.pipe()
        self._running: dict[int, tuple[int, float]] = {}  # by process, which worker it is and since when

    def run(self, announce: Callable[[], None]) -> None:
        """Until we are told to end. `announce` is called once all of them serve."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
        try:
            for number in range(self._workers):
                self._start(number, before)
            announced = False
            while (heard := signal.sigwait(HEARD)) not in ENDING:
                if not announced and sum(self._alive[:]) == self._workers:
                    announced = True
                    announce()
                if heard == signal.SIGCHLD:
                    self._replace(announced, before)
        finally:
            self._end()
            while signal.sigpending():
                signal.sigwait(HEARD)
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _start(self, number: int, mask: Mask) -> None:
        sys.stdout.flush()
        parent = os.getpid()
        process = os.fork()
        if process:
            self._running[process] = number, time.monotonic()
            return
        status = 1
        try:
            os.close(self._pipe[1])
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the server hears it until it has ended; nobody does after
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            place = Place(number, self._workers)
            handover = Handover(place, self._inboxes, self._alive)
            self._serve(Member(handover, place, self._alive, parent, self._pipe[0]))
            status = 0
        except Refused as refused:
            log.error("%s", refused)
        except BaseException:
            log.exception("worker %s failed", number + 1)
        finally:
            logging.shutdown()
            os._exit(status)

    def _replace(self, announced: bool, mask: Mask) -> None:
        """Those that ended are started again; if one cannot even begin, nothing is served."""
        for process, status in self._ended():
            number, since = self._running.pop(process)
            self._alive[number] = 0
            worker_ended(process)
            if not announced:
                raise Refused("the server could not start")
            log.warning("worker %s ended (%s) and is started again", number + 1, status)
            if time.monotonic() - since < SHORT:
                time.sleep(PAUSE)
            self._start(number, mask)

    def _ended(self) -> list[tuple[int, int]]:
        found = [(process, os.waitpid(process, os.WNOHANG)) for process in self._running]
        return [(process, os.waitstatus_to_exitcode(status)) for process, (ended, status) in found if ended]

    def _end(self) -> None:
        """Side by side; one that does not listen is killed."""
        for process in self._running:
            os.kill(process, signal.SIGTERM)
        until = time.monotonic() + FAREWELL
        while self._running:
            for process, _ in self._ended():
                del self._running[process]
            if time.monotonic() > until:
                for process in self._running:
                    os.kill(process, signal.SIGKILL)
            time.sleep(MOMENT)
