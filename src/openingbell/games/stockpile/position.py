"""What lies on the table: the state as plain data. The rules are functions on it, one file for each noun."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from openingbell.core.game import Game
from openingbell.core.state import CHANCE, State
from openingbell.games.stockpile.components import (
    COMPANIES,
    FEES,
    HOLDABLE,
    KINDS,
    MAX_PILES,
    TRACK_ROW,
    Components,
    piles_for,
)
from openingbell.games.stockpile.steps import SHARE

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1
PAIRS: Final[i64] = 6
ALL: Final[i64] = 63  # who knows something that lies open: every seat, and everybody else
HAND: Final = 2

# A card on the piles is one number: its kind, whether it lies face down, on which pile, who laid it there (one more
# than the seat, 0: nobody) and the bits of those who know it.
FACE_DOWN: Final = 1 << 4
PILE_SHIFT: Final = 5
LAID_SHIFT: Final = 8
KNOWS_SHIFT: Final = 12

# Of each portfolio each viewer knows so many cards of each holdable kind (`known`), and of the others how many are in
# each group (`unknown`; knowledge.py). What a card can be is less from group to group.
ROW: Final[i64] = 8
FRESH: Final = 0  # gained this round, so that it may be an action card
OLD: Final = 1  # a share of class 0; after it those of class 1, 2 …
GROUPS: Final[i64] = OLD + COMPANIES

# For each company (`starts`): what has become of the starting share if it was of that company.
RULED_OUT: Final = 0  # it cannot have been
HELD: Final = 1  # it is there, and was never seen: a card besides those in `known` and `unknown`
GONE: Final = 2  # it was seen
INSTEAD: Final = 3  # it was seen, and instead there is one more card of the group whose number is added


class Position(State):
    """The table, the portfolios, the bank, and how far the round has got.

    Numbers begin as declared, arrays and what depends on the options in `clear`.
    """

    # The table's options.
    piles: i64
    with_investors: bool
    advanced: bool
    chosen_first: i64  # the seat the host chose as the first player, or NONE
    parts: Components  # never changes: copies share it

    # Money. What the bank paid out is in the players' hands.
    cash: vec[i64]
    bank: i64
    owed: vec[i64]  # three for each seat: unpaid fees of each kind (S-6.7)

    # The board: where each company's ticker is, counted from 0.
    space: vec[i64]

    # Market cards.
    deck: vec[i64]  # by kind
    deck_size: i64 = 0
    discards: vec[i64]  # by kind
    hands: vec[i64]  # two for each seat; its cards ascending, then NONE
    table: vec[i64]  # on the piles, in the order in which they were laid
    normal: vec[i64]  # eight for each seat: its cards of each holdable kind
    split: vec[i64]  # six for each seat
    cards: vec[i64]  # by seat: how many it has in both portfolios

    # Investors, as bits.
    offered: vec[i64]  # by seat: those dealt to it, until all have chosen
    investors: vec[i64]  # by seat: those it chose
    used: i64 = 0  # abilities used this round

    # The round.
    round: i64 = 0
    first: i64  # who has the token, or NONE until that is known
    dealt: i64 = 0  # cards dealt in the present step: shares, investors, pairs or market cards
    asked: i64 = 0  # how many seats have had their turn in the present phase
    pair_company: vec[i64]
    pair_forecast: vec[i64]
    pair_knows: vec[i64]  # the bits of those who know a pair
    revealed: i64 = 0  # pairs revealed in the movement phase
    bid: vec[i64]  # by pile: the space of the piece on its track, or NONE
    bidder: vec[i64]  # by pile: whose piece it is, or NONE
    placements: i64 = 0  # how often a piece was placed in this round
    last_bidder: i64 = NONE
    final_peek: bool = False  # Martha was asked after the last bid
    played: bool = False  # the acting seat has played an action card

    # A ticker on its way, and a dividend being claimed.
    mover: i64 = NONE
    steps: i64 = 0
    claim_company: i64 = NONE
    claim_each: i64 = 0
    claim_asked: i64 = 0

    # What everybody knows of the portfolios (knowledge.py), but for what was noted since (notes.py).
    notes: vec[i64]
    known: vec[u8]
    unknown: vec[u8]
    starts: vec[u8]
    recent: vec[i64]  # the companies, those that split or went bankrupt last first
    fresh_class: i64 = NONE  # of the cards gained this round, while some may be action cards; else NONE
    start_of: vec[i64]  # by seat: its starting share, or NONE

    def clear(
        self, game: Game, parts: Components, players: i64, with_investors: bool, advanced: bool, chosen_first: i64
    ) -> None:
        """The table before anything is dealt (S-2)."""
        self.game = game
        self.parts = parts
        self.decide(SHARE, CHANCE)
        self.pending = vec[i64]()
        self.players = players
        self.piles = piles_for(players)
        self.with_investors = with_investors
        self.advanced = advanced
        self.chosen_first = chosen_first
        start = i64(0) if with_investors else parts.cash[1 if players == 2 else 0]  # S-2.1, S-12.1, S-13.1
        self.cash = vec[i64]([start] * players)
        self.bank = -start * players
        self.owed = vec[i64]([0] * (players * FEES))
        self.space = vec[i64]([parts.starts[self.track(company)] for company in range(COMPANIES)])
        self.deck = parts.deck[:]
        for number in parts.deck:
            self.deck_size += number
        self.discards = vec[i64]([0] * KINDS)
        self.hands = vec[i64]([NONE] * (players * HAND))
        self.table = vec[i64]()
        self.normal = vec[i64]([0] * (players * HOLDABLE))
        self.split = vec[i64]([0] * (players * COMPANIES))
        self.cards = vec[i64]([0] * players)
        self.offered = vec[i64]([0] * players)
        self.investors = vec[i64]([0] * players)
        self.first = chosen_first
        self.pair_company = vec[i64]([NONE] * PAIRS)
        self.pair_forecast = vec[i64]([NONE] * PAIRS)
        self.pair_knows = vec[i64]([0] * PAIRS)
        self.bid = vec[i64]([NONE] * MAX_PILES)
        self.bidder = vec[i64]([NONE] * MAX_PILES)
        self.notes = vec[i64]()
        rows = (players + 1) * players
        self.known = vec[u8]([u8(0)] * (rows * ROW))
        self.unknown = vec[u8]([u8(0)] * (rows * ROW))
        self.starts = vec[u8]([u8(0)] * (rows * ROW))
        self.recent = vec[i64]([0, 1, 2, 3, 4, 5])
        self.start_of = vec[i64]([NONE] * players)

    def copy_from(self, other: Position) -> None:
        """Take over everything from another position and share nothing with it but the components."""
        self.game = other.game
        self.parts = other.parts
        self.actor = other.actor
        self.step = other.step
        self.pending = other.pending[:]
        self.players = other.players
        self.piles = other.piles
        self.with_investors = other.with_investors
        self.advanced = other.advanced
        self.chosen_first = other.chosen_first
        self.cash = other.cash[:]
        self.bank = other.bank
        self.owed = other.owed[:]
        self.space = other.space[:]
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.discards = other.discards[:]
        self.hands = other.hands[:]
        self.table = other.table[:]
        self.normal = other.normal[:]
        self.split = other.split[:]
        self.cards = other.cards[:]
        self.offered = other.offered[:]
        self.investors = other.investors[:]
        self.used = other.used
        self.round = other.round
        self.first = other.first
        self.dealt = other.dealt
        self.asked = other.asked
        self.pair_company = other.pair_company[:]
        self.pair_forecast = other.pair_forecast[:]
        self.pair_knows = other.pair_knows[:]
        self.revealed = other.revealed
        self.bid = other.bid[:]
        self.bidder = other.bidder[:]
        self.placements = other.placements
        self.last_bidder = other.last_bidder
        self.final_peek = other.final_peek
        self.played = other.played
        self.mover = other.mover
        self.steps = other.steps
        self.claim_company = other.claim_company
        self.claim_each = other.claim_each
        self.claim_asked = other.claim_asked
        self.notes = other.notes[:]
        self.known = other.known[:]
        self.unknown = other.unknown[:]
        self.starts = other.starts[:]
        self.recent = other.recent[:]
        self.fresh_class = other.fresh_class
        self.start_of = other.start_of[:]

    # --- the table --------------------------------------------------------------------------------------------------

    def track(self, company: i64) -> i64:
        """The row of a company's track on this table's board (S-1.5, S-14)."""
        return company + COMPANIES if self.advanced else company

    def price(self, company: i64) -> i64:
        """What a share sells for, in dollars."""
        return self.parts.values[self.track(company) * TRACK_ROW + self.space[company]]

    def turn(self, number: i64) -> i64:
        """The seat whose turn is the first (0), the second (1) … of the round (S-3.2)."""
        seat = self.first + number
        return seat - self.players if seat >= self.players else seat

    def has(self, seat: i64, investor: i64) -> bool:
        """Whether a seat plays with this investor."""
        return self.investors[seat] & (1 << investor) != 0

    def may_use(self, seat: i64, investor: i64) -> bool:
        """Whether a seat has this investor and did not use the ability yet this round."""
        return self.investors[seat] & ~self.used & (1 << investor) != 0

    # --- portfolios -------------------------------------------------------------------------------------------------

    def in_normal(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat has in the normal portfolio."""
        return self.normal[seat * HOLDABLE + kind]

    def in_split(self, seat: i64, company: i64) -> i64:
        """How many cards of a company a seat has in the split portfolio."""
        return self.split[seat * COMPANIES + company]

    def actions_of(self, seat: i64) -> i64:
        """How many action cards a seat has not played yet."""
        return self.normal[seat * HOLDABLE + COMPANIES] + self.normal[seat * HOLDABLE + COMPANIES + 1]

    def discard(self, kind: i64, number: i64) -> None:
        self.discards[kind] += number


# --- cards on the piles -----------------------------------------------------------------------------------------------


def packed(kind: i64, face_down: bool, pile: i64, laid_by: i64, knows: i64) -> i64:
    """A card on the piles as one number."""
    down: i64 = FACE_DOWN if face_down else 0
    return kind | down | (pile << PILE_SHIFT) | ((laid_by + 1) << LAID_SHIFT) | (knows << KNOWS_SHIFT)


def kind_of(card: i64) -> i64:
    return card & 15


def is_face_down(card: i64) -> bool:
    return card & FACE_DOWN != 0


def pile_of(card: i64) -> i64:
    return (card >> PILE_SHIFT) & 7


def laid_by(card: i64) -> i64:
    return ((card >> LAID_SHIFT) & 15) - 1


def knows_of(card: i64) -> i64:
    return card >> KNOWS_SHIFT
