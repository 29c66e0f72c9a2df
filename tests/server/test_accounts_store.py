"""Who has an account, asked of the store."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from openingbell.server.store.accounts import AccountRow, Player, account_of, add_account, guest_behind, players
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store, new_id
from openingbell.server.store.writer import TooLate


def test_a_guest_with_an_account_is_known_by_a_public_id_and_a_login_is_there_once(any_store: str) -> None:
    async def ask() -> None:
        store = Store(open_database(any_store))
        ann, bob = [await store.new_guest(name) for name in ("Ann", "Bob")]
        row = AccountRow(ann.id, new_id(), "Ann", "ann", "hash", None, 1)
        await store.write(lambda write: add_account(write, row))
        with pytest.raises(TooLate):
            await store.write(lambda write: add_account(write, replace(row, guest=bob.id, public=new_id())))
        assert await store.read(lambda read: account_of(read, ann.id)) == row
        assert await store.read(lambda read: account_of(read, bob.id)) is None
        assert await store.read(lambda read: players(read, [ann.id, bob.id])) == {ann.id: Player(row.public, "Ann")}
        assert await store.read(lambda read: guest_behind(read, row.public)) == ann.id
        await store.close()

    asyncio.run(ask())
