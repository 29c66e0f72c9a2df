"""What the first view of the page needs, sent with the document itself: nothing else is asked for before that."""

from __future__ import annotations

import re
from functools import cache

from fastapi import Request
from pydantic_core import to_json

from openingbell.core.errors import Refused
from openingbell.locales import catalogue_text, languages
from openingbell.locales.catalogue import FALLBACK
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.commands.offer import offer
from openingbell.server.door import require_welcome
from openingbell.server.guests import Guests, token_of
from openingbell.server.house import House
from openingbell.server.refusals import HttpRefusal
from openingbell.server.store.models import Guest

LANGUAGE_COOKIE = "bell_language"
WISH = re.compile(r"([\w-]+)(?:\s*;\s*q=(\d(?:\.\d+)?))?", re.ASCII)
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
NAME = re.compile(r"^(?:([a-zA-Z][\w-]*) =|    \.([\w-]+) =)", re.MULTILINE)


class First:
    """The parts of a first view by their names, each in JSON."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._house: House = request.app.state.house
        self.language = language_of(request)
        self.parts = {"language": to_json(self.language).decode(), "words": _words(self.language)}

    async def offer(self) -> None:
        self.parts["offer"] = (await offer(self._request)).model_dump_json()

    async def me(self) -> tuple[Guest | None, messages.Me]:
        """Who comes, with a new token if the old one is to be renewed."""
        guests: Guests = self._request.app.state.guests
        token = token_of(self._request)
        guest = await guests.known(token)
        renewed = None if guest is None else await guests.renewed(guest, token)
        if renewed is not None:
            guest = Guest(renewed.guest.id, renewed.guest.name)
        card = None if guest is None else messages.Guest(id=guest.id, name=guest.name)
        self.parts["guest"] = to_json(card).decode()
        return guest, messages.Me(guest=card, token=None if renewed is None else renewed.token)

    async def lobby(self, guest: Guest | None) -> None:
        self.parts["tables"] = (await self._house.lobby.first_pages(_id(guest))).model_dump_json()

    async def table(self, table_id: str, guest: Guest | None) -> int:
        """The table and its position as the guest may see them, or why there is none; the status says which."""
        try:
            table = await self._house.current(table_id, _id(guest))
        except Refused as error:
            refused = refusals.of_rules(error)
            self.parts["refused"] = _told(refused)
            return refused.status
        self.parts["table"] = table.describe(_id(guest)).model_dump_json()
        self.parts["position"] = table.position(table.eyes(_id(guest)), 0)
        return 200

    def script(self) -> str:
        """Data and no program, so that a strict policy need not allow it; and nothing in it can end the element."""
        text = "{" + ",".join(f'"{name}":{part}' for name, part in self.parts.items()) + "}"
        safe = text.replace("<", r"\u003c")
        return f'<script type="application/json" id="first">{safe}</script>'


async def first_view(request: Request, table_id: str | None, is_lobby: bool) -> tuple[First, int, str | None]:
    """What is shown first, its status, and a new token if there is one. Where the store does not answer, at least the
    words to say so.
    """
    first, status, token = First(request), 200, None
    await first.offer()
    try:
        await require_welcome(request.app.state, request.scope)
    except HttpRefusal as refused:
        first.parts["banned"] = _told(refused)
        return first, refused.status, None
    try:
        guest, me = await first.me()
        token = me.token
        if is_lobby:
            await first.lobby(guest)
        if table_id is not None:
            status = await first.table(table_id, guest)
    except HttpRefusal as refused:
        status = refused.status
    return first, status, token


def language_of(request: Request) -> str:
    """The language to begin with: the one chosen here before, else the browser's, exactly or without its region."""
    wishes = [(float(q or 1), wish) for wish, q in WISH.findall(request.headers.get("accept-language", ""))]
    ordered = [wish for _, wish in sorted(wishes, key=lambda wish: -wish[0])]
    for wish in [request.cookies.get(LANGUAGE_COOKIE, ""), *ordered]:
        for spoken in (wish, wish.partition("-")[0]):
            if spoken in languages():
                return str(spoken)
    return FALLBACK


@cache
def _words(language: str) -> str:
    """The words of a language, and the English ones if it lacks any."""
    texts = {spoken: COMMENT.sub("", catalogue_text(spoken)) for spoken in (language, FALLBACK)}
    if _names(texts[language]) >= _names(texts[FALLBACK]):
        texts = {language: texts[language]}
    return to_json(texts).decode()


def _names(text: str) -> set[str]:
    """Every message, and every attribute behind the message it belongs to."""
    found, message = set(), ""
    for one, attribute in NAME.findall(text):
        message = one or message
        found.add(f"{message}.{attribute}")
    return found


def _told(refused: HttpRefusal) -> str:
    return to_json({"type": "refused", **refused.body()}).decode()


def _id(guest: Guest | None) -> str | None:
    return None if guest is None else guest.id
