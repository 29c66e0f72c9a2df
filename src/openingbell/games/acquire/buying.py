"""A-6 Buying shares."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import RULES, Log
from openingbell.games.acquire import moves
from openingbell.games.acquire.components import BANK, CORPORATIONS, PURCHASES
from openingbell.games.acquire.ending import announce, may_announce
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import Position
from openingbell.games.acquire.steps import TURN_ENDS


def legal(p: Position) -> vec[i64]:
    """A share of any corporation that can be had and paid for, `announce`, and always `done`."""
    actions = vec[i64](capacity=CORPORATIONS + 2)
    if p.bought < PURCHASES:
        for corporation in range(CORPORATIONS):
            if may_buy(p, corporation):
                actions = append(actions, moves.BUY + corporation)
    if may_announce(p):
        actions = append(actions, moves.ANNOUNCE)
    return append(actions, moves.DONE)


def is_legal(p: Position, action: i64) -> bool:
    if action == moves.DONE:
        return True
    if action == moves.ANNOUNCE:
        return may_announce(p)
    return p.bought < PURCHASES and moves.BUY <= action < moves.SELL and may_buy(p, action - moves.BUY)


def may_buy(p: Position, corporation: i64) -> bool:
    """An active corporation (A-6.1) of which the bank has shares, and money in hand for one (A-6.2)."""
    return (
        p.active & (1 << corporation) != 0 and p.owned(BANK, corporation) > 0 and p.price(corporation) <= p.cash[p.turn]
    )


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
