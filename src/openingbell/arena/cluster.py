"""A contest's games on a Ray cluster. Needs the extra `cluster`, and this package on every machine of it."""

from __future__ import annotations

import json
import logging
import os
import socket
from collections.abc import Generator, Sequence
from functools import cache
from typing import Any

from openingbell.arena.contest import Contest
from openingbell.arena.match import Result, play_match
from openingbell.arena.schedule import NOBODY, Schedule
from openingbell.bots.bot import Bot
from openingbell.core.errors import Refused, reason
from openingbell.extras import need

LOCAL = "local"  # in place of an address: a cluster of this machine, for as long as the contest takes
LOOPBACK = "127.0.0.1"
KNOCK_SECONDS = 5.0
AHEAD = 2  # games for each processor: the one it plays, and one so that it need not wait


def run_on_cluster(contest: Contest, schedule: Schedule, address: str, workers: int) -> Generator[Result, None, None]:
    """Play everything on the schedule. A game is lost with the worker that played it, and given out again.

    On a local cluster there are as many workers as asked for; elsewhere as many as the cluster has processors.
    """
    need("cluster")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray
    from ray.exceptions import RayError, RayTaskError

    try:
        _join(address, workers)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise Refused(f"there is no cluster at {address}: {reason(error)}") from error
    try:
        play = ray.remote(num_cpus=1, max_retries=0)(_play)  # we give it out again ourselves, and know it then
        watcher = ray.remote(num_cpus=0)(Watcher)
        data = ray.put(json.dumps(contest.to_json()))
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        room = AHEAD * max(1, int(resources.get("CPU", 1)))
        out: dict[Any, tuple[int, Any]] = {}
        while schedule:
            while len(out) < room and (number := schedule.next()) is not None:
                watching = watcher.remote() if schedule.has_died(number) else None
                out[play.remote(data, number, schedule.barred(number), watching)] = number, watching
            ready, _ = ray.wait(list(out), num_returns=1)
            for reference in ready:
                number, watching = out.pop(reference)
                try:
                    result = ray.get(reference)
                except RayTaskError as error:
                    raise Refused(f"game {number} with seed {contest.seed}: {error.cause}") from error
                except RayError:
                    schedule.died(number, NOBODY if watching is None else ray.get(watching.who.remote()))
                    continue
                if schedule.is_done(number):
                    yield result
    finally:
        ray.shutdown()


def _join(address: str, workers: int) -> None:
    import ray

    if address == LOCAL:
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # nobody else can reach it
        ray.init(
            address=LOCAL,
            num_cpus=workers,
            include_dashboard=False,
            _node_ip_address=LOOPBACK,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    else:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)


def _knock(address: str) -> None:
    """Whether anybody is there at all; Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


# --- in a worker of the cluster ---------------------------------------------------------------------------------------


def _play(data: str, number: int, barred: Sequence[int], watching: Any) -> Result:
    contest, bots = _seated(data)
    if watching is None:
        return play_match(contest, bots, number, barred)
    import ray

    def watch(entrant: int, seconds: float) -> None:
        ray.get(watching.note.remote(entrant))

    return play_match(contest, bots, number, barred, watch)


class Watcher:
    """Remembers, in a process of its own, who was about to decide. That takes a while, so it is done only in a game in
    which a process has died already."""

    def __init__(self) -> None:
        self._suspect = NOBODY

    def note(self, entrant: int) -> None:
        self._suspect = entrant

    def who(self) -> int:
        return self._suspect


@cache
def _seated(data: str) -> tuple[Contest, list[Bot]]:
    """The bots of a contest stay from one game to the next."""
    contest = Contest.from_json(json.loads(data))
    return contest, [entrant.make() for entrant in contest.entrants]
