"""Which clause forbids a move that somebody might well think of."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import FIRMS, FOOTBALL, GROUP_OF, ILLEGAL, IN_BANK, TEAMS
from openingbell.games.syndicate.firms import has_part, is_legal_firm
from openingbell.games.syndicate.position import Position, current_trade
from openingbell.games.syndicate.steps import COMPOSE, DEAL, DEBT, INSURE, SUE
from openingbell.games.syndicate.trade import giver_of, is_pledged


def clause_against(p: Position, action: i64) -> str:
    """The id of the clause, or nothing if no single one says it."""
    if p.step == COMPOSE and moves.GIVE <= action < moves.TRADE:
        return _against_item(p, (action - moves.GIVE) // moves.ITEMS, (action - moves.GIVE) % moves.ITEMS)
    if p.step == INSURE and moves.INSURE <= action < moves.SUE:
        return _against_insuring(p, action - moves.INSURE)
    if p.step == SUE and moves.SUE <= action < moves.TAKE_STRUCTURE:
        return "" if is_legal_firm(action - moves.SUE) else "Y-107"
    if moves.MORTGAGE <= action < moves.REDEEM and (p.step == DEAL or p.step == DEBT):
        return _against_mortgage(action - moves.MORTGAGE)
    return ""


def _against_item(p: Position, side: i64, item: i64) -> str:
    """A firm is not given without the others of its group, nor a group with a mortgaged firm."""
    giver = giver_of(p, current_trade(p), side)
    if moves.ITEM_FIRM <= item < moves.ITEM_SHARE:
        firm = item - moves.ITEM_FIRM
        if p.owner[firm] != giver:
            return ""
        if p.mortgage[firm] > 0:
            return "Y-41"
        return "Y-43" if firm < FOOTBALL else ""
    if item < TEAMS and has_part(p, giver, item) and is_pledged(p, giver, item):
        return "Y-41"
    return ""


def _against_insuring(p: Position, firm: i64) -> str:
    """Illegal firms are not insurable, and nothing is paid for mortgaged ones."""
    if not is_legal_firm(firm) or (p.owner[firm] < IN_BANK and p.mortgage[firm] > 0):
        return "Y-103"
    return ""


def _against_mortgage(firm: i64) -> str:
    if FOOTBALL <= firm < FIRMS:
        return "Y-81"
    return "Y-42" if GROUP_OF[firm] == ILLEGAL else ""
