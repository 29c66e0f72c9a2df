"""Luck that is spread evenly over the tries of a search: a Latin hypercube of what is drawn in them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.rng import Rng


class Spread:
    """In a run of `parts` tries, the first word of every draw lies once in each of `parts` equal parts of all words, in
    an order of its own for every draw. Each try alone is as random as any; but their mean has less luck in it, for no
    roll comes up more often than others.
    """

    def __init__(self, parts: i64, draws: i64, rng: Rng) -> None:
        self.draws = draws  # of a try; beyond them chance is free
        self._parts = parts
        self._rng = rng
        self._runs: list[vec[i64]] = []  # of each run a row for each draw: which part it is in at each try

    def aim(self, rng: Rng, attempt: i64, draw: i64) -> None:
        """Let the next word lie where it belongs in this draw of this try."""
        run = attempt // self._parts
        while len(self._runs) <= run:
            self._runs.append(self._mixed())
        part = self._runs[run][draw * self._parts + attempt % self._parts]
        rng.aim(((part << 32) + rng.word()) // self._parts)

    def _mixed(self) -> vec[i64]:
        rows = vec[i64](capacity=self.draws * self._parts)
        for _ in range(self.draws):
            row = vec[i64](capacity=self._parts)
            for part in range(self._parts):
                row = append(row, part)
            self._rng.shuffle(row)
            for part in row:
                rows = append(rows, part)
        return rows
