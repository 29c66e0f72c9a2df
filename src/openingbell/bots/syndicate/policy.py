"""Greedy play of Syndicate: every decision by what it is worth at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.judgement import Judgement
from openingbell.bots.policy import RULED_OUT, MacroAction, Policy, best_at_random, win_chances
from openingbell.bots.syndicate import features
from openingbell.bots.syndicate.answering import demand_of, readiness
from openingbell.bots.syndicate.bargaining import bargains, steps_of
from openingbell.bots.syndicate.books import Books, base
from openingbell.bots.syndicate.manners import HEARD, Manners
from openingbell.bots.syndicate.papers import cell_gain, control_gain, share_worth, stock_worth, worth_of
from openingbell.bots.syndicate.trading import Plan, answer_gain, proposal_gain
from openingbell.bots.syndicate.weights import Outlook, Weights
from openingbell.bots.syndicate.worth import added, earnings, lot_gain
from openingbell.core.events import Seen
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import price_for
from openingbell.games.syndicate.components import FIRMS, GROUP_OF, NONE, TEAMS
from openingbell.games.syndicate.credit import due
from openingbell.games.syndicate.dice import ROLLS
from openingbell.games.syndicate.firms import nominal, value
from openingbell.games.syndicate.goods import offered, price_of
from openingbell.games.syndicate.insurance import premium
from openingbell.games.syndicate.mortgage import loan, redemption
from openingbell.games.syndicate.position import Position, current_auction, current_trade, held
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

JUDGEMENT: Final = Judgement.beside(__file__, features.NAMES)


class SyndicatePolicy(Policy):
    def __init__(self, told: Sequence[Seen] = (), weights: Weights | None = None) -> None:
        self.manners = Manners(told)
        self.w = weights or Weights()
        self.outlook = Outlook()
        self.temperature = 40.0
        self.horizon = 20
        self.looks = (3, 7, 13)
        self.epsilon = 0.0
        self.deep = False
        self.parts = ROLLS
        self.caution = 0.0
        self.hears = HEARD

    def recalling(self, told: Sequence[Seen]) -> Policy:
        return SyndicatePolicy(told, self.w)  # a new one: what it imagines is nobody else's

    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        p = cast(Position, state)
        b = Books(p, self.w, self.manners)
        return self._composing(b, actions) if p.step == COMPOSE else self._gains(b, actions)

    def _gains(self, b: Books, actions: vec[i64]) -> vec[float]:
        gains = vec[float](capacity=len(actions))
        for action in actions:
            if action == moves.PASS or action == moves.DONE or action == moves.REFUSE:
                gains = append(gains, 0.0)
            else:
                gains = append(gains, self._gain(b, action))
        return gains

    def _composing(self, b: Books, actions: vec[i64]) -> vec[float]:
        """A trade is composed as planned, or as the best bargain that began like this, or cancelled."""
        trade = current_trade(b.p)
        planned = Plan(b, trade.partner).next_step(trade)
        if planned == moves.CANCEL:
            for bargain in self.macro_actions(b.p)[:1]:
                planned = bargain.steps[0]
        if not b.p.is_legal(planned):
            planned = moves.CANCEL
        gains = vec[float](capacity=len(actions))
        for action in actions:
            gains = append(gains, 0.0 if action == planned else RULED_OUT)
        return gains

    def play(self, state: State, rng: Rng) -> None:
        """What is built one after the other has the same books, a trade is proposed as soon as it is begun, and
        everybody answers as he is taken to, not as one would oneself.
        """
        p = cast(Position, state)
        if p.step == ANSWER:
            self.make(state, moves.ACCEPT if self._readiness(state) > 0.5 else moves.REFUSE)
            return
        if p.step != DEAL:
            state.apply(self.choose(state, rng))
            return
        b = Books(p, self.w, self.manners)
        building = True
        while building and p.actor == p.turn and p.step == DEAL:
            actions = state.legal()
            action = actions[best_at_random(self._gains(b, actions), rng)]
            if moves.TRADE <= action < moves.PROPOSE:
                partner = action - moves.TRADE
                plan = Plan(b, partner)
                for step in steps_of(partner, plan.give, plan.take, plan.money):
                    self.make(state, step)
                return
            state.apply(action)
            building = moves.BUILD <= action < moves.MORTGAGE
            if building:
                b.note_building(action - moves.BUILD)

    def witness(self, state: State, action: i64) -> None:
        p = cast(Position, state)
        if action == moves.PROPOSE:
            self.manners.see_proposal(p)
        elif p.step == ANSWER:
            self.manners.see_answer(p, action == moves.ACCEPT)

    def forget(self) -> None:
        self.manners.forget()

    def macro_actions(self, state: State) -> list[MacroAction]:
        """The bargains that promise the seat most at first sight, as far as they are likely to be accepted. Those that
        promise less than nothing are tried, too: to have money before one's own roll, or a group before others' rolls,
        may be worth more than any group is in the long run, and that is for a search to find out.
        """
        p = cast(Position, state)
        before = self._shares(state)[p.turn]
        found: list[MacroAction] = []
        rated: list[tuple[float, int]] = []
        for steps in bargains(Books(p, self.w, self.manners)):
            agreed = state.clone()
            for step in steps:
                agreed.apply(step)
            chance = self._readiness(agreed)
            agreed.apply(moves.ACCEPT)
            rated.append((-chance * (self._shares(agreed)[p.turn] - before), len(found)))
            found.append(MacroAction(steps, moves.ACCEPT, chance))
        rated.sort()
        return [found[number] for _, number in rated[: self.w.bargains]]

    def _readiness(self, state: State) -> float:
        """How likely the proposal on the table is accepted."""
        p = cast(Position, state)
        b = Books(p, self.w, self.manners)
        partner = current_trade(p).partner
        return readiness(b, demand_of(b, partner), proposal_gain(b, p.turn), proposal_gain(b, partner))

    def _answering(self, b: Books) -> float:
        """What accepting is worth, by what is traded and by who will win then: no more than either says."""
        gain = answer_gain(b)
        if gain <= 0.0:
            return gain
        p = b.p
        agreed = p.clone()
        agreed.apply(moves.ACCEPT)
        before = self._shares(p)
        after = self._shares(agreed)
        own = after[p.turn] - before[p.turn]
        his = after[p.actor] - before[p.actor]
        return min(gain, self.w.win * (his - self.w.fair * max(own, 0.0)))

    def _shares(self, state: State) -> vec[float]:
        """Of the win, for each seat; the fitted chances do without a forecast."""
        return win_chances(self, state, vec[float]())

    def _gain(self, b: Books, action: i64) -> float:
        p = b.p
        step = p.step
        if step == DEAL:
            return self._dealing(b, action)
        if step == OFFER_FIRM or step == OFFER_CARD:
            good = offered(p)
            return worth_of(b, p.actor, good) - b.cost(p.actor, float(price_for(p, p.turn, price_of(p, good))))
        if step == BID:
            auction = current_auction(p)
            return worth_of(b, p.actor, auction.good) - b.cost(p.actor, float(auction.price))
        if step == ANSWER:
            return self._answering(b) if b.manners.may_accept(p, current_trade(p)) else RULED_OUT
        if step == BORROW:
            amount = float((action - moves.LAY - len(p.edition.card_cells) + 1) * p.edition.credit_value)
            return -b.strain(p.actor, -amount) - self.w.interest * amount
        if step == CREDIT_DUE:
            owed = float(due(p, p.actor))
            return -b.strain(p.actor, owed) if action == moves.REPAY else -self.w.interest * owed
        if step == IN_KIND:
            return self._taking(b, action)
        return self._papers(b, action)

    def _dealing(self, b: Books, action: i64) -> float:
        """What one may do on one's own initiative."""
        p = b.p
        if action < moves.BUY_CARD:
            firm = action - moves.BUY
            return worth_of(b, p.actor, firm) - b.cost(p.actor, float(price_for(p, p.turn, p.edition.cost[firm])))
        if moves.TRADE <= action < moves.PROPOSE:
            gain = Plan(b, action - moves.TRADE).gain if p.trades_begun == 0 else 0.0  # one offer a turn
            return gain if gain > 0.0 else RULED_OUT
        if moves.MORTGAGE <= action < moves.REDEEM:
            return RULED_OUT  # there is time for it when money is owed
        if action >= moves.LAY:
            return 10.0 if p.band_cell == NONE else -1.0
        return self._papers(b, action)

    def _building(self, b: Books, firm: i64) -> float:
        """A structure keeps its value and earns for every firm of the group."""
        p = b.p
        more = float(p.edition.build_returns[firm] * b.firms[p.turn * TEAMS + GROUP_OF[firm]])
        return more * b.visits - b.strain(p.turn, float(p.edition.build_cost[firm]))

    def _papers(self, b: Books, action: i64) -> float:
        """Mortgages, shares, loads, insurance, lawsuits: on one's own initiative, on a cell, or in debt."""
        p = b.p
        seat = p.actor
        if action < moves.MORTGAGE:
            return self._building(b, action - moves.BUILD)
        if action < moves.REDEEM:
            firm = action - moves.MORTGAGE
            lost = float(added(b, seat, GROUP_OF[firm], -base(p, firm), -1)) * b.visits
            sum_lent = float(loan(p, firm))
            return lost - float(value(p, firm)) / 2.0 + sum_lent * 0.9 - b.strain(seat, -sum_lent)
        if action < moves.SELL_SHARE:
            firm = action - moves.REDEEM
            price = float(redemption(p.mortgage[firm]))
            gain = float(added(b, seat, GROUP_OF[firm], base(p, firm), 1)) * b.visits
            return gain + float(value(p, firm)) / 2.0 - b.cost(seat, price)
        if action < moves.SELL_EXCHANGE:
            return self._selling_share(b, action - moves.SELL_SHARE)
        if action == moves.SELL_EXCHANGE:
            return float(p.rate) - b.strain(seat, -float(p.rate)) - stock_worth(b)
        if action < moves.BUY_EXCHANGE:
            firm = action - moves.BUY_SHARE
            price = float(price_for(p, seat, nominal(p, firm)))
            worth = 0.0 if p.owner[firm] == seat else control_gain(b, seat, firm, 1)
            return worth - b.cost(seat, price)
        if action == moves.BUY_EXCHANGE:
            return stock_worth(b) - b.cost(seat, float(price_for(p, seat, p.rate)))
        return self._special(b, action)

    def _selling_share(self, b: Books, firm: i64) -> float:
        """Shares of one's own firm guard it: from half of them on a rival can take it over (Y-135). Those beyond earn
        nothing as long as the bank has them, but a rival may buy them.
        """
        p = b.p
        price = float(nominal(p, firm))
        relief = price - b.strain(p.actor, -price)
        if p.owner[firm] != p.actor:
            return relief - share_worth(b, firm)
        guarded = 2 * held(p, firm, p.actor) > p.edition.shares[firm] + 1
        return relief - (self.w.guard * price if guarded else float(value(p, firm)))

    def _special(self, b: Books, action: i64) -> float:
        p = b.p
        seat = p.actor
        if action < moves.BUY_CELL:
            return RULED_OUT  # to buy out one's own shares costs money and earns nothing
        if action < moves.SURRENDER:
            firm = action - moves.BUY_CELL
            return cell_gain(b, firm) - b.cost(seat, float(cell_price(p, firm)))
        if action < moves.INSURE:
            firm = action - moves.SURRENDER
            amount = float(value(p, firm))
            return float(added(b, seat, GROUP_OF[firm], -base(p, firm), -1)) * b.visits - b.strain(seat, -amount)
        if action < moves.SUE:
            firm = action - moves.INSURE
            return self.w.loss * float(value(p, firm)) - b.cost(seat, float(premium(p, firm)))
        if action < moves.TAKE_STRUCTURE:
            firm = action - moves.SUE
            prize = lot_gain(b, seat, p.owner[firm], GROUP_OF[firm])
            return self.w.court * prize - b.cost(seat, float(value(p, firm)))
        if action == moves.SELL_LOAD:
            return float(p.edition.load_sell)
        if action == moves.BUY_LOAD:
            return self.w.load - b.strain(seat, float(p.edition.load_buy))
        return self._taking(b, action)

    def _taking(self, b: Books, action: i64) -> float:
        """What the bank, or a BANKER in debt, gives instead of money."""
        p = b.p
        if moves.TAKE_STRUCTURE <= action < moves.GIVE:
            return float(p.edition.build_cost[action - moves.TAKE_STRUCTURE])
        if action >= moves.GIVE + moves.ITEM_FIRM and action < moves.GIVE + moves.ITEM_FIRM + FIRMS:
            firm = action - moves.GIVE - moves.ITEM_FIRM
            return -float(value(p, firm)) if p.owner[firm] == p.actor else 0.0
        if action >= moves.TAKE + moves.ITEM_FIRM and action < moves.TAKE + moves.ITEM_FIRM + FIRMS:
            return worth_of(b, p.actor, action - moves.TAKE - moves.ITEM_FIRM)
        return 1.0 if action != moves.WAIVE else 0.0

    def forecast(self, state: State) -> vec[float]:
        """Net worth and what the firms will earn; nothing for the ruined."""
        p = cast(Position, state)
        b = Books(p, self.w, self.manners)
        scores = vec[float](capacity=p.players)
        for seat in range(p.players):
            score = float(net_worth(p, seat))
            if p.actor != OVER and p.ruined[seat] == 0:
                score += self.outlook.earnings * math.sqrt(float(earnings(b, seat)))
            scores = append(scores, score)
        return scores

    def is_quiet(self, state: State) -> bool:
        """Before a roll, when what was visited is paid for and what was offered sold."""
        return state.step == DEAL

    def chances(self, state: State, forecast: vec[float]) -> vec[float]:
        p = cast(Position, state)
        return JUDGEMENT.chances(features.features(Books(p, self.w, self.manners)), features.ahead(p))

    def spread(self, state: State) -> float:
        p = cast(Position, state)
        return self.outlook.spread + self.outlook.per_round * float(p.round)


SYNDICATE_POLICY: Final = SyndicatePolicy()
