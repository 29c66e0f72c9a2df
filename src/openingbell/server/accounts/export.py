"""Everything that the store has of a person, as one file: rows as they are, and the records of finished games."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from openingbell.core.errors import Refused
from openingbell.server.entries import now
from openingbell.server.house import House
from openingbell.server.store.models import OVER, Guest
from openingbell.server.store.people import rows_about, tables_of

FORMAT = "openingbell-person"
VERSION = 1


async def everything(house: House, guest: Guest) -> AsyncIterator[str]:
    """In pieces, because a person may have played many games: each is let go before the next is read."""
    rows = await house.store.read(lambda read: rows_about(read, guest.id))
    over = await house.store.read(lambda read: tables_of(read, guest.id, OVER))
    head = _text({"format": FORMAT, "version": VERSION, "made": now(), "rows": rows})
    yield f'{head[:-1]}, "records": {{'
    separator = ""
    for table_id in sorted(over):
        record = await _record(house, guest, table_id)
        if record is not None:
            yield f"{separator}{_text(table_id)}: {_text(record)}"
            separator = ", "
    yield "}}\n"


async def _record(house: House, guest: Guest, table_id: str) -> object:
    """The record, or why it cannot be had; nothing, if the game is not over as far as a host may know who looks on."""
    try:
        table = await house.table(table_id)
        eyes = table.eyes(guest.id)
        return table.record(eyes) if table.is_over_for(eyes) else None
    except Refused as error:
        return str(error)


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
