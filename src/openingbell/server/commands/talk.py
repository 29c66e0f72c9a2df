"""Talk at a table, and notes of one's own."""

from __future__ import annotations

from fastapi import APIRouter

from openingbell.protocol import messages
from openingbell.server.commands.asking import AnyHouse, Said, SomeTable
from openingbell.server.guests import MaybeGuest, SomeGuest

router = APIRouter()


@router.get("/tables/{table_id}/talk")
async def talk(table: SomeTable, guest: MaybeGuest, said: Said = None) -> messages.Talk:
    """What was said, as far as you may hear it."""
    guest_id = None if guest is None else guest.id
    eyes = table.eyes(guest_id, said)
    await table.talk.listen(guest_id)
    return table.talk.told(guest_id, eyes)


@router.post("/tables/{table_id}/talk", status_code=201)
async def say(spoken: messages.Spoken, table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Talk:
    """Say something: to the players if you are one, else to the spectators; before and after the game, to all."""
    eyes = table.eyes(guest.id, said)
    await table.talk.say(guest, eyes, spoken.words)
    await table.talk.listen(guest.id)
    return table.talk.told(guest.id, eyes)


@router.put("/tables/{table_id}/talk/muted")
async def mute(wanted: messages.Muting, table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Talk:
    """Hear somebody no more, or again; they are not told."""
    eyes = table.eyes(guest.id, said)
    await table.talk.mute(guest, wanted.author, wanted.muted)
    return table.talk.told(guest.id, eyes)


@router.put("/tables/{table_id}/talk/off")
async def turn_off(wanted: messages.TalkOff, table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Talk:
    """Hear nobody at this table, or everybody again."""
    eyes = table.eyes(guest.id, said)
    await table.talk.be_deaf(guest, wanted.off)
    return table.talk.told(guest.id, eyes)


@router.put("/tables/{table_id}/talk/allowed")
async def allow(wanted: messages.TalkAllowed, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """As the host, say whether people may talk at your table."""
    await table.allow_talk(guest, wanted.allowed)
    return table.describe(guest.id)


@router.get("/tables/{table_id}/notes")
async def notes(house: AnyHouse, table: SomeTable, guest: SomeGuest, said: Said = None) -> messages.Notes:
    """What you have written down at this table. Nobody else can read it."""
    return messages.Notes(notes=await house.store.notes(table.id, guest.id, table.eyes(guest.id, said).seat))


@router.put("/tables/{table_id}/notes")
async def write(
    written: messages.Notes, house: AnyHouse, table: SomeTable, guest: SomeGuest, said: Said = None
) -> messages.Notes:
    """Write this down instead."""
    await house.store.write_notes(table.id, guest.id, table.eyes(guest.id, said).seat, written.notes)
    return written
