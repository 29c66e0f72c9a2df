"""Guests: a name, and a signed token that proves who came back."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response
from itsdangerous import BadData, URLSafeSerializer

from openingbell.server import messages, refusals
from openingbell.server.store.models import GuestRow
from openingbell.server.store.store import Store

COOKIE = "bell_guest"
YEAR = 365 * 24 * 60 * 60


class Guests:
    """Makes guests, and knows them again by their tokens."""

    def __init__(self, store: Store, signing_key: str) -> None:
        self._store = store
        self._signer = URLSafeSerializer(signing_key, salt="guest")

    async def welcome(self, name: str) -> messages.Welcome:
        guest = await self._store.new_guest(name)
        return messages.Welcome(guest=card(guest), token=str(self._signer.dumps(guest.id)))

    async def rename(self, guest: GuestRow, name: str) -> messages.Guest:
        await self._store.rename_guest(guest.id, name)
        return messages.Guest(id=guest.id, name=name)

    async def known(self, token: str | None) -> GuestRow | None:
        """The guest of a token; None if there is none or nobody signed it here."""
        if not token:
            return None
        try:
            guest_id = self._signer.loads(token)
        except BadData:
            return None
        return await self._store.guest(guest_id) if isinstance(guest_id, str) else None


def card(guest: GuestRow) -> messages.Guest:
    return messages.Guest(id=guest.id, name=guest.name)


def set_cookie(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def _guest_or_none(request: Request) -> GuestRow | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    guests: Guests = request.app.state.guests
    return await guests.known(token if scheme.lower() == "bearer" else request.cookies.get(COOKIE))


MaybeGuest = Annotated[GuestRow | None, Depends(_guest_or_none)]


def _guest(guest: MaybeGuest) -> GuestRow:
    if guest is None:
        raise refusals.no_guest()
    return guest


SomeGuest = Annotated[GuestRow, Depends(_guest)]
