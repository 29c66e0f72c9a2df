"""What a house hears of other workers, and what it does then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress

from openingbell.core.errors import Refused
from openingbell.server.lobby import Lobby
from openingbell.server.parts import Part
from openingbell.server.persisting import persist
from openingbell.server.sharing import Sharing, Viewers
from openingbell.server.store.store import Store
from openingbell.server.table import Table


class Hearing:
    """`tables` are those in memory, `load` brings another one there, `parts` are what else others may change."""

    def __init__(
        self,
        store: Store,
        sharing: Sharing,
        tables: Mapping[str, Table],
        lobby: Lobby,
        load: Callable[[str], Awaitable[Table]],
    ) -> None:
        self._store = store
        self._sharing = sharing
        self._tables = tables
        self._lobby = lobby
        self._load = load
        self.parts: list[Part] = []
        self._strange: set[str] = set()  # tables that others wrote to and that are not in memory
        self._everything = False  # whether all tables that we lead are to be looked through
        self._attending: asyncio.Task[None] | None = None

    def close(self) -> None:
        if self._attending is not None:
            self._attending.cancel()

    def heard(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            if table_id in self._tables:
                self._tables[table_id].others.hear()
            else:
                self._strange.add(table_id)
                self._attend()

    def watched(self) -> Mapping[str, Viewers]:
        return {table_id: table.watching.here() for table_id, table in self._tables.items()}

    def see(self, elsewhere: Mapping[str, Viewers]) -> None:
        for table_id, viewers in elsewhere.items():
            if table_id in self._tables:
                self._tables[table_id].see(viewers)
            elif viewers:
                self._strange.add(table_id)
                self._attend()

    def lead(self) -> None:
        for table in self._tables.values():
            table.wake()
        self._everything = True
        self._attend()

    async def look_after(self) -> None:
        with suppress(Refused):  # a store that does not answer will be asked again
            versions = await self._store.versions(self._tables)
            for table_id, table in self._tables.items():
                if not table.is_deleted and versions.get(table_id) != table.known():
                    table.others.hear()
            for part in self.parts:
                await part.load()
            await self._lobby.look_after()

    def _attend(self) -> None:
        if self._attending is None or self._attending.done():
            self._attending = asyncio.create_task(persist(self._attend_to_all, "tables that others wrote to"))

    async def _attend_to_all(self) -> None:
        """The lobby shows tables that are not in memory, and those that we lead may have to go on."""
        while self._strange or self._everything:
            strange, everything = self._strange, self._everything
            self._strange, self._everything = set(), False
            await self._lobby.heard(strange)
            ours = None if everything else {one for one in strange if self._sharing.holds(one)}
            if ours is None or ours:
                for table_id in await self._store.unattended(ours):
                    if self._sharing.holds(table_id) and table_id not in self._tables:
                        with suppress(Refused):  # one that cannot be used here stops no other
                            await self._load(table_id)
