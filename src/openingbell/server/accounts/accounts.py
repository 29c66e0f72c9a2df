"""What somebody may do with an account: make it, log in, prove that it is them, change it."""

from __future__ import annotations

import secrets
from hmac import compare_digest

from sqlalchemy.engine import Connection

from openingbell.protocol import accounts as messages
from openingbell.protocol.messages import Welcome
from openingbell.server import refusals
from openingbell.server.accounts.attempts import Attempts
from openingbell.server.accounts.codes import hash_of_code, new_recovery_code
from openingbell.server.accounts.passkeys import Passkeys, Place
from openingbell.server.accounts.passwords import Passwords
from openingbell.server.accounts.tokens import card as token_card
from openingbell.server.entries import now
from openingbell.server.guests import Guests
from openingbell.server.house import House
from openingbell.server.store.accounts import AccountRow, account_named, account_of, add_account, change_account
from openingbell.server.store.api_tokens import tokens_of
from openingbell.server.store.models import Guest
from openingbell.server.store.passkeys import PasskeyRow, add_passkey, drop_passkey, drop_passkeys, passkeys_of
from openingbell.server.store.people import join
from openingbell.server.store.results import rated_games, recount_joined
from openingbell.server.store.store import new_id
from openingbell.server.store.writer import TooLate

DEVICE = "device"  # what the mark of a device is sealed as


