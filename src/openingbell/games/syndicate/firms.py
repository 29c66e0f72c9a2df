"""Firms: what they are worth, what they earn, and who has how many of a group (Y-28 to Y-36)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.games.syndicate.components import (
    CRISIS_HALF,
    CRISIS_MORE,
    ENTERTAINMENT,
    FIRMS,
    FOOTBALL,
    GROUP_BITS,
    GROUP_END,
    GROUP_FIRST,
    GROUP_OF,
    ILLEGAL,
    MONOPOLY_BITS,
    MONOPOLY_OF,
    MUNITIONS,
    NONE,
    PEACE,
    ROCK_BAND,
    WAR,
)
from openingbell.games.syndicate.position import Position

# Y-42, Y-81, YS-25 The bits of the firms that may be mortgaged: no illegal firm, no team, not the rock band.
MORTGAGEABLE: Final[i64] = ((1 << FOOTBALL) - 1) & ~GROUP_BITS[ILLEGAL]

# Y-50
WAR_FACTOR: Final = 2


def value(p: Position, firm: i64) -> i64:
    """YS-10 The cost of a firm and of its structures."""
    return p.edition.cost[firm] + p.built[firm] * p.edition.build_cost[firm]


def nominal(p: Position, firm: i64) -> i64:
    """Y-131 A share's part of the value."""
    return value(p, firm) // p.edition.shares[firm]


def is_legal_firm(firm: i64) -> bool:
    return GROUP_OF[firm] != ILLEGAL


def may_be_mortgaged(firm: i64) -> bool:
    return MORTGAGEABLE & (1 << firm) != 0


def working(p: Position, seat: i64, group: i64) -> i64:
    """YS-11 The seat's unmortgaged firms of a group, ROCK BAND and MAFIA included."""
    number: i64 = 0
    for firm in range(GROUP_FIRST[group], GROUP_END[group]):
        if p.owner[firm] == seat and p.mortgage[firm] == 0:
            number += 1
    if group == ENTERTAINMENT and p.owner[ROCK_BAND] == seat:
        number += 1
    elif group == ILLEGAL:
        number += p.mafia[seat]
    return number


def has_part(p: Position, seat: i64, group: i64) -> bool:
    """YF-3 Whether the seat has anything of a group, mortgaged or not."""
    return p.firms[seat] & GROUP_BITS[group] != 0 or (group == ILLEGAL and p.mafia[seat] > 0)


def is_monopolist(p: Position, seat: i64, firm: i64) -> bool:
    """Y-33 Whether the seat owns all firms of this firm's monopoly, none of them mortgaged (Y-40)."""
    monopoly = MONOPOLY_OF[firm]
    return monopoly != NONE and MONOPOLY_BITS[monopoly] & ~(p.firms[seat] & ~p.pledged) == 0


def monopolized(p: Position, seat: i64) -> i64:
    """The bits of all firms of which the seat is a monopolist."""
    free = p.firms[seat] & ~p.pledged
    bits: i64 = 0
    for monopoly in MONOPOLY_BITS:
        if monopoly & ~free == 0:
            bits |= monopoly
    return bits


def after_crisis(p: Position, seat: i64, amount: i64) -> i64:
    """YF-101 What a payment to this seat comes to, rounded down."""
    if p.before[CRISIS_HALF] == seat:
        return amount // 2
    return amount * 3 // 2 if p.before[CRISIS_MORE] == seat else amount


def income(p: Position, firm: i64) -> i64:
    """What a firm earns whoever owns it."""
    seat = p.owner[firm]
    in_group = firm < FOOTBALL or firm == ROCK_BAND
    return income_for(p, firm, seat, working(p, seat, GROUP_OF[firm]) if in_group else 1)


def income_if_owned(p: Position, firm: i64, seat: i64) -> i64:
    """What a firm would earn if it were this seat's too, unmortgaged."""
    if firm >= FOOTBALL and firm != ROCK_BAND:
        return income_for(p, firm, seat, 1)
    others = working(p, seat, GROUP_OF[firm])
    counted = p.owner[firm] == seat and p.mortgage[firm] == 0
    return income_for(p, firm, seat, others if counted else others + 1)


def income_for(p: Position, firm: i64, seat: i64, multiplier: i64) -> i64:
    """YS-13 (returns + structures) x multiplier x WAR or PEACE x CRISIS, if the firm were this seat's."""
    earned = (p.edition.returns[firm] + p.built[firm] * p.edition.build_returns[firm]) * multiplier
    if firm < MUNITIONS:
        if p.before[WAR] == seat:
            earned *= WAR_FACTOR
        elif p.before[PEACE] == seat:
            earned = 0
    return after_crisis(p, seat, earned)


def count_firms(p: Position, seat: i64, legal_only: bool) -> i64:
    """YS-22 The seat's unmortgaged firms with the ROCK BAND, without MAFIA."""
    number: i64 = 1 if p.owner[ROCK_BAND] == seat else 0
    for firm in range(i64(FIRMS)):
        if p.owner[firm] == seat and p.mortgage[firm] == 0 and not (legal_only and GROUP_OF[firm] == ILLEGAL):
            number += 1
    return number
