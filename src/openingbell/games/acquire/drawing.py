"""A-7 The turn ends: dead tiles are set aside, then tiles are drawn."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.bits import several
from openingbell.core.events import Event
from openingbell.core.state import CHANCE, RULES, Log
from openingbell.games.acquire.board import DEAD, effect
from openingbell.games.acquire.components import HAND, SET_ASIDE, TILE_NAMES
from openingbell.games.acquire.ending import begin_finish
from openingbell.games.acquire.hands import leave, take
from openingbell.games.acquire.knowledge import note_checked
from openingbell.games.acquire.position import NONE, Position
from openingbell.games.acquire.steps import DRAW, NEXT_TURN, PLACE


def end_turn(p: Position, log: Log | None) -> None:
    """Set dead tiles aside and draw as many, and one for the tile placed (A-7.1, A-7.2).

    After the announcement nothing is drawn (A-8.2), and after a round of passes without a draw it is over (A-8.4).
    With an empty bag play goes on without drawing (A-7.4).
    """
    if p.announced:
        begin_finish(p, log)
        return
    missing = set_aside_dead(p, log)
    if p.tile != NONE:
        missing += 1
    p.to_draw = min(missing, p.bag)
    if p.to_draw > 0:
        p.passes = 0
        p.decide(DRAW, CHANCE)
    elif p.passes == p.players:
        begin_finish(p, log)
    else:
        p.decide(NEXT_TURN, RULES)


def set_aside_dead(p: Position, log: Log | None) -> i64:
    """Set aside, face up, the tiles that can never be placed (A-7.2); those that found an eighth stay (A-7.3)."""
    seat = p.turn
    note_checked(p, seat)
    number: i64 = 0
    if not several(p.safe):
        return number  # only between two safe corporations a tile is dead
    place = seat * HAND
    while place < seat * HAND + p.held[seat]:
        tile = p.hands[place]
        if effect(p, tile) == DEAD:
            leave(p, seat, tile, SET_ASIDE)
            number += 1
            if log is not None:
                log.append(Event("set-aside", int(seat), facts={"tile": TILE_NAMES[tile]}, reveals=True))
        else:
            place += 1
    return number


def draw(p: Position, tile: i64, log: Log | None) -> None:
    """One tile from the bag."""
    take(p, p.turn, tile)
    p.to_draw -= 1
    if log is not None:
        log.append(Event("drew", int(p.turn), secret={"tile": TILE_NAMES[tile]}, knows=(int(p.turn),)))
    if p.to_draw == 0:
        p.decide(NEXT_TURN, RULES)


def next_turn(p: Position, log: Log | None) -> None:
    """Clockwise (A-2.2)."""
    p.turn = (p.turn + 1) % p.players
    p.turn_number += 1
    p.tile = NONE
    p.bought = 0
    p.decide(PLACE, p.turn)
    if log is not None:
        log.append(Event("turn", int(p.turn), facts={"number": int(p.turn_number)}))
