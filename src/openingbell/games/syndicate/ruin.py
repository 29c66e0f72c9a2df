"""Y-45 to Y-47 Ruin: everything goes to the bank, the creditor is paid, and the goods wait for their auctions."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from openingbell.core.state import RULES, Log
from openingbell.games.syndicate.bank import pay
from openingbell.games.syndicate.components import (
    BANK,
    FIRMS,
    HOLD_UP,
    LYING,
    MAFIA,
    NOBODY,
    NONE,
    ROCK_BAND,
    SPACE_CARD,
    WAITING,
)
from openingbell.games.syndicate.debts import CREDITOR, ESTATE, drop, owe
from openingbell.games.syndicate.decks import put_under
from openingbell.games.syndicate.firms import nominal, value
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import shares_to_bank, to_auction
from openingbell.games.syndicate.position import Position, held
from openingbell.games.syndicate.steps import AUCTIONS, TURN_ENDS


def ruin(p: Position, log: Log | None) -> None:
    """YF-63 The debtor on top can raise nothing more: he gives everything up and leaves the game."""
    seat = p.actor
    creditor = p.noted(CREDITOR)
    drop(p)
    tell(log, "ruined", seat, NONE, 0, creditor)
    pay(p, seat, creditor, p.cash[seat], "last-cash", NONE, log)
    worth = estate(p, seat)
    give_up_papers(p, seat)
    give_up_goods(p, seat)
    p.ruined[seat] = 1
    p.place[seat] = NONE
    p.prison[seat] = NONE
    p.resting[seat] = 0
    if seat == p.turn:  # whatever else was still to come in the turn lapses (YF-44)
        p.break_off(TURN_ENDS, RULES)
    p.decide_first(AUCTIONS, RULES)
    if creditor != BANK:
        owe(p, BANK, creditor, worth, ESTATE, NONE)


def estate(p: Position, seat: i64) -> i64:
    """The nominal value of all valuables, mortgaged firms less the sum lent."""
    edition = p.edition
    total = p.stocks[seat] * p.rate + p.loads[seat] * edition.load_buy + p.mafia[seat] * edition.mafia_cost
    if p.owner[ROCK_BAND] == seat:
        total += edition.cost[ROCK_BAND]
    if p.hold_up == seat:
        total += edition.hold_up_cost
    if p.space == seat:
        total += edition.space_cost
    for firm in range(i64(FIRMS)):
        if p.owner[firm] == seat:
            total += value(p, firm) - p.mortgage[firm]
        elif held(p, firm, seat) > 0:
            total += held(p, firm, seat) * nominal(p, firm)
    return total


def give_up_papers(p: Position, seat: i64) -> None:
    """Receipts, shares and loads go to stock, cards that lie before him under their decks."""
    p.credit[seat] = 0
    p.laps[seat] = 0
    p.stocks[seat] = 0
    p.loads[seat] = 0
    for firm in range(i64(FIRMS)):
        if p.plaintiff[firm] == seat:
            p.plaintiff[firm] = NOBODY
        if p.owner[firm] != seat:
            shares_to_bank(p, firm, seat, held(p, firm, seat))
    for card in range(i64(LYING)):
        if p.before[card] == seat:
            p.before[card] = NOBODY
            put_under(p, card)
    if p.space == seat:
        p.space = NOBODY
        put_under(p, SPACE_CARD)


def give_up_goods(p: Position, seat: i64) -> None:
    """YF-64 What is auctioned: firms with their structures, ROCK BAND, MAFIA, BANK HOLD-UP, and last BANKER."""
    for firm in range(i64(FIRMS)):
        if p.owner[firm] == seat:
            to_auction(p, firm)
    if p.owner[ROCK_BAND] == seat:
        p.give_firm(ROCK_BAND, WAITING)
        p.band_cell = NONE
        p.queue = append(p.queue, ROCK_BAND)
    for _ in range(p.mafia[seat]):
        p.queue = append(p.queue, MAFIA)
    p.mafia[seat] = 0
    if p.hold_up == seat:
        p.hold_up = NOBODY
        p.queue = append(p.queue, HOLD_UP)
    if p.banker == seat:
        p.banker = NOBODY
        p.banker_waits = True
