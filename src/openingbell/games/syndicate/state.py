"""The contract's state: which rule answers in which step."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.bits import any_of_rows, listed_rows
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, RULES, Log, illegal
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
    proposal,
    rockband,
    settling,
    society,
    steps,
    trade,
    turn,
    visiting,
)
from openingbell.games.syndicate.auditing import audit
from openingbell.games.syndicate.dice import ROLLS, equally_likely
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.viewing import reveal, view, view_beside
from openingbell.games.syndicate.worth import net_worth


class SyndicateState(Position):
    """A position of Syndicate that plays."""

    def legal(self) -> vec[i64]:
        if self.actor == CHANCE:
            return self._outcomes()
        step = self.step
        if step == steps.DEAL:
            return listed_rows(dealing.FIRSTS, dealing.choices(self))
        if step == steps.COMPOSE:
            return listed_rows(trade.FIRSTS, trade.choices(self))
        if step == steps.BID:
            return auction.legal(self)
        if step == steps.OFFER_FIRM:
            return visiting.legal_offer(self)
        if step == steps.DEBT:
            return settling.legal(self)
        if step == steps.TRADE_SHARES:
            return exchange.legal(self)
        if step == steps.ANSWER:
            return proposal.legal(self)
        if step == steps.BUILD:
            return building.legal(self)
        if step == steps.OFFER_CARD:
            return fate.legal(self)
        if step == steps.OFFER_SHARES:
            return visiting.legal_shares(self)
        if step == steps.TRADE_LOADS:
            return contraband.legal(self)
        if step == steps.INSURE:
            return insurance.legal(self)
        if step == steps.SUE:
            return court.legal(self)
        if step == steps.CREDIT_DUE:
            return credit.legal_at_crossing(self)
        if step == steps.BORROW:
            return credit.legal(self)
        if step == steps.IN_KIND:
            return inkind.legal(self)
        return vec[i64]()

    def is_legal(self, action: i64) -> bool:
        step = self.step
        if self.actor == CHANCE:
            return self._may_happen(action)
        if action < 0 or step == steps.ENDED:
            return False
        if step == steps.DEAL:
            return dealing.is_legal(self, action)
        if step == steps.COMPOSE:
            return trade.is_legal(self, action)
        if step == steps.TRADE_SHARES:
            return exchange.is_legal(self, action)
        if step == steps.DEBT:
            return settling.is_legal(self, action)
        for allowed in self.legal():  # a short list
            if action == allowed:
                return True
        return False

    def any_legal(self, rng: Rng) -> i64:
        if self.step == steps.DEAL:
            return any_of_rows(dealing.FIRSTS, dealing.choices(self), rng)
        if self.step == steps.COMPOSE:
            return any_of_rows(trade.FIRSTS, trade.choices(self), rng)
        return super().any_legal(rng)

    # --- chance -------------------------------------------------------------------------------------------------------

    def _outcomes(self) -> vec[i64]:
        step = self.step
        if step == steps.ROLL:
            return equally_likely(moves.ROLL, ROLLS)
        if step == steps.THROW:
            return equally_likely(moves.THROW, ROLLS)
        if step == steps.DRAW_IS or step == steps.DRAW_F:
            return decks.cards(self)
        if step == steps.FIRST_PLAYER:
            return equally_likely(moves.FIRST, self.players)
        return decks.ring_values(self)

    def _may_happen(self, outcome: i64) -> bool:
        step = self.step
        if step == steps.ROLL:
            return moves.ROLL <= outcome < moves.ROLL + ROLLS
        if step == steps.THROW:
            return moves.THROW <= outcome < moves.THROW + ROLLS
        if step == steps.DRAW_IS or step == steps.DRAW_F:
            return decks.is_card(self, outcome)
        if step == steps.FIRST_PLAYER:
            return moves.FIRST <= outcome < moves.FIRST + self.players
        return decks.is_ring_value(self, outcome)

    def weights(self) -> vec[i64]:
        step = self.step
        if self.actor != CHANCE:
            return vec[i64]()
        if step == steps.DRAW_IS or step == steps.DRAW_F:
            return decks.card_weights(self)
        if step == steps.TURN_LIST or step == steps.TURN_FILM or step == steps.TURN_SPY:
            return decks.ring_weights(self)
        return vec[i64]([1] * (int(self.players) if step == steps.FIRST_PLAYER else ROLLS))

    def sample(self, rng: Rng) -> i64:
        if self.step == steps.ROLL:
            return moves.ROLL + rng.below(ROLLS)
        if self.step == steps.THROW:
            return moves.THROW + rng.below(ROLLS)
        return self.legal()[rng.weighted(self.weights())]

    # --- moves --------------------------------------------------------------------------------------------------------

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
        if step == steps.ROLL:
            turn.roll(self, outcome, log)
        elif step == steps.THROW:
            duel.throw(self, outcome, log)
        elif step == steps.DRAW_IS:
            society.draw(self, outcome, log)
        elif step == steps.TURN_LIST:
            exchange.turn_list(self, outcome, log)
        elif step == steps.TURN_FILM:
            films.release_film(self, outcome, log)
        elif step == steps.FIRST_PLAYER:
            turn.choose_first(self, outcome, log)
        elif step == steps.DRAW_F:
            fate.draw(self, outcome, log)
        else:
            films.spy(self, outcome, log)

    def _act(self, action: i64, log: Log | None) -> None:
        """What a seat chose."""
        step = self.step
        if step == steps.DEAL:
            dealing.act(self, action, log)
        elif step == steps.COMPOSE:
            trade.compose(self, action, log)
        elif step == steps.BID:
            auction.speak(self, action, log)
        elif step == steps.OFFER_FIRM:
            visiting.answer_offer(self, action, log)
        elif step == steps.DEBT:
            settling.raise_money(self, action, log)
        elif step == steps.TRADE_SHARES:
            exchange.trade_shares(self, action, log)
        elif step == steps.ANSWER:
            proposal.answer(self, action, log)
        elif step == steps.BUILD:
            building.build_here(self, action, log)
        elif step == steps.OFFER_CARD:
            fate.answer(self, action, log)
        elif step == steps.OFFER_SHARES:
            visiting.buy_cell(self, action, log)
        elif step == steps.TRADE_LOADS:
            contraband.trade_loads(self, action, log)
        elif step == steps.INSURE:
            insurance.insure(self, action, log)
        elif step == steps.SUE:
            court.sue(self, action, log)
        elif step == steps.CREDIT_DUE:
            credit.decide_at_crossing(self, action, log)
        elif step == steps.BORROW:
            credit.borrow(self, action, log)
        else:
            inkind.take(self, action, log)

    def _advance(self, log: Log | None) -> None:
        """What the rules alone bring about."""
        step = self.step
        if step == steps.DEALS:
            dealing.ask(self)
        elif step == steps.SETTLE:
            settling.settle(self, log)
        elif step == steps.WALK:
            turn.walk(self, log)
        elif step == steps.MEETING:
            mafia.meet(self, log)
        elif step == steps.BAND:
            rockband.listen(self)
        elif step == steps.CELL:
            arrival.follow_cell(self, log)
        elif step == steps.MOVED:
            turn.after_move(self, log)
        elif step == steps.AUCTION:
            auction.advance(self, log)
        elif step == steps.TURN_BEGINS:
            turn.begin(self, log)
        elif step == steps.TURN_ENDS:
            turn.end(self, log)
        elif step == steps.RENT_PAID:
            visiting.hand_on(self)
        elif step == steps.AUCTIONS:
            auction.hold_auctions(self, log)
        elif step == steps.DIVIDENDS:
            exchange.pay_dividends(self)
        elif step == steps.DUEL:
            duel.advance(self, log)
        elif step == steps.SPOILS:
            duel.share_spoils(self, log)
        elif step == steps.CASES:
            court.win_next(self, log)
        else:
            self._ask_again()

    def _ask_again(self) -> None:
        """An offer on a cell, repeated as long as there is a choice (YF-30)."""
        step = self.step
        if step == steps.SHARES_OFFERED:
            visiting.ask_about_shares(self)
        elif step == steps.BUILDS:
            building.ask(self)
        elif step == steps.SHARE_DEALS:
            exchange.ask(self)
        elif step == steps.LOAD_DEALS:
            contraband.ask(self)
        elif step == steps.INSURES:
            insurance.ask(self)
        else:
            assert step == steps.SUES
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

    def seen_beside(self, other: dict[str, Any], seat: int | None) -> dict[str, Any]:
        return view_beside(self, other, seat)

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
