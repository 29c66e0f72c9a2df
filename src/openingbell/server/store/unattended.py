"""Tables at which something has to go on by itself: whoever leads them has to have them in memory."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.engine import Connection

from openingbell.server.store.models import HUMAN, OPEN, PLAYING, WAITING
from openingbell.server.store.schema import seats, standing, tables


def read_unattended(read: Connection, table_ids: Collection[str] | None) -> list[str]:
    """Of these tables, or of all at which people play, those where a bot (also one in a person's place) or a standing
    answer is asked, and those that are full and have not begun.
    """
    here = select(seats.c.seat).where(seats.c.table_id == tables.c.id)
    bot = here.where(seats.c.seat == tables.c.actor, seats.c.bot.is_not(None)).exists()
    stands = standing.select().where(standing.c.table_id == tables.c.id, standing.c.seat == tables.c.actor).exists()
    full = ~here.where(seats.c.kind == OPEN).exists()
    wanted = ((tables.c.status == PLAYING) & (bot | stands)) | ((tables.c.status == WAITING) & full)
    if table_ids is None:
        wanted &= here.where(seats.c.kind == HUMAN).exists()
    else:
        wanted &= tables.c.id.in_(table_ids)
    return list(read.scalars(select(tables.c.id).where(wanted)))
