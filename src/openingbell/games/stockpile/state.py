"""The contract's state: which rule answers in which step."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.bits import any_of, includes, listed
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, RULES, Log, illegal
from openingbell.games.stockpile import (
    action,
    demand,
    dividends,
    ending,
    information,
    movement,
    moves,
    peeking,
    preparation,
    selling,
    setup,
    supply,
    ticker,
)
from openingbell.games.stockpile.auditing import audit
from openingbell.games.stockpile.knowledge import conclude
from openingbell.games.stockpile.position import Position
from openingbell.games.stockpile.redealing import deal_unseen
from openingbell.games.stockpile.steps import (
    ACT,
    ACTIONS,
    BID,
    CARD,
    CHOOSE,
    CLAIM,
    DECLARE,
    DEMAND,
    FIRST,
    INVESTOR,
    MOVEMENT,
    PAIR,
    PEEK,
    PLACE,
    PREPARATION,
    PREPARE,
    ROUND,
    ROUND_ENDS,
    SELL,
    SELLING,
    SHARE,
    TICKER,
)
from openingbell.games.stockpile.viewing import reveal, view, view_beside


class StockpileState(Position):
    """A position of Stockpile that plays."""

    def legal(self) -> vec[i64]:
        step = self.step
        if step == BID:
            return demand.legal(self)
        if step == SELL:
            return listed(moves.SELL, selling.choices(self))
        if step == PLACE:
            return supply.legal(self)
        if step == CLAIM:
            return dividends.legal(self)
        if step == ACT:
            return listed(moves.SKIP, action.choices(self))
        if step == PREPARE:
            return preparation.legal(self)
        if step == PEEK:
            return peeking.legal(self)
        if step == DECLARE:
            return dividends.legal_declarations(self)
        if step == CHOOSE:
            return setup.legal_choices(self)
        if step == CARD:
            return supply.legal_cards(self)
        if step == PAIR:
            return information.legal(self)
        if step == SHARE:
            return setup.legal_shares(self)
        if step == FIRST:
            return setup.legal_first(self)
        if step == INVESTOR:
            return setup.legal_investors(self)
        return vec[i64]()

    def is_legal(self, action_number: i64) -> bool:
        step = self.step
        if self.actor == CHANCE:
            return self._may_happen(action_number)
        if action_number < 0:
            return False
        if step == BID:
            return demand.is_legal(self, action_number)
        if step == SELL:
            return includes(selling.choices(self), action_number - moves.SELL)
        if step == PLACE:
            return supply.is_legal(self, action_number)
        if step == CLAIM:
            return dividends.is_legal(self, action_number)
        if step == ACT:
            return includes(action.choices(self), action_number - moves.SKIP)
        if step == PREPARE:
            return preparation.is_legal(self, action_number)
        if step == PEEK:
            return peeking.is_legal(self, action_number)
        if step == DECLARE:
            return dividends.is_declaration(self, action_number)
        return step == CHOOSE and setup.is_choice(self, action_number)

    def any_legal(self, rng: Rng) -> i64:
        step = self.step
        if step == SELL:
            return moves.SELL + any_of(selling.choices(self), rng)
        if step == PLACE:
            return supply.any_legal(self, rng)
        if step == BID:
            return demand.any_legal(self, rng)
        if step == CLAIM:
            return dividends.any_legal(self, rng)
        if step == ACT:
            return moves.SKIP + any_of(action.choices(self), rng)
        return super().any_legal(rng)

    def _may_happen(self, outcome: i64) -> bool:
        step = self.step
        if step == CARD:
            return supply.is_card(self, outcome)
        if step == PAIR:
            return information.is_legal(self, outcome)
        if step == SHARE:
            return setup.is_share(self, outcome)
        if step == FIRST:
            return setup.is_first(self, outcome)
        return setup.is_investor(self, outcome)

    def weights(self) -> vec[i64]:
        if self.step == CARD:
            return supply.weights(self)
        return vec[i64]([1] * len(self.legal()) if self.actor == CHANCE else [])

    def sample(self, rng: Rng) -> i64:
        step = self.step
        if step == CARD:
            return supply.sample(self, rng)
        if step == PAIR:
            return information.sample(self, rng)
        if step == SHARE:
            return setup.sample_share(self, rng)
        if step == FIRST:
            return moves.FIRST + rng.below(self.players)
        return setup.sample_investor(self, rng)

    def apply(self, action_number: i64, log: Log | None = None) -> None:
        if not self.is_legal(action_number):
            raise illegal(self, action_number)
        self.proceed(action_number, log)

    def proceed(self, action_number: i64, log: Log | None = None) -> None:
        if self.actor == CHANCE:
            self._happen(action_number, log)
        else:
            self._act(action_number, log)
        while self.actor == RULES:
            self._advance(log)

    def _happen(self, outcome: i64, log: Log | None) -> None:
        """What chance brought."""
        step = self.step
        if step == CARD:
            supply.deal_card(self, outcome - moves.CARD, log)
        elif step == PAIR:
            information.deal_pair(self, outcome - moves.PAIR, log)
        elif step == SHARE:
            setup.deal_share(self, outcome - moves.SHARE, log)
        elif step == FIRST:
            setup.begin_with(self, outcome - moves.FIRST, log)
        else:
            setup.deal_investor(self, outcome - moves.INVESTOR, log)

    def _act(self, action_number: i64, log: Log | None) -> None:
        """What a seat chose."""
        step = self.step
        if step == BID:
            demand.bid(self, action_number, log)
        elif step == SELL:
            selling.sell(self, action_number, log)
        elif step == PLACE:
            supply.lay(self, action_number, log)
        elif step == CLAIM:
            dividends.claim(self, action_number, log)
        elif step == ACT:
            action.act(self, action_number, log)
        elif step == PREPARE:
            preparation.prepare(self, action_number, log)
        elif step == PEEK:
            peeking.peek(self, action_number, log)
        elif step == DECLARE:
            dividends.declare(self, action_number, log)
        else:
            setup.choose(self, action_number - moves.CHOOSE, log)

    def _advance(self, log: Log | None) -> None:
        """What the rules alone bring about."""
        step = self.step
        if step == DEMAND:
            demand.advance(self, log)
        elif step == TICKER:
            ticker.advance(self, log)
        elif step == MOVEMENT:
            movement.advance(self, log)
        elif step == ACTIONS:
            action.ask_next(self)
        elif step == SELLING:
            selling.ask_next(self)
        elif step == PREPARATION:
            preparation.ask_next(self)
        elif step == ROUND_ENDS:
            ending.end_round(self)
        elif step == ROUND:
            information.begin_round(self, log)
        else:
            ending.finish(self, log)

    # --- the rest of the contract -------------------------------------------------------------------------------------

    def clone(self) -> StockpileState:
        conclude(self)  # once, however many copies are made
        twin = StockpileState()
        twin.copy_from(self)
        return twin

    def deal_unseen(self, seat: i64, rng: Rng) -> None:
        conclude(self)
        deal_unseen(self, seat, rng)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        conclude(self)
        return view(self, seat)

    def seen_beside(self, other: dict[str, Any], seat: int | None) -> dict[str, Any]:
        conclude(self)
        return view_beside(self, other, seat)

    def scores(self) -> list[int]:
        return [int(cash) for cash in self.cash]

    def worths(self) -> list[int]:
        last = self.clone()
        ending.finish(last, None)
        return last.scores()

    def is_discreet(self) -> bool:
        return self.step == CLAIM  # whoever has no such share has nothing to think about (S-9.3)

    def audit(self) -> None:
        conclude(self)
        audit(self)

    def everything(self) -> dict[str, Any]:
        conclude(self)
        return super().everything()

    def reveal(self) -> dict[str, Any]:
        conclude(self)
        return reveal(self)
