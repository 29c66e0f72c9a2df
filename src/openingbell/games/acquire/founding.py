"""A-4 Founding a corporation."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import Log
from openingbell.games.acquire import moves
from openingbell.games.acquire.board import incorporate
from openingbell.games.acquire.components import BANK, CORPORATIONS
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import Position


def legal(p: Position) -> vec[i64]:
    """Any corporation that is not active (A-4.1)."""
    actions = vec[i64](capacity=CORPORATIONS)
    for corporation in range(CORPORATIONS):
        if p.active & (1 << corporation) == 0:
            actions = append(actions, moves.FOUND + corporation)
    return actions


def is_legal(p: Position, action: i64) -> bool:
    return moves.FOUND <= action < moves.SURVIVE and p.active & (1 << (action - moves.FOUND)) == 0


def found(p: Position, corporation: i64, log: Log | None) -> None:
    """The founder's corporation gets the tile and all it connects (A-4.1), the founder a free share (A-4.2)."""
    incorporate(p, p.tile, corporation)
    free = p.owned(BANK, corporation) > 0
    if free:
        p.move_shares(BANK, p.turn, corporation, 1)
    p.decided()
    if log is not None:
        name = name_of(p, corporation)
        log.append(Event("founded", int(p.turn), facts={"corporation": name, "size": int(p.size[corporation])}))
        log.append(Event("free-share" if free else "no-free-share", int(p.turn), facts={"corporation": name}))
