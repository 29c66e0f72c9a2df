"""`bell bench`: how fast the rules are on this machine, right now."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from openingbell.cli.arguments import (
    Finite,
    json_option,
    playable_game,
    players_option,
    table_option,
    table_options,
)
from openingbell.cli.saying import spoken, wrong
from openingbell.core.build import is_compiled
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.playout import pick, playout
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State

if TYPE_CHECKING:
    from openingbell.envs.vectors import Vector

POSITIONS = 200
GAMES_AT_ONCE = 256
QUIET = 0.95  # of a processor; with less the figures say more about the machine than about the rules


@click.command()
@playable_game
@json_option
@players_option
@table_option
@click.option("--seconds", type=Finite(0.01, 3600), default=1.0, help="How long each measurement takes.")
@click.option("--vector", is_flag=True, help="Measure many games at once, with observations and masks (extra envs).")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes, with --vector; two, if nothing is said.")
@click.option(
    "--games",
    type=click.IntRange(1, 100_000),
    help=f"Games at once, with --vector; {GAMES_AT_ONCE}, if nothing is said.",
)
def bench(
    game: Game,
    as_json: bool,
    players: int | None,
    settings: tuple[str, ...],
    seconds: float,
    vector: bool,
    workers: int | None,
    games: int | None,
) -> None:
    """Measure self-play, play driven from Python, cloning, re-dealing and viewing; or many games at once."""
    if not vector and (workers, games) != (None, None):
        raise wrong("cli-needs-vector")
    games = games or GAMES_AT_ONCE
    workers = workers or min(2, games)
    options = table_options(game, players, settings)
    figures: dict[str, Any] = {"game": game.name, "options": options, "compiled": is_compiled()}
    figures |= vectors(game, options, games, workers, seconds) if vector else one_by_one(game, options, seconds)
    if as_json:
        click.echo(json.dumps(figures))
        return
    show(figures)


def show(figures: dict[str, Any]) -> None:
    """A line for each figure, and below them whether they can be believed."""
    table = Table("measure", "figure", box=None, pad_edge=False)
    for name, figure in figures.items():
        table.add_row(name, f"{figure:,}" if type(figure) in (int, float) else str(figure))
    Console().print(table)
    if figures["processor_share"] < QUIET:
        click.echo(spoken().say("cli-busy", percent=round(100 * figures["processor_share"])), err=True)


def one_by_one(game: Game, options: Options, seconds: float) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    figures |= self_play(game, options, seconds)
    figures["driven_steps_per_s"] = round(driven_steps_per_second(game, options, seconds))
    states = positions(game, options)
    rng = Rng(3)
    figures["clone_ns"] = round(each(states, lambda state: state.clone(), seconds) * 1e9)
    figures["redeal_us"] = round(each(states, lambda state: state.redeal(0, rng), seconds) * 1e6, 2)
    figures["view_us"] = round(each(states, lambda state: state.view(0), seconds) * 1e6, 2)
    return figures


def vectors(game: Game, options: Options, games: int, workers: int, seconds: float) -> dict[str, Any]:
    """Random decisions in many games at once, each with its observation and mask, in this process and in several."""
    from openingbell import envs  # needs the extra

    figures: dict[str, Any] = {"games": games, "workers": workers}
    chosen: dict[str, Any] = dict(options)
    for number in dict.fromkeys((1, workers)):
        together = envs.vector(game, games, workers=number, seed=1, **chosen)
        worked, begin = time.process_time(), time.perf_counter()
        try:
            speed = decisions_per_second(together, seconds)
        finally:
            together.close()
        if number == 1:  # what other processes had is not known here
            figures["processor_share"] = share(time.process_time() - worked, time.perf_counter() - begin)
        figures["vector_decisions_per_s" if number == 1 else "workers_decisions_per_s"] = round(speed)
    figures["observation"] = together.width
    figures["actions"] = together.actions
    return figures


def decisions_per_second(together: Vector, seconds: float) -> float:
    """Every step takes a random legal action of each game, as the vector offers them."""
    for _ in range(20):
        together.step(together.samples)
    decisions = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        for _ in range(10):
            together.step(together.samples)
        decisions += 10 * together.num_envs
    return decisions / elapsed


def share(worked: float, elapsed: float) -> float:
    """How much of a processor this process had; less than all of it if the machine was busy."""
    return min(1.0, round(worked / elapsed, 2))


def self_play(game: Game, options: Options, seconds: float) -> dict[str, float]:
    """Uniformly random games in compiled code, nobody listening."""
    rng = Rng(1)
    games = steps = decisions = 0
    worked = time.process_time()
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        for _ in range(10):
            moves, chosen = playout(game.start(options), rng)
            steps += moves
            decisions += chosen
            games += 1
    worked = time.process_time() - worked
    return {
        "processor_share": share(worked, elapsed),
        "steps_per_processor_s": round(steps / worked),
        "self_play_steps_per_s": round(steps / elapsed),
        "decisions_per_s": round(decisions / elapsed),
        "games_per_s": round(games / elapsed),
    }


def driven_steps_per_second(game: Game, options: Options, seconds: float) -> float:
    """The same play, each step taken from Python."""
    rng = Rng(2)
    steps = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        state = game.start(options)
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                action = state.sample(rng)
            else:
                actions = state.legal()
                action = actions[rng.below(len(actions))]
            state.apply(action)
            steps += 1
    return steps / elapsed


def positions(game: Game, options: Options) -> list[State]:
    """Positions from all over a game."""
    rng = Rng(4)
    states: list[State] = []
    while len(states) < POSITIONS:
        state = game.start(options)
        while state.actor != OVER:
            state.apply(pick(state, rng))
            if rng.below(50) == 0:
                states.append(state.clone())
    return states[:POSITIONS]


def each(states: list[State], measure: Callable[[State], object], seconds: float) -> float:
    """The mean time of a call, in seconds."""
    calls = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds / 2:
        for state in states:
            measure(state)
        calls += len(states)
    return elapsed / calls
