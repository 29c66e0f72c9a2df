"""A-9 Two players: the stock market as a third shareholder."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.rng import Rng
from openingbell.core.state import Log
from openingbell.games.acquire import moves
from openingbell.games.acquire.components import COLUMNS, IN_BAG, TILES
from openingbell.games.acquire.hands import draw_from_bag
from openingbell.games.acquire.knowledge import note_market
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import Position


def legal(p: Position) -> vec[i64]:
    """The numbers that a tile in the bag bears; with an empty bag all from 1 to 12 (A-9.2)."""
    outcomes = vec[i64](capacity=COLUMNS)
    for column in range(COLUMNS):
        if weight(p, column) > 0:
            outcomes = append(outcomes, moves.MARKET + column)
    return outcomes


def is_legal(p: Position, outcome: i64) -> bool:
    column = outcome - moves.MARKET
    return 0 <= column < COLUMNS and weight(p, column) > 0


def weights(p: Position) -> vec[i64]:
    """For each outcome in `legal` its number of tiles in the bag."""
    numbers = vec[i64](capacity=COLUMNS)
    for outcome in legal(p):
        numbers = append(numbers, weight(p, outcome - moves.MARKET))
    return numbers


def weight(p: Position, column: i64) -> i64:
    if p.bag == 0:
        return 1
    number: i64 = 0
    for tile in range(column, TILES, COLUMNS):
        if p.holder[tile] == IN_BAG:
            number += 1
    return number


def sample(p: Position, rng: Rng) -> i64:
    if p.bag == 0:
        return moves.MARKET + rng.below(COLUMNS)
    return moves.MARKET + draw_from_bag(p, rng) % COLUMNS


def draw_market(p: Position, outcome: i64, log: Log | None) -> None:
    """So many shares of the corporation being settled are the market's; the tile goes back (A-9.2)."""
    p.market_shares = outcome - moves.MARKET + 1
    note_market(p, outcome - moves.MARKET)
    p.decided()
    if log is not None:
        facts: Seen = {"corporation": name_of(p, p.defunct), "number": int(p.market_shares)}
        log.append(Event("market", facts=facts))
