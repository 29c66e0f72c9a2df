"""What a seat's moves would cost it or bring it at once, and do to its worth, for whoever decides by looking."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import price_for
from openingbell.games.syndicate.components import FIRMS
from openingbell.games.syndicate.credit import due
from openingbell.games.syndicate.firms import nominal, value
from openingbell.games.syndicate.goods import offered, price_of
from openingbell.games.syndicate.insurance import premium
from openingbell.games.syndicate.mortgage import loan, redemption
from openingbell.games.syndicate.position import Position, in_bank
from openingbell.games.syndicate.viewing_worth import worth_change
from openingbell.games.syndicate.visiting import cell_price


def show_prices(p: Position, seat: int | None, seen: dict[str, Any]) -> None:
    """By the texts of its moves, for the seat that is to decide: their prices, and what they do to its worth."""
    prices: dict[str, int] = {}
    changes: dict[str, int] = {}
    seen["prices"] = prices
    seen["changes"] = changes
    if seat is None or p.actor != seat:
        return
    for action in p.legal():
        cash = price(p, seat, action)
        change = worth_change(p, seat, action, cash)
        if cash != 0 or change != 0:
            text = p.game.to_text(p, action)
            if cash != 0:
                prices[text] = int(cash)
            if change != 0:
                changes[text] = int(change)


def price(p: Position, seat: i64, action: i64) -> i64:
    """The change of cash, owed sums aside: below 0 it costs, above it brings; 0 for what has no price of its own."""
    if action == moves.REPAY:
        return -due(p, seat)
    if action == moves.SELL_LOAD:
        return p.edition.load_sell
    if action == moves.BUY_LOAD:
        return -p.edition.load_buy
    if action == moves.SELL_EXCHANGE:
        return p.rate
    if action == moves.BUY_EXCHANGE:
        return -price_for(p, seat, p.rate)
    if moves.BUY_CARD <= action < moves.BUILD:
        return -price_for(p, seat, price_of(p, offered(p)))
    if moves.BUY <= action < moves.TAKE_STRUCTURE:
        return _with_firm(p, seat, action)
    return 0


def _with_firm(p: Position, seat: i64, action: i64) -> i64:
    """The moves that name a firm lie behind each other, each kind with one number for each firm."""
    if action < moves.BUY_CARD:
        return -price_for(p, seat, p.edition.cost[action - moves.BUY])
    if action < moves.MORTGAGE:
        return -price_for(p, seat, p.edition.build_cost[action - moves.BUILD])
    if action < moves.REDEEM:
        return loan(p, action - moves.MORTGAGE)
    if action < moves.SELL_SHARE:
        return -redemption(p.mortgage[action - moves.REDEEM])
    if action < moves.SELL_EXCHANGE:
        return nominal(p, action - moves.SELL_SHARE)
    if action < moves.BUY_EXCHANGE:
        return -price_for(p, seat, nominal(p, action - moves.BUY_SHARE))
    firm = (action - moves.BUY_OUT) % FIRMS
    if action < moves.BUY_CELL:
        return -price_for(p, seat, in_bank(p, firm) * nominal(p, firm))
    if action < moves.SURRENDER:
        return -cell_price(p, firm)
    if action < moves.INSURE:
        return value(p, firm)
    return -premium(p, firm) if action < moves.SUE else -value(p, firm)
