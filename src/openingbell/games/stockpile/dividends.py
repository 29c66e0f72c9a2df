"""Dividends: claimed by showing shares (S-9.2, S-9.3), and declared by Deborah (S-13.14)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.rng import Rng
from openingbell.core.state import Log
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import COMPANIES, COMPANY_NAMES, DEBORAH, SMALL_DIVIDEND_EACH
from openingbell.games.stockpile.money import earn
from openingbell.games.stockpile.moves import CLAIMS
from openingbell.games.stockpile.notes import note_shown
from openingbell.games.stockpile.position import NONE, Position
from openingbell.games.stockpile.steps import CLAIM


def begin_claims(p: Position, company: i64, each: i64, log: Log | None) -> None:
    """A dividend of so much for each share: before anything else, everybody may claim it in turn order."""
    p.claim_company = company
    p.claim_each = each
    p.claim_asked = 0
    if log is not None:
        log.append(Event("dividend", facts={"company": COMPANY_NAMES[company], "each": int(each)}))
    seat = _next_claimant(p)
    if seat != NONE:
        p.decide_first(CLAIM, seat)


def _next_claimant(p: Position) -> i64:
    """Everybody with a card in a portfolio, holder or not: being asked must not tell anything (S-9.3)."""
    while p.claim_asked < p.players:
        seat = p.turn(p.claim_asked)
        p.claim_asked += 1
        if p.cards[seat] > 0:
            return seat
    p.claim_company = NONE
    p.claim_each = 0
    p.claim_asked = 0
    return NONE


def legal(p: Position) -> vec[i64]:
    """Any number of the cards in each portfolio, none included (S-9.3)."""
    most_normal = p.in_normal(p.actor, p.claim_company)
    most_split = p.in_split(p.actor, p.claim_company)
    actions = vec[i64](capacity=(most_normal + 1) * (most_split + 1))
    for normal in range(most_normal + 1):
        for split in range(most_split + 1):
            actions = append(actions, moves.CLAIM + normal * CLAIMS + split)
    return actions


def any_legal(p: Position, rng: Rng) -> i64:
    most_normal = p.in_normal(p.actor, p.claim_company)
    splits = p.in_split(p.actor, p.claim_company) + 1
    number = rng.below((most_normal + 1) * splits)
    return moves.CLAIM + number // splits * CLAIMS + number % splits


def is_legal(p: Position, action: i64) -> bool:
    if not moves.CLAIM <= action < moves.DIVIDEND:
        return False
    normal = (action - moves.CLAIM) // CLAIMS
    split = (action - moves.CLAIM) % CLAIMS
    return normal <= p.in_normal(p.actor, p.claim_company) and split <= p.in_split(p.actor, p.claim_company)


def claim(p: Position, action: i64, log: Log | None) -> None:
    """The cards are shown and earn the dividend, those in the split portfolio twice (S-9.2, S-9.3)."""
    seat = p.actor
    company = p.claim_company
    normal = (action - moves.CLAIM) // CLAIMS
    split = (action - moves.CLAIM) % CLAIMS
    amount = (normal + 2 * split) * p.claim_each
    if normal > 0:
        note_shown(p, seat, company, normal)
    if log is not None:
        if amount > 0:
            facts: Seen = {"company": COMPANY_NAMES[company], "normal": int(normal), "split": int(split)}
            log.append(Event("claimed", int(seat), int(amount), facts=facts, reveals=normal > 0))
        else:
            log.append(Event("claimed-nothing", int(seat), facts={"company": COMPANY_NAMES[company]}))
    if amount > 0:
        earn(p, seat, amount, log)
    following = _next_claimant(p)
    if following != NONE:
        p.decide(CLAIM, following)
    else:
        p.decided()


# --- Deborah ----------------------------------------------------------------------------------------------------------


def legal_declarations(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=COMPANIES + 1)
    actions = append(actions, moves.SKIP)
    for company in range(COMPANIES):
        actions = append(actions, moves.DIVIDEND + company)
    return actions


def is_declaration(p: Position, action: i64) -> bool:
    return action == moves.SKIP or moves.DIVIDEND <= action < moves.BID


def declare(p: Position, action: i64, log: Log | None) -> None:
    """At the end of a round Deborah may have any company pay a small dividend to everybody (S-13.14)."""
    seat = p.actor
    p.used |= 1 << DEBORAH
    p.decided()
    if action == moves.SKIP:
        if log is not None:
            log.append(Event("skipped", int(seat)))
        return
    company = action - moves.DIVIDEND
    if log is not None:
        log.append(Event("declared", int(seat), facts={"company": COMPANY_NAMES[company]}))
    begin_claims(p, company, SMALL_DIVIDEND_EACH, log)
