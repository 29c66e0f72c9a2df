"""Whom this server does not let in: guests, and addresses by their networks.

Whoever runs it writes that into the store. Every worker looks there again and again, so a ban holds within a second,
also for lines that are open.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from openingbell.server import refusals
from openingbell.server.entries import now
from openingbell.server.store.bans import Ban
from openingbell.server.store.store import Store


class Bans:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._all: list[Ban] = []
        self._guests: dict[str, Ban] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self._news = asyncio.Event()

    async def load(self) -> bool:
        """Whether there is something new."""
        found = await self._store.bans()
        if found == self._all:
            return False
        self._all = found
        self._guests = {ban.whom: ban for ban in found if ban.is_guest}
        self._networks = [(ip_network(ban.whom), ban) for ban in found if not ban.is_guest]
        self._news.set()
        self._news = asyncio.Event()
        return True

    def __bool__(self) -> bool:
        return bool(self._all)

    def require_welcome(self, guest_id: str | None, address: str) -> None:
        """Neither the guest nor the address is banned, or they are told so."""
        ban = None if guest_id is None else self._guests.get(guest_id)
        for one in (ban, self._ban_of(address)):
            if one is not None and (one.until is None or one.until > now()):
                raise refusals.banned(one.reason, _day(one.until))

    async def until_banned(self, guest_id: str | None, address: str) -> None:
        """Waits, maybe for ever; ends with the refusal."""
        while True:
            news = self._news
            self.require_welcome(guest_id, address)
            await news.wait()

    def _ban_of(self, address: str) -> Ban | None:
        if not self._networks or not address:
            return None
        try:
            here = ip_address(address)
        except ValueError:  # a name, or the path of a socket: nothing that could be banned
            return None
        here = getattr(here, "ipv4_mapped", None) or here
        return next((ban for network, ban in self._networks if here in network), None)


def _day(until: int | None) -> str:
    return "" if until is None else datetime.fromtimestamp(until / 1000, UTC).date().isoformat()
