"""Dealing anew whatever a seat cannot know, from what it knows and the generator alone.

Every way to put the unseen cards where the seat's notes allow them is as likely as any other. Cards that may be fewest
kinds are drawn first, each at random from all unseen cards that it can be: as the sets of what a card can be are nested
(knowledge.py), whatever is drawn leaves the cards after it equally many ways, so all deals come out equally likely.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.rng import Rng
from openingbell.games.stockpile.components import BOOM, BUST, COMPANIES, CRAMER, HOLDABLE, INVESTORS
from openingbell.games.stockpile.knowledge import row_of
from openingbell.games.stockpile.position import (
    FRESH,
    HAND,
    KNOWS_SHIFT,
    NONE,
    OLD,
    PAIRS,
    ROW,
    Position,
    is_face_down,
    kind_of,
)
from openingbell.games.stockpile.starting import (
    can_all_differ,
    draw_different,
    fitting_starts,
    instead_of_start,
    is_start_held,
    possible_starts,
)
from openingbell.games.stockpile.steps import ACT


def deal_unseen(p: Position, seat: i64, rng: Rng) -> None:
    """Give this position other secrets, which to the seat could be the true ones."""
    _redeal_pairs(p, seat, rng)
    _redeal_investors(p, seat, rng)
    pool = _deal_portfolios(p, seat, rng)
    _deal_piles_and_hands(p, seat, pool, rng)
    p.deck = pool
    _share_notes(p, seat)


# --- market cards -----------------------------------------------------------------------------------------------------


def unseen(p: Position, seat: i64) -> vec[i64]:
    """By kind: how many cards there are whose place the viewer does not know, those in the deck included."""
    pool = p.deck[:]
    for owner in range(p.players):
        if owner != seat:
            row = row_of(p, seat, owner)
            for kind in range(HOLDABLE):
                pool[kind] += p.in_normal(owner, kind) - i64(p.known[row + kind])
            for place in range(owner * HAND, (owner + 1) * HAND):
                if p.hands[place] != NONE:
                    pool[p.hands[place]] += 1
    for card in p.table:
        if not sees(card, seat):
            pool[kind_of(card)] += 1
    return pool


def sees(card: i64, seat: i64) -> bool:
    """Whether a viewer knows a card on the piles; one that lies open is known to all."""
    return not is_face_down(card) or card & (1 << (KNOWS_SHIFT + seat)) != 0


def _draw(pool: vec[i64], kinds: vec[i64], first: i64, rng: Rng) -> i64:
    """A random card of the pool among those kinds, from the given place on; it leaves the pool."""
    total: i64 = 0
    last: i64 = len(kinds)
    for place in range(first, last):
        total += pool[kinds[place]]
    left = rng.below(total)
    place = first
    while left >= pool[kinds[place]]:
        left -= pool[kinds[place]]
        place += 1
    pool[kinds[place]] -= 1
    return kinds[place]


def _deal_portfolios(p: Position, seat: i64, rng: Rng) -> vec[i64]:
    """What the seat does not know of the others' cards, starting shares included; gives back what is left.

    If it is open whether somebody's starting share is still there, the cards have to allow that all were different
    (S-2.2); if they do not, all are dealt again.
    """
    cards = unseen(p, seat)
    starts = possible_starts(p, seat)
    held = starts[:]
    instead = vec[i64]([NONE] * p.players)
    is_open = False
    for owner in range(p.players):
        row = row_of(p, seat, owner)
        if starts[owner] and not is_start_held(p, row, starts[owner]):
            held[owner] = 0
            instead[owner] = instead_of_start(p, row, starts[owner])
            is_open = True
    while True:
        pool = cards[:]
        _take_back(p, seat)
        drawn = draw_different(held, cards, rng)
        for owner in range(p.players):
            if drawn[owner] != NONE:
                p.normal[owner * HOLDABLE + drawn[owner]] += 1
                pool[drawn[owner]] -= 1
        _deal_old_cards(p, seat, instead, pool, rng)
        _deal_fresh_cards(p, seat, instead, pool, rng)
        if is_open:
            fitting = _fitting(p, seat, starts, drawn)
            if not can_all_differ(fitting, 0, 0):
                continue
            drawn = draw_different(fitting, vec[i64]([1] * COMPANIES), rng)
        for owner in range(p.players):
            if owner != seat:
                p.start_of[owner] = drawn[owner]
        return pool


def _fitting(p: Position, seat: i64, starts: vec[i64], drawn: vec[i64]) -> vec[i64]:
    """By seat: which of these starting shares the cards allow; those drawn as such are certain."""
    fitting = starts[:]
    for owner in range(p.players):
        if drawn[owner] != NONE:
            fitting[owner] = 1 << drawn[owner]
        elif starts[owner]:
            fitting[owner] &= fitting_starts(p, row_of(p, seat, owner), owner)
    return fitting


def _take_back(p: Position, seat: i64) -> None:
    """Of the others' portfolios only what the seat knows is left."""
    for owner in range(p.players):
        if owner != seat:
            row = row_of(p, seat, owner)
            for kind in range(HOLDABLE):
                p.normal[owner * HOLDABLE + kind] = i64(p.known[row + kind])


