"""Whom the host has removed from a table that waits: they cannot sit down there until the host lets them come again."""

from __future__ import annotations

from openingbell.protocol import messages
from openingbell.server.store.removals import RemovalRow
from openingbell.server.store.store import Store


class Removals:
    """A part of a table."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._table_id = table_id
        self._store = store
        self._rows: dict[str, RemovalRow] = {}

    async def load(self) -> None:
        self._rows = {row.guest: row for row in await self._store.removals(self._table_id)}

    def seat_of(self, guest_id: str | None) -> int | None:
        """The seat from which a guest was removed, if they were."""
        row = None if guest_id is None else self._rows.get(guest_id)
        return None if row is None else row.seat

    def told(self) -> list[messages.RemovedPerson]:
        """For the host."""
        return [messages.RemovedPerson(number=row.number, name=row.name) for row in self._rows.values()]

    async def readmit(self, number: int) -> None:
        await self._store.drop_removal(self._table_id, number)
        await self.load()
