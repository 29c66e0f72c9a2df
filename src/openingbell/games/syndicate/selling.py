"""Selling shares to the bank: of the exchange at the rate (Y-84), of firms at nominal (Y-132)."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate.bank import can_pay_out, pay
from openingbell.games.syndicate.components import BANK, NONE
from openingbell.games.syndicate.firms import nominal
from openingbell.games.syndicate.ownership import shares_to_bank
from openingbell.games.syndicate.position import Position, held


def may_sell_share(p: Position, seat: i64, firm: i64) -> bool:
    """The owner of a mortgaged firm keeps its shares; other holders may sell theirs (YF-7)."""
    return held(p, firm, seat) > 0 and not (p.owner[firm] == seat and p.mortgage[firm] > 0)


def sell_share(p: Position, seat: i64, firm: i64) -> i64:
    """One share back to the bank; returns what the bank owes for it."""
    shares_to_bank(p, firm, seat, 1)
    return nominal(p, firm)


def sell_stock(p: Position, seat: i64) -> i64:
    """One exchange share back to the bank; returns what the bank owes for it."""
    p.stocks[seat] -= 1
    return p.rate


def may_offer_share(p: Position, firm: i64) -> bool:
    """Of one's own accord, before the roll or at the exchange (YF-6, YF-52)."""
    return may_sell_share(p, p.turn, firm) and can_pay_out(p, p.turn, nominal(p, firm))


def may_offer_stock(p: Position) -> bool:
    return p.stocks[p.turn] > 0 and can_pay_out(p, p.turn, p.rate)


def offer_share(p: Position, firm: i64, log: Log | None) -> None:
    pay(p, BANK, p.turn, sell_share(p, p.turn, firm), "sold-share", firm, log)


def offer_stock(p: Position, log: Log | None) -> None:
    pay(p, BANK, p.turn, sell_stock(p, p.turn), "sold-stock", NONE, log)
