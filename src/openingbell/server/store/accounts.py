"""Accounts in the store: guests who have a way to log in."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.engine import Connection

from openingbell.server.store.schema import accounts, guests


@dataclass(frozen=True)
class AccountRow:
    """`guest` is whose it is, `public` what others may know them by; the login name is nobody else's business."""

    guest: str
    public: str
    login: str
    login_key: str
    password: str | None
    recovery: str | None
    created: int


@dataclass(frozen=True)
class Player:
    """What others may know of somebody with an account."""

    public: str
    name: str


def account_of(read: Connection, guest_id: str) -> AccountRow | None:
    """The account of a guest, if they have one."""
    return _account(read, accounts.c.guest == guest_id)


def account_named(read: Connection, login_key: str) -> AccountRow | None:
    return _account(read, accounts.c.login_key == login_key)


def _account(read: Connection, wanted: ColumnElement[bool]) -> AccountRow | None:
    row = read.execute(select(accounts).where(wanted)).one_or_none()
    return None if row is None else AccountRow(**row._mapping)


def players(read: Connection, guest_ids: Collection[str]) -> dict[str, Player]:
    """Those of these guests who have an account."""
    wanted = select(accounts.c.guest, accounts.c.public, guests.c.name).join(guests)
    rows = read.execute(wanted.where(accounts.c.guest.in_(guest_ids)))
    return {row.guest: Player(row.public, row.name) for row in rows}


def guest_behind(read: Connection, public: str) -> str | None:
    """The guest whose account has this public id."""
    return read.scalar(select(accounts.c.guest).where(accounts.c.public == public))


def add_account(write: Connection, row: AccountRow) -> None:
    write.execute(insert(accounts), asdict(row))


def change_account(write: Connection, guest_id: str, known: Mapping[str, str | None], **values: str | None) -> bool:
    """Whether it is changed: only if what is known of it is still so, such as the hash of its recovery code."""
    still = [accounts.c[name].is_not_distinct_from(value) for name, value in known.items()]
    change = update(accounts).where(accounts.c.guest == guest_id, *still).values(**values)
    return write.execute(change).rowcount == 1
