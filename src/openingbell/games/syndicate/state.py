"""The contract's state: which rule answers in which step."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, Log, illegal
from openingbell.games.syndicate import (
    arrival,
    auction,
    building,
    contraband,
    court,
    credit,
    dealing,
    decks,
    duel,
    exchange,
    fate,
    films,
    inkind,
    insurance,
    mafia,
    moves,
    rockband,
    settling,
    society,
    trade,
    turn,
    visiting,
)
from openingbell.games.syndicate.auditing import audit
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import (
    ANSWER,
    AUCTION,
    AUCTIONS,
    BAND,
    BID,
    BORROW,
    BUILD,
    BUILDS,
    CASES,
    CELL,
    COMPOSE,
    CREDIT_DUE,
    DEAL,
    DEALS,
    DEBT,
    DIVIDENDS,
    DRAW_IS,
    DUEL,
    ENDED,
    FIRST_PLAYER,
    IN_KIND,
    INSURE,
    INSURES,
    LOAD_DEALS,
    MEETING,
    MOVED,
    OFFER_CARD,
    OFFER_FIRM,
    OFFER_SHARES,
    RENT_PAID,
    ROLL,
    RULES_GO_ON,
    SETTLE,
    SHARE_DEALS,
    SHARES_OFFERED,
    SPOILS,
    SUE,
    SUES,
    THROW,
    TRADE_LOADS,
    TRADE_SHARES,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_FILM,
    TURN_LIST,
    WALK,
)
from openingbell.games.syndicate.viewing import reveal, view
from openingbell.games.syndicate.worth import net_worth


class SyndicateState(Position):
    """A position of Syndicate that plays."""

    def legal(self) -> vec[i64]:
        if self.actor == CHANCE:
            return self._outcomes()
        step = self.step
        if step == DEAL:
            return dealing.legal(self)
        if step == COMPOSE:
            return trade.legal(self)
        if step == BID:
            return auction.legal(self)
        if step == OFFER_FIRM:
            return visiting.legal_offer(self)
        if step == DEBT:
            return settling.legal(self)
        if step == TRADE_SHARES:
            return exchange.legal(self)
        if step == ANSWER:
            return trade.legal_answer(self)
        if step == BUILD:
            return building.legal(self)
        if step == OFFER_CARD:
            return fate.legal(self)
        if step == OFFER_SHARES:
            return visiting.legal_shares(self)
        if step == TRADE_LOADS:
            return contraband.legal(self)
        if step == INSURE:
            return insurance.legal(self)
        if step == SUE:
            return court.legal(self)
        if step == CREDIT_DUE:
            return credit.legal_at_crossing(self)
        if step == BORROW:
            return credit.legal(self)
        if step == IN_KIND:
            return inkind.legal(self)
        return vec[i64]()

    def is_legal(self, action: i64) -> bool:
        step = self.step
        if self.actor == CHANCE:
            return self._may_happen(action)
        if action < 0 or step == ENDED:
            return False
        if step == DEAL:
            return dealing.is_legal(self, action)
        if step == COMPOSE:
            return trade.is_legal(self, action)
        if step == TRADE_SHARES:
            return exchange.is_legal(self, action)
        if step == DEBT:
            return settling.is_legal(self, action)
        for allowed in self.legal():  # a short list
            if action == allowed:
                return True
        return False

    # --- chance -------------------------------------------------------------------------------------------------------

    def _outcomes(self) -> vec[i64]:
        step = self.step
        if step >= TURN_LIST:
            return decks.ring_values(self)
        if step >= DRAW_IS:
            return decks.cards(self)
        first: i64 = moves.FIRST if step == FIRST_PLAYER else moves.ROLL if step == ROLL else moves.THROW
        outcomes = vec[i64](capacity=36)
        for outcome in range(first, first + self._sides()):
            outcomes = append(outcomes, outcome)
        return outcomes

    def _sides(self) -> i64:
        return self.players if self.step == FIRST_PLAYER else 36

    def _may_happen(self, outcome: i64) -> bool:
        step = self.step
        if step >= TURN_LIST:
            return decks.is_ring_value(self, outcome)
        if step >= DRAW_IS:
            return decks.is_card(self, outcome)
        first: i64 = moves.FIRST if step == FIRST_PLAYER else moves.ROLL if step == ROLL else moves.THROW
        return first <= outcome < first + self._sides()

    def weights(self) -> vec[i64]:
        if self.actor != CHANCE:
            return vec[i64]()
        if self.step >= TURN_LIST:
            return decks.ring_weights(self)
        if self.step >= DRAW_IS:
            return decks.card_weights(self)
        return vec[i64]([1] * self._sides())

    def sample(self, rng: Rng) -> i64:
        if self.step == ROLL:
            return moves.ROLL + rng.below(36)
        if self.step == THROW:
            return moves.THROW + rng.below(36)
        return self.legal()[rng.weighted(self.weights())]

    # --- moves --------------------------------------------------------------------------------------------------------

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
        if step == ROLL:
            turn.roll(self, outcome, log)
        elif step == THROW:
            duel.throw(self, outcome, log)
        elif step == DRAW_IS:
            society.draw(self, outcome, log)
        elif step == TURN_LIST:
            exchange.turn_list(self, outcome, log)
        elif step == TURN_FILM:
            films.release_film(self, outcome, log)
        elif step == FIRST_PLAYER:
            turn.choose_first(self, outcome, log)
        elif step < TURN_LIST:
            fate.draw(self, outcome, log)
        else:
            films.spy(self, outcome, log)

    def _act(self, action: i64, log: Log | None) -> None:
        """What a seat chose."""
        step = self.step
        if step == DEAL:
            dealing.act(self, action, log)
        elif step == COMPOSE:
            trade.compose(self, action, log)
        elif step == BID:
            auction.speak(self, action, log)
        elif step == OFFER_FIRM:
            visiting.answer_offer(self, action, log)
        elif step == DEBT:
            settling.raise_money(self, action, log)
        elif step == TRADE_SHARES:
            exchange.trade_shares(self, action, log)
        elif step == ANSWER:
            trade.answer(self, action, log)
        elif step == BUILD:
            building.build_here(self, action, log)
        elif step == OFFER_CARD:
            fate.answer(self, action, log)
        elif step == OFFER_SHARES:
            visiting.buy_cell(self, action, log)
        elif step == TRADE_LOADS:
            contraband.trade_loads(self, action, log)
        elif step == INSURE:
            insurance.insure(self, action, log)
        elif step == SUE:
            court.sue(self, action, log)
        elif step == CREDIT_DUE:
            credit.decide_at_crossing(self, action, log)
        elif step == BORROW:
            credit.borrow(self, action, log)
        else:
            inkind.take(self, action, log)

    def _go_on(self, log: Log | None) -> None:
        """What the rules alone bring about."""
        step = self.step
        if step <= SHARES_OFFERED:
            self._ask_again(step)
        elif step == SETTLE:
            settling.settle(self, log)
        elif step == WALK:
            turn.walk(self, log)
        elif step == MEETING:
            mafia.meet(self, log)
        elif step == BAND:
            rockband.listen(self)
        elif step == CELL:
            arrival.follow_cell(self, log)
        elif step == MOVED:
            turn.after_move(self, log)
        elif step == AUCTION:
            auction.go_on(self, log)
        elif step == TURN_BEGINS:
            turn.begin(self, log)
        elif step == TURN_ENDS:
            turn.end(self, log)
        elif step == RENT_PAID:
            visiting.hand_on(self)
        elif step == AUCTIONS:
            auction.hold_auctions(self, log)
        elif step == DIVIDENDS:
            exchange.pay_dividends(self)
        elif step == DUEL:
            duel.go_on(self, log)
        elif step == SPOILS:
            duel.share_spoils(self, log)
        else:
            assert step == CASES
            court.win_next(self, log)

    def _ask_again(self, step: i64) -> None:
        """An offer that is repeated as long as there is a choice (YF-30)."""
        if step == DEALS:
            dealing.ask(self)
        elif step == SHARES_OFFERED:
            visiting.ask_about_shares(self)
        elif step == BUILDS:
            building.ask(self)
        elif step == SHARE_DEALS:
            exchange.ask(self)
        elif step == LOAD_DEALS:
            contraband.ask(self)
        elif step == INSURES:
            insurance.ask(self)
        else:
            assert step == SUES
            court.ask(self)

    # --- the rest of the contract -------------------------------------------------------------------------------------

    def clone(self) -> SyndicateState:
        twin = SyndicateState()
        twin.copy_from(self)
        return twin

    def deal_unseen(self, seat: i64, rng: Rng) -> None:
        """YF-25 Nothing is hidden but the order of unseen cards, and that is not in the state."""

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return view(self, seat)

    def scores(self) -> list[int]:
        return [int(net_worth(self, seat)) for seat in range(self.players)]

    def cash_in_hand(self) -> list[int]:
        return [int(cash) for cash in self.cash]

    def is_out(self, seat: i64) -> bool:
        return self.ruined[seat] > 0

    def audit(self) -> None:
        audit(self)

    def reveal(self) -> dict[str, Any]:
        return reveal(self)
