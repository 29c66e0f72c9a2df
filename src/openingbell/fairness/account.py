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
    """`number` is that of the house's promise in its public list. `draws` are the numbers of the draws that count,
    where others were taken back; else they are counted. The first moves, up to `after`, are another game's, from which
    this one went on. A secret that is `shared` is that of a deal, which many play; `table` is the deal then. Chance was
    promised `again` so many times after somebody had told their salt."""

    table: str
    number: int
    commitment: str
    secret: str
    salts: Sequence[Salt] = ()
    draws: Sequence[int] | None = None
    after: int = 0
    shared: bool = False
    again: int = 0

    def to_json(self) -> dict[str, Any]:
        data = {**vars(self), "salts": [vars(salt) for salt in self.salts]}
        for name in ("draws", "after", "shared", "again"):
            if not data[name]:
                del data[name]
        return data

    @staticmethod
    def from_json(data: object) -> Account:
        """Read what a record has; whoever changed it by hand gets a sentence."""
        try:
            return _read(data)
        except (AttributeError, KeyError, TypeError) as error:
            raise BadRecord("'fair' does not say how chance was promised") from error


def _read(data: Any) -> Account:
    salts = [Salt(one["seat"], one["salt"], one["commitment"]) for one in data["salts"]]
    promised = (data["table"], data["number"], data["commitment"], data["secret"])
    rest = (data.get("draws"), data.get("after", 0), data.get("shared", False), data.get("again", 0))
    account = Account(*promised, salts, *rest)
    hashes = [account.commitment, account.secret, *(text for one in salts for text in (one.salt, one.commitment))]
    numbers = [account.number, account.after, account.again, *(one.seat for one in salts), *(account.draws or ())]
    if (
        not isinstance(account.table, str)
        or not isinstance(account.shared, bool)
        or not all(map(is_secret, hashes))
        or not all(type(n) is int for n in numbers)
        or not _ascend(account.draws or ())
    ):
        raise TypeError
    return account


def _ascend(numbers: Sequence[int]) -> bool:
    """Whether these could be numbers of draws: none is drawn twice, and none again later."""
    return all(before < number < 2**63 for before, number in zip([0, *numbers], numbers, strict=False))
