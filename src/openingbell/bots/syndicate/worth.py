"""What firms, groups and papers are worth: their value, and what they will earn."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.bots.syndicate.weights import Weights
from openingbell.games.syndicate.components import (
    ENTERTAINMENT,
    ESPIONAGE_FIRM,
    FIRMS,
    FOOTBALL,
    GROUP_END,
    GROUP_FIRST,
    GROUP_OF,
    ILLEGAL,
    LAND_OWNERSHIP,
    LANDING,
    MONOPOLY_END,
    MONOPOLY_FIRST,
    MONOPOLY_OF,
    NONE,
    RACKET,
    ROCK_BAND,
    SHERIFF,
    TEAMS,
)
from openingbell.games.syndicate.firms import count_firms, income, value, working
from openingbell.games.syndicate.position import Position


def visits(p: Position, w: Weights) -> float:
    """How often each firm will be visited by rivals while it counts."""
    left = min(float(p.rounds - p.round + 1), w.rounds)
    return left * float(p.living() - 1) / float(len(p.edition.firm_at))


def base(p: Position, firm: i64) -> float:
    """What a visit brings before it is multiplied; for those that take levies a guess."""
    if firm == LANDING or firm == LAND_OWNERSHIP:
        return 25.0
    if firm == RACKET or firm == SHERIFF or firm == ESPIONAGE_FIRM:
        return 20.0
    return float(p.edition.returns[firm] + p.built[firm] * p.edition.build_returns[firm])


def group_base(p: Position, seat: i64, group: i64) -> float:
    """The sum of it over a seat's working firms of a group."""
    total = 0.0
    for firm in range(GROUP_FIRST[group], GROUP_END[group]):
        if p.owner[firm] == seat and p.mortgage[firm] == 0:
            total += base(p, firm)
    if group == ENTERTAINMENT and p.owner[ROCK_BAND] == seat:
        total += float(p.edition.returns[ROCK_BAND])
    elif group == ILLEGAL:
        total += float(p.mafia[seat] * p.edition.mafia_fee)
    return total


def added(p: Position, seat: i64, group: i64, more: float, firms: i64) -> float:
    """What a visit to each firm of a group brings a seat more with so many more firms, or less if negative (Y-36)."""
    number = working(p, seat, group)
    total = group_base(p, seat, group)
    if group >= TEAMS:
        return more
    return float(number + firms) * (total + more) - float(number) * total


def firm_gain(p: Position, seat: i64, firm: i64, w: Weights) -> float:
    """What a firm that a seat does not own would be worth to it, beyond its value."""
    gain = added(p, seat, GROUP_OF[firm], base(p, firm), 1)
    gain += w.monopoly * room_opened(p, seat, firm)
    return gain * visits(p, w)


def room_opened(p: Position, seat: i64, firm: i64) -> float:
    """What could be built, in returns of the whole group, if this firm completes a monopoly (Y-33)."""
    monopoly = MONOPOLY_OF[firm]
    if monopoly == NONE:
        return 0.0
    room = 0.0
    for other in range(MONOPOLY_FIRST[monopoly], MONOPOLY_END[monopoly]):
        if other != firm and p.owner[other] != seat:
            return 0.0
        room += float((p.edition.limit[other] - p.built[other]) * p.edition.build_returns[other])
    return room * float(MONOPOLY_END[monopoly] - MONOPOLY_FIRST[monopoly])


def good_gain(p: Position, seat: i64, firm: i64, w: Weights) -> float:
    """A firm's worth to a seat, and that no rival gets it."""
    rival = 0.0
    for other in range(p.players):
        if p.is_rival(seat, other):
            rival = max(rival, firm_gain(p, other, firm, w))
    return firm_gain(p, seat, firm, w) + w.denial * rival


def part_value(p: Position, seat: i64, group: i64) -> float:
    """The nominal value of everything a seat has of a group."""
    total = 0.0
    for firm in range(GROUP_FIRST[group], GROUP_END[group]):
        if p.owner[firm] == seat:
            total += float(value(p, firm))
    if group == ENTERTAINMENT and p.owner[ROCK_BAND] == seat:
        total += float(p.edition.cost[ROCK_BAND])
    elif group == ILLEGAL:
        total += float(p.mafia[seat] * p.edition.mafia_cost)
    return total


def lot_gain(p: Position, taker: i64, giver: i64, group: i64, w: Weights) -> float:
    """What it is worth to `taker` to get all that `giver` has of a group."""
    gain = added(p, taker, group, group_base(p, giver, group), working(p, giver, group))
    for firm in range(GROUP_FIRST[group], GROUP_END[group]):
        if p.owner[firm] == giver:
            gain += w.monopoly * _room_united(p, taker, giver, firm)
    return gain * visits(p, w) + part_value(p, giver, group)


def _room_united(p: Position, taker: i64, giver: i64, firm: i64) -> float:
    """What could be built on a firm if the two parts of its monopoly make a whole."""
    monopoly = MONOPOLY_OF[firm]
    if monopoly == NONE:
        return 0.0
    for other in range(MONOPOLY_FIRST[monopoly], MONOPOLY_END[monopoly]):
        if p.owner[other] != taker and p.owner[other] != giver:
            return 0.0
    room = float((p.edition.limit[firm] - p.built[firm]) * p.edition.build_returns[firm])
    return room * float(MONOPOLY_END[monopoly] - MONOPOLY_FIRST[monopoly])


def lot_loss(p: Position, giver: i64, group: i64, w: Weights) -> float:
    """What it is worth to a seat to keep all it has of a group."""
    total = group_base(p, giver, group)
    number = 1.0 if group >= TEAMS else float(working(p, giver, group))
    return number * total * visits(p, w) + part_value(p, giver, group)


def earnings(p: Position, seat: i64) -> float:
    """What a visit to every firm of a seat brings."""
    total = 0.0
    for group in range(i64(TEAMS)):
        total += group_base(p, seat, group) * float(working(p, seat, group))
    for firm in range(i64(FOOTBALL), i64(FIRMS)):
        if p.owner[firm] == seat:
            total += base(p, firm)
    return total


def threat(p: Position, seat: i64) -> float:
    """The dearest visit that a seat may have to pay."""
    dearest: i64 = 0
    for firm in range(i64(FIRMS)):
        if p.is_rival(seat, p.owner[firm]) and p.mortgage[firm] == 0:
            if firm == RACKET:
                dearest = max(dearest, p.edition.racket * count_firms(p, seat, False))
            elif firm != LANDING and firm != LAND_OWNERSHIP:
                dearest = max(dearest, income(p, firm))
    return float(dearest)


def strain(p: Position, seat: i64, amount: float, w: Weights) -> float:
    """How much a payment hurts beyond its amount; a negative one relieves."""
    wanted = w.reserve + w.danger * threat(p, seat)
    cash = float(p.cash[seat])
    return w.need * (max(0.0, wanted - cash + amount) - max(0.0, wanted - cash))
