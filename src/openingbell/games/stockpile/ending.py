"""S-10 The end of a round, and S-11 the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.result import tell_result
from openingbell.core.state import OVER, RULES, Log
from openingbell.games.stockpile.components import (
    COMPANIES,
    COMPANY_NAMES,
    DEBORAH,
    HOLDABLE,
    MAJORITY,
    TIED_MAJORITY,
)
from openingbell.games.stockpile.money import earn
from openingbell.games.stockpile.notes import note_sold_out
from openingbell.games.stockpile.position import Position
from openingbell.games.stockpile.selling import proceeds
from openingbell.games.stockpile.steps import DECLARE, ENDED, FINISH, ROUND


def end_round(p: Position) -> None:
    """Deborah is asked (S-13.14); then the token passes and the next round begins, if there is one (S-10.1)."""
    for seat in range(p.players):
        if p.may_use(seat, DEBORAH):
            p.decide_first(DECLARE, seat)
            return
    p.first = p.turn(1)
    if p.round < p.parts.rounds[p.players]:
        p.decide(ROUND, RULES)
    else:
        p.decide(FINISH, RULES)


def shares_of(p: Position, seat: i64, company: i64) -> i64:
    """All shares of a company that a seat has; split cards count two (S-11.1)."""
    return p.in_normal(seat, company) + 2 * p.in_split(seat, company)


def finish(p: Position, log: Log | None) -> None:
    """Bonuses for the majorities (S-11.1), then everything is sold (S-11.2), and the richest wins (S-11.4)."""
    if log is not None:
        log.append(Event("ending"))
    for company in range(COMPANIES):
        _pay_majority(p, company, log)
    for seat in range(p.players):
        for company in range(COMPANIES):
            _sell_out(p, seat, company, log)
    note_sold_out(p)
    p.decide(ENDED, OVER)
    tell_result(p, log)


def _pay_majority(p: Position, company: i64, log: Log | None) -> None:
    """Whoever has most shares of a company; each of several gets less, and nobody anything if nobody has any."""
    most: i64 = 0
    holders: i64 = 0
    for seat in range(p.players):
        shares = shares_of(p, seat, company)
        if shares > most:
            most = shares
            holders = 1
        elif shares == most:
            holders += 1
    if most == 0:
        return
    if log is not None:
        name = COMPANY_NAMES[company]
        shown = [int(shares_of(p, seat, company)) for seat in range(p.players)]
        log.append(Event("holdings", facts={"company": name, "shares": shown}, reveals=True))
    amount: i64 = MAJORITY if holders == 1 else TIED_MAJORITY
    for seat in range(p.players):
        if shares_of(p, seat, company) == most:
            if log is not None:
                facts: Seen = {"company": COMPANY_NAMES[company]}
                log.append(Event("majority" if holders == 1 else "majority-tied", int(seat), int(amount), facts=facts))
            earn(p, seat, amount, log)


def _sell_out(p: Position, seat: i64, company: i64, log: Log | None) -> None:
    """All shares of a company at the final price; fees still owed are paid from it (S-11.2, S-11.3)."""
    shares = shares_of(p, seat, company)
    if shares == 0:
        return
    cards = p.in_normal(seat, company) + p.in_split(seat, company)
    p.normal[seat * HOLDABLE + company] = 0
    p.split[seat * COMPANIES + company] = 0
    p.cards[seat] -= cards
    p.discard(company, cards)
    amount = proceeds(p, seat, company, shares)
    if log is not None:
        facts: Seen = {"company": COMPANY_NAMES[company], "shares": int(shares)}
        log.append(Event("sold-out", int(seat), int(amount), facts=facts))
    earn(p, seat, amount, log)
