"""Trades that are only thought about."""

from __future__ import annotations

from fastapi import APIRouter

from openingbell.protocol import messages
from openingbell.server.commands.asking import Said, SomeTable
from openingbell.server.guests import SomeGuest

router = APIRouter()


@router.post("/tables/{table_id}/sketch")
async def judge(
    wanted: messages.SketchAsked, table: SomeTable, guest: SomeGuest, said: Said = None
) -> messages.SketchJudged:
    """What the rules say of a trade that you only think about: what it is worth, what would change, and what may still
    be added. Nobody is told."""
    return table.sketches.judge(table.own_seat(guest.id, said), wanted)


@router.get("/tables/{table_id}/sketches")
async def sketches(table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Sketches:
    """The sketches between you and others."""
    return table.sketches.shown(table.own_seat(guest.id, said))


@router.post("/tables/{table_id}/sketches")
async def show(wanted: messages.Sketch, table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Sketches:
    """Show the other of the two a sketch, in the place of the last between you. Nobody else is told, and it binds
    nobody."""
    seat = table.own_seat(guest.id, said)
    await table.sketches.show(seat, wanted)
    return table.sketches.shown(seat)


@router.delete("/tables/{table_id}/sketches/{other}")
async def drop(other: int, table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Sketches:
    """Be done with the sketch between you and that seat."""
    own = table.own_seat(guest.id, said)
    await table.sketches.drop(own, other)
    return table.sketches.shown(own)
