"""What things are called in events and views: the ids and names of the notation (YF-1)."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import Log
from openingbell.games.syndicate.components import CARD_OF_GOOD, F_NAMES, FIRM_IDS, FIRMS, IS_CARDS, MAX_PLAYERS, NONE


def good_name(good: i64) -> str:
    """A firm's id, or a card's name."""
    return FIRM_IDS[good] if good < FIRMS else F_NAMES[good - CARD_OF_GOOD - IS_CARDS]


def number_or_none(number: i64) -> int | None:
    """A seat or cell, or that there is none."""
    return int(number) if number >= 0 else None


def seats_of(bits: i64) -> list[int]:
    return [seat for seat in range(MAX_PLAYERS) if bits & (1 << seat)]


def tell(log: Log | None, kind: str, seat: i64, good: i64 = NONE, amount: i64 = 0, other: i64 = NONE) -> None:
    """An event about a firm or card, with the money that moved in it, if any did."""
    if log is not None:
        facts: Seen = {} if good == NONE else {"good": good_name(good)}
        log.append(Event(kind, int(seat), int(amount) if amount != 0 else None, int(other), facts))
