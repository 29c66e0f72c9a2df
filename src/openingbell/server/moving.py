"""The command to move. It is sent more often than all others, so it is answered here before the rest of the application
looks at it: to have it find its way and its parts would take longer than the move does.
"""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qsl

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.datastructures import State
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.guests import Guests, token_of
from openingbell.server.house import House
from openingbell.server.metrics import MOVES, Measured
from openingbell.server.scopes import PLAY

router = APIRouter(prefix="/api", responses=messages.PROBLEM)

PATH = re.compile("/api/tables/([^/]+)/moves")
DESCRIBED: dict[str, Any] = {
    "parameters": [
        {"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}},
        {
            "name": "seat",
            "in": "query",
            "description": "For which of your seats, if you have several.",
            "schema": {"type": "integer"},
        },
    ],
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Moves"}}},
    },
}


@router.post("/tables/{table_id}/moves", status_code=201, response_model=messages.Accepted, openapi_extra=DESCRIBED)
async def move() -> None:
    """Make moves of your seat, all or none; they are stored when you read the answer."""
    raise NotImplementedError  # it is answered below, and only described here


class Moving:
    """Stands before the application, behind the guard, who has read the body and answers refusals."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self._app = app
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST" and (path := PATH.fullmatch(scope["path"])):
            said = _said(scope["query_string"]) if scope["query_string"] else None
            with Measured(MOVES):
                seq = await self._move(path[1], said, token_of(HTTPConnection(scope)), (await receive())["body"])
                await _answer(seq, send)
        else:
            await self._app(scope, receive, send)

    async def _move(self, table_id: str, said: int | None, token: str | None, body: bytes) -> int:
        house: House = self._state.house
        guests: Guests = self._state.guests
        try:
            wanted = messages.Moves.model_validate_json(body)
        except ValidationError as error:
            first = error.errors()[0]
            raise refusals.bad_body(("body", *first["loc"]), first["msg"]) from error
        guest = await guests.required(token, PLAY)
        table = await house.table(table_id)
        return await table.move(guest.id, wanted.seq, wanted.moves, said)


async def _answer(seq: int, send: Send) -> None:
    body = b'{"seq":%d}' % seq
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 201, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _said(query: bytes) -> int | None:
    """The seat in the query, if there is one."""
    seat = dict(parse_qsl(query.decode("latin-1"), keep_blank_values=True)).get("seat")
    if seat is None:
        return None
    try:
        return int(seat)
    except ValueError as error:
        raise refusals.bad_body(("query", "seat"), "a number is wanted") from error
