"""A-5 Mergers: who survives, in which order the others are settled, and what becomes of their tiles."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.bits import lowest, several
from openingbell.core.events import Event, Seen
from openingbell.core.state import CHANCE, RULES, Log
from openingbell.games.acquire.board import incorporate, take_over
from openingbell.games.acquire.components import CORPORATIONS
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import NONE, Position
from openingbell.games.acquire.steps import ABSORB, BONUSES, DISPOSALS, MARKET, MERGE, SURVIVE


def begin_merger(p: Position, corporations: i64, log: Log | None) -> None:
    """The tile just placed joins these corporations (A-5.1)."""
    p.merging = corporations
    p.absorbed = 0
    p.survivor = NONE
    p.decide_first(MERGE, RULES)
    if log is not None:
        merged = [name_of(p, number) for number in range(CORPORATIONS) if corporations & (1 << number)]
        log.append(Event("merger", int(p.turn), facts={"corporations": merged}))


def advance(p: Position, log: Log | None) -> None:
    """First the survivor is settled, then the others one at a time, largest first (A-5.1, A-5.10)."""
    if p.survivor == NONE:
        candidates = largest(p, p.merging)
        if several(candidates):
            p.decide_first(SURVIVE, p.turn)
        else:
            survive(p, lowest(candidates), log)
    elif p.merging:
        candidates = largest(p, p.merging)
        if several(candidates):
            p.decide_first(ABSORB, p.turn)
        else:
            absorb(p, lowest(candidates), log)
    else:
        complete(p, log)


def largest(p: Position, corporations: i64) -> i64:
    """The bits of the largest among these corporations, the merging tile not counted (A-5.1)."""
    best: i64 = 0
    bits: i64 = 0
    for corporation in range(CORPORATIONS):
        bit: i64 = 1 << corporation
        if corporations & bit:
            if p.size[corporation] > best:
                best = p.size[corporation]
                bits = bit
            elif p.size[corporation] == best:
                bits |= bit
    return bits


def choices(p: Position) -> i64:
    """The equals among which the mergemaker chooses: `survive` or `absorb`."""
    return largest(p, p.merging)


def choose_survivor(p: Position, corporation: i64, log: Log | None) -> None:
    """The mergemaker's choice among the largest (A-5.1)."""
    p.decided()
    survive(p, corporation, log)


def choose_defunct(p: Position, corporation: i64, log: Log | None) -> None:
    """The mergemaker's choice of which of the equals is settled next (A-5.10)."""
    p.decided()
    absorb(p, corporation, log)


def survive(p: Position, corporation: i64, log: Log | None) -> None:
    p.survivor = corporation
    p.merging &= ~(1 << corporation)
    if log is not None:
        log.append(Event("survives", facts={"corporation": name_of(p, corporation)}))


def absorb(p: Position, corporation: i64, log: Log | None) -> None:
    """This corporation is settled next: bonuses (A-5.3), then its shares (A-5.7); with two players the market first."""
    p.merging &= ~(1 << corporation)
    p.defunct = corporation
    p.asked = 0
    p.decide_first(DISPOSALS, RULES)
    p.decide_first(BONUSES, RULES)
    if p.players == 2:
        p.decide_first(MARKET, CHANCE)
    if log is not None:
        facts: Seen = {"corporation": name_of(p, corporation), "survivor": name_of(p, p.survivor)}
        log.append(Event("absorbed", facts=facts))


def close(p: Position) -> None:
    """The corporation being settled is done with."""
    p.absorbed |= 1 << p.defunct
    p.defunct = NONE
    p.market_shares = 0


def complete(p: Position, log: Log | None) -> None:
    """The survivor takes over the defunct corporations' tiles, the merging tile and what that connects (A-5.9)."""
    survivor = p.survivor
    take_over(p, p.absorbed, survivor)
    incorporate(p, p.tile, survivor)
    p.survivor = NONE
    p.absorbed = 0
    p.decided()
    if log is not None:
        log.append(Event("grew", facts={"corporation": name_of(p, survivor), "size": int(p.size[survivor])}))
