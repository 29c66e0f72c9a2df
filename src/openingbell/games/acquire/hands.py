"""Hands and the bag: tiles come out of the bag into a hand, and leave it for the board or the box."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from openingbell.core.rng import Rng
from openingbell.games.acquire.components import HAND, IN_BAG, TILES
from openingbell.games.acquire.knowledge import note_drawn, note_left
from openingbell.games.acquire.position import NONE, Position


def take(p: Position, seat: i64, tile: i64) -> None:
    """A tile out of the bag into a hand, which stays in ascending order."""
    p.holder[tile] = u8(seat)
    p.bag -= 1
    place = seat * HAND + p.held[seat]
    p.held[seat] += 1
    while place > seat * HAND and p.hands[place - 1] > tile:
        p.hands[place] = p.hands[place - 1]
        place -= 1
    p.hands[place] = tile
    note_drawn(p, seat)


def leave(p: Position, seat: i64, tile: i64, destination: i64) -> None:
    """A tile out of a hand, to the board or set aside."""
    p.holder[tile] = u8(destination)
    last = seat * HAND + p.held[seat] - 1
    place = seat * HAND
    while p.hands[place] != tile:
        place += 1
    while place < last:
        p.hands[place] = p.hands[place + 1]
        place += 1
    p.hands[last] = NONE
    p.held[seat] -= 1
    note_left(p, seat, tile)


def tiles_in_bag(p: Position) -> vec[i64]:
    """The tiles in the bag, ascending."""
    tiles = vec[i64](capacity=p.bag)
    for tile in range(TILES):
        if p.holder[tile] == IN_BAG:
            tiles = append(tiles, tile)
    return tiles


def is_in_bag(p: Position, outcome: i64) -> bool:
    return 0 <= outcome < TILES and p.holder[outcome] == IN_BAG


def draw_from_bag(p: Position, rng: Rng) -> i64:
    """One tile of the bag, each as likely as any other.

    Tries until it hits one: some five times on average over a game, and the outcome does not depend on any order.
    """
    tile = rng.below(TILES)
    while p.holder[tile] != IN_BAG:
        tile = rng.below(TILES)
    return tile
