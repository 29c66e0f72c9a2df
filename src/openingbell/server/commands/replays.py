"""Looking at a game again, from any seat: one that was played here, or the record of any other."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from openingbell.protocol import messages
from openingbell.protocol.replays import Positions, Replay, Replayed, ReplayedAt
from openingbell.server.commands.asking import AnyHouse, Said, SomeTable, as_json
from openingbell.server.guests import MaybeGuest, address_of
from openingbell.server.replays import replay_of

router = APIRouter()


@router.get("/tables/{table_id}/replay", response_model=Replay)
async def replay_table(table: SomeTable, guest: MaybeGuest, said: Said = None) -> Response:
    """A game that is over, as a seat saw it."""
    guest_id = None if guest is None else guest.id
    return _replay(table.describe(guest_id), table.replayed(table.eyes_on_the_past(guest_id, said)))


@router.post("/replays", response_model=Replay)
async def replay(wanted: Replayed, house: AnyHouse, request: Request) -> Response:
    """The game of a record, as a seat saw it. Nothing of it is kept."""

    def read() -> Response:
        game = replay_of(wanted.record)
        return _replay(game.table(), game.position(wanted.seat))

    return await house.reading.read(address_of(request), read)


@router.post("/replays/positions", response_model=Positions)
async def positions(wanted: ReplayedAt, house: AnyHouse, request: Request) -> Response:
    """Positions of the game of a record."""

    def read() -> Response:
        return as_json({"positions": replay_of(wanted.record).positions(wanted.seat, wanted.at)})

    return await house.reading.read(address_of(request), read)


@router.post("/replays/worths")
async def worths(wanted: ReplayedAt, house: AnyHouse, request: Request) -> messages.Worths:
    """What everybody would have had if the game of a record had ended after so many moves."""

    def read() -> messages.Worths:
        return messages.Worths(worths=replay_of(wanted.record).worths(wanted.at))

    return await house.reading.read(address_of(request), read)


def _replay(table: messages.Table, position: str) -> Response:
    """The position is encoded already."""
    body = f'{{"table":{table.model_dump_json()},"position":{position}}}'
    return Response(body, media_type="application/json")
