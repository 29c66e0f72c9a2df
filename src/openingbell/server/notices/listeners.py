"""Who wants to be told of turns, known without asking the store: most do not, and their moves cost nothing more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from openingbell.server.entries import now
from openingbell.server.notices.manners import Manners
from openingbell.server.store.models import HUMAN, SeatRow, TableRow
from openingbell.server.store.notices import NoticeStore
from openingbell.server.store.turns import TurnRow


class Listeners:
    """A part of the house that others may change: `announce` lets them know that we did."""

    def __init__(self, store: NoticeStore, manners: Manners, announce: Callable[[], None]) -> None:
        self._store = store
        self._manners = manners
        self._announce = announce
        self._guests: frozenset[str] = frozenset()
        self._tables: frozenset[str] = frozenset()

    async def load(self) -> None:
        self._guests, self._tables = await self._store.who_listens()

    async def changed(self) -> None:
        """Somebody here has a way more or less."""
        await self.load()
        self._announce()

    def anybody(self) -> bool:
        return bool(self._guests or self._tables)

    def turns(self, row: TableRow, seats: Sequence[SeatRow], before: int | None, after: int | None) -> list[TurnRow]:
        """Who is to be told that the seat `after` has to decide, where the seat `before` had to."""
        guest = asked_of(seats, after)
        if guest is None or guest == asked_of(seats, before):
            return []
        due, told = now() + int(self._manners.grace * 1000), []
        if guest in self._guests:
            told.append(TurnRow(row.id, False, guest, due))
        if row.id in self._tables:
            told.append(TurnRow(row.id, True, guest, due + row.delay * 1000))
        return told


def asked_of(seats: Sequence[SeatRow], seat: int | None) -> str | None:
    """The guest who decides for a seat, if a person does."""
    if seat is None or seats[seat].kind != HUMAN or seats[seat].bot is not None:
        return None
    return seats[seat].guest
