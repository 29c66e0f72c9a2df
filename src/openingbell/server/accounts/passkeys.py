"""Passkeys: what a browser is asked, and whether its answer is right.

A challenge is not stored: it goes to the browser sealed, with its moment, and comes back. That nobody answers one twice
is seen by the moment of the last one that was answered.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from fastapi import Request
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from openingbell.protocol import accounts as messages
from openingbell.server import refusals
from openingbell.server.entries import now
from openingbell.server.guests import Guests
from openingbell.server.site import Site, domain_of
from openingbell.server.store.passkeys import PasskeyRow, find_passkey, use_passkey
from openingbell.server.store.store import Store

MINUTES = 5
SEALED = "passkey"
TITLE = "Opening Bell"


@dataclass(frozen=True)
class Place:
    """Where passkeys are for: browsers keep them by domain, and answer on its pages alone."""

    domain: str
    origin: str


def place_of(request: Request) -> Place:
    """Where a request came to, if there can be passkeys. Browsers say what page it came from, which is one of ours."""
    site: Site = request.app.state.site
    host = request.headers.get("host", "")
    origin = request.headers.get("origin") or site.origin or f"{request.url.scheme}://{host}"
    domain = domain_of(origin)
    if domain is None:
        raise refusals.no_passkeys_here()
    return Place(domain, origin)


class Passkeys:
    def __init__(self, store: Store, guests: Guests) -> None:
        self._store = store
        self._guests = guests

    def invite(self, place: Place, guest_id: str, login: str, name: str, known: list[PasskeyRow]) -> messages.Challenge:
        """Make a passkey."""
        options = generate_registration_options(
            rp_id=place.domain,
            rp_name=TITLE,
            user_id=guest_id.encode(),
            user_name=login,
            user_display_name=name,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.credential)) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return self._challenge(options.challenge, guest_id, options_to_json(options))

    def made(self, place: Place, guest_id: str, answered: messages.Answered, name: str) -> PasskeyRow:
        """The passkey that was made."""
        challenge, moment = self._opened(answered.sealed, guest_id)
        try:
            verified = verify_registration_response(
                credential=answered.credential,
                expected_challenge=challenge,
                expected_rp_id=place.domain,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise refusals.wrong_passkey() from error
        return PasskeyRow(
            credential=bytes_to_base64url(verified.credential_id),
            guest=guest_id,
            public_key=bytes_to_base64url(verified.credential_public_key),
            sign_count=verified.sign_count,
            name=name,
            created=now(),
            used=moment,
        )

    def ask(self, place: Place) -> messages.Challenge:
        """Show a passkey, any that this browser has for us."""
        options = generate_authentication_options(
            rp_id=place.domain, user_verification=UserVerificationRequirement.REQUIRED
        )
        return self._challenge(options.challenge, None, options_to_json(options))

    async def owner(self, place: Place, answered: messages.Answered) -> str:
        """The guest whose passkey was shown; each answer is good for once."""
        challenge, moment = self._opened(answered.sealed, None)
        credential = str(answered.credential.get("id", ""))
        passkey = await self._store.read(lambda read: find_passkey(read, credential))
        if passkey is None:
            raise refusals.wrong_passkey()
        try:
            verified = verify_authentication_response(
                credential=answered.credential,
                expected_challenge=challenge,
                expected_rp_id=place.domain,
                expected_origin=place.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise refusals.wrong_passkey() from error
        count = verified.new_sign_count
        if not await self._store.write(lambda write: use_passkey(write, passkey.credential, moment, count)):
            raise refusals.wrong_passkey()
        return passkey.guest

    def _challenge(self, challenge: bytes, whose: str | None, options: str) -> messages.Challenge:
        sealed = self._guests.seal(SEALED, [bytes_to_base64url(challenge), whose, now()])
        return messages.Challenge(options=json.loads(options), sealed=sealed)

    def _opened(self, sealed: str, whose: str | None) -> tuple[bytes, int]:
        """A challenge of ours that was for this guest, or for anybody, not long ago."""
        said: Any = self._guests.unseal(SEALED, sealed)
        if said is None or said[1] != whose or now() - said[2] > MINUTES * 60_000:
            raise refusals.wrong_passkey()
        return base64url_to_bytes(said[0]), int(said[2])
