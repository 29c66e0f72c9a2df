"""S-13.17 Martha looks at a pair of somebody else, or at one that lies face down."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import RULES, Log
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import COMPANY_NAMES, MARTHA
from openingbell.games.stockpile.information import first_face_down, owner_of
from openingbell.games.stockpile.position import NOBODY, NONE, PAIRS, Position
from openingbell.games.stockpile.steps import BID, DEMAND


def pair_at(p: Position, action: i64) -> i64:
    """The number of the pair that a `peek` means, or NONE: one's own and what is not there cannot be meant."""
    if action >= moves.PEEK_DOWN:
        number = first_face_down(p) + action - moves.PEEK_DOWN
        return number if number < PAIRS else NONE
    if action >= moves.PEEK_SECOND:
        if p.players != 2:
            return NONE
        seat = (action - moves.PEEK_SECOND) // 2
        return NONE if seat == p.actor else _first_pair(p, seat) + (action - moves.PEEK_SECOND) % 2
    seat = action - moves.PEEK
    return NONE if p.players == 2 or seat >= p.players or seat == p.actor else _first_pair(p, seat)


def _first_pair(p: Position, seat: i64) -> i64:
    number: i64 = 0
    while owner_of(p, number) != seat:
        number += 1
    return number


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=moves.SKIP - moves.PEEK)
    for action in range(i64(moves.PEEK), i64(moves.SKIP)):
        if pair_at(p, action) != NONE:
            actions = append(actions, action)
    return append(actions, moves.SKIP)


def is_legal(p: Position, action: i64) -> bool:
    return action == moves.SKIP or (moves.PEEK <= action < moves.SKIP and pair_at(p, action) != NONE)


def peek(p: Position, action: i64, log: Log | None) -> None:
    """She sees one pair and can do so no more this round; or she waits. Then she bids, if bidding is not over."""
    seat = p.actor
    if action != moves.SKIP:
        number = pair_at(p, action)
        p.used |= 1 << MARTHA
        p.pair_knows[number] |= 1 << seat
        if log is not None:
            _tell(p, number, log)
    elif log is not None:
        log.append(Event("skipped", int(seat)))
    if p.final_peek:
        p.decide(DEMAND, RULES)
    else:
        p.decide(BID, seat)


def _tell(p: Position, number: i64, log: Log) -> None:
    seat = int(p.actor)
    owner = int(owner_of(p, number))
    company = COMPANY_NAMES[p.pair_company[number]]
    pair: Seen = {"company": company, "forecast": p.parts.forecast_names[p.pair_forecast[number]]}
    if owner == NOBODY:
        facts: Seen = {"pair": int(number - first_face_down(p)) + 1}
        log.append(Event("peeked-face-down", seat, facts=facts, secret=pair, knows=(seat,), reveals=True))
    elif p.players == 2:
        which: Seen = {"pair": 1 + int(number) % 2}
        log.append(Event("peeked-of-two", seat, other=owner, facts=which, secret=pair, knows=(seat,), reveals=True))
    else:
        log.append(Event("peeked", seat, other=owner, secret=pair, knows=(seat,), reveals=True))
