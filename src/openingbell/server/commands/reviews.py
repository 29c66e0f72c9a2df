"""Reviews of games that are over."""

from __future__ import annotations

from fastapi import APIRouter

from openingbell.protocol import reviews as messages
from openingbell.server.commands.asking import AnyHouse, SomeTable
from openingbell.server.guests import MaybeGuest, SomeGuest

router = APIRouter()


@router.get("/tables/{table_id}/review")
async def review(house: AnyHouse, table: SomeTable, guest: MaybeGuest) -> messages.ReviewState:
    """What a bot thinks of a game that is over, or how far it is with it."""
    guest_id = None if guest is None else guest.id
    return await house.reviews.of(table, table.eyes(guest_id), guest_id)


@router.post("/tables/{table_id}/review")
async def ask_for_review(house: AnyHouse, table: SomeTable, guest: SomeGuest) -> messages.ReviewState:
    """Have the game looked at again, once it is over. It is done once, and is the same for everybody."""
    return await house.reviews.ask(table, table.eyes(guest.id), guest.id)
