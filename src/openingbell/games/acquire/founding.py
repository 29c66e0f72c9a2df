"""A-4 Founding a corporation."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import Log
from openingbell.games.acquire.board import incorporate
from openingbell.games.acquire.components import ALL_CORPORATIONS, BANK
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import Position


def choices(p: Position) -> i64:
    """Any corporation that is not active (A-4.1)."""
    return ALL_CORPORATIONS & ~p.active


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
