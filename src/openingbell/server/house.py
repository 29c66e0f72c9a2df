"""The house: all tables that are in use, each loaded once, and how new ones are set up."""

from __future__ import annotations

import asyncio

from openingbell.core.errors import BadOptions, Refused
from openingbell.core.registry import find_game
from openingbell.fairness.promise import Promise
from openingbell.server import messages, refusals
from openingbell.server.bots import BotWorkers
from openingbell.server.entries import now
from openingbell.server.limits import Limits
from openingbell.server.lobby import Lobby
from openingbell.server.rematch import again, next_table
from openingbell.server.seating import Seating, seated
from openingbell.server.settings import Settings
from openingbell.server.store.models import WAITING, Guest, StoredTable, TableRow
from openingbell.server.store.store import Store, new_id
from openingbell.server.table import Table


class House:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self._settings = settings
        self._bots = BotWorkers(settings.bot_budget)
        self._tables: dict[str, Table] = {}
        self._limits = Limits(settings.tables_per_guest, settings.tables_per_address)
        self.lobby = Lobby(store, self._tables)
        self._loading = asyncio.Lock()
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        self._sweeping.cancel()
        for table in self._tables.values():
            table.close()
        self._bots.close()
        await self.store.close()

    async def table(self, table_id: str) -> Table:
        """The table of this id, from memory or from the store. One that is in use waits for no other to be loaded."""
        table = self._tables.get(table_id)
        if table is None:
            async with self._loading:
                table = self._tables.get(table_id) or await self._load(table_id)
        table.touch()
        return table

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.table(table_id)
        if stored is None:
            raise refusals.no_table()
        _require_rules(stored.row)
        promise = await self.store.promise(table_id)
        table = Table(stored, promise, self.store, self._bots, self._settings, self.lobby.changed)
        await table.load()
        self._tables[table_id] = table
        return table

    async def set_up(
        self, host: Guest, wanted: messages.NewTable, address: str = "", table_id: str | None = None
    ) -> Table:
        """A new table; if no seat is open, the game begins."""
        table_id = table_id or new_id()
        game = find_game(wanted.game, wanted.data)
        options = game.check(wanted.options)
        seats = game.seats(options)
        if len(wanted.seats) != seats:
            raise BadOptions(f"there are {len(wanted.seats)} seats in the request, but {seats} at this table")
        if sum(sitting.kind == "me" for sitting in wanted.seats) > 1:
            raise BadOptions("nobody sits on two seats")
        sittings = [seated(table_id, number, sitting, host, game) for number, sitting in enumerate(wanted.seats)]
        self._limits.require_room(await self.store.unfinished(host.id), address)
        moment = now()
        row = TableRow(
            id=table_id,
            game=game.name,
            rules=game.rules_version,
            options=dict(options),
            data=game.data,
            host=host.id,
            listed=wanted.listed,
            status=WAITING,
            seq=0,
            scores=None,
            created=moment,
            changed=moment,
        )
        await self.store.add_table(StoredTable(row, sittings), Promise.of(table_id, game, options))
        table = await self.table(row.id)
        self.lobby.changed(table, wanted.listed)
        return table

    async def go_on(self, guest: Guest, last: Table, address: str) -> Table:
        """The table at which the players of one whose game is over go on. The first of them who asks sets it up, with a
        seat of their own, and the others are invited.
        """
        next_id = await next_table(last, guest.id, new_id())
        if await self.store.table(next_id) is None:
            await self.set_up(
                guest, again(last.describe(guest.id), last.seating.seats, last.rules.data), address, next_id
            )
        return await self.table(next_id)

    async def forget(self, guest: Guest, table_id: str) -> None:
        """A guest is done with a table; what is deleted leaves the memory, too."""
        try:
            table = await self.table(table_id)
        except Refused:
            await self._forget_unread(guest, table_id)
            return
        await table.forget(guest)
        if table.is_deleted:
            self._tables.pop(table.id, None)

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

    async def _sweep(self) -> None:
        """Tables that nobody uses leave the memory."""
        while True:
            await asyncio.sleep(self._settings.idle_seconds / 4)
            async with self._loading:
                for table_id, table in list(self._tables.items()):
                    if table.is_idle(self._settings.idle_seconds):
                        del self._tables[table_id]


def _require_rules(row: TableRow) -> None:
    """A game that was begun by other rules cannot be followed by these: its moves mean something else."""
    game = find_game(row.game)
    if row.rules != game.rules_version:
        raise refusals.other_rules(row.game, row.rules, game.rules_version)
