"""Passkeys in the store."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection

from openingbell.server.store.schema import passkeys


@dataclass(frozen=True)
class PasskeyRow:
    """`used` is the moment of the challenge that was answered last: no earlier one can be answered again."""

    credential: str
    guest: str
    public_key: str
    sign_count: int
    name: str
    created: int
    used: int


def passkeys_of(read: Connection, guest_id: str) -> list[PasskeyRow]:
    wanted = select(passkeys).where(passkeys.c.guest == guest_id).order_by(passkeys.c.created)
    return [PasskeyRow(**row._mapping) for row in read.execute(wanted)]


def find_passkey(read: Connection, credential: str) -> PasskeyRow | None:
    row = read.execute(select(passkeys).where(passkeys.c.credential == credential)).one_or_none()
    return None if row is None else PasskeyRow(**row._mapping)


def add_passkey(write: Connection, row: PasskeyRow) -> None:
    write.execute(insert(passkeys), asdict(row))


def use_passkey(write: Connection, credential: str, moment: int, sign_count: int) -> bool:
    """A challenge of this moment was answered; whether it is the first answer to it."""
    unanswered = (passkeys.c.credential == credential) & (passkeys.c.used < moment)
    change = update(passkeys).where(unanswered).values(used=moment, sign_count=sign_count)
    return write.execute(change).rowcount == 1


def drop_passkeys(write: Connection, guest_id: str) -> None:
    write.execute(delete(passkeys).where(passkeys.c.guest == guest_id))


def drop_passkey(write: Connection, guest_id: str, credential: str) -> bool:
    own = (passkeys.c.guest == guest_id) & (passkeys.c.credential == credential)
    return write.execute(delete(passkeys).where(own)).rowcount == 1
