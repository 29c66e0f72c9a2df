"""The contract's state: which rule answers in which step."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.bits import any_of, includes, listed
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, RULES, Log, illegal
from openingbell.games.acquire import (
    bonuses,
    buying,
    disposal,
    drawing,
    ending,
    founding,
    hands,
    market,
    merging,
    moves,
    placing,
    setup,
)
from openingbell.games.acquire.auditing import audit
from openingbell.games.acquire.position import Position
from openingbell.games.acquire.redealing import deal_unseen
from openingbell.games.acquire.steps import (
    ABSORB,
    BONUSES,
    BUY,
    DEAL,
    DISPOSALS,
    DISPOSE,
    FOUND,
    MARKET,
    MERGE,
    NEXT_TURN,
    PLACE,
    STARTING_TILE,
    SURVIVE,
    TURN_ENDS,
)
from openingbell.games.acquire.viewing import reveal, view, view_beside


class AcquireState(Position):
    """A position of Acquire that plays."""

    def legal(self) -> vec[i64]:
        if self.actor == CHANCE:
            return market.legal(self) if self.step == MARKET else hands.tiles_in_bag(self)
        if self.step == PLACE:
            return placing.legal(self)
        return listed(self._first(), self._choices())

    def is_legal(self, action: i64) -> bool:
        if self.actor == CHANCE:
            return market.is_legal(self, action) if self.step == MARKET else hands.is_in_bag(self, action)
        if self.step == PLACE:
            return placing.is_legal(self, action)
        return includes(self._choices(), action - self._first())

    def any_legal(self, rng: Rng) -> i64:
        choice = any_of(self._choices(), rng)
        return placing.action_of(self, choice) if self.step == PLACE else self._first() + choice

    def _choices(self) -> i64:
        """The bits of what a seat may do, counted from `_first`; a tile is known by its place in the hand."""
        step = self.step
        if step == BUY:
            return buying.choices(self)
        if step == PLACE:
            return placing.choices(self)
        if step == DISPOSE:
            return disposal.choices(self)
        if step == FOUND:
            return founding.choices(self)
        if step == SURVIVE or step == ABSORB:
            return merging.choices(self)
        return 0

    def _first(self) -> i64:
        """The number of the first action that a seat could choose in this step, if it were legal."""
        step = self.step
        if step == BUY or step == DISPOSE:
            return moves.BUY
        if step == FOUND:
            return moves.FOUND
        return moves.SURVIVE if step == SURVIVE else moves.ABSORB

    def weights(self) -> vec[i64]:
        if self.step == MARKET:
            return market.weights(self)
        return vec[i64]([1] * self.bag if self.actor == CHANCE else [])

    def sample(self, rng: Rng) -> i64:
        if self.step == MARKET:
            return market.sample(self, rng)
        return hands.draw_from_bag(self, rng)

    def apply(self, action: i64, log: Log | None = None) -> None:
        if not self.is_legal(action):
            raise illegal(self, action)
        self.proceed(action, log)

    def proceed(self, action: i64, log: Log | None = None) -> None:
        if self.actor == CHANCE:
            self._happen(action, log)
        else:
            self._act(action, log)
        while self.actor == RULES:
            self._advance(log)

    def _happen(self, outcome: i64, log: Log | None) -> None:
        """What chance brought."""
        step = self.step
        if step == STARTING_TILE:
            setup.start_with(self, outcome, log)
        elif step == DEAL:
            setup.deal(self, outcome, log)
        elif step == MARKET:
            market.draw_market(self, outcome, log)
        else:
            drawing.draw(self, outcome, log)

    def _act(self, action: i64, log: Log | None) -> None:
        """What a seat chose."""
        step = self.step
        if step == BUY:
            buying.act(self, action, log)
        elif step == PLACE:
            placing.act(self, action, log)
        elif step == DISPOSE:
            disposal.dispose(self, action, log)
        elif step == FOUND:
            founding.found(self, action - moves.FOUND, log)
        elif step == SURVIVE:
            merging.choose_survivor(self, action - moves.SURVIVE, log)
        else:
            merging.choose_defunct(self, action - moves.ABSORB, log)

    def _advance(self, log: Log | None) -> None:
        """What the rules alone bring about."""
        step = self.step
        if step == TURN_ENDS:
            drawing.end_turn(self, log)
        elif step == NEXT_TURN:
            drawing.next_turn(self, log)
        elif step == MERGE:
            merging.advance(self, log)
        elif step == BONUSES:
            bonuses.pay_bonuses(self, log)
        elif step == DISPOSALS:
            disposal.ask_next(self)
        else:
            ending.finish(self, log)

    # --- the rest of the contract -------------------------------------------------------------------------------------

    def clone(self) -> AcquireState:
        twin = AcquireState()
        twin.copy_from(self)
        return twin

    def deal_unseen(self, seat: i64, rng: Rng) -> None:
        deal_unseen(self, seat, rng)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return view(self, seat)

    def seen_beside(self, other: dict[str, Any], seat: int | None) -> dict[str, Any]:
        return view_beside(self, other, seat)

    def scores(self) -> list[int]:
        return [int(cash) for cash in self.cash]

    def is_open(self) -> bool:
        return self.step != PLACE and not self.hidden  # what may be placed is told by the tiles of the hand alone

    def audit(self) -> None:
        audit(self)

    def reveal(self) -> dict[str, Any]:
        return reveal(self)
