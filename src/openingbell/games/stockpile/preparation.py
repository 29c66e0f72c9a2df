"""Before demand: what Warren looks at and Mark moves (S-13.3, S-13.16, S-13.19)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import RULES, Log
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import CARD_NAMES, KINDS, MARK, MAX_PILES, WARREN
from openingbell.games.stockpile.moves import MOVABLE
from openingbell.games.stockpile.position import (
    KNOWS_SHIFT,
    NONE,
    PILE_SHIFT,
    Position,
    is_face_down,
    kind_of,
    knows_of,
    pile_of,
)
from openingbell.games.stockpile.steps import DEMAND, PREPARATION, PREPARE


def ask_next(p: Position) -> None:
    """In turn order everybody who can still use such an ability is asked (S-13.3)."""
    while p.asked < p.players and p.with_investors:
        seat = p.turn(p.asked)
        if p.may_use(seat, MARK) or (p.may_use(seat, WARREN) and _any_face_down(p)):
            p.decide(PREPARE, seat)
            return
        p.asked += 1
    p.asked = 0
    p.decide(DEMAND, RULES)


def face_down_on(p: Position, pile: i64) -> i64:
    """How many cards of a pile lie face down."""
    number: i64 = 0
    for card in p.table:
        if pile_of(card) == pile and is_face_down(card):
            number += 1
    return number


def _any_face_down(p: Position) -> bool:
    for card in p.table:
        if is_face_down(card):
            return True
    return False


def legal(p: Position) -> vec[i64]:
    """`look` at a pile with face-down cards, `move` any card, and always `skip`."""
    actions = vec[i64](capacity=64)
    if p.may_use(p.actor, WARREN):
        for pile in range(p.piles):
            if face_down_on(p, pile) > 0:
                actions = append(actions, moves.LOOK + pile)
    if p.may_use(p.actor, MARK):
        for giver in range(p.piles):
            movable = _movable(p, giver)
            for taker in range(p.piles):
                if taker != giver:
                    first = moves.MOVE + (giver * MAX_PILES + taker) * MOVABLE
                    for number in range(MOVABLE):
                        if movable & (1 << number):
                            actions = append(actions, first + number)
    return append(actions, moves.SKIP)


def _movable(p: Position, pile: i64) -> i64:
    """The bits of what Mark can name on a pile: kinds that lie face up, and its face-down cards by number."""
    bits: i64 = 0
    hidden = KINDS
    for card in p.table:
        if pile_of(card) == pile:
            if is_face_down(card):
                bits |= 1 << hidden
                hidden += 1
            else:
                bits |= 1 << kind_of(card)
    return bits


def is_legal(p: Position, action: i64) -> bool:
    if action == moves.SKIP:
        return True
    if moves.LOOK <= action < moves.MOVE:
        return p.may_use(p.actor, WARREN) and face_down_on(p, action - moves.LOOK) > 0
    if not (moves.MOVE <= action < moves.PEEK and p.may_use(p.actor, MARK)):
        return False
    piles = (action - moves.MOVE) // MOVABLE
    giver = piles // MAX_PILES
    taker = piles % MAX_PILES
    in_play = giver != taker and giver < p.piles and taker < p.piles
    return in_play and _movable(p, giver) & (1 << ((action - moves.MOVE) % MOVABLE)) != 0


def prepare(p: Position, action: i64, log: Log | None) -> None:
    """One ability; the seat is asked for what is left of the two, until it says `skip`."""
    if action == moves.SKIP:
        p.asked += 1
        if log is not None:
            log.append(Event("skipped", int(p.actor)))
    elif action < moves.MOVE:
        look(p, action - moves.LOOK, log)
    else:
        number = action - moves.MOVE
        move(p, number // MOVABLE // MAX_PILES, number // MOVABLE % MAX_PILES, number % MOVABLE, log)
    p.decide(PREPARATION, RULES)


def look(p: Position, pile: i64, log: Log | None) -> None:
    """Warren sees all face-down cards of a pile (S-13.19)."""
    seat = p.actor
    p.used |= 1 << WARREN
    seen: list[str] = []
    for place in range(i64(len(p.table))):
        card = p.table[place]
        if pile_of(card) == pile and is_face_down(card):
            p.table[place] = card | (1 << (KNOWS_SHIFT + seat))
            if log is not None:
                seen.append(CARD_NAMES[kind_of(card)])
    if log is not None:
        secret: Seen = {"cards": seen}
        facts: Seen = {"pile": int(pile) + 1}
        log.append(Event("looked", int(seat), facts=facts, secret=secret, knows=(int(seat),), reveals=True))


def move(p: Position, giver: i64, taker: i64, named: i64, log: Log | None) -> None:
    """Mark takes a card from one pile to another; it keeps its face (S-13.16)."""
    seat = p.actor
    p.used |= 1 << MARK
    place = _place_of(p, giver, named)
    card = p.table[place]
    last: i64 = len(p.table) - 1
    while place < last:
        p.table[place] = p.table[place + 1]
        place += 1
    p.table[last] = (card & ~(7 << PILE_SHIFT)) | (taker << PILE_SHIFT)  # it is now the last laid there
    if log is not None:
        if named < KINDS:
            facts: Seen = {"card": CARD_NAMES[named], "from": int(giver) + 1, "to": int(taker) + 1}
            log.append(Event("moved", int(seat), facts=facts))
        else:
            hidden: Seen = {"number": int(named - KINDS) + 1, "from": int(giver) + 1, "to": int(taker) + 1}
            secret: Seen = {"card": CARD_NAMES[kind_of(card)]}
            knows = tuple([other for other in range(int(p.players)) if knows_of(card) & (1 << i64(other))])
            log.append(Event("moved-hidden", int(seat), facts=hidden, secret=secret, knows=knows))


def _place_of(p: Position, pile: i64, named: i64) -> i64:
    """Where on the table the named card of a pile is; of several alike, the first laid."""
    hidden = named - KINDS
    for place in range(i64(len(p.table))):
        card = p.table[place]
        if pile_of(card) == pile:
            if is_face_down(card):
                if hidden == 0:
                    return place
                hidden -= 1
            elif kind_of(card) == named:
                return place
    return NONE
