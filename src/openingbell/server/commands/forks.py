"""Playing on from a finished game, and trying out one's own in a sandbox."""

from __future__ import annotations

from fastapi import APIRouter, Request

from openingbell.protocol import messages
from openingbell.protocol.forks import NewFork, WhatIf
from openingbell.server import forks
from openingbell.server.commands.asking import AnyHouse, Said, SomeTable
from openingbell.server.guests import SomeGuest, address_of

router = APIRouter()


@router.post("/forks", status_code=201)
async def fork(wanted: NewFork, house: AnyHouse, guest: SomeGuest, request: Request) -> messages.Table:
    """Play on from a finished game: a new table that begins with its moves, with a secret of its own."""
    table = await forks.fork(house, guest, wanted, address_of(request))
    return table.describe(guest.id)


@router.post("/tables/{table_id}/what-if", status_code=201)
async def what_if(
    wanted: WhatIf, house: AnyHouse, table: SomeTable, guest: SomeGuest, request: Request, said: Said = None
) -> messages.Table:
    """Try out how your running game might go on, against bots and with what you cannot see dealt anew, where the table
    allows hints."""
    sandbox = await forks.what_if(house, table, guest, wanted, said, address_of(request))
    return sandbox.describe(guest.id)
