"""Reading and writing the store. Each method is one transaction: it happens whole or not at all."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import bindparam, case, delete, func, insert, select, tuple_, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import DBAPIError

from openingbell.fairness.promise import Promise
from openingbell.server import refusals
from openingbell.server.entries import Entry, now
from openingbell.server.store.engines import READERS, Database
from openingbell.server.store.models import (
    HUMAN,
    OVER,
    PLAYING,
    WAITING,
    Guest,
    PromiseRow,
    SaltRow,
    SeatRow,
    StandingRow,
    StoredTable,
    TableRow,
)
from openingbell.server.store.promises import add_promise, last_promise, listed_promises, put_salt, tell_salt
from openingbell.server.store.schema import entries, forgotten, guests, keys, seats, standing, tables
from openingbell.server.store.writer import TooLate, Writer

SIGNING_KEY = "signing"

ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
    .values({name: bindparam(name) for name in ("seq", "changed", "status", "scores", "actor")})
)
LOG = (
    select(entries.c.kind, entries.c.seat, entries.c.text, entries.c.at)
    .where(entries.c.table_id == bindparam("table"), entries.c.seq >= bindparam("after"))
    .order_by(entries.c.seq)
)

MARK = re.compile(r"(\d)-(\d{1,15})-(\w{1,20})", re.ASCII)

Result = TypeVar("Result")


class Store:
    """Reads go through connections of their own and never wait for writes, which one thread does."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database.writing)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self._database.close()

    async def check(self) -> None:
        """See that the store can be read and written, as a disk that is full or a lock would not allow."""
        await self.signing_key()
        same = update(keys).where(keys.c.name == SIGNING_KEY).values(value=keys.c.value)
        await self._writer.write("", lambda write: write.execute(same))

    async def signing_key(self) -> str:
        """What this server signs with; made when it is first asked for."""
        key = await self._read(lambda read: read.scalar(select(keys.c.value).where(keys.c.name == SIGNING_KEY)))
        if key is not None:
            return str(key)
        made = insert(keys).values(name=SIGNING_KEY, value=secrets.token_urlsafe(32))
        with suppress(TooLate):  # another server was faster
            await self._writer.write("", lambda write: write.execute(made))
        return await self.signing_key()

    # --- guests ---------------------------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> Guest:
        guest = Guest(new_id(), name)
        row = insert(guests).values(id=guest.id, name=name, created=now())
        await self._writer.write("", lambda write: write.execute(row))
        return guest

    async def guest(self, guest_id: str) -> tuple[Guest, int] | None:
        """A guest, and when they came."""
        wanted = select(guests.c.id, guests.c.name, guests.c.created).where(guests.c.id == guest_id)
        row = await self._read(lambda read: read.execute(wanted).one_or_none())
        return None if row is None else (Guest(row.id, row.name), row.created)

    async def rename_guest(self, guest_id: str, name: str) -> None:
        change = update(guests).where(guests.c.id == guest_id).values(name=name)
        await self._writer.write("", lambda write: write.execute(change))

    async def revoke(self, guest_id: str, until: int) -> None:
        """No token that was given to a guest until then is known any more."""
        change = update(guests).where(guests.c.id == guest_id).values(revoked=until)
        await self._writer.write("", lambda write: write.execute(change))

    async def revoked(self, since: int) -> dict[str, int]:
        """Until when tokens of guests are revoked, those of all who did so since then."""
        wanted = select(guests.c.id, guests.c.revoked).where(guests.c.revoked >= since)
        return await self._read(lambda read: {row.id: row.revoked for row in read.execute(wanted)})

    # --- tables ---------------------------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable, promise: Promise) -> PromiseRow:
        """A new table, with what is promised for it."""

        def add(write: Connection) -> PromiseRow:
            write.execute(insert(tables), asdict(table.row))
            write.execute(insert(seats), [asdict(seat) for seat in table.seats])
            return add_promise(write, promise)

        return await self._writer.write(table.row.id, add)

    async def table(self, table_id: str) -> StoredTable | None:
        def find(read: Connection) -> StoredTable | None:
            found = read.execute(select(tables).where(tables.c.id == table_id)).all()
            return _with_seats(read, found)[0] if found else None

        return await self._read(find)

    async def listing(self, which: str, guest_id: str | None, after: str | None, most: int) -> list[StoredTable]:
        """Tables of one list of the lobby: those a guest has to do with (`mine`), and the listed ones that are `open`
        or `playing`. First those where it is the guest's turn, last those that are over; of these, the latest first.
        `after` is the mark of the last one seen before.
        """
        own = select(seats.c.table_id).where(seats.c.guest == guest_id)
        turns = own.where(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.actor).exists()
        rank = case((turns, 2), (tables.c.status == OVER, 0), else_=1).label("rank")
        if which == "mine":
            off = select(forgotten.c.table_id).where(forgotten.c.guest == guest_id)
            wanted = ((tables.c.host == guest_id) | tables.c.id.in_(own)) & tables.c.id.not_in(off)
        else:
            wanted = tables.c.listed & (tables.c.status == (WAITING if which == "open" else PLAYING))
        if after is not None:
            mark = MARK.fullmatch(after)
            if mark is None:
                return []
            wanted &= tuple_(rank, tables.c.changed, tables.c.id) < (int(mark[1]), int(mark[2]), mark[3])
        order = (rank.desc(), tables.c.changed.desc(), tables.c.id.desc())
        first = select(tables, rank).where(wanted).order_by(*order).limit(most)
        return await self._read(lambda read: _with_seats(read, read.execute(first).all()))

    async def unfinished(self, guest_id: str) -> int:
        """How many tables a guest has set up that are not over."""
        wanted = select(func.count()).where(tables.c.host == guest_id, tables.c.status.in_((WAITING, PLAYING)))
        return await self._read(lambda read: int(read.scalar(wanted) or 0))

    async def change_table(self, table: StoredTable, promise: Promise) -> PromiseRow:
        """Other options and seats of a table that waits, for which chance is promised anew; or TooLate if it does not
        wait any more."""
        row = table.row
        change = (
            update(tables)
            .where(tables.c.id == row.id, tables.c.status == WAITING)
            .values(options=row.options, listed=row.listed, changed=row.changed)
        )

        def write_down(write: Connection) -> PromiseRow:
            if write.execute(change).rowcount != 1:
                raise TooLate
            write.execute(delete(seats).where(seats.c.table_id == row.id))
            write.execute(insert(seats), [asdict(seat) for seat in table.seats])
            return add_promise(write, promise)

        return await self._writer.write(row.id, write_down)

    async def forget(self, table_id: str, guest_id: str, people: Collection[str]) -> bool:
        """Take a table off a guest's list. When all its people have done so it is deleted, which is what this says."""
        off = select(forgotten.c.guest).where(forgotten.c.table_id == table_id)
        row = insert(forgotten).values(table_id=table_id, guest=guest_id)

        def forget(write: Connection) -> bool:
            done = set(write.scalars(off))
            if guest_id not in done:
                write.execute(row)
            is_deleted = done | {guest_id} >= set(people)
            if is_deleted:
                for part in (forgotten, standing, entries, seats):
                    write.execute(delete(part).where(part.c.table_id == table_id))
                write.execute(delete(tables).where(tables.c.id == table_id))
            return is_deleted

        return await self._writer.write(table_id, forget)

    async def sit(self, seat: SeatRow, instead_of: SeatRow) -> None:
        """Change who sits on a seat, or TooLate if somebody else sits there by now or the game has begun."""
        waiting = select(tables.c.id).where(tables.c.id == seat.table_id, tables.c.status == WAITING)
        before = (seats.c.kind == instead_of.kind) & (seats.c.guest.is_not_distinct_from(instead_of.guest))
        change = (
            update(seats)
            .where(seats.c.table_id.in_(waiting), seats.c.seat == seat.seat, before)
            .values(kind=seat.kind, name=seat.name, guest=seat.guest, bot=seat.bot, salted=seat.salted)
        )
        twice = select(seats.c.seat).where(seats.c.table_id == seat.table_id, seats.c.guest == seat.guest)

        def sit(write: Connection) -> None:
            if write.execute(change).rowcount != 1:
                raise TooLate
            if seat.kind == HUMAN and len(write.execute(twice).all()) > 1:
                raise TooLate

        await self._writer.write(seat.table_id, sit)

    # --- standing answers -----------------------------------------------------------------------------------------

    async def standing(self, table_id: str) -> list[StandingRow]:
        """What stands for the seats of a table."""
        wanted = select(standing).where(standing.c.table_id == table_id)
        return await self._read(lambda read: [StandingRow(**row._mapping) for row in read.execute(wanted)])

    async def keep_standing(self, row: StandingRow) -> None:
        """What stands for a seat from now on, instead of what stood before."""
        before = delete(standing).where(standing.c.table_id == row.table_id, standing.c.seat == row.seat)

        def keep(write: Connection) -> None:
            write.execute(before)
            write.execute(insert(standing), asdict(row))

        await self._writer.write(row.table_id, keep)

    # --- promises of chance ---------------------------------------------------------------------------------------

    async def promise(self, table_id: str) -> PromiseRow | None:
        """What is promised for a table; nothing, if it is older than promises."""
        return await self._read(lambda read: last_promise(read, table_id))

    async def add_promise(self, table_id: str, promise: Promise) -> PromiseRow:
        return await self._writer.write(table_id, lambda write: add_promise(write, promise))

    async def promises(self, after: int, most: int) -> list[dict[str, Any]]:
        """A page of the public list."""
        return await self._read(lambda read: listed_promises(read, after, most))

    async def put_salt(self, table_id: str, number: int, seat: int, row: SaltRow | None) -> None:
        await self._writer.write(table_id, lambda write: put_salt(write, number, seat, row))

    async def tell_salt(self, table_id: str, number: int, seat: int, salt: str) -> None:
        await self._writer.write(table_id, lambda write: tell_salt(write, number, seat, salt))

    # --- entries --------------------------------------------------------------------------------------------------

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table, without its first `after` entries."""
        values = {"table": table_id, "after": after}
        return await self._read(lambda read: [Entry(*row) for row in read.execute(LOG, values)])

    async def add_entries(
        self, table_id: str, seq: int, added: Sequence[Entry], scores: Sequence[int] | None, actor: int | None = None
    ) -> None:
        """Store entries from number `seq` on, or TooLate if that number exists already; `scores` end the game, and
        `actor` is the seat that has to decide after them.
        """
        rows = [{"table_id": table_id, "seq": number, **vars(entry)} for number, entry in enumerate(added, seq)]
        advance = {
            "table": table_id,
            "before": seq,
            "seq": seq + len(rows),
            "changed": now(),
            "status": PLAYING if scores is None else OVER,
            "scores": None if scores is None else list(scores),
            "actor": actor,
        }

        def add(write: Connection) -> None:
            if write.execute(ADVANCE, advance).rowcount != 1:
                raise TooLate
            if rows:
                write.execute(insert(entries), rows)

        await self._writer.write(table_id, add)

    # --- helpers --------------------------------------------------------------------------------------------------

    async def _read(self, find: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._find, find)

    def _find(self, find: Callable[[Connection], Result]) -> Result:
        try:
            with self._database.reading.connect() as connection:
                return find(connection)
        except DBAPIError as error:
            raise refusals.store_fails() from error


def _with_seats(read: Connection, rows: Sequence[Row[tuple[object, ...]]]) -> list[StoredTable]:
    found = {}
    for row in rows:
        facts = dict(row._mapping)
        rank = facts.pop("rank", 0)
        found[row.id] = StoredTable(TableRow(**facts), [], rank)
    for seat in read.execute(select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)):
        found[seat.table_id].seats.append(SeatRow(**seat._mapping))
    return list(found.values())


def new_id() -> str:
    """Hard to guess, easy to read aloud: no letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(14))
