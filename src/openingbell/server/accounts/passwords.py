"""Passwords: hashed where they delay nobody's game, and compared with the same work whoever asks."""

from __future__ import annotations

import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from openingbell.server import refusals
from openingbell.server.one_by_one import OneByOne

ROUNDS, KIBIBYTES, LANES = 2, 19_456, 1  # what OWASP recommends for Argon2id; a move waits no longer for a core
MOST_WAITING = 50


class Passwords:
    """By Argon2id; hashes with other parameters are made anew when somebody logs in."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher(ROUNDS, KIBIBYTES, LANES)
        self._thread = OneByOne("passwords", MOST_WAITING, refusals.too_many_logins)
        self._nobodys: str | None = None  # the hash of a password that nobody has

    def close(self) -> None:
        self._thread.close()

    async def hash(self, password: str) -> str:
        return await self._thread.do(lambda: self._hasher.hash(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether it is the password of this hash; without one it takes as long to say no."""
        return await self._thread.do(lambda: self._fits(password, hashed))

    def is_of_old(self, hashed: str) -> bool:
        return self._hasher.check_needs_rehash(hashed)

    def _fits(self, password: str, hashed: str | None) -> bool:
        if self._nobodys is None:
            self._nobodys = self._hasher.hash(secrets.token_urlsafe(16))
        try:
            return self._hasher.verify(hashed or self._nobodys, password) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False
