"""Y-101 to Y-103 INSURANCE: half the value now, the whole value at the time of a loss."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import insurance_left, pay
from openingbell.games.syndicate.components import BANK, FIRMS
from openingbell.games.syndicate.firms import is_legal_firm, value
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import INSURE, INSURES


def premium(p: Position, firm: i64) -> i64:
    """Half the present value, rounded up."""
    return (value(p, firm) + 1) // 2


def ask(p: Position) -> None:
    if len(legal(p)) > 1:
        p.decide(INSURE, p.turn)
    else:
        p.decided()


def may_insure(p: Position, firm: i64) -> bool:
    """YF-86 M's own legal firm, unmortgaged and uninsured."""
    return (
        p.owner[firm] == p.turn
        and is_legal_firm(firm)
        and p.mortgage[firm] == 0
        and p.insured[firm] == 0
        and p.turn != p.banker
        and p.cash[p.turn] >= premium(p, firm)
        and insurance_left(p) > 0
    )


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=8)
    actions = append(actions, moves.DONE)
    for firm in range(i64(FIRMS)):
        if may_insure(p, firm):
            actions = append(actions, moves.INSURE + firm)
    return actions


def insure(p: Position, action: i64, log: Log | None) -> None:
    """One firm at a time."""
    if action == moves.DONE:
        p.decided()
        return
    firm = action - moves.INSURE
    p.insured[firm] = 1
    pay(p, p.turn, BANK, premium(p, firm), "insured", firm, log)
    p.decide(INSURES, RULES)
