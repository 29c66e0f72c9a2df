"""What was: earlier positions, worths, draws, promises and records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic_core import to_json

from openingbell.protocol import messages, replays
from openingbell.protocol.replays import MAX_POSITIONS
from openingbell.server.commands.asking import AnyHouse, Said, SomeTable, as_json
from openingbell.server.guests import MaybeGuest
from openingbell.server.slices import in_slices
from openingbell.server.store.models import Guest

router = APIRouter()
MAX_PROMISES = 1000
MAX_AT_TABLE = 100  # positions of a table's game: they are looked at in the loop that serves everybody


@router.get("/tables/{table_id}/positions/{seq}", response_model=messages.Position)
async def position(seq: int, table: SomeTable, guest: MaybeGuest, said: Said = None) -> Response:
    """The position after so many moves, as you saw it then; of a game that is over, as any seat saw it."""
    return as_json(table.positions_at(table.eyes_on_the_past(_id(guest), said), [seq])[0])


@router.get("/tables/{table_id}/positions", response_model=replays.Positions)
async def positions(
    table: SomeTable, guest: MaybeGuest, at: Annotated[list[int], Query(max_length=MAX_AT_TABLE)], said: Said = None
) -> Response:
    """Several of them at once."""

    def encoded(some: Sequence[int]) -> list[bytes]:
        return [to_json(one) for one in table.positions_at(table.eyes_on_the_past(_id(guest), said), some)]

    body = b'{"positions":[' + b",".join(await in_slices(at, encoded)) + b"]}"
    return Response(body, media_type="application/json")


@router.get("/tables/{table_id}/worths")
async def worths(
    table: SomeTable, guest: MaybeGuest, at: Annotated[list[int], Query(max_length=MAX_POSITIONS)]
) -> messages.Worths:
    """What everybody would have had if the game had ended after so many moves, once it is over."""
    worths = await in_slices(at, lambda some: table.worths(table.eyes(_id(guest)), some))
    return messages.Worths(worths=worths)


@router.get("/promises")
async def promises(house: AnyHouse, after: messages.Number = 0) -> messages.HousePromises:
    """The public list of what the house has promised, a page of it: keep it, and nothing can be changed later."""
    found = await house.store.promises(after, MAX_PROMISES)
    return messages.HousePromises(promises=[messages.HousePromise(**one) for one in found])


@router.get("/tables/{table_id}/draws", response_model=messages.Draws)
async def draws(table: SomeTable, guest: MaybeGuest) -> Response:
    """What every draw could have been and was, once the game is over, for clients that know no rules."""
    return as_json({"draws": table.draws(table.eyes(_id(guest)))})


@router.get("/tables/{table_id}/record")
async def record(table: SomeTable, guest: MaybeGuest) -> Response:
    """The whole game, once it is over."""
    return as_json(table.record(table.eyes(_id(guest))))


def _id(guest: Guest | None) -> str | None:
    return None if guest is None else guest.id
