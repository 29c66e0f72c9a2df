"""The bank: whose its money is, how it is paid, and what it has in stock.

With a BANKER the bank's money is his cash (YF-90), and he settles nothing with the bank (YF-92).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate.components import BANK, FIRMS, IN_BANK, NOBODY, NONE
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.position import Position


def money_of_bank(p: Position) -> i64:
    return p.bank if p.banker == NOBODY else p.cash[p.banker]


def pay(p: Position, giver: i64, taker: i64, amount: i64, kind: str, good: i64, log: Log | None) -> None:
    """Money changes hands between seats and the BANK; the event is the giver's, or the taker's if the bank gives."""
    if amount == 0:
        return
    if giver == BANK:
        giver = p.banker
    if taker == BANK:
        taker = p.banker
    if giver == BANK:
        p.bank -= amount
    else:
        p.cash[giver] -= amount
    if taker == BANK:
        p.bank += amount
    else:
        p.cash[taker] += amount
    if log is not None:
        if giver == BANK:
            tell(log, kind, taker, good, amount)
        else:
            tell(log, kind, giver, good, -amount, taker)


def price_for(p: Position, seat: i64, price: i64) -> i64:
    """What the bank's property costs this seat: the BANKER half, rounded up (Y-116, YF-91)."""
    return (price + 1) // 2 if seat == p.banker else price


def spend(p: Position, seat: i64, price: i64, kind: str, good: i64, log: Log | None) -> None:
    """Pay the bank for its property. The BANKER pays his rivals, equally; a remainder he keeps (YF-91)."""
    if seat != p.banker:
        if price > 0:
            pay(p, seat, BANK, price, kind, good, log)
        else:
            tell(log, kind, seat, good)
        return
    share = price // (p.living() - 1)
    tell(log, kind, seat, good)
    for places in range(i64(1), p.players):
        rival = p.after(seat, places)
        if p.ruined[rival] == 0:
            pay(p, seat, rival, share, "shared-out", NONE, log)


def can_pay_out(p: Position, seat: i64, amount: i64) -> bool:
    """YF-6 Whether the bank will pay this in an operation that is the seat's own idea."""
    return seat != p.banker and money_of_bank(p) >= amount


# --- stocks ---------------------------------------------------------------------------------------------------------


def _left_of(number: i64, given_out: vec[i64]) -> i64:
    for held in given_out:
        number -= held
    return number


def stocks_left(p: Position) -> i64:
    """Exchange shares in the bank."""
    return _left_of(p.edition.exchange_shares, p.stocks)


def loads_left(p: Position) -> i64:
    return _left_of(p.edition.loads, p.loads)


def credit_left(p: Position) -> i64:
    """CREDIT receipts in the bank."""
    return _left_of(p.edition.credit_receipts, p.credit)


def insurance_left(p: Position) -> i64:
    return _left_of(p.edition.insurance_receipts, p.insured)


def trials_left(p: Position) -> i64:
    number = p.edition.trial_receipts
    for plaintiff in p.plaintiff:
        if plaintiff != NOBODY:
            number -= 1
    return number


def banker_price(p: Position) -> i64:
    """YF-90 Half, rounded up, of the cost of all firms in the bank and all structures in stock."""
    edition = p.edition
    total: i64 = 0
    for firm in range(i64(FIRMS)):
        if p.owner[firm] == IN_BANK:
            total += edition.cost[firm]
        total += (edition.limit[firm] - p.built[firm]) * edition.build_cost[firm]
    return (total + 1) // 2
