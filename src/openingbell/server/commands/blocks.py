"""People one does not want to meet."""

from __future__ import annotations

from fastapi import APIRouter

from openingbell.protocol import messages, people
from openingbell.server.commands.asking import AnyHouse, SomeTable
from openingbell.server.guests import SomeGuest

router = APIRouter()


@router.get("/blocked")
async def blocked(house: AnyHouse, guest: SomeGuest) -> people.BlockedPeople:
    """Everybody you have blocked."""
    found = await house.store.blocks(guest.id)
    return people.BlockedPeople(
        people=[people.BlockedPerson(number=row.number, name=row.name, at=row.at) for row in found]
    )


@router.delete("/blocked/{number}")
async def unblock(number: messages.Number, house: AnyHouse, guest: SomeGuest) -> people.BlockedPeople:
    """Block somebody no longer."""
    await house.store.drop_block(guest.id, number)
    return await blocked(house, guest)


@router.get("/tables/{table_id}/blocked")
async def blocked_here(table: SomeTable, guest: SomeGuest) -> people.BlockedHere:
    """Who at a table is blocked by you."""
    return await table.people.blocked(guest.id)


@router.put("/tables/{table_id}/blocked")
async def block(wanted: people.Blocking, table: SomeTable, guest: SomeGuest) -> people.BlockedHere:
    """Block somebody: you do not hear them anywhere, and they cannot sit down at tables that you host; or no longer.
    They are not told."""
    await table.people.block(guest, wanted)
    return await table.people.blocked(guest.id)
