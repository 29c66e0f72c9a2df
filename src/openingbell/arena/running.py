"""Running a contest, wherever its games are played."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing

from openingbell.arena.contest import Contest
from openingbell.arena.crew import run_workers
from openingbell.arena.folder import Folder
from openingbell.arena.match import Result
from openingbell.arena.schedule import Schedule
from openingbell.processes.signals import uninterrupted


def run(
    contest: Contest, workers: int, folder: Folder | None = None, cluster: str | None = None
) -> Generator[Result, None, None]:
    """Every game that is not in the folder yet, as soon as it is played and, if there is a folder, written there."""
    played: set[int] = set() if folder is None else {result.number for result in folder.played}
    schedule = Schedule(number for number in range(contest.games) if number not in played)
    if cluster is None:
        results = run_workers(contest, schedule, workers)
    else:
        from openingbell.arena.cluster import run_on_cluster  # only there one needs the extra

        results = run_on_cluster(contest, schedule, cluster, workers)
    with closing(results):
        for result in results:
            if folder is not None:
                with uninterrupted():
                    folder.add(result)
            yield result
