"""OpenSkill ratings: how strong a bot is among these, whoever it met."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from openingbell.arena.contest import Contest
from openingbell.arena.match import Result
from openingbell.extras import need


@dataclass(frozen=True)
class Rating:
    """The strength, 25 for an unknown player, and its uncertainty (a standard deviation)."""

    mu: float
    sigma: float


class Ratings:
    """Ratings change with every game, so games have to come in their order for the numbers to be the same again."""

    def __init__(self, contest: Contest) -> None:
        need("arena")
        from openskill.models import PlackettLuce

        self._contest = contest
        self._model = PlackettLuce()
        unknown = self._model.rating()
        self.now = {entrant.text: Rating(unknown.mu, unknown.sigma) for entrant in contest.entrants}

    def add(self, result: Result) -> None:
        """A bot that has several seats in a game takes the mean of what each makes of its rating."""
        bots = [self._contest.entrants[sitting.entrant].text for sitting in result.sittings]
        teams = [[self._model.rating(mu=self.now[bot].mu, sigma=self.now[bot].sigma)] for bot in bots]
        rated = self._model.rate(teams, ranks=ranks(result))
        for bot in set(bots):
            own = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
            self.now[bot] = Rating(
                sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own)
            )


def ranks(result: Result) -> list[float]:
    """1 for the winners, then by score; equal ones share a rank."""
    keys = [(-sitting.win, -sitting.score) for sitting in result.sittings]
    return [1.0 + sum(other < key for other in keys) for key in keys]


def rate(contest: Contest, results: Sequence[Result]) -> dict[str, Rating]:
    """The ratings after these games."""
    ratings = Ratings(contest)
    for result in in_order(results):
        ratings.add(result)
    return ratings.now


def history(contest: Contest, results: Sequence[Result], every: int) -> Iterator[tuple[int, dict[str, Rating]]]:
    """The ratings after every so many games, and after the last."""
    ratings = Ratings(contest)
    for number, result in enumerate(in_order(results), 1):
        ratings.add(result)
        if number % every == 0 or number == len(results):
            yield number, dict(ratings.now)


def in_order(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.number)
