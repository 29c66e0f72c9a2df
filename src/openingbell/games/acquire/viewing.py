"""What a seat or a spectator may know, ready for JSON."""

from __future__ import annotations

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.state import OVER
from openingbell.games.acquire.board import EFFECT_NAMES, around, effect
from openingbell.games.acquire.components import (
    BANK,
    CORPORATIONS,
    EMPTY,
    HAND,
    IN_BAG,
    MAJORITY,
    MINORITY,
    SET_ASIDE,
    SPACE_OF,
    TILE_NAMES,
    TILES,
    UNINCORPORATED,
)
from openingbell.games.acquire.knowledge import LIMIT, PART, PARTS, all_limits
from openingbell.games.acquire.names import names
from openingbell.games.acquire.position import NONE, Position
from openingbell.games.acquire.view_types import AcquireView, CorporationView, LimitView, MergerView, TileView


def view(p: Position, seat: int | None) -> dict[str, Any]:
    """Public things, one's own hand, and of hidden holdings (A-2.5) one's own."""
    seats = range(int(p.players))
    over = p.actor == OVER
    seen: AcquireView = {
        "seat": seat,
        "actor": int(p.actor),
        "step": p.step_name(),
        "turn": int(p.turn),
        "turn_number": int(p.turn_number),
        "placed": TILE_NAMES[p.tile] if p.tile != NONE and p.turn_number > 0 else None,
        "bought": int(p.bought),
        "announced": p.announced,
        "passes": int(p.passes),
        "board": _board(p),
        "corporations": [_corporation(p, number) for number in range(CORPORATIONS)],
        "merger": _merger(p),
        "hand": None if seat is None else _hand(p, seat),
        "hand_sizes": [int(held) for held in p.held],
        "bag": int(p.bag),
        "set_aside": _tiles_at(p, SET_ASIDE),
        "cash": [int(p.cash[other]) if _is_open(p, seat, other) else None for other in seats],
        "shares": [_shares(p, seat, other) for other in seats],
        "limits": _limits(p, seat),
        "scores": p.scores() if over else None,
        "winners": p.winners(),
    }
    return cast("dict[str, Any]", seen)


def view_beside(p: Position, other: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The same from another's view: only hands, and holdings that are hidden, differ."""
    seats = range(int(p.players))
    seen = other.copy()
    seen["seat"] = seat
    seen["hand"] = None if seat is None else _hand(p, seat)
    seen["cash"] = [int(p.cash[one]) if _is_open(p, seat, one) else None for one in seats]
    seen["shares"] = [_shares(p, seat, one) for one in seats]
    seen["limits"] = _limits(p, seat)
    return seen


def reveal(p: Position) -> dict[str, Any]:
    """The public view and everything that is hidden from somebody."""
    called = names(p)
    seats = range(p.players)
    revealed = view(p, None)
    del revealed["seat"], revealed["hand"], revealed["limits"]
    revealed["hands"] = [_tiles_at(p, seat) for seat in seats]
    revealed["bag"] = _tiles_at(p, IN_BAG)
    revealed["cash"] = p.scores()
    revealed["scores"] = p.scores()
    revealed["sizes"] = {called[number]: int(size) for number, size in enumerate(p.size) if size > 0}
    revealed["shares"] = [
        {called[number]: int(p.owned(seat, number)) for number in range(CORPORATIONS) if p.owned(seat, number) > 0}
        for seat in seats
    ]
    return revealed


def _tiles_at(p: Position, place: i64) -> list[str]:
    return [TILE_NAMES[tile] for tile in range(TILES) if i64(p.holder[tile]) == place]


def _board(p: Position) -> dict[str, str]:
    called = names(p)
    by_bit = {1 << number: called[number] for number in range(CORPORATIONS)}
    by_bit[UNINCORPORATED] = ""
    board: dict[str, str] = {}
    for tile in range(TILES):
        bit = int(p.board[SPACE_OF[tile]])
        if bit != EMPTY:
            board[TILE_NAMES[tile]] = by_bit[bit]
    return board


def _corporation(p: Position, corporation: i64) -> CorporationView:
    price = int(p.price(corporation))
    return {
        "name": names(p)[corporation],
        "size": int(p.size[corporation]),
        "price": price,
        "majority": MAJORITY * price,
        "minority": MINORITY * price,
        "safe": p.safe & (1 << corporation) != 0,
        "unsold": int(p.owned(BANK, corporation)),
        "leaders": None if p.hidden else _leaders(p, corporation),
    }


def _leaders(p: Position, corporation: i64) -> list[list[int]]:
    """Who would share which bonus if the corporation were settled now (A-5.4, A-5.5), the market aside."""
    holdings = [int(p.owned(seat, corporation)) for seat in range(p.players)]
    places = sorted({held for held in holdings if held > 0}, reverse=True)
    leaders = [[seat for seat, held in enumerate(holdings) if held == place] for place in places[:2]]
    return leaders[:1] if leaders and len(leaders[0]) > 1 else leaders


def _merger(p: Position) -> MergerView | None:
    if p.survivor == NONE and p.defunct == NONE and p.merging == 0:
        return None
    called = names(p)
    return {
        "survivor": None if p.survivor == NONE else called[p.survivor],
        "defunct": None if p.defunct == NONE else called[p.defunct],
        "waiting": [called[number] for number in range(CORPORATIONS) if p.merging & (1 << number)],
        "settled": [called[number] for number in range(CORPORATIONS) if p.absorbed & (1 << number)],
        "market": int(p.market_shares) if p.market_shares > 0 else None,
    }


def _hand(p: Position, seat: int) -> list[TileView]:
    tiles = [p.hands[seat * HAND + place] for place in range(p.held[seat])]
    return [_tile(p, tile) for tile in tiles]


def _tile(p: Position, tile: i64) -> TileView:
    touched = around(p, tile)
    return {
        "tile": TILE_NAMES[tile],
        "effect": EFFECT_NAMES[effect(p, tile)],
        "corporations": [names(p)[number] for number in range(CORPORATIONS) if touched & (1 << number)],
    }


def _is_open(p: Position, seat: int | None, other: int) -> bool:
    return not p.hidden or seat == other or p.actor == OVER


def _shares(p: Position, seat: int | None, other: int) -> list[int | None]:
    """Hidden holdings are shown only for the corporation being settled."""
    open_to_seat = _is_open(p, seat, other)
    return [
        int(p.owned(other, number)) if open_to_seat or number == p.defunct else None for number in range(CORPORATIONS)
    ]


def _limits(p: Position, seat: int | None) -> list[LimitView]:
    """What everybody could conclude, and what this seat could about the others."""
    seen = _rows(all_limits(p))
    if seat is not None:
        seen += [limit for limit in _rows(p.market_limits) if limit["seat"] != seat]
    return seen


def _rows(limits: vec[i64]) -> list[LimitView]:
    rows: list[LimitView] = []
    for row in range(i64(0), i64(len(limits)), LIMIT):
        mask = sum(int(limits[row + 2 + part]) << PART * part for part in range(PARTS))
        rows.append({"seat": int(limits[row]), "most": int(limits[row + 1]), "among": f"{mask:x}"})
    return rows
