"""Decks: cards never seen lie on top in unknown order, those put back beneath them in a known one (YF-22, YF-23)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import (
    ESPIONAGE,
    FILMS,
    GONE,
    IS_CARDS,
    NONE,
    ROCK_BAND,
    ROCK_BAND_CARD,
    SHARE_LIST,
)
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import DRAW_IS, TURN_FILM, TURN_LIST

# --- IS and F -------------------------------------------------------------------------------------------------------


def put_under(p: Position, card: i64) -> None:
    """A card goes to the bottom of its deck."""
    if card < IS_CARDS:
        p.known_is = append(p.known_is, card)
    else:
        p.known_f = append(p.known_f, card)
        if card == ROCK_BAND_CARD:
            p.give_firm(ROCK_BAND, GONE)
            p.band_cell = NONE


def _first_card(p: Position) -> i64:
    return i64(0) if p.step == DRAW_IS else i64(IS_CARDS)


def _end_card(p: Position) -> i64:
    return i64(IS_CARDS) if p.step == DRAW_IS else p.edition.cards


def _known(p: Position) -> vec[i64]:
    return p.known_is if p.step == DRAW_IS else p.known_f


def cards(p: Position) -> vec[i64]:
    """The outcomes of the next draw: what was never seen, else the uppermost of the known cards."""
    outcomes = vec[i64](capacity=8)
    for card in range(_first_card(p), _end_card(p)):
        if p.unseen[card] > 0:
            outcomes = append(outcomes, moves.CARD + card)
    if len(outcomes) == 0:
        outcomes = append(outcomes, moves.CARD + _known(p)[0])
    return outcomes


def is_card(p: Position, outcome: i64) -> bool:
    card = outcome - moves.CARD
    if not _first_card(p) <= card < _end_card(p):
        return False
    if p.unseen[card] > 0:
        return True
    for other in range(_first_card(p), _end_card(p)):
        if p.unseen[other] > 0:
            return False
    return _known(p)[0] == card


def card_weights(p: Position) -> vec[i64]:
    weights = vec[i64](capacity=8)
    for outcome in cards(p):
        weights = append(weights, max(i64(1), p.unseen[outcome - moves.CARD]))
    return weights


def take_card(p: Position, card: i64) -> None:
    """The card leaves its deck."""
    if p.unseen[card] > 0:
        p.unseen[card] -= 1
    elif card < IS_CARDS:
        p.known_is = p.known_is[1:]
    else:
        p.known_f = p.known_f[1:]


# --- the rings ------------------------------------------------------------------------------------------------------


def ring_turned(p: Position) -> i64:
    """The one whose top card is about to be turned."""
    if p.step == TURN_LIST:
        return SHARE_LIST
    return FILMS if p.step == TURN_FILM else ESPIONAGE


def ring_values(p: Position) -> vec[i64]:
    """The outcomes of turning the top card: a known one, or any value of which there are unseen cards."""
    ring = ring_turned(p)
    first = p.edition.ring_from[ring]
    outcomes = vec[i64](capacity=10)
    known = p.ring[p.edition.ring_at[ring] + p.top[ring]]
    for number in range(first, p.edition.ring_from[ring + 1]):
        if known == number or (known == NONE and unseen_values(p, ring, number) > 0):
            outcomes = append(outcomes, moves.CARD + p.edition.cards + number)
    return outcomes


def is_ring_value(p: Position, outcome: i64) -> bool:
    ring = ring_turned(p)
    number = outcome - moves.CARD - p.edition.cards
    if not p.edition.ring_from[ring] <= number < p.edition.ring_from[ring + 1]:
        return False
    known = p.ring[p.edition.ring_at[ring] + p.top[ring]]
    return known == number or (known == NONE and unseen_values(p, ring, number) > 0)


def unseen_values(p: Position, ring: i64, number: i64) -> i64:
    """How many cards of this value were never seen in the ring."""
    unseen = p.edition.ring_count[number]
    for place in range(p.edition.ring_at[ring], p.edition.ring_at[ring + 1]):
        if p.ring[place] == number:
            unseen -= 1
    return unseen


def ring_weights(p: Position) -> vec[i64]:
    ring = ring_turned(p)
    weights = vec[i64](capacity=10)
    for outcome in ring_values(p):
        weights = append(weights, max(i64(1), unseen_values(p, ring, outcome - moves.CARD - p.edition.cards)))
    return weights


def turn_card(p: Position, ring: i64, outcome: i64) -> i64:
    """The top card is known from now on and goes under the others; returns its value."""
    number = outcome - moves.CARD - p.edition.cards
    p.ring[p.edition.ring_at[ring] + p.top[ring]] = number
    shift(p, ring)
    return p.edition.ring_value[number]


def shift(p: Position, ring: i64) -> None:
    """The top card goes under the others, unseen (Y-58)."""
    p.top[ring] = (p.top[ring] + 1) % p.edition.ring_size[ring]
