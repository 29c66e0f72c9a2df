"""A ticker moves space by space: splits (S-9.4 to S-9.6), bankruptcies (S-9.8), and spaces with a $ (S-14.2)."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import RULES, Log
from openingbell.games.stockpile.components import (
    COMPANIES,
    COMPANY_NAMES,
    HOLDABLE,
    SECOND_SPLIT_EACH,
    SMALL_DIVIDEND_EACH,
)
from openingbell.games.stockpile.dividends import begin_claims
from openingbell.games.stockpile.money import earn
from openingbell.games.stockpile.notes import note_left, note_purged
from openingbell.games.stockpile.position import NONE, Position
from openingbell.games.stockpile.steps import TICKER


def start_moving(p: Position, company: i64, steps: i64) -> None:
    """The ticker goes that many spaces before anything else happens (S-14.1)."""
    p.mover = company
    p.steps = steps
    p.decide_first(TICKER, RULES)


def advance(p: Position, log: Log | None) -> None:
    """Space by space, as far as the steps go; a space with a $ interrupts it."""
    company = p.mover
    track = p.track(company)
    before = p.space[company]
    while p.steps > 0:
        p.steps -= 1
        if p.space[company] == p.parts.spaces[track] - 1:
            _tell_move(p, before, log)
            split(p, company, log)
            before = p.space[company]
        else:
            p.space[company] += 1
            if p.parts.paying[track] & (1 << p.space[company]):
                _tell_move(p, before, log)
                begin_claims(p, company, SMALL_DIVIDEND_EACH, log)
                return
    while p.steps < 0:
        p.steps += 1
        if p.space[company] == 0:
            _tell_move(p, before, log)
            go_bankrupt(p, company, log)
            before = p.space[company]
        else:
            p.space[company] -= 1
    _tell_move(p, before, log)
    p.mover = NONE
    p.decided()


def _tell_move(p: Position, before: i64, log: Log | None) -> None:
    if log is not None and p.space[p.mover] != before:
        facts: Seen = {"company": COMPANY_NAMES[p.mover], "price": int(p.price(p.mover))}
        log.append(Event("rose" if p.space[p.mover] > before else "fell", facts=facts))


def split(p: Position, company: i64, log: Log | None) -> None:
    """The ticker reached the split space and is put back; what is left of its steps counts on from there (S-9.4)."""
    p.space[company] = p.parts.splits[p.track(company)]
    if log is not None:
        facts: Seen = {"company": COMPANY_NAMES[company], "price": int(p.price(company))}
        log.append(Event("split", facts=facts))
    for number in range(p.players):
        seat = p.turn(number)
        _pay_second_split(p, seat, company, log)
        _split_cards(p, seat, company, log)
    note_purged(p, company)


def _pay_second_split(p: Position, seat: i64, company: i64, log: Log | None) -> None:
    """Cards that are in the split portfolio already earn money and stay (S-9.6)."""
    number = p.in_split(seat, company)
    if number > 0:
        amount = number * SECOND_SPLIT_EACH
        if log is not None:
            facts: Seen = {"company": COMPANY_NAMES[company], "cards": int(number)}
            log.append(Event("split-again", int(seat), int(amount), facts=facts))
        earn(p, seat, amount, log)


def _split_cards(p: Position, seat: i64, company: i64, log: Log | None) -> None:
    """All cards in the normal portfolio are shown and move to the split one (S-9.5)."""
    number = p.in_normal(seat, company)
    if number > 0:
        p.normal[seat * HOLDABLE + company] = 0
        p.split[seat * COMPANIES + company] += number
        note_left(p, seat, company, number)
        if log is not None:
            facts: Seen = {"company": COMPANY_NAMES[company], "cards": int(number)}
            log.append(Event("shares-split", int(seat), facts=facts, reveals=True))


def go_bankrupt(p: Position, company: i64, log: Log | None) -> None:
    """Everybody discards all shares, the ticker starts anew, and steps left over are dropped (S-9.8)."""
    p.space[company] = p.parts.starts[p.track(company)]
    p.steps = 0
    if log is not None:
        told: Seen = {"company": COMPANY_NAMES[company], "price": int(p.price(company))}
        log.append(Event("bankrupt", facts=told))
    for number in range(p.players):
        seat = p.turn(number)
        normal = p.in_normal(seat, company)
        halves = p.in_split(seat, company)
        if normal + halves > 0:
            p.normal[seat * HOLDABLE + company] = 0
            p.split[seat * COMPANIES + company] = 0
            p.cards[seat] -= normal + halves
            p.discard(company, normal + halves)
            note_left(p, seat, company, normal)
            if log is not None:
                facts: Seen = {"company": COMPANY_NAMES[company], "normal": int(normal), "split": int(halves)}
                log.append(Event("lost", int(seat), facts=facts, reveals=True))
    note_purged(p, company)
