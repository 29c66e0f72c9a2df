"""What is added up over games: ratings, who met whom, and statistics."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from openingbell.rating.model import Rating, rated, unknown
from openingbell.server.results.outcome import Outcome

Pool = tuple[str, int]  # a game and a number of players: their games are rated together
Of = tuple[Pool, str]  # a player there


@dataclass
class Tally:
    """How often a fact was so, and how often those of whom it was so have won."""

    times: int = 0
    wins: int = 0


@dataclass
class Score:
    """How many games somebody has played in a pool, and what they took there."""

    games: int = 0
    wins: int = 0
    ranks: int = 0


@dataclass
class Meeting:
    """How often two have met, and how often the first of them was ahead and behind."""

    games: int = 0
    ahead: int = 0
    behind: int = 0


@dataclass
class Books:
    """Kept over games in the order they ended. They may begin with `strengths` that are known from earlier ones.

    `rated` has, for each table, what the ratings of its players were afterwards.
    """

    strengths: dict[Of, Rating] = field(default_factory=dict)
    rated: dict[str, dict[str, Rating]] = field(default_factory=dict)
    pools: dict[Pool, int] = field(default_factory=lambda: defaultdict(int))
    scores: dict[Of, Score] = field(default_factory=lambda: defaultdict(Score))
    meetings: dict[tuple[str, str, str], Meeting] = field(default_factory=lambda: defaultdict(Meeting))
    tallies: dict[tuple[Pool, str, str], Tally] = field(default_factory=lambda: defaultdict(Tally))

    @staticmethod
    def of(outcomes: Iterable[Outcome]) -> Books:
        """All of them, from the first game on."""
        books = Books()
        for outcome in sorted(outcomes, key=lambda one: one.moment):
            books.add(outcome)
        return books

    def add(self, outcome: Outcome) -> None:
        if outcome.unrated is None:
            self.pools[outcome.pool] += 1
            self.rate(outcome)
            self._meet(outcome)
        for fact in outcome.facts:
            tally = self.tallies[outcome.pool, fact.fact, fact.value]
            tally.times += 1
            tally.wins += fact.seat is not None and outcome.places[fact.seat].won

    def rate(self, outcome: Outcome) -> None:
        """Nothing but the ratings: of a game that was added before, and comes after one that was added late."""
        pool, players = outcome.pool, outcome.players()
        before = {player: self.strengths.get((pool, player)) or unknown() for player in players}
        after = rated(players, [place.rank for place in outcome.places], before)
        self.rated[outcome.table_id] = after
        self.strengths.update({(pool, player): rating for player, rating in after.items()})

    def _meet(self, outcome: Outcome) -> None:
        """A bot that has several seats is where the best of them is."""
        best = _best(outcome)
        winners = {place.player for place in outcome.places if place.won}
        for player, rank in best.items():
            score = self.scores[outcome.pool, player]
            score.games += 1
            score.wins += player in winners
            score.ranks += rank
            for other, theirs in best.items():
                if other != player:
                    meeting = self.meetings[player, other, outcome.game]
                    meeting.games += 1
                    meeting.ahead += rank < theirs
                    meeting.behind += rank > theirs


def _best(outcome: Outcome) -> Mapping[str, int]:
    best: dict[str, int] = {}
    for player, place in zip(outcome.players(), outcome.places, strict=True):
        best[player] = min(place.rank, best.get(player, place.rank))
    return best
