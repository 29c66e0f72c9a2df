"""What everybody knows of the portfolios: a careful player's notebook.

Split portfolios are known to all, because whatever goes there is shown, and whatever leaves (S-9.5). Of a normal
portfolio each viewer, and the public, knows some cards for certain (`known`, by kind): those that lay face up, that the
viewer placed or looked at, that were shown for a dividend, or came back from the split portfolio. The others are told
apart by what they cannot be. All shares of a company leave the normal portfolios when it splits or goes bankrupt, so a
card that stayed is none of that company. With the companies in the order of `recent`, those that split or went bankrupt
last first, a card cannot be one of the first so many: that number is its class. A card of class 0 can be any company.
A card gained in this round can also be an action card until its owner has played them all: it is fresh. `unknown`
counts the cards of each of these groups.

When a card of a company turns up, it was one that the viewer knew, if there was one; else one of those that can be it,
and then of the last group: whatever else could be left is then possible for what is left (the groups are nested).

The starting shares are all different (S-2.2), so what is found out about one tells of the others. But whether a card
that turned up was the starting share is often open, and may be settled much later, by somebody else's cards. So the
notes say for each company (`starts`) how it would be if the starting share had been of that company:
- HELD: it is there as one more card, never seen. This ends when a card of that company turns up that was not known.
- INSTEAD: that card was the starting share, so the one that `unknown` has given up for it is still there.
- GONE: something turned up that no card of `unknown` could be. Only those who had one more card to explain it are still
  possible, and they do not have it any more.
- RULED_OUT: it cannot have been.
`known` and `unknown` are what all of them have in common. That no two starting shares are alike, and that one knows
one's own, is not in the notes; starting.py puts them together.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from openingbell.games.stockpile import notes
from openingbell.games.stockpile.components import COMPANIES
from openingbell.games.stockpile.position import FRESH, GONE, HELD, INSTEAD, NONE, OLD, ROW, RULED_OUT, Position


def row_of(p: Position, viewer: i64, owner: i64) -> i64:
    """Where a viewer's notes on a portfolio begin; the public is the viewer after the last seat."""
    return (viewer * p.players + owner) * ROW


def rank(p: Position, company: i64) -> i64:
    """A company's place in the order of `recent`."""
    place: i64 = 0
    while p.recent[place] != company:
        place += 1
    return place


def conclude(p: Position) -> None:
    """Work out what follows from everything noted since the last time. Whoever reads the notebook asks for it first."""
    if len(p.notes) > 0:
        for note in p.notes:
            _conclude_from(p, note)
        p.notes = vec[i64]()


def _conclude_from(p: Position, note: i64) -> None:
    what = notes.what_happened(note)
    seat = notes.seat_of(note)
    kind = notes.kind_of(note)
    number = notes.number_of(note)
    if what == notes.TAKEN:
        _taken(p, seat, kind, number)
    elif what == notes.LEFT:
        _left(p, seat, kind, number)
    elif what == notes.DRAINED:
        _drained(p, seat)
    elif what == notes.PURGED:
        _purged(p, kind)
    elif what == notes.SHOWN:
        _shown(p, seat, kind, number)
    elif what == notes.RETURNED:
        _returned(p, seat, kind)
    elif what == notes.PILES_TAKEN:
        p.fresh_class = 0
    elif what == notes.ACTIONS_OVER:
        p.fresh_class = NONE
    elif what == notes.STARTED:
        _started(p, seat)
    else:
        _sold_out(p)


# --- cards come -------------------------------------------------------------------------------------------------------


def _started(p: Position, seat: i64) -> None:
    """Of a starting share nobody else knows more than that it is a share (S-2.2)."""
    for viewer in range(p.players + 1):
        if viewer != seat:
            row = row_of(p, viewer, seat)
            for possible in range(COMPANIES):
                p.starts[row + possible] = HELD


def _taken(p: Position, seat: i64, kind: i64, knows: i64) -> None:
    """Whoever does not know a card that was taken has one more that may be anything (S-6.8)."""
    for viewer in range(p.players + 1):
        if viewer != seat:
            row = row_of(p, viewer, seat)
            if knows & (1 << viewer):
                p.known[row + kind] += 1
            else:
                p.unknown[row + FRESH] += 1


