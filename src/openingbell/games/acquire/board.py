"""The board: what lies around a space, what a tile would do there, and how tiles join a corporation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, u8

from openingbell.core.bits import several
from openingbell.games.acquire.components import (
    ALL_CORPORATIONS,
    CORPORATIONS,
    EMPTY,
    ROW,
    SPACE_OF,
    SPACES,
    UNINCORPORATED,
)
from openingbell.games.acquire.position import Position

# What placing a tile would do. Those up to MERGES may be placed.
ALONE: Final = 0
FOUNDS: Final = 1
GROWS: Final = 2
MERGES: Final = 3
EIGHTH: Final = 4
DEAD: Final = 5

EFFECT_NAMES: Final = ("alone", "founds", "grows", "merges", "eighth", "dead")


def around(p: Position, tile: i64) -> i64:
    """The bits of everything orthogonally next to a tile's space (A-1.4)."""
    board = p.board
    space = SPACE_OF[tile]
    return i64(board[space - 1] | board[space + 1] | board[space - ROW] | board[space + ROW])


def effect(p: Position, tile: i64) -> i64:
    """What placing this tile would do now."""
    return effect_beside(p, around(p, tile))


def effect_beside(p: Position, neighbours: i64) -> i64:
    """What placing a tile would do that has these neighbours."""
    corporations = neighbours & ALL_CORPORATIONS
    if corporations == 0:
        if neighbours == EMPTY:
            return ALONE
        return FOUNDS if p.active != ALL_CORPORATIONS else EIGHTH
    if not several(corporations):
        return GROWS
    return DEAD if several(corporations & p.safe) else MERGES


def lay(p: Position, tile: i64) -> None:
    """Put a tile on its space (A-3.2), for the moment unincorporated."""
    p.board[SPACE_OF[tile]] = u8(UNINCORPORATED)


def incorporate(p: Position, tile: i64, corporation: i64) -> None:
    """A tile joins a corporation, and so does every unincorporated tile it connects (A-4.1, A-4.4, A-5.9)."""
    p.resize(corporation, p.size[corporation] + _join(p, SPACE_OF[tile], u8(1 << corporation)))


def _join(p: Position, space: i64, bit: u8) -> i64:
    p.board[space] = bit
    p.joined[space] = i16(p.turn_number)
    joined: i64 = 1
    if p.board[space - 1] == UNINCORPORATED:
        joined += _join(p, space - 1, bit)
    if p.board[space + 1] == UNINCORPORATED:
        joined += _join(p, space + 1, bit)
    if p.board[space - ROW] == UNINCORPORATED:
        joined += _join(p, space - ROW, bit)
    if p.board[space + ROW] == UNINCORPORATED:
        joined += _join(p, space + ROW, bit)
    return joined


def take_over(p: Position, defuncts: i64, survivor: i64) -> None:
    """All tiles of the corporations in `defuncts` now belong to the survivor (A-5.9)."""
    for space in range(SPACES):
        if i64(p.board[space]) & defuncts:
            p.board[space] = u8(1 << survivor)
            p.joined[space] = i16(p.turn_number)
    size = p.size[survivor]
    for corporation in range(CORPORATIONS):
        if defuncts & (1 << corporation):
            size += p.size[corporation]
            p.resize(corporation, 0)
    p.resize(survivor, size)
