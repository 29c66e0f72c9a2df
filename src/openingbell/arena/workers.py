"""Worker processes that play a contest's games. One that dies or hangs is replaced, and its game is played again."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Generator, MutableSequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from multiprocessing.sharedctypes import RawArray
from threading import Thread
from typing import Any

from openingbell.arena.contest import Contest
from openingbell.arena.match import Result, play_match
from openingbell.arena.schedule import NOBODY, Schedule
from openingbell.arena.signals import ignore_ctrl_c, uninterrupted
from openingbell.bots.bot import Bot
from openingbell.core.errors import Refused

AHEAD = 2  # games at a worker: the one it plays, and one so that it need not wait for the next
LOOK_SECONDS = 0.5  # between two looks at whether somebody hangs
SLEPT_SECONDS = 2.0  # after so long without a look it was the whole arena that stood still
MARGIN = 3.0  # beyond the time in which a worker should have stopped a bot itself
FAREWELL_SECONDS = 1.0


class Worker:
    """A process, the games that were sent to it, and what it is at."""

    def __init__(self, contest: Contest) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.games: list[int] = []
        # Who decides now, since when, by the clock that all processes share, and within how many seconds.
        self._watched: MutableSequence[float] = RawArray("d", [NOBODY, 0.0, 0.0])
        self.process: BaseProcess = context.Process(
            target=_work, args=(contest.to_json(), theirs, self._watched), daemon=True
        )
        self.process.start()
        theirs.close()

    @property
    def suspect(self) -> int:
        return int(self._watched[0])

    def hangs(self, woke: float) -> bool:
        """Whether it should have been done long ago; before the arena woke up, nobody could do anything."""
        _, since, seconds = self._watched
        return self.suspect != NOBODY and time.monotonic() > max(since, woke) + seconds + MARGIN

    def end(self) -> None:
        """Kill it if it does not listen; bots that are programs of their own are ended by the worker."""
        self.process.terminate()
        self.process.join(FAREWELL_SECONDS)
        self.process.kill()
        self.process.join()
        self.pipe.close()


def run_workers(contest: Contest, schedule: Schedule, workers: int) -> Generator[Result, None, None]:
    """Play everything on the schedule; ends all workers when closed or interrupted."""
    crew: list[Worker] = []
    ensure_running()  # started together with the first worker, it would let signals through
    try:
        with uninterrupted():  # what is half started could not be ended
            crew += [Worker(contest) for _ in range(workers)]
        for worker in crew:
            _send(worker, schedule)
        looked = woke = time.monotonic()
        while schedule:
            for ready in wait([worker.pipe for worker in crew], LOOK_SECONDS):
                at = next(index for index, worker in enumerate(crew) if worker.pipe is ready)
                result = _receive(crew[at])
                if result is None:
                    crew[at] = _replace(crew[at], contest, schedule)
                    continue
                crew[at].games.remove(result.number)
                _send(crew[at], schedule)
                if schedule.is_done(result.number):
                    yield result
            if time.monotonic() > looked + SLEPT_SECONDS:
                woke = time.monotonic()
            looked = time.monotonic()
            for at, worker in enumerate(crew):
                if worker.hangs(woke):
                    crew[at] = _replace(worker, contest, schedule, hung=True)
    finally:
        for worker in crew:
            worker.process.terminate()  # all at once, so that they end side by side
        for worker in crew:
            worker.end()


def _send(worker: Worker, schedule: Schedule) -> None:
    while len(worker.games) < AHEAD and (number := schedule.next()) is not None:
        worker.games.append(number)
        with suppress(OSError):  # that it has died will be noticed when it is asked
            worker.pipe.send((number, schedule.barred(number)))


def _receive(worker: Worker) -> Result | None:
    """A result; None: the worker has died."""
    try:
        message = worker.pipe.recv()
    except (EOFError, OSError):
        return None
    if isinstance(message, str):
        raise Refused(message)
    assert isinstance(message, Result)
    return message


def _replace(worker: Worker, contest: Contest, schedule: Schedule, hung: bool = False) -> Worker:
    """Its games go back, and to another worker if that one is free first."""
    with uninterrupted():
        worker.end()
        for number in reversed(worker.games[1:]):
            schedule.give_back(number)
        if worker.games:
            schedule.died(worker.games[0], worker.suspect, hung)
        fresh = Worker(contest)
    _send(fresh, schedule)
    return fresh


# --- in the worker ----------------------------------------------------------------------------------------------------


def _work(data: dict[str, Any], games: Connection, watched: MutableSequence[float]) -> None:
    ignore_ctrl_c()  # the parent hears it and ends us
    signal.pthread_sigmask(signal.SIG_SETMASK, ())  # we were started while signals had to wait
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # the output is the arena's, whatever a bot prints
    contest = Contest.from_json(data)
    bots = [entrant.make() for entrant in contest.entrants]
    _end_when_told(bots)

    def watch(entrant: int, seconds: float) -> None:
        watched[1] = time.monotonic()
        watched[2] = seconds
        watched[0] = entrant

    with suppress(EOFError, OSError):
        while True:
            number, barred = games.recv()
            try:
                result = play_match(contest, bots, number, barred, watch)
            except Exception as error:
                games.send(f"game {number} with seed {contest.seed}: {type(error).__name__}: {error}")
                break
            games.send(result)
    for bot in bots:
        bot.close()


def _end_when_told(bots: list[Bot]) -> None:
    """When the arena says so, or when it is gone: nothing is left running."""

    def leave(*_: object) -> None:
        for bot in bots:
            with suppress(Exception):
                bot.close()
        os._exit(0)

    arena = parent_process()
    assert arena is not None

    def watch() -> None:
        arena.join()
        leave()

    signal.signal(signal.SIGTERM, leave)
    Thread(target=watch, daemon=True).start()
