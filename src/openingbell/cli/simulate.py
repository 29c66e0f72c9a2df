"""`bell simulate`: many random games, to test the rules and to gather records and figures."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from openingbell.cli.arguments import (
    any_seed,
    json_option,
    playable_game,
    players_option,
    seed_option,
    table_option,
    table_options,
)
from openingbell.cli.saying import spoken
from openingbell.cli.simulation import Simulation, Tally, Totals, run_workers
from openingbell.core.errors import BadRecord, Refused, reason
from openingbell.core.game import Game
from openingbell.core.record import write_new
from openingbell.processes.signals import ignore_ctrl_c, uninterrupted


@click.command()
@playable_game
@players_option
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="Number of games.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Number of processes.")
@seed_option
@table_option
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="Write a record of each game here.")
@click.option("--check", is_flag=True, help="Audit every position, and the money in every move's events.")
@json_option
def simulate(
    game: Game,
    players: int | None,
    games: int,
    workers: int,
    seed: int | None,
    settings: tuple[str, ...],
    records: Path | None,
    check: bool,
    as_json: bool,
) -> int:
    """Play random games. The same seed gives the same games, with any number of workers."""
    options = table_options(game, players, settings)
    simulation = Simulation(game, options, any_seed(seed), check, records is not None)
    if records is not None:
        _make_room(records, simulation, games)
    totals = Totals(game.seats(options))
    with _progress(games) as progress:
        task = progress.add_task(game.name, total=games)
        try:
            for tally in run_workers(simulation, games, min(workers, games)):
                with uninterrupted():
                    _store(tally, records, simulation)
                    totals.add(tally)
                progress.update(task, completed=totals.games)
        except KeyboardInterrupt:
            ignore_ctrl_c()
            totals.interrupted = True
    figures = totals.figures(simulation, games, workers)
    if as_json:
        click.echo(json.dumps(figures))
    else:
        _show(figures)
    return 130 if totals.interrupted else 0


def _store(tally: Tally, folder: Path | None, simulation: Simulation) -> None:
    if folder is not None:
        for number, text in tally.records:
            write_new(folder / simulation.file_name(number), text)


def _make_room(folder: Path, simulation: Simulation, games: int) -> None:
    """Make the folder; refuse before the first game if a record in it would be overwritten."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        present = sorted(path.name for path in folder.iterdir())
    except OSError as error:
        raise Refused(spoken().say("cli-folder", folder=str(folder), reason=reason(error))) from error
    for name in present:
        number = re.search("([0-9]+)[.]json$", name)
        if number and int(number[1]) < games and name == simulation.file_name(int(number[1])):
            raise BadRecord(spoken().say("cli-exists", file=str(folder / name)))


def _progress(games: int) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not Console(stderr=True).is_terminal)


def _show(figures: dict[str, object]) -> None:
    table = Table(box=None, pad_edge=False, show_header=False)
    for name, figure in figures.items():
        is_quantity = type(figure) is int and name != "seed"  # a seed is copied, and --seed takes no commas
        table.add_row(name.replace("_", " "), f"{figure:,}" if is_quantity else str(figure))
    Console().print(table)
