"""What everybody knows of the portfolios: a careful player's notebook.

Split portfolios are known to all, because whatever goes there is shown, and whatever leaves (S-9.5). Of a normal
portfolio each viewer, and the public, knows some cards for certain (`known`, by kind): those that lay face up, that the
viewer placed or looked at, that were shown for a dividend, or came back from the split portfolio. The others are told
apart by what they cannot be. All shares of a company leave the normal portfolios when it splits or goes bankrupt, so a
card that stayed is none of that company. With the companies in the order of `recent`, those that split or went bankrupt
last first, a card cannot be one of the first so many: that number is its class. A card of class 0 can be any company.

A card gained in this round can also be an action card until its owner has played them all: it is FRESH. Of the starting
shares one more thing is known, that no two are alike (S-2.2): as long as it can be told from the others, a viewer knows
that it is none of its own starting company, and a re-deal keeps them different.

When a card of a company turns up, it was one that the viewer knew, if there was one; else one of those that can be it,
and then of the highest class: whatever else could be left is then possible for what is left (the sets are nested).
"""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.games.stockpile.components import COMPANIES
from openingbell.games.stockpile.position import FRESH, NONE, ROW, START, Position


def row_of(p: Position, viewer: i64, owner: i64) -> i64:
    """Where a viewer's notes on a portfolio begin; the public is the viewer after the last seat."""
    return (viewer * p.players + owner) * ROW


def rank(p: Position, company: i64) -> i64:
    """A company's place in the order of `recent`."""
    place: i64 = 0
    while p.recent[place] != company:
        place += 1
    return place


def can_be_start(p: Position, viewer: i64, row: i64, company: i64, place: i64) -> bool:
    """Whether the starting share in this row can be of this company, whose place is given."""
    mark = i64(p.unknown[row + START])
    if mark == 0 or place < mark - 1:
        return False
    return viewer == p.players or p.start_of[viewer] != company


# --- cards come -------------------------------------------------------------------------------------------------------


def note_started(p: Position, seat: i64, company: i64) -> None:
    """A starting share was dealt: nobody else knows more than that it is a share (S-2.2)."""
    p.start_of[seat] = company
    for viewer in range(p.players + 1):
        if viewer != seat:
            p.unknown[row_of(p, viewer, seat) + START] = 1


def note_taken(p: Position, seat: i64, kind: i64, knows: i64) -> None:
    """A card went from a pile into a portfolio; these viewers know it (S-6.8)."""
    for viewer in range(p.players + 1):
        if viewer != seat:
            row = row_of(p, viewer, seat)
            if knows & (1 << viewer):
                p.known[row + kind] += 1
            else:
                p.unknown[row + FRESH] += 1


def note_returned(p: Position, seat: i64, company: i64) -> None:
    """A split card was halved: it is back in the normal portfolio, and everybody saw it (S-8.2)."""
    for viewer in range(p.players + 1):
        if viewer != seat:
            p.known[row_of(p, viewer, seat) + company] += 1


# --- cards are shown or go --------------------------------------------------------------------------------------------


def note_gone(p: Position, seat: i64, kind: i64, number: i64) -> None:
    """So many cards of a kind left a normal portfolio for everybody to see: sold, played, split or discarded."""
    place = rank(p, kind) if kind < COMPANIES else COMPANIES
    for viewer in range(p.players + 1):
        if viewer != seat:
            row = row_of(p, viewer, seat)
            for _ in range(number):
                if p.known[row + kind] > 0:
                    p.known[row + kind] -= 1
                else:
                    tell_apart(p, viewer, row, kind, place)


def note_shown(p: Position, seat: i64, company: i64, number: i64) -> None:
    """So many cards of a normal portfolio were shown and put back (S-9.3)."""
    place = rank(p, company)
    for viewer in range(p.players + 1):
        if viewer != seat:
            row = row_of(p, viewer, seat)
            while i64(p.known[row + company]) < number:
                tell_apart(p, viewer, row, company, place)
                p.known[row + company] += 1


def tell_apart(p: Position, viewer: i64, row: i64, kind: i64, place: i64) -> None:
    """One of the unknown cards turned out to be of this kind: take the one that can be the least else."""
    if kind < COMPANIES:
        if can_be_start(p, viewer, row, kind, place):
            p.unknown[row + START] = 0
            return
        level = place
        while level >= 0:
            if p.unknown[row + level] > 0:
                p.unknown[row + level] -= 1
                return
            level -= 1
    p.unknown[row + FRESH] -= 1


# --- what nobody has any more -----------------------------------------------------------------------------------------


def note_drained(p: Position, seat: i64) -> None:
    """A seat has played all its action cards: what is left are shares (S-7.1)."""
    for viewer in range(p.players + 1):
        row = row_of(p, viewer, seat)
        p.unknown[row + p.fresh_class] += p.unknown[row + FRESH]
        p.unknown[row + FRESH] = 0


def note_purged(p: Position, company: i64) -> None:
    """No normal portfolio has this company any more: it split or went bankrupt (S-9.5, S-9.8)."""
    place = rank(p, company)
    for row in range(i64(0), (p.players + 1) * p.players * ROW, ROW):
        if place + 1 < COMPANIES:
            p.unknown[row + place + 1] += p.unknown[row + place]
        level = place
        while level > 0:
            p.unknown[row + level] = p.unknown[row + level - 1]
            level -= 1
        p.unknown[row] = 0
        mark = i64(p.unknown[row + START])
        if 0 < mark <= place + 1:
            p.unknown[row + START] += 1
    if NONE < p.fresh_class <= place:
        p.fresh_class += 1
    while place > 0:
        p.recent[place] = p.recent[place - 1]
        place -= 1
    p.recent[0] = company


def forget_everything(p: Position) -> None:
    """All shares are shown and sold: there is nothing left to know (S-11.2)."""
    for place in range(i64(len(p.known))):
        p.known[place] = 0
        p.unknown[place] = 0
    for seat in range(p.players):
        p.start_of[seat] = NONE
