"""What lies on the table: the state as plain data. The rules are functions on it, one file for each noun."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.bits import lowest
from openingbell.core.state import State
from openingbell.games.syndicate.components import FIRMS, IN_BANK, NOBODY, NONE, WITH_BAND
from openingbell.games.syndicate.edition import Edition
from openingbell.games.syndicate.underway import Auction, Duel, Trade

# The places of a firm's shares, behind those of six seats.
AT_EXCHANGE: Final = 6
ON_CELL: Final = 7
SHARE_ROW: Final = 8

# Bits of `used`: what was done with a firm in this deal phase.
LENT_ON: Final = 1  # mortgaged or redeemed
BOUGHT_OUT: Final = 2

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
    bank: i64 = 0  # its money; with a BANKER it is in his cash (YF-90)
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
    hold_up: i64 = NOBODY  # who holds BANK HOLD-UP
    space: i64 = NOBODY  # who holds a SPACE PROGRAME
    banker: i64 = NOBODY  # who is BANKER
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
    pledged: i64 = 0  # the bits of the mortgaged firms
    bank_papers: i64 = 0  # … of those whose shares the bank holds
    unfinished: i64 = 0  # … and of those with room for more structures
    band_cell: i64 = NONE  # where the rock band lies

    # Decks.
    unseen: vec[i64]  # by card: how many were never seen
    known_is: vec[i64]  # the seen cards of the IS deck, the uppermost first
    known_f: vec[i64]  # … and of the F deck
    ring: vec[i64]  # the cards of the rings; NONE: never seen
    top: vec[i64]  # by ring: which card is on top
    rate: i64 = 0  # of exchange shares

    # The turn.
    turn: i64 = 0  # whose it is: M in the rules
    starter: i64 = 0  # who began
    round: i64 = 1
    repeats: i64 = 0  # turns in a row by doubles
    dice: i64 = NONE  # the last roll, as its number
    left_prison: bool = False  # by this roll
    to_go: i64 = 0  # cells of the move still ahead
    used: vec[i64]  # by firm: what was done with it in this deal phase
    lent_on: i64 = 0  # the bits of the firms mortgaged or redeemed in it …
    bought_out: i64 = 0  # … and of those bought out: `used` seen from the other side
    laid: bool = False  # the rock band, in this deal phase
    trades_begun: i64 = 0  # in this deal phase
    purchased: bool = False  # shares or loads, on this landing: nothing more is sold
    skip_cell: bool = False  # after a firm duel that the owner lost (YF-75)
    rent_before: i64 = NONE  # what M owed on the cell before a duel that its owner won (YF-75) …
    rent_owner: i64 = NOBODY  # … and to whom

    # What is under way, and what waits for its auction.
    trade: Trade | None = None
    auction: Auction | None = None
    duel: Duel | None = None
    queue: vec[i64]  # goods …
    banker_waits: bool = False  # … and, behind all of them, the BANKER card

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
        self.bank_papers = other.bank_papers
        self.unfinished = other.unfinished
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
        self.lent_on = other.lent_on
        self.bought_out = other.bought_out
        self.laid = other.laid
        self.trades_begun = other.trades_begun
        self.purchased = other.purchased
        self.skip_cell = other.skip_cell
        self.rent_before = other.rent_before
        self.rent_owner = other.rent_owner
        self.trade = None if other.trade is None else other.trade.copy()
        self.auction = None if other.auction is None else other.auction.copy()
        self.duel = None if other.duel is None else other.duel.copy()
        self.queue = other.queue[:]
        self.banker_waits = other.banker_waits

    def break_off(self, step: i64, actor: i64) -> None:
        """Whatever else was still to come lapses."""
        self.pending = vec[i64]()
        self.duel = None
        self.decide(step, actor)

    def after(self, seat: i64, places: i64) -> i64:
        """The seat so many places round the table (YF-1)."""
        return (seat + places) % self.players

    def is_rival(self, seat: i64, other: i64) -> bool:
        """YF-1 Whether `other` is a living player besides `seat`."""
        return 0 <= other < self.players and other != seat and self.ruined[other] == 0

    def rivals(self, seat: i64) -> i64:
        """The bits of all of them."""
        bits: i64 = 0
        for other in range(self.players):
            if self.ruined[other] == 0:
                bits |= 1 << other
        return bits & ~(1 << seat)

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

    def use(self, firm: i64, deal: i64) -> None:
        """LENT_ON or BOUGHT_OUT, in this deal phase."""
        self.used[firm] |= deal
        if deal == LENT_ON:
            self.lent_on |= 1 << firm
        else:
            self.bought_out |= 1 << firm

    def use_nothing(self) -> None:
        """A deal phase begins."""
        firms = self.lent_on | self.bought_out
        while firms != 0:
            self.used[lowest(firms)] = 0
            firms &= firms - 1
        self.lent_on = 0
        self.bought_out = 0

    def set_structures(self, firm: i64, number: i64) -> None:
        self.built[firm] = number
        if number < self.edition.limit[firm]:
            self.unfinished |= 1 << firm
        else:
            self.unfinished &= ~(1 << firm)

    def move_shares(self, firm: i64, giver: i64, taker: i64, number: i64) -> None:
        if number == 0:
            return
        self.shares[firm * SHARE_ROW + giver] -= number
        self.shares[firm * SHARE_ROW + taker] += number
        if giver >= AT_EXCHANGE:
            if in_bank(self, firm) == 0:
                self.bank_papers &= ~(1 << firm)
        elif self.shares[firm * SHARE_ROW + giver] == 0:
            self.papers[giver] &= ~(1 << firm)
        if taker >= AT_EXCHANGE:
            self.bank_papers |= 1 << firm
        else:
            self.papers[taker] |= 1 << firm

    def new_part(self, field: str) -> object:
        if field == "trade":
            return Trade(NOBODY, vec[i64]())
        return Auction(NONE, 0) if field == "auction" else Duel(0, 0, NOBODY, vec[i64]())

    def derive(self) -> None:
        """What is seen from the other side: who has which firms and shares, the bank included, and which firms are
        mortgaged, have room for structures, and were used in this deal phase."""
        self.firms = vec[i64]([0] * self.players)
        self.papers = vec[i64]([0] * self.players)
        for seat in range(self.players):
            for firm in range(i64(WITH_BAND)):
                if self.owner[firm] == seat:
                    self.firms[seat] |= 1 << firm
                if firm < FIRMS and self.shares[firm * SHARE_ROW + seat] > 0:
                    self.papers[seat] |= 1 << firm
        self.pledged = 0
        self.bank_papers = 0
        self.unfinished = 0
        self.lent_on = 0
        self.bought_out = 0
        for firm in range(i64(WITH_BAND)):
            if self.mortgage[firm] > 0:
                self.pledged |= 1 << firm
            if firm < FIRMS:
                if in_bank(self, firm) > 0:
                    self.bank_papers |= 1 << firm
                if self.used[firm] & LENT_ON != 0:
                    self.lent_on |= 1 << firm
                if self.used[firm] & BOUGHT_OUT != 0:
                    self.bought_out |= 1 << firm
            if self.built[firm] < self.edition.limit[firm]:
                self.unfinished |= 1 << firm


def current_trade(p: Position) -> Trade:
    assert p.trade is not None
    return p.trade


def current_auction(p: Position) -> Auction:
    assert p.auction is not None
    return p.auction


def current_duel(p: Position) -> Duel:
    assert p.duel is not None
    return p.duel


def held(p: Position, firm: i64, holder: i64) -> i64:
    """How many shares of a firm a seat holds, or AT_EXCHANGE, or ON_CELL. (A function: calls of methods cost more.)"""
    return p.shares[firm * SHARE_ROW + holder]


def in_bank(p: Position, firm: i64) -> i64:
    """YF-7 The shares of a firm that the bank holds, at the exchange and on the cell."""
    return held(p, firm, AT_EXCHANGE) + held(p, firm, ON_CELL)


def papers_of_all(p: Position) -> i64:
    """The bits of the firms of which anybody holds shares, the bank excepted."""
    bits: i64 = 0
    for papers in p.papers:
        bits |= papers
    return bits
