"""Advice to whoever has to decide."""

from __future__ import annotations

from fastapi import APIRouter

from openingbell.protocol import messages
from openingbell.server.commands.asking import AnyHouse, Said, SomeTable
from openingbell.server.guests import SomeGuest

router = APIRouter()


@router.post("/tables/{table_id}/hint")
async def ask_for_hint(
    wanted: messages.HintWanted, house: AnyHouse, table: SomeTable, guest: SomeGuest, said: Said = None
) -> messages.Hint:
    """What an expert would do in your place, knowing what you know, and why; where the table allows it."""
    return await house.hints.hint(table, guest.id, wanted.seq, said)
