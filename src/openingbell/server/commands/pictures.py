"""Pictures of tables, for where their links are shared."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from openingbell.server.commands.asking import AnyHouse, SomeTable
from openingbell.server.first import language_of
from openingbell.server.guests import address_of

router = APIRouter()
SECONDS = 60  # that others may keep one


@router.get("/tables/{table_id}/picture", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def picture(
    house: AnyHouse, table: SomeTable, request: Request, at: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """A table as its spectators see it now, or after so many moves, as a PNG of 1200 by 630."""
    drawn = await house.pictures.of(table, at, language_of(request), address_of(request))
    return Response(drawn, media_type="image/png", headers={"cache-control": f"public, max-age={SECONDS}"})
