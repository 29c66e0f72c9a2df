"""The model: a rating is a belief about somebody's strength, and every game changes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from openingbell.extras import need

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """The strength, 25 for an unknown player, and its uncertainty (a standard deviation)."""

    mu: float
    sigma: float

    def conservative(self) -> float:
        """What somebody is worth almost surely: few games do not make a champion."""
        return self.mu - 3 * self.sigma


def unknown() -> Rating:
    """Of somebody of whom nothing is known."""
    rating = _model().rating()
    return Rating(rating.mu, rating.sigma)


def rated(players: Sequence[str], ranks: Sequence[float], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of all who played, seat by seat, after a game in which they took these ranks, 1 the best.

    Who has several seats takes the mean of what each makes of their rating.
    """
    model = _model()
    teams = [[model.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    after = [team[0] for team in model.rate(teams, ranks=list(ranks))]
    found = {}
    for player in dict.fromkeys(players):
        own = [rating for rating, name in zip(after, players, strict=True) if name == player]
        found[player] = Rating(
            sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own)
        )
    return found


def ranked(keys: Sequence[tuple[float, ...]]) -> list[int]:
    """1 for the greatest key; equal ones share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]


@cache
def _model() -> PlackettLuce:
    need("arena")
    from openskill.models import PlackettLuce

    return PlackettLuce()