def _deal_old_cards(p: Position, seat: i64, instead: vec[i64], pool: vec[i64], rng: Rng) -> None:
    """Shares of all classes, the highest first: those that can be fewest companies."""
    place: i64 = COMPANIES - 1
    while place >= 0:
        for owner in range(p.players):
            if owner != seat:
                for _ in range(_cards_of(p, seat, owner, OLD + place, instead)):
                    p.normal[owner * HOLDABLE + _draw(pool, p.recent, place, rng)] += 1
        place -= 1


def _cards_of(p: Position, seat: i64, owner: i64, group: i64, instead: vec[i64]) -> i64:
    """How many cards of a group a portfolio has, with the one that may be there instead of the starting share."""
    return i64(p.unknown[row_of(p, seat, owner) + group]) + (1 if instead[owner] == group else 0)


def _deal_fresh_cards(p: Position, seat: i64, instead: vec[i64], pool: vec[i64], rng: Rng) -> None:
    """Cards gained this round, among which there may be action cards; whoever has to play one has one."""
    if p.fresh_class == NONE:
        return
    kinds = append(append(p.recent[:], BOOM), BUST)
    player = must_play(p)
    if player != NONE and player != seat:
        before = p.normal[player * HOLDABLE : (player + 1) * HOLDABLE]
        number = _cards_of(p, seat, player, FRESH, instead)
        _deal_fresh(p, player, number, pool, kinds, rng)
        while p.actions_of(player) == 0:
            for kind in range(HOLDABLE):
                pool[kind] += p.in_normal(player, kind) - before[kind]
                p.normal[player * HOLDABLE + kind] = before[kind]
            _deal_fresh(p, player, number, pool, kinds, rng)
    for owner in range(p.players):
        if owner != seat and owner != player:
            _deal_fresh(p, owner, _cards_of(p, seat, owner, FRESH, instead), pool, kinds, rng)


def must_play(p: Position) -> i64:
    """Who is known to have an action card, because nothing else could be asked of that seat now; or NONE."""
    return p.actor if p.step == ACT and not p.may_use(p.actor, CRAMER) else NONE


def _deal_fresh(p: Position, owner: i64, number: i64, pool: vec[i64], kinds: vec[i64], rng: Rng) -> None:
    for _ in range(number):
        p.normal[owner * HOLDABLE + _draw(pool, kinds, p.fresh_class, rng)] += 1


