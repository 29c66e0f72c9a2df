"""Notices: how somebody wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from openingbell.protocol import notices as messages
from openingbell.server import refusals
from openingbell.server.commands.asking import AnyHouse, SomeTable
from openingbell.server.guests import SomeGuest, address_of
from openingbell.server.site import Site
from openingbell.server.table import Table

router = APIRouter()
WayId = Annotated[str, Path(max_length=20)]


@router.get("/notices")
async def notices(house: AnyHouse, guest: SomeGuest) -> messages.Notices:
    """Where you are told that it is your turn, and when not."""
    return await house.notices.of(guest.id)


@router.put("/notices")
async def wish(wished: messages.NoticeWishes, house: AnyHouse, guest: SomeGuest) -> messages.Notices:
    """In which language you want to be told, and in which hours not."""
    await house.notices.wish(guest.id, wished)
    return await house.notices.of(guest.id)


@router.post("/notices/ways", status_code=201)
async def add_way(wanted: messages.NewWay, house: AnyHouse, guest: SomeGuest, request: Request) -> messages.Notices:
    """Be told there, too: by a push subscription of your browser, or by a webhook. The address has to be one of https,
    and public."""
    await house.notices.add(guest.id, wanted, _site(request), comes_from=address_of(request))
    return await house.notices.of(guest.id)


@router.delete("/notices/ways/{way_id}")
async def drop_way(way_id: WayId, house: AnyHouse, guest: SomeGuest) -> messages.Notices:
    """Be told there no more."""
    await house.notices.drop(guest.id, way_id)
    return await house.notices.of(guest.id)


@router.post("/notices/ways/{way_id}/trial", status_code=204)
async def try_out(way_id: WayId, house: AnyHouse, guest: SomeGuest, request: Request) -> None:
    """Send a notice there now, to see whether it arrives."""
    await house.notices.try_out(guest.id, way_id, address_of(request))


@router.get("/tables/{table_id}/notices")
async def of_table(table: SomeTable, house: AnyHouse, guest: SomeGuest) -> messages.TableNotices:
    """Whether you want notices of this table, and, as its host, where everybody's turns are told."""
    return await house.notices.of_table(table, guest.id)


@router.put("/tables/{table_id}/notices")
async def turn_off(
    wanted: messages.NoticesOff, table: SomeTable, house: AnyHouse, guest: SomeGuest
) -> messages.TableNotices:
    """Want no notices of this table, or again."""
    await house.notices.turn_off(table.id, guest.id, wanted.off)
    return await house.notices.of_table(table, guest.id)


@router.post("/tables/{table_id}/notices/ways", status_code=201)
async def add_way_of_table(
    wanted: messages.NewWay, table: SomeTable, house: AnyHouse, guest: SomeGuest, request: Request
) -> messages.TableNotices:
    """As the host, have everybody's turns told by a webhook, as to a channel that the players read."""
    _require_host(table, guest.id)
    await house.notices.add(guest.id, wanted, _site(request), table.id, address_of(request))
    return await house.notices.of_table(table, guest.id)


@router.delete("/tables/{table_id}/notices/ways/{way_id}")
async def drop_way_of_table(
    way_id: WayId, table: SomeTable, house: AnyHouse, guest: SomeGuest
) -> messages.TableNotices:
    """As the host, have them told there no more."""
    _require_host(table, guest.id)
    await house.notices.drop_of_table(table.id, way_id)
    return await house.notices.of_table(table, guest.id)


def _require_host(table: Table, guest_id: str) -> None:
    if guest_id != table.seating.host:
        raise refusals.not_the_host()


def _site(request: Request) -> str:
    """Where people find the page."""
    site: Site = request.app.state.site
    return site.address(str(request.base_url))
