"""Y-90 to Y-92 CONTRABAND: loads bought here are sold dearer on coming back."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import can_pay_out, loads_left, pay
from openingbell.games.syndicate.components import BANK, NONE
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import LOAD_DEALS, TRADE_LOADS


def land(p: Position) -> None:
    p.purchased = False
    p.decide_first(LOAD_DEALS, RULES)


def ask(p: Position) -> None:
    if may_sell(p) or may_buy(p):
        p.decide(TRADE_LOADS, p.turn)
    else:
        p.decided()


def may_sell(p: Position) -> bool:
    """YF-85 Only before the first purchase on this landing."""
    return not p.purchased and p.loads[p.turn] > 0 and can_pay_out(p, p.turn, p.edition.load_sell)


def may_buy(p: Position) -> bool:
    return p.turn != p.banker and p.cash[p.turn] >= p.edition.load_buy and loads_left(p) > 0


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=3)
    actions = append(actions, moves.DONE)
    if may_sell(p):
        actions = append(actions, moves.SELL_LOAD)
    if may_buy(p):
        actions = append(actions, moves.BUY_LOAD)
    return actions


def trade_loads(p: Position, action: i64, log: Log | None) -> None:
    """One at a time."""
    seat = p.turn
    if action == moves.DONE:
        p.decided()
        return
    if action == moves.SELL_LOAD:
        p.loads[seat] -= 1
        pay(p, BANK, seat, p.edition.load_sell, "sold-load", NONE, log)
    else:
        p.purchased = True
        p.loads[seat] += 1
        pay(p, seat, BANK, p.edition.load_buy, "bought-load", NONE, log)
    p.decide(LOAD_DEALS, RULES)


def seize_loads(p: Position, seat: i64, log: Log | None) -> None:
    """Y-92 The police take the loads; they go back to stock."""
    if p.loads[seat] > 0:
        p.loads[seat] = 0
        tell(log, "loads-seized", seat)
