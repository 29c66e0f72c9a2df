"""What shares will be worth after this round's movement, as far as somebody knows the forecasts."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.bots.stockpile.weights import Weights
from openingbell.games.stockpile.components import (
    COMPANIES,
    DIVIDEND,
    DIVIDEND_EACH,
    FORECASTS,
    MAJORITY,
    TRACK_ROW,
)
from openingbell.games.stockpile.ending import shares_of
from openingbell.games.stockpile.position import NONE, PAIRS, Position
from openingbell.games.stockpile.steps import CLAIM, DECLARE, ENDED


def rounds_left(p: Position) -> i64:
    return p.parts.rounds[p.players] - p.round


def first_pending(p: Position) -> i64:
    """The number of the first pair that has still to come true."""
    return p.revealed if p.step == CLAIM or p.step == DECLARE or p.step == ENDED else 0


def prospects(p: Position, knower: i64, drift: float) -> vec[float]:
    """For each company what a share can be expected to be worth, for whoever knows the pairs with these bits.

    `drift` is what a share gains in every round to come.
    """
    values = vec[float](capacity=COMPANIES)
    for company in range(i64(COMPANIES)):
        values = append(values, expected(p, company, 0, knower, drift))
    return values


def expected(p: Position, company: i64, push: i64, knower: i64, drift: float) -> float:
    """What a share is worth if its ticker is first pushed so many spaces, and then moves as the forecasts say."""
    pushed = landing(p, company, p.space[company], push)
    if pushed < 0:
        return 0.0
    factor = 2.0 if pushed >= TRACK_ROW else 1.0
    space = pushed % TRACK_ROW
    known: i64 = 0
    for number in range(i64(PAIRS)):
        if number < first_pending(p) or p.pair_knows[number] & knower:
            if p.pair_company[number] == company:
                if number < first_pending(p):
                    return factor * _worth(p, company, space, drift)
                return factor * after(p, company, space, p.parts.forecasts[p.pair_forecast[number]], drift)
            if p.pair_forecast[number] != NONE:
                known |= 1 << p.pair_forecast[number]
    total = 0.0
    open_forecasts: i64 = 0
    for forecast in range(i64(FORECASTS)):
        if known & (1 << forecast) == 0:
            total += after(p, company, space, p.parts.forecasts[forecast], drift)
            open_forecasts += 1
    return factor * total / float(open_forecasts)


def after(p: Position, company: i64, space: i64, steps: i64, drift: float) -> float:
    """What a share is worth when its ticker has moved, with a dividend or a split on the way."""
    if steps == DIVIDEND:
        return _worth(p, company, space, drift) + float(DIVIDEND_EACH)
    there = landing(p, company, space, steps)
    if there < 0:
        return 0.0
    if there >= TRACK_ROW:
        return 2.0 * _worth(p, company, there - TRACK_ROW, drift)
    return _worth(p, company, there, drift)


def landing(p: Position, company: i64, space: i64, steps: i64) -> i64:
    """Where a ticker comes to; TRACK_ROW more if it split on the way, below 0 if it went bankrupt (S-9.4, S-9.8)."""
    there = space + steps
    track = p.track(company)
    if there >= p.parts.spaces[track]:
        again = p.parts.splits[track] + there - p.parts.spaces[track]
        return TRACK_ROW + min(again, p.parts.spaces[track] - 1)
    return there


def _worth(p: Position, company: i64, space: i64, drift: float) -> float:
    """The price there, and what may come in later rounds."""
    price = p.parts.values[p.track(company) * TRACK_ROW + space]
    return float(price) + drift * float(rounds_left(p))


def may_come(p: Position, company: i64, knower: i64) -> i64:
    """The bits of the forecasts that a company may have this round, for whoever knows the pairs with these bits."""
    may: i64 = (1 << FORECASTS) - 1
    for number in range(i64(PAIRS)):
        if p.pair_knows[number] & knower and p.pair_forecast[number] != NONE:
            if p.pair_company[number] == company:
                return 1 << p.pair_forecast[number]
            may &= ~(1 << p.pair_forecast[number])
    return may


def majority_gain(p: Position, seat: i64, company: i64, more: i64, w: Weights) -> float:
    """What so many shares more, or less, change in a seat's part of the majority bonus.

    The parts go by the squares of the holdings, and what is held early says less about the end.
    """
    own = shares_of(p, seat, company)
    others: i64 = 0
    for other in range(p.players):
        if other != seat:
            held = shares_of(p, other, company)
            others += held * held
    then = (own + more) * (own + more)
    before = float(own * own) / float(own * own + others) if own > 0 else 0.0
    afterwards = float(then) / float(then + others) if then > 0 else 0.0
    ripe = float(p.round) / float(p.parts.rounds[p.players])
    return w.majority * ripe * float(MAJORITY) * (afterwards - before)
