"""Bans in the store: guests, or networks of addresses, that are not let in."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from openingbell.server.store.schema import bans


@dataclass(frozen=True)
class Ban:
    """`whom` is a guest's id or a network such as 203.0.113.0/24; the reason is told to them, if there is one. Without
    `until` it is for good."""

    whom: str
    is_guest: bool
    reason: str
    at: int
    until: int | None


def read_bans(read: Connection) -> list[Ban]:
    """All, those that are over, too; the latest first."""
    wanted = select(bans).order_by(bans.c.at.desc(), bans.c.whom)
    return [Ban(**row._mapping) for row in read.execute(wanted)]


def add_ban(write: Connection, ban: Ban) -> None:
    """In the place of an earlier one."""
    drop_ban(write, ban.whom)
    write.execute(insert(bans), asdict(ban))


def drop_ban(write: Connection, whom: str) -> bool:
    """Whether there was one."""
    return write.execute(delete(bans).where(bans.c.whom == whom)).rowcount == 1
