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
)
from openingbell.core.state import OVER, State
from openingbell.games.acquire.components import (
    BANK,
    COLUMNS,
    CORPORATIONS,
    HAND,
    ON_BOARD,
    PURCHASES,
    ROWS,
    SET_ASIDE,
    SHARES,
    SPACE_OF,
    TILES,
    UNINCORPORATED,
)
from openingbell.games.acquire.position import BUY, DEAL, NONE, PLACE, Position

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

MONEY: Final = 100  # dollars are counted in hundreds
STEPS: Final = BUY - PLACE + 1


def sections(players: int) -> list[Section]:
    return [
        Section("tiles", (PLANES, ROWS, COLUMNS)),
        Section("seat", (players,)),
        Section("step", (STEPS,)),
        Section("turn", (players,)),
        Section("placed_column", (COLUMNS,)),
        Section("placed_row", (ROWS,)),
        Section("size", (CORPORATIONS,), unit=40),
        Section("price", (CORPORATIONS,), unit=10),
        Section("unsold", (CORPORATIONS,), unit=SHARES),
        Section("safe", (CORPORATIONS,)),
        Section("survivor", (CORPORATIONS,)),
        Section("defunct", (CORPORATIONS,)),
        Section("waiting", (CORPORATIONS,)),
        Section("settled", (CORPORATIONS,)),
        Section("open", (players,)),
        Section("cash", (players,), unit=100),
        Section("shares", (players, CORPORATIONS), unit=SHARES),
        Section("hand_sizes", (players,), unit=HAND),
        Section("market", unit=SHARES),
        Section("bag", unit=TILES),
        Section("bought", unit=PURCHASES),
        Section("announced"),
        Section("passes", unit=players),
        Section("turn_number", unit=100),
    ]


class AcquireEncoder(Encoder):
    margin: int = 10_000  # dollars

    def __init__(self, players: int, rows: int = 1) -> None:
        super().__init__(sections(players), rows)
        self._seen: vec[u8] = vec[u8]([u8(UNSEEN)] * (rows * TILES))  # what each tile was when the row was written

    def write(self, state: State, seat: i64, row: i64 = 0) -> None:
        p = cast(Position, state)
        out = self.out
        at = row * self.width
        write_tiles(p, seat, out, at, self._seen, row * TILES)
        at += PLANES * TILES
        at = put_one(out, at, p.players, seat)
        at = put_one(out, at, STEPS, p.step - PLACE)
        at = put_seat(out, at, p.players, seat, p.turn)
        at = write_corporations(p, out, at)
        write_holdings(p, seat, out, at)


def write_tiles(p: Position, seat: i64, out: vec[i16], at: i64, seen: vec[u8], first: i64) -> None:
    """A plane of the board for each thing a tile can be. Few change from one time to the next."""
    holder = p.holder
    board = p.board
    for tile in range(i64(TILES)):
        where = i64(holder[tile])
        if where == ON_BOARD:
            plane = i64(PLANE_OF[i64(board[SPACE_OF[tile]])])
        elif where == seat:
            plane = OWN
        elif where == SET_ASIDE:
            plane = ASIDE
        else:
            plane = UNSEEN
        before = i64(seen[first + tile])
        if plane != before:
            if before != UNSEEN:
                out[at + (before - 1) * TILES + tile] = 0
            if plane != UNSEEN:
                out[at + (plane - 1) * TILES + tile] = 1
            seen[first + tile] = u8(plane)


def write_corporations(p: Position, out: vec[i16], at: i64) -> i64:
    tile: i64 = p.tile if p.step > DEAL else NONE
    at = put_one(out, at, COLUMNS, NONE if tile == NONE else tile % COLUMNS)
    at = put_one(out, at, ROWS, NONE if tile == NONE else tile // COLUMNS)
    at = put_all(out, at, p.size, 0, CORPORATIONS)
    for corporation in range(i64(CORPORATIONS)):
        at = put(out, at, p.price(corporation) // MONEY)
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
    secret = p.hidden and p.actor != OVER
    for place in range(players):
        at = put(out, at, 0 if secret and place > 0 else 1)
    for place in range(players):
        at = put(out, at, 0 if secret and place > 0 else p.cash[(seat + place) % players] // MONEY)
    for place in range(players):
        first = (seat + place) % players * CORPORATIONS
        for corporation in range(i64(CORPORATIONS)):
            unknown = secret and place > 0 and corporation != p.defunct
            out[at] = 0 if unknown else i16(shares[first + corporation])
            at += 1
    at = put_by_seat(out, at, players, seat, p.held)
    at = put(out, at, p.market_shares)
    at = put(out, at, p.bag)
    at = put(out, at, p.bought)
    at = put(out, at, 1 if p.announced else 0)
    at = put(out, at, p.passes)
    put(out, at, p.turn_number)
