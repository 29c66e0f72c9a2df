"""Reading and writing the store. Each method is one transaction: it happens whole or not at all."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from openingbell.server.store.models import (
    HUMAN,
    OVER,
    PLAYING,
    WAITING,
    Base,
    GuestRow,
    KeyRow,
    MoveRow,
    SeatRow,
    TableRow,
)

LOBBY_LENGTH = 50
SIGNING_KEY = "signing"


class TooLate(Exception):
    """Somebody else wrote what this was to write: the same move's number, or the same seat."""


@dataclass(frozen=True)
class StoredMove:
    seat: int
    text: str


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

    async def new_guest(self, name: str) -> GuestRow:
        guest = GuestRow(id=new_id(), name=name, created=now())
        await self._add(guest)
        return guest

    async def guest(self, guest_id: str) -> GuestRow | None:
        async with self._session() as session:
            return await session.get(GuestRow, guest_id)

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

    # --- moves ----------------------------------------------------------------------------------------------------

    async def moves(self, table_id: str, after: int = 0) -> list[StoredMove]:
        """The moves of a table from number `after` on."""
        wanted = select(MoveRow).where(MoveRow.table_id == table_id, MoveRow.seq >= after).order_by(MoveRow.seq)
        async with self._session() as session:
            return [StoredMove(row.seat, row.text) for row in await session.scalars(wanted)]

    async def add_moves(
        self, table_id: str, seq: int, moves: Sequence[StoredMove], scores: Sequence[int] | None
    ) -> None:
        """Store moves from number `seq` on, or TooLate if that number exists already; `scores` end the game."""
        made = now()
        rows = [
            {"table_id": table_id, "seq": seq + at, "seat": move.seat, "text": move.text, "made": made}
            for at, move in enumerate(moves)
        ]
        table = update(TableRow).where(TableRow.id == table_id, TableRow.seq == seq)
        values = {"seq": seq + len(rows), "changed": made, "status": PLAYING if scores is None else OVER}
        try:
            async with self._session.begin() as session:
                changed = await session.execute(table.values(**values, scores=None if scores is None else list(scores)))
                if changed.rowcount != 1:  # type: ignore[attr-defined]
                    raise TooLate
                if rows:
                    await session.execute(insert(MoveRow), rows)
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


def now() -> int:
    return time.time_ns() // 1_000_000
