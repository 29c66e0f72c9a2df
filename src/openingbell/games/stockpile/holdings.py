"""What a viewer knows of a portfolio, in numbers: a view and what it says of worth are made from these."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.games.stockpile.components import COMPANIES, HOLDABLE
from openingbell.games.stockpile.inference import Inference
from openingbell.games.stockpile.knowledge import row_of
from openingbell.games.stockpile.position import FRESH, GROUPS, Position
from openingbell.games.stockpile.starting import instead_of_start, is_start_held


class Unknown:
    """Cards that can all be the same, as far as the viewer can tell: a bit for each kind."""

    def __init__(self, cards: i64, can_be: i64, start: bool) -> None:
        self.cards = cards
        self.can_be = can_be
        self.start = start


class Holding:
    """By kind the normal cards that are known, by company the split ones, and the others in groups.

    `least` and `most` are the shares of each company that are surely and possibly there; a split card counts two.
    """

    def __init__(self, p: Position, notes: Inference, owner: i64) -> None:
        self.owner = owner
        row = row_of(p, notes.viewer, owner)
        own = notes.viewer == owner
        self.known: vec[i64] = vec[i64]([0] * HOLDABLE)
        self.cards: i64 = 0
        for kind in range(HOLDABLE):
            held = p.in_normal(owner, kind)
            self.cards += held
            self.known[kind] = held if own else i64(p.known[row + kind])
        self.unknown: list[Unknown] = [] if own else _unknown(p, notes, owner, row)
        self.split: vec[i64] = vec[i64]([0] * COMPANIES)
        self.least: vec[i64] = vec[i64]([0] * COMPANIES)
        self.most: vec[i64] = vec[i64]([0] * COMPANIES)
        for company in range(COMPANIES):
            self.split[company] = p.in_split(owner, company)
            self.least[company] = self.known[company] + 2 * self.split[company]
            more: i64 = 0
            for group in self.unknown:
                if group.can_be & (1 << company):
                    more += group.cards
            self.most[company] = self.least[company] + min(more, notes.pool[company])


def _unknown(p: Position, notes: Inference, owner: i64, row: i64) -> list[Unknown]:
    """The cards the viewer cannot tell, those of which it knows most first."""
    groups: list[Unknown] = []
    starts = notes.starts[owner]
    if is_start_held(p, row, starts):
        groups.append(Unknown(1, starts, True))
    instead = instead_of_start(p, row, starts)
    for back in range(i64(GROUPS)):
        group = GROUPS - 1 - back
        number = i64(p.unknown[row + group]) + (1 if group == instead else 0)
        if group == FRESH and owner == notes.player:  # one of them has to be an action card (S-7.1)
            groups.append(Unknown(1, notes.action_card(), False))
            number -= 1
        if number > 0:
            groups.append(Unknown(number, notes.of_group(owner, group, group == instead), False))
    return groups
