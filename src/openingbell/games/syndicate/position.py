"""What lies on the table: the state as plain data. The rules are functions on it, one file for each noun."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.game import Game
from openingbell.core.state import CHANCE, State
from openingbell.games.syndicate.components import (
    FIRMS,
    GONE,
    IN_BANK,
    LYING,
    NOBODY,
    NONE,
    RINGS,
    ROCK_BAND,
    WITH_BAND,
)
from openingbell.games.syndicate.edition import Edition
from openingbell.games.syndicate.steps import FIRST_PLAYER

# The places of a firm's shares, behind those of six seats.
AT_EXCHANGE: Final = 6
ON_CELL: Final = 7
SHARE_ROW: Final = 8

# Five bits of this number times a power of two tell which power it was: so the lowest bit is found without a search.
POWERS: Final = 0x077CB531


def _lowest() -> list[i64]:
    found = [i64(0)] * 32
    for firm in range(WITH_BAND):
        found[POWERS << firm >> 27 & 31] = firm
    return found


LOWEST: Final = vec[i64](_lowest())

# YF-10 How the game ends.
LAST: Final = 0
FIRST_BANKRUPTCY: Final = 1
ROUNDS: Final = 2
ENDS: Final = ("last", "first-bankruptcy", "rounds")


class Position(State):
    """The board, the bank, what everybody has, and how far the turn has got."""

    # The table's options.
    edition: Edition
    end: i64
    rounds: i64
    trades: bool

    # Money and tokens.
    cash: vec[i64]  # by seat
    bank: i64  # its money; with a BANKER it is in his cash (YF-90)
    place: vec[i64]  # by seat: its cell; NONE when ruined
    ruined: vec[i64]  # by seat: 0 or 1
    prison: vec[i64]  # by seat: turns missed in PRISON; NONE: free
    resting: vec[i64]  # by seat: 1 if it owes a missed turn to PARK

    # What seats hold besides firms.
    credit: vec[i64]  # by seat: receipts
    laps: vec[i64]  # by seat: how often the credit was prolonged
    stocks: vec[i64]  # by seat: exchange shares
    loads: vec[i64]  # by seat
    mafia: vec[i64]  # by seat: MAFIA cards
    hold_up: i64  # who holds BANK HOLD-UP
    space: i64  # who holds a SPACE PROGRAME
    banker: i64  # who is BANKER
    before: vec[i64]  # by IS card: before whom it lies

    # Firms. The rock band is the last one.
    owner: vec[i64]  # a seat, IN_BANK, WAITING or GONE
    built: vec[i64]  # structures
    mortgage: vec[i64]  # the sum lent; 0: not mortgaged
    insured: vec[i64]  # 0 or 1
    plaintiff: vec[i64]  # who has a lawsuit against it
    shares: vec[i64]  # a row of eight for each firm: seats, AT_EXCHANGE, ON_CELL
    firms: vec[i64]  # by seat: the bits of what it owns: `owner` seen from the other side
    papers: vec[i64]  # by seat: the bits of the firms whose shares it holds: `shares` seen from the other side
    pledged: i64  # the bits of the mortgaged firms
    band_cell: i64  # where the rock band lies

    # Decks.
    unseen: vec[i64]  # by card: how many were never seen
    known_is: vec[i64]  # the seen cards of the IS deck, the uppermost first
    known_f: vec[i64]  # … and of the F deck
    ring: vec[i64]  # the cards of the rings; NONE: never seen
    top: vec[i64]  # by ring: which card is on top
    rate: i64  # of exchange shares

    # The turn.
    turn: i64  # whose it is: M in the rules
    starter: i64  # who began
    round: i64
    repeats: i64  # turns in a row by doubles
    dice: i64  # the last roll, as its number
    left_prison: bool  # by this roll
    to_go: i64  # cells of the move still ahead
    used: vec[i64]  # by firm: what was done with it in this deal phase
    laid: bool  # the rock band, in this deal phase
    trades_begun: i64  # in this deal phase
    purchased: bool  # shares or loads, on this landing
    skip_cell: bool  # after a firm duel that the owner lost (YF-75)
    rent_before: i64  # what M owed on the cell before a duel that the owner won

    # A trade that is being composed.
    partner: i64
    side: i64  # 0: give, 1: take
    item: i64  # the last one named on that side
    given: i64  # how many items M has named to give
    payer: i64  # the side that names money; NONE: neither does
    tokens: i64  # what the tokens named come to
    deal: vec[i64]  # how often each item was named, `give` before `take`; empty without a trade

    # What is offered or auctioned.
    offered: i64  # a good
    nominal: i64
    price: i64  # the one being asked
    level: i64  # 10: from nominal upwards; 9 to 1: so many tenths of it
    bidder: i64  # who made the last bid
    passed: i64  # the bits of those who passed
    asked: i64  # how many seats were looked at since the last bid or fall
    queue: vec[i64]  # goods that wait for their auction
    bank_waits: bool  # the BANKER card does, behind all of them

    # A duel.
    meeting: i64  # the bits of those on the cell
    duelists: i64  # bits
    throwing: i64  # the bits of those who throw in this round
    best: vec[i64]  # by seat
    thrown: i64  # throws made by the one who throws
    ties: i64
    champion: i64  # the owner of the cell's firm: O in the rules
    contested: i64  # the group at stake; NONE: a plain duel
    winner: i64
    fee: i64  # of the winner, before anything changed hands

    def clear(self, game: Game, edition: Edition, players: i64, end: i64, rounds: i64, trades: bool) -> None:
        """The table before anybody moved (Y-15, Y-16, Y-19)."""
        self.game = game
        self.decide(FIRST_PLAYER, CHANCE)
        self.pending = vec[i64]()
        self.edition = edition
        self.players = players
        self.end = end
        self.rounds = rounds
        self.trades = trades
        self.cash = vec[i64]([edition.start_cash] * players)
        self.bank = edition.supply - players * edition.start_cash
        self.place = vec[i64]([0] * players)
        self.ruined = vec[i64]([0] * players)
        self.prison = vec[i64]([NONE] * players)
        self.resting = vec[i64]([0] * players)
        self.credit = vec[i64]([0] * players)
        self.laps = vec[i64]([0] * players)
        self.stocks = vec[i64]([0] * players)
        self.loads = vec[i64]([0] * players)
        self.mafia = vec[i64]([0] * players)
        self.hold_up = NOBODY
        self.space = NOBODY
        self.banker = NOBODY
        self.before = vec[i64]([NOBODY] * LYING)
        self.owner = _owners(edition)
        self.built = vec[i64]([0] * WITH_BAND)
        self.mortgage = vec[i64]([0] * WITH_BAND)
        self.insured = vec[i64]([0] * WITH_BAND)
        self.plaintiff = vec[i64]([NOBODY] * WITH_BAND)
        self.shares = _shares(edition)
        self.derive()
        self.band_cell = NONE
        self.unseen = edition.card_count[:]
        self.known_is = vec[i64]()
        self.known_f = vec[i64]()
        self.ring = vec[i64]([NONE] * int(edition.ring_at[RINGS]))
        self.top = vec[i64]([0] * RINGS)
        self.rate = 0
        self.turn = 0
        self.starter = 0
        self.round = 1
        self.repeats = 0
        self.dice = NONE
        self.left_prison = False
        self.to_go = 0
        self.used = vec[i64]([0] * FIRMS)
        self.laid = False
        self.trades_begun = 0
        self.purchased = False
        self.skip_cell = False
        self.rent_before = NONE
        self.partner = NOBODY
        self.side = 0
        self.item = NONE
        self.given = 0
        self.payer = NONE
        self.tokens = 0
        self.deal = vec[i64]()
        self.offered = NONE
        self.nominal = 0
        self.price = 0
        self.level = 0
        self.bidder = NOBODY
        self.passed = 0
        self.asked = 0
        self.queue = vec[i64]()
        self.bank_waits = False
        self.meeting = 0
        self.duelists = 0
        self.throwing = 0
        self.best = vec[i64]([0] * players)
        self.thrown = 0
        self.ties = 0
        self.champion = NOBODY
        self.contested = NONE
        self.winner = NOBODY
        self.fee = 0

    def copy_from(self, other: Position) -> None:
        """Take over everything from another position and share nothing with it but the edition."""
        self.game = other.game
        self.actor = other.actor
        self.step = other.step
        self.pending = other.pending[:]
        self.edition = other.edition
        self.players = other.players
        self.end = other.end
        self.rounds = other.rounds
        self.trades = other.trades
        self.cash = other.cash[:]
        self.bank = other.bank
        self.place = other.place[:]
        self.ruined = other.ruined[:]
        self.prison = other.prison[:]
        self.resting = other.resting[:]
        self.credit = other.credit[:]
        self.laps = other.laps[:]
        self.stocks = other.stocks[:]
        self.loads = other.loads[:]
        self.mafia = other.mafia[:]
        self.hold_up = other.hold_up
        self.space = other.space
        self.banker = other.banker
        self.before = other.before[:]
        self.owner = other.owner[:]
        self.built = other.built[:]
        self.mortgage = other.mortgage[:]
        self.insured = other.insured[:]
        self.plaintiff = other.plaintiff[:]
        self.shares = other.shares[:]
        self.firms = other.firms[:]
        self.papers = other.papers[:]
        self.pledged = other.pledged
        self.band_cell = other.band_cell
        self.unseen = other.unseen[:]
        self.known_is = other.known_is[:]
        self.known_f = other.known_f[:]
        self.ring = other.ring[:]
        self.top = other.top[:]
        self.rate = other.rate
        self.turn = other.turn
        self.starter = other.starter
        self.round = other.round
        self.repeats = other.repeats
        self.dice = other.dice
        self.left_prison = other.left_prison
        self.to_go = other.to_go
        self.used = other.used[:]
        self.laid = other.laid
        self.trades_begun = other.trades_begun
        self.purchased = other.purchased
        self.skip_cell = other.skip_cell
        self.rent_before = other.rent_before
        self.partner = other.partner
        self.side = other.side
        self.item = other.item
        self.given = other.given
        self.payer = other.payer
        self.tokens = other.tokens
        self.deal = other.deal[:]
        self.offered = other.offered
        self.nominal = other.nominal
        self.price = other.price
        self.level = other.level
        self.bidder = other.bidder
        self.passed = other.passed
        self.asked = other.asked
        self.queue = other.queue[:]
        self.bank_waits = other.bank_waits
        self.meeting = other.meeting
        self.duelists = other.duelists
        self.throwing = other.throwing
        self.best = other.best[:]
        self.thrown = other.thrown
        self.ties = other.ties
        self.champion = other.champion
        self.contested = other.contested
        self.winner = other.winner
        self.fee = other.fee

    def after(self, seat: i64, places: i64) -> i64:
        """The seat so many places round the table (YF-1)."""
        return (seat + places) % self.players

    def is_rival(self, seat: i64, other: i64) -> bool:
        """YF-1 Whether `other` is a living player besides `seat`."""
        return 0 <= other < self.players and other != seat and self.ruined[other] == 0

    def living(self) -> i64:
        number = self.players
        for ruined in self.ruined:
            number -= ruined
        return number

    def give_firm(self, firm: i64, owner: i64) -> None:
        """To a seat, IN_BANK, WAITING or GONE."""
        former = self.owner[firm]
        if former < IN_BANK:
            self.firms[former] &= ~(1 << firm)
        self.owner[firm] = owner
        if owner < IN_BANK:
            self.firms[owner] |= 1 << firm

    def pledge(self, firm: i64, sum_lent: i64) -> None:
        """The bank lends so much on a firm; 0: the mortgage is over."""
        self.mortgage[firm] = sum_lent
        if sum_lent > 0:
            self.pledged |= 1 << firm
        else:
            self.pledged &= ~(1 << firm)

    def move_shares(self, firm: i64, giver: i64, taker: i64, number: i64) -> None:
        if number == 0:
            return
        self.shares[firm * SHARE_ROW + giver] -= number
        self.shares[firm * SHARE_ROW + taker] += number
        if giver < AT_EXCHANGE and self.shares[firm * SHARE_ROW + giver] == 0:
            self.papers[giver] &= ~(1 << firm)
        if taker < AT_EXCHANGE:
            self.papers[taker] |= 1 << firm

    def derive(self) -> None:
        """Who has which firms and shares, from the firms' side, and which firms are mortgaged."""
        self.firms = vec[i64]([0] * self.players)
        self.papers = vec[i64]([0] * self.players)
        for seat in range(self.players):
            for firm in range(i64(WITH_BAND)):
                if self.owner[firm] == seat:
                    self.firms[seat] |= 1 << firm
                if firm < FIRMS and self.shares[firm * SHARE_ROW + seat] > 0:
                    self.papers[seat] |= 1 << firm
        self.pledged = 0
        for firm in range(i64(WITH_BAND)):
            if self.mortgage[firm] > 0:
                self.pledged |= 1 << firm


