"""Standing answers in the store: a row for each seat for which something stands or was cancelled."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from openingbell.server.store.models import StandingRow
from openingbell.server.store.schema import standing
from openingbell.server.store.writer import TooLate


def standing_of(read: Connection, table_id: str) -> list[StandingRow]:
    wanted = select(standing).where(standing.c.table_id == table_id)
    return [StandingRow(**row._mapping) for row in read.execute(wanted)]


def keep_standing(write: Connection, row: StandingRow, instead_of: StandingRow | None) -> None:
    """This instead of what stood before, or TooLate if that was changed meanwhile."""
    own = (standing.c.table_id == row.table_id) & (standing.c.seat == row.seat)
    found = write.execute(select(standing).where(own)).one_or_none()
    if (None if found is None else StandingRow(**found._mapping)) != instead_of:
        raise TooLate
    write.execute(delete(standing).where(own))
    write.execute(insert(standing), asdict(row))
