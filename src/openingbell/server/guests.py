"""Guests: a name, and a signed token that proves who came back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection

from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.accounts.tokens import PREFIX, ApiTokens
from openingbell.server.entries import now
from openingbell.server.limits import require_may_come
from openingbell.server.scopes import ONESELF, READ, Scope, wanted_by
from openingbell.server.site import Site
from openingbell.server.store.models import Guest
from openingbell.server.store.store import Store

COOKIE = "bell_guest"
DEVICE = "bell_device"
DAY = 24 * 60 * 60
TOKEN_DAYS = 365  # since it was given; whoever comes back in time gets a new one
RENEW_DAYS = 1
LOOK_SECONDS = 2.0
NEW_KEY_SECONDS = 1.0
MISSED = 600_000  # milliseconds: what was revoked before is known from the last look, however clocks differ
REMEMBERED = 1000  # tokens: to check a signature takes as long as all else about a move


class Guests:
    """Makes guests, and knows them by their tokens: id, name, and when it was given. The database is not asked for
    that; but what it says of keys and of tokens that are void is read again every now and then, because others
    write it, too: other servers, and whoever runs them.
    """

    def __init__(
        self, store: Store, announce: Callable[[], None] = lambda: None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`announce` lets others know that somebody has logged out."""
        self._store = store
        self.programs = ApiTokens(store)
        self._sessions: set[Session] = set()
        self._announce = announce
        self._clock = clock
        self._keys: list[str] = []
        self._revoked: dict[str, int] = {}  # by guest, until when: few ever do it, and older tokens are too old anyway
        self._looked = 0.0
        self._loaded = 0.0
        self._looking: asyncio.Task[None] | None = None

    @classmethod
    async def of(cls, store: Store, announce: Callable[[], None] = lambda: None) -> Guests:
        guests = cls(store, announce)
        await guests.load()
        return guests

    async def load(self) -> None:
        """What tokens are signed with, and which are void."""
        signing = await self._store.signing_keys()
        since = now() - (MISSED if self._keys else _milliseconds(TOKEN_DAYS))
        self._revoked |= await self._store.revoked(since)
        self._looked = self._loaded = self._clock()
        if signing != self._keys:
            self._keys = signing
            self._signer = URLSafeSerializer(signing, salt="guest, name, time")
            self._read = lru_cache(REMEMBERED)(self._signer.loads)
            self._first_signer = URLSafeSerializer(signing, salt="guest")
        await self.programs.load()
        self._end_void_sessions()

    def _look_now_and_then(self) -> None:
        """Nobody waits for it."""
        if self._clock() - self._looked > LOOK_SECONDS:
            self._looked = self._clock()
            self._looking = asyncio.create_task(self._look_if_it_answers())

    async def _has_new_keys(self) -> bool:
        """Whether something may be signed with a key that we did not know; asked once a second at most."""
        if self._clock() - self._loaded < NEW_KEY_SECONDS:
            return False
        before = self._keys
        await self._look_if_it_answers()
        return self._keys != before

    async def _look_if_it_answers(self) -> None:
        with suppress(refusals.HttpRefusal):
            await self.load()

    async def welcome(self, name: str, address: str = "") -> messages.Welcome:
        await require_may_come(self._store, address)
        return self._welcome(await self._store.new_guest(name, address), now())

    async def rename(self, guest: Guest, name: str) -> messages.Welcome:
        await self._store.rename_guest(guest.id, name)
        return self._welcome(Guest(guest.id, name), now())

    async def enter(self, guest_id: str) -> messages.Welcome:
        """A token for somebody who has logged in."""
        stored = await self._store.guest(guest_id)
        if stored is None:
            raise refusals.no_guest()
        await self.load()  # another server, whose clock may be ahead, may just have logged them out
        return self._welcome(stored[0], max(now(), self._revoked.get(guest_id, 0) + 1))

    async def revoke(self, guest: Guest, programs: bool = True) -> messages.Welcome:
        """All tokens that the guest was given until now are void, and those of their programs, unless they are to stay;
        the one in the answer is a new one."""
        moment = now()
        await self._store.revoke(guest.id, moment, programs)
        self._revoked[guest.id] = moment
        await self.hear_revoked()
        return self._welcome(guest, moment + 1)

    async def hear_revoked(self) -> None:
        """Somebody's tokens are void in the store: here, and soon elsewhere, too."""
        await self.load()
        self._announce()

    @contextmanager
    def session(self, token: str | None) -> Iterator[Session]:
        """For as long as somebody listens with a token."""
        session = Session(token)
        self._sessions.add(session)
        try:
            yield session
        finally:
            self._sessions.discard(session)

    def _end_void_sessions(self) -> None:
        for session in self._sessions:
            if session.token and not self._is_good(session.token):
                session.over.set()

    def _is_good(self, token: str) -> bool:
        """Whether a token that was good still is, as far as that is known without asking the database."""
        if token.startswith(PREFIX):
            return self.programs.is_good(token)
        try:
            guest_id, _, given = self._read(token)
            return bool(given > self._void_until(guest_id))
        except BadData:
            return self._first_signer.loads_unsafe(token)[0]

    def seal(self, purpose: str, value: Any) -> str:
        """Something that comes back to us through others' hands."""
        return str(URLSafeSerializer(self._keys, salt=purpose).dumps(value))

    def unseal(self, purpose: str, text: str) -> Any:
        """The same, or None if it is not of ours."""
        try:
            return URLSafeSerializer(self._keys, salt=purpose).loads(text)
        except BadData:
            return None

    async def known(self, token: str | None, wanted: Scope = READ) -> Guest | None:
        """The guest of a token; None if there is none, nobody signed it here, or it is too old. What a program's token
        was not made for is refused, and so is one that is not known: its owner is to hear of it.
        """
        if not token:
            return None
        self._look_now_and_then()
        if token.startswith(PREFIX):
            return await self.programs.holder(token, wanted)
        try:
            guest_id, name, given = self._read(token)
            guest = Guest(guest_id, name)
        except BadData:
            if await self._has_new_keys():
                return await self.known(token, wanted)
            of_old = await self._known_of_old(token)
            if of_old is None:
                return None
            guest, given = of_old
        return guest if given > self._void_until(guest.id) else None

    async def required(self, token: str | None, wanted: Scope) -> Guest:
        """The guest of a token that has to be good."""
        guest = await self.known(token, wanted)
        if guest is None:
            raise refusals.no_guest()
        return guest

    async def renewed(self, guest: Guest, token: str | None) -> messages.Welcome | None:
        """A new token instead of one that is older than a day or has an old name; None if it is good for now.

        A name may have been changed in another browser, so this does ask the database; a page asks it once. A
        program's token does not grow old: what is given here would let the program do all that its owner may.
        """
        if token is None or token.startswith(PREFIX):
            return None
        stored = await self._store.guest(guest.id)
        if stored is None or (stored[0] == guest and self._age(token) < _milliseconds(RENEW_DAYS)):
            return None
        return self._welcome(stored[0], now())

    def _age(self, token: str) -> int:
        try:
            return now() - int(self._signer.loads(token)[2])
        except BadData:
            return now()  # one of the first

    def _void_until(self, guest_id: str) -> int:
        return max(self._revoked.get(guest_id, 0), now() - _milliseconds(TOKEN_DAYS))

    async def _known_of_old(self, token: str) -> tuple[Guest, int] | None:
        """The first tokens had an id and nothing else, so the database has to be asked for the rest."""
        try:
            return await self._store.guest(self._first_signer.loads(token))
        except BadData:
            return None

    def _welcome(self, guest: Guest, given: int) -> messages.Welcome:
        token = str(self._signer.dumps([guest.id, guest.name, given]))
        return messages.Welcome(guest=card(guest), token=token)


