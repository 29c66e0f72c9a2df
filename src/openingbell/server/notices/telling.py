"""Telling people: the worker that leads a table looks whose turns are to be told, and tells them once."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from openingbell.core.errors import Refused
from openingbell.protocol.notices import Quiet
from openingbell.server.entries import now
from openingbell.server.notices.listeners import Listeners, asked_of
from openingbell.server.notices.manners import Manners
from openingbell.server.notices.quiet import quiet_until
from openingbell.server.notices.saying import Notice, Turn, somebodys_turn, words_in, your_turns
from openingbell.server.notices.sending import Sending
from openingbell.server.sharing import Sharing
from openingbell.server.store.models import BOT, HUMAN
from openingbell.server.store.notices import NoticeStore
from openingbell.server.store.turns import TurnRow
from openingbell.server.store.ways import WayRow

if TYPE_CHECKING:
    from openingbell.server.table import Table

log = logging.getLogger(__name__)

MOST_DUE = 200  # turns at once; the others come next time
LATER = 60_000  # milliseconds until what went wrong is tried again, so that it is in nobody's way


class Telling:
    """`table` brings a table into memory: only there is known who looks at it."""

    def __init__(
        self,
        store: NoticeStore,
        sending: Sending,
        listeners: Listeners,
        manners: Manners,
        sharing: Sharing,
        table: Callable[[str], Awaitable[Table]],
    ) -> None:
        self._store = store
        self._sending = sending
        self._listeners = listeners
        self._manners = manners
        self._sharing = sharing
        self._table = table
        self._told: dict[str, int] = {}  # when the readers of a table were
        self._looking = asyncio.create_task(self._look_always())

    def close(self) -> None:
        self._looking.cancel()

    async def look(self) -> None:
        """Tell what is due, of the tables that we lead."""
        due = [row for row in await self._store.turns_due(now(), MOST_DUE) if self._sharing.holds(row.table_id)]
        by_guest: defaultdict[str, list[TurnRow]] = defaultdict(list)
        for row in due:
            if row.public:
                await self._try(self._tell_readers(row), [row])
            else:
                by_guest[row.guest].append(row)
        for guest_id, rows in by_guest.items():
            await self._try(self._tell_guest(guest_id, rows), rows)

    async def _try(self, telling: Awaitable[None], rows: Sequence[TurnRow]) -> None:
        """Whatever goes wrong with one stops none of the others. What it was about is in no log."""
        try:
            await telling
        except Exception as error:
            log.warning("a turn was not told: %s", type(error).__name__)
            with suppress(Refused):  # the store does not answer: all will be looked at again
                await self._store.put_off(rows, now() + LATER)

    async def _look_always(self) -> None:
        while True:
            await asyncio.sleep(self._manners.look)
            if not self._listeners.anybody():
                continue
            try:
                await self.look()
            except Exception as error:  # as when the store does not answer: it will again
                log.warning("notices were not looked at: %s", type(error).__name__)

    async def _tell_guest(self, guest_id: str, rows: Sequence[TurnRow]) -> None:
        """All that waits for a guest in one notice, unless they want to be left alone for now."""
        moment, wish = now(), await self._store.wish_of(guest_id)
        quiet = None if wish.quiet is None else Quiet.model_validate(wish.quiet)
        until = quiet_until(quiet, moment)
        if until is not None:
            await self._store.put_off(rows, until)
            return
        turns = {row: await self._turn(row) for row in rows}
        stale = [row for row, turn in turns.items() if turn is None]
        await self._store.take_turns(stale)
        waiting = [row for row in rows if row not in stale]
        taken = await self._store.take_turns_of(guest_id, waiting, moment, int(self._manners.gap * 1000))
        told = [turn for row in taken if (turn := turns[row]) is not None]
        if told:
            self._send(await self._store.ways_of(guest_id), your_turns(words_in(wish.language), told))

    async def _tell_readers(self, row: TurnRow) -> None:
        """Whoever reads what a table tells: they know no more of it than its spectators. Who leads the table knows when
        they last were told."""
        moment, gap = now(), int(self._manners.gap * 1000)
        self._told = {table: told for table, told in self._told.items() if told + gap > moment}
        if row.table_id in self._told:
            await self._store.put_off([row], self._told[row.table_id] + gap)
            return
        turn = await self._turn(row)
        if not await self._store.take_turns([row]) or turn is None:
            return
        self._told[row.table_id] = moment
        for way in await self._store.ways_of_table(row.table_id):
            wish = await self._store.wish_of(way.guest)
            self._send([way], somebodys_turn(words_in(wish.language), turn))

    def _send(self, ways: Sequence[WayRow], notice: Notice) -> None:
        for way in ways:
            self._sending.begin(way, notice)

    async def _turn(self, row: TurnRow) -> Turn | None:
        """What is to be told; nothing if the game has gone on, or the person looks at it or does not want to hear."""
        try:
            table = await self._table(row.table_id)
        except Refused:
            return None  # it is deleted, or its rules are not those we have
        seat = table.seat_asked(None if row.public else row.guest)
        if asked_of(table.seating.seats, seat) != row.guest or seat is None:
            return None
        if row.guest in await table.looking():
            return None
        if not row.public and await self._store.wants_none(row.table_id, row.guest):
            return None
        people = [other for other in table.seating.seats if other.kind == HUMAN and other.seat != seat]
        bots = tuple(other.bot for other in table.seating.seats if other.kind == BOT and other.bot is not None)
        name, others = table.seating.seats[seat].name, tuple(other.name for other in people)
        return Turn(row.table_id, table.rules.name, name, others, bots)
