"""Y-39 to Y-42 Mortgage and redemption."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate.bank import pay
from openingbell.games.syndicate.components import BANK
from openingbell.games.syndicate.firms import may_be_mortgaged, nominal, value
from openingbell.games.syndicate.position import Position, in_bank


def loan(p: Position, firm: i64) -> i64:
    """YF-51 Half of the value, less the shares of it that the bank holds, rounded down."""
    worth = value(p, firm)
    shares = in_bank(p, firm)
    if shares > 0:
        worth -= shares * nominal(p, firm)
    return worth // 2


def largest_loan(p: Position) -> i64:
    """On the dearest firm, if the bank holds no share of it."""
    return p.edition.dearest // 2


def redemption(sum_lent: i64) -> i64:
    """The sum lent and 10 %, rounded up (YS-8)."""
    return (sum_lent * 11 + 9) // 10


def is_mortgageable(p: Position, seat: i64, firm: i64) -> bool:
    return p.owner[firm] == seat and p.mortgage[firm] == 0 and may_be_mortgaged(firm) and loan(p, firm) > 0


def put_in_pledge(p: Position, firm: i64) -> i64:
    """The card is turned over; returns what the bank owes for it. The sum is remembered whole (YF-61)."""
    p.pledge(firm, loan(p, firm))
    return p.mortgage[firm]


def mortgage(p: Position, firm: i64, log: Log | None) -> None:
    pay(p, BANK, p.turn, put_in_pledge(p, firm), "mortgaged", firm, log)


def redeem(p: Position, firm: i64, log: Log | None) -> None:
    pay(p, p.turn, BANK, redemption(p.mortgage[firm]), "redeemed", firm, log)
    p.pledge(firm, 0)
