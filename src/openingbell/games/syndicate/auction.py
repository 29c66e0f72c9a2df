"""Y-30 to Y-32 The auction: from nominal upwards, and without a bid downwards (YF-65)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import spend
from openingbell.games.syndicate.components import BANKER, CARD_OF_GOOD, FIRMS, HOLD_UP, NOBODY, SPACE
from openingbell.games.syndicate.decks import put_under
from openingbell.games.syndicate.ending import end_after_ruin
from openingbell.games.syndicate.goods import grant, price_of
from openingbell.games.syndicate.names import good_name, tell
from openingbell.games.syndicate.ownership import to_bank
from openingbell.games.syndicate.position import Position, current_auction
from openingbell.games.syndicate.steps import AUCTION, BID
from openingbell.games.syndicate.underway import TENTHS, Auction


def hold_auctions(p: Position, log: Log | None) -> None:
    """What waits is auctioned singly, the BANKER card last (YF-64), unless a ruin has ended the game."""
    if end_after_ruin(p, log):
        return
    if len(p.queue) > 0:
        good = p.queue[0]
        p.queue = p.queue[1:]
        begin(p, good, price_of(p, good), log)
    elif p.banker_waits:
        p.banker_waits = False
        begin(p, BANKER, price_of(p, BANKER), log)
    else:
        p.decided()


def begin(p: Position, good: i64, nominal: i64, log: Log | None) -> None:
    p.auction = Auction(good, nominal)
    p.decide_first(AUCTION, RULES)
    tell(log, "auction", NOBODY, good)


def close(p: Position) -> None:
    p.auction = None
    p.decided()


def advance(p: Position, log: Log | None) -> None:
    """The next speaker is asked; when nobody is left, the price falls, or the last bidder takes it."""
    auction = current_auction(p)
    if auction.bidder != NOBODY:
        while auction.asked < p.players - 1:
            auction.asked += 1
            seat = p.after(auction.bidder, auction.asked)
            if auction.passed & (1 << seat) == 0 and may_speak(p, auction, seat):
                p.decide_first(BID, seat)
                return
        sell(p, auction, auction.bidder, auction.price - rise(auction), log)
        return
    while True:
        while auction.asked < p.players:
            auction.asked += 1
            seat = p.after(p.turn, auction.asked)  # M is the last (YF-65)
            if may_speak(p, auction, seat):
                p.decide_first(BID, seat)
                return
        if not fall(auction):
            stay(p, auction.good, log)
            return


def may_speak(p: Position, auction: Auction, seat: i64) -> bool:
    """Whose cash covers the price. The BANKER does not rob himself, nor does he invest (YF-92)."""
    if p.ruined[seat] > 0 or p.cash[seat] < auction.price:
        return False
    return seat != p.banker or (auction.good != HOLD_UP and auction.good != SPACE)


def rise(auction: Auction) -> i64:
    """A tenth of nominal, rounded up, at least 1."""
    return max(i64(1), (auction.nominal + TENTHS - 1) // TENTHS)


def fall(auction: Auction) -> bool:
    """To the next tenth of nominal, rounded down, that is neither 0 nor the price before."""
    while auction.tenths > 1:
        auction.tenths -= 1
        price = auction.nominal * auction.tenths // TENTHS
        if price > 0 and price != auction.price:
            auction.price = price
            auction.asked = 0
            return True
    return False


def is_falling(auction: Auction) -> bool:
    return auction.tenths < TENTHS


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=2)
    actions = append(actions, moves.PASS)
    return append(actions, moves.BID)


def speak(p: Position, action: i64, log: Log | None) -> None:
    """A pass at nominal or above is final; a bid below nominal takes it at once."""
    auction = current_auction(p)
    seat = p.actor
    p.decided()
    if action == moves.PASS:
        if not is_falling(auction):
            auction.passed |= 1 << seat
        tell(log, "passed", seat, auction.good)
        return
    if log is not None:
        log.append(Event("bid", int(seat), facts={"good": good_name(auction.good), "price": int(auction.price)}))
    if is_falling(auction):
        sell(p, auction, seat, auction.price, log)
    else:
        auction.bidder = seat
        auction.price += rise(auction)
        auction.asked = 0


def sell(p: Position, auction: Auction, seat: i64, price: i64, log: Log | None) -> None:
    """In cash, to the bank; what the BANKER bids goes to his rivals (YF-91)."""
    close(p)
    spend(p, seat, price, "bought", auction.good, log)
    grant(p, auction.good, seat, log)


def stay(p: Position, good: i64, log: Log | None) -> None:
    """Unsold: a firm stays in the bank, bare; a card goes under F (YS-17)."""
    close(p)
    tell(log, "unsold", NOBODY, good)
    if good < FIRMS:
        to_bank(p, good)
    else:
        put_under(p, good - CARD_OF_GOOD)
