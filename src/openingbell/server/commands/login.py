"""Logging in and out."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from openingbell.protocol import accounts as messages
from openingbell.protocol.messages import Welcome
from openingbell.server.accounts.accounts import Accounts
from openingbell.server.accounts.passkeys import place_of
from openingbell.server.commands.asking import AnyAccounts
from openingbell.server.guests import DEVICE, MaybeGuest, address_of, set_cookie, set_device

router = APIRouter()


@router.post("/login")
async def log_in(
    wanted: messages.Login, here: MaybeGuest, accounts: AnyAccounts, request: Request, response: Response
) -> Welcome:
    """Be who you are elsewhere."""
    device = request.cookies.get(DEVICE)
    welcome = await accounts.log_in(wanted, here, device, address_of(request))
    return _entered(welcome, accounts, request, response)


@router.post("/login/challenge")
async def challenge(accounts: AnyAccounts, request: Request) -> messages.Challenge:
    """What a passkey is to answer."""
    return accounts.passkeys.ask(place_of(request))


@router.post("/login/passkey")
async def log_in_with_passkey(
    wanted: messages.LoginWithPasskey, here: MaybeGuest, accounts: AnyAccounts, request: Request, response: Response
) -> Welcome:
    """The same, by a passkey."""
    welcome = await accounts.log_in_with_passkey(wanted, here, place_of(request), address_of(request))
    return _entered(welcome, accounts, request, response)


@router.post("/login/recovery")
async def recover(
    wanted: messages.Recovery, here: MaybeGuest, accounts: AnyAccounts, request: Request, response: Response
) -> messages.Recovered:
    """The same, by the recovery code. There is a new password and a new code then, and whoever else is logged in, and
    every program, is so no more."""
    welcome, code = await accounts.recover(wanted, here, address_of(request))
    _entered(welcome, accounts, request, response)
    return messages.Recovered(guest=welcome.guest, token=welcome.token, code=code)


@router.post("/logout", status_code=204)
async def log_out(request: Request, response: Response) -> None:
    """This browser forgets who you are; an account finds you again."""
    set_cookie(request, response, "")


def _entered(welcome: Welcome, accounts: Accounts, request: Request, response: Response) -> Welcome:
    set_cookie(request, response, welcome.token)
    set_device(request, response, accounts.mark_of_device(welcome.guest.id))
    return welcome
