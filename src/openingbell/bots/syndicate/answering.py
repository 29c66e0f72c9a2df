"""How likely a rival is to accept a bargain. Nobody knows what he wants: it is guessed from what he answered before."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from openingbell.bots.syndicate.books import Books

SURE: Final = 30.0  # beyond this there is no doubt left, only numbers too large to reckon with


def mood_of(b: Books, partner: i64) -> float:
    """By how much more than others a rival wants, of what is at stake: the more often he refused, the more, and the
    more often he accepted, the less.
    """
    refused, accepted = b.manners.answers(partner)
    return b.w.hardened * float(refused) - b.w.softened * float(accepted)


def stake(b: Books, gained: float) -> float:
    """What his doubts and moods are measured by: what a bargain gains its maker, and something even if that is little."""
    return gained + 4.0 * b.w.margin


def wanted(b: Books, mood: float, own: float) -> float:
    """What a bargain has to gain a rival in this mood who is as likely to accept as to refuse."""
    gained = max(own, 0.0)
    return b.w.margin + b.w.demand * gained + mood * stake(b, gained)


def readiness(b: Books, mood: float, own: float, his: float) -> float:
    """How likely he accepts what gains its maker and himself so much: a logistic function of what he has over."""
    over = (his - wanted(b, mood, own)) / (b.w.doubt * stake(b, max(own, 0.0)))
    return 1.0 / (1.0 + math.exp(-max(-SURE, min(over, SURE))))
