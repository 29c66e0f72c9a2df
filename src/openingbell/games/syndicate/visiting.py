"""YF-80 to YF-82 Landing on a firm: a rival's, one's own, or the bank's."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import CHANCE, RULES, Log
from openingbell.games.syndicate import auction, moves
from openingbell.games.syndicate.bank import price_for, spend
from openingbell.games.syndicate.components import (
    CINEMA,
    FILMS,
    IN_BANK,
    LAND_OWNERSHIP,
    LANDING,
    MUSIC,
    NONE,
    RACKET,
    SHERIFF,
)
from openingbell.games.syndicate.debts import LEVY, RENT, SHARE_INCOME, owe
from openingbell.games.syndicate.decks import shift
from openingbell.games.syndicate.firms import nominal
from openingbell.games.syndicate.goods import grant
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import check_control
from openingbell.games.syndicate.police import is_free, serve_sheriff
from openingbell.games.syndicate.position import ON_CELL, Position, held
from openingbell.games.syndicate.rent import due_on, less_own_shares
from openingbell.games.syndicate.steps import BUILDS, OFFER_FIRM, OFFER_SHARES, RENT_PAID, SHARES_OFFERED, TURN_FILM


def visit(p: Position, firm: i64, log: Log | None) -> None:
    owner = p.owner[firm]
    if owner == IN_BANK:
        offer(p, firm, log)
    elif owner == p.turn:
        come_home(p, firm)
    else:
        visit_rival(p, firm, owner, log)


# --- a rival's ------------------------------------------------------------------------------------------------------


def visit_rival(p: Position, firm: i64, owner: i64, log: Log | None) -> None:
    """Nothing is due on a mortgaged firm, or while the owner is in PRISON; then shares on the cell are offered."""
    if CINEMA <= firm < MUSIC and p.edition.has_films():
        shift(p, FILMS)
    p.decide_first(SHARES_OFFERED, RULES)
    if p.mortgage[firm] > 0 or not is_free(p, owner):
        return
    if firm == SHERIFF:
        serve_sheriff(p, owner, log)
        return
    due = due_on(p, firm)
    if p.rent_before != NONE and owner == p.rent_owner:
        due = p.rent_before
    if firm == LANDING or firm == LAND_OWNERSHIP or firm == RACKET:
        owe(p, p.turn, owner, due, LEVY, firm)
        return
    p.note(owner)
    p.note(firm)
    p.note(due)
    p.decide_first(RENT_PAID, RULES)
    owe(p, p.turn, owner, less_own_shares(p, p.turn, firm, due), RENT, firm)


def hand_on(p: Position) -> None:
    """Y-136 The owner owes the other shareholders their part, unless they are in PRISON."""
    due = p.noted(1)
    firm = p.noted(2)
    owner = p.noted(3)
    p.decided()
    p.forget(3)
    if p.edition.shares[firm] == 0 or p.ruined[owner] > 0:
        return
    part = due // p.edition.shares[firm]
    places = p.players
    while places > 1:
        places -= 1
        seat = p.after(owner, places)
        if seat != p.turn and is_free(p, seat):
            owe(p, owner, seat, part * held(p, firm, seat), SHARE_INCOME, firm)


def ask_about_shares(p: Position) -> None:
    """Y-134 A rival may buy all shares that lie on the cell."""
    if may_buy_cell(p):
        p.decide(OFFER_SHARES, p.turn)
    else:
        p.decided()


def here(p: Position) -> i64:
    """The firm M stands on."""
    return p.edition.firm_at[p.place[p.turn]]


def cell_price(p: Position, firm: i64) -> i64:
    return price_for(p, p.turn, held(p, firm, ON_CELL) * nominal(p, firm))


def may_buy_cell(p: Position) -> bool:
    firm = here(p)
    return (
        p.edition.shares[firm] > 0
        and p.is_rival(p.turn, p.owner[firm])
        and p.mortgage[firm] == 0
        and held(p, firm, ON_CELL) > 0
        and p.cash[p.turn] >= cell_price(p, firm)
    )


def legal_shares(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=2)
    actions = append(actions, moves.PASS)
    return append(actions, moves.BUY_CELL + here(p))


def buy_cell(p: Position, action: i64, log: Log | None) -> None:
    p.decided()
    if action != moves.PASS:
        firm = action - moves.BUY_CELL
        price = cell_price(p, firm)
        p.move_shares(firm, ON_CELL, p.turn, held(p, firm, ON_CELL))
        spend(p, p.turn, price, "bought-cell", firm, log)
        check_control(p, firm, log)


# --- one's own ------------------------------------------------------------------------------------------------------


def come_home(p: Position, firm: i64) -> None:
    """On a cinema first the film (Y-59), then building (Y-37)."""
    if p.mortgage[firm] > 0:
        return
    p.decide_first(BUILDS, RULES)
    if CINEMA <= firm < MUSIC and p.edition.has_films():
        p.decide_first(TURN_FILM, CHANCE)


# --- the bank's -----------------------------------------------------------------------------------------------------


def offer(p: Position, firm: i64, log: Log | None) -> None:
    """YF-82 M may buy it at cost; if he does not, or cannot, it is auctioned."""
    if p.cash[p.turn] >= price_for(p, p.turn, p.edition.cost[firm]):
        p.decide_first(OFFER_FIRM, p.turn)
    else:
        auction.begin(p, firm, p.edition.cost[firm], log)


def legal_offer(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=2)
    actions = append(actions, moves.PASS)
    return append(actions, moves.BUY + here(p))


def answer_offer(p: Position, action: i64, log: Log | None) -> None:
    """Y-29 Paid for and taken with its shares, or Y-30 refused."""
    seat = p.turn
    firm = here(p)
    p.decided()
    if action == moves.PASS:
        tell(log, "refused", seat, firm)
        auction.begin(p, firm, p.edition.cost[firm], log)
    else:
        spend(p, seat, price_for(p, seat, p.edition.cost[firm]), "bought", firm, log)
        grant(p, firm, seat, log)
