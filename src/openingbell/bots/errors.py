"""What can be refused about bots, and how one can fail."""

from __future__ import annotations

from typing import Final

from openingbell.core.errors import Refused

CRASHED: Final = "crashed"
TOO_SLOW: Final = "too slow"
GARBAGE: Final = "garbage"
ILLEGAL: Final = "illegal"


class UnknownBot(Refused):
    """No bot of that name is installed, or it does not play this game."""


class BadBudget(Refused):
    """A text does not say how long to think."""


class BrokenBot(Refused):
    """A bot did not decide: it crashed, was too slow, or answered with garbage or with an illegal move."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(printable(sentence))
        self.kind = kind


class BadNetwork(Refused):
    """A file does not hold a network."""


def printable(text: str) -> str:
    """What others wrote, fit for files and terminals: what is no letter, sign or space is there as its number."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)
