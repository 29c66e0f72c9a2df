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
from openingbell.games.stockpile.knowledge import rank, row_of, tell_apart
from openingbell.games.stockpile.position import (
    ACT,
    FRESH,
    HAND,
    KNOWS_SHIFT,
    NONE,
    PAIRS,
    ROW,
    START,
    Position,
    is_face_down,
    kind_of,
)


def redeal_unseen(p: Position, seat: i64, rng: Rng) -> None:
    """Give this position other secrets, which to the seat could be the true ones."""
    _redeal_pairs(p, seat, rng)
    _redeal_investors(p, seat, rng)
    pool = _gather(p, seat)
    _deal_starting_shares(p, seat, pool, rng)
    _deal_old_cards(p, seat, pool, rng)
    _deal_fresh_cards(p, seat, pool, rng)
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
            for kind in range(i64(HOLDABLE)):
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


def _gather(p: Position, seat: i64) -> vec[i64]:
    """All unseen cards, back in one pool; of other portfolios only what the seat knows is left."""
    pool = unseen(p, seat)
    for owner in range(p.players):
        if owner != seat:
            row = row_of(p, seat, owner)
            for kind in range(i64(HOLDABLE)):
                p.normal[owner * HOLDABLE + kind] = i64(p.known[row + kind])
    return pool


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


def _deal_starting_shares(p: Position, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """Those that can still be told from others: different companies, and none the seat's own (S-2.2).

    A choice of companies is as likely as the product of their numbers says; who has which of them is then open.
    """
    owners = vec[i64](capacity=p.players)
    lowest: i64 = 0
    number: i64 = 0
    for owner in range(p.players):
        if owner != seat:
            p.start_of[owner] = NONE
            mark = i64(p.unknown[row_of(p, seat, owner) + START])
            if mark > 0:
                owners = append(owners, owner)
                lowest = mark - 1
                number += 1
    if number == 0:
        return
    # ways[place * 5 + n]: in how many ways n of the companies from this place on can be chosen
    ways = vec[i64]([0] * ((COMPANIES + 1) * 5))
    ways[COMPANIES * 5] = 1
    place: i64 = COMPANIES - 1
    while place >= lowest:
        company = p.recent[place]
        cards: i64 = 0 if company == p.start_of[seat] else pool[company]
        ways[place * 5] = 1
        for n in range(i64(1), number + 1):
            ways[place * 5 + n] = ways[place * 5 + 5 + n] + cards * ways[place * 5 + 5 + n - 1]
        place -= 1
    chosen = vec[i64](capacity=number)
    place = lowest
    left = number
    while left > 0:
        if rng.below(ways[place * 5 + left]) >= ways[place * 5 + 5 + left]:
            chosen = append(chosen, p.recent[place])
            left -= 1
        place += 1
    rng.shuffle(chosen)
    for n in range(number):
        p.start_of[owners[n]] = chosen[n]
        p.normal[owners[n] * HOLDABLE + chosen[n]] += 1
        pool[chosen[n]] -= 1


def _deal_old_cards(p: Position, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """Shares of all classes, the highest first: those that can be fewest companies."""
    level: i64 = COMPANIES - 1
    while level >= 0:
        for owner in range(p.players):
            if owner != seat:
                for _ in range(i64(p.unknown[row_of(p, seat, owner) + level])):
                    p.normal[owner * HOLDABLE + _draw(pool, p.recent, level, rng)] += 1
        level -= 1


def _deal_fresh_cards(p: Position, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """Cards gained this round, among which there may be action cards; whoever has to play one has one."""
    kinds = append(append(p.recent[:], BOOM), BUST)
    player = must_play(p)
    if player != NONE and player != seat:
        known = p.normal[player * HOLDABLE : (player + 1) * HOLDABLE]
        _deal_fresh(p, seat, player, pool, kinds, rng)
        while p.actions_of(player) == 0:
            for kind in range(i64(HOLDABLE)):
                pool[kind] += p.in_normal(player, kind) - known[kind]
                p.normal[player * HOLDABLE + kind] = known[kind]
            _deal_fresh(p, seat, player, pool, kinds, rng)
    for owner in range(p.players):
        if owner != seat and owner != player:
            _deal_fresh(p, seat, owner, pool, kinds, rng)


def must_play(p: Position) -> i64:
    """Who is known to have an action card, because nothing else could be asked of that seat now; or NONE."""
    return p.actor if p.step == ACT and not p.may_use(p.actor, CRAMER) else NONE


def _deal_fresh(p: Position, seat: i64, owner: i64, pool: vec[i64], kinds: vec[i64], rng: Rng) -> None:
    first = owner * HOLDABLE
    for _ in range(i64(p.unknown[row_of(p, seat, owner) + FRESH])):
        p.normal[first + _draw(pool, kinds, p.fresh_class, rng)] += 1


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
    """The others know what the seat knows that they know: what is public, and those of its own cards that they saw.

    What else they may have found out about each other the seat cannot tell.
    """
    for viewer in range(p.players):
        if viewer != seat:
            for owner in range(p.players):
                if owner != viewer:
                    row = row_of(p, viewer, owner)
                    public = row_of(p, p.players, owner)
                    for place in range(i64(ROW)):
                        p.unknown[row + place] = p.unknown[public + place]
                    for kind in range(i64(HOLDABLE)):
                        if owner != seat:
                            p.known[row + kind] = p.known[public + kind]
                        else:
                            _tell_apart_all(p, row, kind, i64(p.known[row + kind]) - i64(p.known[public + kind]))


def _tell_apart_all(p: Position, row: i64, kind: i64, number: i64) -> None:
    """So many of the cards that the public does not know are of this kind."""
    if number > 0:
        place = rank(p, kind) if kind < COMPANIES else COMPANIES
        for _ in range(number):
            tell_apart(p, p.players, row, kind, place)


# --- pairs and investors ----------------------------------------------------------------------------------------------


def _redeal_pairs(p: Position, seat: i64, rng: Rng) -> None:
    """Companies and forecasts of the pairs the seat does not know, and of those not dealt yet."""
    companies = vec[i64](capacity=PAIRS)
    forecasts = vec[i64](capacity=PAIRS)
    for number in range(i64(PAIRS)):
        if not _knows_company(p, seat, number):
            companies = append(companies, number)
        if not _knows_forecast(p, seat, number):
            forecasts = append(forecasts, number)
    if p.pair_company[0] == NONE:
        return
    rng.shuffle(companies)
    rng.shuffle(forecasts)
    next_pair: i64 = 0
    for number in range(i64(PAIRS)):
        if p.pair_company[number] != NONE and p.pair_knows[number] & (1 << seat) == 0:
            p.pair_company[number] = companies[next_pair]
            p.pair_forecast[number] = forecasts[next_pair]
            next_pair += 1


def _knows_company(p: Position, seat: i64, company: i64) -> bool:
    for number in range(i64(PAIRS)):
        if p.pair_company[number] == company and p.pair_knows[number] & (1 << seat):
            return True
    return False


def _knows_forecast(p: Position, seat: i64, forecast: i64) -> bool:
    for number in range(i64(PAIRS)):
        if p.pair_forecast[number] == forecast and p.pair_knows[number] & (1 << seat):
            return True
    return False


def _redeal_investors(p: Position, seat: i64, rng: Rng) -> None:
    """Until all are shown: what the others were dealt, and what they chose of it."""
    unknown = vec[i64](capacity=INVESTORS)
    for investor in range(i64(INVESTORS)):
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
