"""Greedy play of Acquire: every decision by what it is worth at once."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.acquire import features
from openingbell.bots.acquire.ending import final_scores, last_share, lead
from openingbell.bots.acquire.placing import founded, loose, merged, placed, size_after
from openingbell.bots.acquire.weights import Outlook, Weights
from openingbell.bots.acquire.worth import MARKET_HOLDS, cost, hoped_price, standing
from openingbell.bots.judgement import Judgement
from openingbell.bots.policy import Policy, softmax
from openingbell.core.state import OVER, State
from openingbell.games.acquire import moves
from openingbell.games.acquire.components import CORPORATIONS, MAJORITY, MINORITY, TILES
from openingbell.games.acquire.position import Position
from openingbell.games.acquire.steps import BUY, DISPOSE, FOUND, PLACE, SURVIVE

DECISIVE: Final = 1e6
LAST_SPREAD: Final = 300.0  # once the end is announced
JUDGEMENT: Final = Judgement.beside(__file__, features.NAMES)


class AcquirePolicy(Policy):
    def __init__(self) -> None:
        self.w = Weights()
        self.outlook = Outlook()
        self.temperature = 400.0
        self.horizon = 5
        self.epsilon = 0.1

    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        p = cast(Position, state)
        step = p.step
        gains = vec[float](capacity=len(actions))
        for action in actions:
            if step == BUY:
                gain = self._buying(p, action)
            elif step == PLACE:
                gain = self._placing(p, action)
            elif step == DISPOSE:
                gain = self._disposing(p, action)
            elif step == FOUND:
                gain = founded(p, action - moves.FOUND, 1 + loose(p, p.tile), self.w)
            elif step == SURVIVE:
                gain = merged(p, p.merging, action - moves.SURVIVE, 1 + loose(p, p.tile), self.w)
            else:
                gain = 0.0  # the order in which defunct corporations are settled hardly matters
            gains = append(gains, gain)
        return gains

    def _placing(self, p: Position, action: i64) -> float:
        if action < TILES:
            return placed(p, action, self.w)
        return self._announcing(p) if action == moves.ANNOUNCE else 0.0

    def _announcing(self, p: Position) -> float:
        """The game ends if that wins it, and not before."""
        return DECISIVE if lead(p, p.turn) > 0.0 else -DECISIVE

    def _buying(self, p: Position, action: i64) -> float:
        """What a share adds to one's standing, less what it costs. Nothing is lost by `done`."""
        if action == moves.DONE:
            return 0.0
        if action == moves.ANNOUNCE:
            return self._announcing(p)
        corporation = action - moves.BUY
        if p.announced:
            return last_share(p, p.turn, corporation)
        size = p.size[corporation]
        gain = standing(p, corporation, size, p.turn, 1, self.w) - standing(p, corporation, size, p.turn, 0, self.w)
        return gain - cost(p, p.turn, float(p.price(corporation)), self.w)

    def _disposing(self, p: Position, action: i64) -> float:
        """For each share: its price now, half of what a share of the survivor adds, or what it may be worth later."""
        seat = p.actor
        price = float(p.price(p.defunct))
        if action == moves.SELL:
            return -cost(p, seat, -price, self.w)
        if action == moves.TRADE:
            size = size_after(p)
            after = standing(p, p.survivor, size, seat, 1, self.w)
            return (after - standing(p, p.survivor, size, seat, 0, self.w)) / 2.0
        return self.w.keep * float(p.bag) / 100.0

    def is_quiet(self, state: State) -> bool:
        """When somebody's turn begins: nothing is half settled or half bought, and everybody has a full hand."""
        return state.step == PLACE

    def forecast(self, state: State) -> vec[float]:
        p = cast(Position, state)
        if p.announced or p.actor == OVER:
            return final_scores(p)
        scores = vec[float](capacity=p.players)
        for seat in range(p.players):
            scores = append(scores, float(p.cash[seat]) * self.outlook.cash)
        for corporation in range(i64(CORPORATIONS)):
            if p.active & (1 << corporation):
                self._add_holdings(p, corporation, scores)
        return scores

    def _add_holdings(self, p: Position, corporation: i64, scores: vec[float]) -> None:
        squares: i64 = MARKET_HOLDS * MARKET_HOLDS if p.players == 2 else 0
        for seat in range(p.players):
            held = p.owned(seat, corporation)
            squares += held * held
        if squares == 0:
            return
        price = hoped_price(p, corporation, p.size[corporation], self.outlook.growth)
        pool = float(MAJORITY + MINORITY) * price / float(squares)
        for seat in range(p.players):
            held = p.owned(seat, corporation)
            scores[seat] += float(held) * price + pool * float(held * held)

    def chances(self, state: State, forecast: vec[float]) -> vec[float]:
        p = cast(Position, state)
        if p.announced:
            return softmax(forecast, LAST_SPREAD)
        return JUDGEMENT.chances(features.features(p, self.outlook.growth), features.ahead(p))

    def spread(self, state: State) -> float:
        p = cast(Position, state)
        return self.outlook.spread + self.outlook.per_tile * float(p.bag)


ACQUIRE_POLICY: Final = AcquirePolicy()
