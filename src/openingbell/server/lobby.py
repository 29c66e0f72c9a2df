"""The lobby: lists of tables by pages, and who is to hear when they change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Literal

from openingbell.core.errors import Refused
from openingbell.protocol import messages
from openingbell.server.describing import describe
from openingbell.server.entries import now
from openingbell.server.seating import Seating
from openingbell.server.store.models import PLAYING, WAITING, StoredTable
from openingbell.server.store.news import Own
from openingbell.server.store.store import Store
from openingbell.server.table import Table
from openingbell.server.watching import Watching

PAGE = 20  # tables
REMEMBERED = 10_000

Which = Literal["mine", "open", "playing"]


class Lobby:
    """`tables` are those in use: they know who is there now."""

    def __init__(self, store: Store, tables: Mapping[str, Table], load: Callable[[str], Awaitable[Table]]) -> None:
        self.watching = Watching()
        self._store = store
        self._tables = tables
        self._load = load
        self._listed: dict[Which, list[StoredTable]] = {}  # the beginning of what everybody sees, until it changes
        self._version = 0
        self._heard: dict[str, object] = {}  # how tables looked that others have changed
        # How the listed ones looked when they were last looked after, if nobody has been shown anything else since.
        self._seen: dict[str, object] | None = None
        self._own: set[Own] = set()  # how far tables were then of guests who look

    def changed(self, table: Table, for_everybody: bool) -> None:
        """What the lobby says of a table is different: for its people, or for whoever sees it listed, too."""
        if for_everybody:
            self._forget_listed()
            self._tell_everybody()
        elif self.watching.anybody_here():
            self.watching.tell_guests(table.seating.guests())

    async def heard(self, table_ids: Collection[str]) -> None:
        """Others have changed tables that are not in use here."""
        self._forget_listed()
        if not table_ids or not self.watching.anybody():
            return
        for stored in await self._store.tables(table_ids):
            row, seen = stored.row, _look(stored)
            self.watching.tell_guests(Seating(row.host, stored.seats).guests())
            if row.listed and self._heard.get(row.id) != seen:
                self._tell_everybody()
            if len(self._heard) >= REMEMBERED:
                self._heard.clear()
            self._heard[row.id] = seen

    async def look_after(self) -> None:
        """Something may have changed of which we have not heard. Whoever looks is told, and sent what is other than
        what they have; without anybody it is enough to look anew next time."""
        self._forget_listed()
        if not self.watching.anybody_here():
            self._seen = None
            return
        lists: tuple[Which, ...] = ("open", "playing")
        seen = {stored.row.id: _look(stored) for which in lists for stored in await self._find(which, None, None)}
        own = await self._store.own_versions({guest for guest in self.watching.here() if guest is not None})
        if seen != self._seen:
            self.watching.tell()
        self.watching.tell_guests({one.guest for one in own ^ self._own})
        self._seen, self._own = seen, own

    def _tell_everybody(self) -> None:
        self._seen = None
        self.watching.tell()

    def _forget_listed(self) -> None:
        self._version += 1
        self._listed.clear()

    async def first_pages(self, guest_id: str | None) -> messages.Tables:
        """The beginning of every list."""
        mine, open_, playing = [await self.page(which, guest_id, None) for which in ("mine", "open", "playing")]
        after = messages.After(mine=mine.after, open=open_.after, playing=playing.after)
        return messages.Tables(mine=mine.tables, open=open_.tables, playing=playing.tables, after=after)

    async def page(self, which: Which, guest_id: str | None, after: str | None) -> messages.Page:
        """So many tables of a list; `after` is what the page before said."""
        found = await self._find(which, guest_id, after)
        shown = [table for stored in found[:PAGE] if (table := await self._describe(stored, guest_id)) is not None]
        others = [table for table in shown if which == "mine" or not (table.host or table.yours)]
        if which == "playing":
            others = [table for table in others if table.status == PLAYING]
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

    async def _describe(self, stored: StoredTable, guest_id: str | None) -> messages.Table | None:
        """A table as the guest may know it; nothing, if it keeps something back and cannot be read here, because its
        game or its rules are not those we have."""
        live = self._tables.get(stored.row.id)
        if live is None and _is_kept_secret(stored, guest_id):
            try:
                live = await self._load(stored.row.id)
            except Refused:
                return None
        return describe(stored, guest_id, []) if live is None else live.describe(guest_id)


def _look(stored: StoredTable) -> object:
    """What everybody sees of a table in the lobby."""
    row = stored.row
    return row.listed, row.status, str(row.options), tuple((seat.kind, seat.name) for seat in stored.seats)


def _is_kept_secret(stored: StoredTable, guest_id: str | None) -> bool:
    """Whether a table's row tells what its spectators, who are kept behind, are not to know yet."""
    row = stored.row
    sits = guest_id is not None and any(seat.guest == guest_id for seat in stored.seats)
    return not sits and row.status != WAITING and now() < row.changed + row.delay * 1000


def _mark(stored: StoredTable) -> str:
    return f"{stored.rank}-{stored.moment}-{stored.row.id}"
