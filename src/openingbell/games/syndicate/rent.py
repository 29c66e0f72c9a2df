"""What meeting a rival costs: his firm's income, the levy of LANDING, LAND-OWNERSHIP and RACKET, the MAFIA's fee."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.games.syndicate.components import FIRMS, ILLEGAL, LAND_OWNERSHIP, LANDING, MINERAL, RACKET
from openingbell.games.syndicate.firms import after_crisis, count_firms, income, working
from openingbell.games.syndicate.position import Position, held


def due_on(p: Position, firm: i64) -> i64:
    """What M would owe the owner, but for the shares he holds himself."""
    return due_from(p, p.turn, firm)


def due_from(p: Position, seat: i64, firm: i64) -> i64:
    if firm == LANDING or firm == LAND_OWNERSHIP or firm == RACKET:
        return after_crisis(p, p.owner[firm], levy(p, seat, firm))
    return income(p, firm)


def levy(p: Position, seat: i64, firm: i64) -> i64:
    """Y-54, Y-55, Y-66 So much for each firm of the lander that counts."""
    if firm == RACKET:
        return p.edition.racket * count_firms(p, seat, False)
    if firm == LANDING:
        minerals: i64 = 0
        for mineral in range(i64(MINERAL), i64(LAND_OWNERSHIP)):
            if p.owner[mineral] == seat and p.mortgage[mineral] == 0:
                minerals += 1
        return p.edition.landing * minerals
    builders: i64 = 0
    for builder in range(i64(FIRMS)):
        if p.owner[builder] == seat and p.mortgage[builder] == 0 and p.edition.limit[builder] > 0:
            builders += 1
    return p.edition.land_ownership * builders


def mafia_fee(p: Position, godfather: i64) -> i64:
    """YF-73 For each of his illegal firms, MAFIA included, times CRISIS."""
    return after_crisis(p, godfather, p.edition.mafia_fee * working(p, godfather, ILLEGAL))


def less_own_shares(p: Position, seat: i64, firm: i64, amount: i64) -> i64:
    """Y-136 A payer keeps the proportion of the shares he holds."""
    if p.edition.shares[firm] == 0:
        return amount
    return amount - held(p, firm, seat) * (amount // p.edition.shares[firm])
