"""A-5.7 What the holders of a defunct corporation do with its shares: sell, trade two for one, keep."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import Log
from openingbell.games.acquire import moves
from openingbell.games.acquire.components import BANK
from openingbell.games.acquire.merging import close
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import Position
from openingbell.games.acquire.steps import DISPOSE

# Bits of `choices`.
SELL: Final = 1 << (moves.SELL - moves.BUY)
TRADE: Final = 1 << (moves.TRADE - moves.BUY)
KEEP: Final = 1 << (moves.KEEP - moves.BUY)


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


def choices(p: Position) -> i64:
    """`sell`, `keep`, and maybe `trade`."""
    return SELL | TRADE | KEEP if may_trade(p) else SELL | KEEP


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
