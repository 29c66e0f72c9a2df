"""Guests: a name, and a signed token that proves who came back."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from openingbell.server import messages, refusals
from openingbell.server.store.models import Guest
from openingbell.server.store.store import Store

COOKIE = "bell_guest"
YEAR = 365 * 24 * 60 * 60


class Guests:
    """Makes guests, and knows them again by their tokens: the database is not asked, the token says it all."""

    def __init__(self, store: Store, signing_key: str) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(signing_key, salt="guest with name")
        self._first_signer = URLSafeSerializer(signing_key, salt="guest")

    async def welcome(self, name: str) -> messages.Welcome:
        return self._welcome(await self._store.new_guest(name))

    async def rename(self, guest: Guest, name: str) -> messages.Welcome:
        await self._store.rename_guest(guest.id, name)
        return self._welcome(Guest(guest.id, name))

    async def known(self, token: str | None) -> Guest | None:
        """The guest of a token; None if there is none or nobody signed it here."""
        if not token:
            return None
        try:
            guest_id, name = self._signer.loads(token, max_age=YEAR)
        except BadData:
            return await self._known_of_old(token)
        return Guest(guest_id, name)

    async def _known_of_old(self, token: str) -> Guest | None:
        """The first tokens had no name in them, so the database has to be asked for it."""
        try:
            return await self._store.guest(self._first_signer.loads(token))
        except BadData:
            return None

    def _welcome(self, guest: Guest) -> messages.Welcome:
        return messages.Welcome(guest=card(guest), token=str(self._signer.dumps([guest.id, guest.name])))


def card(guest: Guest) -> messages.Guest:
    return messages.Guest(id=guest.id, name=guest.name)


def set_cookie(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def _guest_or_none(request: Request) -> Guest | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    guests: Guests = request.app.state.guests
    return await guests.known(token if scheme.lower() == "bearer" else request.cookies.get(COOKIE))


MaybeGuest = Annotated[Guest | None, Depends(_guest_or_none)]


def _guest(guest: MaybeGuest) -> Guest:
    if guest is None:
        raise refusals.no_guest()
    return guest


SomeGuest = Annotated[Guest, Depends(_guest)]
