"""What firms and groups are worth: their value, and what they will earn."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.bots.syndicate.books import Books, base
from openingbell.games.syndicate.components import (
    ENTERTAINMENT,
    FIRMS,
    FOOTBALL,
    GROUP_END,
    GROUP_FIRST,
    GROUP_OF,
    ILLEGAL,
    MONOPOLY_END,
    MONOPOLY_FIRST,
    MONOPOLY_OF,
    NONE,
    ROCK_BAND,
    TEAMS,
)
from openingbell.games.syndicate.firms import value
from openingbell.games.syndicate.position import Position


def added(b: Books, seat: i64, group: i64, more: i64, firms: i64) -> i64:
    """What a visit to each firm of a group brings a seat more with so many more firms, or less if negative (Y-36)."""
    if group >= TEAMS:
        return more
    number = b.firms[seat * TEAMS + group]
    total = b.returns[seat * TEAMS + group]
    return (number + firms) * (total + more) - number * total


def firm_gain(b: Books, seat: i64, firm: i64) -> float:
    """What a firm that a seat does not own would be worth to it, beyond its value."""
    gain = added(b, seat, GROUP_OF[firm], base(b.p, firm), 1)
    return _over_time(b, gain, room_opened(b.p, seat, firm))


def _over_time(b: Books, returns: i64, room: i64) -> float:
    """What returns will bring that are to be had now, and others that may be built."""
    return (float(returns) + b.w.monopoly * float(room)) * b.visits


def room_opened(p: Position, seat: i64, firm: i64) -> i64:
    """What could be built, in returns of the whole group, if this firm completes a monopoly (Y-33)."""
    monopoly = MONOPOLY_OF[firm]
    if monopoly == NONE:
        return 0
    room: i64 = 0
    for other in range(MONOPOLY_FIRST[monopoly], MONOPOLY_END[monopoly]):
        if other != firm and p.owner[other] != seat:
            return 0
        room += (p.edition.limit[other] - p.built[other]) * p.edition.build_returns[other]
    return room * (MONOPOLY_END[monopoly] - MONOPOLY_FIRST[monopoly])


def good_gain(b: Books, seat: i64, firm: i64) -> float:
    """A firm's worth to a seat, and that no rival gets it."""
    rival = 0.0
    for other in range(b.p.players):
        if b.p.is_rival(seat, other):
            rival = max(rival, firm_gain(b, other, firm))
    return firm_gain(b, seat, firm) + b.w.denial * rival


def part_value(p: Position, seat: i64, group: i64) -> i64:
    """The nominal value of everything a seat has of a group."""
    total: i64 = 0
    for firm in range(GROUP_FIRST[group], GROUP_END[group]):
        if p.owner[firm] == seat:
            total += value(p, firm)
    if group == ENTERTAINMENT and p.owner[ROCK_BAND] == seat:
        total += p.edition.cost[ROCK_BAND]
    elif group == ILLEGAL:
        total += p.mafia[seat] * p.edition.mafia_cost
    return total


def lot_gain(b: Books, taker: i64, giver: i64, group: i64) -> float:
    """What it is worth to `taker` to get all that `giver` has of a group."""
    worth = float(part_value(b.p, giver, group))
    if group >= TEAMS:
        return worth + float(b.p.edition.returns[FOOTBALL]) * b.visits
    place = giver * TEAMS + group
    gain = added(b, taker, group, b.returns[place], b.firms[place])
    return worth + _over_time(b, gain, _room(b.p, giver, taker, group))


def lot_loss(b: Books, giver: i64, group: i64) -> float:
    """What it is worth to a seat to keep all it has of a group."""
    worth = float(part_value(b.p, giver, group))
    if group >= TEAMS:
        return worth + float(b.p.edition.returns[FOOTBALL]) * b.visits
    place = giver * TEAMS + group
    gain = b.firms[place] * b.returns[place]
    return worth + _over_time(b, gain, _room(b.p, giver, giver, group))


def united_gain(b: Books, taker: i64, giver: i64, group: i64) -> float:
    """What it is worth to both together that `taker` gets all that `giver` has of a group."""
    theirs = taker * TEAMS + group
    place = giver * TEAMS + group
    gain = b.firms[theirs] * b.returns[place] + b.firms[place] * b.returns[theirs]
    return _over_time(b, gain, _room(b.p, giver, taker, group) - _room(b.p, giver, giver, group))


def _room(p: Position, giver: i64, taker: i64, group: i64) -> i64:
    """What could be built on the giver's firms of a group by whoever unites them with the taker's."""
    room: i64 = 0
    for firm in range(GROUP_FIRST[group], GROUP_END[group]):
        if p.owner[firm] == giver and MONOPOLY_OF[firm] != NONE and _would_be_whole(p, giver, taker, MONOPOLY_OF[firm]):
            structures = p.edition.limit[firm] - p.built[firm]
            size = MONOPOLY_END[MONOPOLY_OF[firm]] - MONOPOLY_FIRST[MONOPOLY_OF[firm]]
            room += structures * p.edition.build_returns[firm] * size
    return room


def _would_be_whole(p: Position, giver: i64, taker: i64, monopoly: i64) -> bool:
    for firm in range(MONOPOLY_FIRST[monopoly], MONOPOLY_END[monopoly]):
        if p.owner[firm] != taker and p.owner[firm] != giver:
            return False
    return True


def earnings(b: Books, seat: i64) -> i64:
    """What a visit to every firm of a seat brings."""
    total: i64 = 0
    for group in range(i64(TEAMS)):
        total += b.returns[seat * TEAMS + group] * b.firms[seat * TEAMS + group]
    for firm in range(i64(FOOTBALL), i64(FIRMS)):
        if b.p.owner[firm] == seat:
            total += base(b.p, firm)
    return total
