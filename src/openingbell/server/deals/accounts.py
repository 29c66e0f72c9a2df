"""Who has an account: guests are free to make, so only what somebody with an account does counts."""

from __future__ import annotations

from openingbell.server.store.accounts import account_of
from openingbell.server.store.store import Store


async def has_account(store: Store, guest_id: str) -> bool:
    return await store.read(lambda read: account_of(read, guest_id)) is not None
