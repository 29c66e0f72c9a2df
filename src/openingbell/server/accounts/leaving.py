"""Leaving for good: a person's name and all that is theirs alone are gone, and the others' games are whole."""

from __future__ import annotations

from contextlib import suppress

from openingbell.core.errors import Refused
from openingbell.server.entries import now
from openingbell.server.guests import Guests
from openingbell.server.house import House
from openingbell.server.store.models import PLAYING, WAITING, Guest
from openingbell.server.store.people import erase, tables_of


async def leave(house: House, guests: Guests, guest: Guest) -> None:
    """Whatever stops this in the middle, it can be asked for again: the account goes with the rest, at the end."""
    store = house.store
    for table_id in await store.read(lambda read: tables_of(read, guest.id, WAITING)):
        with suppress(Refused):  # it has begun meanwhile, or cannot be used here
            await house.forget(guest, table_id)
    for table_id in await store.read(lambda read: tables_of(read, guest.id, PLAYING)):
        with suppress(Refused):
            await _resign(house, guest, table_id)
    moment = now()
    await house.reread(await store.write(lambda write: erase(write, guest.id, moment)))
    await guests.hear_revoked()


async def _resign(house: House, guest: Guest, table_id: str) -> None:
    """A bot plays on, if others play there."""
    table = await house.table(table_id)
    if table.seating.guests() != {guest.id}:
        await table.agreeing.resign(guest.id)
