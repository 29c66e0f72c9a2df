"""The contract's state: which rule answers in which step."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.rng import Rng
from openingbell.core.snapshot import take_snapshot
from openingbell.core.state import CHANCE, Log, illegal, require_seat
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
from openingbell.games.acquire.components import IN_BAG, TILES
from openingbell.games.acquire.position import (
    ABSORB,
    BONUSES,
    BUY,
    DEAL,
    DISPOSALS,
    DISPOSE,
    FIELDS,
    FOUND,
    MARKET,
    MERGE,
    NEXT_TURN,
    PLACE,
    RULES_GO_ON,
    STARTING_TILE,
    SURVIVE,
    TURN_ENDS,
    Position,
)
from openingbell.games.acquire.redealing import redeal_unseen
from openingbell.games.acquire.viewing import reveal, view


class AcquireState(Position):
    """A position of Acquire that plays."""

    def legal(self) -> vec[i64]:
        step = self.step
        if step == BUY:
            return buying.legal(self)
        if step == PLACE:
            return placing.legal(self)
        if step == DISPOSE:
            return disposal.legal(self)
        if step == FOUND:
            return founding.legal(self)
        if step == SURVIVE:
            return merging.legal(self, moves.SURVIVE)
        if step == ABSORB:
            return merging.legal(self, moves.ABSORB)
        if step == MARKET:
            return market.legal(self)
        if self.actor == CHANCE:
            return hands.tiles_in_bag(self)
        return vec[i64]()

    def is_legal(self, action: i64) -> bool:
        step = self.step
        if self.actor == CHANCE:
            if step == MARKET:
                return market.is_legal(self, action)
            return 0 <= action < TILES and self.holder[action] == IN_BAG
        if action < 0:
            return False
        if step == BUY:
            return buying.is_legal(self, action) or (action == moves.ANNOUNCE and ending.may_announce(self))
        if step == PLACE:
            return placing.is_legal(self, action) or (action == moves.ANNOUNCE and ending.may_announce(self))
        if step == DISPOSE:
            return disposal.is_legal(self, action)
        if step == FOUND:
            return founding.is_legal(self, action)
        if step == SURVIVE:
            return merging.is_legal(self, action, moves.SURVIVE)
        if step == ABSORB:
            return merging.is_legal(self, action, moves.ABSORB)
        return False

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
        if self.actor == CHANCE:
            self._happen(action, log)
        else:
            self._act(action, log)
        while self.step >= RULES_GO_ON:
            self._go_on(log)

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
        if action < moves.FOUND:
            placing.place(self, action, log)
        elif action < moves.SURVIVE:
            founding.found(self, action - moves.FOUND, log)
        elif action < moves.ABSORB:
            merging.choose_survivor(self, action, log)
        elif action < moves.BUY:
            merging.choose_defunct(self, action, log)
        elif action < moves.SELL:
            buying.buy(self, action - moves.BUY, log)
        elif action <= moves.KEEP:
            disposal.dispose(self, action, log)
        elif action == moves.ANNOUNCE:
            ending.announce(self, log)
        elif action == moves.DONE:
            buying.finish_buying(self)
        else:
            placing.pass_turn(self, log)

    def _go_on(self, log: Log | None) -> None:
        """What the rules alone bring about."""
        step = self.step
        if step == TURN_ENDS:
            drawing.end_turn(self, log)
        elif step == NEXT_TURN:
            drawing.next_turn(self, log)
        elif step == MERGE:
            merging.go_on(self, log)
        elif step == BONUSES:
            self.decided()
            bonuses.pay_bonuses(self, log)
        elif step == DISPOSALS:
            disposal.ask_next(self)
        else:
            ending.finish(self, log)

    def clone(self) -> AcquireState:
        twin = AcquireState()
        twin.copy_from(self)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> AcquireState:
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
