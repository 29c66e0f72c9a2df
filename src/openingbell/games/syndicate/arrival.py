"""YF-44 Arrival: MAFIA, ROCK BAND, then what the cell prescribes."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.state import CHANCE, RULES, Log
from openingbell.games.syndicate import contraband, credit, exchange
from openingbell.games.syndicate.components import (
    BANK,
    CONTRABAND,
    CREDIT,
    EXCHANGE,
    F_CELL,
    FIRM_CELL,
    GO_TO_PARK,
    INSURANCE,
    IS_CELL,
    NOBODY,
    NONE,
    PARK,
    POLICE,
    PRISON,
    PRIZE_CELL,
    TAX,
    TAX_HIGH,
    TAX_LOW,
    TRIAL,
)
from openingbell.games.syndicate.debts import PRIZE_WON, TAXED, owe
from openingbell.games.syndicate.firms import count_firms
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.police import imprison, raid
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import BAND, CELL, DRAW_F, DRAW_IS, INSURES, MEETING, SUES
from openingbell.games.syndicate.visiting import visit


def arrive(p: Position) -> None:
    """M's token has come to rest: the three steps of arrival, the first one on top."""
    p.skip_cell = False
    p.rent_before = NONE
    p.rent_owner = NOBODY
    p.decide_first(CELL, RULES)
    p.decide_first(BAND, RULES)
    p.decide_first(MEETING, RULES)


def follow_cell(p: Position, log: Log | None) -> None:
    """Step (c)."""
    p.decided()
    if p.skip_cell:
        return
    cell = p.place[p.turn]
    kind = p.edition.kind[cell]
    if kind == FIRM_CELL:
        visit(p, p.edition.firm_at[cell], log)
    elif kind == IS_CELL:
        p.decide_first(DRAW_IS, CHANCE)
    elif kind == F_CELL:
        p.decide_first(DRAW_F, CHANCE)
    elif kind == EXCHANGE:
        exchange.land(p)
    elif kind == CREDIT:
        credit.offer(p)
    elif kind == CONTRABAND:
        contraband.land(p)
    elif kind == INSURANCE:
        p.decide_first(INSURES, RULES)
    elif kind == TRIAL:
        p.decide_first(SUES, RULES)
    elif kind == TAX:
        owe(p, p.turn, BANK, tax(p, p.turn), TAXED, NONE)
    elif kind == PRIZE_CELL:
        owe(p, BANK, p.turn, p.edition.prize, PRIZE_WON, NONE)
    elif kind == PARK:
        p.resting[p.turn] = 1
        tell(log, "rests", p.turn)
    elif kind == GO_TO_PARK:
        p.place[p.turn] = p.edition.park  # a jump: nothing is crossed (YF-45)
        tell(log, "sent-to-park", p.turn)
        arrive(p)
    elif kind == PRISON:
        imprison(p, log)
    elif kind == POLICE:
        raid(p, log)


def tax(p: Position, seat: i64) -> i64:
    """YF-87 For each legal unmortgaged firm, ROCK BAND included; a TAX card changes the rate (Y-110)."""
    rate = p.edition.tax
    if p.before[TAX_HIGH] == seat:
        rate = p.edition.tax_high
    elif p.before[TAX_LOW] == seat:
        rate = p.edition.tax_low
    return rate * count_firms(p, seat, True)
