"""What can be bought: firms, the rock band and the cards of the F deck, and what becomes of them in a new hand."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate.bank import banker_price
from openingbell.games.syndicate.banker import become_banker
from openingbell.games.syndicate.components import (
    BANK,
    BANKER,
    FIRMS,
    HOLD_UP,
    MAFIA,
    NOBODY,
    NONE,
    SPACE_CARD,
    WITH_BAND,
)
from openingbell.games.syndicate.debts import SPACE_DONE, owe
from openingbell.games.syndicate.decks import put_under
from openingbell.games.syndicate.firms import value
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import from_bank
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import OFFER_CARD, OFFER_FIRM


def price_of(p: Position, good: i64) -> i64:
    """What it is offered for, and auctioned from: a firm's value, which in the bank is its cost."""
    if good == BANKER:
        return banker_price(p)
    return value(p, good) if good < FIRMS else p.edition.price_of(good)


def offered(p: Position) -> i64:
    """The good that M may buy, or that is under the hammer; NONE: there is none."""
    if p.auction is not None:
        return p.auction.good
    if p.step == OFFER_CARD:
        return p.noted(1)
    return p.edition.firm_at[p.place[p.turn]] if p.step == OFFER_FIRM else NONE


def grant(p: Position, good: i64, seat: i64, log: Log | None) -> None:
    """Somebody has paid for a good and gets it."""
    if good < WITH_BAND:
        from_bank(p, good, seat)
    elif good == MAFIA:
        p.mafia[seat] += 1
    elif good == HOLD_UP:
        p.hold_up = seat
    elif good == BANKER:
        become_banker(p, seat, log)
    else:
        take_space(p, seat, log)


def take_space(p: Position, seat: i64, log: Log | None) -> None:
    """YF-95 The second card completes the programme of the first one's holder, or voids it for another."""
    if p.space == seat:
        complete_space(p, seat, log)
        return
    if p.space != NOBODY:
        tell(log, "space-void", p.space)
        put_under(p, SPACE_CARD)
    p.space = seat


def complete_space(p: Position, seat: i64, log: Log | None) -> None:
    """Both cards go under F, then the bank pays (Y-123)."""
    p.space = NOBODY
    put_under(p, SPACE_CARD)
    put_under(p, SPACE_CARD)
    owe(p, BANK, seat, p.edition.space, SPACE_DONE, NONE)
