"""The promises of chance in the store: a list that only grows, and what players add to the last one of a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection

from openingbell.fairness.promise import Promise
from openingbell.server.entries import now
from openingbell.server.store.models import PromiseRow, SaltRow
from openingbell.server.store.numbers import give_numbers
from openingbell.server.store.schema import promises, salts
from openingbell.server.store.writer import TooLate


def add_promise(write: Connection, promise: Promise) -> PromiseRow:
    """One more promise, which is the table's from now on."""
    give_numbers(write)
    values = {"secret": promise.secret, "commitment": promise.commitment()}
    row = insert(promises).values(table_id=promise.table, at=now(), **values).returning(promises.c.number)
    number = write.execute(row).scalar_one()
    return PromiseRow(number=number, salts={}, again=_told_before(write, promise.table, number), **values)


def last_promise(read: Connection, table_id: str) -> PromiseRow | None:
    """What holds for a table; nothing for one that is older than promises."""
    wanted = select(promises).where(promises.c.table_id == table_id).order_by(promises.c.number.desc()).limit(1)
    found = read.execute(wanted).one_or_none()
    if found is None:
        return None
    added = read.execute(select(salts).where(salts.c.promise == found.number))
    kept = {row.seat: SaltRow(row.commitment, row.salt) for row in added}
    again = _told_before(read, table_id, found.number)
    return PromiseRow(found.number, found.secret, found.commitment, kept, again)


def _told_before(read: Connection, table_id: str, number: int) -> int:
    """For how many earlier promises for a table somebody has told a salt: what would come of them could be known."""
    earlier = (promises.c.table_id == table_id) & (promises.c.number < number)
    told = select(func.count(promises.c.number.distinct())).join_from(promises, salts)
    return read.execute(told.where(earlier, salts.c.salt.is_not(None))).scalar_one()


def listed_promises(read: Connection, after: int, most: int) -> list[dict[str, Any]]:
    """A page of the public list: no secret, and no table, because whoever knows a table's id may look at it."""
    wanted = select(promises.c.number, promises.c.commitment, promises.c.at).where(promises.c.number > after)
    return [dict(row._mapping) for row in read.execute(wanted.order_by(promises.c.number).limit(most))]


def put_salt(write: Connection, number: int, seat: int, row: SaltRow | None) -> None:
    """What a seat adds now, instead of what it had added; or TooLate if somebody has told their salt already, since
    whoever comes later could choose."""
    own = (salts.c.promise == number) & (salts.c.seat == seat)
    told = select(salts.c.seat).where(salts.c.promise == number, salts.c.salt.is_not(None))
    if write.execute(told).first() is not None:
        raise TooLate
    write.execute(delete(salts).where(own))
    if row is not None:
        write.execute(insert(salts).values(promise=number, seat=seat, commitment=row.commitment))


def tell_salt(write: Connection, number: int, seat: int, salt: str) -> None:
    write.execute(update(salts).where(salts.c.promise == number, salts.c.seat == seat).values(salt=salt))
