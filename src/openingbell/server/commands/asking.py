"""What commands ask for: the house, the table they are about, and how they answer."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from pydantic_core import to_json

from openingbell.server.accounts.accounts import Accounts
from openingbell.server.guests import Guests, MaybeGuest
from openingbell.server.house import House
from openingbell.server.table import Table


async def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _guests(request: Request) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


async def _accounts(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


AnyHouse = Annotated[House, Depends(_house)]
AnyGuests = Annotated[Guests, Depends(_guests)]
AnyAccounts = Annotated[Accounts, Depends(_accounts)]
TableId = Annotated[str, Path(max_length=20)]


async def _table(house: AnyHouse, table_id: TableId, guest: MaybeGuest) -> Table:
    return await house.current(table_id, None if guest is None else guest.id)


SomeTable = Annotated[Table, Depends(_table)]
Said = Annotated[int | None, Query(alias="seat", description="For which of your seats, if you have several.")]


def as_json(body: dict[str, Any]) -> Response:
    """What a game says, as it is: its views are nothing that could be checked here."""
    return Response(to_json(body), media_type="application/json")
