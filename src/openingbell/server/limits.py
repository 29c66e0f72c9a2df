"""How much one guest, and all from one address, may have, so that nobody fills the house alone.

A guest may have so many unfinished tables; of new tables, guests, deals and reports there may be so many in an hour.
What whoever runs the server has said is in the store, and so is what was taken: it holds for all workers together.
"""

from __future__ import annotations

from collections.abc import Callable

from openingbell.server import refusals
from openingbell.server.refusals import HttpRefusal
from openingbell.server.store.store import Store

NAMES = {  # and what is usual
    "tables-per-guest": 60,
    "tables-per-address": 600,
    "reports-per-guest": 5,
    "reports-per-address": 20,
    "deals-per-address": 200,
    "guests-per-address": 1200,  # two for each table
}


async def require_room(store: Store, guest_id: str, address: str) -> None:
    """One more table for a guest; it counts for the address."""
    per_guest = await _allowed(store, "tables-per-guest")
    if await store.unfinished(guest_id) >= per_guest:
        raise refusals.too_many_tables(per_guest)
    await _take(store, "tables", address, "tables-per-address", refusals.too_many_from_here)


async def require_may_report(store: Store, guest_id: str, address: str) -> None:
    """One more report by a guest; it counts for the address, too, from which others may come."""
    for whose, name in ((guest_id, "reports-per-guest"), (address, "reports-per-address")):
        await _take(store, "reports", whose, name, refusals.too_many_reports)


async def require_may_deal(store: Store, address: str) -> None:
    """One more deal by somebody from an address."""
    await _take(store, "deals", address, "deals-per-address", refusals.too_many_deals_from_here)


async def require_may_come(store: Store, address: str) -> None:
    """One more guest from an address."""
    await _take(store, "guests", address, "guests-per-address", refusals.too_many_guests)


async def _take(store: Store, what: str, whose: str, name: str, refusal: Callable[[int], HttpRefusal]) -> None:
    most = await _allowed(store, name)
    if not await store.take(what, whose, most):
        raise refusal(most)


async def _allowed(store: Store, name: str) -> int:
    return (await store.limits()).get(name, NAMES[name])
