"""Chance at the tables of a deal: one secret for all of them, told when the deal closes."""

from __future__ import annotations

from collections.abc import Sequence

from openingbell.bots.budget import Budget
from openingbell.core.chance import Chance
from openingbell.core.state import State
from openingbell.fairness.account import Account
from openingbell.fairness.sharing import SharedChance, bot_seeds
from openingbell.server.bots import Fixed
from openingbell.server.entries import now
from openingbell.server.origins import Origin
from openingbell.server.promised import Promised
from openingbell.server.store.deals import AttemptRow, DealRow, attempts_of, read_deal
from openingbell.server.store.models import PromiseRow, SeatRow, TableRow
from openingbell.server.store.store import Store


class SharedPromise(Promised):
    """Whoever has not played the deal to its end sees nothing of it at others' tables, until it closes."""

    def __init__(self, deal: DealRow, row: PromiseRow, store: Store) -> None:
        super().__init__(deal.id, row, store)
        self._deal = deal
        self._finished: set[str] = set()

    async def load(self) -> None:
        """It never changes."""

    async def meet(self, guest_id: str | None) -> None:
        if self.admits(guest_id):
            return
        known = await self._store.read(lambda read: read_deal(read, self._deal.id))
        self._deal = known or self._deal
        if guest_id is not None:
            tried = await self._store.read(lambda read: attempts_of(read, self._deal.id, guest_id))
            self._finished |= {guest_id} if any(is_played(attempt) for attempt in tried) else set()

    def admits(self, guest_id: str | None) -> bool:
        return is_closed(self._deal) or guest_id in self._finished

    def chance(self, seats: Sequence[SeatRow], drawn: int) -> Chance:
        return SharedChance(self.row.secret, drawn)

    def fixed(self, state: State) -> Fixed:
        return Fixed(bot_seeds(self.row.secret, state), Budget.of(self._deal.budget))

    def account(self, seats: Sequence[SeatRow], draws: Sequence[int], after: int = 0) -> Account | None:
        """Nothing as long as others may still play the deal."""
        if not is_closed(self._deal):
            return None
        return Account(self._deal.id, self.row.number, self.row.commitment, self.row.secret, shared=True)


async def promised_for(table: TableRow, store: Store) -> Promised | None:
    """What is promised for a table: for its own, or for the deal that is played there."""
    origin = Origin.of(table.origin)
    deal_id = None if origin is None else origin.deal
    row = await store.promise(deal_id or table.id)
    if row is None:
        return None
    if deal_id is None:
        return Promised(table.id, row, store)
    deal = await store.read(lambda read: read_deal(read, deal_id))
    assert deal is not None, "deals are never deleted"
    return SharedPromise(deal, row, store)


def is_played(attempt: AttemptRow) -> bool:
    """Whether an attempt was played to its end, and so shows its player how others did: giving up costs nothing."""
    return attempt.finished is not None and attempt.scores is not None


def is_closed(deal: DealRow) -> bool:
    return now() >= deal.closes
