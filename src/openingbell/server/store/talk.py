"""Talk in the store: what was said at a table, whom a guest does not want to hear, and where."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, replace

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Connection

from openingbell.server.store.blocks import blocks_of
from openingbell.server.store.schema import deaf, mutes, talk


@dataclass(frozen=True)
class WordRow:
    """Something said by a guest, from a seat or from among the spectators, when `seq` entries were known to them.
    `room` says who hears it: `table` before the game, then `players` or `spectators`."""

    table_id: str
    number: int
    guest: str
    seat: int | None
    name: str
    room: str
    seq: int
    at: int
    words: str


@dataclass(frozen=True)
class Hush:
    """What a guest does not want to hear: these people anywhere, of whom some are blocked, and at a table nobody."""

    muted: frozenset[str]
    blocked: frozenset[str]
    deaf: bool


def said(read: Connection, table_id: str, after: int) -> list[WordRow]:
    wanted = select(talk).where(talk.c.table_id == table_id, talk.c.number > after).order_by(talk.c.number)
    return [WordRow(**row._mapping) for row in read.execute(wanted)]


def add_word(write: Connection, row: WordRow) -> None:
    """With the next number of its table."""
    last = write.scalar(select(func.max(talk.c.number)).where(talk.c.table_id == row.table_id)) or 0
    write.execute(insert(talk), asdict(replace(row, number=last + 1)))


def said_since(read: Connection, row: WordRow, since: int) -> tuple[int, int]:
    """How much the same guest has said since then, and everybody in the same room."""
    recent = select(func.count()).select_from(talk).where(talk.c.at > since)
    own = read.scalar(recent.where(talk.c.guest == row.guest)) or 0
    room = read.scalar(recent.where(talk.c.table_id == row.table_id, talk.c.room == row.room)) or 0
    return int(own), int(room)


def hushes_of(read: Connection, table_id: str, guest_ids: Collection[str]) -> dict[str, Hush]:
    """For each of these guests."""
    muted: dict[str, set[str]] = {guest_id: set() for guest_id in guest_ids}
    for row in read.execute(select(mutes).where(mutes.c.guest.in_(guest_ids))):
        muted[row.guest].add(row.muted)
    blocked: dict[str, set[str]] = {guest_id: set() for guest_id in guest_ids}
    for block in blocks_of(read, guest_ids):
        blocked[block.guest].add(block.blocked)
    here = (deaf.c.table_id == table_id) & deaf.c.guest.in_(guest_ids)
    deaf_here = set(read.scalars(select(deaf.c.guest).where(here)))
    return {
        guest_id: Hush(
            frozenset(muted[guest_id] | blocked[guest_id]), frozenset(blocked[guest_id]), guest_id in deaf_here
        )
        for guest_id in guest_ids
    }


def mute(write: Connection, guest_id: str, other: str, muted: bool) -> None:
    write.execute(delete(mutes).where(mutes.c.guest == guest_id, mutes.c.muted == other))
    if muted:
        write.execute(insert(mutes).values(guest=guest_id, muted=other))


def be_deaf(write: Connection, table_id: str, guest_id: str, is_deaf: bool) -> None:
    write.execute(delete(deaf).where(deaf.c.table_id == table_id, deaf.c.guest == guest_id))
    if is_deaf:
        write.execute(insert(deaf).values(table_id=table_id, guest=guest_id))
