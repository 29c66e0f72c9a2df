"""A-6 Buying shares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.core.bits import lowest
from openingbell.core.events import Event
from openingbell.core.state import RULES, Log
from openingbell.games.acquire import moves
from openingbell.games.acquire.components import BANK, PURCHASES
from openingbell.games.acquire.ending import announce, may_announce
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import Position
from openingbell.games.acquire.steps import TURN_ENDS

# Bits of `choices`, in which a corporation has its own.
ANNOUNCE: Final = 1 << (moves.ANNOUNCE - moves.BUY)
DONE: Final = 1 << (moves.DONE - moves.BUY)


def choices(p: Position) -> i64:
    """A share of any corporation that can be had and paid for, `announce`, and always `done`."""
    bits: i64 = DONE
    if may_announce(p):
        bits |= ANNOUNCE
    return bits | for_sale(p) if p.bought < PURCHASES else bits


def for_sale(p: Position) -> i64:
    """The active corporations (A-6.1) of which the bank has shares, at a price the cash is enough for (A-6.2)."""
    cash = p.cash[p.turn]
    bits: i64 = 0
    left = p.active
    while left != 0:
        corporation = lowest(left)
        bit = left & -left
        left ^= bit
        if p.owned(BANK, corporation) > 0 and p.price(corporation) <= cash:
            bits |= bit
    return bits


def act(p: Position, action: i64, log: Log | None) -> None:
    """One share, the announcement, or nothing more."""
    if action < moves.SELL:
        buy(p, action - moves.BUY, log)
    elif action == moves.DONE:
        finish_buying(p)
    else:
        announce(p, log)


def buy(p: Position, corporation: i64, log: Log | None) -> None:
    """One share at the price for the present size (A-6.1)."""
    price = p.price(corporation)
    p.cash[p.turn] -= price
    p.move_shares(BANK, p.turn, corporation, 1)
    p.bought += 1
    if log is not None:
        log.append(Event("bought", int(p.turn), -int(price), facts={"corporation": name_of(p, corporation)}))


def finish_buying(p: Position) -> None:
    """The turn's last step follows (A-3.1)."""
    p.decide(TURN_ENDS, RULES)
