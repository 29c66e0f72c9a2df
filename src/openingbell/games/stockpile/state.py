"""The contract's state: which rule answers in which step."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.rng import Rng
from openingbell.core.snapshot import take_snapshot
from openingbell.core.state import CHANCE, Log, illegal, require_seat
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
from openingbell.games.stockpile.components import COMPANIES, FORECASTS, INVESTORS, KINDS
from openingbell.games.stockpile.position import (
    ACT,
    ACTIONS,
    BID,
    CARD,
    CHOOSE,
    CLAIM,
    DECLARE,
    DEMAND,
    FIELDS,
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
    RULES_GO_ON,
    SELL,
    SELLING,
    SHARE,
    TICKER,
    Position,
)
from openingbell.games.stockpile.redealing import redeal_unseen
from openingbell.games.stockpile.viewing import reveal, view


class StockpileState(Position):
    """A position of Stockpile that plays."""

    def legal(self) -> vec[i64]:
        step = self.step
        if step == BID:
            return demand.legal(self)
        if step == SELL:
            return selling.legal(self)
        if step == PLACE:
            return supply.legal(self)
        if step == CLAIM:
            return dividends.legal(self)
        if step == ACT:
            return action.legal(self)
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
        if step <= CARD:
            return self._is_outcome(action_number)
        if action_number < 0:
            return False
        if step == BID:
            return demand.is_legal(self, action_number)
        if step == SELL:
            return selling.is_legal(self, action_number)
        if step == PLACE:
            return supply.is_legal(self, action_number)
        if step == CLAIM:
            return dividends.is_legal(self, action_number)
        if step == ACT:
            return action.is_legal(self, action_number)
        if step == PREPARE:
            return preparation.is_legal(self, action_number)
        if step == PEEK:
            return peeking.is_legal(self, action_number)
        if step == DECLARE:
            return dividends.is_declaration(self, action_number)
        return step == CHOOSE and setup.is_choice(self, action_number - moves.CHOOSE)

    def _is_outcome(self, outcome: i64) -> bool:
        step = self.step
        if step == CARD:
            return moves.CARD <= outcome < moves.CARD + KINDS and self.deck[outcome - moves.CARD] > 0
        if step == PAIR:
            pair = outcome - moves.PAIR
            if not 0 <= pair < COMPANIES * FORECASTS:
                return False
            return information.is_pair_left(self, pair // FORECASTS, pair % FORECASTS)
        if step == SHARE:
            return 0 <= outcome < moves.FIRST and setup.is_share_left(self, outcome)
        if step == FIRST:
            return moves.FIRST <= outcome < moves.FIRST + self.players
        investor = outcome - moves.INVESTOR
        return 0 <= investor < INVESTORS and setup.investors_dealt(self) & (1 << investor) == 0

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
        if self.actor == CHANCE:
            self._happen(action_number, log)
        else:
            self._act(action_number, log)
        while self.step >= RULES_GO_ON:
            self._go_on(log)

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
            if action_number < moves.DOWN:
                supply.lay(self, action_number - moves.UP, False, log)
            else:
                supply.lay(self, action_number - moves.DOWN, True, log)
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

    def _go_on(self, log: Log | None) -> None:
        """What the rules alone bring about."""
        step = self.step
        if step == DEMAND:
            demand.go_on(self, log)
        elif step == TICKER:
            ticker.go_on(self, log)
        elif step == MOVEMENT:
            movement.go_on(self, log)
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

    def clone(self) -> StockpileState:
        twin = StockpileState()
        twin.copy_from(self)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> StockpileState:
        require_seat(seat, self.players)
        twin = self.clone()
        redeal_unseen(twin, seat, rng)
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            require_seat(seat, self.players)
        return view(self, seat)

    def scores(self) -> list[int]:
        return [int(cash) for cash in self.cash]

    def audit(self) -> None:
        audit(self)

    def everything(self) -> dict[str, Any]:
        return take_snapshot(self, FIELDS)

    def reveal(self) -> dict[str, Any]:
        return reveal(self)
