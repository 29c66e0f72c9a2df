"""Which starting shares are possible together: all are different (S-2.2), and one knows one's own.

A set of companies is a number with a bit for each. Whoever was dealt no starting share, or whose notes have none, has
the empty set and does not count.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.rng import Rng
from openingbell.games.stockpile.components import COMPANIES, HOLDABLE
from openingbell.games.stockpile.knowledge import row_of
from openingbell.games.stockpile.position import GONE, HELD, INSTEAD, NONE, OLD, RULED_OUT, Position


def possible_starts(p: Position, viewer: i64) -> vec[i64]:
    """By seat: the companies with which the others can have started, as far as a viewer can tell without counting."""
    sets = vec[i64]([0] * p.players)
    own: i64 = 0
    if viewer < p.players and p.start_of[viewer] != NONE:
        own = 1 << p.start_of[viewer]
    number: i64 = 0
    smallest = COMPANIES
    for owner in range(p.players):
        size: i64 = 0
        row = row_of(p, viewer, owner)
        for company in range(COMPANIES):
            if p.starts[row + company] != RULED_OUT and (1 << company) & own == 0:
                sets[owner] |= 1 << company
                size += 1
        if size > 0:
            number += 1
            smallest = min(smallest, size)
    if smallest >= number:
        return sets  # whatever one of them started with, there is always another company for each of the others
    found = vec[i64]([0] * p.players)
    _find_all(sets, 0, 0, found)
    return found


def _find_all(sets: vec[i64], seat: i64, taken: i64, found: vec[i64]) -> bool:
    """Whether there are different companies for all from this seat on, and which they can be."""
    while seat < i64(len(sets)) and sets[seat] == 0:
        seat += 1
    if seat == i64(len(sets)):
        return True
    possible = False
    for company in range(COMPANIES):
        bit: i64 = 1 << company
        if sets[seat] & ~taken & bit and _find_all(sets, seat + 1, taken | bit, found):
            found[seat] |= bit
            possible = True
    return possible


def can_all_differ(sets: vec[i64], seat: i64, taken: i64) -> bool:
    """Whether there are different companies for all from this seat on, none of them taken already."""
    while seat < i64(len(sets)) and sets[seat] == 0:
        seat += 1
    if seat == i64(len(sets)):
        return True
    for company in range(COMPANIES):
        bit: i64 = 1 << company
        if sets[seat] & ~taken & bit and can_all_differ(sets, seat + 1, taken | bit):
            return True
    return False


def draw_different(sets: vec[i64], cards: vec[i64], rng: Rng) -> vec[i64]:
    """A company of each set, all different: a choice is as likely as the product of their numbers of cards."""
    while True:
        drawn = vec[i64](capacity=len(sets))
        taken: i64 = 0
        for companies in sets:
            company = _draw_company(companies, cards, rng) if companies else NONE
            if company != NONE:
                if taken & (1 << company):
                    break
                taken |= 1 << company
            drawn = append(drawn, company)
        if len(drawn) == len(sets):
            return drawn


def _draw_company(companies: i64, cards: vec[i64], rng: Rng) -> i64:
    total: i64 = 0
    for company in range(COMPANIES):
        if companies & (1 << company):
            total += cards[company]
    left = rng.below(total)
    company = 0
    while True:
        if companies & (1 << company):
            if left < cards[company]:
                return company
            left -= cards[company]
        company += 1


def instead_of_start(p: Position, row: i64, companies: i64) -> i64:
    """The group of the card that may be there instead of the starting share, the widest if it is open; or NONE.

    If it may be there it does not matter that the starting share may be there too: that can be less than this card.
    """
    group = NONE
    for company in range(COMPANIES):
        start = i64(p.starts[row + company])
        if companies & (1 << company) and start >= INSTEAD and (group == NONE or start - INSTEAD < group):
            group = start - INSTEAD
    return group


def is_start_held(p: Position, row: i64, companies: i64) -> bool:
    """Whether the starting share, one of these companies, must still be there and unseen."""
    for company in range(COMPANIES):
        if companies & (1 << company) and p.starts[row + company] != HELD:
            return False
    return companies != 0


def fitting_starts(p: Position, row: i64, owner: i64) -> i64:
    """The starting companies that do not contradict what this portfolio has, by the notes that begin there.

    The cards have to suffice for the unknown ones that can only be some companies, and there has to be one more for
    the starting share or what is there instead. As the groups are nested, that is a matter of counting from the last.
    """
    spare: i64 = 0
    enough: i64 = COMPANIES - 1  # up to this class there is a card more than needed
    place: i64 = COMPANIES - 1
    unseen: i64 = 0  # the companies with a card that the viewer does not know
    while place >= 0:
        company = p.recent[place]
        cards = p.normal[owner * HOLDABLE + company] - i64(p.known[row + company])
        if cards > 0:
            unseen |= 1 << company
        spare += cards - i64(p.unknown[row + OLD + place])
        if spare < 0:
            return 0
        if spare == 0:
            enough = place - 1
        place -= 1
    fitting: i64 = 0
    for place in range(COMPANIES):
        company = p.recent[place]
        start = i64(p.starts[row + company])
        is_there = start == HELD and place <= enough and unseen & (1 << company) != 0
        if start == GONE or is_there or INSTEAD <= start <= INSTEAD + OLD + enough:
            fitting |= 1 << company
    return fitting
