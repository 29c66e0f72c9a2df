"""Tokens of programs in the store."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection

from openingbell.server.store.models import Guest
from openingbell.server.store.schema import api_tokens, guests


@dataclass(frozen=True)
class TokenRow:
    id: str
    guest: str
    hash: str
    purpose: str
    scope: str
    created: int
    used: int | None = None


def tokens_of(read: Connection, guest_id: str) -> list[TokenRow]:
    wanted = select(api_tokens).where(api_tokens.c.guest == guest_id).order_by(api_tokens.c.created)
    return [TokenRow(**row._mapping) for row in read.execute(wanted)]


def tokens_by_hash(read: Connection, hashes: Collection[str]) -> dict[str, tuple[TokenRow, Guest]]:
    """Those that are there, and whose they are."""
    wanted = select(api_tokens, guests.c.name).join(guests).where(api_tokens.c.hash.in_(hashes))
    found = {}
    for row in read.execute(wanted):
        facts = dict(row._mapping)
        name = facts.pop("name")
        found[row.hash] = (TokenRow(**facts), Guest(row.guest, name))
    return found


def add_token(write: Connection, row: TokenRow, most: int) -> bool:
    """Unless there are so many already, which is what this says."""
    number = write.scalar(select(func.count()).where(api_tokens.c.guest == row.guest)) or 0
    if number >= most:
        return False
    write.execute(insert(api_tokens), asdict(row))
    return True


def token_used(write: Connection, token_id: str, moment: int) -> None:
    write.execute(update(api_tokens).where(api_tokens.c.id == token_id).values(used=moment))


def drop_token(write: Connection, guest_id: str, token_id: str) -> bool:
    own = (api_tokens.c.guest == guest_id) & (api_tokens.c.id == token_id)
    return write.execute(delete(api_tokens).where(own)).rowcount == 1


def drop_tokens(write: Connection, guest_id: str) -> None:
    write.execute(delete(api_tokens).where(api_tokens.c.guest == guest_id))
