"""A-2 Setup: starting tiles, the first player, the hands."""

from __future__ import annotations

from mypy_extensions import i64, u8

from openingbell.core.events import Event
from openingbell.core.state import CHANCE, Log
from openingbell.games.acquire.board import lay
from openingbell.games.acquire.components import HAND, ON_BOARD, TILE_NAMES
from openingbell.games.acquire.hands import take
from openingbell.games.acquire.position import NONE, Position
from openingbell.games.acquire.steps import DEAL, PLACE


def start_with(p: Position, tile: i64, log: Log | None) -> None:
    """The next seat's starting tile; the one nearest to 1A, row before column, begins (A-2.2).

    Starting tiles that touch stay unincorporated (A-2.3).
    """
    seat = p.dealt
    p.holder[tile] = u8(ON_BOARD)
    p.bag -= 1
    lay(p, tile)
    if p.tile == NONE or tile < p.tile:
        p.tile = tile
        p.turn = seat
    p.dealt += 1
    if log is not None:
        log.append(Event("started", int(seat), facts={"tile": TILE_NAMES[tile]}))
    if p.dealt == p.players:
        p.decide(DEAL, CHANCE)


def deal(p: Position, tile: i64, log: Log | None) -> None:
    """The next tile of the hands: six for seat 0, six for seat 1, and so on (A-2.4)."""
    seat = (p.dealt - p.players) // HAND
    take(p, seat, tile)
    p.dealt += 1
    if log is not None:
        log.append(Event("drew", int(seat), secret={"tile": TILE_NAMES[tile]}, knows=(int(seat),)))
    if p.dealt == p.players * (1 + HAND):
        p.tile = NONE
        p.turn_number = 1
        p.decide(PLACE, p.turn)
        if log is not None:
            log.append(Event("begins", int(p.turn)))
