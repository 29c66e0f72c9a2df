"""Chance that many tables share: each draw has a generator of its own by its number, as in the arena, so that games
with different choices stay alike for as long as they can.
"""

from __future__ import annotations

import hmac
from typing import Any

from openingbell.core.chance import Chance
from openingbell.core.rng import Rng
from openingbell.core.state import State

DRAW = b"openingbell/deal/1"
BOT = b"openingbell/bot/1"


class SharedChance(Chance):
    """`drawn` counts the draws that were made in this game."""

    def __init__(self, secret: str, drawn: int = 0) -> None:
        self._secret = secret
        self._drawn = drawn

    def next(self) -> Rng:
        self._drawn += 1
        return generator(self._secret, self._drawn)

    def __reduce__(self) -> tuple[Any, ...]:
        return (SharedChance, (self._secret, self._drawn))


def generator(secret: str, number: int) -> Rng:
    """What a draw is sampled with."""
    return Rng(_numbers(secret, DRAW + number.to_bytes(8, "big"))[0])


def bot_seeds(secret: str, state: State) -> tuple[int, int]:
    """What a bot's decision is seeded with: in the same position it decides the same."""
    return _numbers(secret, BOT + state.save())


def _numbers(secret: str, said: bytes) -> tuple[int, int]:
    """Two numbers of eight bytes, the highest byte first."""
    digest = hmac.digest(bytes.fromhex(secret), said, "sha256")
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")
