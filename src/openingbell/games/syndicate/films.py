"""Y-58 to Y-60, Y-65 FILMS and ESPIONAGE: a loss or an income, drawn by the owner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import CHANCE, Log
from openingbell.games.syndicate.components import (
    BANK,
    CINEMA,
    ENTERTAINMENT,
    ESPIONAGE,
    ESPIONAGE_FIRM,
    FILMS,
    GROUP_END,
    GROUP_FIRST,
    ILLEGAL,
    IN_BANK,
)
from openingbell.games.syndicate.debts import FILM, SPYING, owe
from openingbell.games.syndicate.decks import shift, turn_card
from openingbell.games.syndicate.firms import is_monopolist, working
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import TURN_SPY

CINEMAS: Final = 2


def film_factor(p: Position) -> i64:
    """YF-81 Two for both cinema firms, five for the whole supermonopoly, none of it mortgaged."""
    firms = GROUP_END[ENTERTAINMENT] - GROUP_FIRST[ENTERTAINMENT] + 1
    if working(p, p.turn, ENTERTAINMENT) == firms:
        return firms
    return i64(CINEMAS) if is_monopolist(p, p.turn, CINEMA) else i64(1)


def spy_factor(p: Position) -> i64:
    """YF-43 Nine for all nine illegal firms."""
    firms = GROUP_END[ILLEGAL] - GROUP_FIRST[ILLEGAL] + p.edition.mafia_cards
    return firms if working(p, p.turn, ILLEGAL) == firms else i64(1)


def release_film(p: Position, outcome: i64, log: Log | None) -> None:
    """M stands on his own cinema."""
    p.decided()
    value = turn_card(p, FILMS, outcome)
    if log is not None:
        log.append(Event("released-film", int(p.turn), facts={"value": int(value)}))
    settle_value(p, value * film_factor(p), FILM, p.edition.firm_at[p.place[p.turn]])


def cross_espionage(p: Position) -> None:
    """YS-24 Everything happens on entering the cell, once per crossing."""
    owner = p.owner[ESPIONAGE_FIRM]
    if owner == p.turn:
        p.decide_first(TURN_SPY, CHANCE)
    elif owner < IN_BANK:
        shift(p, ESPIONAGE)


def spy(p: Position, outcome: i64, log: Log | None) -> None:
    p.decided()
    value = turn_card(p, ESPIONAGE, outcome)
    if log is not None:
        log.append(Event("spied", int(p.turn), facts={"value": int(value)}))
    settle_value(p, value * spy_factor(p), SPYING, ESPIONAGE_FIRM)


def settle_value(p: Position, value: i64, reason: i64, firm: i64) -> None:
    """Received from the bank, or owed to it."""
    if value > 0:
        owe(p, BANK, p.turn, value, reason, firm)
    else:
        owe(p, p.turn, BANK, -value, reason, firm)
