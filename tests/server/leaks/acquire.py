"""What a viewer of Acquire may know: tiles on the board, set aside and in their own hand; holdings, if theirs."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from tests.server.leaks.hearing import Heard
from tests.server.leaks.message import Path, views, walk
from tests.server.leaks.truth import Truth

TILE = re.compile(r"(?<![0-9A-Za-z])(?:1[0-2]|[1-9])[A-I](?![0-9A-Za-z])")
MONEY = 100  # nothing smaller is somebody's cash
CLOCK = "clock"  # tells milliseconds of all seats, and now and then they are as many as somebody's cash
ENOUGH = 6  # tiles of others: that a deal has all of them right by chance is out of the question


class Acquire:
    def __init__(self, truth: Truth) -> None:
        self._truth = truth
        self._stood: dict[tuple[int | None, int, Path], set[int]] = defaultdict(set)
        self._known: dict[int | None, list[set[str]]] = {
            viewer: list(self._tiles(viewer)) for viewer in (None, *range(truth.players))
        }

    def findings(self, seat: int | None, heard: Heard, message: Any, seq: int) -> Iterator[str]:
        if "world" in message:
            yield from self._world(seat, message)
            return
        for tile in set(TILE.findall(heard.text)) - self._known[seat][seq] - set(TILE.findall(heard.sent)):
            yield f"tile {tile}"
        if self._truth.options["holdings"] == "hidden":
            yield from self._holdings(seat, message, seq)

    def _tiles(self, viewer: int | None) -> Iterator[set[str]]:
        """After each entry, all that a viewer has seen. What was seen is not forgotten when it is taken back."""
        known: set[str] = set()
        for seq in range(len(self._truth.states)):
            table = self._truth.shown(seq)
            own = () if viewer is None else table["hands"][viewer]
            known = known.union(table["board"], table["set_aside"], own)
            yield known

    def _holdings(self, seat: int | None, message: Any, seq: int) -> Iterator[str]:
        """Somebody else's cash or shares (A-2.5): where they are told, or as a number in a list of all seats."""
        others = set(range(self._truth.players)) - {seat}
        for at, view in views(message, seq):
            for other in others:
                if view.get("cash") and view["cash"][other] is not None:
                    yield f"cash of seat {other}"
                if "shares" in view:
                    yield from self._shares(other, view["shares"][other], self._truth.position(at, seq))
        cash, begun = self._truth.shown(seq)["cash"], self._truth.shown(0)["cash"]
        for path, value in walk(message):
            if isinstance(value, list) and len(value) == self._truth.players and path[:1] != ("events",):
                for other in others:
                    found = value[other] == cash[other] != begun[other] and cash[other] > MONEY
                    if found and (CLOCK not in path or self._comes_again(seat, other, path, cash[other])):
                        yield f"cash of seat {other} in {'.'.join(path)}"

    def _comes_again(self, seat: int | None, other: int, path: Path, cash: int) -> bool:
        """Whether somebody's cash stood there before, when it was another sum: chance does not bring that about."""
        sums = self._stood[seat, other, path]
        sums.add(cash)
        return len(sums) > 1

    def _shares(self, other: int, shares: list[int | None], seq: int) -> Iterator[str]:
        """Everybody's shares of one corporation are shown while it is settled, and nothing else."""
        merger = self._truth.shown(seq)["merger"]
        settled = 0 if merger is None or merger["defunct"] is None else 1
        if sum(number is not None for number in shares) > settled:
            yield f"shares of seat {other}"

    def _world(self, seat: int | None, message: Any) -> Iterator[str]:
        """A deal in which all the others have what they really have."""
        if seat is None:
            yield "a deal for a spectator"
            return
        dealt = self._truth.game.restore(self._truth.options, message["world"]["state"]).reveal()["hands"]
        really = self._truth.shown(message["seq"])["hands"]
        others = [other for other in range(self._truth.players) if other != seat]
        if sum(len(really[other]) for other in others) >= ENOUGH and all(
            set(dealt[other]) == set(really[other]) for other in others
        ):
            yield "the hands of all the others in a deal"
