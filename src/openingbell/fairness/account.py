"""What a record says of its chance, once the game is over: the secret and the salts, with what was promised of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from openingbell.core.errors import BadRecord
from openingbell.fairness.promise import is_secret

KEY = "fair"


@dataclass(frozen=True)
class Salt:
    """A player's part in chance, and the hash they told before."""

    seat: int
    salt: str
    commitment: str


@dataclass(frozen=True)
class Account:
    """`number` is that of the house's promise in its public list."""

    table: str
    number: int
    commitment: str
    secret: str
    salts: Sequence[Salt] = ()

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "salts": [vars(salt) for salt in self.salts]}

    @staticmethod
    def from_json(data: object) -> Account:
        """Read what a record has; whoever changed it by hand gets a sentence."""
        try:
            return _read(data)
        except (AttributeError, KeyError, TypeError) as error:
            raise BadRecord("'fair' does not say how chance was promised") from error


def _read(data: Any) -> Account:
    salts = [Salt(one["seat"], one["salt"], one["commitment"]) for one in data["salts"]]
    account = Account(data["table"], data["number"], data["commitment"], data["secret"], salts)
    hashes = [account.commitment, account.secret, *(text for one in salts for text in (one.salt, one.commitment))]
    numbers = [account.number, *(one.seat for one in salts)]
    if (
        not isinstance(account.table, str)
        or not all(map(is_secret, hashes))
        or not all(type(n) is int for n in numbers)
    ):
        raise TypeError
    return account
