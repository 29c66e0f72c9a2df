"""Whether a position is sound: nothing lost or doubled, and what is kept twice agrees."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.errors import AuditFailed
from openingbell.core.state import RULES
from openingbell.games.stockpile.components import (
    BOOM,
    BUST,
    CARD_NAMES,
    COMPANIES,
    CRAMER,
    FEE,
    FEES,
    HOLDABLE,
    INVESTORS,
    KINDS,
    MAX_PILES,
    pieces_for,
)
from openingbell.games.stockpile.knowledge import row_of
from openingbell.games.stockpile.position import (
    ALL,
    FRESH,
    GROUPS,
    HAND,
    HELD,
    INSTEAD,
    NONE,
    PAIRS,
    Position,
    is_face_down,
    kind_of,
    knows_of,
    laid_by,
    pile_of,
)
from openingbell.games.stockpile.starting import fitting_starts
from openingbell.games.stockpile.steps import (
    ACT,
    ACTIONS,
    BID,
    CARD,
    CHOOSE,
    CLAIM,
    DECLARE,
    FIRST,
    INVESTOR,
    MOVEMENT,
    PAIR,
    PEEK,
    PLACE,
    PREPARE,
    ROUND_ENDS,
    SELL,
    SHARE,
    STEPS,
    TICKER,
)


def audit(p: Position) -> None:
    """Raise AuditFailed with what is wrong."""
    _audit_turn(p)
    _audit_table(p)
    _audit_hands(p)
    _audit_cards(p)
    _audit_money(p)
    _audit_board(p)
    _audit_bids(p)
    _audit_pairs(p)
    _audit_investors(p)
    _audit_order(p)
    for viewer in range(p.players + 1):
        for owner in range(p.players):
            _audit_notes(p, viewer, owner)


def _audit_turn(p: Position) -> None:
    """The step fits the actor, and all counters are within their bounds."""
    STEPS.audit(p)
    early = p.step == SHARE or p.step == FIRST
    if (early and p.first != p.chosen_first) or (not early and not 0 <= p.first < p.players):
        raise AuditFailed(f"the first player is {p.first} in step {p.step}")
    if not (0 <= p.round <= p.parts.rounds[p.players] and 0 <= p.asked <= 2 * p.players):
        raise AuditFailed(f"round {p.round}, {p.asked} seats were asked")
    if (p.round == 0) != (early or p.step == INVESTOR or p.step == CHOOSE):
        raise AuditFailed(f"step {p.step} in round {p.round}")
    if not 0 <= p.dealt <= 40 or (p.step == PAIR and p.dealt >= PAIRS) or (p.step == SHARE and p.dealt >= p.players):
        raise AuditFailed(f"{p.dealt} cards were dealt in step {p.step}")
    if not 0 <= p.revealed <= PAIRS or not 0 <= p.claim_asked <= p.players or not -20 <= p.steps <= 20:
        raise AuditFailed(f"{p.revealed} pairs are revealed, {p.claim_asked} seats claimed, {p.steps} steps are left")
    if not (NONE <= p.mover < COMPANIES and NONE <= p.claim_company < COMPANIES) or len(p.pending) % 2 != 0:
        raise AuditFailed(f"company {p.mover} moves, {p.claim_company} pays, {len(p.pending)} numbers wait")
    if (len(p.pending) > 0) != (p.step == CLAIM or p.step == DECLARE):
        raise AuditFailed(f"{len(p.pending)} numbers wait in step {p.step}")
    for place in range(i64(0), i64(len(p.pending)), i64(2)):
        waiting = p.pending[place]
        if waiting not in (ACTIONS, MOVEMENT, TICKER, ROUND_ENDS) or p.pending[place + 1] != RULES:
            raise AuditFailed(f"step {waiting} waits")
    if (p.step == CLAIM) != (p.claim_company != NONE) or (p.steps != 0 and p.mover == NONE):
        raise AuditFailed(f"step {p.step} while company {p.claim_company} pays a dividend")
    if p.step == ACT and p.actions_of(p.actor) == 0 and not p.may_use(p.actor, CRAMER):
        raise AuditFailed(f"seat {p.actor} is to act and cannot")
    if p.step == SELL and p.cards[p.actor] == 0:
        raise AuditFailed(f"seat {p.actor} is to sell and has nothing")
    if p.step == PLACE and p.hands[p.actor * HAND] == NONE:
        raise AuditFailed(f"seat {p.actor} is to place a card and has none")


def _audit_table(p: Position) -> None:
    """Cards lie on piles that are in play; what is open is known to all."""
    for card in p.table:
        if kind_of(card) >= KINDS or pile_of(card) >= p.piles or not NONE <= laid_by(card) < p.players:
            raise AuditFailed(f"a card on the piles is {card}")
        if not 0 <= knows_of(card) <= ALL or (not is_face_down(card) and knows_of(card) != ALL):
            raise AuditFailed(f"a card on the piles is known to {knows_of(card)}")
        if is_face_down(card) and (laid_by(card) == NONE or knows_of(card) & (1 << laid_by(card)) == 0):
            raise AuditFailed("somebody does not know the card they laid")
    if len(p.table) > 0 and p.step not in (CARD, PLACE, PREPARE, PEEK, BID):
        raise AuditFailed(f"there are cards on the piles in step {p.step}")


def _audit_hands(p: Position) -> None:
    """Two places for each seat, ascending, the empty ones last."""
    for seat in range(p.players):
        first = p.hands[seat * HAND]
        second = p.hands[seat * HAND + 1]
        if not (NONE <= first < KINDS and NONE <= second < KINDS) or (second != NONE and second < first):
            raise AuditFailed(f"seat {seat} holds {first} and {second}")


def _audit_cards(p: Position) -> None:
    """Every card of the market deck is in one place."""
    size: i64 = 0
    for kind in range(KINDS):
        number = p.deck[kind] + p.discards[kind]
        size += p.deck[kind]
        for card in p.table:
            if kind_of(card) == kind:
                number += 1
        for card in p.hands:
            if card == kind:
                number += 1
        for seat in range(p.players):
            if kind < HOLDABLE:
                number += _count(p.in_normal(seat, kind), kind)
            if kind < COMPANIES:
                number += _count(p.in_split(seat, kind), kind)
            if kind >= FEE:
                number += _count(p.owed[seat * FEES + kind - FEE], kind)
        if number != p.parts.deck[kind] or p.deck[kind] < 0 or p.discards[kind] < 0:
            raise AuditFailed(f"there are {number} cards {CARD_NAMES[kind]}, {p.deck[kind]} in the deck")
    if p.deck_size != size:
        raise AuditFailed(f"the deck has {size} cards, not {p.deck_size}")
    for seat in range(p.players):
        cards: i64 = 0
        for kind in range(HOLDABLE):
            cards += p.in_normal(seat, kind)
        for company in range(COMPANIES):
            cards += p.in_split(seat, company)
        if cards != p.cards[seat]:
            raise AuditFailed(f"seat {seat} has {cards} cards, not {p.cards[seat]}")
        if p.actions_of(seat) > 0 and p.step != ACT and p.step != CLAIM:
            raise AuditFailed(f"seat {seat} has action cards in step {p.step}")


def _count(number: i64, kind: i64) -> i64:
    if number < 0:
        raise AuditFailed(f"somebody has {number} cards {CARD_NAMES[kind]}")
    return number


def _audit_money(p: Position) -> None:
    """What the bank does not have the players have; nobody keeps a fee that can be paid."""
    total = p.bank
    for seat in range(p.players):
        total += p.cash[seat]
        if p.cash[seat] < 0:
            raise AuditFailed(f"seat {seat} has {p.cash[seat]}")
        for fee in range(FEES):
            if p.owed[seat * FEES + fee] > 0 and p.cash[seat] >= p.parts.fees[fee]:
                raise AuditFailed(f"seat {seat} could pay a fee it owes")
    if total != 0:
        raise AuditFailed(f"{total} dollars came from nowhere")


def _audit_board(p: Position) -> None:
    for company in range(COMPANIES):
        if not 0 <= p.space[company] < p.parts.spaces[p.track(company)]:
            raise AuditFailed(f"the ticker of company {company} is at {p.space[company]}")


def _audit_bids(p: Position) -> None:
    """A piece and its space go together; nobody has more pieces than there are, or bids what cannot be paid."""
    for pile in range(MAX_PILES):
        if not NONE <= p.bid[pile] < len(p.parts.bids) or (p.bid[pile] == NONE) != (p.bidder[pile] == NONE):
            raise AuditFailed(f"on track {pile} is a piece of {p.bidder[pile]} at {p.bid[pile]}")
        if p.bid[pile] != NONE and (pile >= p.piles or not 0 <= p.bidder[pile] < p.players):
            raise AuditFailed(f"track {pile} is not in play")
    for seat in range(p.players):
        pieces: i64 = 0
        for pile in range(MAX_PILES):
            if p.bidder[pile] == seat:
                pieces += 1
        if pieces > pieces_for(p.players):
            raise AuditFailed(f"seat {seat} has {pieces} pieces on the tracks")
    if not NONE <= p.last_bidder < p.players or (p.placements > 0) != (p.last_bidder != NONE):
        raise AuditFailed(f"{p.placements} pieces were placed, the last by {p.last_bidder}")
    if p.placements > 0 and p.step != BID and p.step != PEEK:
        raise AuditFailed(f"there are bids in step {p.step}")


def _audit_pairs(p: Position) -> None:
    """Every company and every forecast once, as far as they are dealt (S-4.4)."""
    companies: i64 = 0
    forecasts: i64 = 0
    dealt: i64 = 0 if p.round == 0 else p.dealt if p.step == PAIR else PAIRS
    for number in range(PAIRS):
        company = p.pair_company[number]
        forecast = p.pair_forecast[number]
        if not (NONE <= company < COMPANIES and NONE <= forecast < COMPANIES):
            raise AuditFailed(f"pair {number} is {company}, {forecast}")
        if (number < dealt) != (company != NONE) or (number < dealt) != (forecast != NONE):
            raise AuditFailed(f"pair {number} of {dealt} is {company}, {forecast}")
        if number < dealt:
            if companies & (1 << company) or forecasts & (1 << forecast):
                raise AuditFailed(f"company {company} or forecast {forecast} is used twice")
            companies |= 1 << company
            forecasts |= 1 << forecast


def _audit_investors(p: Position) -> None:
    """Nobody has an investor of somebody else."""
    taken: i64 = 0
    for seat in range(p.players):
        mine = p.offered[seat] | p.investors[seat]
        if mine & taken or not 0 <= mine < 1 << INVESTORS:
            raise AuditFailed(f"seat {seat} has investors {mine}")
        if p.offered[seat] and p.investors[seat] & ~p.offered[seat]:
            raise AuditFailed(f"seat {seat} chose an investor that was not dealt to it")
        taken |= mine
    if taken and not p.with_investors:
        raise AuditFailed("there are investors at a table without")


def _audit_order(p: Position) -> None:
    seen: i64 = 0
    for company in p.recent:
        if not 0 <= company < COMPANIES:
            raise AuditFailed(f"company {company} went bankrupt")
        seen |= 1 << company
    if seen != ALL or not NONE <= p.fresh_class <= COMPANIES:
        raise AuditFailed("a company is missing in the order of those that split or went bankrupt")
    started: i64 = 0
    for seat in range(p.players):
        start = p.start_of[seat]
        if not NONE <= start < COMPANIES or (start != NONE and started & (1 << start)):
            raise AuditFailed(f"seat {seat} started with {start}")
        if start != NONE:
            started |= 1 << start


def _audit_notes(p: Position, viewer: i64, owner: i64) -> None:
    """What a viewer knows of a portfolio is true of it: the cards it does not know can be what they are."""
    row = row_of(p, viewer, owner)
    noted: i64 = 0
    held: i64 = 0
    for kind in range(HOLDABLE):
        noted += i64(p.known[row + kind])
        held += p.in_normal(owner, kind)
        if i64(p.known[row + kind]) > p.in_normal(owner, kind):
            raise AuditFailed(f"viewer {viewer} knows more {CARD_NAMES[kind]} of seat {owner} than there are")
    for group in range(GROUPS):
        noted += i64(p.unknown[row + group])
    start = p.start_of[owner]
    if start != NONE and (p.starts[row + start] == HELD or p.starts[row + start] >= INSTEAD):
        noted += 1
    if noted != (0 if viewer == owner else held):
        raise AuditFailed(f"viewer {viewer} has notes on {noted} of {held} cards of seat {owner}")
    if viewer == owner:
        return
    fresh = i64(p.unknown[row + FRESH])
    if start != NONE and p.starts[row + start] == INSTEAD + FRESH:
        fresh += 1
    if p.actions_of(owner) - i64(p.known[row + BOOM]) - i64(p.known[row + BUST]) > fresh:
        raise AuditFailed(f"viewer {viewer} does not think of an action card of seat {owner}")
    if start != NONE and fitting_starts(p, row, owner) & (1 << start) == 0:
        raise AuditFailed(f"viewer {viewer} expects other cards with seat {owner}, or another starting share")
