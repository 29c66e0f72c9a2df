"""Guests: a name, and a signed token that proves who came back."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from fastapi import Depends, Request, Response
from itsdangerous import BadData, URLSafeSerializer

from openingbell.server import messages, refusals
from openingbell.server.entries import now
from openingbell.server.site import Site
from openingbell.server.store.models import Guest
from openingbell.server.store.store import Store

COOKIE = "bell_guest"
DAY = 24 * 60 * 60
TOKEN_DAYS = 365  # since it was given; whoever comes back in time gets a new one
RENEW_DAYS = 1
REMEMBERED = 1000  # tokens: to check a signature takes as long as all else about a move


class Guests:
    """Makes guests, and knows them by their tokens: id, name, and when it was given. The database is not asked."""

    def __init__(self, store: Store, signing_key: str, revoked: dict[str, int]) -> None:
        self._store = store
        self._signer = URLSafeSerializer(signing_key, salt="guest, name, time")
        self._read = lru_cache(REMEMBERED)(self._signer.loads)
        self._first_signer = URLSafeSerializer(signing_key, salt="guest")
        self._revoked = revoked  # by guest, until when: few ever do it, and older tokens are too old anyway

    @classmethod
    async def of(cls, store: Store) -> Guests:
        return cls(store, await store.signing_key(), await store.revoked(now() - _milliseconds(TOKEN_DAYS)))

    async def welcome(self, name: str) -> messages.Welcome:
        return self._welcome(await self._store.new_guest(name), now())

    async def rename(self, guest: Guest, name: str) -> messages.Welcome:
        await self._store.rename_guest(guest.id, name)
        return self._welcome(Guest(guest.id, name), now())

    async def revoke(self, guest: Guest) -> messages.Welcome:
        """All tokens that the guest was given until now are void; the one in the answer is a new one."""
        moment = now()
        await self._store.revoke(guest.id, moment)
        self._revoked[guest.id] = moment
        return self._welcome(guest, moment + 1)

    async def known(self, token: str | None) -> Guest | None:
        """The guest of a token; None if there is none, nobody signed it here, or it is too old."""
        if not token:
            return None
        try:
            guest_id, name, given = self._read(token)
            guest = Guest(guest_id, name)
        except BadData:
            of_old = await self._known_of_old(token)
            if of_old is None:
                return None
            guest, given = of_old
        return guest if given > self._void_until(guest) else None

    async def required(self, token: str | None) -> Guest:
        """The guest of a token that has to be good."""
        guest = await self.known(token)
        if guest is None:
            raise refusals.no_guest()
        return guest

    async def renewed(self, guest: Guest, token: str | None) -> messages.Welcome | None:
        """A new token instead of one that is older than a day or has an old name; None if it is good for now.

        A name may have been changed in another browser, so this does ask the database; a page asks it once.
        """
        stored = await self._store.guest(guest.id)
        if stored is None or (stored[0] == guest and self._age(token) < _milliseconds(RENEW_DAYS)):
            return None
        return self._welcome(stored[0], now())

    def _age(self, token: str | None) -> int:
        try:
            return now() - int(self._signer.loads(token or "")[2])
        except BadData:
            return now()  # one of the first

    def _void_until(self, guest: Guest) -> int:
        return max(self._revoked.get(guest.id, 0), now() - _milliseconds(TOKEN_DAYS))

    async def _known_of_old(self, token: str) -> tuple[Guest, int] | None:
        """The first tokens had an id and nothing else, so the database has to be asked for the rest."""
        try:
            return await self._store.guest(self._first_signer.loads(token))
        except BadData:
            return None

    def _welcome(self, guest: Guest, given: int) -> messages.Welcome:
        token = str(self._signer.dumps([guest.id, guest.name, given]))
        return messages.Welcome(guest=card(guest), token=token)


def _milliseconds(days: int) -> int:
    return days * DAY * 1000


def card(guest: Guest) -> messages.Guest:
    return messages.Guest(id=guest.id, name=guest.name)


def set_cookie(request: Request, response: Response, token: str) -> None:
    """For the site alone, and on safe lines alone if that is how people reach it; an empty one ends at once."""
    site: Site = request.app.state.site
    response.set_cookie(
        COOKIE,
        token,
        max_age=TOKEN_DAYS * DAY if token else 0,
        path=site.path or "/",
        secure=request.url.scheme == "https" or site.origin.startswith("https:"),
        httponly=True,
        samesite="lax",
    )


def token_of(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else request.cookies.get(COOKIE)


async def _guest_or_none(request: Request) -> Guest | None:
    guests: Guests = request.app.state.guests
    return await guests.known(token_of(request))


MaybeGuest = Annotated[Guest | None, Depends(_guest_or_none)]


async def _guest(request: Request) -> Guest:
    guests: Guests = request.app.state.guests
    return await guests.required(token_of(request))


SomeGuest = Annotated[Guest, Depends(_guest)]
