"""Bargains: every trade of one lot for another that a rival would just accept."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.worth import lot_gain, lot_loss
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import GROUPS, NONE, TOKENS
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import COMPOSE, DEAL
from openingbell.games.syndicate.trade import MOST_TOKENS, item_of, lots, may_begin


class Bargain:
    def __init__(self, partner: i64, give: i64, take: i64, money: i64) -> None:
        self.partner = partner
        self.give = give
        self.take = take
        self.money = money

    def steps(self) -> vec[i64]:
        """The whole trade, from `trade` to `propose`, in the order of YF-56."""
        steps = vec[i64](capacity=16)
        steps = append(steps, moves.TRADE + self.partner)
        if self.give != NONE:
            steps = append(steps, moves.GIVE + item_of(self.give))
        if self.money > 0:
            steps = _tokens(steps, moves.GIVE + moves.ITEM_MONEY, self.money)
        if self.take != NONE:
            steps = append(steps, moves.TAKE + item_of(self.take))
        if self.money < 0:
            steps = _tokens(steps, moves.TAKE + moves.ITEM_MONEY, -self.money)
        return append(steps, moves.PROPOSE)


def _tokens(steps: vec[i64], first: i64, money: i64) -> vec[i64]:
    for token in range(i64(len(TOKENS))):
        named: i64 = 0
        while TOKENS[token] <= money and named < MOST_TOKENS[token]:
            steps = append(steps, first + token)
            money -= TOKENS[token]
            named += 1
    return steps


def proposals(b: Books) -> list[vec[i64]]:
    """Every bargain as steps: whole, or what is left to name if one is being composed."""
    p = b.p
    found: list[vec[i64]] = []
    if p.step == DEAL:
        for seat in range(p.players):
            if may_begin(p, seat):
                for bargain in bargains(b, seat):
                    found.append(bargain.steps())
    elif p.step == COMPOSE:
        begun = _begun(p)
        for bargain in bargains(b, p.partner):
            steps = bargain.steps()
            if _begins_with(steps, begun):
                found.append(steps[len(begun) :])
    return found


def _begun(p: Position) -> vec[i64]:
    """The steps that led to what is named so far."""
    steps = vec[i64](capacity=16)
    steps = append(steps, moves.TRADE + p.partner)
    for item in range(i64(len(p.deal))):
        for _ in range(p.deal[item]):
            steps = append(steps, moves.GIVE + item)
    return steps


def _begins_with(steps: vec[i64], begun: vec[i64]) -> bool:
    if len(begun) > len(steps):
        return False
    for number in range(i64(len(begun))):
        if steps[number] != begun[number]:
            return False
    return True


def bargains(b: Books, partner: i64) -> list[Bargain]:
    p = b.p
    found: list[Bargain] = []
    mine = lots(p, p.turn)
    theirs = lots(p, partner)
    for give in range(i64(NONE), i64(GROUPS)):
        if give != NONE and mine & (1 << give) == 0:
            continue
        lost = 0.0 if give == NONE else lot_loss(b, p.turn, give)
        got = 0.0 if give == NONE else lot_gain(b, partner, p.turn, give)
        for take in range(i64(NONE), i64(GROUPS)):
            if take == give or (take != NONE and theirs & (1 << take) == 0):
                continue
            own = -lost if take == NONE else lot_gain(b, p.turn, partner, take) - lost
            his = got if take == NONE else got - lot_loss(b, partner, take)
            low = -(p.cash[partner] // 5) if give != NONE else 1
            high = p.cash[p.turn] // 5 if take != NONE else -1
            if low > high or not _agrees(b, partner, own, his, high * 5):
                continue
            while low < high:
                middle = (low + high) // 2 if low + high >= 0 else -((1 - low - high) // 2)
                if _agrees(b, partner, own, his, middle * 5):
                    high = middle
                else:
                    low = middle + 1
            found.append(Bargain(partner, give, take, low * 5))
    return found


def _agrees(b: Books, partner: i64, own: float, his: float, money: i64) -> bool:
    paid = float(money)
    gain = his - b.cost(partner, -paid)
    return gain - b.w.envy * (own - b.cost(b.p.turn, paid)) / b.rivals > 1.0
