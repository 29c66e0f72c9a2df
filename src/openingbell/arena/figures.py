"""The figures of a contest: for each bot its share of wins, its mean score, its rating, and how it behaved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from openingbell.arena.contest import Contest
from openingbell.arena.intervals import Estimate, mean_of, share_of
from openingbell.arena.match import Complaint, Result, SeatResult
from openingbell.arena.ratings import rate
from openingbell.rating.model import Rating


@dataclass(frozen=True)
class Standing:
    """One bot; several entrants of the same name are one bot with several seats."""

    bot: str
    seats: int  # how many it has in every game
    games: int  # seats times games
    wins: Estimate  # of one seat: 1 / players is chance
    score: Estimate
    rating: Rating
    decisions: int
    lost: int
    milliseconds: float  # a decision, on average
    complaints: tuple[Complaint, ...]


@dataclass(frozen=True)
class Figures:
    """`deals` are those of which every game was played: only they count, because only they are paired."""

    contest: Contest
    games: int
    deals: int
    moves: int
    standings: tuple[Standing, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            **self.contest.to_json(),
            "played": self.games,
            "deals": self.deals,
            "moves": self.moves,
            "standings": [
                {
                    "bot": standing.bot,
                    "seats": standing.seats,
                    "games": standing.games,
                    "wins": _rounded(standing.wins, 4),
                    "score": _rounded(standing.score, 1),
                    "rating": {"mu": round(standing.rating.mu, 2), "sigma": round(standing.rating.sigma, 2)},
                    "decisions": standing.decisions,
                    "lost": standing.lost,
                    "ms_per_decision": round(standing.milliseconds, 3),
                    "complaints": [asdict(complaint) for complaint in standing.complaints],
                }
                for standing in self.standings
            ],
        }


def figures(contest: Contest, results: Sequence[Result]) -> Figures:
    """The figures of all whole deals among these games; if there is none yet, of all games, without intervals."""
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(contest.deal(result.number), []).append(result)
    whole = [games for _, games in sorted(deals.items()) if len(games) == contest.seats]
    counted = whole or [list(results)]
    standings: tuple[Standing, ...] = ()
    if results:
        ratings = rate(contest, results)
        standings = tuple(_standing(contest, bot, counted, results, ratings[bot]) for bot in bots_of(contest))
    return Figures(
        contest=contest,
        games=len(results),
        deals=len(whole),
        moves=sum(result.moves for result in results),
        standings=standings,
    )


def bots_of(contest: Contest) -> list[str]:
    """The bots, each once, in the order they were entered."""
    return list(dict.fromkeys(entrant.text for entrant in contest.entrants))


def sittings_of(contest: Contest, bot: str, result: Result) -> list[SeatResult]:
    return [one for one in result.sittings if contest.entrants[one.entrant].text == bot]


def _standing(
    contest: Contest, bot: str, deals: list[list[Result]], results: Sequence[Result], rating: Rating
) -> Standing:
    by_deal = [[one for result in deal for one in sittings_of(contest, bot, result)] for deal in deals]
    all_of_it = [one for result in results for one in sittings_of(contest, bot, result)]
    decisions = sum(one.decisions for one in all_of_it)
    return Standing(
        bot=bot,
        seats=len(by_deal[0]) // len(deals[0]),
        games=sum(len(deal) for deal in by_deal),
        wins=share_of([sum(one.win for one in deal) / len(deal) for deal in by_deal], sum(map(len, deals))),
        score=mean_of([sum(one.score for one in deal) / len(deal) for deal in by_deal]),
        rating=rating,
        decisions=decisions,
        lost=sum(one.lost for one in all_of_it),
        milliseconds=1000 * sum(one.seconds for one in all_of_it) / max(1, decisions),
        complaints=tuple(
            complaint
            for result in sorted(results, key=lambda result: result.number)
            for complaint in result.complaints
            if contest.entrants[complaint.entrant].text == bot
        )[:20],
    )


def _rounded(estimate: Estimate, digits: int) -> list[float | None]:
    return [
        None if number is None else round(number, digits) for number in (estimate.mean, estimate.low, estimate.high)
    ]
