"""Dealing anew what a seat cannot know: the other hands and the bag."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from openingbell.core.rng import Rng
from openingbell.games.acquire.components import HAND, IN_BAG, ON_BOARD, TILES
from openingbell.games.acquire.knowledge import (
    all_limits,
    forget_market,
    keeps_market_limits,
    market_surplus,
    may_hold,
)
from openingbell.games.acquire.position import NONE, Position

# So many random deals are tried before one is mended. Nearly always the first will do.
TRIES: Final = 100
# A mended deal is mixed by so many random swaps for each place in a hand.
SWAPS: Final = 20


def deal_unseen(p: Position, seat: i64, rng: Rng) -> None:
    """Deal the other hands and the bag anew, in a way that contradicts nothing `seat` saw.

    A deal gives a tile to every place in the others' hands, oldest first, seat by seat; the rest is the bag. Every
    deal within the limits is equally likely as long as one comes up in TRIES.
    """
    deal = _unseen(p, seat)
    limits = all_limits(p)
    forget_market(p, seat)
    banned = vec[u8]([u8(0)] * TILES)
    for _ in range(TRIES):
        rng.shuffle(deal)
        if _is_possible(p, seat, deal, limits, banned) and _agrees_with_market(p, seat, deal):
            return
    deal = _search(p, seat, deal, limits, banned)
    for _ in range(TRIES):
        mixed = _mix(p, seat, deal, limits, banned, rng)
        if _agrees_with_market(p, seat, mixed):
            return
    _hand_out(p, seat, deal)


def _agrees_with_market(p: Position, seat: i64, deal: vec[i64]) -> bool:
    """Hand a deal out; whether it agrees with the market's numbers."""
    _hand_out(p, seat, deal)
    return len(p.market_limits) == 0 or keeps_market_limits(p, 1 - seat)


def _unseen(p: Position, seat: i64) -> vec[i64]:
    """The tiles in the bag and in the others' hands, ascending."""
    tiles = vec[i64](capacity=TILES)
    for tile in range(TILES):
        if p.holder[tile] < ON_BOARD and i64(p.holder[tile]) != seat:
            tiles = append(tiles, tile)
    return tiles


def _fits(p: Position, seat: i64, limits: vec[i64], banned: vec[u8], place: i64, tile: i64) -> bool:
    """Whether a tile can be at this place of a deal; banned ones can only be in the bag."""
    for other in range(p.players):
        if other != seat:
            if place < p.held[other]:
                return banned[tile] == 0 and may_hold(p, limits, other, place, tile)
            place -= p.held[other]
    return True


def _places(p: Position, seat: i64) -> i64:
    """How many places of a deal are in hands."""
    places: i64 = 0
    for other in range(p.players):
        if other != seat:
            places += p.held[other]
    return places


def _is_possible(p: Position, seat: i64, deal: vec[i64], limits: vec[i64], banned: vec[u8]) -> bool:
    if len(limits) > 0:
        for place in range(_places(p, seat)):
            if not _fits(p, seat, limits, banned, place, deal[place]):
                return False
    return True


def _search(p: Position, seat: i64, deal: vec[i64], limits: vec[i64], banned: vec[u8]) -> vec[i64]:
    """A deal within all limits: one is mended, and as long as it has too many of the tiles that the market drew from,
    one of those is banned to the bag. Empty if there is none, which cannot be with no tile banned.
    """
    mended = _mend(p, seat, deal, limits, banned)
    if len(mended) == 0 or _agrees_with_market(p, seat, mended):
        return mended
    for tile in market_surplus(p, 1 - seat):
        banned[tile] = u8(1)
        found = _search(p, seat, deal, limits, banned)
        if len(found) > 0:
            return found
        banned[tile] = u8(0)
    return vec[i64]()


def _mend(p: Position, seat: i64, deal: vec[i64], limits: vec[i64], banned: vec[u8]) -> vec[i64]:
    """A deal near this one in which every tile fits, found along augmenting paths; empty if there is none."""
    places = _places(p, seat)
    place_of = vec[i64]([NONE] * TILES)
    lacking = vec[i64]()
    for place in range(places):
        if _fits(p, seat, limits, banned, place, deal[place]):
            place_of[deal[place]] = place
        else:
            lacking = append(lacking, place)
    for place in lacking:
        if not _find_tile(p, seat, deal, limits, banned, place, place_of, vec[u8]([u8(0)] * TILES)):
            return vec[i64]()
    mended = vec[i64]([NONE] * len(deal))
    rest = places
    for tile in deal:
        if place_of[tile] != NONE:
            mended[place_of[tile]] = tile
        else:
            mended[rest] = tile
            rest += 1
    return mended


def _find_tile(
    p: Position,
    seat: i64,
    deal: vec[i64],
    limits: vec[i64],
    banned: vec[u8],
    place: i64,
    place_of: vec[i64],
    tried: vec[u8],
) -> bool:
    """Give this place a tile that fits, if need be one whose present place finds another."""
    for tile in deal:
        if tried[tile] == 0 and _fits(p, seat, limits, banned, place, tile):
            tried[tile] = u8(1)
            present = place_of[tile]
            if present == NONE or _find_tile(p, seat, deal, limits, banned, present, place_of, tried):
                place_of[tile] = place
                return True
    return False


def _mix(p: Position, seat: i64, deal: vec[i64], limits: vec[i64], banned: vec[u8], rng: Rng) -> vec[i64]:
    """The deal with tiles swapped at random wherever both still fit."""
    mixed = deal[:]
    places = _places(p, seat)
    for _ in range(places * SWAPS):
        one = rng.below(places)
        other = rng.below(len(mixed))
        if _fits(p, seat, limits, banned, one, mixed[other]) and _fits(p, seat, limits, banned, other, mixed[one]):
            kept = mixed[one]
            mixed[one] = mixed[other]
            mixed[other] = kept
    return mixed


def _hand_out(p: Position, seat: i64, deal: vec[i64]) -> None:
    """Give the tiles of a deal to the other seats, put the rest into the bag, and sort the hands."""
    place: i64 = 0
    for other in range(p.players):
        if other != seat:
            for _ in range(p.held[other]):
                p.holder[deal[place]] = u8(other)
                place += 1
    while place < len(deal):
        p.holder[deal[place]] = u8(IN_BAG)
        place += 1
    filled = vec[i64]([0] * p.players)
    for tile in range(TILES):
        owner = i64(p.holder[tile])
        if owner < p.players:
            p.hands[owner * HAND + filled[owner]] = tile
            filled[owner] += 1
