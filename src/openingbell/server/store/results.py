"""What came of games, written down: each game once, and everything that is added up over games with it.

Whoever counts locks one row first, so that games which end at the same moment are counted one after the other,
whichever process counts them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Select, Table, and_, delete, insert, select, tuple_, update
from sqlalchemy.engine import Connection, Row

from openingbell.rating.model import Rating, unknown
from openingbell.server.results.books import Books, Of, Pool
from openingbell.server.results.facts import Fact
from openingbell.server.results.outcome import Outcome, Place, bot_of, bot_player, rejudged
from openingbell.server.store.engines import take_time
from openingbell.server.store.models import OVER
from openingbell.server.store.schema import (
    meetings,
    places,
    pools,
    ratings,
    results,
    tables,
    tallies,
    uncounted,
)
from openingbell.server.store.writer import TooLate

TOGETHER = pools.c.game == ""  # the row of all games
ADDED_UP = (ratings, meetings, tallies)
ORDER = (results.c.ended, results.c.table_id)
IS_RATED = results.c.unrated.is_(None)
COUNTED = select(results, places).join(places, places.c.table_id == results.c.table_id)


# --- games that are over ----------------------------------------------------------------------------------------------


def note_over(write: Connection, table_id: str, moment: int) -> None:
    """The game of a table is over: it is to be counted, once, as soon as its spectators may know."""
    due = select(tables.c.id, tables.c.delay * 1000 + moment).where(tables.c.id == table_id)
    for noted in (results, uncounted):
        due = due.where(~select(noted.c.table_id).where(noted.c.table_id == table_id).exists())
    write.execute(insert(uncounted).from_select(["table_id", "due"], due))


def due_games(read: Connection, moment: int, most: int) -> list[str]:
    """Tables whose games are to be counted by now, the earliest first."""
    wanted = select(uncounted.c.table_id).where(uncounted.c.due <= moment).order_by(uncounted.c.due).limit(most)
    return list(read.scalars(wanted))


def is_due(read: Connection, table_id: str, moment: int) -> bool:
    due = read.scalar(select(uncounted.c.due).where(uncounted.c.table_id == table_id))
    return due is not None and due <= moment


def next_due(read: Connection) -> int | None:
    return read.scalar(select(uncounted.c.due).order_by(uncounted.c.due).limit(1))


def give_up(write: Connection, table_id: str) -> None:
    """A game that cannot be read here counts for nothing."""
    write.execute(delete(uncounted).where(uncounted.c.table_id == table_id))


# --- one game ---------------------------------------------------------------------------------------------------------


def add_outcome(write: Connection, outcome: Outcome) -> None:
    """Count a game, or TooLate if somebody has. Games that ended later and are counted already are rated again."""
    lock(write)
    if write.execute(delete(uncounted).where(uncounted.c.table_id == outcome.table_id)).rowcount != 1:
        raise TooLate
    later = list(_outcomes(write, _after(outcome))) if outcome.unrated is None else []
    players = {player for one in (outcome, *later) for player in one.players()} if outcome.unrated is None else ()
    books = Books(_strengths(write, outcome, players))
    books.add(outcome)
    for one in later:
        books.rate(one)
    _insert_results(write, [outcome], books)
    _add_up(write, books)
    _keep_ratings(write, later, books)


def lock(write: Connection) -> None:
    """Nobody else counts until this transaction ends."""
    write.execute(update(pools).where(TOGETHER).values(games=pools.c.games + 1))


def _after(outcome: Outcome) -> ColumnElement[bool]:
    """Rated games of the same pool that ended after it."""
    same = and_(results.c.game == outcome.game, results.c.seats == outcome.seats, IS_RATED)
    return and_(same, tuple_(*ORDER) > outcome.moment)


def _keep_ratings(write: Connection, outcomes: Iterable[Outcome], books: Books) -> None:
    """Of games that are written down and were rated again, and of all who are in the books."""
    for one in outcomes:
        for seat, player in enumerate(one.players()):
            where = and_(places.c.table_id == one.table_id, places.c.seat == seat)
            write.execute(update(places).where(where).values(**asdict(books.rated[one.table_id][player])))
    for (pool, player), rating in books.strengths.items():
        where = and_(ratings.c.game == pool[0], ratings.c.seats == pool[1], ratings.c.player == player)
        write.execute(update(ratings).where(where).values(**asdict(rating)))


def _strengths(read: Connection, outcome: Outcome, players: Collection[str]) -> dict[Of, Rating]:
    """What was known of players before a game."""
    return {(outcome.pool, player): _strength(read, outcome, player) for player in players}


def _strength(read: Connection, outcome: Outcome, player: str) -> Rating:
    last = (
        select(places.c.mu, places.c.sigma)
        .join(results, results.c.table_id == places.c.table_id)
        .where(is_player(player), results.c.game == outcome.game, results.c.seats == outcome.seats)
        .where(places.c.mu.is_not(None), tuple_(places.c.ended, places.c.table_id) < outcome.moment)
        .order_by(places.c.ended.desc(), places.c.table_id.desc())
        .limit(1)
    )
    row = read.execute(last).one_or_none()
    return unknown() if row is None else Rating(row.mu, row.sigma)


# --- all games --------------------------------------------------------------------------------------------------------


def finished(read: Connection) -> list[str]:
    """Tables whose games are over, with their logs."""
    return list(read.scalars(select(tables.c.id).where(tables.c.status == OVER)))


def counted_outcomes(read: Connection) -> dict[str, Outcome]:
    """What was written down of each game."""
    return {outcome.table_id: outcome for outcome in _outcomes(read)}


def rewrite(write: Connection, outcomes: Sequence[Outcome]) -> None:
    """Everything anew from these games, instead of what is written. Whoever asks for it has the lock."""
    outcomes = [rejudged(outcome) for outcome in outcomes]
    books = Books.of(outcomes)
    for table in (*ADDED_UP, places, results):
        write.execute(delete(table))
    write.execute(delete(pools).where(~TOGETHER))
    _insert_results(write, outcomes, books)
    for table, rows in _rows(books):
        if rows:
            write.execute(insert(table), rows)


def stored_books(read: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """What is added up, table by table, to be compared."""
    return {
        table.name: sorted(tuple(row) for row in read.execute(select(table).where(_named(table))))
        for table in (pools, *ADDED_UP)
    }


def _named(table: Table) -> ColumnElement[bool]:
    return table.c.game != ""


# --- somebody's games -------------------------------------------------------------------------------------------------


def rated_games(write: Connection, guest_id: str) -> list[Outcome]:
    """A guest's, before they are another's: nobody else counts until then."""
    if write.scalar(select(ratings.c.player).where(ratings.c.player == guest_id).limit(1)) is None:
        return []
    lock(write)
    own = select(places.c.table_id).where(places.c.guest == guest_id)
    return list(_outcomes(write, and_(IS_RATED, results.c.table_id.in_(own))))


def recount_joined(write: Connection, before: Sequence[Outcome]) -> None:
    """These games are another's now. What they had added is taken off and added anew, and the games that ended since
    are rated again: what came before the first of them is as it was.
    """
    take_time(write)
    table_ids = [one.table_id for one in before]
    after = [rejudged(one) for one in _outcomes(write, results.c.table_id.in_(table_ids))]
    for one in after:
        if one.unrated is not None:
            write.execute(update(results).where(results.c.table_id == one.table_id).values(unrated=one.unrated))
            write.execute(update(places).where(places.c.table_id == one.table_id).values(mu=None, sigma=None))
    _take_off(write, _books_without_facts(before))
    _add_up(write, _books_without_facts(after))
    for pool in {one.pool for one in after}:
        _rate_again(write, [one for one in after if one.pool == pool])


def _books_without_facts(outcomes: Iterable[Outcome]) -> Books:
    """Facts are the same whoever has played."""
    return Books.of(replace(one, facts=()) for one in outcomes)


def _rate_again(write: Connection, changed: Sequence[Outcome]) -> None:
    """The games of a pool from the first of those on that have changed."""
    first = min(changed, key=lambda one: one.moment)
    later = list(_outcomes(write, _after(first)))
    again = later if first.unrated is not None else [first, *later]
    books = Books(_strengths(write, first, {player for one in (*changed, *later) for player in one.players()}))
    for one in again:
        books.rate(one)
    _keep_ratings(write, again, books)


# --- rows -------------------------------------------------------------------------------------------------------------


def _outcomes(read: Connection, wanted: ColumnElement[bool] | None = None) -> Iterator[Outcome]:
    """As they were counted, in their order."""
    query: Select[Any] = COUNTED if wanted is None else COUNTED.where(wanted)
    rows = read.execute(query.order_by(*ORDER, places.c.seat))
    for _, group in groupby(rows, key=lambda row: row.table_id):
        yield _outcome(list(group))


def _outcome(rows: Sequence[Row[Any]]) -> Outcome:
    one = rows[0]
    return Outcome(
        table_id=one.table_id,
        game=one.game,
        seats=one.seats,
        ended=one.ended,
        listed=one.listed,
        unrated=one.unrated,
        facts=tuple(Fact(*fact) for fact in one.facts),
        places=tuple(Place(row.seat, player_in(row), row.rank, row.score, row.won, row.gone) for row in rows),
    )


def _insert_results(write: Connection, outcomes: Iterable[Outcome], books: Books) -> None:
    found, seats = [], []
    for outcome in outcomes:
        found.append({**{c.name: getattr(outcome, c.name) for c in results.c if c is not results.c.facts}})
        found[-1]["facts"] = [list(fact) for fact in outcome.facts]
        after = books.rated.get(outcome.table_id, {})
        seats += [_place(outcome, place, after) for place in outcome.places]
    if found:
        write.execute(insert(results), found)
        write.execute(insert(places), seats)


def _place(outcome: Outcome, place: Place, after: Mapping[str, Rating]) -> dict[str, Any]:
    values = asdict(place)
    player = values.pop("player")
    rating = after.get(player or "")
    bot = None if player is None else bot_of(player)
    return {
        **values,
        "table_id": outcome.table_id,
        "ended": outcome.ended,
        "guest": player if bot is None else None,
        "bot": bot,
        "mu": None if rating is None else rating.mu,
        "sigma": None if rating is None else rating.sigma,
    }


def player_in(row: Row[Any]) -> str | None:
    """Whose place it was."""
    return bot_player(row.bot) if row.bot is not None else row.guest


def is_player(player: str) -> ColumnElement[bool]:
    """Whether a place is theirs."""
    bot = bot_of(player)
    return places.c.guest == player if bot is None else places.c.bot == bot


def _rows(books: Books) -> list[tuple[Table, list[dict[str, Any]]]]:
    """What books say, as rows; the numbers that are added up stand in each by their names."""
    return [
        (pools, [{**_pool(pool), "games": games} for pool, games in books.pools.items()]),
        (
            ratings,
            [
                {**_pool(pool), "player": player, **asdict(books.strengths[pool, player]), **vars(score)}
                for (pool, player), score in books.scores.items()
            ],
        ),
        (
            meetings,
            [
                {"player": player, "other": other, "game": game, **vars(meeting)}
                for (player, other, game), meeting in books.meetings.items()
            ],
        ),
        (
            tallies,
            [
                {**_pool(pool), "fact": fact, "value": value, **vars(tally)}
                for (pool, fact, value), tally in books.tallies.items()
            ],
        ),
    ]


def _take_off(write: Connection, books: Books) -> None:
    """Take what books say off what is written; of what was in no other game nothing is left."""
    for table, rows in _rows(books):
        for row in rows:
            where = _is_row(table, row)
            less = {
                column.name: column - row[column.name]
                for column in table.c
                if not column.primary_key and column.name not in ("mu", "sigma")
            }
            write.execute(update(table).where(where).values(less))
            write.execute(delete(table).where(where, table.c.games == 0))


def _is_row(table: Table, row: Mapping[str, Any]) -> ColumnElement[bool]:
    return and_(*(column == row[column.name] for column in table.primary_key))


def _add_up(write: Connection, books: Books) -> None:
    """Add what books say to what is written; a rating takes the place of the one before."""
    for table, rows in _rows(books):
        for row in rows:
            where = _is_row(table, row)
            others = {column.name: column for column in table.c if not column.primary_key}
            values = {
                name: row[name] if name in ("mu", "sigma") else column + row[name] for name, column in others.items()
            }
            if write.execute(update(table).where(where).values(values)).rowcount != 1:
                write.execute(insert(table), row)


def _pool(pool: Pool) -> dict[str, Any]:
    return {"game": pool[0], "seats": pool[1]}
