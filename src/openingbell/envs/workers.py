"""Many games at once in several processes, which fill memory that all of them share."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Mapping, Sequence
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
from openingbell.envs.vectors import Vector, views

# What a worker is told to do.
STEP = 0
RESET = 1
STOP = 2

# So many rows of the large arrays are written, then copied to the shared memory while still in the processor's cache.
AT_A_TIME = 64
LARGE = frozenset({"observations", "masks"})
# How often, in seconds, those who wait make sure that there is still somebody to wait for.
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


class WorkerVector(Vector):
    """The games in equal parts in so many processes. Whoever asks for several of them should `close` the vector."""

    def __init__(
        self, game: str | Game, n: int, workers: int, seed: int, reward: str, options: Mapping[str, object]
    ) -> None:
        super().__init__(game, n, reward, options)
        if not 1 <= workers <= n:
            raise Refused(f"{n} games cannot be played by {workers} workers")
        memory = self._share(n)
        self._orders = RawArray("Q", 2)
        self._jobs: list[Job] = []
        self._processes: list[Any] = []
        context = multiprocessing.get_context()
        bounds = [n * worker // workers for worker in range(workers + 1)]
        for first, end in pairwise(bounds):
            begin, done = context.Semaphore(0), context.Semaphore(0)
            self._jobs.append(Job(self.game, self.options, self.margin, first, end, memory, self._orders, begin, done))
        arrays = self._jobs[0].arrays()
        self._chosen: NDArray[np.int64] = arrays.pop("actions")
        for name, array in arrays.items():
            array.flags.writeable = False
            setattr(self, name, array)
        for job in self._jobs:
            process = context.Process(target=work, args=(job, os.getpid()), daemon=True)
            process.start()
            self._processes.append(process)
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
        self._order(RESET, seed)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        self._chosen[:] = self._checked(actions)
        self._order(STEP)

    def close(self) -> None:
        if self._processes:
            self._orders[0] = STOP
            for job in self._jobs:
                job.begin.release()
            for process in self._processes:
                process.join()
            self._processes = []

    def _order(self, order: int, seed: int = 0) -> None:
        if not self._processes:
            raise Refused("this vector is closed")
        self._orders[0] = order
        self._orders[1] = seed
        for job in self._jobs:
            job.begin.release()
        for job, process in zip(self._jobs, self._processes, strict=True):
            while not job.done.acquire(timeout=PATIENCE):
                if not process.is_alive():
                    status = process.exitcode
                    self._processes = [other for other in self._processes if other.is_alive()]
                    self._abandon()
                    raise Refused(f"a worker died (status {status}), and its games are lost")

    def _abandon(self) -> None:
        for process in self._processes:
            process.kill()
            process.join()
        self._processes = []


def work(job: Job, parent: int) -> None:
    """A worker's life: it is told, does it, and says so, until it is told to stop or nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it and ends us
    batch = Batch(job.game, job.options, job.end - job.first, 0, job.first, job.margin)
    shared = {name: array[job.first : job.end] for name, array in job.arrays().items()}
    chosen = shared.pop("actions")
    own = views(batch)
    small = own.keys() - LARGE
    while True:
        while not job.begin.acquire(timeout=PATIENCE):
            if os.getppid() != parent:
                return
        order = job.orders[0]
        if order == STOP:
            return
        if order == RESET:
            batch.reset(job.orders[1])
            for name, array in own.items():
                shared[name][:] = array
        else:
            actions = chosen.tolist()
            for begin in range(0, batch.games, AT_A_TIME):
                rows = slice(begin, min(begin + AT_A_TIME, batch.games))
                batch.step(actions, rows.start, rows.stop)
                for name in LARGE:
                    shared[name][rows] = own[name][rows]
            for name in small:
                shared[name][:] = own[name]
        job.done.release()
