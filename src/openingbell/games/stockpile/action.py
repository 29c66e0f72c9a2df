"""S-7 Action: Boom and Bust, and what Cramer does (S-13.4, S-13.12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import RULES, Log
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import (
    ACTION_STEPS,
    BOOM,
    BUST,
    COMPANIES,
    COMPANY_NAMES,
    CRAMER,
    HOLDABLE,
)
from openingbell.games.stockpile.notes import note_actions_over, note_drained, note_left
from openingbell.games.stockpile.position import Position
from openingbell.games.stockpile.steps import ACT, ACTIONS, SELLING
from openingbell.games.stockpile.ticker import start_moving

# Bits of `choices`.
SKIP: Final = 1
ALL_COMPANIES: Final = (1 << COMPANIES) - 1


def ask_next(p: Position) -> None:
    """In turn order everybody who has action cards plays them all (S-7.1); Cramer is asked anyway (S-13.12)."""
    while p.asked < p.players:
        seat = p.turn(p.asked)
        if p.actions_of(seat) > 0 or p.may_use(seat, CRAMER):
            p.decide(ACT, seat)
            return
        note_drained(p, seat)
        p.played = False
        p.asked += 1
    p.asked = 0
    note_actions_over(p)
    p.decide(SELLING, RULES)


def may_play(p: Position, card: i64) -> bool:
    return p.in_normal(p.actor, card) > 0


def may_manipulate(p: Position) -> bool:
    """Cramer acts before all of his action cards or after all of them (S-13.4)."""
    return p.may_use(p.actor, CRAMER) and (not p.played or p.actions_of(p.actor) == 0)


def may_skip(p: Position) -> bool:
    """Only Cramer's own ability is optional."""
    return p.may_use(p.actor, CRAMER) and p.actions_of(p.actor) == 0


def choices(p: Position) -> i64:
    """Any company with each card there is; Cramer's ability, and maybe `skip`: bits, from `skip` on."""
    bits: i64 = 0
    if may_skip(p):
        bits |= SKIP
    if may_play(p, BOOM):
        bits |= ALL_COMPANIES << (moves.BOOM - moves.SKIP)
    if may_play(p, BUST):
        bits |= ALL_COMPANIES << (moves.BUST - moves.SKIP)
    if may_manipulate(p):
        bits |= ALL_COMPANIES << (moves.RAISE - moves.SKIP) | ALL_COMPANIES << (moves.LOWER - moves.SKIP)
    return bits


def act(p: Position, action: i64, log: Log | None) -> None:
    """One action card, or Cramer's ability; the ticker moves, and then the seat is asked for what is left."""
    seat = p.actor
    company = (action - moves.BOOM) % COMPANIES
    p.decide(ACTIONS, RULES)
    if action == moves.SKIP:
        p.used |= 1 << CRAMER
        if log is not None:
            log.append(Event("skipped", int(seat)))
    elif action < moves.BUST:
        _play(p, seat, BOOM, company, log)
        start_moving(p, company, ACTION_STEPS)
    elif action < moves.RAISE:
        _play(p, seat, BUST, company, log)
        start_moving(p, company, -ACTION_STEPS)
    else:
        p.used |= 1 << CRAMER
        if p.played:
            note_drained(p, seat)  # else he could not do so yet (S-13.4)
        raises = action < moves.LOWER
        if log is not None:
            log.append(Event("raised" if raises else "lowered", int(seat), facts={"company": COMPANY_NAMES[company]}))
        start_moving(p, company, 1 if raises else -1)


def _play(p: Position, seat: i64, card: i64, company: i64, log: Log | None) -> None:
    """An action card is played and discarded (S-7.1, S-7.2)."""
    p.played = True
    p.normal[seat * HOLDABLE + card] -= 1
    p.cards[seat] -= 1
    p.discard(card, 1)
    note_left(p, seat, card, 1)
    if log is not None:
        facts: Seen = {"company": COMPANY_NAMES[company]}
        log.append(Event("boom" if card == BOOM else "bust", int(seat), facts=facts, knows=(int(seat),), reveals=True))
