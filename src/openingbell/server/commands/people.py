"""Who somebody is."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from openingbell.protocol import messages
from openingbell.server.commands.asking import AnyGuests
from openingbell.server.guests import MaybeGuest, SomeGuest, address_of, card, set_cookie, token_of

router = APIRouter()


@router.post("/guests", status_code=201)
async def new_guest(
    wanted: messages.NewGuest, guests: AnyGuests, request: Request, response: Response
) -> messages.Welcome:
    """Be somebody."""
    welcome = await guests.welcome(wanted.name, address_of(request))
    set_cookie(request, response, welcome.token)
    return welcome


@router.get("/me")
async def me(guest: MaybeGuest, guests: AnyGuests, request: Request, response: Response) -> messages.Me:
    """Who you are; ask now and then, and your token does not grow old."""
    renewed = None if guest is None else await guests.renewed(guest, token_of(request))
    if renewed is None:
        return messages.Me(guest=None if guest is None else card(guest))
    set_cookie(request, response, renewed.token)
    return messages.Me(guest=renewed.guest, token=renewed.token)


@router.put("/me")
async def rename(
    wanted: messages.NewGuest, guest: SomeGuest, guests: AnyGuests, request: Request, response: Response
) -> messages.Welcome:
    """Be called otherwise, with a new token. Where you sit already you keep the name you sat down with."""
    welcome = await guests.rename(guest, wanted.name)
    set_cookie(request, response, welcome.token)
    return welcome


@router.delete("/me", status_code=204)
async def log_out(guest: SomeGuest, guests: AnyGuests, request: Request, response: Response) -> None:
    """Log out everywhere: no token of yours or of your programs is known any more. Only an account finds a way back."""
    await guests.revoke(guest)
    set_cookie(request, response, "")


@router.delete("/me/tokens")
async def log_out_elsewhere(
    guest: SomeGuest, guests: AnyGuests, request: Request, response: Response
) -> messages.Welcome:
    """Log out everywhere else, your programs, too: only the token in this answer is known from now on."""
    welcome = await guests.revoke(guest)
    set_cookie(request, response, welcome.token)
    return welcome
