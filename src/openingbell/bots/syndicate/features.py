"""How a seat stands in Syndicate, in a few numbers: what the fitted judgement goes by."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.worth import earnings
from openingbell.games.syndicate.components import MONOPOLY_END, MONOPOLY_FIRST, NONE
from openingbell.games.syndicate.firms import is_monopolist
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.worth import net_worth

NAMES: Final = (
    "root_of_worth",
    "root_of_earnings",  # of what a visit to every firm brings
    "log_of_earnings",
    "room",  # what could still be built in one's monopolies, in returns
    "prospects",  # the same of monopolies that one has a part of, as far as one has it
    "short",  # how much less cash there is than the seat wants
    "bare",  # how far below 100 the cash is
    "prison",
)
ROOT_OF_WORTH: Final = 0
ROOT_OF_EARNINGS: Final = 1
LOG_OF_EARNINGS: Final = 2
ROOM: Final = 3
PROSPECTS: Final = 4
SHORT: Final = 5
BARE: Final = 6
PRISON: Final = 7
WIDTH: Final[i64] = 8

LONG: Final = 30.0  # after so many rounds everything that there is to buy is sold
THOUSAND: Final = 1000.0


def ahead(p: Position) -> float:
    """How much of the game is left: most of it until the firms are sold, and nothing after the last round."""
    left = float(p.rounds - p.round + 1)
    return min(left, LONG * LONG / (LONG + float(p.round))) / LONG


def features(b: Books) -> vec[float]:
    """A row for each seat. They are few, and none of them is made of others: a search finds moves that raise one number
    at the cost of another, and weights of numbers that usually go together say nothing about such a move.
    """
    p = b.p
    rows = vec[float]([0.0] * (p.players * WIDTH))
    for seat in range(p.players):
        if p.ruined[seat] == 0:
            _add_seat(b, seat, rows)
    return rows


def _add_seat(b: Books, seat: i64, rows: vec[float]) -> None:
    p = b.p
    row = seat * WIDTH
    cash = float(p.cash[seat])
    earned = float(earnings(b, seat))
    rows[row + ROOT_OF_WORTH] = math.sqrt(max(float(net_worth(p, seat)), 0.0) / THOUSAND)
    rows[row + ROOT_OF_EARNINGS] = math.sqrt(earned / THOUSAND)
    rows[row + LOG_OF_EARNINGS] = math.log(earned + 50.0)
    for monopoly in range(i64(len(MONOPOLY_FIRST))):
        part = _part(p, seat, monopoly)
        if is_monopolist(p, seat, MONOPOLY_FIRST[monopoly]):
            rows[row + ROOM] += _room(p, monopoly) / THOUSAND
        elif 0.0 < part < 1.0:
            rows[row + PROSPECTS] += part * _room(p, monopoly) / THOUSAND
    rows[row + SHORT] = max(0.0, b.wanted(seat) - cash) / THOUSAND
    rows[row + BARE] = max(0.0, 1.0 - cash / 100.0)
    rows[row + PRISON] = 0.0 if p.prison[seat] == NONE else 1.0


def _part(p: Position, seat: i64, monopoly: i64) -> float:
    """How much of a monopoly's firms a seat has."""
    first = MONOPOLY_FIRST[monopoly]
    end = MONOPOLY_END[monopoly]
    owned: i64 = 0
    for firm in range(first, end):
        if p.owner[firm] == seat:
            owned += 1
    return float(owned) / float(end - first)


def _room(p: Position, monopoly: i64) -> float:
    """What could still be built, in returns of the whole monopoly."""
    first = MONOPOLY_FIRST[monopoly]
    end = MONOPOLY_END[monopoly]
    room: i64 = 0
    for firm in range(first, end):
        room += (p.edition.limit[firm] - p.built[firm]) * p.edition.build_returns[firm]
    return float(room * (end - first))
