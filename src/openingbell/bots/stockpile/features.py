"""How a seat stands in Stockpile, in a few numbers: what the fitted judgement goes by."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.bots.stockpile.prospects import expected, first_pending, landing, rounds_left
from openingbell.bots.stockpile.weights import ABILITIES
from openingbell.games.stockpile.components import (
    COMPANIES,
    DIVIDEND,
    FEES,
    FORECASTS,
    INVESTORS,
    TRACK_ROW,
)
from openingbell.games.stockpile.ending import shares_of
from openingbell.games.stockpile.position import HAND, NONE, PAIRS, Position

NAMES: Final = (
    "cash",
    "needs_10000",  # how far below that the cash is
    "needs_25000",
    "shares",  # at their price
    "prospects",  # shares at what they will be worth by all that anybody knows
    "risk",  # shares that a bad forecast would make worthless next round
    "split_soon",  # shares that a good forecast would split
    "splits",  # cards that are two shares already
    "number",  # of shares
    "parts",  # in the majorities, by the squares of the holdings
    "majorities",  # if they were paid now
    "leads",  # over the next one in shares, or less than none behind the first
    "largest",  # the largest holding of one company, at what it will be worth
    "ability",  # of the investors
    "knowledge",  # what the pairs that the seat alone knows are about to change
    "hand",  # what the cards that the seat is about to lay are worth
    "wait",  # until the seat's turn in a round
)
CASH: Final = 0
NEEDS_10000: Final = 1
NEEDS_25000: Final = 2
SHARES: Final = 3
PROSPECTS: Final = 4
RISK: Final = 5
SPLIT_SOON: Final = 6
SPLITS: Final = 7
NUMBER: Final = 8
PARTS: Final = 9
MAJORITIES: Final = 10
LEADS: Final = 11
LARGEST: Final = 12
ABILITY: Final = 13
KNOWLEDGE: Final = 14
HANDS: Final = 15
WAIT: Final = 16
WIDTH: Final[i64] = 17

EVERYBODY: Final = 63
FAR: Final = 3


def ahead(p: Position) -> float:
    """How much of the game is left: rounds after this one."""
    return float(rounds_left(p)) / float(max(p.parts.rounds[p.players] - 1, 1))


def features(p: Position) -> vec[float]:
    """A row for each seat."""
    rows = vec[float]([0.0] * (p.players * WIDTH))
    for seat in range(p.players):
        _add_seat(p, seat, rows)
    for company in range(i64(COMPANIES)):
        _add_company(p, company, rows)
    return rows


def _add_seat(p: Position, seat: i64, rows: vec[float]) -> None:
    row = seat * WIDTH
    cash = float(p.cash[seat])
    for fee in range(i64(FEES)):
        cash -= float(p.owed[seat * FEES + fee] * p.parts.fees[fee])
    rows[row + CASH] = cash / 10000.0
    rows[row + NEEDS_10000] = max(0.0, 1.0 - cash / 10000.0)
    rows[row + NEEDS_25000] = max(0.0, 1.0 - cash / 25000.0)
    rows[row + WAIT] = float((seat - p.first + p.players) % p.players) / float(p.players)
    for investor in range(i64(INVESTORS)):
        if p.has(seat, investor):
            rows[row + ABILITY] += float(ABILITIES[investor]) / 10000.0


def _add_company(p: Position, company: i64, rows: vec[float]) -> None:
    price = float(p.price(company)) / 10000.0
    prospect = expected(p, company, 0, EVERYBODY, 0.0) / 10000.0
    lost = 0.0  # by how many forecasts a share would be lost, and by how many split
    split = 0.0
    for forecast in range(i64(FORECASTS)):
        steps = p.parts.forecasts[forecast]
        if steps != DIVIDEND:
            there = landing(p, company, p.space[company], steps)
            if there < 0:
                lost += 1.0
            elif there >= TRACK_ROW:
                split += 1.0
    squares: i64 = 0
    most: i64 = 0
    second: i64 = 0
    for seat in range(p.players):
        held = shares_of(p, seat, company)
        squares += held * held
        if held > most:
            second = most
            most = held
        elif held > second:
            second = held
    knower = _only_knower(p, company)
    if knower != NONE:
        rows[knower * WIDTH + KNOWLEDGE] += abs(prospect - price)
    for seat in range(p.players):
        row = seat * WIDTH
        for place in range(seat * HAND, (seat + 1) * HAND):
            if p.hands[place] == company:
                rows[row + HANDS] += prospect
        held = shares_of(p, seat, company)
        if held == 0:
            continue
        shares = float(held)
        rows[row + SHARES] += shares * price
        rows[row + PROSPECTS] += shares * prospect
        rows[row + RISK] += shares * lost * price
        rows[row + SPLIT_SOON] += shares * split * price
        rows[row + SPLITS] += float(p.in_split(seat, company))
        rows[row + NUMBER] += shares
        rows[row + LARGEST] = max(rows[row + LARGEST], shares * prospect)
        rows[row + PARTS] += shares * shares / float(squares)
        rows[row + LEADS] += float(min(FAR, held - second) if held == most else max(-FAR, held - most))
        if held == most:
            rows[row + MAJORITIES] += 1.0 if second < most else 0.5


def _only_knower(p: Position, company: i64) -> i64:
    """Which seat alone knows what a company's forecast is."""
    for number in range(first_pending(p), i64(PAIRS)):
        if p.pair_company[number] == company:
            for seat in range(p.players):
                if p.pair_knows[number] == 1 << seat:
                    return seat
    return NONE
