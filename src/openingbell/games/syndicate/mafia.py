"""Y-67 to Y-76 MAFIA: what happens when tokens meet (YF-70 to YF-76)."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate.components import BEGINNING, FOOTBALL, GROUP_OF, ILLEGAL, MAFIA, NOBODY, NONE, PRISON
from openingbell.games.syndicate.debts import FEE, owe
from openingbell.games.syndicate.duel import begin
from openingbell.games.syndicate.firms import has_part
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.rent import mafia_fee


def meet(p: Position, log: Log | None) -> None:
    """Arrival step (a): a firm duel, a plain duel, a fee, or nothing."""
    p.decided()
    cell = p.place[p.turn]
    kind = p.edition.kind[cell]
    if kind == BEGINNING or kind == PRISON:
        return
    here: i64 = 0
    godfathers: i64 = 0
    number: i64 = 0
    for seat in range(p.players):
        if p.place[seat] == cell:
            here |= 1 << seat
            if p.mafia[seat] > 0:
                godfathers |= 1 << seat
                number += 1
    if number == 0:
        return
    firm = p.edition.firm_at[cell]
    owner: i64 = NOBODY
    if firm != NONE and p.owner[firm] < p.players and p.mortgage[firm] == 0:
        owner = p.owner[firm]
    if owner != NOBODY and is_firm_duel(p, firm, owner, here, godfathers):
        begin(p, here, godfathers | (1 << owner), owner, firm, log)
    elif number > 1:
        begin(p, here, godfathers, owner, NONE, log)
    elif here != godfathers:
        charge(p, here, godfathers)


def is_firm_duel(p: Position, firm: i64, owner: i64, here: i64, godfathers: i64) -> bool:
    """YF-71 M as a godfather against the firm, or a godfather and the owner meeting, one of whom is M."""
    turn = p.turn
    if owner != turn and godfathers & (1 << turn) != 0:
        group = GROUP_OF[firm]
        if group == ILLEGAL or (firm < FOOTBALL and has_part(p, turn, group)):
            return True
    if here & (1 << owner) == 0:
        return False
    if owner == turn:
        return godfathers & ~(1 << owner) != 0
    return godfathers & (1 << turn) != 0


def charge(p: Position, here: i64, godfathers: i64) -> None:
    """YF-73 One godfather: all others here pay him if he is M, else M does."""
    godfather: i64 = 0
    while godfathers & (1 << godfather) == 0:
        godfather += 1
    amount = mafia_fee(p, godfather)
    if godfather != p.turn:
        owe(p, p.turn, godfather, amount, FEE, MAFIA)
        return
    places = p.players
    while places > 1:
        places -= 1
        seat = p.after(p.turn, places)
        if here & (1 << seat) != 0:
            owe(p, seat, godfather, amount, FEE, MAFIA)
