"""What piles are worth: to a seat that knows some of their cards, and to the public."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.stockpile.prospects import majority_gain, prospects
from openingbell.bots.stockpile.weights import Weights
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import BERNIE, BOOM, BUST, COMPANIES, FEE, KINDS, MAX_PILES
from openingbell.games.stockpile.ending import shares_of
from openingbell.games.stockpile.position import HAND, NONE, Position, is_face_down, kind_of, knows_of, pile_of

PUBLIC: Final = 32  # the bit of everybody, which no seat has alone


class Market:
    """Values of the kinds of cards and of the piles, for a seat and for the public."""

    def __init__(self, p: Position, seat: i64, w: Weights) -> None:
        self.w = w
        self.seat = seat
        self.cards = card_values(p, seat, prospects(p, 1 << seat, w.drift), w)
        self.public = card_values(p, NONE, prospects(p, PUBLIC, w.drift), w)
        self.unknown = w.unknown * _mean(self.public)
        self.mine = vec[float]([0.0] * p.piles)
        self.theirs = vec[float]([0.0] * p.piles)
        bit: i64 = 1 << seat
        for card in p.table:
            pile = pile_of(card)
            kind = kind_of(card)
            self.mine[pile] += self.cards[kind] if knows_of(card) & bit else self.unknown
            self.theirs[pile] += self.unknown if is_face_down(card) else self.public[kind]

    def laid(self, p: Position, kind: i64, pile: i64, face_down: bool) -> float:
        """How good the seat's chances are with one more card there, and the other one of its hand where it is best."""
        self._lay(kind, pile, face_down, 1.0)
        rest = p.hands[self.seat * HAND]
        if p.hands[self.seat * HAND + 1] == NONE:
            best = self.edge(p)
        else:
            if rest == kind:
                rest = p.hands[self.seat * HAND + 1]
            best = -1e9
            for other in range(p.piles):
                self._lay(rest, other, True, 1.0)
                best = max(best, self.edge(p))
                self._lay(rest, other, True, -1.0)
        self._lay(kind, pile, face_down, -1.0)
        return best

    def _lay(self, kind: i64, pile: i64, face_down: bool, sign: float) -> None:
        self.mine[pile] += sign * self.cards[kind]
        self.theirs[pile] += sign * (self.unknown if face_down else self.public[kind])

    def moved(self, p: Position, action: i64) -> float:
        """Mark's ability: how good the seat's chances are after a card changed piles."""
        named = (action - moves.MOVE) % moves.MOVABLE
        giver = (action - moves.MOVE) // moves.MOVABLE // MAX_PILES
        taker = (action - moves.MOVE) // moves.MOVABLE % MAX_PILES
        value = self.cards[named] if named < KINDS else self.unknown
        public = self.public[named] if named < KINDS else self.unknown
        self.mine[giver] -= value
        self.mine[taker] += value
        self.theirs[giver] -= public
        self.theirs[taker] += public
        chances = self.edge(p)
        self.mine[giver] += value
        self.mine[taker] -= value
        self.theirs[giver] += public
        self.theirs[taker] -= public
        return chances

    def edge(self, p: Position) -> float:
        """What the seat knows better than the price that a pile will fetch, less what others get too cheap."""
        best = -1e9
        total = 0.0
        for pile in range(p.piles):
            surplus = self.mine[pile] - self.theirs[pile]
            total += surplus
            best = max(best, surplus)
        return best - self.w.gift * (total - best) / float(p.piles - 1)


def _mean(cards: vec[float]) -> float:
    """What a share of any company is worth."""
    total = 0.0
    for company in range(i64(COMPANIES)):
        total += cards[company]
    return total / float(COMPANIES)


def card_values(p: Position, seat: i64, shares: vec[float], w: Weights) -> vec[float]:
    """What each kind of card is worth to a seat; NONE: to anybody."""
    values = vec[float](capacity=KINDS)
    most: i64 = 1
    for company in range(i64(COMPANIES)):
        value = shares[company]
        if seat != NONE:
            value += majority_gain(p, seat, company, 1, w)
            most = max(most, shares_of(p, seat, company))
        values = append(values, value)
    for kind in range(i64(COMPANIES), i64(KINDS)):
        if kind == BOOM:
            values = append(values, w.boom * float(most))
        elif kind == BUST:
            values = append(values, w.bust)
        else:
            fee = float(p.parts.fees[kind - FEE])
            values = append(values, fee if seat != NONE and p.has(seat, BERNIE) else -fee)
    return values
