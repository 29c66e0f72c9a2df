"""Dealing anew what a seat cannot know: the other hands and the bag."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from openingbell.core.rng import Rng
from openingbell.games.acquire.components import HAND, IN_BAG, ON_BOARD, TILES
from openingbell.games.acquire.knowledge import LIMIT, all_limits, limits_tile
from openingbell.games.acquire.position import Position

# So many random deals are tried before one is searched for. Nearly always the first will do.
TRIES: Final = 100


def redeal_unseen(p: Position, seat: i64, rng: Rng) -> None:
    """Deal the other hands and the bag anew, in any way that contradicts nothing `seat` saw.

    Every such deal is equally likely as long as one is found within TRIES.
    """
    unseen = vec[i64](capacity=TILES)
    for tile in range(i64(TILES)):
        if p.holder[tile] < ON_BOARD and i64(p.holder[tile]) != seat:
            unseen = append(unseen, tile)
    limits = all_limits(p)
    for _ in range(TRIES):
        rng.shuffle(unseen)
        if _is_possible(p, seat, unseen, limits):
            _hand_out(p, seat, unseen)
            return
    _search(p, seat, unseen, limits)


def _is_possible(p: Position, seat: i64, deal: vec[i64], limits: vec[i64]) -> bool:
    """Whether a deal, the other seats' tiles in the order of seats and then the bag's, is within all limits."""
    if len(limits) == 0:
        return True
    at: i64 = 0
    for other in range(p.players):
        if other != seat:
            for row in range(i64(0), i64(len(limits)), LIMIT):
                if limits[row] == other and _count(limits, row, deal, at, at + p.held[other]) > limits[row + 1]:
                    return False
            at += p.held[other]
    return True


def _count(limits: vec[i64], row: i64, deal: vec[i64], start: i64, stop: i64) -> i64:
    number: i64 = 0
    for at in range(start, stop):
        if limits_tile(limits, row, deal[at]):
            number += 1
    return number


def _hand_out(p: Position, seat: i64, deal: vec[i64]) -> None:
    """Give the tiles of a deal to the other seats in order and put the rest into the bag."""
    at: i64 = 0
    for other in range(p.players):
        if other != seat:
            for _ in range(p.held[other]):
                p.holder[deal[at]] = u8(other)
                at += 1
    while at < len(deal):
        p.holder[deal[at]] = u8(IN_BAG)
        at += 1
    _collect_hands(p)


def _collect_hands(p: Position) -> None:
    """Make the hands' arrays agree with who holds which tile."""
    filled = vec[i64]([0] * p.players)
    for tile in range(i64(TILES)):
        owner = i64(p.holder[tile])
        if owner < p.players:
            p.hands[owner * HAND + filled[owner]] = tile
            filled[owner] += 1


def _search(p: Position, seat: i64, unseen: vec[i64], limits: vec[i64]) -> None:
    """Find a possible deal by trying tile after tile, in the random order of `unseen`."""
    for tile in unseen:
        p.holder[tile] = u8(IN_BAG)
    _fill(p, seat, _next_seat(p, seat, -1), 0, 0, unseen, limits)
    _collect_hands(p)


def _next_seat(p: Position, seat: i64, after: i64) -> i64:
    following = after + 1
    return following + 1 if following == seat else following


def _fill(p: Position, seat: i64, other: i64, given: i64, start: i64, unseen: vec[i64], limits: vec[i64]) -> bool:
    """Give `other` the rest of its tiles, from `start` on in `unseen`, then the seats after it; False if impossible."""
    if other >= p.players:
        return True
    if given == p.held[other]:
        return _fill(p, seat, _next_seat(p, seat, other), 0, 0, unseen, limits)
    for at in range(start, i64(len(unseen))):
        tile = unseen[at]
        if p.holder[tile] == IN_BAG:
            p.holder[tile] = u8(other)
            if _within(p, other, unseen, limits) and _fill(p, seat, other, given + 1, at + 1, unseen, limits):
                return True
            p.holder[tile] = u8(IN_BAG)
    return False


def _within(p: Position, other: i64, unseen: vec[i64], limits: vec[i64]) -> bool:
    """Whether what `other` was given so far is within its limits."""
    for row in range(i64(0), i64(len(limits)), LIMIT):
        if limits[row] == other:
            number: i64 = 0
            for tile in unseen:
                if i64(p.holder[tile]) == other and limits_tile(limits, row, tile):
                    number += 1
            if number > limits[row + 1]:
                return False
    return True
