"""Y-104 to Y-107 The court: lawsuits against rivals' firms, and the two cassations that settle them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import pay, trials_left
from openingbell.games.syndicate.components import BANK, FIRMS, GROUP_OF, IN_BANK, NOBODY
from openingbell.games.syndicate.firms import is_legal_firm, value
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import from_bank, lose_part
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import CASES, SUE, SUES


def ask(p: Position) -> None:
    if len(legal(p)) > 1:
        p.decide(SUE, p.turn)
    else:
        p.decided()


def may_sue(p: Position, firm: i64) -> bool:
    """YF-86 A rival's legal firm without a lawsuit, mortgaged or not; its value to the bank."""
    return (
        p.is_rival(p.turn, p.owner[firm])
        and is_legal_firm(firm)
        and p.plaintiff[firm] == NOBODY
        and p.turn != p.banker
        and p.cash[p.turn] >= value(p, firm)
    )


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=8)
    actions = append(actions, moves.DONE)
    if trials_left(p) == 0:
        return actions
    for firm in range(i64(FIRMS)):
        if may_sue(p, firm):
            actions = append(actions, moves.SUE + firm)
    return actions


def sue(p: Position, action: i64, log: Log | None) -> None:
    """One firm at a time."""
    if action == moves.DONE:
        p.decided()
        return
    firm = action - moves.SUE
    p.plaintiff[firm] = p.turn
    pay(p, p.turn, BANK, value(p, firm), "sued", firm, log)
    p.decide(SUES, RULES)


def meet(p: Position) -> None:
    """YF-105 MEET A CASSATION: M wins all his lawsuits."""
    p.decide_first(CASES, RULES)


def win_next(p: Position, log: Log | None) -> None:
    """The next firm he sued, with the rival's whole part in its group; payments by the bank come in between."""
    for firm in range(i64(FIRMS)):
        if p.plaintiff[firm] == p.turn:
            owner = p.owner[firm]
            p.plaintiff[firm] = NOBODY
            tell(log, "won-case", p.turn, firm)
            if owner == IN_BANK:
                from_bank(p, firm, p.turn)
            elif p.is_rival(p.turn, owner):
                lose_part(p, owner, p.turn, GROUP_OF[firm], log)
            return
    p.decided()


def dismiss(p: Position, log: Log | None) -> None:
    """All M's receipts go back to stock, without a refund."""
    for firm in range(i64(FIRMS)):
        if p.plaintiff[firm] == p.turn:
            p.plaintiff[firm] = NOBODY
            tell(log, "lost-case", p.turn, firm)
