"""Blocks in the store: whom people do not want to meet."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from openingbell.server.entries import now
from openingbell.server.store.schema import blocks, removals


@dataclass(frozen=True)
class BlockRow:
    """`number` is how the one who blocks speaks of it: they know nobody's id."""

    number: int
    guest: str
    blocked: str
    name: str
    at: int


def blocks_of(read: Connection, guest_ids: Collection[str]) -> list[BlockRow]:
    """By these guests, the latest first."""
    wanted = select(blocks).where(blocks.c.guest.in_(guest_ids)).order_by(blocks.c.number.desc())
    return [BlockRow(**row._mapping) for row in read.execute(wanted)]


def block(write: Connection, guest_id: str, other: str, name: str) -> None:
    unblock(write, guest_id, other)
    write.execute(insert(blocks).values(guest=guest_id, blocked=other, name=name, at=now()))


def unblock(write: Connection, guest_id: str, other: str) -> None:
    write.execute(delete(blocks).where(blocks.c.guest == guest_id, blocks.c.blocked == other))


def drop_block(write: Connection, guest_id: str, number: int) -> None:
    write.execute(delete(blocks).where(blocks.c.guest == guest_id, blocks.c.number == number))


def is_unwelcome(read: Connection, table_id: str, host: str, guest_id: str) -> bool:
    """Whether a table's host has blocked a guest, or removed them from it."""
    blocked = select(blocks.c.number).where(blocks.c.guest == host, blocks.c.blocked == guest_id)
    removed = select(removals.c.number).where(removals.c.table_id == table_id, removals.c.guest == guest_id)
    return any(read.execute(wanted).first() is not None for wanted in (blocked, removed))
