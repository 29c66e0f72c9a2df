"""Tokens with which programs act for somebody: known by their hashes, and only to do what they were made for."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from contextlib import suppress

from openingbell.protocol import accounts as messages
from openingbell.server import refusals
from openingbell.server.accounts.codes import hash_of
from openingbell.server.entries import now
from openingbell.server.scopes import ALLOWED, Scope
from openingbell.server.store.api_tokens import TokenRow, add_token, drop_token, token_used, tokens_by_hash
from openingbell.server.store.models import Guest
from openingbell.server.store.store import Store, new_id

PREFIX = "bell_"  # people and their tools recognise it where it should not be
MOST = 20  # of one account
REMEMBERED = 1000
USED_EVERY = 60_000  # milliseconds: a program that plays uses its token all the time


class ApiTokens:
    """What was asked for lately is remembered; `load` sees what has become of it elsewhere."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[TokenRow, Guest]] = OrderedDict()
        self._noted: dict[str, int] = {}  # when the use of a token was last written down

    async def load(self) -> None:
        if self._known:
            found = await self._store.read(lambda read: tokens_by_hash(read, list(self._known)))
            self._known = OrderedDict((one, found[one]) for one in self._known if one in found)

    async def holder(self, secret: str, wanted: Scope) -> Guest:
        """Who may do this with a token, or a refusal that says what is wrong with it."""
        hashed = hash_of(secret)
        if hashed not in self._known:
            self._known |= await self._store.read(lambda read: tokens_by_hash(read, [hashed]))
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        if hashed not in self._known:
            raise refusals.no_token()
        token, guest = self._known[hashed]
        if wanted not in ALLOWED[token.scope]:
            raise refusals.not_with_token(token.scope)
        await self._note_use(token)
        return guest

    def is_good(self, secret: str) -> bool:
        """Whether a token that was good still is, as far as it is known here."""
        return hash_of(secret) in self._known

    async def _note_use(self, token: TokenRow) -> None:
        moment = now()
        if moment - self._noted.get(token.id, 0) >= USED_EVERY:
            self._noted[token.id] = moment
            with suppress(refusals.HttpRefusal):  # a store that cannot be written stops nobody who reads
                await self._store.write(lambda write: token_used(write, token.id, moment))

    async def make(self, guest: Guest, wanted: messages.NewApiToken) -> messages.ApiTokenMade:
        secret = PREFIX + secrets.token_urlsafe(32)
        row = TokenRow(new_id(), guest.id, hash_of(secret), " ".join(wanted.purpose.split()), wanted.scope, now())
        if not await self._store.write(lambda write: add_token(write, row, MOST)):
            raise refusals.too_many_tokens(MOST)
        return messages.ApiTokenMade(token=card(row), secret=secret)

    async def revoke(self, guest: Guest, token_id: str) -> None:
        if not await self._store.write(lambda write: drop_token(write, guest.id, token_id)):
            raise refusals.no_such_token()
        await self.load()


def card(row: TokenRow) -> messages.ApiToken:
    return messages.ApiToken(
        id=row.id,
        purpose=row.purpose,
        scope=row.scope,  # type: ignore[arg-type]
        created=row.created,
        used=row.used,
    )
