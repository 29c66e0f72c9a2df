"""What each of a seat's dealings would do to its net worth (YS-52), for whoever decides by looking.

Where one thing is exchanged for money there is a formula: to try every move would make a view a tenth dearer.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import FIRMS
from openingbell.games.syndicate.credit import due, due_of
from openingbell.games.syndicate.firms import nominal, value
from openingbell.games.syndicate.position import ON_CELL, Position, held
from openingbell.games.syndicate.worth import net_worth


def worth_change(p: Position, seat: i64, action: i64, price: i64) -> i64:
    """The price and what comes or goes for it, owed sums aside; 0 for what is no dealing."""
    if not _is_dealing(p, action):
        return 0
    if seat == p.banker or moves.BUY_CARD <= action < moves.BUILD or _takes_over(p, seat, action):
        return _tried(p, seat, action)
    return price + (_with_firm(p, seat, action) if action < moves.TAKE_STRUCTURE else _with_bank(p, seat, action))


def _is_dealing(p: Position, action: i64) -> bool:
    return (
        moves.BUY <= action < moves.TAKE_STRUCTURE
        or moves.REPAY <= action <= moves.BUY_LOAD
        or action >= moves.LAY + len(p.edition.card_cells)
    )


def _tried(p: Position, seat: i64, action: i64) -> i64:
    """Where more than one thing changes hands: what a card does, the BANKER's rivals, a firm with a control package."""
    trial = cast(Position, p.clone())
    trial.apply(action)
    return net_worth(trial, seat) - net_worth(p, seat)


def _takes_over(p: Position, seat: i64, action: i64) -> bool:
    """Whether the shares that are bought make a control package (YF-8)."""
    if moves.BUY_SHARE <= action < moves.BUY_EXCHANGE:
        firm = action - moves.BUY_SHARE
        bought: i64 = 1
    elif moves.BUY_CELL <= action < moves.SURRENDER:
        firm = action - moves.BUY_CELL
        bought = held(p, firm, ON_CELL)
    else:
        return False
    return p.owner[firm] != seat and held(p, firm, seat) + bought >= p.edition.control[firm]


def _with_bank(p: Position, seat: i64, action: i64) -> i64:
    """Loads and the credit."""
    if action == moves.REPAY:
        return due(p, seat)
    if action == moves.PROLONG:
        return due(p, seat) - due_of(p, p.credit[seat], p.laps[seat] + 1)
    if action == moves.SELL_LOAD:
        return -p.edition.load_buy
    if action == moves.BUY_LOAD:
        return p.edition.load_buy
    receipts = action - moves.LAY - len(p.edition.card_cells) + 1
    return receipts * p.edition.credit_value - due_of(p, receipts, 0)


def _with_firm(p: Position, seat: i64, action: i64) -> i64:
    """The moves that name a firm lie behind each other, with those of the exchange between them."""
    if action == moves.SELL_EXCHANGE:
        return -p.rate
    if action == moves.BUY_EXCHANGE:
        return p.rate
    if action < moves.BUY_CARD:
        firm = action - moves.BUY
        return value(p, firm) - _shares(p, seat, firm, held(p, firm, seat))
    if action < moves.MORTGAGE:
        return p.edition.build_cost[action - moves.BUILD]
    if action < moves.REDEEM:
        worth = value(p, action - moves.MORTGAGE)
        return worth // 2 - worth
    if action < moves.SELL_SHARE:
        worth = value(p, action - moves.REDEEM)
        return worth - worth // 2
    if action < moves.SELL_EXCHANGE:
        return -_shares(p, seat, action - moves.SELL_SHARE, 1)
    if action < moves.BUY_EXCHANGE:
        return _shares(p, seat, action - moves.BUY_SHARE, 1)
    firm = (action - moves.BUY_OUT) % FIRMS
    if moves.BUY_CELL <= action < moves.SURRENDER:
        return _shares(p, seat, firm, held(p, firm, ON_CELL))
    return -value(p, firm) if moves.SURRENDER <= action < moves.INSURE else 0


def _shares(p: Position, seat: i64, firm: i64, number: i64) -> i64:
    """What shares of a firm count; those of one's own nothing, because the firm itself does."""
    return 0 if number == 0 or p.owner[firm] == seat else number * nominal(p, firm)
