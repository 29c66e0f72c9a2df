"""The house: all tables that are in use, each loaded once, and how new ones are set up."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from openingbell.core.errors import BadOptions, Refused
from openingbell.core.registry import find_game, installed_games
from openingbell.fairness.promise import Promise
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.bans import Bans
from openingbell.server.bots import BotWorkers
from openingbell.server.data_files import require_rules
from openingbell.server.deals.dealing import Dealing
from openingbell.server.deals.shared import promised_for
from openingbell.server.entries import now
from openingbell.server.hearing import Hearing
from openingbell.server.hints import Hints
from openingbell.server.limits import require_room
from openingbell.server.lobby import Lobby
from openingbell.server.metrics import TABLES
from openingbell.server.notices.desk import NoticeDesk
from openingbell.server.origins import Origin
from openingbell.server.persisting import attempt, repeat
from openingbell.server.pictures.desk import Pictures
from openingbell.server.reading import Reading
from openingbell.server.rematch import again, next_table
from openingbell.server.results.counting import Counting
from openingbell.server.reviews.desk import Reviews
from openingbell.server.seating import Seating, require_own_names, seated
from openingbell.server.settings import Settings
from openingbell.server.sharing import TABLE, Alone, Sharing
from openingbell.server.store.deals import AttemptRow
from openingbell.server.store.models import WAITING, Guest, StartRow, StoredTable, TableRow
from openingbell.server.store.store import Store, new_id
from openingbell.server.table import Table

PREPARING_SECONDS = 600.0  # the deals of the day are there, and promised, whether or not anybody has asked
TRIES = 256  # for an id: among many workers only few are ours to lead

MOST_DUE = 200  # tables at once; the others come next time
LATER = 60_000  # milliseconds until a table that is still due is looked at again


class House:
    """All that happens here; `sharing` are the other workers of the same store, if it has any."""

    def __init__(self, store: Store, settings: Settings, sharing: Sharing | None = None) -> None:
        self.store = store
        self.sharing: Sharing = sharing or Alone()
        self._settings = settings
        self._bots = BotWorkers(settings.bot_budget, sharers=settings.place.of)
        self.pictures = Pictures()
        self.reviews = Reviews(store.reviews, self._bots)
        self.hints = Hints(self._bots, settings.hints_per_guest)
        self.dealing = Dealing(self, store, settings.bot_budget)
        self._tables: dict[str, Table] = {}
        self.bans = Bans(store)
        self.reading = Reading()
        self.lobby = Lobby(store, self._tables, self.table)
        self.notices = NoticeDesk(store.notices, settings.notices, self.sharing, self.current)
        self.hearing = Hearing(store, self.sharing, self._tables, self.lobby, self.table)
        self.hearing.parts.append(self.notices.listeners)
        store.written = self._written
        self.counting = Counting(store, self._deleted)
        self._loading = asyncio.Lock()
        self._minding = [
            asyncio.create_task(repeat(do, what, seconds))
            for do, what, seconds in (
                (self.look_at_clocks, "looking at the clocks", settings.clock_seconds),
                (self.look_at_bans, "looking at the bans", settings.clock_seconds),
                (self._sweep, "sweeping", settings.idle_seconds / 4),
                (self.dealing.prepare, "preparing the deals of the day", PREPARING_SECONDS),
            )
        ]

    async def open(self) -> None:
        """Be known to the other workers, and know them, and who is not to come in."""
        await self.bans.load()
        await self.notices.listeners.load()
        await self.sharing.start(self.hearing)

    async def close(self) -> None:
        """What goes on here stops first, and then others may have it."""
        for task in self._minding:
            task.cancel()
        self.counting.close()
        self.hearing.close()
        self.notices.close()
        self.reviews.close()
        self.reading.close()
        for table in self._tables.values():
            table.close()
        await self.sharing.close()
        self._bots.close()
        await self.store.close()

    async def table(self, table_id: str) -> Table:
        """The table of this id, from memory or from the store. One that is in use waits for no other to be loaded."""
        table = self._tables.get(table_id)
        if table is None or table.is_deleted:
            async with self._loading:
                table = self._tables.get(table_id)
                if table is None or table.is_deleted:
                    table = await self._load(table_id)
        table.touch()
        return table

    async def current(self, table_id: str, guest_id: str | None = None) -> Table:
        """The same as it is now, for somebody who looks: what others may have written to a shared store a moment ago is
        read first. While that does not answer, what is known has to do.
        """
        table = await self.table(table_id)
        if not self.sharing.is_alone():
            with suppress(refusals.HttpRefusal):
                await table.refresh()
        if table.is_deleted:
            raise refusals.no_table()
        await table.meet(guest_id)
        return table

    def _written(self, table_id: str, version: int | None) -> None:
        """Something about a table was stored here."""
        table = self._tables.get(table_id)
        if table is not None and version is not None:
            table.wrote(version)
        self.sharing.announce(TABLE, table_id)

    def rewritten(self, table_ids: Iterable[str]) -> None:
        """Much was stored at once that these tables are to see: who has them in memory reads them again."""
        for table_id in table_ids:
            self.hearing.heard([table_id])
            self.sharing.announce(TABLE, table_id)

    async def reread(self, table_ids: Collection[str]) -> None:
        """The same, and those in memory here have been read: whoever asks next sees it."""
        self.rewritten(table_ids)
        await asyncio.gather(*(self._tables[one].others.caught_up() for one in table_ids if one in self._tables))

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.table(table_id)
        if stored is None:
            raise refusals.no_table()
        require_rules(stored.row)
        promised = await promised_for(stored.row, self.store)
        listeners, changed = self.notices.listeners, self.lobby.changed
        table = Table(stored, promised, self.store, self._bots, self._settings, changed, self.sharing, listeners)
        await table.load()
        self._tables[table_id] = table
        if not self.sharing.is_alone():
            table.others.hear()  # what was written while it was loaded
            self.sharing.meet(table_id)
        TABLES.set(len(self._tables))
        return table

    async def set_up(
        self,
        host: Guest,
        wanted: messages.NewTable,
        address: str | None = "",
        table_id: str | None = None,
        origin: Origin | None = None,
        start: StartRow | None = None,
        attempt: AttemptRow | None = None,
    ) -> Table:
        """A new table; if no seat is open, the game begins. One that comes from elsewhere starts there; one at which a
        deal is attempted has its chance from the deal. Without an address, whoever calls has required room already."""
        table_id = table_id or self._id_led_here()
        game = find_game(wanted.game, wanted.data)
        options = game.check(wanted.options)
        seats = game.seats(options)
        if len(wanted.seats) != seats:
            raise BadOptions(f"there are {len(wanted.seats)} seats in the request, but {seats} at this table")
        sittings = [seated(table_id, number, sitting, host, game) for number, sitting in enumerate(wanted.seats)]
        require_own_names(sittings)
        if address is not None:
            await require_room(self.store, host.id, address)
        moment = now()
        row = TableRow(
            id=table_id,
            game=game.name,
            rules=game.rules_version,
            options=dict(options),
            data=game.data,
            host=host.id,
            listed=wanted.listed,
            delay=wanted.delay,
            talk=wanted.talk,
            hints=wanted.hints,
            status=WAITING,
            seq=0,
            scores=None,
            created=moment,
            changed=moment,
            clock=None if wanted.clock is None else wanted.clock.model_dump(),
            origin=None if origin is None else origin.to_json(),
        )
        promise = None if attempt is not None else Promise.of(table_id, game, options)
        tried = None if attempt is None else replace(attempt, played_at=table_id)
        await self.store.add_table(StoredTable(row, sittings), promise, start, tried)
        table = await self.table(row.id)
        self.lobby.changed(table, wanted.listed)
        return table

    def _id_led_here(self) -> str:
        """An id for a new table that is ours to lead: then nobody else has to have it in memory, too."""
        ids = (new_id() for _ in range(TRIES))
        return next((one for one in ids if self.sharing.holds(one)), None) or new_id()

    async def go_on(self, guest: Guest, last: Table, address: str) -> Table:
        """The table at which the players of one whose game is over go on. The first of them who asks sets it up, with a
        seat of their own, and the others are invited.
        """
        next_id = await next_table(last, guest.id, self._id_led_here())
        if await self.store.table(next_id) is None:
            wanted = again(last.describe(guest.id), last.seating.seats, last.rules.data)
            wanted.listed = wanted.listed and last.is_over_for(last.eyes(None))  # else the lobby would tell its end
            await self.set_up(guest, wanted, address, next_id)
        return await self.table(next_id)

    async def forget(self, guest: Guest, table_id: str) -> None:
        """A guest is done with a table; what is deleted leaves the memory, too. Its game counts all the same: until its
        spectators may know how it ended, the table is only taken off the list."""
        try:
            table = await self.table(table_id)
        except Refused:
            await self._forget_unread(guest, table_id)
        else:
            await table.forget(guest)
            if table.is_deleted:
                self._tables.pop(table.id, None)
        await self.counting.count(table_id)

    def _deleted(self, table_id: str) -> None:
        """A table is gone of which those do not know who have it in memory: they read it again and tell who looks."""
        self.rewritten([table_id])
        self._tables.pop(table_id, None)

    async def _forget_unread(self, guest: Guest, table_id: str) -> None:
        """The same for a table that cannot be used here, because its game or its rules are not those we have."""
        stored = await self.store.table(table_id)
        if stored is None:
            raise refusals.no_table()
        people = Seating(stored.row.host, stored.seats).guests()
        if guest.id not in people:
            raise refusals.not_your_seat()
        await self.store.forget(table_id, guest.id, people)
        self.lobby.watching.tell_guests({guest.id})

    async def look_at_clocks(self) -> None:
        """Wherever somebody's time has run out, the others are told; at tables, too, that nobody looks at. One with
        which something is wrong, or that has other rules than those we have, is in no other's way."""
        moment, rules = now(), {game.name: game.rules_version for game in installed_games()}
        for table_id in await self.store.due(moment, MOST_DUE, rules):
            if self.sharing.holds(table_id):
                await attempt(partial(self._run_out, table_id), f"table {table_id}: its clock")
                await self.store.put_off(table_id, moment, moment + LATER)

    async def _run_out(self, table_id: str) -> None:
        await (await self.table(table_id)).run_out()

    async def look_at_bans(self) -> None:
        if await self.bans.load():
            await self.lobby.heard([])  # tables whose hosts are banned are not offered

    async def _sweep(self) -> None:
        """Tables that nobody uses leave the memory."""
        async with self._loading:
            for table_id, table in list(self._tables.items()):
                if table.is_idle(self._settings.idle_seconds):
                    del self._tables[table_id]
        TABLES.set(len(self._tables))
