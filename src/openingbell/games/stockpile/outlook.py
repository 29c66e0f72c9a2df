"""What a company's forecast can bring, from what a viewer knows of it and from where the ticker stands now."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.games.stockpile.components import DIVIDEND
from openingbell.games.stockpile.position import NONE, Position
from openingbell.games.stockpile.view_types import OutlookView


def outlook(p: Position, company: i64, can_be: list[str]) -> OutlookView | None:
    """For each thing that can happen whether it is sure to, may, or cannot; None: there is no forecast to come."""
    if not can_be or _has_come_true(p, company):
        return None
    dividends: i64 = 0
    splits: i64 = 0
    bankruptcies: i64 = 0
    for name in can_be:
        steps = p.parts.forecasts[p.parts.forecast_names.index(name)]
        if _pays(p, company, steps):
            dividends += 1
        if steps != DIVIDEND and _splits(p, company, steps):
            splits += 1
        if p.space[company] + steps < 0:
            bankruptcies += 1
    ways: i64 = len(can_be)
    return {
        "dividend": _chance(dividends, ways),
        "split": _chance(splits, ways),
        "bankrupt": _chance(bankruptcies, ways),
    }


def _has_come_true(p: Position, company: i64) -> bool:
    for number in range(p.revealed):
        if p.pair_company[number] == company != NONE:
            return True
    return False


def _splits(p: Position, company: i64, steps: i64) -> bool:
    """Whether so many steps go beyond the end of the track (S-9.4)."""
    return p.space[company] + steps >= p.parts.spaces[p.track(company)]


def _pays(p: Position, company: i64, steps: i64) -> bool:
    """Whether it is a dividend (S-9.2), or the ticker comes up to a space with a $ (S-14.2)."""
    if steps == DIVIDEND:
        return True
    track = p.track(company)
    space = p.space[company]
    while steps > 0:
        steps -= 1
        if space == p.parts.spaces[track] - 1:
            space = p.parts.splits[track]
        else:
            space += 1
            if p.parts.paying[track] & (1 << space):
                return True
    return False


def _chance(number: i64, ways: i64) -> str:
    return "sure" if number == ways else "maybe" if number > 0 else "no"
