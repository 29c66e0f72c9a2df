"""Deals in the store, and who has played them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import BigInteger, Select, Subquery, case, cast, func, insert, select, update
from sqlalchemy.engine import Connection

from openingbell.fairness.promise import Promise
from openingbell.server.entries import SEAT, now
from openingbell.server.store.promises import add_promise
from openingbell.server.store.schema import attempts, deals, entries, guests, tables


@dataclass(frozen=True)
class DealRow:
    """`seats` has the bot of each seat, and nothing for whoever plays the deal."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str | None]
    budget: str
    host: str | None
    day: str | None
    opens: int
    closes: int


@dataclass(frozen=True)
class AttemptRow:
    """`played_at` is a table, which may be there no more. Without scores it was given up, or goes on."""

    deal: str
    guest: str
    number: int
    played_at: str
    counts: bool
    begun: int
    finished: int | None = None
    scores: list[int] | None = None


@dataclass(frozen=True)
class Played:
    """An attempt, whose it was, whether its table is still there, and its place among those that have one."""

    attempt: AttemptRow
    name: str
    is_there: bool
    place: int | None


def add_deal(write: Connection, deal: DealRow, promise: Promise) -> None:
    """A new deal, with its promise in the public list; of one day and game there is one."""
    write.execute(insert(deals), asdict(deal))
    add_promise(write, promise)


def read_deal(read: Connection, deal_id: str) -> DealRow | None:
    found = read.execute(select(deals).where(deals.c.id == deal_id)).one_or_none()
    return None if found is None else DealRow(**found._mapping)


def deals_of_day(read: Connection, day: str) -> list[DealRow]:
    wanted = select(deals).where(deals.c.day == day).order_by(deals.c.game)
    return [DealRow(**row._mapping) for row in read.execute(wanted)]


def made_since(read: Connection, host: str, moment: int) -> int:
    """How many deals somebody has made since then."""
    return int(read.scalar(select(func.count()).where(deals.c.host == host, deals.c.opens > moment)) or 0)


def close_deal(write: Connection, deal_id: str) -> None:
    """Now, unless it is closed already."""
    moment = now()
    write.execute(update(deals).where(deals.c.id == deal_id, deals.c.closes > moment).values(closes=moment))


def add_attempt(write: Connection, attempt: AttemptRow) -> None:
    write.execute(insert(attempts), asdict(attempt))


def finish_attempt(write: Connection, table_id: str, scores: Sequence[int] | None) -> None:
    """The game at a table is over: if it was of a deal, that is how it went. Where somebody else has played for the
    seat there are no scores."""
    replaced = select(entries.c.seq).where(entries.c.table_id == table_id, entries.c.kind == SEAT)
    own = None if scores is None or write.execute(replaced).first() is not None else list(scores)
    write.execute(update(attempts).where(attempts.c.played_at == table_id).values(finished=now(), scores=own))


def attempts_of(read: Connection, deal_id: str, guest_id: str) -> list[AttemptRow]:
    """What a guest has tried, the first time first."""
    wanted = select(attempts).where(attempts.c.deal == deal_id, attempts.c.guest == guest_id)
    return [AttemptRow(**row._mapping) for row in read.execute(wanted.order_by(attempts.c.number))]


def players(read: Connection, deal_id: str) -> int:
    """How many people have played a deal or are at it."""
    return int(read.scalar(select(func.count(attempts.c.guest.distinct())).where(attempts.c.deal == deal_id)) or 0)


def best_of(read: Connection, deal: DealRow, most: int) -> list[Played]:
    """The best attempts first: of those that have a place, then of the others, and at last those without a score."""
    ranked = _ranked(deal)
    order = (ranked.c.place.is_(None), ranked.c.score.desc().nulls_last(), ranked.c.counts.desc())
    return _read(read, select(ranked).order_by(*order, ranked.c.number, ranked.c.begun).limit(most))


def played_by(read: Connection, deal: DealRow, guest_id: str) -> list[Played]:
    """A guest's own, the first time first, however many others there are."""
    ranked = _ranked(deal)
    return _read(read, select(ranked).where(ranked.c.guest == guest_id).order_by(ranked.c.number))


def is_at(read: Connection, deal_id: str, table_id: str) -> bool:
    """Whether a table that is still there is of an attempt at a deal."""
    wanted = select(tables.c.id).join(attempts, attempts.c.played_at == tables.c.id)
    return read.execute(wanted.where(attempts.c.deal == deal_id, tables.c.id == table_id)).first() is not None


def _ranked(deal: DealRow) -> Subquery:
    """Everybody's attempts. Those that count and were finished in time have a place; ties share one."""
    score = cast(attempts.c.scores[deal.seats.index(None)].as_string(), BigInteger)
    has_place = case((attempts.c.counts & (attempts.c.finished <= deal.closes) & score.is_not(None), 1), else_=0)
    place = func.rank().over(partition_by=has_place, order_by=score.desc())
    return (
        select(
            attempts,
            guests.c.name,
            tables.c.id.is_not(None).label("is_there"),
            score.label("score"),
            case((has_place == 1, place)).label("place"),
        )
        .join(guests, guests.c.id == attempts.c.guest)
        .outerjoin(tables, tables.c.id == attempts.c.played_at)
        .where(attempts.c.deal == deal.id)
        .subquery()
    )


def _read(read: Connection, wanted: Select[Any]) -> list[Played]:
    found = []
    for row in read.execute(wanted):
        facts = dict(row._mapping)
        name, is_there, place, _ = (facts.pop(one) for one in ("name", "is_there", "place", "score"))
        found.append(Played(AttemptRow(**facts), name, bool(is_there), place))
    return found
