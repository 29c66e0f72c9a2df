"""Greedy play of Stockpile: every decision by what it is worth at once."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.judgement import Judgement
from openingbell.bots.policy import RULED_OUT, Policy
from openingbell.bots.stockpile import features
from openingbell.bots.stockpile.blunders import is_wasteful_bid, is_wrong_sale
from openingbell.bots.stockpile.piles import Market
from openingbell.bots.stockpile.prospects import expected, majority_gain, prospects, rounds_left
from openingbell.bots.stockpile.weights import ABILITIES, Outlook, Weights
from openingbell.core.state import OVER, State
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import (
    ACTION_STEPS,
    COMPANIES,
    FEES,
    GRAHAM,
    GRAHAM_EACH,
    INVESTORS,
    MAJORITY,
    MAX_PILES,
    SMALL_DIVIDEND_EACH,
)
from openingbell.games.stockpile.ending import shares_of
from openingbell.games.stockpile.piles import to_pay
from openingbell.games.stockpile.position import Position
from openingbell.games.stockpile.preparation import face_down_on
from openingbell.games.stockpile.steps import ACT, BID, CLAIM, DECLARE, PLACE, PREPARE, SELL

EVERYBODY: Final = 63
JUDGEMENT: Final = Judgement.beside(__file__, features.NAMES)


class StockpilePolicy(Policy):
    def __init__(self) -> None:
        self.w = Weights()
        self.outlook = Outlook()
        self.temperature = 1500.0
        self.horizon = 1
        self.epsilon = 0.1

    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        p = cast(Position, state)
        step = p.step
        gains = vec[float](capacity=len(actions))
        if step == BID or step == PLACE or step == PREPARE:
            market = Market(p, p.actor, self.w)
            for action in actions:
                gains = append(gains, self._trading(p, market, action))
        elif step == SELL:
            values = prospects(p, 1 << p.actor, self.w.drift)
            for action in actions:
                gains = append(gains, self._selling(p, action, values))
        else:
            for action in actions:
                gains = append(gains, self._other(p, action))
        return gains

    def _trading(self, p: Position, market: Market, action: i64) -> float:
        """Supply, what comes before demand, and demand."""
        if p.step == BID:
            spaces: i64 = len(p.parts.bids)
            pile = (action - moves.BID) // spaces
            price = float(to_pay(p, p.actor, (action - moves.BID) % spaces))
            if is_wasteful_bid(p, action):
                return RULED_OUT
            return market.mine[pile] - price * self._hunger(p, p.actor, price)
        if p.step == PLACE:
            face_down = action >= moves.DOWN
            number = action - (moves.DOWN if face_down else moves.UP)
            return market.laid(p, number // MAX_PILES, number % MAX_PILES, face_down)
        if action == moves.SKIP:
            return market.edge(p)
        if action < moves.MOVE:
            return market.edge(p) + 100.0 * float(face_down_on(p, action - moves.LOOK))
        return market.moved(p, action)

    def _hunger(self, p: Position, seat: i64, price: float) -> float:
        """How much more than its amount money is worth to a seat that pays so much, or gets it if negative."""
        scarce = 1.0 - (float(p.cash[seat]) - price / 2.0) / self.w.reserve
        if scarce < 0.0 or rounds_left(p) == 0:
            return 1.0
        return 1.0 + self.w.need * scarce

    def _selling(self, p: Position, action: i64, values: vec[float]) -> float:
        """The price now against what the shares will be worth and their part in a majority."""
        if is_wrong_sale(p, action):
            return RULED_OUT
        if action == moves.DONE:
            return 0.0
        seat = p.actor
        company = (action - moves.SELL) % COMPANIES
        shares: i64 = 2 if moves.SELL_SPLIT <= action < moves.HALVE else 1
        graham = float(GRAHAM_EACH) if p.has(seat, GRAHAM) else 0.0
        price = float(p.price(company)) + graham
        receipts = float(shares) * price
        kept = 0.0  # if it is sure to go bankrupt
        if values[company] > 0.0:
            kept = float(shares) * (values[company] + graham) - majority_gain(p, seat, company, -shares, self.w)
        gain = receipts * self._hunger(p, seat, -receipts) - kept
        return gain - 1.0 if action >= moves.HALVE else gain

    def _other(self, p: Position, action: i64) -> float:
        if p.step == ACT:
            return self._pushing(p, action)
        if p.step == CLAIM:
            shown = action - moves.CLAIM
            return float(p.claim_each * (shown // moves.CLAIMS + 2 * (shown % moves.CLAIMS)))
        if p.step == DECLARE:
            return 0.0 if action == moves.SKIP else self._dividend(p, action - moves.DIVIDEND)
        if action < moves.UP:
            column: i64 = INVESTORS if p.players == 2 else 0
            return float(p.parts.investor_cash[column + action] + ABILITIES[action])
        return 0.0 if action == moves.SKIP else 100.0  # to look at a pair costs nothing

    def _pushing(self, p: Position, action: i64) -> float:
        """Boom, Bust and Cramer: what it does to one's own shares, less what it does to the others'."""
        if action == moves.SKIP:
            return 0.0
        company = (action - moves.BOOM) % COMPANIES
        push: i64 = 1
        if action < moves.RAISE:
            push = ACTION_STEPS
        if moves.BUST <= action < moves.RAISE or action >= moves.LOWER:
            push = -push
        knower: i64 = 1 << p.actor
        change = expected(p, company, push, knower, self.w.drift) - expected(p, company, 0, knower, self.w.drift)
        return change * self._ahead(p, company)

    def _dividend(self, p: Position, company: i64) -> float:
        return float(SMALL_DIVIDEND_EACH) * self._ahead(p, company)

    def _ahead(self, p: Position, company: i64) -> float:
        """How many shares of a company the actor has, less what the others have on average."""
        total: i64 = 0
        for seat in range(p.players):
            total += shares_of(p, seat, company)
        own = shares_of(p, p.actor, company)
        return float(own) - self.w.envy * float(total - own) / float(p.players - 1)

    def is_quiet(self, state: State) -> bool:
        """When a round begins and nobody has laid a card: there are no piles to be valued that nobody has yet."""
        p = cast(Position, state)
        return p.step == PLACE and len(p.table) == p.piles

    def forecast(self, state: State) -> vec[float]:
        """Cash, shares at what they will be worth by all that anybody knows, and parts in the majorities."""
        p = cast(Position, state)
        scores = vec[float](capacity=p.players)
        for seat in range(p.players):
            owed = 0.0
            for fee in range(i64(FEES)):
                owed += float(p.owed[seat * FEES + fee] * p.parts.fees[fee])
            scores = append(scores, float(p.cash[seat]) - owed)
        if p.actor == OVER:
            return scores
        values = prospects(p, EVERYBODY, 0.0)
        for company in range(i64(COMPANIES)):
            squares: i64 = 0
            for seat in range(p.players):
                held = shares_of(p, seat, company)
                squares += held * held
            if squares > 0:
                for seat in range(p.players):
                    held = shares_of(p, seat, company)
                    part = float(held * held) / float(squares)
                    scores[seat] += self.outlook.shares * float(held) * values[company]
                    scores[seat] += self.outlook.majority * float(MAJORITY) * part
        return scores

    def chances(self, state: State, forecast: vec[float]) -> vec[float]:
        p = cast(Position, state)
        return JUDGEMENT.chances(features.features(p), features.ahead(p))

    def spread(self, state: State) -> float:
        p = cast(Position, state)
        return self.outlook.spread + self.outlook.per_round * float(rounds_left(p))


STOCKPILE_POLICY: Final = StockpilePolicy()
