"""What is promised before a game begins, so that afterwards anybody can see that nothing was changed.

The house promises a secret and the players each a salt, by telling their hashes. No draw depends on the secret or on
one salt alone. What that proves, and what it does not, is in docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from openingbell.core.game import Game

LENGTH = 32  # bytes of a secret and of a salt
HOUSE = "openingbell/promise/1"


@dataclass(frozen=True)
class Promise:
    """What the house promises: this secret, for this table of this game, on these options and components."""

    table: str
    game: str
    rules: int
    options: Mapping[str, Any]
    data: Mapping[str, Any] | None
    secret: str

    @staticmethod
    def of(table: str, game: Game, options: Mapping[str, Any], secret: str | None = None) -> Promise:
        """The promise for a table, with a new secret unless it has one."""
        return Promise(table, game.name, game.rules_version, options, game.data, secret or new_secret())

    def commitment(self) -> str:
        """The hash that is told before anybody sits down."""
        said = [HOUSE, self.table, self.game, self.rules, self.options, self.data, self.secret]
        text = json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()


def salt_commitment(salt: str, house: str) -> str:
    """The hash of a player's salt, bound to the house's promise: once it is told, the house cannot promise anew."""
    return hashlib.sha256(bytes.fromhex(salt) + bytes.fromhex(house)).hexdigest()


def new_secret() -> str:
    return secrets.token_hex(LENGTH)


def is_secret(text: object) -> bool:
    """Whether this could be a secret, a salt or a hash: so many bytes in hexadecimal, in small letters."""
    return isinstance(text, str) and len(text) == 2 * LENGTH and set(text) <= set("0123456789abcdef")
