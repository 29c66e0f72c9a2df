"""What a tile, a founding or a merger is worth."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.bots.acquire.weights import Weights
from openingbell.bots.acquire.worth import cost, may_get, paid, price_at, standing
from openingbell.core.bits import lowest
from openingbell.games.acquire.board import ALONE, FOUNDS, GROWS, around, effect
from openingbell.games.acquire.components import (
    ALL_CORPORATIONS,
    BANK,
    CORPORATIONS,
    ROW,
    SPACE_OF,
    UNINCORPORATED,
)
from openingbell.games.acquire.merging import largest
from openingbell.games.acquire.position import NONE, Position


def placed(p: Position, tile: i64, w: Weights) -> float:
    """What placing a tile gains for the seat whose turn it is."""
    outcome = effect(p, tile)
    if outcome == ALONE:
        return w.alone
    joined = 1 + loose(p, tile)
    if outcome == FOUNDS:
        return best_founding(p, joined, w)
    corporations = around(p, tile) & ALL_CORPORATIONS
    if outcome == GROWS:
        corporation = lowest(corporations)
        size = p.size[corporation]
        after = standing(p, corporation, size + joined, p.turn, 0, w)
        return after - standing(p, corporation, size, p.turn, 0, w)
    return best_merger(p, corporations, joined, w)


def loose(p: Position, tile: i64) -> i64:
    """How many unincorporated tiles lie next to a tile."""
    space = SPACE_OF[tile]
    number: i64 = 0
    if p.board[space - 1] == UNINCORPORATED:
        number += 1
    if p.board[space + 1] == UNINCORPORATED:
        number += 1
    if p.board[space - ROW] == UNINCORPORATED:
        number += 1
    if p.board[space + ROW] == UNINCORPORATED:
        number += 1
    return number


def best_founding(p: Position, size: i64, w: Weights) -> float:
    best = -1e9
    for corporation in range(i64(CORPORATIONS)):
        if p.active & (1 << corporation) == 0:
            best = max(best, founded(p, corporation, size, w))
    return best


def founded(p: Position, corporation: i64, size: i64, w: Weights) -> float:
    """What founding a corporation gains: the free share (A-4.2), two more that are bought at once, and the lead."""
    seat = p.turn
    free: i64 = 1 if p.owned(BANK, corporation) > 0 else 0
    more = may_get(p, seat, corporation, size, 2)
    if more > 0 and more == p.owned(BANK, corporation):
        more -= free
    after = standing(p, corporation, size, seat, free + more, w) - cost(
        p, seat, float(more) * price_at(corporation, size), w
    )
    return w.founding + after - standing(p, corporation, 0, seat, 0, w)


def best_merger(p: Position, corporations: i64, joined: i64, w: Weights) -> float:
    candidates = largest(p, corporations)
    best = -1e9
    for survivor in range(i64(CORPORATIONS)):
        if candidates & (1 << survivor):
            best = max(best, merged(p, corporations, survivor, joined, w))
    return best


def merged(p: Position, corporations: i64, survivor: i64, joined: i64, w: Weights) -> float:
    """What a merger gains: the defunct corporations are paid out, the survivor grows."""
    seat = p.turn
    size = p.size[survivor] + joined
    gain = 0.0
    for corporation in range(i64(CORPORATIONS)):
        if corporations & (1 << corporation) and corporation != survivor:
            gain += paid(p, corporation, seat, w)
            gain -= standing(p, corporation, p.size[corporation], seat, 0, w)
            size += p.size[corporation]
    gain += standing(p, survivor, size, seat, 0, w) - standing(p, survivor, p.size[survivor], seat, 0, w)
    return gain


def size_after(p: Position) -> i64:
    """The size that the survivor of the present merger will have at the least."""
    size = p.size[p.survivor] + 1
    for corporation in range(i64(CORPORATIONS)):
        if (p.merging | p.absorbed) & (1 << corporation):
            size += p.size[corporation]
    if p.defunct != NONE:
        size += p.size[p.defunct]
    return size
