"""What lies on the table: the state as plain data. The rules are functions on it, one file for each noun."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from openingbell.core.game import Game
from openingbell.core.state import CHANCE, State
from openingbell.games.acquire.components import (
    BANK,
    CORPORATIONS,
    GIANT_SIZE,
    HAND,
    IN_BAG,
    PRICE_CARD,
    PRICE_ROW,
    SAFE_SIZE,
    SHARES,
    SPACES,
    STARTING_CASH,
    TILES,
)
from openingbell.games.acquire.steps import STARTING_TILE

NONE: Final[i64] = -1


class Position(State):
    """The table, the hands, the bank, and how far the turn has got.

    Numbers begin as declared, arrays and what depends on the options in `clear`.
    `board`, `active`, `safe`, `giant`, `hands` and `bag` follow from the rest; they are kept because the rules read
    them all the time, and `audit` compares them.
    """

    # The table's options.
    hidden: bool  # holdings are hidden
    classic: bool  # classic names

    # Tiles.
    board: vec[u8]  # by space: the bit of a corporation, UNINCORPORATED or EMPTY
    holder: vec[u8]  # by tile: a seat, IN_BAG, ON_BOARD or SET_ASIDE
    hands: vec[i64]  # six places for each seat; its tiles ascending, then NONE
    held: vec[i64]  # by seat: how many tiles it has
    bag: i64 = TILES  # how many tiles are in the bag

    # Corporations.
    size: vec[i64]
    active: i64 = 0  # the bits of those on the board
    safe: i64 = 0  # … with 11 tiles or more
    giant: i64 = 0  # … with 41 tiles or more

    # Money and shares.
    cash: vec[i64]
    shares: vec[i64]  # seven for each seat, and in the row BANK those unsold

    # The turn.
    turn: i64 = 0  # whose it is
    turn_number: i64 = 0
    dealt: i64 = 0  # tiles dealt in the setup
    tile: i64 = NONE  # the tile just placed
    bought: i64 = 0
    announced: bool = False
    passes: i64 = 0  # in a row
    to_draw: i64 = 0

    # The merger.
    survivor: i64 = NONE
    merging: i64 = 0  # the bits of the corporations still to be settled
    absorbed: i64 = 0  # the bits of those already settled
    defunct: i64 = NONE  # the one being settled
    market_shares: i64 = 0  # how many shares the market holds in it
    asked: i64 = 0  # how many seats were asked about their shares in it

    # What follows from what everybody saw; see knowledge.py.
    joined: vec[i16]  # by space: the turn in which it joined its corporation
    safe_from: vec[i64]  # by corporation: the turn in which it became safe
    checked: vec[i64]  # by seat: the turn in which it last set dead tiles aside
    fresh: vec[i64]  # by seat: how many tiles it drew since then
    limits: vec[i64]  # what the passes told
    market_limits: vec[i64]  # what the market's numbers told, each seat about the other

    def clear(self, game: Game, players: i64, hidden: bool, classic: bool) -> None:
        """The table before anybody drew a tile (A-2.1)."""
        self.game = game
        self.decide(STARTING_TILE, CHANCE)
        self.players = players
        self.hidden = hidden
        self.classic = classic
        self.pending = vec[i64]()
        self.board = vec[u8]([u8(0)] * SPACES)
        self.holder = vec[u8]([u8(IN_BAG)] * TILES)
        self.hands = vec[i64]([NONE] * (players * HAND))
        self.held = vec[i64]([0] * players)
        self.size = vec[i64]([0] * CORPORATIONS)
        self.cash = vec[i64]([STARTING_CASH] * players)
        self.shares = vec[i64]([0] * (BANK * CORPORATIONS) + [SHARES] * CORPORATIONS)
        self.joined = vec[i16]([i16(0)] * SPACES)
        self.safe_from = vec[i64]([0] * CORPORATIONS)
        self.checked = vec[i64]([0] * players)
        self.fresh = vec[i64]([0] * players)
        self.limits = vec[i64]()
        self.market_limits = vec[i64]()

    def copy_from(self, other: Position) -> None:
        """Take over everything from another position and share nothing with it."""
        self.game = other.game
        self.actor = other.actor
        self.step = other.step
        self.pending = other.pending[:]
        self.players = other.players
        self.hidden = other.hidden
        self.classic = other.classic
        self.board = other.board[:]
        self.holder = other.holder[:]
        self.hands = other.hands[:]
        self.held = other.held[:]
        self.bag = other.bag
        self.size = other.size[:]
        self.active = other.active
        self.safe = other.safe
        self.giant = other.giant
        self.cash = other.cash[:]
        self.shares = other.shares[:]
        self.turn = other.turn
        self.turn_number = other.turn_number
        self.dealt = other.dealt
        self.tile = other.tile
        self.bought = other.bought
        self.announced = other.announced
        self.passes = other.passes
        self.to_draw = other.to_draw
        self.survivor = other.survivor
        self.merging = other.merging
        self.absorbed = other.absorbed
        self.defunct = other.defunct
        self.market_shares = other.market_shares
        self.asked = other.asked
        self.joined = other.joined[:]
        self.safe_from = other.safe_from[:]
        self.checked = other.checked[:]
        self.fresh = other.fresh[:]
        self.limits = other.limits[:]
        self.market_limits = other.market_limits[:]

    def price(self, corporation: i64) -> i64:
        """A-1.3 What a share costs at the present size; 0 for a corporation that is not on the board."""
        return PRICE_CARD[corporation * PRICE_ROW + self.size[corporation]]

    def resize(self, corporation: i64, size: i64) -> None:
        """Give a corporation this many tiles (A-1.4)."""
        self.size[corporation] = size
        bit: i64 = 1 << corporation
        self.active = self.active | bit if size > 0 else self.active & ~bit
        if size >= SAFE_SIZE and self.safe & bit == 0:
            self.safe |= bit
            self.safe_from[corporation] = self.turn_number
        if size >= GIANT_SIZE:
            self.giant |= bit

    def owned(self, seat: i64, corporation: i64) -> i64:
        """How many shares of a corporation a seat has, or the bank."""
        return self.shares[seat * CORPORATIONS + corporation]

    def move_shares(self, giver: i64, taker: i64, corporation: i64, number: i64) -> None:
        """Shares change hands, between seats and the bank."""
        self.shares[giver * CORPORATIONS + corporation] -= number
        self.shares[taker * CORPORATIONS + corporation] += number
