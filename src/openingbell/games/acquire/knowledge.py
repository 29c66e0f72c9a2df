"""What follows from what everybody saw about tiles that nobody showed.

Three rules tell something about a hand. At the end of a turn dead tiles are set aside (A-7.2): what a seat still held
then was not dead, only what it drew since can be. Who passes has no tile that could be placed (A-3.3). And with two
players the market's number is that of a tile in the bag (A-9.2): so the other hand does not have all of them.

All are limits of one form: *at most so many tiles of this seat's hand are among those*. Drawing a tile makes a seat's
limits one looser; showing one of the tiles in question makes them one tighter. The first two are public. Of the last
one each seat draws its own conclusion about the other, from its own tiles.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from openingbell.core.bits import lowest, several
from openingbell.games.acquire.board import MERGES, effect
from openingbell.games.acquire.components import COLUMNS, HAND, IN_BAG, ON_BOARD, ROW, SPACE_OF, TILES
from openingbell.games.acquire.position import Position

# A limit is six numbers: the seat, how many at most, and the set of tiles in four parts of 27 bits
# (mypyc compiles `1 << n` to 32-bit arithmetic, so a part must stay below that).
PARTS: Final = 4
PART: Final = 27
LIMIT: Final = 2 + PARTS
ANY: Final = -1


def note_checked(p: Position, seat: i64) -> None:
    """A seat has set its dead tiles aside: none is left."""
    p.checked[seat] = p.turn_number
    p.fresh[seat] = 0


def note_drawn(p: Position, seat: i64) -> None:
    """A seat drew a tile, which can be any."""
    p.fresh[seat] += 1
    if len(p.limits) + len(p.market_limits) > 0:
        _change_limits(p, seat, 1, ANY)


def note_left(p: Position, seat: i64, tile: i64) -> None:
    """A seat showed a tile: there is one less of its kind in the hand."""
    if len(p.limits) + len(p.market_limits) > 0:
        _change_limits(p, seat, -1, tile)


def note_passed(p: Position, seat: i64) -> None:
    """A seat passed: it has none of the tiles that could be placed now."""
    tiles = vec[i64]([0] * PARTS)
    for tile in range(TILES):
        if p.holder[tile] < ON_BOARD and effect(p, tile) <= MERGES:
            tiles[tile // PART] |= 1 << tile % PART
    p.limits = _with_limit(p.limits, seat, 0, tiles)


def note_market(p: Position, column: i64) -> None:
    """The market drew a tile of this column from the bag: neither seat has all of them that the other has not."""
    if p.bag == 0:
        return
    for seat in range(p.players):
        tiles = vec[i64]([0] * PARTS)
        number: i64 = 0
        for tile in range(column, TILES, COLUMNS):
            where = i64(p.holder[tile])
            if where == IN_BAG or where == seat:
                tiles[tile // PART] |= 1 << tile % PART
                number += 1
        if number <= p.held[seat]:
            p.market_limits = _with_limit(p.market_limits, seat, number - 1, tiles)


def all_limits(p: Position) -> vec[i64]:
    """Every public limit on any hand: what the passes told, and what the seats that set dead tiles aside kept."""
    limits = p.limits[:]
    if several(p.safe):
        for seat in range(p.players):
            if p.fresh[seat] < p.held[seat]:
                dead = _dead_tiles(p, p.checked[seat])
                if _any(dead):
                    limits = _with_limit(limits, seat, p.fresh[seat], dead)
    return limits


def limits_tile(limits: vec[i64], row: i64, tile: i64) -> bool:
    """Whether the limit that begins at `row` is about this tile."""
    return limits[row + 2 + tile // PART] >> tile % PART & 1 != 0


def keeps_market_limits(p: Position, seat: i64) -> bool:
    """Whether a seat's hand agrees with what the other seat concluded from the market's numbers."""
    return len(market_surplus(p, seat)) == 0


def market_surplus(p: Position, seat: i64) -> vec[i64]:
    """The tiles in a seat's hand that are more of one number than it can have; empty if there are none."""
    for row in range(i64(0), i64(len(p.market_limits)), LIMIT):
        if p.market_limits[row] == seat:
            tiles = vec[i64]()
            for place in range(p.held[seat]):
                tile = p.hands[seat * HAND + place]
                if limits_tile(p.market_limits, row, tile):
                    tiles = append(tiles, tile)
            if len(tiles) > p.market_limits[row + 1]:
                return tiles
    return vec[i64]()


def forget_market(p: Position, seat: i64) -> None:
    """Drop what the other seat concluded about this one's hand, which this one cannot know."""
    kept = vec[i64]()
    for row in range(i64(0), i64(len(p.market_limits)), LIMIT):
        if p.market_limits[row] != seat:
            kept = extend(kept, p.market_limits[row : row + LIMIT])
    p.market_limits = kept


def may_hold(p: Position, limits: vec[i64], seat: i64, age: i64, tile: i64) -> bool:
    """Whether a tile can be in a seat's hand at this place by age, 0 for the one it has had longest.

    A limit of `most` tiles speaks of all but the `most` newest ones: those were in the hand already when it arose.
    """
    for row in range(i64(0), i64(len(limits)), LIMIT):
        if limits[row] == seat and age < p.held[seat] - limits[row + 1] and limits_tile(limits, row, tile):
            return False
    return True


def _with_limit(limits: vec[i64], seat: i64, most: i64, tiles: vec[i64]) -> vec[i64]:
    return extend(append(append(limits, seat), most), tiles)


def _change_limits(p: Position, seat: i64, change: i64, tile: i64) -> None:
    p.limits = _changed(p, p.limits, seat, change, tile)
    p.market_limits = _changed(p, p.market_limits, seat, change, tile)


def _changed(p: Position, limits: vec[i64], seat: i64, change: i64, tile: i64) -> vec[i64]:
    """A seat's limits loosened or tightened, without those that no longer say anything."""
    kept = vec[i64]()
    for row in range(i64(0), i64(len(limits)), LIMIT):
        most = limits[row + 1]
        if limits[row] == seat:
            if tile == ANY or limits_tile(limits, row, tile):
                most += change
            if most >= p.held[seat]:
                continue
        kept = _with_limit(kept, limits[row], most, limits[row + 2 : row + LIMIT])
    return kept


def _dead_tiles(p: Position, turn: i64) -> vec[i64]:
    """The tiles not shown yet that joined two safe corporations already at the end of that turn (A-5.2)."""
    tiles = vec[i64]([0] * PARTS)
    for tile in range(TILES):
        if p.holder[tile] < ON_BOARD:
            space = SPACE_OF[tile]
            sides = _safe_at(p, space - 1, turn) | _safe_at(p, space + 1, turn)
            if several(sides | _safe_at(p, space - ROW, turn) | _safe_at(p, space + ROW, turn)):
                tiles[tile // PART] |= 1 << tile % PART
    return tiles


def _any(tiles: vec[i64]) -> bool:
    for part in tiles:
        if part:
            return True
    return False


def _safe_at(p: Position, space: i64, turn: i64) -> i64:
    """The bit of the corporation on a space if it was there and safe at the end of that turn."""
    bit = i64(p.board[space]) & p.safe
    if bit and i64(p.joined[space]) <= turn and p.safe_from[lowest(bit)] <= turn:
        return bit
    return 0
