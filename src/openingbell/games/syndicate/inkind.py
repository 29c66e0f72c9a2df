"""A bank without money pays in property, in the order of Y-18, items at the creditor's choice (YF-60)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import pay, stocks_left
from openingbell.games.syndicate.components import BANK, FIRMS, IN_BANK
from openingbell.games.syndicate.debts import ABOUT, AMOUNT, CREDITOR, REASON, REASONS, drop
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import from_bank
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import IN_KIND, SETTLE


def pay_in_kind(p: Position, log: Log | None) -> None:
    """The bank pays what it has; for the rest the creditor chooses, or it lapses if nothing is cheap enough."""
    creditor = p.noted(CREDITOR)
    paid = min(p.noted(AMOUNT), p.bank)
    pay(p, BANK, creditor, paid, REASONS[p.noted(REASON)], p.noted(ABOUT), log)
    rest = p.noted(AMOUNT) - paid
    p.set_note(AMOUNT, rest)
    p.decide(IN_KIND, creditor)
    if rest == 0 or len(legal(p)) == 1:
        lapse(p, log)


def legal(p: Position) -> vec[i64]:
    """The items of the first class that has one not dearer than the rest, and `waive`."""
    rest = p.noted(AMOUNT)
    actions = vec[i64](capacity=8)
    if p.rate <= rest and stocks_left(p) > 0:
        actions = append(actions, moves.TAKE + moves.ITEM_EXCHANGE)
        return append(actions, moves.WAIVE)
    for firm in range(i64(FIRMS)):
        if may_take_structure(p, firm, rest):
            actions = append(actions, moves.TAKE_STRUCTURE + firm)
    if len(actions) == 0:
        for firm in range(i64(FIRMS)):
            if p.owner[firm] == IN_BANK and p.edition.cost[firm] <= rest:
                actions = append(actions, moves.TAKE + moves.ITEM_FIRM + firm)
    return append(actions, moves.WAIVE)


def may_take_structure(p: Position, firm: i64, rest: i64) -> bool:
    """One on an own unmortgaged firm below its limit."""
    return (
        p.owner[firm] == p.actor
        and p.mortgage[firm] == 0
        and p.built[firm] < p.edition.limit[firm]
        and p.edition.build_cost[firm] <= rest
    )


def take(p: Position, action: i64, log: Log | None) -> None:
    """One item, or nothing more."""
    seat = p.actor
    if action == moves.WAIVE:
        lapse(p, log)
        return
    if action == moves.TAKE + moves.ITEM_EXCHANGE:
        p.stocks[seat] += 1
        worth = p.rate
        tell(log, "took-stock", seat)
    elif action < moves.GIVE:
        firm = action - moves.TAKE_STRUCTURE
        p.set_structures(firm, p.built[firm] + 1)
        worth = p.edition.build_cost[firm]
        tell(log, "took-structure", seat, firm)
    else:
        firm = action - moves.TAKE - moves.ITEM_FIRM
        worth = p.edition.cost[firm]
        from_bank(p, firm, seat)
        tell(log, "took-firm", seat, firm)
    p.set_note(AMOUNT, p.noted(AMOUNT) - worth)
    p.decide(SETTLE, RULES)


def lapse(p: Position, log: Log | None) -> None:
    """What is left of the debt is not paid."""
    if p.noted(AMOUNT) > 0 and log is not None:
        log.append(Event("lapsed", int(p.actor), facts={"rest": int(p.noted(AMOUNT))}))
    drop(p)
