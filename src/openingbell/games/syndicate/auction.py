"""Y-30 to Y-32 The auction: from nominal upwards, and without a bid downwards (YF-65)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import banker_price, spend
from openingbell.games.syndicate.components import (
    BANKER,
    CARD_OF_GOOD,
    FIRMS,
    HOLD_UP,
    NOBODY,
    NONE,
    SPACE,
)
from openingbell.games.syndicate.decks import put_under
from openingbell.games.syndicate.ending import end_after_ruin
from openingbell.games.syndicate.firms import value
from openingbell.games.syndicate.goods import grant
from openingbell.games.syndicate.names import good_name, tell
from openingbell.games.syndicate.ownership import to_bank
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import AUCTION, BID

RISING: Final = 10  # tenths of nominal; less: the price falls


def hold_auctions(p: Position, log: Log | None) -> None:
    """What waits is auctioned singly, the BANKER card last (YF-64), unless a ruin has ended the game."""
    if end_after_ruin(p, log):
        return
    if len(p.queue) > 0:
        good = p.queue[0]
        p.queue = p.queue[1:]
        begin(p, good, value(p, good) if good < FIRMS else p.edition.price_of(good), log)
    elif p.bank_waits:
        p.bank_waits = False
        begin(p, BANKER, banker_price(p), log)
    else:
        p.decided()


def begin(p: Position, good: i64, nominal: i64, log: Log | None) -> None:
    p.offered = good
    p.nominal = nominal
    p.price = nominal
    p.level = RISING
    p.bidder = NOBODY
    p.passed = 0
    p.asked = 0
    p.decide_first(AUCTION, NOBODY)
    tell(log, "auction", NOBODY, good)


def go_on(p: Position, log: Log | None) -> None:
    """The next speaker is asked; when nobody is left, the price falls, or the last bidder takes it."""
    if p.bidder != NOBODY:
        while p.asked < p.players - 1:
            p.asked += 1
            seat = p.after(p.bidder, p.asked)
            if p.passed & (1 << seat) == 0 and may_speak(p, seat):
                p.decide_first(BID, seat)
                return
        sell(p, p.bidder, p.price - rise(p), log)
        return
    while True:
        while p.asked < p.players:
            p.asked += 1
            seat = p.after(p.turn, p.asked)  # M is the last (YF-65)
            if may_speak(p, seat):
                p.decide_first(BID, seat)
                return
        if not fall(p):
            stay(p, log)
            return


def may_speak(p: Position, seat: i64) -> bool:
    """Whose cash covers the price. The BANKER does not rob himself, nor does he invest (YF-92)."""
    if p.ruined[seat] > 0 or p.cash[seat] < p.price:
        return False
    return seat != p.banker or (p.offered != HOLD_UP and p.offered != SPACE)


def rise(p: Position) -> i64:
    """A tenth of nominal, rounded up, at least 1."""
    return max(i64(1), (p.nominal + 9) // 10)


def fall(p: Position) -> bool:
    """To the next tenth of nominal, rounded down, that is neither 0 nor the price before."""
    while p.level > 1:
        p.level -= 1
        price = p.nominal * p.level // 10
        if price > 0 and price != p.price:
            p.price = price
            p.asked = 0
            return True
    return False


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=2)
    actions = append(actions, moves.PASS)
    return append(actions, moves.BID)


def speak(p: Position, action: i64, log: Log | None) -> None:
    """A pass at nominal or above is final; a bid below nominal takes it at once."""
    seat = p.actor
    p.decided()
    if action == moves.PASS:
        if p.level == RISING:
            p.passed |= 1 << seat
        tell(log, "passed", seat, p.offered)
        return
    if log is not None:
        log.append(Event("bid", int(seat), facts={"good": good_name(p.offered), "price": int(p.price)}))
    if p.level < RISING:
        sell(p, seat, p.price, log)
    else:
        p.bidder = seat
        p.price += rise(p)
        p.asked = 0


def sell(p: Position, seat: i64, price: i64, log: Log | None) -> None:
    """In cash, to the bank; what the BANKER bids goes to his rivals (YF-91)."""
    good = close(p)
    spend(p, seat, price, "bought", good, log)
    grant(p, good, seat, log)


def stay(p: Position, log: Log | None) -> None:
    """Unsold: a firm stays in the bank, bare; a card goes under F (YS-17)."""
    good = close(p)
    tell(log, "unsold", NOBODY, good)
    if good < FIRMS:
        to_bank(p, good)
    else:
        put_under(p, good - CARD_OF_GOOD)


def close(p: Position) -> i64:
    good = p.offered
    p.offered = NONE
    p.bidder = NOBODY
    p.passed = 0
    p.asked = 0
    p.level = 0
    p.decided()
    return good
