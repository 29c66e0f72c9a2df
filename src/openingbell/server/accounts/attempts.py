"""How often somebody may try to log in, so that nobody guesses a password, and nobody locks another out for that.

Tries under a name are counted apart for strangers and for each device on which somebody has logged in under it before:
whoever uses up the strangers' tries keeps no owner from their own devices, nor from a passkey or the recovery code. All
workers count together.
"""

from __future__ import annotations

import ipaddress

from openingbell.server import refusals
from openingbell.server.accounts.codes import hash_of
from openingbell.server.store.store import Store

BY_STRANGERS = 20  # in an hour, for one name
ON_DEVICE = 20
FROM_ADDRESS = 120
EXPORTS = 10  # of one person: each reads all their games
NETWORK = 64  # bits of an IPv6 address that its owner cannot choose freely
SIGNS = 40  # of a hash: enough to tell many apart


class Attempts:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, login_key: str, device: str | None, address: str) -> None:
        """One more for a name, with the mark of a device of its owner if it has one; or it is one too many."""
        await self.count_from(address)
        if device is None:
            await self._take("name", login_key, BY_STRANGERS)
        else:
            await self._take("device", device, ON_DEVICE)

    async def count_for(self, guest_id: str) -> None:
        """One more by somebody who is logged in."""
        await self._take("device", guest_id, ON_DEVICE)

    async def count_export(self, guest_id: str) -> None:
        await self._take("export", guest_id, EXPORTS)

    async def count_from(self, address: str) -> None:
        await self._take("address", network_of(address), FROM_ADDRESS)

    async def _take(self, what: str, whose: str, most: int) -> None:
        """What people type is not written down."""
        if not await self._store.take(f"login {what}", hash_of(whose)[:SIGNS], most):
            raise refusals.too_many_logins()


def network_of(address: str) -> str:
    """An address, or the network of one of which its owner has very many."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((parsed, NETWORK), strict=False)) if parsed.version == 6 else address