class Session:
    """Somebody who listens; `over` is set when their token is void."""

    def __init__(self, token: str | None) -> None:
        self.token = token
        self.over = asyncio.Event()


def _milliseconds(days: int) -> int:
    return days * DAY * 1000


def card(guest: Guest) -> messages.Guest:
    return messages.Guest(id=guest.id, name=guest.name)


def set_cookie(request: Request, response: Response, token: str) -> None:
    _set(request, response, COOKIE, token)


def set_device(request: Request, response: Response, mark: str) -> None:
    """Here somebody has logged in, which lets nobody in, but is remembered when they do again."""
    _set(request, response, DEVICE, mark)


def _set(request: Request, response: Response, name: str, value: str) -> None:
    """For the site alone, and on safe lines alone if that is how people reach it; an empty one ends at once."""
    site: Site = request.app.state.site
    response.set_cookie(
        name,
        value,
        max_age=TOKEN_DAYS * DAY if value else 0,
        path=site.path or "/",
        secure=request.url.scheme == "https" or site.origin.startswith("https:"),
        httponly=True,
        samesite="lax",
    )


def token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, as far as it is known."""
    return "" if connection.client is None else connection.client.host


async def _guest_or_none(request: Request) -> Guest | None:
    guests: Guests = request.app.state.guests
    return await guests.known(token_of(request), wanted_by(request))


MaybeGuest = Annotated[Guest | None, Depends(_guest_or_none)]


async def _guest(request: Request) -> Guest:
    guests: Guests = request.app.state.guests
    return await guests.required(token_of(request), wanted_by(request))


SomeGuest = Annotated[Guest, Depends(_guest)]


async def _oneself(request: Request) -> Guest:
    guests: Guests = request.app.state.guests
    return await guests.required(token_of(request), ONESELF)


Oneself = Annotated[Guest, Depends(_oneself)]  # a person, whatever is asked; no program
