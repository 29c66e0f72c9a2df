"""What a company's forecast can bring, from what a viewer knows of it and from where the ticker stands now."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from openingbell.games.stockpile.components import DIVIDEND
from openingbell.games.stockpile.position import NONE, Position
from openingbell.games.stockpile.view_types import OutlookView


def outlook(p: Position, company: i64, can_be: Sequence[str]) -> OutlookView | None:
    """For each thing that can happen whether it is sure to, may, or cannot; None: there is no forecast to come."""
    if not can_be or _has_come_true(p, company):
        return None
    steps = [p.parts.forecasts[p.parts.forecast_names.index(name)] for name in can_be]
    return {
        "dividend": _chance([_pays(p, company, one) for one in steps]),
        "split": _chance([one != DIVIDEND and _splits(p, company, one) for one in steps]),
        "bankrupt": _chance([p.space[company] + one < 0 for one in steps]),
    }


def _has_come_true(p: Position, company: i64) -> bool:
    return any(p.pair_company[number] == company != NONE for number in range(p.revealed))


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


def _chance(ways: Sequence[bool]) -> str:
    return "sure" if all(ways) else "maybe" if any(ways) else "no"
