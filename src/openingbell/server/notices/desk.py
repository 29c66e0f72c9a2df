"""The desk for notices: where people say how they want to be told, and from where they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from openingbell.locales import languages
from openingbell.protocol import notices as messages
from openingbell.server import refusals
from openingbell.server.hourly import Hourly
from openingbell.server.notices.listeners import Listeners
from openingbell.server.notices.manners import Manners
from openingbell.server.notices.outside import taken_apart
from openingbell.server.notices.push import require_keys
from openingbell.server.notices.quiet import zone_of
from openingbell.server.notices.saying import trial, words_in
from openingbell.server.notices.sending import ARRIVED, Sending
from openingbell.server.notices.telling import Telling
from openingbell.server.sharing import GUESTS, Sharing
from openingbell.server.store.notices import NoticeStore
from openingbell.server.store.store import new_id
from openingbell.server.store.ways import WayRow, WishRow

if TYPE_CHECKING:
    from openingbell.server.table import Table

MOST_WAYS = 10  # of a guest, or of a table
ADDRESSES_PER_HOUR = 30  # that a guest may have us look at, or send a trial to …
FROM_ONE_PLACE = 120  # … and all guests who come from one address
DISCORD = ("discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com")


class NoticeDesk:
    """All of it that a house needs."""

    def __init__(
        self, store: NoticeStore, manners: Manners, sharing: Sharing, table: Callable[[str], Awaitable[Table]]
    ) -> None:
        self.listeners = Listeners(store, manners, lambda: sharing.announce(GUESTS))
        self._store = store
        self._manners = manners
        self._sending = Sending(store, manners)
        self._hourly = Hourly()
        self._telling = Telling(store, self._sending, self.listeners, manners, sharing, table)

    def close(self) -> None:
        self._telling.close()
        self._sending.close()

    async def look(self) -> None:
        """Tell what is due now."""
        await self._telling.look()

    # --- a guest's own ----------------------------------------------------------------------------------------------

    async def of(self, guest_id: str) -> messages.Notices:
        wish = await self._store.wish_of(guest_id)
        quiet = None if wish.quiet is None else messages.Quiet.model_validate(wish.quiet)
        return messages.Notices(
            key=(await self._sending.push()).key,
            ways=[_told(way) for way in await self._store.ways_of(guest_id)],
            wishes=messages.NoticeWishes(language=wish.language, quiet=quiet),
        )

    async def wish(self, guest_id: str, wished: messages.NoticeWishes) -> None:
        if wished.language not in languages():
            raise refusals.no_language(wished.language)
        if wished.quiet is not None:
            zone_of(wished.quiet)  # or it is refused
        quiet = None if wished.quiet is None else wished.quiet.model_dump()
        await self._store.keep_wish(WishRow(guest_id, wished.language, quiet))

    async def add(
        self, guest_id: str, wanted: messages.NewWay, site: str, table_id: str | None = None, comes_from: str = ""
    ) -> None:
        """One more way, whose address leads outside. `site` is where its owner finds the page."""
        if wanted.keys is not None:
            if table_id is not None:
                raise refusals.bad_subscription()  # what a table tells is for many
            require_keys(wanted.keys)
        taken_apart(wanted.address)
        self._count(guest_id, comes_from)
        parts = await self._manners.outside.require(wanted.address)
        is_discord = parts.hostname in DISCORD and parts.path.startswith("/api/webhooks/")
        kind: messages.Kind = "push" if wanted.keys is not None else "discord" if is_discord else "webhook"
        keys = None if wanted.keys is None else wanted.keys.model_dump()
        row = WayRow(new_id(), guest_id, table_id, kind, wanted.address, keys, wanted.label, site)
        await self._store.add_way(row, MOST_WAYS)
        await self.listeners.changed()

    async def drop(self, guest_id: str, way_id: str) -> None:
        way = await self._own(guest_id, way_id)
        await self._store.drop_way(way.id)
        await self.listeners.changed()

    async def drop_of_table(self, table_id: str, way_id: str) -> None:
        """Whoever it was who added it: the table's host may."""
        way = await self._store.way(way_id)
        if way is None or way.table_id != table_id:
            raise refusals.no_way()
        await self._store.drop_way(way.id)
        await self.listeners.changed()

    async def try_out(self, guest_id: str, way_id: str, comes_from: str = "") -> None:
        """Send something now, and say whether it arrived."""
        way = await self._own(guest_id, way_id)
        self._count(guest_id, comes_from)
        wish = await self._store.wish_of(guest_id)
        if await self._sending.send_once(way, trial(words_in(wish.language))) not in ARRIVED:
            raise refusals.notice_lost()

    async def next_table(self, guest_id: str, after: str | None) -> str | None:
        """The table that waits for a guest, and has waited longest; after one of them, the one that comes behind it."""
        waiting = await self._store.waiting_for(guest_id)
        behind = waiting.index(after) + 1 if after in waiting else 0
        return next(iter([*waiting[behind:], *waiting[:behind]]), None)

    # --- a table's --------------------------------------------------------------------------------------------------

    async def of_table(self, table: Table, guest_id: str) -> messages.TableNotices:
        is_host = table.seating.host == guest_id
        ways = await self._store.ways_of_table(table.id) if is_host else []
        off = await self._store.wants_none(table.id, guest_id)
        return messages.TableNotices(off=off, ways=[_told(way) for way in ways])

    async def turn_off(self, table_id: str, guest_id: str, off: bool) -> None:
        await self._store.want_none(table_id, guest_id, off)

    async def _own(self, guest_id: str, way_id: str) -> WayRow:
        way = await self._store.way(way_id)
        if way is None or way.guest != guest_id:
            raise refusals.no_way()
        return way

    def _count(self, guest_id: str, comes_from: str) -> None:
        self._hourly.require(guest_id, ADDRESSES_PER_HOUR, refusals.too_many_trials)
        self._hourly.require(f"from {comes_from}", FROM_ONE_PLACE, refusals.too_many_trials)


def _told(way: WayRow) -> messages.Way:
    parts, _ = taken_apart(way.address)
    return messages.Way(id=way.id, kind=way.kind, host=parts.hostname or "", label=way.label, failed=way.failed)
