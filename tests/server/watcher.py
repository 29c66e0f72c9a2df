"""Viewers who write down what they are sent, and what of it names a tile, or a holding, that they may not know."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from openingbell.core.record import Record
from tests.server.serving import Client, Live

TILE = re.compile(r"(?<![0-9A-Za-z])(?:1[0-2]|[1-9])[A-I](?![0-9A-Za-z])")


@dataclass
class Watcher:
    """A viewer who writes down everything they are sent: after how many moves, and the text."""

    client: Client
    seat: int | None
    live: Live
    seq: int = 0
    sent: list[tuple[int, str]] = field(default_factory=list)

    def catch_up(self, seq: int) -> dict[str, Any]:
        """Read until the position after so many moves, or a later one, is there."""
        while True:
            message = self.live.read()
            if message["type"] == "position":
                self.seq = message["seq"]
            self.sent.append((self.seq, json.dumps(message)))
            if message["type"] == "position" and message["seq"] >= seq and message["view"] is not None:
                return message

    def note(self, seq: int, answer: Any) -> None:
        self.sent.append((seq, json.dumps(answer)))


def at_one(watchers: list[Watcher], positions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Read on until all have the same position: bots may have moved between two readings."""
    while len({position["seq"] for position in positions}) > 1:
        latest = max(position["seq"] for position in positions)
        for at, watcher in enumerate(watchers):
            if positions[at]["seq"] < latest:
                positions[at] = watcher.catch_up(latest)
    return positions


def check(record: Record, watchers: list[Watcher], holdings: str) -> None:
    """Compare what was sent with what each viewer could know by then, worked out from the whole record."""
    known = known_tiles(record)
    for watcher in watchers:
        assert len(watcher.sent) > 10
        for seq, text in watcher.sent:
            named = set(TILE.findall(text))
            assert named <= known[watcher.seat][seq], f"seat {watcher.seat}, after {seq} moves: {text}"
            if holdings == "hidden" and '"view": {' in text:
                view = json.loads(text)["view"]
                others = [seat for seat in range(len(view["cash"])) if seat != watcher.seat and view["actor"] != -2]
                assert all(view["cash"][seat] is None for seat in others)


def known_tiles(record: Record) -> dict[int | None, list[set[str]]]:
    """For each viewer, after each number of moves: the tiles on the board, set aside, or ever in their own hand."""
    viewers = [None, *range(len(record.names))]
    known: dict[int | None, list[set[str]]] = {viewer: [set()] for viewer in viewers}
    for state in islice(record.play().states(), 1, None):
        everything = state.reveal()
        public = set(everything["board"]) | set(everything["set_aside"])
        for viewer in viewers:
            own = set() if viewer is None else set(everything["hands"][viewer])
            known[viewer].append(known[viewer][-1] | public | own)
    return known
