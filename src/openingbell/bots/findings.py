"""What a search found out about its options, and which of them it takes for it."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# The variance of a lead that is added to what was seen, for the first tries say little about it.
LUCK: Final = 0.01


class Findings:
    """What came of each option at the root: how often it was tried, and sums over the tries, some squared as well, of
    the observer's share of the win, of its lead over `par` with the same luck, and of the final score expected.

    The n-th try of every option is made in the same world and with the same luck, so a lead tells after few tries which
    of two options is better, however much luck there is in either result.
    """

    def __init__(self, options: i64, par: i64) -> None:
        self.par = par
        self.visits = vec[i64]([0] * options)
        self.shares = vec[float]([0.0] * options)
        self.leads = vec[float]([0.0] * options)
        self.lead_squares = vec[float]([0.0] * options)
        self.scores = vec[float]([0.0] * options)
        self.score_squares = vec[float]([0.0] * options)
        self._pars = vec[float]()  # the shares of par, try by try

    def note(self, index: i64, share: float, score: float) -> None:
        if index == self.par:
            self._pars = append(self._pars, share)
        lead = share - self._pars[self.visits[index]]
        self.visits[index] += 1
        self.shares[index] += share
        self.leads[index] += lead
        self.lead_squares[index] += lead * lead
        self.scores[index] += score
        self.score_squares[index] += score * score

    def lead(self, index: i64) -> float:
        """How much better than par an option did on average."""
        return self.leads[index] / float(max(self.visits[index], 1))

    def rows(self) -> list[tuple[int, float, float, float, float, float]]:
        """As plain data, for the way from one process to another."""
        return [
            (
                int(self.visits[index]),
                self.shares[index],
                self.leads[index],
                self.lead_squares[index],
                self.scores[index],
                self.score_squares[index],
            )
            for index in range(len(self.visits))
        ]

    def add(self, rows: list[tuple[int, float, float, float, float, float]]) -> None:
        """What another search found about the same options."""
        for index in range(len(rows)):
            visits, share, lead, lead_square, score, score_square = rows[index]
            self.visits[index] += visits
            self.shares[index] += share
            self.leads[index] += lead
            self.lead_squares[index] += lead_square
            self.scores[index] += score
            self.score_squares[index] += score_square

    def best(self, proof: float) -> i64:
        """The option that leads by most, so many standard errors allowed for: par, if none surely leads."""
        best = self.par
        highest = 0.0
        for index in range(i64(len(self.visits))):
            visits = float(self.visits[index])
            if index != self.par and visits > 0.0:
                lead = self.lead(index)
                variance = self.lead_squares[index] / visits - lead * lead + LUCK
                lead -= proof * math.sqrt(variance / visits)
                if lead > highest:
                    highest = lead
                    best = index
        return best
