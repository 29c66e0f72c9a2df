"""What a server tells of its players and of finished games: ratings, histories, statistics."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import Field

from openingbell.protocol.messages import Message

Rating = Annotated[float, Field(description="Almost surely they are stronger than this: mu - 3 sigma.")]


class PlayerCard(Message):
    """Who it is: a bot, or somebody with a name. With an `id` they have a page; nobody without an account has one, but
    for themselves, `me`. Without a name it is somebody whose name is not for others, or who has left for good."""

    id: str | None
    name: str
    bot: str | None = None


class PlayerCards(Message):
    """Who sits at a table, seat by seat."""

    players: list[PlayerCard]


class Strength(Message):
    """A belief about somebody's strength: its mean, and its standard deviation."""

    rating: Rating
    mu: float
    sigma: float


class Pool(Message):
    """A game and a number of players, and how many games were rated there."""

    game: str
    seats: int
    games: int


class Leader(Message):
    """`wins` are those alone and with others."""

    rank: int
    player: PlayerCard
    strength: Strength
    games: int
    wins: int


class Leaderboard(Message):
    """The strongest in a game with so many players, of those who have played `least` games there; `you` if the viewer
    has played there, listed or not."""

    game: str
    seats: int
    games: int
    least: int
    leaders: list[Leader]
    you: Leader | None
    pools: list[Pool]


class PlayerStanding(Message):
    """What somebody has done in a game with so many players; `place` is the mean of their places."""

    game: str
    seats: int
    strength: Strength
    games: int
    wins: int
    place: float


class Met(Message):
    """Somebody else they have met in so many games, how often they were ahead, and how often behind."""

    player: PlayerCard
    games: int
    ahead: int
    behind: int


class RatingPoint(Message):
    at: datetime
    rating: Rating


class RatingCourse(Message):
    """How a rating went in one game with so many players, over the last games."""

    game: str
    seats: int
    points: list[RatingPoint]


class PlayedSeat(Message):
    """Who began the game on a seat; who is `gone` left it before the end."""

    player: PlayerCard
    rank: int
    score: int | None
    won: bool
    gone: bool


class PlayedGame(Message):
    """A finished game. `table` leads to it, where the viewer may know it; `own` is the seat of whose history it is;
    `unrated` says why it did not count."""

    table: str | None
    game: str
    ended: datetime
    own: int
    unrated: str | None
    rating: Annotated[float | None, Field(description="After it, if it was rated.")]
    seats: list[PlayedSeat]


class PlayedGames(Message):
    """A page of somebody's history; `after` asks for the next one."""

    games: list[PlayedGame]
    after: str | None


class Player(Message):
    """A player's page; `you` if it is the viewer's own."""

    player: PlayerCard
    you: bool
    standings: list[PlayerStanding]
    met: list[Met]
    courses: list[RatingCourse]
    history: PlayedGames


class Tally(Message):
    """How often a fact was so, and how often those of whom it was so have won."""

    value: str
    times: int
    wins: int


class Fact(Message):
    """Something that is counted: `seat` says whether it is about each seat, or about the game. Values are words, or
    numbers; those of a `step` stand for all up to the next."""

    fact: str
    seat: bool
    step: int
    tallies: list[Tally]


class Statistics(Message):
    """A game with so many players, from this server's finished games."""

    game: str
    seats: int
    games: int
    facts: list[Fact]
