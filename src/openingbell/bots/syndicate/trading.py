"""Trades: what a proposal is worth to either side, and what to propose."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.bots.syndicate.papers import load_worth, share_worth, stock_worth
from openingbell.bots.syndicate.weights import Weights
from openingbell.bots.syndicate.worth import lot_gain, lot_loss, strain
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import FIRMS, GROUPS, NONE, TEAMS, TOKENS
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.trade import (
    MOST_TOKENS,
    giver_of,
    is_named,
    item_of,
    lots,
    money_on,
)


def proposal_gain(p: Position, seat: i64, w: Weights) -> float:
    """What the trade on the table is worth to one of its two sides."""
    gain = 0.0
    for side in range(i64(2)):
        giver = giver_of(p, side)
        taker = giver_of(p, 1 - side)
        first = side * moves.ITEMS
        sign = -1.0 if giver == seat else 1.0
        for group in range(i64(GROUPS)):
            if is_named(p, first, group):
                gain += -lot_loss(p, giver, group, w) if giver == seat else lot_gain(p, taker, giver, group, w)
        for firm in range(i64(FIRMS)):
            number = p.deal[first + moves.ITEM_SHARE + firm]
            if number > 0:
                gain += sign * float(number) * share_worth(p, firm, w)
        gain += sign * float(p.deal[first + moves.ITEM_EXCHANGE]) * stock_worth(p, w)
        gain += sign * float(p.deal[first + moves.ITEM_LOAD]) * load_worth(p, w)
        money = float(money_on(p, side))
        if money > 0.0:
            gain += sign * money - strain(p, seat, -sign * money, w)
    return gain


def answer_gain(p: Position, w: Weights) -> float:
    """What accepting is worth to the partner."""
    return proposal_gain(p, p.partner, w) - w.envy * proposal_gain(p, p.turn, w) / float(p.living() - 1)


class Plan:
    """The best trade with a rival: a group of his, for one of one's own or none, and money either way."""

    def __init__(self, p: Position, partner: i64, w: Weights) -> None:
        self.take: i64 = NONE
        self.give: i64 = NONE
        self.money: i64 = 0  # what one pays; below 0 the rival does
        self.gain = 0.0
        seat = p.turn
        mine = lots(p, seat)
        theirs = lots(p, partner)
        for take in range(i64(TEAMS)):
            if theirs & (1 << take) and mine & (1 << take):
                wins = lot_gain(p, seat, partner, take, w)
                loses = lot_loss(p, partner, take, w)
                self._consider(p, partner, take, NONE, wins, -loses, w)
                for give in range(i64(TEAMS)):
                    if give != take and mine & (1 << give):
                        self._consider(
                            p,
                            partner,
                            take,
                            give,
                            wins - lot_loss(p, seat, give, w),
                            lot_gain(p, partner, seat, give, w) - loses,
                            w,
                        )

    def _consider(self, p: Position, partner: i64, take: i64, give: i64, own: float, his: float, w: Weights) -> None:
        """The rival has to gain something, the two gains together are shared evenly, and money evens them out."""
        money = i64((own - his) / 2.0) // 5 * 5
        if give == NONE and money <= 0:
            return
        money = max(-p.cash[partner], min(money, p.cash[p.turn])) // 5 * 5
        paid = float(money)
        own -= paid + strain(p, p.turn, paid, w)
        his += paid - strain(p, partner, -paid, w)
        gain = own - w.envy * his / float(p.living() - 1)
        if his - w.envy * own / float(p.living() - 1) > w.margin and gain > max(self.gain, w.margin):
            self.take = take
            self.give = give
            self.money = money
            self.gain = gain

    def next_step(self, p: Position) -> i64:
        """What to name next: groups before money, one's own side before the other (YF-56)."""
        if self.take == NONE:
            return moves.CANCEL
        if p.side == 0:
            if self.give != NONE and p.deal[item_of(self.give)] == 0:
                return moves.GIVE + item_of(self.give)
            token = self._token(p, self.money, p.deal, 0)
            if token != NONE:
                return moves.GIVE + moves.ITEM_MONEY + token
            return moves.TAKE + item_of(self.take) if p.given > 0 else moves.CANCEL
        if p.deal[moves.ITEMS + item_of(self.take)] == 0:
            return moves.TAKE + item_of(self.take)
        token = self._token(p, -self.money, p.deal, moves.ITEMS)
        return moves.PROPOSE if token == NONE else moves.TAKE + moves.ITEM_MONEY + token

    def _token(self, p: Position, money: i64, named: vec[i64], first: i64) -> i64:
        """The largest token that still fits into a sum."""
        left = money - (p.tokens if money > 0 else 0)
        for token in range(i64(len(TOKENS))):
            if TOKENS[token] <= left and named[first + moves.ITEM_MONEY + token] < MOST_TOKENS[token]:
                return token
        return NONE
