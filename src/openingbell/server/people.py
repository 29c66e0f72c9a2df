"""The people at a table whom somebody does not want to meet, and whom they report to whoever runs the server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from openingbell.protocol import people
from openingbell.server import refusals
from openingbell.server.entries import now
from openingbell.server.limits import require_may_report
from openingbell.server.store.models import Guest
from openingbell.server.store.reports import Report
from openingbell.server.store.store import Store

if TYPE_CHECKING:
    from openingbell.server.table import Table

log = logging.getLogger(__name__)


class People:
    """Clients know each other by seats and by what was said; whose those are stays here."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store

    async def require_welcome(self, guest_id: str) -> None:
        """The host has neither removed nor blocked them; which of the two it was is not said."""
        if await self._store.is_unwelcome(self._table.id, self._table.seating.host, guest_id):
            raise refusals.unwelcome()

    async def blocked(self, guest_id: str) -> people.BlockedHere:
        """Who here is blocked by a guest."""
        blocked = {row.blocked for row in await self._store.blocks(guest_id)}
        return people.BlockedHere(
            seats=[seat.seat for seat in self._table.seating.seats if seat.guest in blocked],
            authors=self._table.talk.authors(blocked),
        )

    async def block(self, guest: Guest, wanted: people.Blocking) -> None:
        """Not to meet somebody any more, here and elsewhere; or to meet them again."""
        other, name = self._meant(guest.id, wanted)
        if wanted.blocked:
            await self._store.block(self._table.id, guest.id, other, name)
        else:
            await self._store.unblock(self._table.id, guest.id, other)
        await self._table.talk.heed(guest)

    async def report(self, guest: Guest, said: people.Reporting, address: str) -> None:
        """With what has happened at the table so far, whoever hears it otherwise."""
        other, name = self._meant(guest.id, said)
        await require_may_report(self._store, guest.id, address)
        await self._store.report(
            Report(
                at=now(),
                reporter=guest.id,
                reported=other,
                name=name,
                reason=said.reason,
                words=said.words or "",
                table_id=self._table.id,
                seq=self._table.seq,
                talk=self._table.talk.lately(),
            )
        )
        log.info("somebody was reported: bell admin reports")

    def _meant(self, guest_id: str, person: people.Person) -> tuple[str, str]:
        """The guest who is meant, and by which name: somebody else, and no bot."""
        if person.author is not None:
            other, name = self._table.talk.speaker(person.author)
        else:
            seats = [seat for seat in self._table.seating.seats if seat.seat == person.seat]
            other, name = (seats[0].guest or "", seats[0].name) if seats else ("", "")
        if other in ("", guest_id):
            raise refusals.nobody_meant()
        return other, name
