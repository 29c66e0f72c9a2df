"""What people at a table ask of each other, and what they do without asking, for one of their seats or for all."""

from __future__ import annotations

from fastapi import APIRouter

from openingbell.protocol import messages
from openingbell.server.commands.asking import Said, SomeTable
from openingbell.server.guests import SomeGuest

router = APIRouter()


@router.post("/tables/{table_id}/requests", status_code=201)
async def ask(wanted: messages.Wanted, table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Accepted:
    """Ask the others to let you take back your last moves, to pause, to end the game, or to have a bot or somebody with
    the link play for who is away. What needs nobody's consent happens at once."""
    await table.agreeing.ask(guest.id, wanted, said)
    return messages.Accepted(seq=table.seq)


@router.post("/tables/{table_id}/requests/answer", status_code=201)
async def answer(answer: messages.Answer, table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Accepted:
    """Agree to what somebody asks for, or not; or take back what you asked for yourself."""
    await table.agreeing.answer(guest.id, answer, said)
    return messages.Accepted(seq=table.seq)


@router.post("/tables/{table_id}/resume", status_code=201)
async def resume(table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Accepted:
    """Play on after a pause."""
    await table.agreeing.resume(guest.id, said)
    return messages.Accepted(seq=table.seq)


@router.post("/tables/{table_id}/resign", status_code=201)
async def resign(table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Accepted:
    """Leave the game for good; a bot plays on, or the game ends: `resigning` of the game says which."""
    await table.agreeing.resign(guest.id, said)
    return messages.Accepted(seq=table.seq)


@router.post("/tables/{table_id}/return", status_code=201)
async def come_back(table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Accepted:
    """Take the seat again that a bot has played for while you were away."""
    await table.agreeing.come_back(guest.id, said)
    return messages.Accepted(seq=table.seq)
