"""What holdings are worth: shares at the price they may reach, and a part of the bonuses for who leads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.bots.acquire.weights import Growth, Weights
from openingbell.games.acquire.components import (
    BANK,
    CORPORATIONS,
    MAJORITY,
    MINORITY,
    PRICE_CARD,
    PRICE_ROW,
    SAFE_SIZE,
    TILES,
)
from openingbell.games.acquire.position import Position

# With two players the market holds a random number of shares from 1 to 12.
MARKET_HOLDS: Final = 6


def price_at(corporation: i64, size: i64) -> float:
    return float(PRICE_CARD[corporation * PRICE_ROW + size])


def hoped_price(p: Position, corporation: i64, size: i64, growth: Growth) -> float:
    """The price of a corporation of this size by the time it pays."""
    more = (growth.tiles + growth.expansion * float(size)) * float(p.bag) / 100.0
    if size >= SAFE_SIZE:
        more *= growth.safe
    grown = float(size) + more
    return price_at(corporation, min(i64(grown), TILES))


def standing(p: Position, corporation: i64, size: i64, seat: i64, extra: i64, w: Weights) -> float:
    """What a corporation of this size is worth to a seat with so many more shares, less what it is to the others.

    Of the bonuses each holder counts on a part by the squares of the holdings: about what the ranks would pay, but it
    also tells a safe lead from a narrow one.
    """
    first = corporation
    own = p.shares[seat * CORPORATIONS + corporation] + extra
    number: i64 = extra
    rivals: i64 = -(own - extra) * (own - extra)  # the squares of their holdings
    for _ in range(p.players):
        held = p.shares[first]
        number += held
        rivals += held * held
        first += CORPORATIONS
    squares = own * own + rivals + (MARKET_HOLDS * MARKET_HOLDS if p.players == 2 else 0)
    if number == 0:
        return 0.0
    others = float(p.players - 1)
    if size == 0:
        return _kept(p, w) * (float(own) - w.envy * float(number - own) / others)
    price = hoped_price(p, corporation, size, w.growth)
    pool = float(MAJORITY + MINORITY) * price * w.bonuses
    mine = float(own) * price + pool * float(own * own) / float(squares)
    theirs = float(number - own) * price + pool * float(rivals) / float(squares)
    return mine - w.envy * theirs / others


def _kept(p: Position, w: Weights) -> float:
    return w.keep * float(p.bag) / 100.0


def bonus(p: Position, corporation: i64, seat: i64, extra: i64, price: float) -> float:
    """What a seat with so many more shares gets if bonuses are paid at this price (A-5.3 to A-5.6)."""
    own = p.owned(seat, corporation) + extra
    if own == 0:
        return 0.0
    above: i64 = 0  # how many hold more, the most of them, and how many of those
    most: i64 = 0
    equal: i64 = 1
    below: i64 = 0
    top: i64 = 0
    for other in range(p.players + (1 if p.players == 2 else 0)):
        if other == seat:
            continue
        held = p.owned(other, corporation) if other < p.players else MARKET_HOLDS
        if held > own:
            above += 1
            if held > most:
                most = held
                top = 1
            elif held == most:
                top += 1
        elif held == own:
            equal += 1
        elif held > 0:
            below += 1
    if above == 0:
        if equal > 1 or below == 0:
            return float(MAJORITY + MINORITY) * price / float(equal)
        return float(MAJORITY) * price
    if above == 1 and top == 1:
        return float(MINORITY) * price / float(equal)
    return 0.0


def paid(p: Position, corporation: i64, seat: i64, w: Weights) -> float:
    """What a seat gains on the others if a corporation is settled now and all its shares are sold."""
    price = price_at(corporation, p.size[corporation])
    gain = 0.0
    for other in range(p.players):
        held = p.owned(other, corporation)
        if held > 0:
            received = -cost(p, other, -(bonus(p, corporation, other, 0, price) + float(held) * price), w)
            gain += received if other == seat else -w.envy * received / float(p.players - 1)
    return gain


def cost(p: Position, seat: i64, amount: float, w: Weights) -> float:
    """What paying so much is worth to a seat; a negative amount is received."""
    left = float(p.cash[seat]) - amount / 2.0
    scarce = 1.0 - left / w.reserve
    return amount * (1.0 + w.thrift + (w.need * scarce if scarce > 0.0 else 0.0))


def may_get(p: Position, seat: i64, corporation: i64, size: i64, number: i64) -> i64:
    """How many of so many shares a seat could buy at the price of this size."""
    price = PRICE_CARD[corporation * PRICE_ROW + size]
    return min(number, p.owned(BANK, corporation), p.cash[seat] // price)
