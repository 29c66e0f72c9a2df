"""`bell arena`: bots against each other, with honest numbers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from openingbell.arena.contest import Contest
from openingbell.arena.entrants import require_all
from openingbell.arena.figures import Figures, bots_of, figures, sittings_of
from openingbell.arena.folder import REPORT, Folder
from openingbell.arena.match import Result
from openingbell.arena.parquet import write_parquet
from openingbell.arena.report import headings, report, standings, summary, terms
from openingbell.arena.running import run
from openingbell.bots.budget import Budget
from openingbell.cli.arguments import (
    BudgetText,
    GameName,
    any_seed,
    data_option,
    json_option,
    language_option,
    seed_option,
    table_option,
    table_options,
)
from openingbell.cli.entering import entrants_of
from openingbell.cli.saying import allowed, spoken, wrong
from openingbell.core.errors import BadOptions
from openingbell.core.game import Game
from openingbell.extras import need
from openingbell.locales import Words
from openingbell.processes.signals import ignore_ctrl_c
from openingbell.terminal.show import plain_console

GAMES = 100
BUDGET = "50ms"
SHORTEST_NAME = 6
GAP = 2
INTERVALS = (2, 3)  # the columns that have one
FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command()
@click.argument("game", type=GameName(), required=False)
@data_option
@click.option("--bots", metavar="BOT,…", help="One for each seat: expert, greedy, random, exec:COMMAND, expert@250ms …")
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), help=f"Number of games, rounded up to whole deals. [{GAMES}]"
)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Number of processes.")
@click.option("--budget", type=BudgetText(), help=f"For a decision: 50ms, 2s, or 400 iterations. [{BUDGET}]")
@seed_option
@table_option
@click.option("--out", type=FOLDER, help="Write results and a report to this new folder.")
@click.option("--resume", type=FOLDER, help="Go on with the contest of this folder.")
@click.option("--records", is_flag=True, help="Write a record of each game to the folder.")
@click.option("--parquet", is_flag=True, help="Write the results as Parquet, too.")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.")
@json_option
@language_option
def arena(
    game: Game | None,
    bots: str | None,
    games: int | None,
    workers: int,
    budget: Budget | None,
    seed: int | None,
    settings: tuple[str, ...],
    out: Path | None,
    resume: Path | None,
    records: bool,
    parquet: bool,
    cluster: str | None,
    as_json: bool,
    words: Words,
) -> int:
    """Let bots play against each other: seats in rotation, the same chance for every rotation.

    What a broken bot cannot decide, greedy decides in its place. Ctrl-C ends it with the figures so far; with --out it
    can be gone on with.
    """
    need("arena")
    if parquet:
        need("parquet")
        if out is None and resume is None:
            raise wrong("cli-needs-folder", option="--parquet")
    if resume is not None:
        if out is not None:
            raise wrong("cli-out-resume")
        if records:
            raise wrong("cli-records-resume")
        folder: Folder | None = _go_on(resume, game, bots, games, budget, seed, settings)
        assert folder is not None
        contest = folder.contest
    else:
        if records and out is None:
            raise wrong("cli-needs-folder", option="--records")
        contest = _new(game, bots, games, budget, seed, settings, records)
        require_all(contest.entrants, contest.game, contest.options)
        folder = None if out is None else Folder.create(out, contest)
    try:
        return _play(contest, folder, workers, cluster, parquet, as_json, words)
    finally:
        if folder is not None:
            folder.close()


def _new(
    game: Game | None,
    bots: str | None,
    games: int | None,
    budget: Budget | None,
    seed: int | None,
    settings: Sequence[str],
    records: bool,
) -> Contest:
    if game is None or bots is None:
        raise wrong("cli-contest")
    budget = budget or Budget.of(BUDGET)
    entrants = entrants_of(bots, budget)
    players = len(entrants)
    for option in game.options:
        if option.name == "players" and players not in option.values():
            raise wrong("cli-contest-bots", allowed=allowed(option, spoken()), bots=players)
    try:
        options = table_options(game, players, settings)
        return Contest.of(game, options, entrants, budget, any_seed(seed), games or GAMES, records)
    except BadOptions as error:
        raise click.UsageError(str(error)) from error


def _go_on(
    path: Path,
    game: Game | None,
    bots: str | None,
    games: int | None,
    budget: Budget | None,
    seed: int | None,
    settings: Sequence[str],
) -> Folder:
    """The contest of a folder. What is said about it besides has to agree; only the number of games may grow."""
    folder = Folder.resume(path)
    try:
        contest = folder.contest
        players = len(contest.entrants)
        differences = {
            "GAME": game is not None and (game.name, game.data) != (contest.game.name, contest.game.data),
            "--bots": bots is not None and entrants_of(bots, contest.budget) != list(contest.entrants),
            "--budget": budget is not None and budget != contest.budget,
            "--seed": seed is not None and seed != contest.seed,
            "--option": bool(settings) and table_options(contest.game, players, settings) != contest.options,
        }
        for name, differs in differences.items():
            if differs:
                raise wrong("cli-contest-differs", option=name, folder=str(path))
        if games is not None and games < contest.games - players + 1:  # as many, if rounded up to whole deals
            raise wrong("cli-contest-shorter", games=games, played=contest.games, folder=str(path))
        require_all(contest.entrants, contest.game, contest.options)
        if games is not None and games > contest.games:
            folder.extend(games)
        return folder
    except BaseException:
        folder.close()
        raise


def _play(
    contest: Contest,
    folder: Folder | None,
    workers: int,
    cluster: str | None,
    parquet: bool,
    as_json: bool,
    words: Words,
) -> int:
    results: list[Result] = [] if folder is None else list(folder.played)
    interrupted = False
    with _progress() as progress:
        leaders = Leaders(contest, results)
        task = progress.add_task(contest.game.name, total=contest.games, completed=len(results), leaders=leaders)
        try:
            with closing(run(contest, workers, folder, cluster)) as playing:
                for result in playing:
                    results.append(result)
                    leaders.add(result)
                    progress.update(task, completed=len(results))
        except KeyboardInterrupt:
            ignore_ctrl_c()
            interrupted = True
    if folder is not None:
        results = list(folder.played)
        _write(folder, report(contest, results, words))
        if parquet:
            write_parquet(folder)
    found = figures(contest, results)
    if as_json:
        click.echo(json.dumps({**found.to_json(), "interrupted": interrupted}, ensure_ascii=False))
    else:
        _show(found, words)
        if folder is not None:
            click.echo(words.say("arena-report", file=str(folder.path / REPORT)))
            if interrupted:
                click.echo(words.say("arena-interrupted", folder=str(folder.path)))
    return 130 if interrupted else 0


def _write(folder: Folder, text: str) -> None:
    draft = folder.path / f"{REPORT}.part"
    draft.write_text(text, encoding="utf-8")
    draft.replace(folder.path / REPORT)


class Leaders:
    """The wins of each bot's seats so far, for the bar."""

    def __init__(self, contest: Contest, results: Sequence[Result]) -> None:
        self._contest = contest
        self._wins = dict.fromkeys(bots_of(contest), 0.0)
        self._games = 0
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        self._games += 1
        for bot in self._wins:
            sittings = sittings_of(self._contest, bot, result)
            self._wins[bot] += sum(one.win for one in sittings) / len(sittings)

    def __str__(self) -> str:
        return "  ".join(f"{bot} {100 * wins / max(1, self._games):.0f} %" for bot, wins in self._wins.items())


