"""What shares, loads and cards are worth."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.worth import added, firm_gain, good_gain
from openingbell.games.syndicate.bank import banker_price, money_of_bank
from openingbell.games.syndicate.components import BANKER, HOLD_UP, ILLEGAL, MAFIA, ROCK_BAND, WITH_BAND
from openingbell.games.syndicate.firms import income, nominal, value
from openingbell.games.syndicate.position import ON_CELL, held


def stock_worth(b: Books) -> float:
    """An exchange share: its mean rate, and a dividend from every rival who comes to the exchange (Y-85)."""
    return b.w.rate * (1.0 + b.visits)


def share_worth(b: Books, firm: i64) -> float:
    """A firm share in a rival's firm: its nominal, and its part of the income (Y-136)."""
    p = b.p
    worth = float(nominal(p, firm))
    if p.owner[firm] < p.players and p.mortgage[firm] == 0:
        worth += float(income(p, firm)) * b.visits / float(p.edition.shares[firm])
    return worth


def load_worth(b: Books) -> float:
    return float(b.p.edition.load_buy) + b.w.load


def control_gain(b: Books, seat: i64, firm: i64, number: i64) -> float:
    """What so many shares of a rival's firm are worth to a seat; more than half are the firm itself (Y-135)."""
    p = b.p
    if 2 * (held(p, firm, seat) + number) > p.edition.shares[firm] and p.is_rival(seat, p.owner[firm]):
        return firm_gain(b, seat, firm) + float(value(p, firm))
    return float(number) * share_worth(b, firm)


def cell_gain(b: Books, firm: i64) -> float:
    return control_gain(b, b.p.turn, firm, held(b.p, firm, ON_CELL))


def worth_of(b: Books, seat: i64, good: i64) -> float:
    """What anything that is offered or auctioned is worth to a seat."""
    p = b.p
    if good < WITH_BAND:
        return float(value(p, good) if good != ROCK_BAND else p.edition.cost[good]) + good_gain(b, seat, good)
    if good == MAFIA:
        return float(p.edition.mafia_cost) + float(added(b, seat, ILLEGAL, 5, 1)) * b.visits
    if good == HOLD_UP:
        return b.w.hold_up * float(money_of_bank(p))
    if good == BANKER:
        return b.w.bank * float(banker_price(p))
    return float(p.edition.space) * (1.0 if p.space == seat else b.w.hold_up)
