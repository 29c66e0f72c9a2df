"""A position as numbers, the way a seat may know it. Layout and units: docs/environments.md."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from openingbell.core.encoding import (
    Encoder,
    Section,
    put,
    put_all,
    put_bits,
    put_by_seat,
    put_one,
    put_seat,
    seat_after,
)
from openingbell.core.state import OVER, State
from openingbell.games.acquire.components import (
    BANK,
    COLUMNS,
    CORPORATIONS,
    HAND,
    MAX_PLAYERS,
    PRICE_CARD,
    PRICE_ROW,
    PURCHASES,
    ROWS,
    SET_ASIDE,
    SHARES,
    SPACE_OF,
    TILES,
    UNINCORPORATED,
)
from openingbell.games.acquire.position import NONE, Position
from openingbell.games.acquire.steps import BUY, STEPS

# What a tile can be to a seat; a plane of the board for each but the first.
UNSEEN: Final = 0
ALONE: Final = 1
OF_CORPORATION: Final = 2
OWN: Final = OF_CORPORATION + CORPORATIONS
ASIDE: Final = OWN + 1
PLANES: Final = ASIDE


def _planes() -> list[int]:
    """By what a space of the board holds: the bit of a corporation, or UNINCORPORATED."""
    planes = [UNSEEN] * (UNINCORPORATED + 1)
    for corporation in range(CORPORATIONS):
        planes[1 << corporation] = OF_CORPORATION + corporation
    planes[UNINCORPORATED] = ALONE
    return planes


PLANE_OF: Final = vec[u8]([u8(plane) for plane in _planes()])

VERSION: Final = 1
MARGIN: Final = 10_000  # dollars
MONEY: Final = 100  # dollars are counted in hundreds
DECISIONS: Final = STEPS.of_seats()
PLACE_OF_STEP: Final = STEPS.places()


def sections(players: int) -> list[Section]:
    return [
        Section(
            "tiles",
            "planes of the board: unincorporated, the seven corporations, one's own hand, set aside",
            (PLANES, ROWS, COLUMNS),
        ),
        Section("seat", "which seat looks", (players,)),
        Section("step", ", ".join(DECISIONS), (len(DECISIONS),)),
        Section("turn", "whose turn it is", (players,)),
        Section("placed_column", "of the tile just placed", (COLUMNS,)),
        Section("placed_row", "of the tile just placed", (ROWS,)),
        Section("size", "tiles of each corporation", (CORPORATIONS,), unit=40),
        Section("price", "of a share, in hundreds", (CORPORATIONS,), unit=10),
        Section("unsold", "shares in the bank", (CORPORATIONS,), unit=SHARES),
        Section("safe", "11 tiles or more", (CORPORATIONS,)),
        Section("survivor", "of the merger", (CORPORATIONS,)),
        Section("defunct", "the corporation being settled", (CORPORATIONS,)),
        Section("waiting", "corporations still to be settled", (CORPORATIONS,)),
        Section("settled", "those already settled", (CORPORATIONS,)),
        Section("open", "whose money and shares are seen; the others' are zeros", (players,)),
        Section("cash", "in hundreds", (players,), unit=100),
        Section("shares", "of each seat in each corporation", (players, CORPORATIONS), unit=SHARES),
        Section("hand_sizes", "tiles in each hand", (players,), unit=HAND),
        Section("market", "shares of the market, with two players", unit=SHARES),
        Section("bag", "tiles in it", unit=TILES),
        Section("bought", "shares bought in this turn", unit=PURCHASES),
        Section("announced", "the end was announced"),
        Section("passes", "in a row", unit=MAX_PLAYERS),
        Section("turn_number", "from the beginning", unit=100),
    ]


class AcquireEncoder(Encoder):
    def __init__(self, players: int, rows: int = 1) -> None:
        super().__init__(sections(players), rows, VERSION, MARGIN)
        # What each tile was when the row was written, of which state, when, and for whom.
        self._seen: vec[u8] = vec[u8]([u8(UNSEEN)] * (rows * TILES))
        self._states: list[State | None] = [None] * rows
        self._turns: vec[i64] = vec[i64]([NONE] * rows)
        self._seats: vec[i64] = vec[i64]([NONE] * rows)

    def write(self, state: State, seat: i64, row: i64 = 0) -> None:
        p = cast(Position, state)
        out = self.out
        at = row * self.width
        if not self._is_still_buying(p, seat, row):
            write_tiles(p, seat, out, at, self._seen, row * TILES)
        at += PLANES * TILES
        at = put_one(out, at, p.players, seat)
        at = put_one(out, at, len(DECISIONS), PLACE_OF_STEP[p.step])
        at = put_seat(out, at, p.players, seat, p.turn)
        at = write_corporations(p, out, at)
        write_holdings(p, seat, out, at)

    def _is_still_buying(self, p: Position, seat: i64, row: i64) -> bool:
        """Whether the row was last written for this seat when it was buying in this turn: no tile has moved since."""
        turn: i64 = p.turn_number if p.step == BUY else NONE
        still = turn != NONE and self._turns[row] == turn and self._seats[row] == seat and self._states[row] is p
        self._turns[row] = turn
        self._seats[row] = seat
        if not still:
            self._states[row] = p
        return still


def write_tiles(p: Position, seat: i64, out: vec[i16], at: i64, seen: vec[u8], first: i64) -> None:
    """A plane of the board for each thing a tile can be. Few change from one time to the next.

    A tile is on the board, or else with somebody or nowhere: the sum of both planes is the one that counts, and nothing
    has to be asked.
    """
    holder = p.holder
    board = p.board
    space_of = SPACE_OF
    plane_of = PLANE_OF
    held_by = vec[u8]([u8(UNSEEN)] * (SET_ASIDE + 1))
    held_by[seat] = u8(OWN)
    held_by[SET_ASIDE] = u8(ASIDE)
    for tile in range(TILES):
        plane = plane_of[i64(board[space_of[tile]])] + held_by[i64(holder[tile])]
        before = seen[first + tile]
        if plane != before:
            _change(out, at + tile, i64(before), i64(plane))
            seen[first + tile] = plane


def _change(out: vec[i16], at: i64, before: i64, plane: i64) -> None:
    if before != UNSEEN:
        out[at + (before - 1) * TILES] = 0
    if plane != UNSEEN:
        out[at + (plane - 1) * TILES] = 1


def write_corporations(p: Position, out: vec[i16], at: i64) -> i64:
    tile: i64 = p.tile if p.turn_number > 0 else NONE
    at = put_one(out, at, COLUMNS, NONE if tile == NONE else tile % COLUMNS)
    at = put_one(out, at, ROWS, NONE if tile == NONE else tile // COLUMNS)
    size = p.size
    price_card = PRICE_CARD
    for corporation in range(CORPORATIONS):
        out[at + corporation] = i16(size[corporation])
        out[at + CORPORATIONS + corporation] = i16(price_card[corporation * PRICE_ROW + size[corporation]] // MONEY)
    at += 2 * CORPORATIONS
    at = put_all(out, at, p.shares, BANK * CORPORATIONS, (BANK + 1) * CORPORATIONS)
    at = put_bits(out, at, CORPORATIONS, p.safe)
    at = put_one(out, at, CORPORATIONS, p.survivor)
    at = put_one(out, at, CORPORATIONS, p.defunct)
    at = put_bits(out, at, CORPORATIONS, p.merging)
    return put_bits(out, at, CORPORATIONS, p.absorbed)


def write_holdings(p: Position, seat: i64, out: vec[i16], at: i64) -> None:
    """Money, shares and how far the turn has got; hidden holdings (A-2.5) are zeros."""
    players = p.players
    shares = p.shares
    cash = p.cash
    secret = p.hidden and p.actor != OVER
    for place in range(players):
        out[at + place] = 0 if secret and place > 0 else 1
    at += players
    for place in range(players):
        at = put(out, at, 0 if secret and place > 0 else cash[seat_after(seat, place, players)] // MONEY)
    for place in range(players):
        first = seat_after(seat, place, players) * CORPORATIONS
        for corporation in range(CORPORATIONS):
            out[at + corporation] = i16(shares[first + corporation])
        if secret and place > 0:
            for corporation in range(CORPORATIONS):
                if corporation != p.defunct:
                    out[at + corporation] = 0
        at += CORPORATIONS
    at = put_by_seat(out, at, players, seat, p.held)
    at = put(out, at, p.market_shares)
    at = put(out, at, p.bag)
    at = put(out, at, p.bought)
    at = put(out, at, 1 if p.announced else 0)
    at = put(out, at, p.passes)
    put(out, at, p.turn_number)