class Accounts:
    def __init__(self, house: House, guests: Guests) -> None:
        self._house = house
        self._store = house.store
        self._guests = guests
        self._passwords = Passwords()
        self.attempts = Attempts(self._store)
        self.passkeys = Passkeys(self._store, guests)

    def close(self) -> None:
        self._passwords.close()

    # --- having one -------------------------------------------------------------------------------------------------

    async def of(self, guest: Guest) -> messages.Account | None:
        row = await self._store.read(lambda read: account_of(read, guest.id))
        return None if row is None else await self._described(row)

    async def make(
        self, guest: Guest, wanted: messages.NewAccount, place: Place | None, address: str
    ) -> messages.AccountMade:
        """An account for a guest, who keeps all that is theirs."""
        if wanted.password is None and wanted.passkey is None:
            raise refusals.bad_request("a password or a passkey is wanted")
        await self.attempts.count_from(address)  # each asks whether a login name is taken
        if wanted.password is not None:
            _require_own(wanted.password, wanted.login)
        passkey = None
        if wanted.passkey is not None:
            if place is None:
                raise refusals.no_passkeys_here()
            passkey = self.passkeys.made(place, guest.id, wanted.passkey, wanted.login)
        hashed = None if wanted.password is None else await self._passwords.hash(wanted.password)
        code = new_recovery_code()
        key = messages.login_key(wanted.login)
        row = AccountRow(guest.id, new_id(), wanted.login, key, hashed, hash_of_code(code), now())
        await self._add(row, passkey)
        return messages.AccountMade(account=await self._described(row), code=code)

    async def _add(self, row: AccountRow, passkey: PasskeyRow | None) -> None:
        def add(write: Connection) -> None:
            if account_of(write, row.guest) is not None:
                raise refusals.has_account()
            add_account(write, row)
            if passkey is not None:
                add_passkey(write, passkey)

        try:
            await self._store.write(add)
        except TooLate:
            raise refusals.login_taken() from None

    async def _described(self, row: AccountRow) -> messages.Account:
        passkeys = await self._store.read(lambda read: passkeys_of(read, row.guest))
        tokens = await self._store.read(lambda read: tokens_of(read, row.guest))
        return messages.Account(
            public=row.public,
            login=row.login,
            created=row.created,
            has_password=row.password is not None,
            passkeys=[
                messages.Passkey(id=one.credential, name=one.name, created=one.created, used=one.used)
                for one in passkeys
            ],
            tokens=[token_card(one) for one in tokens],
        )

    async def own(self, guest: Guest) -> AccountRow:
        """The account of a guest who has to have one."""
        row = await self._store.read(lambda read: account_of(read, guest.id))
        if row is None:
            raise refusals.no_account()
        return row

    # --- logging in -------------------------------------------------------------------------------------------------

    async def log_in(self, wanted: messages.Login, here: Guest | None, device: str | None, address: str) -> Welcome:
        """By password. A name that nobody has is refused in the same words, after the same work and as many tries."""
        key = messages.login_key(wanted.login)
        row = await self._store.read(lambda read: account_named(read, key))
        known = device if row is not None and self._is_device_of(device, row.guest) else None
        await self.attempts.count(key, known, address)
        if not await self._passwords.fits(wanted.password, None if row is None else row.password) or row is None:
            raise refusals.wrong_login()
        if row.password is not None and self._passwords.is_of_old(row.password):
            await self._keep_password(row, wanted.password)
        return await self._enter(row.guest, here if wanted.bring else None)

    async def log_in_with_passkey(
        self, wanted: messages.LoginWithPasskey, here: Guest | None, place: Place, address: str
    ) -> Welcome:
        await self.attempts.count_from(address)
        guest_id = await self.passkeys.owner(place, wanted.passkey)
        return await self._enter(guest_id, here if wanted.bring else None)

    async def recover(self, wanted: messages.Recovery, here: Guest | None, address: str) -> tuple[Welcome, str]:
        """By the recovery code, which is another one from now on. Whoever else is logged in is so no more, and has no
        way back: a passkey may be that of somebody who came in with the lost password."""
        await self.attempts.count_from(address)
        key = messages.login_key(wanted.login)
        row = await self._store.read(lambda read: account_named(read, key))
        typed = hash_of_code(wanted.code)
        if row is None or row.recovery is None or not compare_digest(row.recovery, typed):
            raise refusals.wrong_code()
        _require_own(wanted.password, row.login)
        hashed, code = await self._passwords.hash(wanted.password), new_recovery_code()
        guest_id, known = row.guest, {"recovery": row.recovery}

        def renew(write: Connection) -> None:
            if not change_account(write, guest_id, known, password=hashed, recovery=hash_of_code(code)):
                raise refusals.wrong_code()  # somebody was faster with the same code
            drop_passkeys(write, guest_id)

        await self._store.write(renew)
        await self._guests.revoke(Guest(guest_id, ""))
        return await self._enter(guest_id, here if wanted.bring else None), code

    async def _enter(self, guest_id: str, here: Guest | None) -> Welcome:
        """Be somebody on this device; a guest without an account who was here brings all that is theirs."""
        if here is not None and here.id != guest_id:
            await self._bring(here, guest_id)
        return await self._guests.enter(guest_id)

    async def _bring(self, guest: Guest, to: str) -> None:
        moment = now()

        def bring(write: Connection) -> set[str]:
            if account_of(write, guest.id) is not None:
                return set()
            rated = rated_games(write, guest.id)
            changed = join(write, guest.id, to, moment)
            recount_joined(write, rated)
            return changed

        await self._house.reread(await self._store.write(bring))
        await self._guests.hear_revoked()

    def mark_of_device(self, guest_id: str) -> str:
        """What a browser keeps after somebody has logged in there."""
        return self._guests.seal(DEVICE, [guest_id, secrets.token_hex(8)])

    def _is_device_of(self, device: str | None, guest_id: str) -> bool:
        mark = None if device is None else self._guests.unseal(DEVICE, device)
        return mark is not None and mark[0] == guest_id

    # --- changing it ------------------------------------------------------------------------------------------------

    async def require_proof(self, row: AccountRow, proof: messages.Proof, place: Place | None) -> None:
        """That whoever is logged in is the owner. Tries count as on a device of theirs."""
        if proof.passkey is not None and place is not None:
            if await self.passkeys.owner(place, proof.passkey) != row.guest:
                raise refusals.wrong_passkey()
            return
        await self.attempts.count_for(row.guest)
        if proof.password is None or not await self._passwords.fits(proof.password, row.password):
            raise refusals.wrong_proof()

    async def change_password(self, guest: Guest, wanted: messages.ChangedPassword, place: Place | None) -> Welcome:
        """Whoever is logged in elsewhere is so no more."""
        row = await self.own(guest)
        _require_own(wanted.password, row.login)
        await self.require_proof(row, wanted.proof, place)
        if not await self._keep_password(row, wanted.password):
            raise refusals.wrong_proof()
        return await self._guests.revoke(guest, programs=False)

    async def _keep_password(self, row: AccountRow, password: str) -> bool:
        """Whether it is kept: if there is another meanwhile, the one that was shown to us proves nothing any more."""
        hashed, known = await self._passwords.hash(password), {"password": row.password}
        return await self._store.write(lambda write: change_account(write, row.guest, known, password=hashed))

    async def new_code(self, guest: Guest, proof: messages.Proof, place: Place | None) -> str:
        row = await self.own(guest)
        await self.require_proof(row, proof, place)
        code = new_recovery_code()
        hashed, known = hash_of_code(code), {"password": row.password}
        if not await self._store.write(lambda write: change_account(write, row.guest, known, recovery=hashed)):
            raise refusals.wrong_proof()
        return code

    async def invite_passkey(self, guest: Guest, login: str | None, place: Place) -> messages.Challenge:
        """For an account that is there, or for one to be made under this login name."""
        row = await self._store.read(lambda read: account_of(read, guest.id))
        known = await self._store.read(lambda read: passkeys_of(read, guest.id))
        return self.passkeys.invite(
            place, guest.id, login or guest.name if row is None else row.login, guest.name, known
        )

    async def add_passkey(self, guest: Guest, wanted: messages.NewPasskey, place: Place) -> messages.Account:
        row = await self.own(guest)
        made = self.passkeys.made(place, guest.id, wanted.passkey, wanted.name)
        await self.require_proof(row, wanted.proof, place)

        def add(write: Connection) -> None:
            # Nothing is changed by it, but nobody changes the password until the passkey is there.
            if not change_account(write, row.guest, {"password": row.password}, login=row.login):
                raise refusals.wrong_proof()
            add_passkey(write, made)

        try:
            await self._store.write(add)
        except TooLate:
            raise refusals.wrong_passkey() from None
        return await self._described(row)

    async def drop_passkey(self, guest: Guest, credential: str) -> messages.Account:
        """Unless there would be no way in any more."""
        row = await self.own(guest)

        def drop(write: Connection) -> None:
            if row.password is None and len(passkeys_of(write, guest.id)) == 1:
                raise refusals.last_way_in()
            if not drop_passkey(write, guest.id, credential):
                raise refusals.no_such_passkey()

        await self._store.write(drop)
        return await self._described(row)


def _require_own(password: str, login: str) -> None:
    """A password that says the login name is the first that anybody would try."""
    if messages.login_key(login) in messages.login_key(password):
        raise refusals.bad_password()
