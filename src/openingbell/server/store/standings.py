"""What is asked of results: who is how strong, what somebody has played and against whom, and statistics."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.engine import Connection, Row

from openingbell.rating.model import Rating
from openingbell.server.entries import now
from openingbell.server.results.outcome import BOT_MARK, bot_of
from openingbell.server.store.accounts import players as with_accounts
from openingbell.server.store.results import is_player, player_in
from openingbell.server.store.schema import (
    accounts,
    attempts,
    deals,
    guests,
    meetings,
    places,
    pools,
    ratings,
    results,
    seats,
    tallies,
)

ME = "me"  # the page that somebody without an account has for themselves
conservative = ratings.c.mu - 3 * ratings.c.sigma


@dataclass(frozen=True)
class Card:
    """What others may know somebody by: `id` leads to their page, if they have one for others."""

    id: str | None
    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Standing:
    """How strong a player is in a pool; `player` is nothing that others are to know."""

    player: str
    game: str
    seats: int
    rating: Rating
    games: int
    wins: int
    ranks: int


@dataclass(frozen=True)
class Rated:
    """A rating after a game that ended then."""

    game: str
    seats: int
    ended: int
    rating: Rating


@dataclass(frozen=True)
class Seated:
    """One seat of a game that was played."""

    player: str | None
    rank: int
    score: int | None
    won: bool
    gone: bool


@dataclass(frozen=True)
class Played:
    """A game in somebody's history, with their rating after it if it was rated; `open_to` are the guests who sat there,
    for whom it has a link though it is not listed."""

    table_id: str
    game: str
    ended: int
    listed: bool
    is_there: bool
    unrated: str | None
    rating: Rating | None
    seats: tuple[Seated, ...]
    open_to: frozenset[str]


@dataclass(frozen=True)
class Mark:
    """How far a history was read: to games that ended at this moment, of which so many were shown. It names no table,
    because whoever reads on need not know the last one's link."""

    ended: int
    shown: int


def all_pools(read: Connection) -> list[tuple[str, int, int]]:
    """Each game and number of players, with how many games were rated there."""
    wanted = select(pools).where(pools.c.game != "").order_by(pools.c.game, pools.c.seats)
    return [(row.game, row.seats, row.games) for row in read.execute(wanted)]


def leaders(read: Connection, game: str, seats_: int, least: int, most: int) -> list[Standing]:
    """The strongest in a pool: bots and people with accounts who have played so many games there."""
    wanted = (
        select(ratings)
        .where(_in_pool(game, seats_), ratings.c.games >= least, _is_public())
        .order_by(conservative.desc(), ratings.c.player)
        .limit(most)
    )
    return [_standing(row) for row in read.execute(wanted)]


def rank_of(read: Connection, standing: Standing, least: int) -> int:
    """Which place a rating would have among those."""
    better = conservative > standing.rating.conservative()
    ahead = select(func.count()).where(
        _in_pool(standing.game, standing.seats), ratings.c.games >= least, _is_public(), better
    )
    return 1 + int(read.scalar(ahead) or 0)


def standings_of(read: Connection, player: str) -> list[Standing]:
    """All ratings of somebody, where they have played most first."""
    wanted = select(ratings).where(ratings.c.player == player)
    rows = read.execute(wanted.order_by(ratings.c.games.desc(), ratings.c.game, ratings.c.seats))
    return [_standing(row) for row in rows]


def met(read: Connection, player: str, most: int) -> list[Row[Any]]:
    """Whom somebody has met, those they met most first."""
    number = func.sum(meetings.c.games).label("games")
    wanted = (
        select(
            meetings.c.other,
            number,
            func.sum(meetings.c.ahead).label("ahead"),
            func.sum(meetings.c.behind).label("behind"),
        )
        .where(meetings.c.player == player)
        .group_by(meetings.c.other)
        .order_by(number.desc(), meetings.c.other)
        .limit(most)
    )
    return list(read.execute(wanted))


