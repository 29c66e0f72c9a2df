"""The command to move. It is sent more often than all others, so it is read here by hand: to have FastAPI find and
check its parts would take longer than the move does.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from pydantic_core import to_json

from openingbell.server import messages
from openingbell.server.guests import Guests, token_of
from openingbell.server.house import House

router = APIRouter(prefix="/api", responses=messages.PROBLEM)

DESCRIBED: dict[str, Any] = {
    "parameters": [{"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}}],
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Moves"}}},
    },
}


@router.post("/tables/{table_id}/moves", status_code=201, response_model=messages.Accepted, openapi_extra=DESCRIBED)
async def move(request: Request) -> Response:
    """Make moves of your seat, all or none; they are stored when you read the answer."""
    house: House = request.app.state.house
    guests: Guests = request.app.state.guests
    try:
        wanted = messages.Moves.model_validate_json(await request.body())
    except ValidationError as error:
        raise RequestValidationError([{**one, "loc": ("body", *one["loc"])} for one in error.errors()]) from error
    guest = await guests.required(token_of(request))
    table = await house.table(request.path_params["table_id"])
    accepted = messages.Accepted(seq=await table.move(guest.id, wanted.seq, wanted.moves))
    return Response(to_json(accepted), 201, media_type="application/json")
