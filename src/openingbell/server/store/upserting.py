"""A row that is there afterwards, whoever else writes the same one at this moment."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

Insert = sqlite.Insert | postgresql.Insert
INSERTS: dict[str, Callable[[Table], Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def upsert(write: Connection, table: Table, row: Mapping[str, object], changed: Collection[str]) -> None:
    """A new row; if there is one with its key, only these columns of it are changed."""
    new = INSERTS[write.dialect.name](table).values(row)
    there = {name: new.excluded[name] for name in changed}
    write.execute(new.on_conflict_do_update(index_elements=list(table.primary_key), set_=there))
