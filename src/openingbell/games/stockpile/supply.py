"""S-5 Supply: market cards on the piles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, RULES, Log
from openingbell.games.stockpile import moves
from openingbell.games.stockpile.components import CARD_NAMES, KINDS, MAX_PILES, STUART, cards_placed
from openingbell.games.stockpile.position import ALL, HAND, NOBODY, NONE, Position, packed
from openingbell.games.stockpile.steps import CARD, PLACE, PREPARATION


def begin_supply(p: Position) -> None:
    """First a card on each pile (S-5.1), then two for each player (S-5.2)."""
    p.table = vec[i64](capacity=16)
    p.dealt = 0
    p.asked = 0
    deal_next(p)


# --- the market deck --------------------------------------------------------------------------------------------------


def deal_next(p: Position) -> None:
    """A card must be dealt: if the deck is empty, and only then, the discards become a new one (S-10.2)."""
    if p.deck_size == 0:
        for kind in range(KINDS):
            p.deck[kind] = p.discards[kind]
            p.deck_size += p.discards[kind]
            p.discards[kind] = 0
    p.decide(CARD, CHANCE)


def legal_cards(p: Position) -> vec[i64]:
    outcomes = vec[i64](capacity=KINDS)
    for kind in range(KINDS):
        if p.deck[kind] > 0:
            outcomes = append(outcomes, moves.CARD + kind)
    return outcomes


def is_card(p: Position, outcome: i64) -> bool:
    return moves.CARD <= outcome < moves.CARD + KINDS and p.deck[outcome - moves.CARD] > 0


def weights(p: Position) -> vec[i64]:
    numbers = vec[i64](capacity=KINDS)
    for kind in range(KINDS):
        if p.deck[kind] > 0:
            numbers = append(numbers, p.deck[kind])
    return numbers


def sample(p: Position, rng: Rng) -> i64:
    left = rng.below(p.deck_size)
    kind: i64 = 0
    while left >= p.deck[kind]:
        left -= p.deck[kind]
        kind += 1
    return moves.CARD + kind


def deal_card(p: Position, kind: i64, log: Log | None) -> None:
    """Face up on the next pile, or into the next hand."""
    p.deck[kind] -= 1
    p.deck_size -= 1
    if p.dealt < p.piles:
        p.table = append(p.table, packed(kind, False, p.dealt, NOBODY, ALL))
        if log is not None:
            facts: Seen = {"card": CARD_NAMES[kind], "pile": int(p.dealt) + 1}
            log.append(Event("pile-card", facts=facts, reveals=True))
    else:
        seat = p.turn((p.dealt - p.piles) // HAND % p.players)
        receive(p, seat, kind)
        if log is not None:
            log.append(Event("drew", int(seat), secret={"card": CARD_NAMES[kind]}, knows=(int(seat),)))
    p.dealt += 1
    in_hands = p.dealt - p.piles
    if in_hands > 0 and in_hands % (HAND * p.players) == 0:
        p.decide(PLACE, p.first)  # with two players only after both were dealt theirs (S-12.3)
    else:
        deal_next(p)


def receive(p: Position, seat: i64, kind: i64) -> None:
    """A card for a hand, whose cards are in ascending order."""
    first = seat * HAND
    if p.hands[first] == NONE:
        p.hands[first] = kind
    elif kind < p.hands[first]:
        p.hands[first + 1] = p.hands[first]
        p.hands[first] = kind
    else:
        p.hands[first + 1] = kind


# --- placing ----------------------------------------------------------------------------------------------------------


def may_lay_down_first(p: Position) -> bool:
    """S-13.18 Stuart may lay both cards face down; everybody else the second only, after one face up (S-5.3)."""
    return p.hands[p.actor * HAND + 1] == NONE or p.has(p.actor, STUART)


def may_lay_up(p: Position) -> bool:
    """The first card of the two."""
    return p.hands[p.actor * HAND + 1] != NONE


def legal(p: Position) -> vec[i64]:
    """Each card of the hand on each pile: the first face up, the second face down."""
    each = _ways_to_lay(p)
    verbs: i64 = 2 if may_lay_up(p) and may_lay_down_first(p) else 1
    actions = vec[i64]([0] * (verbs * each))
    for number in range(verbs * each):
        actions[number] = _way_to_lay(p, number, each)
    return actions


def any_legal(p: Position, rng: Rng) -> i64:
    each = _ways_to_lay(p)
    verbs: i64 = 2 if may_lay_up(p) and may_lay_down_first(p) else 1
    return _way_to_lay(p, rng.below(verbs * each), each)


def _ways_to_lay(p: Position) -> i64:
    """On how many piles times how many different cards of the hand."""
    card = p.hands[p.actor * HAND]
    other = p.hands[p.actor * HAND + 1]
    return p.piles if other == NONE or other == card else 2 * p.piles


def _way_to_lay(p: Position, number: i64, each: i64) -> i64:
    """The n-th of them, first all face up and then all face down, if both are possible."""
    verb: i64 = moves.UP if may_lay_up(p) else moves.DOWN
    if number >= each:
        verb = moves.DOWN
        number -= each
    place = p.actor * HAND
    if number >= p.piles:
        place += 1
        number -= p.piles
    return verb + p.hands[place] * MAX_PILES + number


def is_legal(p: Position, action: i64) -> bool:
    if moves.UP <= action < moves.DOWN:
        return may_lay_up(p) and _is_in_play(p, action - moves.UP)
    return moves.DOWN <= action < moves.LOOK and may_lay_down_first(p) and _is_in_play(p, action - moves.DOWN)


def _is_in_play(p: Position, number: i64) -> bool:
    kind = number // MAX_PILES
    held = p.hands[p.actor * HAND] == kind or p.hands[p.actor * HAND + 1] == kind
    return held and number % MAX_PILES < p.piles


def lay(p: Position, action: i64, log: Log | None) -> None:
    """A card from the hand onto a pile; who laid it sees it even face down (S-5.3 to S-5.5)."""
    seat = p.actor
    face_down = action >= moves.DOWN
    number = action - (moves.DOWN if face_down else moves.UP)
    kind = number // MAX_PILES
    pile = number % MAX_PILES
    first = seat * HAND
    if p.hands[first] == kind:
        p.hands[first] = p.hands[first + 1]
    p.hands[first + 1] = NONE
    knows = ALL
    if face_down:
        knows = 1 << seat
    p.table = append(p.table, packed(kind, face_down, pile, seat, knows))
    if log is not None:
        if face_down:
            secret: Seen = {"card": CARD_NAMES[kind]}
            log.append(Event("laid-down", int(seat), facts={"pile": int(pile) + 1}, secret=secret, knows=(int(seat),)))
        else:
            facts: Seen = {"card": CARD_NAMES[kind], "pile": int(pile) + 1}
            log.append(Event("laid-up", int(seat), facts=facts, reveals=True))
    if p.hands[first] == NONE:
        _next_hand(p)


def _next_hand(p: Position) -> None:
    """The next seat lays its cards; with two players a second two are dealt then (S-12.3)."""
    p.asked += 1
    if p.asked % p.players != 0:
        p.decide(PLACE, p.turn(p.asked % p.players))
    elif p.dealt - p.piles < cards_placed(p.players):
        deal_next(p)
    else:
        p.asked = 0
        p.decide(PREPARATION, RULES)
