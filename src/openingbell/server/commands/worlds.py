"""For programs that know the rules: positions as they may be."""

from __future__ import annotations

from fastapi import APIRouter, Response

from openingbell.protocol import messages
from openingbell.server.commands.asking import Said, SomeTable, as_json
from openingbell.server.guests import SomeGuest

router = APIRouter()


@router.get("/tables/{table_id}/worlds/{seq}", response_model=messages.World)
async def world(seq: int, table: SomeTable, guest: SomeGuest, said: Said = None) -> Response:
    """A position that looks to your seat as the one after so many moves does: what you cannot see was dealt anew."""
    return as_json(table.world(guest.id, seq, said))
