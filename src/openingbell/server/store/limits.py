"""What guests may have, if whoever runs the server has said otherwise than it is usual."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.engine import Connection

from openingbell.server.store.schema import limits


def read_limits(read: Connection) -> dict[str, int]:
    return {row.name: row.value for row in read.execute(select(limits))}
