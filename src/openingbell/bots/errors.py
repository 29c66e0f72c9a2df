"""What can be refused about bots."""

from __future__ import annotations

from openingbell.core.errors import Refused


class UnknownBot(Refused):
    """No bot of that name is installed, or it does not play this game."""


class BadBudget(Refused):
    """A text does not say how long to think."""


class BadNetwork(Refused):
    """A file does not hold a network."""
