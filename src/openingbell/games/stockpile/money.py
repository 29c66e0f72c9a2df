"""Money: what the bank pays and receives, and trading fees (S-6.7)."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import Log
from openingbell.games.stockpile.components import BERNIE, CARD_NAMES, FEE, FEES
from openingbell.games.stockpile.position import Position


def pay(p: Position, seat: i64, amount: i64) -> None:
    """From the bank to a seat, or, if it is negative, the other way round."""
    p.cash[seat] += amount
    p.bank -= amount


def earn(p: Position, seat: i64, amount: i64, log: Log | None) -> None:
    """Money for a seat, out of which it pays the fees it owes (S-6.7). The event that tells it comes first."""
    pay(p, seat, amount)
    pay_fees(p, seat, log)


def charge_fee(p: Position, seat: i64, fee: i64, log: Log | None) -> None:
    """A trading fee was in the pile: it has to be paid, or is a bonus for Bernie (S-13.11)."""
    if p.has(seat, BERNIE):
        pay(p, seat, p.parts.fees[fee])
        p.discard(FEE + fee, 1)
        if log is not None:
            facts: Seen = {"card": CARD_NAMES[FEE + fee]}
            log.append(Event("fee-bonus", int(seat), int(p.parts.fees[fee]), facts=facts, reveals=True))
    else:
        p.owed[seat * FEES + fee] += 1


def pay_fees(p: Position, seat: i64, log: Log | None) -> None:
    """Fees are paid from the smallest up, whole cards only, as far as the money goes (S-6.7)."""
    for fee in range(FEES):
        while p.owed[seat * FEES + fee] > 0:
            amount = p.parts.fees[fee]
            if p.cash[seat] < amount:
                return
            p.owed[seat * FEES + fee] -= 1
            pay(p, seat, -amount)
            p.discard(FEE + fee, 1)
            if log is not None:
                log.append(Event("fee-paid", int(seat), -int(amount), facts={"card": CARD_NAMES[FEE + fee]}))
