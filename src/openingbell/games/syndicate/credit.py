"""Y-87 to Y-89 CREDIT: borrowed on the cell, repaid or prolonged on crossing it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import can_pay_out, credit_left, pay
from openingbell.games.syndicate.components import BANK, NONE
from openingbell.games.syndicate.debts import REPAID, owe
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import BORROW, CREDIT_DUE


def due(p: Position, seat: i64) -> i64:
    """YF-12 What the next crossing would ask, rounded up."""
    return due_of(p, p.credit[seat], p.laps[seat])


def due_of(p: Position, receipts: i64, laps: i64) -> i64:
    """The same of so many receipts after so many laps."""
    return (receipts * p.edition.credit_value * p.edition.credit_due[laps] + 99) // 100 if receipts > 0 else i64(0)


def cross(p: Position) -> None:
    """YF-43 M enters the cell: he repays or prolongs; at the last lap the sum is simply a debt."""
    seat = p.turn
    if p.credit[seat] == 0:
        return
    if p.laps[seat] < p.edition.credit_laps - 1:
        p.decide_first(CREDIT_DUE, seat)
    else:
        amount = due(p, seat)
        clear(p, seat)
        owe(p, seat, BANK, amount, REPAID, NONE)


def clear(p: Position, seat: i64) -> None:
    """The receipts go back."""
    p.credit[seat] = 0
    p.laps[seat] = 0


def legal_at_crossing(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=2)
    if p.cash[p.turn] >= due(p, p.turn):
        actions = append(actions, moves.REPAY)
    return append(actions, moves.PROLONG)


def decide_at_crossing(p: Position, action: i64, log: Log | None) -> None:
    seat = p.turn
    p.decided()
    if action == moves.REPAY:
        pay(p, seat, BANK, due(p, seat), "repaid", NONE, log)
        clear(p, seat)
    else:
        p.laps[seat] += 1
        tell(log, "prolonged", seat)


def offer(p: Position) -> None:
    """YF-84 M may borrow if he has no credit and the bank can pay at least one receipt."""
    if may_borrow(p, 1):
        p.decide_first(BORROW, p.turn)


def may_borrow(p: Position, receipts: i64) -> bool:
    return (
        p.credit[p.turn] == 0
        and 1 <= receipts <= credit_left(p)
        and can_pay_out(p, p.turn, receipts * p.edition.credit_value)
    )


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=12)
    actions = append(actions, moves.PASS)
    first = moves.LAY + len(p.edition.card_cells)
    receipts: i64 = 1
    while may_borrow(p, receipts):
        actions = append(actions, first + receipts - 1)
        receipts += 1
    return actions


def borrow(p: Position, action: i64, log: Log | None) -> None:
    seat = p.turn
    p.decided()
    if action != moves.PASS:
        p.credit[seat] = action - moves.LAY - len(p.edition.card_cells) + 1
        p.laps[seat] = 0
        pay(p, BANK, seat, p.credit[seat] * p.edition.credit_value, "borrowed", NONE, log)
