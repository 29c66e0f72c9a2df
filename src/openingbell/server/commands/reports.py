"""What somebody has done, said to whoever runs the server."""

from __future__ import annotations

from fastapi import APIRouter, Request

from openingbell.protocol import people
from openingbell.server.commands.asking import SomeTable
from openingbell.server.guests import SomeGuest, address_of

router = APIRouter()


@router.post("/tables/{table_id}/reports", status_code=204)
async def report(said: people.Reporting, table: SomeTable, guest: SomeGuest, request: Request) -> None:
    """Report somebody. With it goes what was said at the table lately; they are not told."""
    await table.people.report(guest, said, address_of(request))
