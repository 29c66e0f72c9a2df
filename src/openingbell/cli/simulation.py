"""Random games in several processes, which report a few times a second."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from openingbell.core.build import is_compiled
from openingbell.core.chance import Stream
from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.play import Play
from openingbell.core.playout import audited_playout, pick, playout
from openingbell.core.record import Record
from openingbell.core.rng import Rng
from openingbell.processes.signals import uninterrupted
from openingbell.processes.worker import Worker, end_workers

REPORT_SECONDS = 0.05


@dataclass
class Simulation:
    """What every worker needs to know. Game number n is the same whoever plays it."""

    game: Game
    options: Options
    seed: int
    check: bool
    keep_records: bool

    def file_name(self, number: int) -> str:
        return f"{self.game.name}-{self.options['players']}p-seed{self.seed}-{number:06}.json"


@dataclass
class Tally:
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
        self.sum = Tally(seats)
        self.interrupted = False
        self.begin = time.perf_counter()

    @property
    def games(self) -> int:
        return self.sum.games

    def add(self, tally: Tally) -> None:
        total = self.sum
        total.games += tally.games
        total.moves += tally.moves
        total.decisions += tally.decisions
        total.longest = max(total.longest, tally.longest)
        total.wins = [a + b for a, b in zip(total.wins, tally.wins, strict=True)]
        total.scores = [a + b for a, b in zip(total.scores, tally.scores, strict=True)]

    def figures(self, simulation: Simulation, requested: int, workers: int) -> dict[str, Any]:
        total = self.sum
        seconds = time.perf_counter() - self.begin
        played = max(1, total.games)
        return {
            "game": simulation.game.name,
            "options": simulation.options,
            "seed": simulation.seed,
            "workers": workers,
            "compiled": is_compiled(),
            "checked": simulation.check,
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


def run_workers(simulation: Simulation, games: int, workers: int) -> Iterator[Tally]:
    """Play games 0 to `games` - 1 and yield the workers' reports; ends all workers when closed or interrupted."""
    crew: dict[object, Worker] = {}
    try:
        with uninterrupted():
            for number in range(workers):
                worker = Worker(get_context(), _work, simulation, range(number, games, workers))
                crew[worker.pipe] = worker
        waiting = dict(crew)
        while waiting:
            for ready in wait([worker.pipe for worker in waiting.values()]):
                worker = waiting[ready]
                tally = _receive(worker)
                if tally is not None:
                    yield tally
                    continue
                del waiting[ready]
                if (status := worker.status()) != 0:
                    raise Refused(f"a worker died (status {status}), and its last games are lost")
    finally:
        end_workers(list(crew.values()), farewell=0)  # a milder signal could get lost while a worker is still starting


def _receive(worker: Worker) -> Tally | None:
    """A worker's next report, or None if it has ended."""
    tally: Tally | None = worker.receive()
    if tally is not None and tally.problem:
        raise Refused(tally.problem)
    return tally


def _work(reports: Connection, simulation: Simulation, numbers: range) -> None:
    seats = simulation.game.seats(simulation.options)
    tally = Tally(seats)
    due = time.monotonic() + REPORT_SECONDS
    for number in numbers:
        try:
            _play(simulation, number, tally)
        except Exception as error:
            tally.problem = f"game {number} with seed {simulation.seed}: {type(error).__name__}: {error}"
            reports.send(tally)
            return
        if time.monotonic() >= due:
            reports.send(tally)
            tally = Tally(seats)
            due = time.monotonic() + REPORT_SECONDS
    reports.send(tally)


def _play(simulation: Simulation, number: int, tally: Tally) -> None:
    """One game; with records it is played a second time, move by move, and has to come out the same."""
    state = simulation.game.start(simulation.options)
    play_out = audited_playout if simulation.check else playout
    moves, decisions = play_out(state, Rng(simulation.seed, number))
    if simulation.keep_records:
        rng = Rng(simulation.seed, number)
        play = Play.start(simulation.game, simulation.options, Stream(rng), listens=False)
        while not play.is_over():
            play.act(pick(play.state, rng))
        if play.state != state:
            raise Refused("the game differs from the play-out")
        names = [f"random {seat + 1}" for seat in range(tally.seats)]
        tally.records.append((number, Record.of(play, names).to_text()))
    winners = state.winners()
    for seat in winners:
        tally.wins[seat] += 1 / len(winners)
    tally.scores = [total + score for total, score in zip(tally.scores, state.scores(), strict=True)]
    tally.games += 1
    tally.moves += moves
    tally.decisions += decisions
    tally.longest = max(tally.longest, moves)
