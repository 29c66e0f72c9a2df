"""What people say once for questions to come."""

from __future__ import annotations

from fastapi import APIRouter

from openingbell.protocol import messages
from openingbell.server.commands.asking import Said, SomeTable
from openingbell.server.guests import SomeGuest

router = APIRouter()


@router.get("/tables/{table_id}/standing")
async def standing(table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Standing:
    """What answers for your seat, and what could. Nobody else is told."""
    return table.standing.offered(table.own_seat(guest.id, said))


@router.post("/tables/{table_id}/standing")
async def give_order(
    wanted: messages.Order, table: SomeTable, guest: SomeGuest, said: Said = None
) -> messages.Standing:
    """Say for questions to come what you would answer, until you cancel it or something makes it doubtful."""
    seat = table.own_seat(guest.id, said)
    await table.standing.give(seat, wanted)
    return table.standing.offered(seat)


@router.post("/tables/{table_id}/standing/cancel")
async def cancel_order(
    unwanted: messages.Order, table: SomeTable, guest: SomeGuest, said: Said = None
) -> messages.Standing:
    """One of your standing answers no longer."""
    seat = table.own_seat(guest.id, said)
    await table.standing.cancel(seat, unwanted)
    return table.standing.offered(seat)
