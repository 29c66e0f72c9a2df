"""What shares, loads and cards are worth."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.bots.syndicate.weights import Weights
from openingbell.bots.syndicate.worth import added, firm_gain, good_gain, visits
from openingbell.games.syndicate.bank import banker_price, money_of_bank
from openingbell.games.syndicate.components import (
    BANKER,
    HOLD_UP,
    ILLEGAL,
    MAFIA,
    ROCK_BAND,
    WITH_BAND,
)
from openingbell.games.syndicate.firms import income, nominal, value
from openingbell.games.syndicate.position import ON_CELL, Position, held


def stock_worth(p: Position, w: Weights) -> float:
    """An exchange share: its mean rate, and a dividend from every rival who comes to the exchange (Y-85)."""
    return w.rate * (1.0 + visits(p, w))


def share_worth(p: Position, firm: i64, w: Weights) -> float:
    """A firm share in a rival's firm: its nominal, and its part of the income (Y-136)."""
    worth = float(nominal(p, firm))
    if p.owner[firm] < p.players and p.mortgage[firm] == 0:
        worth += float(income(p, firm)) * visits(p, w) / float(p.edition.shares[firm])
    return worth


def load_worth(p: Position, w: Weights) -> float:
    return float(p.edition.load_buy) + w.load


def control_gain(p: Position, seat: i64, firm: i64, number: i64, w: Weights) -> float:
    """What so many shares of a rival's firm are worth to a seat; more than half are the firm itself (Y-135)."""
    if 2 * (held(p, firm, seat) + number) > p.edition.shares[firm] and p.is_rival(seat, p.owner[firm]):
        return firm_gain(p, seat, firm, w) + float(value(p, firm))
    return float(number) * share_worth(p, firm, w)


def cell_gain(p: Position, firm: i64, w: Weights) -> float:
    return control_gain(p, p.turn, firm, held(p, firm, ON_CELL), w)


def worth_of(p: Position, seat: i64, good: i64, w: Weights) -> float:
    """What anything that is offered or auctioned is worth to a seat."""
    if good < WITH_BAND:
        return float(value(p, good) if good != ROCK_BAND else p.edition.cost[good]) + good_gain(p, seat, good, w)
    if good == MAFIA:
        return float(p.edition.mafia_cost) + added(p, seat, ILLEGAL, 5.0, 1) * visits(p, w)
    if good == HOLD_UP:
        return w.hold_up * float(money_of_bank(p))
    if good == BANKER:
        return 0.3 * float(banker_price(p))
    return float(p.edition.space) * (1.0 if p.space == seat else w.hold_up)
