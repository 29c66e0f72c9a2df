"""The lobby: lists of tables by pages, and who is to hear when they change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from openingbell.server import messages
from openingbell.server.describing import describe
from openingbell.server.store.models import StoredTable
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from openingbell.server.watching import Watching

PAGE = 20  # tables

Which = Literal["mine", "open", "playing"]


class Lobby:
    """`tables` are those in use: they know who is there now."""

    def __init__(self, store: Store, tables: Mapping[str, Table]) -> None:
        self.watching = Watching()
        self._store = store
        self._tables = tables
        self._listed: dict[Which, list[StoredTable]] = {}  # the beginning of what everybody sees, until it changes
        self._version = 0

    def changed(self, table: Table, for_everybody: bool) -> None:
        """What the lobby says of a table is different: for its people, or for whoever sees it listed, too."""
        if for_everybody:
            self._version += 1
            self._listed.clear()
            self.watching.tell()
        else:
            self.watching.tell_guests(table.seating.guests())

    async def first_pages(self, guest_id: str | None) -> messages.Tables:
        """The beginning of every list."""
        mine, open_, playing = [await self.page(which, guest_id, None) for which in ("mine", "open", "playing")]
        after = messages.After(mine=mine.after, open=open_.after, playing=playing.after)
        return messages.Tables(mine=mine.tables, open=open_.tables, playing=playing.tables, after=after)

    async def page(self, which: Which, guest_id: str | None, after: str | None) -> messages.Page:
        """So many tables of a list; `after` is what the page before said."""
        found = await self._find(which, guest_id, after)
        shown = [self._describe(stored, guest_id) for stored in found[:PAGE]]
        others = [table for table in shown if which == "mine" or not (table.host or table.you is not None)]
        return messages.Page(tables=others, after=_mark(found[PAGE - 1]) if len(found) > PAGE else None)

    async def _find(self, which: Which, guest_id: str | None, after: str | None) -> list[StoredTable]:
        """A page and one more. What is listed is the same for everybody, and found once."""
        if which == "mine":
            return await self._store.listing(which, guest_id, after, PAGE + 1) if guest_id else []
        if after is not None:
            return await self._store.listing(which, None, after, PAGE + 1)
        if which in self._listed:
            return self._listed[which]
        version = self._version
        found = await self._store.listing(which, None, None, PAGE + 1)
        if version == self._version:  # else it changed while we looked
            self._listed[which] = found
        return found

    def _describe(self, stored: StoredTable, guest_id: str | None) -> messages.Table:
        live = self._tables.get(stored.row.id)
        return describe(stored, guest_id, []) if live is None else live.describe(guest_id)


def _mark(stored: StoredTable) -> str:
    return f"{stored.rank}-{stored.row.changed}-{stored.row.id}"
