"""Accounts: having one, and what its owner does with it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from openingbell.protocol import accounts as messages
from openingbell.protocol.messages import Welcome
from openingbell.server import refusals
from openingbell.server.accounts.export import everything
from openingbell.server.accounts.leaving import leave
from openingbell.server.accounts.passkeys import Place, place_of
from openingbell.server.commands.asking import AnyAccounts, AnyGuests, AnyHouse
from openingbell.server.guests import Oneself, address_of, set_cookie, set_device
from openingbell.server.store.models import Guest

router = APIRouter()


def _place(request: Request) -> Place | None:
    try:
        return place_of(request)
    except refusals.HttpRefusal:
        return None


@router.get("/account")
async def account(guest: Oneself, accounts: AnyAccounts, request: Request) -> messages.MyAccount:
    """Your account, if you have one."""
    return messages.MyAccount(account=await accounts.of(guest), may_have_passkeys=_place(request) is not None)


@router.post("/account", status_code=201)
async def make(
    wanted: messages.NewAccount, guest: Oneself, accounts: AnyAccounts, request: Request, response: Response
) -> messages.AccountMade:
    """Have a way to log in elsewhere; who you are, and your games, stay. The recovery code is told this once."""
    made = await accounts.make(guest, wanted, _place(request), address_of(request))
    set_device(request, response, accounts.mark_of_device(guest.id))
    return made


@router.put("/account/password")
async def change_password(
    wanted: messages.ChangedPassword, guest: Oneself, accounts: AnyAccounts, request: Request, response: Response
) -> Welcome:
    """Another password, or a first one. Whoever is logged in elsewhere is so no more; tokens of programs stay."""
    welcome = await accounts.change_password(guest, wanted, _place(request))
    set_cookie(request, response, welcome.token)
    return welcome


@router.post("/account/recovery", status_code=201)
async def new_code(
    proof: messages.Proof, guest: Oneself, accounts: AnyAccounts, request: Request
) -> messages.RecoveryCode:
    """Another recovery code; the last one is good no more."""
    return messages.RecoveryCode(code=await accounts.new_code(guest, proof, _place(request)))


@router.post("/account/passkeys/challenge")
async def invite_passkey(
    wanted: messages.WantedPasskey, guest: Oneself, accounts: AnyAccounts, request: Request
) -> messages.Challenge:
    """What to make a passkey with: for your account, or for the one you are about to make."""
    return await accounts.invite_passkey(guest, wanted.login, place_of(request))


@router.post("/account/passkeys", status_code=201)
async def add_passkey(
    wanted: messages.NewPasskey, guest: Oneself, accounts: AnyAccounts, request: Request
) -> messages.Account:
    """One more passkey."""
    return await accounts.add_passkey(guest, wanted, place_of(request))


@router.delete("/account/passkeys/{credential}")
async def drop_passkey(credential: str, guest: Oneself, accounts: AnyAccounts) -> messages.Account:
    """A passkey is good no more; not the last way to log in."""
    return await accounts.drop_passkey(guest, credential)


@router.get("/account/tokens")
async def tokens(guest: Oneself, accounts: AnyAccounts) -> list[messages.ApiToken]:
    """The tokens of your programs."""
    found = await accounts.of(guest)
    return [] if found is None else found.tokens


@router.post("/account/tokens", status_code=201)
async def make_token(
    wanted: messages.NewApiToken, guest: Oneself, accounts: AnyAccounts, guests: AnyGuests
) -> messages.ApiTokenMade:
    """A token for a program. Its secret is told this once."""
    await accounts.own(guest)
    return await guests.programs.make(guest, wanted)


@router.delete("/account/tokens/{token_id}", status_code=204)
async def revoke_token(token_id: str, guest: Oneself, guests: AnyGuests) -> None:
    """A token is known no more, and lines that were opened with it end."""
    await guests.programs.revoke(guest, token_id)
    await guests.hear_revoked()


@router.get("/account/export")
async def export(guest: Oneself, accounts: AnyAccounts, house: AnyHouse) -> StreamingResponse:
    """Everything we have of you: notes, words, standing answers, settings, and the records of finished games."""
    await accounts.attempts.count_export(guest.id)
    headers = {"content-disposition": 'attachment; filename="opening-bell.json"', "cache-control": "no-store"}
    return StreamingResponse(everything(house, guest), media_type="application/json", headers=headers)


@router.post("/account/delete", status_code=204)
async def delete(
    proof: messages.Proof,
    guest: Oneself,
    accounts: AnyAccounts,
    house: AnyHouse,
    guests: AnyGuests,
    request: Request,
    response: Response,
) -> None:
    """Be gone, with or without an account: your name is nowhere any more, others' games are whole, and there is no way
    back. Who has no account needs no proof."""
    await _require_owner(guest, proof, accounts, request)
    await leave(house, guests, guest)
    set_cookie(request, response, "")
    set_device(request, response, "")


async def _require_owner(guest: Guest, proof: messages.Proof, accounts: AnyAccounts, request: Request) -> None:
    if await accounts.of(guest) is not None:
        await accounts.require_proof(await accounts.own(guest), proof, _place(request))
