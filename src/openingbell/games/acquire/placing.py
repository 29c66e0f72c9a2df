"""A-3 The turn begins: placing a tile, or passing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.bits import listed, lowest
from openingbell.core.events import Event
from openingbell.core.state import Log
from openingbell.games.acquire import moves
from openingbell.games.acquire.board import FOUNDS, GROWS, MERGES, around, effect, effect_beside, incorporate, lay
from openingbell.games.acquire.components import ALL_CORPORATIONS, HAND, ON_BOARD, TILE_NAMES, TILES
from openingbell.games.acquire.ending import announce, may_announce
from openingbell.games.acquire.hands import leave
from openingbell.games.acquire.knowledge import note_passed
from openingbell.games.acquire.merging import begin_merger
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import NONE, Position
from openingbell.games.acquire.steps import BUY, FOUND

# Bits of `choices`, behind those of the tiles.
ANNOUNCE: Final = 1 << HAND
PASS: Final = ANNOUNCE << (moves.PASS - moves.ANNOUNCE)


def choices(p: Position) -> i64:
    """Every tile of the hand that may be placed, by its place there, else `pass`; and `announce`."""
    bits: i64 = 0
    first = p.turn * HAND
    for place in range(p.held[p.turn]):
        if effect(p, p.hands[first + place]) <= MERGES:
            bits |= 1 << place
    if bits == 0:
        bits = PASS
    return bits | ANNOUNCE if may_announce(p) else bits


def action_of(p: Position, choice: i64) -> i64:
    """The action that the number of a bit in `choices` stands for."""
    return p.hands[p.turn * HAND + choice] if choice < HAND else choice - HAND + moves.ANNOUNCE


def legal(p: Position) -> vec[i64]:
    actions = listed(0, choices(p))
    for number in range(i64(len(actions))):
        actions[number] = action_of(p, actions[number])
    return actions


def is_legal(p: Position, action: i64) -> bool:
    if 0 <= action < TILES:
        return i64(p.holder[action]) == p.turn and effect(p, action) <= MERGES
    if action == moves.ANNOUNCE:
        return may_announce(p)
    return action == moves.PASS and choices(p) & PASS != 0


def act(p: Position, action: i64, log: Log | None) -> None:
    """A tile, the announcement, or a pass."""
    if action < TILES:
        place(p, action, log)
    elif action == moves.ANNOUNCE:
        announce(p, log)
    else:
        pass_turn(p, log)


def place(p: Position, tile: i64, log: Log | None) -> None:
    """A tile goes on its space (A-3.2); then comes buying (A-3.1), but first whatever the tile causes."""
    neighbours = around(p, tile)
    outcome = effect_beside(p, neighbours)
    leave(p, p.turn, tile, ON_BOARD)
    p.tile = tile
    p.passes = 0
    p.decide(BUY, p.turn)
    lay(p, tile)
    if log is not None:
        log.append(Event("placed", int(p.turn), facts={"tile": TILE_NAMES[tile]}))
    if outcome == FOUNDS:
        p.decide_first(FOUND, p.turn)
    elif outcome == GROWS:
        grow(p, tile, lowest(neighbours & ALL_CORPORATIONS), log)
    elif outcome == MERGES:
        begin_merger(p, neighbours & ALL_CORPORATIONS, log)


def grow(p: Position, tile: i64, corporation: i64, log: Log | None) -> None:
    """A tile next to exactly one corporation enlarges it (A-4.4)."""
    incorporate(p, tile, corporation)
    if log is not None:
        log.append(Event("grew", facts={"corporation": name_of(p, corporation), "size": int(p.size[corporation])}))


def pass_turn(p: Position, log: Log | None) -> None:
    """Nothing can be placed; buying is still possible (A-3.3)."""
    note_passed(p, p.turn)
    p.tile = NONE
    p.passes += 1
    p.decide(BUY, p.turn)
    if log is not None:
        log.append(Event("passed", int(p.turn)))
