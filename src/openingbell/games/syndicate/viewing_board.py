"""What is seen of firms and cells, and what landing on them would cost."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.games.syndicate.arrival import tax
from openingbell.games.syndicate.components import (
    FIRMS,
    IN_BANK,
    NONE,
    REST,
    ROCK_BAND,
    TAX,
    WAITING,
    WITH_BAND,
)
from openingbell.games.syndicate.firms import after_crisis, income, income_if_owned, nominal, value
from openingbell.games.syndicate.mortgage import loan, redemption
from openingbell.games.syndicate.names import good_name, number_or_none
from openingbell.games.syndicate.police import is_free
from openingbell.games.syndicate.position import AT_EXCHANGE, ON_CELL, Position, held
from openingbell.games.syndicate.rent import due_from, less_own_shares
from openingbell.games.syndicate.view_types import CellView, FirmView, SharesView


def incomes(p: Position, seat: int | None) -> dict[str, int]:
    """What each firm would bring this viewer."""
    if seat is None:
        return {}
    firms = range(i64(WITH_BAND))
    return {good_name(firm): int(income_if_owned(p, firm, seat)) for firm in firms if p.edition.exists[firm]}


def firm_view(p: Position, firm: i64) -> FirmView:
    """What everybody sees of it: what is printed, and what has changed."""
    seen = p.edition.firm_views[int(firm)].copy()
    if firm == ROCK_BAND:
        seen["cell"] = number_or_none(p.band_cell)
    lent = p.mortgage[firm]
    owner = p.owner[firm]
    if owner < IN_BANK:
        seen["owner"] = int(owner)
        seen["place"] = "seat"
        if lent == 0:
            seen["income"] = int(income(p, firm))
        if firm < FIRMS:
            offered = loan(p, firm)
            seen["loan"] = int(offered)
            if lent == 0 and offered > 0:
                seen["redemption"] = int(redemption(offered))
    else:
        seen["place"] = "bank" if owner == IN_BANK else "auction" if owner == WAITING else "deck"
    seen["value"] = int(value(p, firm))
    seen["structures"] = int(p.built[firm])
    if lent > 0:
        seen["mortgaged"] = int(lent)
        seen["redemption"] = int(redemption(lent))
    if p.insured[firm] > 0:
        seen["insured"] = True
    seen["plaintiff"] = number_or_none(p.plaintiff[firm])
    if p.edition.shares[firm] > 0:
        seen["shares"] = shares_view(p, firm)
    return seen


def shares_view(p: Position, firm: i64) -> SharesView:
    return {
        "nominal": int(nominal(p, firm)),
        "held": [int(held(p, firm, seat)) for seat in range(p.players)],
        "exchange": int(held(p, firm, AT_EXCHANGE)),
        "cell": int(held(p, firm, ON_CELL)),
    }


def landing_costs(p: Position, seat: int | None) -> list[int]:
    """What landing on each cell would cost this viewer."""
    return [] if seat is None else [int(landing_cost(p, seat, cell)) for cell in range(p.edition.cells)]


def cell_view(p: Position, cell: i64) -> CellView:
    """What everybody sees of it: what is printed, and who is there."""
    seen = p.edition.cell_views[int(cell)].copy()
    seen["tokens"] = [int(other) for other in range(p.players) if p.place[other] == cell]
    if p.band_cell == cell:
        seen["band"] = True
    return seen


def landing_cost(p: Position, seat: i64, cell: i64) -> i64:
    """What the seat would owe others or the bank on landing there now: rent, levy, tax or the band's fee.

    MAFIA and cards aside; at the exchange the dividends at the present rate, which turns before it is paid.
    """
    total: i64 = 0
    if p.ruined[seat] > 0:
        return 0
    kind = p.edition.kind[cell]
    firm = p.edition.firm_at[cell]
    if firm != NONE and p.is_rival(seat, p.owner[firm]) and p.mortgage[firm] == 0 and is_free(p, p.owner[firm]):
        total += less_own_shares(p, seat, firm, due_from(p, seat, firm))
    elif kind == TAX and seat != p.banker:
        total += tax(p, seat)
    elif p.edition.printed.cells[cell] == "EXCHANGE" and kind != REST:
        for other in range(p.players):
            if p.is_rival(seat, other) and is_free(p, other):
                total += after_crisis(p, other, p.rate * p.stocks[other])
    band = p.owner[ROCK_BAND]
    if p.band_cell == cell and p.is_rival(seat, band) and is_free(p, band):
        total += income(p, ROCK_BAND)
    return total
