"""What a search found out about the candidates at its root, and which of them it takes for it."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# The variance of a lead that is added to what was seen, for the first tries say little about it.
PRIOR_VARIANCE: Final = 0.01


class RootStatistics:
    """What came of each candidate: how often it was tried, and sums over the tries, some squared as well, of the
    observer's share of the win, of its lead over the `baseline`, and of the final score expected.

    The n-th tries of all candidates have common random numbers: they are made in the same world with the same draws. So
    leads vary little, and tell after few tries which of two candidates is better, however much luck there is in either.
    """

    def __init__(self, candidates: i64, baseline: i64) -> None:
        self.baseline = baseline
        self.visits = vec[i64]([0] * candidates)
        self.shares = vec[float]([0.0] * candidates)
        self.leads = vec[float]([0.0] * candidates)
        self.lead_squares = vec[float]([0.0] * candidates)
        self.scores = vec[float]([0.0] * candidates)
        self.score_squares = vec[float]([0.0] * candidates)
        self._baseline_shares = vec[float]()  # try by try
        self._baseline_scores = vec[float]()

    def record(self, index: i64, share: float, score: float, chance: float = 1.0) -> None:
        """What came of a try that had only this chance to come about; otherwise it would be as with the baseline."""
        if index == self.baseline:
            self._baseline_shares = append(self._baseline_shares, share)
            self._baseline_scores = append(self._baseline_scores, score)
        elif chance < 1.0:
            share = blended(chance, share, self._baseline_shares[self.visits[index]])
            score = blended(chance, score, self._baseline_scores[self.visits[index]])
        lead = share - self._baseline_shares[self.visits[index]]
        self.visits[index] += 1
        self.shares[index] += share
        self.leads[index] += lead
        self.lead_squares[index] += lead * lead
        self.scores[index] += score
        self.score_squares[index] += score * score

    def lead(self, index: i64) -> float:
        """How much better than the baseline a candidate did on average, try by try."""
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
        """What another search found about the same candidates."""
        for index in range(len(rows)):
            visits, share, lead, lead_square, score, score_square = rows[index]
            self.visits[index] += visits
            self.shares[index] += share
            self.leads[index] += lead
            self.lead_squares[index] += lead_square
            self.scores[index] += score
            self.score_squares[index] += score_square

    def best(self, confidence: float) -> i64:
        """The candidate whose lead has the highest lower confidence bound; the baseline, if none is above zero."""
        best = self.baseline
        highest = 0.0
        for index in range(i64(len(self.visits))):
            if self.visits[index] > 0:
                lead = self.sure_lead(index, confidence)
                if lead > highest:
                    highest = lead
                    best = index
        return best

    def sure_lead(self, index: i64, confidence: float) -> float:
        """The lower confidence bound of the lead of a candidate that was tried; the baseline's lead is sure."""
        if index == self.baseline:
            return 0.0
        visits = float(self.visits[index])
        lead = self.lead(index)
        variance = self.lead_squares[index] / visits - lead * lead + PRIOR_VARIANCE
        return lead - confidence * math.sqrt(variance / visits)


def blended(chance: float, hoped: float, otherwise: float) -> float:
    """What to expect of something that is not sure."""
    return chance * hoped + (1.0 - chance) * otherwise
