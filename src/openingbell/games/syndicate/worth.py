"""YS-52 Net worth: what decides who is the richest (Y-139)."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.games.syndicate.components import FIRMS, ROCK_BAND
from openingbell.games.syndicate.credit import due
from openingbell.games.syndicate.firms import nominal, value
from openingbell.games.syndicate.position import Position, held


def net_worth(p: Position, seat: i64) -> i64:
    """YF-12 Cash, firms (mortgaged ones half, rounded down), shares and loads, less the credit; ruined players 0."""
    if p.ruined[seat] > 0:
        return 0
    edition = p.edition
    total = p.cash[seat] + p.stocks[seat] * p.rate + p.loads[seat] * edition.load_buy - due(p, seat)
    total += p.mafia[seat] * edition.mafia_cost
    if p.owner[ROCK_BAND] == seat:
        total += edition.cost[ROCK_BAND]
    for firm in range(i64(FIRMS)):
        if p.owner[firm] == seat:
            worth = value(p, firm)
            total += worth // 2 if p.mortgage[firm] > 0 else worth
        elif held(p, firm, seat) > 0:
            total += held(p, firm, seat) * nominal(p, firm)
    return total