def _progress() -> Progress:
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[leaders]}", markup=False),
    )
    return Progress(*columns, console=Console(stderr=True), disable=not Console(stderr=True).is_terminal)


def _longest(column: Sequence[str], splits: bool) -> int:
    """The longest word of a heading, and below it the longest cell, or, if it splits, the longest word there, too."""
    heading, *cells = column
    words = [*heading.split(" "), *(word for cell in cells for word in (cell.split(" ") if splits else [cell]))]
    return max(map(len, words))


def _show(found: Figures, words: Words) -> None:
    console = plain_console()
    console.print(summary(found, words))
    console.print(terms(found.contest, words), style="dim")
    if not found.standings:
        return
    rows = standings(found, words)
    table = Table(box=None, pad_edge=False)
    names = headings(words)
    columns = [list(column) for column in zip(names, *rows, strict=True)]
    widths = [max(map(len, column)) for column in columns]
    if sum(widths) + GAP * (len(widths) - 1) > console.width:
        # The intervals go to a line of their own, no figure is cut in two, and a long name has what is left.
        widths = [_longest(column, splits=at in INTERVALS) for at, column in enumerate(columns)]
        widths[0] = max(SHORTEST_NAME, console.width - sum(widths[1:]) - GAP * (len(widths) - 1))
    for number, name in enumerate(names):
        table.add_column(name, justify="left" if number == 0 else "right", width=widths[number], overflow="fold")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    for standing in found.standings:
        if standing.complaints:
            first = standing.complaints[0].sentence
            console.print(
                words.say("arena-broken", bot=standing.bot, number=standing.lost, sentence=first), style="yellow"
            )
