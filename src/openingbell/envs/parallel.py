"""Many games at once in several processes, this one among them, which fill memory that all of them share."""

from __future__ import annotations

import multiprocessing
import os
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.sharedctypes import RawArray
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy as np
from numpy.typing import NDArray

from openingbell.core.batch import Batch
from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.envs.inputs import whole
from openingbell.envs.vectors import Vector, views
from openingbell.processes.parent import parent_watch
from openingbell.processes.signals import ignore_ctrl_c
from openingbell.processes.worker import end_processes

# What a worker is told to do.
STEP = 0
RESET = 1
STOP = 2

# So many rows of the large arrays are written, then copied to the shared memory while still in the processor's cache.
AT_A_TIME = 64
LARGE = frozenset({"observations", "masks"})
# Who waits looks again and again at first, for so many seconds: to fall asleep and be woken takes as long as a step of
# a hundred games, and may end on the processor where the others are.
WAKEFUL = 0.0002
# Meanwhile the processor is for whoever needs it, perhaps the one that is waited for; not all systems can be told so.
give_way: Callable[[], None] = getattr(os, "sched_yield", lambda: None)
# How often, in seconds, those who wait longer make sure that there is still somebody to wait for.
PATIENCE = 1.0


@dataclass
class Job:
    """What a worker needs to know: its games, and the shared arrays by name, with their type and shape."""

    game: Game
    options: Options
    margin: bool
    first: int
    end: int
    memory: dict[str, tuple[Any, str, tuple[int, ...]]]
    orders: Any  # what to do, and a seed
    begin: Semaphore
    done: Semaphore

    def arrays(self) -> dict[str, NDArray[Any]]:
        return {
            name: np.frombuffer(memory, dtype=kind).reshape(shape)
            for name, (memory, kind, shape) in self.memory.items()
        }


class Part:
    """The games of one worker: it plays them in memory of its own and copies what can be seen to the shared one."""

    def __init__(self, job: Job) -> None:
        self._orders = job.orders
        self._batch = Batch(job.game, job.options, job.end - job.first, 0, job.first, job.margin)
        self._shared = {name: array[job.first : job.end] for name, array in job.arrays().items()}
        self._chosen = self._shared.pop("actions")
        self._own = views(self._batch)
        self._small = self._own.keys() - LARGE

    def follow(self) -> None:
        """Do what the orders say."""
        if self._orders[0] == RESET:
            self._reset(self._orders[1])
        else:
            self._step()

    def _reset(self, seed: int) -> None:
        self._batch.reset(seed)
        for name, array in self._own.items():
            self._shared[name][:] = array

    def _step(self) -> None:
        actions = self._chosen.tolist()
        for begin in range(0, self._batch.games, AT_A_TIME):
            rows = slice(begin, min(begin + AT_A_TIME, self._batch.games))
            self._batch.step(actions, rows.start, rows.stop)
            for name in LARGE:
                self._shared[name][rows] = self._own[name][rows]
        for name in self._small:
            self._shared[name][:] = self._own[name]


class WorkerVector(Vector):
    """The games in equal parts in so many processes: one part is played by this one, the others by as many beside it.

    Whoever asks for several of them should `close` the vector, or use it in a `with`. It belongs to the process that
    made it; one that is forgotten takes its workers with it.
    """

    def __init__(
        self, game: str | Game, n: int, workers: int, seed: int, reward: str, options: Mapping[str, object]
    ) -> None:
        super().__init__(game, n, reward, options)
        n, seed = self.num_envs, whole(seed, "seed")
        if workers > n:
            raise Refused(f"{n} games cannot be played by {workers} workers")
        self._owner = os.getpid()
        memory = self._share(n)
        self._orders = RawArray("Q", 2)
        context = multiprocessing.get_context()
        bounds = [n * worker // workers for worker in range(workers + 1)]
        jobs = []
        for first, end in pairwise(bounds):
            begin, done = context.Semaphore(0), context.Semaphore(0)
            jobs.append(Job(self.game, self.options, self.margin, first, end, memory, self._orders, begin, done))
        arrays = jobs[0].arrays()
        self._chosen: NDArray[np.int64] = arrays.pop("actions")
        for name, array in arrays.items():
            array.flags.writeable = False
            setattr(self, name, array)
        self._part: Part | None = None
        self._others: list[tuple[Job, Any]] = []
        weakref.finalize(self, end_workers, self._others, self._owner)
        try:
            for job in jobs[1:]:
                process = context.Process(target=work, args=(job, self._owner), daemon=True)
                process.start()
                self._others.append((job, process))
            self._part = Part(jobs[0])
        except BaseException:
            self._abandon()
            raise
        self.reset(seed)

    def _share(self, n: int) -> dict[str, tuple[Any, str, tuple[int, ...]]]:
        shapes = {
            "observations": ("int16", (n, self.width)),
            "masks": ("bool", (n, self.actions)),
            "actors": ("int64", (n,)),
            "samples": ("int64", (n,)),
            "ends": ("bool", (n,)),
            "rewards": ("float64", (n, self.players)),
            "scores": ("int64", (n, self.players)),
            "actions": ("int64", (n,)),
        }
        return {
            name: (RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize), kind, shape)
            for name, (kind, shape) in shapes.items()
        }

    def reset(self, seed: int) -> None:
        self._require_open()
        self._order(RESET, whole(seed, "seed"))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        self._require_open()
        self._chosen[:] = self._checked(actions)
        self._order(STEP)

    def close(self) -> None:
        self._part = None
        if os.getpid() == self._owner:
            self._orders[0] = STOP
            for job, _ in self._others:
                job.begin.release()
            for _, process in self._others:
                process.join()
        self._others.clear()

    def _require_open(self) -> None:
        if os.getpid() != self._owner:
            raise Refused("this vector belongs to the process that made it; make another one here")
        if self._part is None:
            raise Refused("this vector is closed")

    def _order(self, order: int, seed: int = 0) -> None:
        assert self._part is not None
        self._orders[0] = order
        self._orders[1] = seed
        try:
            for job, _ in self._others:
                job.begin.release()
            self._part.follow()
            for job, process in self._others:
                while not told(job.done):
                    if not process.is_alive():
                        raise Refused(f"a worker died (status {process.exitcode}), and its games are lost")
        except BaseException:
            self._abandon()  # some games have moved and others not
            raise

    def _abandon(self) -> None:
        self._part = None
        end_workers(self._others, self._owner)


def end_workers(others: list[tuple[Job, Any]], owner: int) -> None:
    """At once, whatever they are doing. A copy of the vector in another process lets them live."""
    if os.getpid() == owner:
        end_processes([process for _, process in others])
    others.clear()


def told(semaphore: Semaphore) -> bool:
    """Whether somebody released it before the patience was over."""
    end = time.perf_counter() + WAKEFUL
    while time.perf_counter() < end:
        if semaphore.acquire(block=False):
            return True
        give_way()
    return semaphore.acquire(timeout=PATIENCE)


def work(job: Job, parent: int) -> None:
    """A worker's life: it is told, does it, and says so, until it is told to stop or nobody is there any more."""
    ignore_ctrl_c()  # the parent hears it and ends us
    is_gone = parent_watch(parent)
    part = Part(job)
    while True:
        while not told(job.begin):
            if is_gone():
                return
        if job.orders[0] == STOP:
            return
        part.follow()
        job.done.release()
