"""Debts: they arise one on top of the other and are settled one at a time (YF-61, YF-62)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.core.state import RULES
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import SETTLE

# What a debt is for, and the event that tells of its payment.
RENT: Final = 0
LEVY: Final = 1
FEE: Final = 2
DIVIDEND: Final = 3
SHARE_INCOME: Final = 4
BAND_FEE: Final = 5
TAXED: Final = 6
PRISON_FINE: Final = 7
FATE: Final = 8
FILM: Final = 9
SPYING: Final = 10
SALARY: Final = 11
PRIZE_WON: Final = 12
LOSING: Final = 13
INSURANCE_PAID: Final = 14
SPACE_DONE: Final = 15
ESTATE: Final = 16
COMPENSATION: Final = 17
REPAID: Final = 18
REASONS: Final = (
    "rent",
    "levy",
    "fee",
    "dividend",
    "share-income",
    "band-fee",
    "taxed",
    "prison-fine",
    "fate",
    "film",
    "spying",
    "salary",
    "prize-won",
    "losing",
    "insurance-paid",
    "space-done",
    "estate",
    "compensation",
    "repaid",
)

# The notes beneath a debt, the last one first.
AMOUNT: Final = 1
CREDITOR: Final = 2
REASON: Final = 3
ABOUT: Final = 4
DEBTOR: Final = 5
NOTES: Final = 5


def owe(p: Position, debtor: i64, creditor: i64, amount: i64, reason: i64, good: i64) -> None:
    """A debt comes first. Either side may be the BANK; who owes several creates the last debt first."""
    if amount > 0:
        p.note(debtor)
        p.note(good)
        p.note(reason)
        p.note(creditor)
        p.note(amount)
        p.decide_first(SETTLE, RULES)


def drop(p: Position) -> None:
    """The debt on top is done with."""
    p.decided()
    p.forget(NOTES)
