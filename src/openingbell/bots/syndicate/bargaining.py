"""Bargains: every trade of one lot for another, or for money, that a rival would just accept.

What a seat proposes at first sight shares the gain (`trading.py`). These leave the rival next to nothing, and whether
they are good for anything is for a search to find out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.trading import consent, largest_token
from openingbell.bots.syndicate.worth import lot_gain, lot_loss
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import GROUPS, NONE, TOKENS
from openingbell.games.syndicate.position import current_trade
from openingbell.games.syndicate.steps import COMPOSE, DEAL
from openingbell.games.syndicate.trade import is_lot, item_of, may_begin
from openingbell.games.syndicate.underway import Trade

COIN: Final = 5  # what sums are counted in


def bargains(b: Books) -> list[vec[i64]]:
    """The steps of each, from `trade` to `propose`; of a trade that is being composed, those that are left."""
    p = b.p
    found: list[vec[i64]] = []
    if p.step == DEAL:
        for seat in range(p.players):
            if may_begin(p, seat) and p.trades_begun == 0 and b.manners.may_address(p, seat):
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
            if low <= high and _agrees(b, partner, own, his, high * COIN):
                found.append(steps_of(partner, give, take, _least(b, partner, own, his, low, high) * COIN))
    return found


def _least(b: Books, partner: i64, own: float, his: float, low: i64, high: i64) -> i64:
    """The fewest coins to pay, below 0 the most to get, for which the rival agrees. He does for `high`."""
    while low < high:
        middle = (low + high) // 2
        if _agrees(b, partner, own, his, middle * COIN):
            high = middle
        else:
            low = middle + 1
    return high


def _agrees(b: Books, partner: i64, own: float, his: float, money: i64) -> bool:
    """As `answer_gain` has it, with something to spare."""
    own -= b.cost(b.p.turn, float(money))
    his -= b.cost(partner, -float(money))
    return consent(b, own, his) > b.w.tip


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
