"""Greedy play of Syndicate: every decision by what it is worth at once."""

from __future__ import annotations

import math
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.policy import Policy
from openingbell.bots.syndicate.papers import (
    cell_gain,
    control_gain,
    share_worth,
    stock_worth,
    worth_of,
)
from openingbell.bots.syndicate.trading import Plan, answer_gain
from openingbell.bots.syndicate.weights import Outlook, Weights
from openingbell.bots.syndicate.worth import (
    added,
    base,
    earnings,
    lot_gain,
    strain,
    visits,
)
from openingbell.core.state import OVER, State
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import price_for
from openingbell.games.syndicate.components import FIRMS, GROUP_OF, NONE
from openingbell.games.syndicate.credit import due
from openingbell.games.syndicate.firms import nominal, value, working
from openingbell.games.syndicate.insurance import premium
from openingbell.games.syndicate.mortgage import loan, redemption
from openingbell.games.syndicate.position import Position, held
from openingbell.games.syndicate.steps import (
    ANSWER,
    BID,
    BORROW,
    COMPOSE,
    CREDIT_DUE,
    DEAL,
    IN_KIND,
    OFFER_CARD,
    OFFER_FIRM,
)
from openingbell.games.syndicate.visiting import cell_price
from openingbell.games.syndicate.worth import net_worth

AT_ONCE: Final = 1e6
RUINED: Final = 1e5


