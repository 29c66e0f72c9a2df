"""Trades: what a proposal is worth to either side, and what to propose."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.papers import load_worth, share_worth, stock_worth
from openingbell.bots.syndicate.worth import lot_gain, lot_loss, united_gain
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import FIRMS, GROUPS, NONE, TEAMS, TOKENS
from openingbell.games.syndicate.firms import has_part
from openingbell.games.syndicate.position import current_trade
from openingbell.games.syndicate.trade import MAX_TOKENS, giver_of, is_lot, is_named, item_of, money_on
from openingbell.games.syndicate.underway import Trade


def proposal_gain(b: Books, seat: i64) -> float:
    """What the trade on the table is worth to one of its two sides."""
    p = b.p
    trade = current_trade(p)
    gain = 0.0
    for side in range(i64(2)):
        giver = giver_of(p, trade, side)
        taker = giver_of(p, trade, 1 - side)
        first = side * moves.ITEMS
        sign = -1.0 if giver == seat else 1.0
        for group in range(i64(GROUPS)):
            if is_named(trade, side, group):
                gain += -lot_loss(b, giver, group) if giver == seat else lot_gain(b, taker, giver, group)
        for firm in range(i64(FIRMS)):
            number = trade.named[first + moves.ITEM_SHARE + firm]
            if number > 0:
                gain += sign * float(number) * share_worth(b, firm)
        gain += sign * float(trade.named[first + moves.ITEM_EXCHANGE]) * stock_worth(b)
        gain += sign * float(trade.named[first + moves.ITEM_LOAD]) * load_worth(b)
        money = float(money_on(trade, side))
        if money > 0.0:
            gain -= b.cost(seat, -sign * money)
    return gain


def answer_gain(b: Books) -> float:
    """What accepting is worth to the partner."""
    return consent(b, proposal_gain(b, b.p.turn), proposal_gain(b, current_trade(b.p).partner))


def consent(b: Books, own: float, his: float) -> float:
    """By how much the partner likes a trade: he wants his part of what it gains its maker, and something over."""
    return his - b.w.fair * max(own, 0.0) - b.w.margin


def most_united(b: Books, seat: i64, rival: i64) -> float:
    """No trade of lots between two gains them more together: what one group does to be united with each of them."""
    taken = 0.0
    given = 0.0
    for group in range(i64(TEAMS)):
        if has_part(b.p, seat, group) and has_part(b.p, rival, group):
            taken = max(taken, united_gain(b, seat, rival, group))
            given = max(given, united_gain(b, rival, seat, group))
    return taken + given


class Plan:
    """The best trade with a rival: a group of his, or one of one's own, or one for the other, and money for the rest.

    Groups are worth what `lot_gain` and `lot_loss` say, each for itself.
    """

    def __init__(self, b: Books, partner: i64) -> None:
        self.take: i64 = NONE
        self.give: i64 = NONE
        self.money: i64 = 0  # what one pays; below 0 the rival does
        self.gain = 0.0
        p = b.p
        if most_united(b, p.turn, partner) < b.w.margin or not b.manners.may_address(p, partner):
            return
        losses = vec[float]([0.0] * TEAMS)  # of what one may give: what it is worth to oneself …
        gains = vec[float]([0.0] * TEAMS)  # … and to the rival
        for group in range(i64(TEAMS)):
            if is_lot(p, p.turn, group):
                losses[group] = lot_loss(b, p.turn, group)
                gains[group] = lot_gain(b, partner, p.turn, group)
        for take in range(i64(NONE), i64(TEAMS)):
            if not b.is_short(p.turn) if take == NONE else not is_lot(p, partner, take):
                continue  # nobody sells for nothing but money who has enough of it
            own = 0.0 if take == NONE else lot_gain(b, p.turn, partner, take)
            his = 0.0 if take == NONE else -lot_loss(b, partner, take)
            self._consider(b, partner, take, NONE, own, his)
            for give in range(i64(TEAMS)):
                if give != take and is_lot(p, p.turn, give):
                    self._consider(b, partner, take, give, own - losses[give], his + gains[give])

    def _consider(self, b: Books, partner: i64, take: i64, give: i64, own: float, his: float) -> None:
        """Money shares the joint gain, so that the partner consents, and both sides have to name something."""
        p = b.p
        both = own + his
        if both < b.w.margin:
            return
        wanted = (b.w.fair * both + b.w.margin + b.w.tip) / (1.0 + b.w.fair)  # what he consents to, if money is enough
        money = i64((max(b.w.share * both, wanted) - his) / 5.0 + 1.0) * 5
        money = max(-(p.cash[partner] // 5 * 5), min(money, p.cash[p.turn] // 5 * 5))
        if (give == NONE and money <= 0) or (take == NONE and money >= 0):
            return
        paid = float(money)
        own -= b.cost(p.turn, paid)
        his -= b.cost(partner, -paid)
        gain = own - b.w.envy * his / b.rivals
        if gain <= max(self.gain, b.w.margin) or consent(b, own, his) <= b.w.tip:
            return
        if b.manners.may_propose(p, partner, give, take):
            self.take = take
            self.give = give
            self.money = money
            self.gain = gain

    def next_step(self, trade: Trade) -> i64:
        """What to name next: one's own side before the other, groups before money (YF-56)."""
        if self.gain == 0.0 or not self._may_be(trade):
            return moves.CANCEL
        if trade.side == 0:
            if self.give != NONE and not is_named(trade, 0, self.give):
                return moves.GIVE + item_of(self.give)
            token = largest_token(self.money - trade.tokens, trade.named, moves.ITEM_MONEY)
            if token != NONE:
                return moves.GIVE + moves.ITEM_MONEY + token
            if trade.given == 0:
                return moves.CANCEL
        if self.take != NONE and not is_named(trade, 1, self.take):
            return moves.TAKE + item_of(self.take)
        token = largest_token(-self.money - trade.tokens, trade.named, moves.ITEMS + moves.ITEM_MONEY)
        return moves.PROPOSE if token == NONE else moves.TAKE + moves.ITEM_MONEY + token

    def _may_be(self, trade: Trade) -> bool:
        """Whether no other group was named than those of this plan."""
        for group in range(i64(TEAMS)):
            if is_named(trade, 0, group) and group != self.give:
                return False
            if is_named(trade, 1, group) and group != self.take:
                return False
        return True


def largest_token(money: i64, named: vec[i64], first: i64) -> i64:
    """The largest token that fits into a sum and may be named once more; `named` counts them from `first` on."""
    for token in range(i64(len(TOKENS))):
        if TOKENS[token] <= money and named[first + token] < MAX_TOKENS[token]:
            return token
    return NONE
