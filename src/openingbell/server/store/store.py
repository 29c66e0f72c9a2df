"""Reading and writing the store. Each method is one transaction: it happens whole or not at all."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from openingbell.server.entries import Entry, now
from openingbell.server.store.models import (
    HUMAN,
    OVER,
    PLAYING,
    WAITING,
    Base,
    EntryRow,
    GuestRow,
    KeyRow,
    SeatRow,
    TableRow,
)

LOBBY_LENGTH = 50
SIGNING_KEY = "signing"


class TooLate(Exception):
    """Somebody else wrote what this was to write: the same number of an entry, or the same seat."""


@dataclass(frozen=True)
class Guest:
    """Somebody who gave a name."""

    id: str
    name: str


@dataclass
class StoredTable:
    """A table with its seats, in order."""

    row: TableRow
    seats: list[SeatRow]


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._session = async_sessionmaker(engine, expire_on_commit=False)

    async def close(self) -> None:
        await self._engine.dispose()

    async def signing_key(self) -> str:
        """What this server signs with; made when it is first asked for."""
        async with self._session() as session:
            row = await session.get(KeyRow, SIGNING_KEY)
        if row is not None:
            return row.value
        with suppress(IntegrityError):  # another worker was faster
            await self._add(KeyRow(name=SIGNING_KEY, value=secrets.token_urlsafe(32)))
        return await self.signing_key()

    # --- guests ---------------------------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> Guest:
        guest = Guest(new_id(), name)
        await self._add(GuestRow(id=guest.id, name=name, created=now()))
        return guest

    async def guest(self, guest_id: str) -> Guest | None:
        async with self._session() as session:
            row = await session.get(GuestRow, guest_id)
        return None if row is None else Guest(row.id, row.name)

    async def rename_guest(self, guest_id: str, name: str) -> None:
        async with self._session.begin() as session:
            await session.execute(update(GuestRow).where(GuestRow.id == guest_id).values(name=name))

    # --- tables ---------------------------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable) -> None:
        async with self._session.begin() as session:
            session.add(table.row)
            await session.flush()  # seats refer to it
            session.add_all(table.seats)

    async def table(self, table_id: str) -> StoredTable | None:
        async with self._session() as session:
            row = await session.get(TableRow, table_id)
            return None if row is None else (await self._with_seats(session, [row]))[0]

    async def lobby(self, guest_id: str | None) -> list[StoredTable]:
        """The tables a guest has to do with, and the listed ones that are not over; the latest first."""
        listed = TableRow.listed & TableRow.status.in_((WAITING, PLAYING))
        seated = select(SeatRow.table_id).where(SeatRow.guest == guest_id)
        mine = (TableRow.host == guest_id) | TableRow.id.in_(seated)
        latest = TableRow.changed.desc()
        async with self._session() as session:
            rows: dict[str, TableRow] = {}
            for wanted in (listed, mine) if guest_id else (listed,):
                found = await session.scalars(select(TableRow).where(wanted).order_by(latest).limit(LOBBY_LENGTH))
                rows.update({row.id: row for row in found})
            return await self._with_seats(session, sorted(rows.values(), key=lambda row: -row.changed))

    async def sit(self, seat: SeatRow, instead_of: SeatRow) -> None:
        """Change who sits on a seat, or TooLate if somebody else sits there by now or the game has begun."""
        waiting = select(TableRow.id).where(TableRow.id == seat.table_id, TableRow.status == WAITING)
        before = (SeatRow.kind == instead_of.kind) & (SeatRow.guest.is_not_distinct_from(instead_of.guest))
        change = (
            update(SeatRow)
            .where(SeatRow.table_id.in_(waiting), SeatRow.seat == seat.seat, before)
            .values(kind=seat.kind, name=seat.name, guest=seat.guest, bot=seat.bot)
        )
        async with self._session.begin() as session:
            changed = await session.execute(change)
            if changed.rowcount != 1:  # type: ignore[attr-defined]
                raise TooLate
            if seat.kind == HUMAN:
                twice = select(SeatRow).where(SeatRow.table_id == seat.table_id, SeatRow.guest == seat.guest)
                if len((await session.scalars(twice)).all()) > 1:
                    raise TooLate

    # --- entries --------------------------------------------------------------------------------------------------

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table, without its first `after` entries."""
        columns = select(EntryRow.kind, EntryRow.seat, EntryRow.text, EntryRow.at)
        wanted = columns.where(EntryRow.table_id == table_id, EntryRow.seq >= after).order_by(EntryRow.seq)
        async with self._session() as session:
            return [Entry(*row) for row in await session.execute(wanted)]

    async def add_entries(
        self, table_id: str, seq: int, entries: Sequence[Entry], scores: Sequence[int] | None
    ) -> None:
        """Store entries from number `seq` on, or TooLate if that number exists already; `scores` end the game."""
        rows = [{"table_id": table_id, "seq": number, **vars(entry)} for number, entry in enumerate(entries, seq)]
        table = update(TableRow).where(TableRow.id == table_id, TableRow.seq == seq)
        values = {"seq": seq + len(rows), "changed": now(), "status": PLAYING if scores is None else OVER}
        try:
            async with self._session.begin() as session:
                changed = await session.execute(table.values(**values, scores=None if scores is None else list(scores)))
                if changed.rowcount != 1:  # type: ignore[attr-defined]
                    raise TooLate
                if rows:
                    await session.execute(insert(EntryRow), rows)
        except IntegrityError as error:
            raise TooLate from error

    # --- helpers --------------------------------------------------------------------------------------------------

    async def _add(self, row: Base) -> None:
        async with self._session.begin() as session:
            session.add(row)

    async def _with_seats(self, session: AsyncSession, rows: Sequence[TableRow]) -> list[StoredTable]:
        tables = {row.id: StoredTable(row, []) for row in rows}
        wanted = select(SeatRow).where(SeatRow.table_id.in_(tables)).order_by(SeatRow.seat)
        for seat in await session.scalars(wanted):
            tables[seat.table_id].seats.append(seat)
        return list(tables.values())


def new_id() -> str:
    """Hard to guess, easy to read aloud: no letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(14))
