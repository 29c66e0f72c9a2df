"""What a hidden card can still be, from a viewer's notes and from counting what they have not seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.games.stockpile.components import BOOM, BUST, COMPANIES, KINDS
from openingbell.games.stockpile.knowledge import row_of
from openingbell.games.stockpile.position import START, Position
from openingbell.games.stockpile.redealing import unseen


class Inference:
    """One viewer's knowledge, counted once for a whole view."""

    def __init__(self, p: Position, viewer: i64) -> None:
        self.p = p
        self.viewer = viewer
        self.pool: vec[i64] = unseen(p, viewer)
        self.spare: vec[i64] = self._count_spare()

    def _count_spare(self) -> vec[i64]:
        """By class: how many unseen shares that a card of this class can be are not needed for those of higher ones."""
        p = self.p
        spare = vec[i64]([0] * COMPANIES)
        number: i64 = 0
        level: i64 = COMPANIES - 1
        while level >= 0:
            number += self.pool[p.recent[level]]
            for owner in range(p.players):
                row = row_of(p, self.viewer, owner)
                number -= i64(p.unknown[row + level])
                if i64(p.unknown[row + START]) == level + 1:
                    number -= 1
            spare[level] = number
            level -= 1
        return spare

    def share_of_class(self, level: i64) -> list[i64]:
        """The companies that a card of this class can be."""
        p = self.p
        possible: list[i64] = []
        short = False  # all shares from here on are needed for cards of a higher class
        for place in range(level, i64(COMPANIES)):
            if place > level and self.spare[place] == 0:
                short = True
            if not short and self.pool[p.recent[place]] > 0:
                possible.append(p.recent[place])
        return sorted(possible)

    def starting_share(self, owner: i64) -> list[i64]:
        """The companies that a starting share can be, the viewer's own excepted (S-2.2)."""
        p = self.p
        level = i64(p.unknown[row_of(p, self.viewer, owner) + START]) - 1
        own = p.start_of[self.viewer] if self.viewer < p.players else -1
        return [company for company in self.share_of_class(level) if company != own]

    def fresh(self) -> list[i64]:
        """What a card gained this round can be."""
        return self.share_of_class(self.p.fresh_class) + [kind for kind in (BOOM, BUST) if self.pool[kind] > 0]

    def anything(self) -> list[i64]:
        """What a card can be of which nothing is known but that the viewer has not seen it."""
        others = [kind for kind in range(i64(COMPANIES), i64(KINDS)) if self.pool[kind] > 0]
        if self.spare[0] == 0:
            return others
        return self.share_of_class(0) + others
