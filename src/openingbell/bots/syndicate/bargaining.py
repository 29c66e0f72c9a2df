"""Bargains: every trade of one lot for another, or for money, at the price that promises most.

What a seat proposes at first sight shares the gain (`trading.py`). The less a bargain leaves the rival, the better for
whoever proposes it, and the likelier he refuses (`answering.py`). Whether one is good for anything is for a search to
find out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.syndicate.answering import demand_of, readiness
from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.trading import largest_token
from openingbell.bots.syndicate.worth import lot_gain, lot_loss
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import GROUPS, NONE, TOKENS
from openingbell.games.syndicate.position import current_trade
from openingbell.games.syndicate.steps import COMPOSE, DEAL
from openingbell.games.syndicate.trade import is_lot, item_of, may_begin
from openingbell.games.syndicate.underway import Trade

COIN: Final = 5  # what sums are counted in
# Prices that are considered, by how much less or more than he is taken to want they leave the rival, in doubts.
LEAST: Final = -3
MOST: Final = 4


def bargains(b: Books) -> list[vec[i64]]:
    """The steps of each, from `trade` to `propose`; of a trade that is being composed, those that are left."""
    p = b.p
    found: list[vec[i64]] = []
    if p.step == DEAL:
        for seat in range(p.players):
            if may_begin(p, seat) and p.trades_begun < b.w.asked and b.manners.may_address(p, seat):
                found.extend(_with(b, seat))
    elif p.step == COMPOSE:
        trade = current_trade(p)
        begun = _begun(trade)
        for steps in _with(b, trade.partner):
            if _begins(steps, begun):
                found.append(steps[len(begun) :])
    return found


def _with(b: Books, partner: i64) -> list[vec[i64]]:
    """All bargains with a rival."""
    p = b.p
    found: list[vec[i64]] = []
    demand = demand_of(b, partner)
    for give in range(i64(NONE), i64(GROUPS)):
        if give != NONE and not is_lot(p, p.turn, give):
            continue
        lost = 0.0 if give == NONE else lot_loss(b, p.turn, give)
        got = 0.0 if give == NONE else lot_gain(b, partner, p.turn, give)
        for take in range(i64(NONE), i64(GROUPS)):
            if take == give or (take != NONE and not is_lot(p, partner, take)):
                continue
            if not b.manners.may_propose(p, partner, give, take):
                continue
            own = -lost if take == NONE else lot_gain(b, p.turn, partner, take) - lost
            his = got if take == NONE else got - lot_loss(b, partner, take)
            low = 1 if give == NONE else -(p.cash[partner] // COIN)
            high = -1 if take == NONE else p.cash[p.turn] // COIN
            price = Price(b, partner, demand, own, his)
            price.find(low, high)
            if price.promise > 0.0:
                found.append(steps_of(partner, give, take, price.coins * COIN))
    return found


class Price:
    """What to pay for a trade of lots that gain the two sides `own` and `his`, in coins; below 0 the rival pays."""

    def __init__(self, b: Books, partner: i64, demand: float, own: float, his: float) -> None:
        self.b = b
        self.partner = partner
        self.demand = demand
        self.own = own
        self.his = his
        self.coins: i64 = 0
        self.promise = 0.0

    def find(self, low: i64, high: i64) -> None:
        """The price that promises most: what it leaves one, times the chance that the rival accepts it."""
        b = self.b
        for level in range(i64(LEAST), i64(MOST + 1)):
            wanted = max(self.demand + b.w.doubt * float(level), 0.0)
            if low > high or not self._suffices(high, wanted):
                return
            low = self._least(low, high, wanted)
            own = self.own - b.cost(b.p.turn, float(low * COIN))
            his = self.his - b.cost(self.partner, -float(low * COIN))
            promise = (own - b.w.envy * his / b.rivals + b.w.slack) * readiness(b, self.demand, own, his)
            if promise > self.promise:
                self.promise = promise
                self.coins = low

    def _least(self, low: i64, high: i64, wanted: float) -> i64:
        """The fewest coins that suffice; `high` do."""
        while low < high:
            middle = (low + high) // 2
            if self._suffices(middle, wanted):
                high = middle
            else:
                low = middle + 1
        return high

    def _suffices(self, coins: i64, wanted: float) -> bool:
        """Whether the rival gains so much, against what his rival does, and something over."""
        b = self.b
        own = self.own - b.cost(b.p.turn, float(coins * COIN))
        his = self.his - b.cost(self.partner, -float(coins * COIN))
        return his - b.w.margin - wanted * max(own, 0.0) > b.w.tip


def steps_of(partner: i64, give: i64, take: i64, money: i64) -> vec[i64]:
    """In the order of YF-56."""
    steps = vec[i64](capacity=16)
    steps = append(steps, moves.TRADE + partner)
    if give != NONE:
        steps = append(steps, moves.GIVE + item_of(give))
    steps = _tokens(steps, moves.GIVE, money)
    if take != NONE:
        steps = append(steps, moves.TAKE + item_of(take))
    steps = _tokens(steps, moves.TAKE, -money)
    return append(steps, moves.PROPOSE)


def _tokens(steps: vec[i64], side: i64, money: i64) -> vec[i64]:
    """A sum in tokens, the largest first; nothing if it is not above 0."""
    named = vec[i64]([0] * len(TOKENS))
    token = largest_token(money, named, 0)
    while token != NONE:
        steps = append(steps, side + moves.ITEM_MONEY + token)
        named[token] += 1
        money -= TOKENS[token]
        token = largest_token(money, named, 0)
    return steps


def _begun(trade: Trade) -> vec[i64]:
    """The steps that led to what is named so far."""
    steps = vec[i64](capacity=16)
    steps = append(steps, moves.TRADE + trade.partner)
    for item in range(i64(len(trade.named))):
        for _ in range(trade.named[item]):
            steps = append(steps, moves.GIVE + item)
    return steps


def _begins(steps: vec[i64], begun: vec[i64]) -> bool:
    """Whether steps begin with others."""
    if len(begun) > len(steps):
        return False
    for number in range(i64(len(begun))):
        if steps[number] != begun[number]:
            return False
    return True