class SyndicatePolicy(Policy):
    def __init__(self) -> None:
        self.w = Weights()
        self.outlook = Outlook()
        self.doubt = 40.0
        self.horizon = 60

    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        p = cast(Position, state)
        planned: i64 = NONE
        if p.step == COMPOSE:
            planned = Plan(p, p.partner, self.w).next_step(p)
        gains = vec[float](capacity=len(actions))
        for action in actions:
            if p.step == COMPOSE:
                gains = append(gains, AT_ONCE if action == planned else 0.0 if action == moves.CANCEL else -AT_ONCE)
            elif action == moves.PASS or action == moves.DONE or action == moves.REFUSE:
                gains = append(gains, 0.0)
            else:
                gains = append(gains, self._gain(p, action))
        return gains

    def _gain(self, p: Position, action: i64) -> float:
        step = p.step
        if step == DEAL:
            return self._dealing(p, action)
        if step == OFFER_FIRM or step == OFFER_CARD:
            price = float(price_for(p, p.turn, p.nominal if step == OFFER_CARD else p.edition.cost[p.offered]))
            return worth_of(p, p.actor, p.offered, self.w) - self._cost(p, price)
        if step == BID:
            return worth_of(p, p.actor, p.offered, self.w) - self._cost(p, float(p.price))
        if step == ANSWER:
            return answer_gain(p, self.w)
        if step == BORROW:
            amount = float((action - moves.LAY - len(p.edition.card_cells) + 1) * p.edition.credit_value)
            return -strain(p, p.actor, -amount, self.w) - 0.1 * amount
        if step == CREDIT_DUE:
            return (
                -strain(p, p.actor, float(due(p, p.actor)), self.w)
                if action == moves.REPAY
                else -0.1 * float(due(p, p.actor))
            )
        if step == IN_KIND:
            return self._taking(p, action)
        return self._papers(p, action)

    def _cost(self, p: Position, price: float) -> float:
        return price + strain(p, p.actor, price, self.w)

    def _dealing(self, p: Position, action: i64) -> float:
        """What one may do on one's own initiative."""
        if action < moves.BUY_CARD:
            firm = action - moves.BUY
            return worth_of(p, p.actor, firm, self.w) - self._cost(p, float(price_for(p, p.turn, p.edition.cost[firm])))
        if moves.BUILD <= action < moves.MORTGAGE:
            return self._building(p, action - moves.BUILD)
        if moves.TRADE <= action < moves.PROPOSE:
            return Plan(p, action - moves.TRADE, self.w).gain - 1.0  # nothing to propose is worse than nothing to do
        if action >= moves.LAY:
            return 10.0 if p.band_cell == NONE else -1.0
        return self._papers(p, action)

    def _building(self, p: Position, firm: i64) -> float:
        """A structure keeps its value and earns for every firm of the group."""
        more = float(p.edition.build_returns[firm] * working(p, p.turn, GROUP_OF[firm]))
        return more * visits(p, self.w) - strain(p, p.turn, float(p.edition.build_cost[firm]), self.w)

    def _papers(self, p: Position, action: i64) -> float:
        """Mortgages, shares, loads, insurance, lawsuits: on one's own initiative, on a cell, or in debt."""
        seat = p.actor
        if action < moves.MORTGAGE:
            return self._building(p, action - moves.BUILD)
        if action < moves.REDEEM:
            firm = action - moves.MORTGAGE
            lost = added(p, seat, GROUP_OF[firm], -base(p, firm), -1) * visits(p, self.w)
            sum_lent = float(loan(p, firm))
            return lost - float(value(p, firm)) / 2.0 + sum_lent * 0.9 - strain(p, seat, -sum_lent, self.w)
        if action < moves.SELL_SHARE:
            firm = action - moves.REDEEM
            price = float(redemption(p.mortgage[firm]))
            gain = added(p, seat, GROUP_OF[firm], base(p, firm), 1) * visits(p, self.w)
            return gain + float(value(p, firm)) / 2.0 - self._cost(p, price)
        if action < moves.SELL_EXCHANGE:
            return self._selling_share(p, action - moves.SELL_SHARE)
        if action == moves.SELL_EXCHANGE:
            return float(p.rate) - strain(p, seat, -float(p.rate), self.w) - stock_worth(p, self.w)
        if action < moves.BUY_EXCHANGE:
            firm = action - moves.BUY_SHARE
            price = float(price_for(p, seat, nominal(p, firm)))
            worth = 0.0 if p.owner[firm] == seat else control_gain(p, seat, firm, 1, self.w)
            return worth - self._cost(p, price)
        if action == moves.BUY_EXCHANGE:
            return stock_worth(p, self.w) - self._cost(p, float(price_for(p, seat, p.rate)))
        return self._special(p, action)

    def _selling_share(self, p: Position, firm: i64) -> float:
        """One's own firm's shares guard it: from half of them on a rival can take it over (Y-135)."""
        price = float(nominal(p, firm))
        relief = price - strain(p, p.actor, -price, self.w)
        if p.owner[firm] != p.actor:
            return relief - share_worth(p, firm, self.w)
        guarded = 2 * held(p, firm, p.actor) > p.edition.shares[firm] + 1
        return relief - (price if guarded else float(value(p, firm))) - 1.0

    def _special(self, p: Position, action: i64) -> float:
        seat = p.actor
        if action < moves.BUY_CELL:
            return -AT_ONCE  # to buy out one's own shares costs money and earns nothing
        if action < moves.SURRENDER:
            firm = action - moves.BUY_CELL
            return cell_gain(p, firm, self.w) - self._cost(p, float(cell_price(p, firm)))
        if action < moves.INSURE:
            firm = action - moves.SURRENDER
            amount = float(value(p, firm))
            return added(p, seat, GROUP_OF[firm], -base(p, firm), -1) * visits(p, self.w) - strain(
                p, seat, -amount, self.w
            )
        if action < moves.SUE:
            firm = action - moves.INSURE
            return self.w.loss * float(value(p, firm)) - self._cost(p, float(premium(p, firm)))
        if action < moves.TAKE_STRUCTURE:
            firm = action - moves.SUE
            prize = lot_gain(p, seat, p.owner[firm], GROUP_OF[firm], self.w)
            return self.w.court * prize - self._cost(p, float(value(p, firm)))
        if action == moves.SELL_LOAD:
            return float(p.edition.load_sell)
        if action == moves.BUY_LOAD:
            return self.w.load - strain(p, seat, float(p.edition.load_buy), self.w)
        return self._taking(p, action)

    def _taking(self, p: Position, action: i64) -> float:
        """What the bank, or a BANKER in debt, gives instead of money."""
        if moves.TAKE_STRUCTURE <= action < moves.GIVE:
            return float(p.edition.build_cost[action - moves.TAKE_STRUCTURE])
        if action >= moves.GIVE + moves.ITEM_FIRM and action < moves.GIVE + moves.ITEM_FIRM + FIRMS:
            firm = action - moves.GIVE - moves.ITEM_FIRM
            return -float(value(p, firm)) if p.owner[firm] == p.actor else 0.0
        if action >= moves.TAKE + moves.ITEM_FIRM and action < moves.TAKE + moves.ITEM_FIRM + FIRMS:
            return worth_of(p, p.actor, action - moves.TAKE - moves.ITEM_FIRM, self.w)
        return 1.0 if action != moves.WAIVE else 0.0

    def forecast(self, state: State) -> vec[float]:
        """Net worth and what the firms will earn; nothing for the ruined."""
        p = cast(Position, state)
        scores = vec[float](capacity=p.players)
        for seat in range(p.players):
            score = float(net_worth(p, seat))
            if p.actor != OVER and p.ruined[seat] == 0:
                score += self.outlook.earnings * math.sqrt(earnings(p, seat))
            scores = append(scores, score if p.ruined[seat] == 0 else -RUINED)
        return scores

    def spread(self, state: State) -> float:
        p = cast(Position, state)
        return self.outlook.spread + self.outlook.per_round * float(p.round)


SYNDICATE_POLICY: Final = SyndicatePolicy()
