"""Moves that are wrong whatever is hidden: nobody who knows what the seat knows would make them."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.bots.stockpile.prospects import landing, may_come
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import (
    COMPANIES,
    DIVIDEND,
    FORECASTS,
    GRAHAM,
    GRAHAM_EACH,
    SECOND_SPLIT_EACH,
    TRACK_ROW,
)
from openingbell.games.stockpile.ending import shares_of
from openingbell.games.stockpile.position import NONE, Position


def is_wasteful_bid(p: Position, action: i64) -> bool:
    """Whether the last piece pays for a pile that nobody else can bid for any more."""
    spaces: i64 = len(p.parts.bids)
    pile = (action - moves.BID) // spaces
    if (action - moves.BID) % spaces == 0 or p.bidder[pile] != NONE:
        return False
    for other in range(p.piles):
        if other != pile and p.bidder[other] == NONE:
            return False
    return True


def is_wrong_sale(p: Position, action: i64) -> bool:
    """Whether one stops with shares that are sure to be lost, or sells what is sure to split for less than that."""
    if action != moves.DONE:
        return _splits_for_more(p, action)
    for company in range(i64(COMPANIES)):
        if shares_of(p, p.actor, company) > 0 and _is_sure_to_go_bankrupt(p, company):
            return True
    return False


def _is_sure_to_go_bankrupt(p: Position, company: i64) -> bool:
    may = may_come(p, company, 1 << p.actor)
    for forecast in range(i64(FORECASTS)):
        steps = p.parts.forecasts[forecast]
        if may & (1 << forecast) and (steps == DIVIDEND or landing(p, company, p.space[company], steps) >= 0):
            return False
    return True


def _splits_for_more(p: Position, action: i64) -> bool:
    """A card becomes two shares (S-9.5); one that is two already earns money instead (S-9.6)."""
    company = (action - moves.SELL) % COMPANIES
    more: i64 = GRAHAM_EACH if p.has(p.actor, GRAHAM) else 0
    price = p.price(company) + more
    may = may_come(p, company, 1 << p.actor)
    for forecast in range(i64(FORECASTS)):
        if may & (1 << forecast) == 0:
            continue
        steps = p.parts.forecasts[forecast]
        space = -1 if steps == DIVIDEND else landing(p, company, p.space[company], steps)
        if space < TRACK_ROW:
            return False
        then = p.parts.values[p.track(company) * TRACK_ROW + space - TRACK_ROW] + more
        if action < moves.SELL_SPLIT and 2 * then < price:
            return False
        if moves.SELL_SPLIT <= action < moves.HALVE and SECOND_SPLIT_EACH + 2 * then < 2 * price:
            return False
        if action >= moves.HALVE and price > SECOND_SPLIT_EACH:
            return False
    return True
