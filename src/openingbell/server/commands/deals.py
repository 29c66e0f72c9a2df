"""Deals: made, played, and compared."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Request

from openingbell.protocol import messages
from openingbell.protocol.deals import Comparison, Deal, Deals, NewDeal
from openingbell.server.commands.asking import AnyHouse
from openingbell.server.deals import days
from openingbell.server.guests import MaybeGuest, SomeGuest, address_of
from openingbell.server.store.models import Guest

router = APIRouter()
DealId = Annotated[str, Path(max_length=20)]


@router.get("/deals/today")
async def today(house: AnyHouse, guest: MaybeGuest) -> Deals:
    """The deals of the day, one for each game."""
    return await house.dealing.of_day(days.today(), _id(guest))


@router.get("/deals/days/{day}")
async def of_day(day: date, house: AnyHouse, guest: MaybeGuest) -> Deals:
    """The deals of a day, in UTC."""
    return await house.dealing.of_day(day, _id(guest))


@router.post("/deals", status_code=201)
async def make(wanted: NewDeal, house: AnyHouse, guest: SomeGuest, request: Request) -> Deal:
    """Make a deal that everybody who has its link can play."""
    deal = await house.dealing.make(guest, wanted, address_of(request))
    return await house.dealing.describe(deal, guest.id)


@router.get("/deals/{deal_id}")
async def look(deal_id: DealId, house: AnyHouse, guest: MaybeGuest) -> Deal:
    """A deal as you see it: how others played it once you have, or it is closed."""
    return await house.dealing.describe(await house.dealing.find(deal_id), _id(guest))


@router.post("/deals/{deal_id}/play", status_code=201)
async def play(deal_id: DealId, house: AnyHouse, guest: SomeGuest, request: Request) -> messages.Table:
    """Play a deal: the table at which you do, or did not finish yet."""
    table = await house.dealing.play(guest, deal_id, address_of(request))
    return table.describe(guest.id)


@router.post("/deals/{deal_id}/close")
async def close(deal_id: DealId, house: AnyHouse, guest: SomeGuest) -> Deal:
    """Close a deal of yours: its secret is told, and nobody plays it any more."""
    await house.dealing.close(guest, deal_id)
    return await house.dealing.describe(await house.dealing.find(deal_id), guest.id)


@router.get("/deals/{deal_id}/compare/{attempt}")
async def compare(
    deal_id: DealId, attempt: Annotated[str, Path(max_length=20)], house: AnyHouse, guest: SomeGuest
) -> Comparison:
    """Where somebody's choices and your own parted, and how each went on."""
    return await house.dealing.compare(guest, deal_id, attempt)


def _id(guest: Guest | None) -> str | None:
    return None if guest is None else guest.id