def _deal_piles_and_hands(p: Position, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """Face-down cards of the piles and the others' hands can be anything that is left."""
    left = p.deck_size
    for place in range(i64(len(p.table))):
        if not sees(p.table[place], seat):
            left += 1
    for owner in range(p.players):
        if owner != seat:
            for place in range(owner * HAND, (owner + 1) * HAND):
                if p.hands[place] != NONE:
                    left += 1
    for place in range(i64(len(p.table))):
        card = p.table[place]
        if not sees(card, seat):
            p.table[place] = card - kind_of(card) + _draw_any(pool, left, rng)
            left -= 1
    for owner in range(p.players):
        if owner != seat:
            first = owner * HAND
            if p.hands[first] != NONE:
                p.hands[first] = _draw_any(pool, left, rng)
                left -= 1
            if p.hands[first + 1] != NONE:
                kind = _draw_any(pool, left, rng)
                left -= 1
                p.hands[first + 1] = max(kind, p.hands[first])
                p.hands[first] = min(kind, p.hands[first])


def _draw_any(pool: vec[i64], total: i64, rng: Rng) -> i64:
    """A random card of the pool, which has so many."""
    left = rng.below(total)
    kind: i64 = 0
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


# --- what the others know ---------------------------------------------------------------------------------------------


def _share_notes(p: Position, seat: i64) -> None:
    """The others know what is public, and of the seat's own cards what they saw of them, as the seat saw too.

    What else they may have found out about each other the seat cannot tell.
    """
    for viewer in range(p.players):
        for owner in range(p.players):
            if viewer != seat and owner != seat and owner != viewer:
                row = row_of(p, viewer, owner)
                public = row_of(p, p.players, owner)
                for place in range(ROW):
                    p.known[row + place] = p.known[public + place]
                    p.unknown[row + place] = p.unknown[public + place]
                    p.starts[row + place] = p.starts[public + place]


# --- pairs and investors ----------------------------------------------------------------------------------------------


def _redeal_pairs(p: Position, seat: i64, rng: Rng) -> None:
    """Companies and forecasts of the pairs the seat does not know, and of those not dealt yet."""
    companies = vec[i64](capacity=PAIRS)
    forecasts = vec[i64](capacity=PAIRS)
    for number in range(PAIRS):
        if not _knows_company(p, seat, number):
            companies = append(companies, number)
        if not _knows_forecast(p, seat, number):
            forecasts = append(forecasts, number)
    if p.pair_company[0] == NONE:
        return
    rng.shuffle(companies)
    rng.shuffle(forecasts)
    next_pair: i64 = 0
    for number in range(PAIRS):
        if p.pair_company[number] != NONE and p.pair_knows[number] & (1 << seat) == 0:
            p.pair_company[number] = companies[next_pair]
            p.pair_forecast[number] = forecasts[next_pair]
            next_pair += 1


def _knows_company(p: Position, seat: i64, company: i64) -> bool:
    for number in range(PAIRS):
        if p.pair_company[number] == company and p.pair_knows[number] & (1 << seat):
            return True
    return False


def _knows_forecast(p: Position, seat: i64, forecast: i64) -> bool:
    for number in range(PAIRS):
        if p.pair_forecast[number] == forecast and p.pair_knows[number] & (1 << seat):
            return True
    return False


def _redeal_investors(p: Position, seat: i64, rng: Rng) -> None:
    """Until all are shown: what the others were dealt, and what they chose of it."""
    unknown = vec[i64](capacity=INVESTORS)
    for investor in range(INVESTORS):
        if p.offered[seat] & (1 << investor) == 0:
            unknown = append(unknown, investor)
    next_card: i64 = 0
    shuffled = False
    for owner in range(p.players):
        if owner != seat and p.offered[owner] != 0:
            if not shuffled:
                rng.shuffle(unknown)
                shuffled = True
            cards = _bits_in(p.offered[owner])
            kept = _bits_in(p.investors[owner])
            p.offered[owner] = 0
            p.investors[owner] = 0
            for number in range(cards):
                bit: i64 = 1 << unknown[next_card]
                next_card += 1
                p.offered[owner] |= bit
                if number < kept:
                    p.investors[owner] |= bit


def _bits_in(bits: i64) -> i64:
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number
