"""What follows from what everybody saw about tiles that nobody showed.

Two rules tell something about a hand. At the end of a turn dead tiles are set aside (A-7.2): what a seat still held
then was not dead, only what it drew since can be. And who passes has no tile that could be placed (A-3.3). Both are
limits of one form: *at most so many tiles of this seat's hand are among those*. Drawing a tile makes a seat's limits
one looser; showing one of the tiles in question makes them one tighter.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from openingbell.games.acquire.board import MERGES, effect, lowest, several
from openingbell.games.acquire.components import ON_BOARD, ROW, SPACE_OF, TILES
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
    if len(p.limits) > 0:
        _change_limits(p, seat, 1, ANY)


def note_left(p: Position, seat: i64, tile: i64) -> None:
    """A seat showed a tile: there is one less of its kind in the hand."""
    if len(p.limits) > 0:
        _change_limits(p, seat, -1, tile)


def note_passed(p: Position, seat: i64) -> None:
    """A seat passed: it has none of the tiles that could be placed now."""
    tiles = vec[i64]([0] * PARTS)
    for tile in range(i64(TILES)):
        if p.holder[tile] < ON_BOARD and effect(p, tile) <= MERGES:
            tiles[tile // PART] |= 1 << tile % PART
    p.limits = _with_limit(p.limits, seat, 0, tiles)


def all_limits(p: Position) -> vec[i64]:
    """Every limit on any hand: what the passes told, and what the seats that set dead tiles aside kept."""
    limits = p.limits[:]
    if several(p.safe):
        for seat in range(p.players):
            if p.fresh[seat] < p.held[seat]:
                limits = _with_limit(limits, seat, p.fresh[seat], _dead_tiles(p, p.checked[seat]))
    return limits


def limits_tile(limits: vec[i64], row: i64, tile: i64) -> bool:
    """Whether the limit that begins at `row` is about this tile."""
    return limits[row + 2 + tile // PART] >> tile % PART & 1 != 0


def _with_limit(limits: vec[i64], seat: i64, most: i64, tiles: vec[i64]) -> vec[i64]:
    return extend(append(append(limits, seat), most), tiles)


def _change_limits(p: Position, seat: i64, change: i64, tile: i64) -> None:
    """Loosen or tighten a seat's limits, and drop those that no longer say anything."""
    kept = vec[i64]()
    for row in range(i64(0), i64(len(p.limits)), LIMIT):
        most = p.limits[row + 1]
        if p.limits[row] == seat:
            if tile == ANY or limits_tile(p.limits, row, tile):
                most += change
            if most >= p.held[seat]:
                continue
        kept = _with_limit(kept, p.limits[row], most, p.limits[row + 2 : row + LIMIT])
    p.limits = kept


def _dead_tiles(p: Position, turn: i64) -> vec[i64]:
    """The tiles not shown yet that joined two safe corporations already at the end of that turn (A-5.2)."""
    tiles = vec[i64]([0] * PARTS)
    for tile in range(i64(TILES)):
        if p.holder[tile] < ON_BOARD:
            space = SPACE_OF[tile]
            sides = _safe_at(p, space - 1, turn) | _safe_at(p, space + 1, turn)
            if several(sides | _safe_at(p, space - ROW, turn) | _safe_at(p, space + ROW, turn)):
                tiles[tile // PART] |= 1 << tile % PART
    return tiles


def _safe_at(p: Position, space: i64, turn: i64) -> i64:
    """The bit of the corporation on a space if it was there and safe at the end of that turn."""
    bit = i64(p.board[space]) & p.safe
    if bit and i64(p.joined[space]) <= turn and p.safe_from[lowest(bit)] <= turn:
        return bit
    return 0
