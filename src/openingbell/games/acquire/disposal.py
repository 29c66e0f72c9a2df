"""A-5.7 What the holders of a defunct corporation do with its shares: sell, trade two for one, keep."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import Log
from openingbell.games.acquire import moves
from openingbell.games.acquire.components import BANK
from openingbell.games.acquire.merging import close
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import Position
from openingbell.games.acquire.steps import DISPOSE


def ask_next(p: Position) -> None:
    """From the mergemaker clockwise, each holder is asked in turn (A-5.7)."""
    while p.asked < p.players:
        seat = (p.turn + p.asked) % p.players
        p.asked += 1
        if p.owned(seat, p.defunct) > 0:
            p.decide_first(DISPOSE, seat)
            return
    close(p)
    p.decided()


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=3)
    actions = append(actions, moves.SELL)
    if may_trade(p):
        actions = append(actions, moves.TRADE)
    return append(actions, moves.KEEP)


def is_legal(p: Position, action: i64) -> bool:
    return action == moves.SELL or action == moves.KEEP or (action == moves.TRADE and may_trade(p))


def may_trade(p: Position) -> bool:
    """Two defunct shares are needed, and one of the survivor in the bank: first come, first served."""
    return p.owned(p.actor, p.defunct) >= 2 and p.owned(BANK, p.survivor) > 0


def dispose(p: Position, action: i64, log: Log | None) -> None:
    """One step of it; the shares return to the bank at once. It ends with the last share, or with `keep` (A-5.8)."""
    seat = p.actor
    if action == moves.SELL:
        sell(p, seat, log)
    elif action == moves.TRADE:
        trade(p, seat, log)
    elif log is not None:
        left = int(p.owned(seat, p.defunct))
        log.append(Event("kept", int(seat), facts={"corporation": name_of(p, p.defunct), "shares": left}))
    if action == moves.KEEP or p.owned(seat, p.defunct) == 0:
        p.decided()


def sell(p: Position, seat: i64, log: Log | None) -> None:
    """One share, at the price before the merger."""
    price = p.price(p.defunct)
    p.move_shares(seat, BANK, p.defunct, 1)
    p.cash[seat] += price
    if log is not None:
        log.append(Event("sold", int(seat), int(price), facts={"corporation": name_of(p, p.defunct)}))


def trade(p: Position, seat: i64, log: Log | None) -> None:
    """Two shares of the defunct for one of the survivor."""
    p.move_shares(seat, BANK, p.defunct, 2)
    p.move_shares(BANK, seat, p.survivor, 1)
    if log is not None:
        facts: Seen = {"corporation": name_of(p, p.defunct), "survivor": name_of(p, p.survivor)}
        log.append(Event("traded", int(seat), facts=facts))
