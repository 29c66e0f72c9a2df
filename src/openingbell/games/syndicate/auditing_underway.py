"""Whether a trade, an auction or a duel is there when it should be, and sound."""

from __future__ import annotations

from openingbell.core.errors import AuditFailed
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import BANKER, GROUPS, NOBODY, NONE
from openingbell.games.syndicate.goods import offered
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import ANSWER, BID, COMPOSE, OFFER_CARD, OFFER_FIRM, THROW
from openingbell.games.syndicate.underway import TENTHS


def audit_trade(p: Position) -> None:
    """M composes a trade with a rival, who then answers."""
    trade = p.trade
    trading = p.step == COMPOSE or p.step == ANSWER
    if trading != (trade is not None):
        raise AuditFailed(f"a trade or none in step {p.step}")
    if trade is not None and not (
        p.is_rival(p.turn, trade.partner)
        and p.actor == (p.turn if p.step == COMPOSE else trade.partner)
        and 0 <= trade.side <= 1
        and NONE <= trade.item < moves.ITEMS
        and len(trade.named) == 2 * moves.ITEMS
    ):
        raise AuditFailed(f"a trade with {trade.partner} that seat {p.actor} thinks about")


def audit_auction(p: Position) -> None:
    """A good is under the hammer while somebody is asked for a bid."""
    auction = p.auction
    if (p.step == BID) != (auction is not None):
        raise AuditFailed(f"an auction or none in step {p.step}")
    if auction is not None and not (
        0 <= auction.good <= BANKER
        and NOBODY <= auction.bidder < p.players
        and 0 < auction.tenths <= TENTHS
        and 0 <= auction.price <= p.cash[p.actor]
    ):
        raise AuditFailed(f"good {auction.good} is auctioned at {auction.price}, seat {auction.bidder} having bid")
    good = offered(p)
    if (p.step == OFFER_FIRM or p.step == OFFER_CARD) and not 0 <= good <= BANKER:
        raise AuditFailed(f"good {good} is offered")


def audit_duel(p: Position) -> None:
    """Dice are thrown in a duel only."""
    duel = p.duel
    if p.step == THROW and duel is None:
        raise AuditFailed("throws without a duel")
    if duel is not None and not (
        len(duel.best) == p.players
        and 0 <= duel.thrower <= p.players
        and NONE <= duel.group < GROUPS
        and NOBODY <= duel.winner < p.players
        and NOBODY <= duel.owner < p.players
    ):
        raise AuditFailed(f"a duel over {duel.group} with {duel.owner}, won by {duel.winner}")