def _returned(p: Position, seat: i64, company: i64) -> None:
    """Everybody saw the card that came back from the split portfolio (S-8.2)."""
    for viewer in range(p.players + 1):
        if viewer != seat:
            p.known[row_of(p, viewer, seat) + company] += 1


# --- cards are shown or go --------------------------------------------------------------------------------------------


def _left(p: Position, seat: i64, kind: i64, number: i64) -> None:
    """So many cards of a kind left a normal portfolio for everybody to see."""
    last = _last_group(p, kind)
    for viewer in range(p.players + 1):
        if viewer != seat:
            row = row_of(p, viewer, seat)
            for _ in range(number):
                if p.known[row + kind] > 0:
                    p.known[row + kind] -= 1
                else:
                    _tell_apart(p, row, kind, last)


def _shown(p: Position, seat: i64, company: i64, number: i64) -> None:
    """At least so many cards of a company are there (S-9.3)."""
    last = _last_group(p, company)
    for viewer in range(p.players + 1):
        if viewer != seat:
            row = row_of(p, viewer, seat)
            while i64(p.known[row + company]) < number:
                _tell_apart(p, row, company, last)
                p.known[row + company] += 1


def _last_group(p: Position, kind: i64) -> i64:
    """The group of the cards that can be this kind and least else."""
    return OLD + rank(p, kind) if kind < COMPANIES else FRESH


def _tell_apart(p: Position, row: i64, kind: i64, last: i64) -> None:
    """One of the unknown cards turned out to be of this kind: the one that can be the least else."""
    group = last
    while group >= 0 and p.unknown[row + group] == 0:
        group -= 1
    for company in range(COMPANIES):
        start = i64(p.starts[row + company])
        if start == RULED_OUT:
            continue
        explains = company == kind if start == HELD else INSTEAD + group < start <= INSTEAD + last
        if group < 0:
            p.starts[row + company] = GONE if explains else RULED_OUT
        elif explains:
            p.starts[row + company] = u8(INSTEAD + group)
    if group >= 0:
        p.unknown[row + group] -= 1


# --- what nobody has any more -----------------------------------------------------------------------------------------


def _drained(p: Position, seat: i64) -> None:
    """Who has played all action cards has shares left (S-7.1)."""
    group = OLD + p.fresh_class
    for viewer in range(p.players + 1):
        row = row_of(p, viewer, seat)
        p.unknown[row + group] += p.unknown[row + FRESH]
        p.unknown[row + FRESH] = 0
        for company in range(COMPANIES):
            if p.starts[row + company] == INSTEAD + FRESH:
                p.starts[row + company] = _instead(group)


def _purged(p: Position, company: i64) -> None:
    """Whatever is still hidden is none of this company (S-9.5, S-9.8)."""
    place = rank(p, company)
    for row in range(i64(0), (p.players + 1) * p.players * ROW, ROW):
        group = OLD + place
        if place + 1 < COMPANIES:
            p.unknown[row + group + 1] += p.unknown[row + group]
        while group > OLD:
            p.unknown[row + group] = p.unknown[row + group - 1]
            group -= 1
        p.unknown[row + OLD] = 0
        for possible in range(COMPANIES):
            start = i64(p.starts[row + possible])
            if INSTEAD + OLD <= start <= INSTEAD + OLD + place:
                p.starts[row + possible] = _instead(start - INSTEAD + 1)
        if p.starts[row + company] == HELD:
            p.starts[row + company] = RULED_OUT
    if NONE < p.fresh_class <= place:
        p.fresh_class += 1
    while place > 0:
        p.recent[place] = p.recent[place - 1]
        place -= 1
    p.recent[0] = company


def _instead(group: i64) -> u8:
    """One more card of this group; of the one after the last there is none, as it could be nothing."""
    return u8(INSTEAD + group) if group < OLD + COMPANIES else u8(RULED_OUT)


def _sold_out(p: Position) -> None:
    """There is nothing left to know (S-11.2)."""
    for place in range(i64(len(p.known))):
        p.known[place] = 0
        p.unknown[place] = 0
        p.starts[place] = RULED_OUT