def held(p: Position, firm: i64, holder: i64) -> i64:
    """How many shares of a firm a seat holds, or AT_EXCHANGE, or ON_CELL. (A function: calls of methods cost more.)"""
    return p.shares[firm * SHARE_ROW + holder]


def lowest_firm(bits: i64) -> i64:
    """The first of some firms."""
    return LOWEST[(bits & -bits) * POWERS >> 27 & 31]


def _owners(edition: Edition) -> vec[i64]:
    """Every firm of the preset is in the bank, the rock band in the F deck."""
    owners = vec[i64](capacity=WITH_BAND)
    for firm in range(i64(WITH_BAND)):
        there = edition.exists[firm] and firm != ROCK_BAND
        owners = append(owners, i64(IN_BANK) if there else i64(GONE))
    return owners


def _shares(edition: Edition) -> vec[i64]:
    """Y-128 Fewer than half of a firm's shares are at the exchange, the rest on its cell (Y-15)."""
    shares = vec[i64]([0] * (FIRMS * SHARE_ROW))
    for firm in range(i64(FIRMS)):
        shares[firm * SHARE_ROW + AT_EXCHANGE] = edition.at_exchange[firm]
        shares[firm * SHARE_ROW + ON_CELL] = edition.shares[firm] - edition.at_exchange[firm]
    return shares
