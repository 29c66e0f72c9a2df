"""What is seen of an offer or auction, a debt, a trade, a duel."""

from __future__ import annotations

from openingbell.games.syndicate.auction import is_falling
from openingbell.games.syndicate.components import GROUP_IDS, NONE
from openingbell.games.syndicate.debts import ABOUT, AMOUNT, CREDITOR, REASON, REASONS
from openingbell.games.syndicate.goods import offered, price_of
from openingbell.games.syndicate.names import good_name, number_or_none, seats_of
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import DEBT, IN_KIND, THROW
from openingbell.games.syndicate.trade import goods, items
from openingbell.games.syndicate.view_types import AuctionView, DebtView, DuelView, TradeView


def auction_view(p: Position) -> AuctionView | None:
    """What is on offer; without a price while M alone is asked."""
    good = offered(p)
    if good == NONE:
        return None
    auction = p.auction
    return {
        "good": good_name(good),
        "nominal": int(price_of(p, good) if auction is None else auction.nominal),
        "price": None if auction is None else int(auction.price),
        "bidder": None if auction is None else number_or_none(auction.bidder),
        "passed": [] if auction is None else seats_of(auction.passed),
        "falling": auction is not None and is_falling(auction),
    }


def debt_view(p: Position) -> DebtView | None:
    if p.step != DEBT and p.step != IN_KIND:
        return None
    good = p.noted(ABOUT)
    return {
        "debtor": int(p.actor) if p.step == DEBT else None,
        "creditor": number_or_none(p.noted(CREDITOR)),
        "amount": int(p.noted(AMOUNT)),
        "reason": REASONS[p.noted(REASON)],
        "good": None if good == NONE else good_name(good),
    }


def trade_view(p: Position) -> TradeView | None:
    trade = p.trade
    if trade is None:
        return None
    return {
        "seat": int(p.turn),
        "partner": int(trade.partner),
        "gives": items(trade, 0),
        "takes": items(trade, 1),
        "giving": goods(p, trade, 0),
        "taking": goods(p, trade, 1),
    }


def duel_view(p: Position) -> DuelView | None:
    duel = p.duel
    if duel is None or p.step != THROW:
        return None
    return {
        "group": None if duel.group == NONE else GROUP_IDS[duel.group],
        "seats": seats_of(duel.duelists),
        "throwing": int(p.after(p.turn, duel.thrower)),
        "best": [int(best) for best in duel.best],
        "ties": int(duel.ties),
    }
