"""How a seat stands in Acquire, in a few numbers: what the fitted judgement goes by."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.bots.acquire.weights import Growth
from openingbell.bots.acquire.worth import bonus, hoped_price
from openingbell.games.acquire.board import FOUNDS, MERGES, around, effect
from openingbell.games.acquire.components import (
    ALL_CORPORATIONS,
    BANK,
    CORPORATIONS,
    HAND,
    MAJORITY,
    MINORITY,
    SAFE_SIZE,
    SHARES,
)
from openingbell.games.acquire.position import NONE, Position

NAMES: Final = (
    "cash",
    "needs_1000",  # how far below that the cash is
    "needs_3000",
    "shares",  # of corporations that are not safe, at their price
    "safe_shares",
    "hoped_shares",  # at the price they may reach
    "bonuses",  # if they were paid now, by corporations that are not safe
    "safe_bonuses",
    "parts",  # in all bonuses, by the squares of the holdings
    "sure_majorities",  # leads that can no longer be lost, for the bank has too few shares
    "majorities",  # those that can, by how much it would take
    "sure_minorities",
    "ahead_of_third",  # shares between the seat and being third
    "left_to_sell",  # how many shares the bank still has of what one holds
    "kept",  # shares of corporations that are gone
    "wait",  # until it is the seat's turn
    "merger",  # the most that a tile in hand would pay the seat
    "foundings",  # tiles in hand
)
CASH: Final = 0
NEEDS_1000: Final = 1
NEEDS_3000: Final = 2
OWN_SHARES: Final = 3
SAFE_SHARES: Final = 4
HOPED_SHARES: Final = 5
BONUSES: Final = 6
SAFE_BONUSES: Final = 7
PARTS: Final = 8
SURE_MAJORITIES: Final = 9
MAJORITIES: Final = 10
SURE_MINORITIES: Final = 11
AHEAD_OF_THIRD: Final = 12
LEFT_TO_SELL: Final = 13
KEPT: Final = 14
WAIT: Final = 15
MERGER: Final = 16
FOUNDINGS: Final = 17
WIDTH: Final[i64] = 18

FAR: Final = 5  # more shares than that between two holdings are as good as that
THOUSAND: Final = 1000.0


def ahead(p: Position) -> float:
    """How much of the game is left."""
    return float(p.bag) / 100.0


def features(p: Position, growth: Growth) -> vec[float]:
    """A row for each seat."""
    rows = vec[float]([0.0] * (p.players * WIDTH))
    for seat in range(p.players):
        row = seat * WIDTH
        cash = float(p.cash[seat])
        rows[row + CASH] = cash / THOUSAND
        rows[row + NEEDS_1000] = max(0.0, 1.0 - cash / 1000.0)
        rows[row + NEEDS_3000] = max(0.0, 1.0 - cash / 3000.0)
        rows[row + WAIT] = float((seat - p.turn + p.players) % p.players) / float(p.players)
        _add_tiles(p, seat, rows)
    for corporation in range(i64(CORPORATIONS)):
        if p.active & (1 << corporation):
            _add_holdings(p, corporation, hoped_price(p, corporation, p.size[corporation], growth), rows)
        else:
            for seat in range(p.players):
                rows[seat * WIDTH + KEPT] += float(p.owned(seat, corporation))
    return rows


def _add_holdings(p: Position, corporation: i64, hoped: float, rows: vec[float]) -> None:
    price = float(p.price(corporation))
    is_safe = p.size[corporation] >= SAFE_SIZE
    unsold = p.owned(BANK, corporation)
    most: i64 = 0  # the three largest holdings
    second: i64 = 0
    third: i64 = 0
    squares: i64 = 0
    for seat in range(p.players):
        held = p.owned(seat, corporation)
        squares += held * held
        if held > most:
            third = second
            second = most
            most = held
        elif held > second:
            third = second
            second = held
        elif held > third:
            third = held
    if most == 0:
        return
    for seat in range(p.players):
        held = p.owned(seat, corporation)
        if held == 0:
            continue
        row = seat * WIDTH
        now = bonus(p, corporation, seat, 0, price)
        rival = second if held == most else most  # the strongest other one, and the one after him
        other = third if held >= second else second
        rows[row + (SAFE_SHARES if is_safe else OWN_SHARES)] += float(held) * price / THOUSAND
        rows[row + HOPED_SHARES] += float(held) * hoped / THOUSAND
        rows[row + (SAFE_BONUSES if is_safe else BONUSES)] += now / THOUSAND
        rows[row + PARTS] += float(MAJORITY + MINORITY) * hoped * float(held * held) / float(squares) / THOUSAND
        if held > rival + unsold:
            rows[row + SURE_MAJORITIES] += float(MAJORITY) * hoped / THOUSAND
        elif held > rival:
            lead = float(held - rival)
            rows[row + MAJORITIES] += float(MAJORITY) * hoped * lead / (lead + float(unsold) + 1.0) / THOUSAND
        elif held > other + unsold:
            rows[row + SURE_MINORITIES] += hoped / 100.0
        rows[row + AHEAD_OF_THIRD] += hoped * float(max(-FAR, min(FAR, held - other))) / 500.0
        rows[row + LEFT_TO_SELL] += float(held * unsold) / float(SHARES)


def _add_tiles(p: Position, seat: i64, rows: vec[float]) -> None:
    row = seat * WIDTH
    for place in range(seat * HAND, (seat + 1) * HAND):
        tile = p.hands[place]
        if tile == NONE:
            continue
        outcome = effect(p, tile)
        if outcome == FOUNDS:
            rows[row + FOUNDINGS] += 1.0
        elif outcome == MERGES:
            rows[row + MERGER] = max(rows[row + MERGER], _payment(p, seat, around(p, tile) & ALL_CORPORATIONS))


def _payment(p: Position, seat: i64, corporations: i64) -> float:
    """What a merger of these would pay a seat for all but the largest, in thousands."""
    total = 0.0
    size: i64 = 0
    survivor = 0.0
    for corporation in range(i64(CORPORATIONS)):
        if corporations & (1 << corporation):
            price = float(p.price(corporation))
            payment = bonus(p, corporation, seat, 0, price) + float(p.owned(seat, corporation)) * price
            total += payment
            if p.size[corporation] > size:
                size = p.size[corporation]
                survivor = payment
    return (total - survivor) / THOUSAND
