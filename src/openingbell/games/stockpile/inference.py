"""What a hidden card can still be, from a viewer's notes and from counting what they have not seen.

All choices of starting shares that the notes allow are considered, each with its own cards put aside: a card can be
whatever it can be by one of them. Sets of kinds and of companies are numbers with a bit for each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.games.stockpile.components import BOOM, BUST, COMPANIES
from openingbell.games.stockpile.counting import ANYWHERE, kinds_of_groups
from openingbell.games.stockpile.knowledge import row_of
from openingbell.games.stockpile.position import FRESH, GROUPS, HELD, INSTEAD, NONE, Position
from openingbell.games.stockpile.redealing import must_play, unseen
from openingbell.games.stockpile.starting import possible_starts

WIDTH: Final = 3  # bits for the number of cards in a group
PLACES: Final = 1 << COMPANIES


class Inference:
    """One viewer's knowledge, counted once for a whole view."""

    def __init__(self, p: Position, viewer: i64) -> None:
        self.p = p
        self.viewer = viewer
        self.pool: vec[i64] = unseen(p, viewer)
        self.player: i64 = _who_must_play(p, viewer)
        # By seat: the possible starting shares, and all that can be there for the starting share or instead of it.
        self.starts: vec[i64] = vec[i64]([0] * p.players)
        self.specials: vec[i64] = vec[i64]([0] * p.players)
        self._allowed: vec[i64] = possible_starts(p, viewer)
        self._needed: vec[i64] = _unknown_by_group(p, viewer)
        self._considered: dict[int, vec[i64]] = {}
        self._counted: dict[int, vec[i64]] = {}
        self._kinds: vec[i64] = self._consider(0, 0, 0, 0)  # what a card of each group can be, and one elsewhere

    def of_group(self, owner: i64, group: i64, special: bool) -> i64:
        """What a portfolio's cards of a group can be; one of them may be there instead of the starting share."""
        others = self.p.unknown[row_of(self.p, self.viewer, owner) + group] > 0
        return (self._kinds[group] if others else 0) | (self.specials[owner] if special else 0)

    def action_card(self) -> i64:
        """What the card can be that somebody has to play."""
        return (1 << BOOM if self.pool[BOOM] > 0 else 0) | (1 << BUST if self.pool[BUST] > 0 else 0)

    def anything(self) -> i64:
        """What a card can be of which nothing is known but that the viewer has not seen it."""
        return self._kinds[ANYWHERE]

    def _consider(self, seat: i64, taken: i64, held: i64, instead: i64) -> vec[i64]:
        """All choices of different starting shares from this seat on; what the cards can be by any of them, or nothing.

        Those before it are taken; of these some are held, and of others there is a card instead, counted by group.
        """
        p = self.p
        while seat < p.players and self._allowed[seat] == 0:
            seat += 1
        if seat == p.players:
            cards = int(instead * PLACES + held)  # whoever holds which of them, the others can be the same
            if cards not in self._counted:
                self._counted[cards] = self._count(held, instead)
            return self._counted[cards]
        key = int(((instead * PLACES + held) * PLACES + taken) * PLACES + seat)
        if key in self._considered:
            return self._considered[key]
        kinds = vec[i64]()
        row = row_of(p, self.viewer, seat)
        for company in range(COMPANIES):
            bit: i64 = 1 << company
            start = i64(p.starts[row + company])
            if self._allowed[seat] & ~taken & bit == 0:
                continue
            if seat == self.player and p.unknown[row + FRESH] == 0 and start != INSTEAD + FRESH:
                continue  # there would be no card that could be an action card
            if start == HELD:
                found = self._consider(seat + 1, taken | bit, held | bit, instead)
            elif start >= INSTEAD:
                found = self._consider(seat + 1, taken | bit, held, instead + (1 << (WIDTH * (start - INSTEAD))))
            else:
                found = self._consider(seat + 1, taken | bit, held, instead)
            if len(found) > 0:
                self.starts[seat] |= bit
                if start == HELD:
                    self.specials[seat] |= bit
                elif start >= INSTEAD:
                    self.specials[seat] |= found[start - INSTEAD]
                kinds = _either(kinds, found)
        self._considered[key] = kinds
        return kinds

    def _count(self, held: i64, instead: i64) -> vec[i64]:
        """What the cards can be if these starting shares are held, and so many cards there instead of others."""
        p = self.p
        cards = self.pool[:]
        for company in range(COMPANIES):
            if held & (1 << company):
                cards[company] -= 1
                if cards[company] < 0:
                    return vec[i64]()
        needed = self._needed[:]
        for group in range(GROUPS):
            needed[group] += (instead >> (WIDTH * group)) & 7
        return kinds_of_groups(p, cards, needed, 0 if self.player == NONE else 1)


def _either(kinds: vec[i64], others: vec[i64]) -> vec[i64]:
    """What cards can be by one choice or by another; before the first there is nothing."""
    if len(kinds) == 0:
        return others[:]
    for group in range(GROUPS + 1):
        kinds[group] |= others[group]
    return kinds


def _unknown_by_group(p: Position, viewer: i64) -> vec[i64]:
    """How many cards of all portfolios together the viewer cannot tell."""
    number = vec[i64]([0] * GROUPS)
    for owner in range(p.players):
        row = row_of(p, viewer, owner)
        for group in range(GROUPS):
            number[group] += i64(p.unknown[row + group])
    return number


def _who_must_play(p: Position, viewer: i64) -> i64:
    """Who has an action card that the viewer cannot tell from the others, but everybody knows to be there; or NONE."""
    player = must_play(p)
    if player == NONE or player == viewer:
        return NONE
    row = row_of(p, viewer, player)
    return player if p.known[row + BOOM] + p.known[row + BUST] == 0 else NONE
