"""The door of the API: whoever is banned is told so, and comes no further."""

from __future__ import annotations

from starlette.datastructures import State
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from openingbell.server.guests import Guests, address_of, token_of
from openingbell.server.house import House


class Door:
    """Stands behind the guard, who answers refusals. Live lines are let in by `live.py`, which hears who they are."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self._app = app
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            await require_welcome(self._state, scope)
        await self._app(scope, receive, send)


async def require_welcome(state: State, scope: Scope) -> None:
    """Nobody is looked at as long as nobody is banned."""
    house: House = state.house
    if house.bans:
        guests: Guests = state.guests
        request = Request(scope)
        guest = await guests.known(token_of(request))
        house.bans.require_welcome(None if guest is None else guest.id, address_of(request))
