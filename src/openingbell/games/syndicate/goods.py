"""What can be bought: firms, the rock band and the cards of the F deck, and what becomes of them in a new hand."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate.banker import become_banker
from openingbell.games.syndicate.components import (
    BANK,
    BANKER,
    HOLD_UP,
    MAFIA,
    NOBODY,
    NONE,
    SPACE_CARD,
    WITH_BAND,
)
from openingbell.games.syndicate.debts import SPACE_DONE, owe
from openingbell.games.syndicate.decks import put_under
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import from_bank
from openingbell.games.syndicate.position import Position


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
