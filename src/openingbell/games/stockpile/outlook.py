"""What a viewer knows of the forecasts, and what a company's can bring from where the ticker stands now."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.games.stockpile.components import COMPANIES, DIVIDEND, FORECASTS
from openingbell.games.stockpile.position import NONE, PAIRS, Position
from openingbell.games.stockpile.view_types import OutlookView


class Forecasts:
    """This round's, as far as a viewer knows them (S-4.4): by company its forecast or NONE, and what the others can be.

    A set of forecasts is a number with a bit for each.
    """

    def __init__(self, p: Position, viewer: i64) -> None:
        self.p = p
        self.known: vec[i64] = vec[i64]([NONE] * COMPANIES)
        self.others: i64 = 0 if p.round == 0 else (1 << FORECASTS) - 1
        if p.round > 0:
            for number in range(PAIRS):
                if p.pair_company[number] != NONE and p.pair_knows[number] & (1 << viewer):
                    self.known[p.pair_company[number]] = p.pair_forecast[number]
                    self.others &= ~(1 << p.pair_forecast[number])
        self._names_of_others: list[str] = self._names(self.others)

    def of(self, company: i64) -> i64:
        """All that it can be."""
        return self.others if self.known[company] == NONE else 1 << self.known[company]

    def names_of(self, company: i64) -> list[str]:
        return self._names_of_others if self.known[company] == NONE else self._names(1 << self.known[company])

    def _names(self, forecasts: i64) -> list[str]:
        names = self.p.parts.forecast_names
        return [names[number] for number in range(FORECASTS) if forecasts & (1 << number)]


def outlook(p: Position, company: i64, can_be: i64) -> OutlookView | None:
    """For each thing that can happen whether it is sure to, may, or cannot; None: there is no forecast to come."""
    if can_be == 0 or _has_come_true(p, company):
        return None
    ways: i64 = 0
    dividends: i64 = 0
    splits: i64 = 0
    bankruptcies: i64 = 0
    for number in range(FORECASTS):
        if can_be & (1 << number):
            steps = p.parts.forecasts[number]
            ways += 1
            if _pays(p, company, steps):
                dividends += 1
            if steps != DIVIDEND and _splits(p, company, steps):
                splits += 1
            if p.space[company] + steps < 0:
                bankruptcies += 1
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
