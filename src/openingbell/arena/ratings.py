"""OpenSkill ratings: how strong a bot is among these, whoever it met."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from openingbell.arena.contest import Contest
from openingbell.arena.match import Result
from openingbell.rating.model import Rating, ranked, rated, unknown


class Ratings:
    """Ratings change with every game, so games have to come in their order for the numbers to be the same again."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self.now = {entrant.text: unknown() for entrant in contest.entrants}

    def add(self, result: Result) -> None:
        bots = [self._contest.entrants[sitting.entrant].text for sitting in result.sittings]
        self.now |= rated(bots, ranks(result), self.now)


def ranks(result: Result) -> list[int]:
    """1 for the winners, then by score; equal ones share a rank."""
    return ranked([(sitting.win, sitting.score) for sitting in result.sittings])


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
