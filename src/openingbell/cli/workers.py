"""Worker processes that play random games and report a few times a second."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any

from openingbell.arena.signals import ignore_ctrl_c, uninterrupted
from openingbell.core.build import is_compiled
from openingbell.core.chance import Stream
from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.play import Play
from openingbell.core.playout import audited_playout, pick, playout
from openingbell.core.record import Record
from openingbell.core.rng import Rng

REPORT_SECONDS = 0.05


@dataclass
class Job:
    """What every worker needs to know. Game number n is the same whoever plays it."""

    game: Game
    options: Options
    seed: int
    check: bool
    keep_records: bool

    def file_name(self, number: int) -> str:
        return f"{self.game.name}-{self.options['players']}p-seed{self.seed}-{number:06}.json"


@dataclass
class Batch:
    """What a worker has to report: sums over the games it finished since its last report."""

    seats: int
    games: int = 0
    moves: int = 0
    decisions: int = 0
    longest: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    records: list[tuple[int, str]] = field(default_factory=list)
    problem: str = ""

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.seats
        self.scores = [0] * self.seats


class Totals:
    """The sums over all reports."""

    def __init__(self, seats: int) -> None:
        self.sum = Batch(seats)
        self.interrupted = False
        self.begin = time.perf_counter()

    @property
    def games(self) -> int:
        return self.sum.games

    def add(self, batch: Batch) -> None:
        total = self.sum
        total.games += batch.games
        total.moves += batch.moves
        total.decisions += batch.decisions
        total.longest = max(total.longest, batch.longest)
        total.wins = [a + b for a, b in zip(total.wins, batch.wins, strict=True)]
        total.scores = [a + b for a, b in zip(total.scores, batch.scores, strict=True)]

    def figures(self, job: Job, requested: int, workers: int) -> dict[str, Any]:
        total = self.sum
        seconds = time.perf_counter() - self.begin
        played = max(1, total.games)
        return {
            "game": job.game.name,
            "options": job.options,
            "seed": job.seed,
            "workers": workers,
            "compiled": is_compiled(),
            "checked": job.check,
            "interrupted": self.interrupted,
            "games": total.games,
            "requested": requested,
            "moves": total.moves,
            "decisions": total.decisions,
            "longest_game": total.longest,
            "wins": [round(share, 2) for share in total.wins],
            "mean_scores": [round(score / played) for score in total.scores],
            "seconds": round(seconds, 3),
            "moves_per_s": round(total.moves / seconds),
        }


def run_workers(job: Job, games: int, workers: int) -> Iterator[Batch]:
    """Play games 0 to `games` - 1 and yield the workers' reports; ends all workers when closed or interrupted."""
    processes: dict[Connection, Process] = {}
    try:
        with uninterrupted():  # what is half started could not be ended
            for worker in range(workers):
                receiver, sender = Pipe(duplex=False)
                numbers = range(worker, games, workers)
                process = Process(target=_work, args=(job, numbers, receiver, sender), daemon=True)
                process.start()
                sender.close()
                processes[receiver] = process
        waiting = set(processes)
        while waiting:
            for ready in wait(list(waiting)):
                assert isinstance(ready, Connection)
                batch = _receive(ready)
                if batch is not None:
                    yield batch
                    continue
                waiting.remove(ready)
                processes[ready].join()
                if processes[ready].exitcode != 0:
                    raise Refused(f"a worker died (status {processes[ready].exitcode}), and its last games are lost")
    finally:
        for process in processes.values():
            process.kill()  # a milder signal could get lost while a worker is still starting
        for process in processes.values():
            process.join()


def _receive(reports: Connection) -> Batch | None:
    """A worker's next report, or None if it has ended."""
    try:
        batch: Batch = reports.recv()
    except (EOFError, OSError):
        return None
    if batch.problem:
        raise Refused(batch.problem)
    return batch


def _work(job: Job, numbers: range, receiver: Connection, reports: Connection) -> None:
    ignore_ctrl_c()  # the parent hears it and ends us
    receiver.close()  # or we would never notice that the parent is gone
    with suppress(BrokenPipeError):
        _play_and_report(job, numbers, reports)


def _play_and_report(job: Job, numbers: range, reports: Connection) -> None:
    seats = job.game.seats(job.options)
    batch = Batch(seats)
    due = time.monotonic() + REPORT_SECONDS
    for number in numbers:
        try:
            _play(job, number, batch)
        except Exception as error:
            batch.problem = f"game {number} with seed {job.seed}: {type(error).__name__}: {error}"
            reports.send(batch)
            return
        if time.monotonic() >= due:
            reports.send(batch)
            batch = Batch(seats)
            due = time.monotonic() + REPORT_SECONDS
    reports.send(batch)


def _play(job: Job, number: int, batch: Batch) -> None:
    """One game; with records it is played a second time, move by move, and has to come out the same."""
    state = job.game.start(job.options)
    play_out = audited_playout if job.check else playout
    moves, decisions = play_out(state, Rng(job.seed, number))
    if job.keep_records:
        rng = Rng(job.seed, number)
        play = Play.start(job.game, job.options, Stream(rng), listens=False)
        while not play.is_over():
            play.act(pick(play.state, rng))
        if play.state != state:
            raise Refused("the game differs from the play-out")
        names = [f"random {seat + 1}" for seat in range(batch.seats)]
        batch.records.append((number, Record.of(play, names).to_text()))
    winners = state.winners()
    for seat in winners:
        batch.wins[seat] += 1 / len(winners)
    batch.scores = [total + score for total, score in zip(batch.scores, state.scores(), strict=True)]
    batch.games += 1
    batch.moves += moves
    batch.decisions += decisions
    batch.longest = max(batch.longest, moves)
