"""Draws that follow from a secret, the players' salts and their number, and from nothing else."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from openingbell.core.chance import Chance
from openingbell.core.state import State

DRAW = b"openingbell/draw/1"
RANGE = 2**64
GAMES = 1024  # under way, whose secrets and salts need not be hashed again at every draw


class FairChance(Chance):
    """`drawn` counts all draws that were ever made at the table."""

    def __init__(self, secret: str, salts: Sequence[str] = (), drawn: int = 0) -> None:
        self._secret = secret
        self._salts = tuple(salts)
        self._drawn = drawn

    def draw(self, state: State) -> int:
        self._drawn += 1
        chosen = outcome(self._secret, self._salts, self._drawn, list(state.weights()))
        return state.legal()[chosen]

    def __reduce__(self) -> tuple[Any, ...]:
        return (FairChance, (self._secret, self._salts, self._drawn))


def outcome(secret: str, salts: Sequence[str], number: int, weights: Sequence[int]) -> int:
    """Which of the outcomes is drawn, each exactly as likely as its weight says.

    The last numbers of the range, which would favour the first outcomes, are refused, and another one is tried.
    """
    total = sum(weights)
    attempt = 0
    while (value := _value(secret, salts, number, attempt)) >= RANGE - RANGE % total:
        attempt += 1
    left = value % total
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def _value(secret: str, salts: Sequence[str], number: int, attempt: int) -> int:
    code = _begun(secret, tuple(salts)).copy()
    code.update(number.to_bytes(8, "big") + attempt.to_bytes(4, "big"))
    return int.from_bytes(code.digest()[:8], "big")


@lru_cache(GAMES)
def _begun(secret: str, salts: tuple[str, ...]) -> hmac.HMAC:
    """The code of a draw up to what tells it from the other draws of its game."""
    salted = hashlib.sha256(b"".join(map(bytes.fromhex, salts))).digest()
    return hmac.new(bytes.fromhex(secret), DRAW + salted, "sha256")
