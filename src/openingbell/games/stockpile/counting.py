"""What the unknown cards can be, by counting those that a viewer has not seen.

The groups of unknown cards are nested, so the unseen cards suffice if for each group there are as many as are needed
for it and the groups after it. If there are some to spare, a card that can be more may be one of them.
A set of kinds is a number with a bit for each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.games.stockpile.components import BOOM, BUST, COMPANIES, FEE, KINDS
from openingbell.games.stockpile.position import FRESH, GROUPS, NONE, OLD, Position

ANYWHERE: Final = GROUPS  # after the groups: a card in a hand, on a pile or in the deck


def kinds_of_groups(p: Position, cards: vec[i64], needed: vec[i64], played: i64) -> vec[i64]:
    """By group, and for a card that lies anywhere else, what it can be; nothing at all if the cards do not suffice.

    There are so many unseen cards of each kind and so many unknown ones of each group, and so many of the fresh ones
    are known to be action cards.
    """
    spare = vec[i64]([0] * (COMPANIES + 1))  # by class: the shares that no card of this or a higher class needs
    place: i64 = COMPANIES - 1
    while place >= 0:
        spare[place] = spare[place + 1] + cards[p.recent[place]] - needed[OLD + place]
        if spare[place] < 0:
            return vec[i64]()
        place -= 1
    actions = cards[BOOM] + cards[BUST] - played
    first: i64 = COMPANIES if p.fresh_class == NONE else p.fresh_class
    spare_fresh = spare[first] + actions - (needed[FRESH] - played)
    if actions < 0 or spare_fresh < 0:
        return vec[i64]()
    others: i64 = 0 if actions == 0 else _kinds(cards, BOOM, FEE)
    kinds = vec[i64]([0] * (GROUPS + 1))
    kinds[FRESH] = _shares(p, cards, spare, first, first) | others
    for level in range(COMPANIES):
        kinds[OLD + level] = _shares(p, cards, spare, level, level + 1)
    anything = _shares(p, cards, spare, 0, 0) | _kinds(cards, FEE, KINDS)
    if spare_fresh > 0:
        anything |= others
    else:
        for place in range(first, COMPANIES):
            anything &= ~(1 << p.recent[place])
    kinds[ANYWHERE] = anything
    return kinds


def _kinds(cards: vec[i64], first: i64, end: i64) -> i64:
    """Those from the first on of which there are cards."""
    kinds: i64 = 0
    for kind in range(first, end):
        if cards[kind] > 0:
            kinds |= 1 << kind
    return kinds


def _shares(p: Position, cards: vec[i64], spare: vec[i64], first: i64, scarce: i64) -> i64:
    """Companies from a place on, as long as from the second place given there are shares to spare."""
    kinds: i64 = 0
    for place in range(first, COMPANIES):
        if place >= scarce and spare[place] == 0:
            break
        if cards[p.recent[place]] > 0:
            kinds |= 1 << p.recent[place]
    return kinds
