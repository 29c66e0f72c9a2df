"""Tables: set up, looked at, changed, and who sits there."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from openingbell.protocol import messages
from openingbell.server.commands.asking import AnyHouse, Said, SomeTable, TableId, as_json
from openingbell.server.guests import MaybeGuest, SomeGuest, address_of
from openingbell.server.lobby import Which

router = APIRouter()
After = Annotated[str | None, Query(max_length=40)]


@router.get("/tables")
async def lobby(house: AnyHouse, guest: MaybeGuest) -> messages.Tables:
    """Your tables, those with an open seat, and those that play."""
    return await house.lobby.first_pages(None if guest is None else guest.id)


@router.get("/lobby/{which}")
async def page(house: AnyHouse, guest: MaybeGuest, which: Which, after: After = None) -> messages.Page:
    """More of a list of the lobby, after what was shown already."""
    return await house.lobby.page(which, None if guest is None else guest.id, after)


@router.post("/tables", status_code=201)
async def set_up(wanted: messages.NewTable, house: AnyHouse, guest: SomeGuest, request: Request) -> messages.Table:
    """Set up a table."""
    table = await house.set_up(guest, wanted, address_of(request))
    return table.describe(guest.id)


@router.get("/tables/{table_id}")
async def look(table: SomeTable, guest: MaybeGuest) -> messages.Table:
    """A table as you see it."""
    return table.describe(None if guest is None else guest.id)


@router.put("/tables/{table_id}/options")
async def change(wanted: messages.TableOptions, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """Change the options of your table while it waits."""
    await table.change(guest, wanted)
    return table.describe(guest.id)


@router.delete("/tables/{table_id}", status_code=204)
async def forget(house: AnyHouse, table_id: TableId, guest: SomeGuest) -> None:
    """Be done with a table. As the host of one that waits you delete it, as a guest there you get up. One that was
    played leaves your list, and is deleted once it is on nobody's."""
    await house.forget(guest, table_id)


@router.post("/tables/{table_id}/next", status_code=201)
async def go_on(house: AnyHouse, table: SomeTable, guest: SomeGuest, request: Request) -> messages.Table:
    """Play again: the table at which the players of this one go on, set up by the first of them who asks."""
    following = await house.go_on(guest, table, address_of(request))
    return following.describe(guest.id)


@router.post("/tables/{table_id}/hurry", status_code=204)
async def hurry(table: SomeTable, guest: SomeGuest) -> None:
    """See the end at once: where only bots are left in the game, they decide at first sight and without pauses."""
    table.hurry(guest.id)


@router.put("/tables/{table_id}/seats/{seat}")
async def sit(seat: int, sitting: messages.Sitting, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """Take a seat, free it, or give it to a bot."""
    await table.sit(guest, seat, sitting)
    return table.describe(guest.id)


@router.delete("/tables/{table_id}/removed/{number}")
async def readmit(number: messages.Number, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """As the host, let somebody come again whom you have removed."""
    await table.readmit(guest, number)
    return table.describe(guest.id)


@router.put("/tables/{table_id}/salt")
async def promise_salt(wanted: messages.SaltPromise, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """Add to chance: tell the hash of a salt, before the game begins."""
    await table.promise_salt(guest, wanted)
    return table.describe(guest.id)


@router.post("/tables/{table_id}/salt")
async def tell_salt(told: messages.SaltTold, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """Tell the salt, once everybody has promised one. With the last of them the game begins."""
    await table.tell_salt(guest, told)
    return table.describe(guest.id)


@router.post("/tables/{table_id}/preview", response_model=messages.Preview)
async def preview(wanted: messages.Moves, table: SomeTable, guest: SomeGuest, said: Said = None) -> Response:
    """What moves would lead to, without making them."""
    return as_json(table.preview(guest.id, wanted.seq, wanted.moves, said))
