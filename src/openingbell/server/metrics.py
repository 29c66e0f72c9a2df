"""What the server counts and measures for whoever runs it, served to Prometheus on a port of its own.

Nothing here says who played what: labels are kinds, never names or ids.
"""

from __future__ import annotations

import os
import time
from functools import cache

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from openingbell.server.addresses import LOOPBACK

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"  # the folder in which several workers count together

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0)

ANSWERS = Counter("openingbell_answers", "HTTP requests that were answered", ["status"])
MOVES = Histogram("openingbell_move_seconds", "From a move's request to its answer", buckets=QUICK)
LINES = Gauge("openingbell_live_lines", "Live connections that are open", multiprocess_mode="livesum")
TABLES = Gauge("openingbell_tables", "Tables in memory", multiprocess_mode="livesum")
WRITES = Histogram("openingbell_write_seconds", "One transaction of the writer", buckets=QUICK)
WRITTEN = Counter("openingbell_written", "Things that were stored")
UNWRITTEN = Counter("openingbell_unwritten", "Things that could not be stored, because the store did not answer")
NOTICES = Counter("openingbell_notices", "Notices of turns that were sent", ["outcome"])
BOTS = Histogram("openingbell_bot_seconds", "A bot's decision in a worker", buckets=SLOW)


@cache
def _answers(status: int) -> Counter:
    """To find a label takes longer than to count."""
    return ANSWERS.labels(status)


def count_answer(status: int) -> None:
    _answers(status).inc()


class Measured:
    """How long something takes."""

    def __init__(self, what: Histogram) -> None:
        self._what = what

    def __enter__(self) -> None:
        self._begun = time.perf_counter()

    def __exit__(self, *error: object) -> None:
        self._what.observe(time.perf_counter() - self._begun)


def worker_ended(process: int) -> None:
    """What it had open is gone with it, what it has counted stays; if anything is counted together at all."""
    if TOGETHER in os.environ:
        mark_process_dead(process)  # type: ignore[no-untyped-call]


def serve(port: int, of_all_workers: bool) -> str:
    """On this machine alone, at a port (0: any); where, is told. With several workers, what they counted together."""
    registry = REGISTRY
    if of_all_workers:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    server, _ = start_http_server(port, LOOPBACK, registry)
    return f"http://{LOOPBACK}:{server.server_port}/metrics"