def history(read: Connection, player: str, mark: Mark | None, most: int, viewer: str | None) -> list[Played]:
    """Somebody's games, the last first, from a mark on; each once. Those of a deal that is open are told to nobody but
    whoever played them."""
    own = select(places.c.table_id, places.c.ended).where(is_player(player), ~_of_open_deal(viewer)).distinct()
    if mark is not None:
        own = own.where(places.c.ended <= mark.ended).offset(mark.shown)
    ids = list(read.scalars(own.order_by(places.c.ended.desc(), places.c.table_id.desc()).limit(most)))
    there = set(read.scalars(select(seats.c.table_id).where(seats.c.table_id.in_(ids))))
    found: dict[str, list[Row[Any]]] = {table_id: [] for table_id in ids}
    for row in read.execute(select(places).where(places.c.table_id.in_(ids)).order_by(places.c.seat)):
        found[row.table_id].append(row)
    rows = {row.table_id: row for row in read.execute(select(results).where(results.c.table_id.in_(ids)))}
    return [_played(rows[table_id], found[table_id], player, table_id in there) for table_id in ids]


def course(read: Connection, player: str, most: int) -> list[Rated]:
    """Somebody's rating after each of their last rated games, in their order."""
    wanted = (
        select(results.c.table_id, results.c.game, results.c.seats, places.c.ended, places.c.mu, places.c.sigma)
        .join(results, results.c.table_id == places.c.table_id)
        .where(is_player(player), places.c.mu.is_not(None))
        .distinct()
        .order_by(places.c.ended.desc(), results.c.table_id.desc())
        .limit(most)
    )
    rows = [Rated(row.game, row.seats, row.ended, Rating(row.mu, row.sigma)) for row in read.execute(wanted)]
    return rows[::-1]


def tallied(read: Connection, game: str, seats_: int) -> list[Row[Any]]:
    """The statistics of a game with so many players."""
    wanted = select(tallies).where(tallies.c.game == game, tallies.c.seats == seats_)
    return list(read.execute(wanted.order_by(tallies.c.fact, tallies.c.times.desc(), tallies.c.value)))


def cards(read: Connection, players: Collection[str], viewer: str | None = None) -> dict[str, Card]:
    """What these players are called. Guests without an account have no page but for themselves."""
    people = [player for player in players if bot_of(player) is None]
    public = with_accounts(read, people)
    names = {
        row.id: row.name for row in read.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(people)))
    }
    found = {}
    for player in players:
        bot = bot_of(player)
        if bot is not None:
            found[player] = Card(player, "", bot)
        elif player in public:
            found[player] = Card(public[player].public, public[player].name)
        else:
            found[player] = Card(ME if player == viewer else None, names.get(player, ""))
    return found


def _of_open_deal(viewer: str | None) -> ColumnElement[bool]:
    """Whether a place was taken in somebody else's attempt at a deal that others may still play."""
    attempt = select(attempts.c.played_at).join(deals, deals.c.id == attempts.c.deal)
    others = attempts.c.guest.is_distinct_from(viewer)
    return attempt.where(attempts.c.played_at == places.c.table_id, deals.c.closes > now(), others).exists()


def _in_pool(game: str, seats_: int) -> ColumnElement[bool]:
    return (ratings.c.game == game) & (ratings.c.seats == seats_)


def _is_public() -> ColumnElement[bool]:
    """Bots, and people who have an account: guests are free to make."""
    has_account = select(accounts.c.guest).where(accounts.c.guest == ratings.c.player).exists()
    return or_(ratings.c.player.startswith(BOT_MARK), has_account)


def _standing(row: Row[Any]) -> Standing:
    return Standing(row.player, row.game, row.seats, Rating(row.mu, row.sigma), row.games, row.wins, row.ranks)


def _played(result: Row[Any], found: list[Row[Any]], player: str, is_there: bool) -> Played:
    own = next(row for row in found if player_in(row) == player)
    return Played(
        table_id=result.table_id,
        game=result.game,
        ended=result.ended,
        listed=result.listed,
        is_there=is_there,
        unrated=result.unrated,
        rating=None if own.mu is None else Rating(own.mu, own.sigma),
        seats=tuple(Seated(player_in(row), row.rank, row.score, row.won, row.gone) for row in found),
        open_to=frozenset(row.guest for row in found if row.guest is not None),
    )
