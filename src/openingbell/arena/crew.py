"""Worker processes that play a contest's games. One that dies or hangs is replaced, and its game is played again."""

from __future__ import annotations

import os
import time
from collections.abc import Generator, MutableSequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from multiprocessing.sharedctypes import RawArray
from typing import Any

from openingbell.arena.contest import Contest
from openingbell.arena.match import Result, play_match
from openingbell.arena.schedule import NOBODY, Schedule
from openingbell.bots.bot import Bot
from openingbell.core.errors import Refused
from openingbell.processes.parent import end_with_parent
from openingbell.processes.signals import uninterrupted
from openingbell.processes.worker import Worker, end_workers

AHEAD = 2  # games at a worker: the one it plays, and one so that it need not wait for the next
LOOK_SECONDS = 0.5  # between two looks at whether somebody hangs
SLEPT_SECONDS = 2.0  # after so long without a look it was the whole arena that stood still
MARGIN = 3.0  # beyond the time in which a worker should have stopped a bot itself


class Player(Worker):
    """A process, the games that were sent to it, and what it is at."""

    def __init__(self, contest: Contest) -> None:
        self.games: list[int] = []
        # Who decides now, since when, by the clock that all processes share, and within how many seconds.
        self._watched: MutableSequence[float] = RawArray("d", [NOBODY, 0.0, 0.0])
        super().__init__(get_context("spawn"), _work, contest.to_json(), self._watched)

    @property
    def suspect(self) -> int:
        return int(self._watched[0])

    def hangs(self, woke: float) -> bool:
        """Whether it should have been done long ago; before the arena woke up, nobody could do anything."""
        _, since, seconds = self._watched
        return self.suspect != NOBODY and time.monotonic() > max(since, woke) + seconds + MARGIN


def run_workers(contest: Contest, schedule: Schedule, workers: int) -> Generator[Result, None, None]:
    """Play everything on the schedule; ends all workers when closed or interrupted."""
    crew: list[Player] = []
    ensure_running()  # started together with the first worker, it would let signals through
    try:
        with uninterrupted():
            crew += [Player(contest) for _ in range(workers)]
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
        end_workers(crew)  # bots that are programs of their own are ended by the worker


def _send(worker: Player, schedule: Schedule) -> None:
    while len(worker.games) < AHEAD and (number := schedule.next()) is not None:
        worker.games.append(number)
        worker.send((number, schedule.barred(number)))


def _receive(worker: Player) -> Result | None:
    """A result; None: the worker has died."""
    message = worker.receive()
    if isinstance(message, str):
        raise Refused(message)
    assert message is None or isinstance(message, Result)
    return message


def _replace(worker: Player, contest: Contest, schedule: Schedule, hung: bool = False) -> Player:
    """Its games go back, and to another worker if that one is free first."""
    with uninterrupted():
        end_workers([worker])
        for number in reversed(worker.games[1:]):
            schedule.give_back(number)
        if worker.games:
            schedule.died(worker.games[0], worker.suspect, hung)
        fresh = Player(contest)
    _send(fresh, schedule)
    return fresh


# --- in the worker ----------------------------------------------------------------------------------------------------


def _work(games: Connection, data: dict[str, Any], watched: MutableSequence[float]) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # the output is the arena's, whatever a bot prints
    contest = Contest.from_json(data)
    bots = [entrant.make() for entrant in contest.entrants]
    end_with_parent(lambda: _dismiss(bots))

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
    _dismiss(bots)


def _dismiss(bots: list[Bot]) -> None:
    for bot in bots:
        with suppress(Exception):
            bot.close()
