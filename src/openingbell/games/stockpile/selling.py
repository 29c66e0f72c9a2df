"""S-8 Selling."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import RULES, Log
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import COMPANIES, COMPANY_NAMES, GRAHAM, GRAHAM_EACH, HOLDABLE
from openingbell.games.stockpile.money import earn
from openingbell.games.stockpile.notes import note_left, note_returned
from openingbell.games.stockpile.position import Position
from openingbell.games.stockpile.steps import MOVEMENT, SELL

# Bits of `choices`: of the first company's card in the normal portfolio, of what can be done with a split one, of the
# end.
NORMAL: Final[i64] = 1
SPLIT: Final[i64] = (1 << (moves.SELL_SPLIT - moves.SELL)) | (1 << (moves.HALVE - moves.SELL))
DONE: Final = 1 << (moves.DONE - moves.SELL)


def ask_next(p: Position) -> None:
    """In turn order everybody who has shares may sell (S-8.1)."""
    while p.asked < p.players:
        seat = p.turn(p.asked)
        if p.cards[seat] > 0:
            p.decide(SELL, seat)
            return
        p.asked += 1
    p.asked = 0
    p.decide(MOVEMENT, RULES)


def choices(p: Position) -> i64:
    """A share of any company in either portfolio, half a split card, and always `done`: bits, from `sell` on."""
    bits: i64 = DONE
    split = p.cards[p.actor]
    first = p.actor * HOLDABLE
    for company in range(COMPANIES):
        cards = p.normal[first + company]
        split -= cards
        if cards > 0:
            bits |= NORMAL << company
    if split > 0:
        for company in range(COMPANIES):
            if p.in_split(p.actor, company) > 0:
                bits |= SPLIT << company
    return bits


def sell(p: Position, action: i64, log: Log | None) -> None:
    """One card, or half of one; it ends with `done`, or with the last card."""
    seat = p.actor
    if action < moves.SELL_SPLIT:
        sell_normal(p, seat, action - moves.SELL, log)
    elif action < moves.HALVE:
        sell_split(p, seat, action - moves.SELL_SPLIT, log)
    elif action < moves.DONE:
        halve(p, seat, action - moves.HALVE, log)
    if action == moves.DONE or p.cards[seat] == 0:
        p.asked += 1
        ask_next(p)


def proceeds(p: Position, seat: i64, company: i64, shares: i64) -> i64:
    """What so many shares bring at the current price; Graham gets more for each (S-13.15)."""
    return shares * (p.price(company) + (GRAHAM_EACH if p.has(seat, GRAHAM) else 0))


def sell_normal(p: Position, seat: i64, company: i64, log: Log | None) -> None:
    """One share, discarded face up (S-8.1)."""
    p.normal[seat * HOLDABLE + company] -= 1
    p.cards[seat] -= 1
    p.discard(company, 1)
    note_left(p, seat, company, 1)
    amount = proceeds(p, seat, company, 1)
    if log is not None:
        facts: Seen = {"company": COMPANY_NAMES[company]}
        log.append(Event("sold", int(seat), int(amount), facts=facts, reveals=True))
    earn(p, seat, amount, log)


def sell_split(p: Position, seat: i64, company: i64, log: Log | None) -> None:
    """A split card: two shares (S-8.2)."""
    p.split[seat * COMPANIES + company] -= 1
    p.cards[seat] -= 1
    p.discard(company, 1)
    amount = proceeds(p, seat, company, 2)
    if log is not None:
        log.append(Event("sold-split", int(seat), int(amount), facts={"company": COMPANY_NAMES[company]}))
    earn(p, seat, amount, log)


def halve(p: Position, seat: i64, company: i64, log: Log | None) -> None:
    """One of the two shares of a split card: it moves back to the normal portfolio (S-8.2)."""
    p.split[seat * COMPANIES + company] -= 1
    p.normal[seat * HOLDABLE + company] += 1
    note_returned(p, seat, company)
    amount = proceeds(p, seat, company, 1)
    if log is not None:
        log.append(Event("halved", int(seat), int(amount), facts={"company": COMPANY_NAMES[company]}))
    earn(p, seat, amount, log)
