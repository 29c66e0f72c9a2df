"""How likely a rival is to accept a bargain. Nobody knows what he wants: it is guessed from what he answered before."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from openingbell.bots.syndicate.books import Books

SURE: Final = 30.0  # beyond this there is no doubt left, only numbers too large to reckon with


def demand_of(b: Books, partner: i64) -> float:
    """What a rival is taken to want of a bargain, against what it gains its maker."""
    refused, accepted = b.manners.answers(partner)
    return max(0.0, b.w.demand + b.w.hardened * float(refused) - b.w.softened * float(accepted))


def readiness(b: Books, demand: float, own: float, his: float) -> float:
    """How likely he accepts what gains its maker and himself so much: a logistic function of what he has over."""
    gained = max(own, 0.0)
    over = (his - b.w.margin - demand * gained) / (b.w.doubt * (gained + 4.0 * b.w.margin))
    return 1.0 / (1.0 + math.exp(-max(-SURE, min(over, SURE))))
