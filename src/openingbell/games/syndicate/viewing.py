"""What a seat or a spectator may know, ready for JSON: everything but the order of unseen cards (YF-25)."""

from __future__ import annotations

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.games.syndicate.arrival import tax
from openingbell.games.syndicate.auction import is_falling
from openingbell.games.syndicate.bank import (
    banker_price,
    credit_left,
    insurance_left,
    loads_left,
    money_of_bank,
    stocks_left,
    trials_left,
)
from openingbell.games.syndicate.components import (
    BANKER,
    FIRM_CELL,
    FIRM_IDS,
    FIRMS,
    GONE,
    GROUP_IDS,
    GROUP_OF,
    GROUPS,
    IN_BANK,
    IS_NAMES,
    LYING,
    MONOPOLY_IDS,
    MONOPOLY_OF,
    NONE,
    REST,
    ROCK_BAND,
    TAX,
    WAITING,
)
from openingbell.games.syndicate.credit import due
from openingbell.games.syndicate.debts import ABOUT, AMOUNT, CREDITOR, REASON, REASONS
from openingbell.games.syndicate.duel import seats_of
from openingbell.games.syndicate.firms import after_crisis, income, nominal, value
from openingbell.games.syndicate.goods import offered, price_of
from openingbell.games.syndicate.mortgage import loan, redemption
from openingbell.games.syndicate.names import good_name
from openingbell.games.syndicate.police import is_free
from openingbell.games.syndicate.position import AT_EXCHANGE, ON_CELL, Position, held
from openingbell.games.syndicate.rent import due_from, less_own_shares
from openingbell.games.syndicate.steps import (
    DEBT,
    IN_KIND,
    THROW,
)
from openingbell.games.syndicate.trade import items
from openingbell.games.syndicate.view_types import (
    AuctionView,
    BankView,
    CellView,
    CreditView,
    DebtView,
    DuelView,
    FirmView,
    PlayerView,
    SharesView,
    SyndicateView,
    TradeView,
)
from openingbell.games.syndicate.worth import net_worth


def view(p: Position, seat: int | None) -> dict[str, Any]:
    """Everything lies open; only what landing would cost depends on the viewer."""
    seen: SyndicateView = {
        "seat": seat,
        "actor": int(p.actor),
        "step": p.step_name(),
        "turn": int(p.turn),
        "round": int(p.round),
        "rounds": int(p.rounds),
        "repeats": int(p.repeats),
        "dice": None if p.dice == NONE else [int(p.dice // 6 + 1), int(p.dice % 6 + 1)],
        "rate": int(p.rate) if p.rate > 0 else None,
        "banker": _seat(p.banker),
        "players": [_player(p, other) for other in range(p.players)],
        "firms": {good_name(firm): _firm(p, firm) for firm in range(i64(ROCK_BAND + 1)) if p.edition.exists[firm]},
        "cells": [_cell(p, cell, seat) for cell in range(p.edition.cells)],
        "bank": _bank(p),
        "auction": _auction(p),
        "debt": _debt(p),
        "trade": _trade(p),
        "duel": _duel(p),
        "waiting": [good_name(good) for good in p.queue] + ([good_name(BANKER)] if p.banker_waits else []),
        "unseen": {p.edition.name_of_card(card): int(number) for card, number in enumerate(p.unseen) if number > 0},
        "known": {"is": _names(p, p.known_is), "f": _names(p, p.known_f)},
        "rings": {name: _ring(p, ring) for ring, name in enumerate(("list", "films", "espionage"))},
        "scores": p.scores(),
        "winners": p.winners(),
    }
    return cast("dict[str, Any]", seen)


def reveal(p: Position) -> dict[str, Any]:
    """Nothing is hidden: the spectator's view."""
    revealed = view(p, None)
    del revealed["seat"]
    return revealed


def _seat(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def _names(p: Position, cards: vec[i64]) -> list[str]:
    return [p.edition.name_of_card(card) for card in cards]


def _player(p: Position, seat: i64) -> PlayerView:
    cards = [IS_NAMES[card] for card in range(LYING) if p.before[card] == seat]
    for name, holder in (("BANKER", p.banker), ("BANK HOLD-UP", p.hold_up), ("SPACE PROGRAME", p.space)):
        if holder == seat:
            cards.append(name)
    return {
        "cash": int(p.cash[seat]),
        "worth": int(net_worth(p, seat)),
        "cell": _seat(p.place[seat]),
        "ruined": p.ruined[seat] > 0,
        "prison": _seat(p.prison[seat]),
        "rests": p.resting[seat] > 0,
        "credit": _credit(p, seat),
        "exchange": int(p.stocks[seat]),
        "loads": int(p.loads[seat]),
        "mafia": int(p.mafia[seat]),
        "cards": cards,
        "firms": _firms_by_group(p, seat),
        "lawsuits": [FIRM_IDS[firm] for firm in range(FIRMS) if p.plaintiff[firm] == seat],
    }


def _credit(p: Position, seat: i64) -> CreditView | None:
    if p.credit[seat] == 0:
        return None
    borrowed = int(p.credit[seat] * p.edition.credit_value)
    return {"borrowed": borrowed, "due": int(due(p, seat)), "prolonged": int(p.laps[seat])}


def _firms_by_group(p: Position, seat: i64) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for group in range(GROUPS):
        held = [
            good_name(firm) for firm in range(i64(ROCK_BAND + 1)) if p.owner[firm] == seat and GROUP_OF[firm] == group
        ]
        if held:
            groups[GROUP_IDS[group]] = held
    return groups


def _firm(p: Position, firm: i64) -> FirmView:
    edition = p.edition
    owner = p.owner[firm]
    owned = owner < IN_BANK
    monopoly = MONOPOLY_OF[firm]
    structure = None
    if edition.limit[firm] > 0:
        structure = edition.printed.structures[MONOPOLY_IDS[monopoly]].name
    return {
        "name": edition.printed.names[firm] if firm < FIRMS else good_name(firm),
        "group": GROUP_IDS[GROUP_OF[firm]],
        "monopoly": None if monopoly == NONE else MONOPOLY_IDS[monopoly],
        "cell": int(edition.cell_of[firm]) if firm < FIRMS else _seat(p.band_cell),
        "owner": int(owner) if owned else None,
        "place": "seat" if owned else {IN_BANK: "bank", WAITING: "auction", GONE: "deck"}[int(owner)],
        "cost": int(edition.cost[firm]),
        "value": int(value(p, firm)),
        "returns": int(edition.returns[firm]),
        "income": int(income(p, firm)) if owned and p.mortgage[firm] == 0 else None,
        "structures": int(p.built[firm]),
        "limit": int(edition.limit[firm]),
        "structure": structure,
        "structure_cost": int(edition.build_cost[firm]),
        "mortgaged": int(p.mortgage[firm]) if p.mortgage[firm] > 0 else None,
        "redemption": int(redemption(p.mortgage[firm])) if p.mortgage[firm] > 0 else None,
        "loan": int(loan(p, firm)) if owned and firm < FIRMS else 0,
        "insured": p.insured[firm] > 0,
        "plaintiff": _seat(p.plaintiff[firm]),
        "shares": _shares(p, firm) if edition.shares[firm] > 0 else None,
    }


def _shares(p: Position, firm: i64) -> SharesView:
    return {
        "nominal": int(nominal(p, firm)),
        "held": [int(held(p, firm, seat)) for seat in range(p.players)],
        "exchange": int(held(p, firm, AT_EXCHANGE)),
        "cell": int(held(p, firm, ON_CELL)),
    }


def _cell(p: Position, cell: i64, seat: int | None) -> CellView:
    firm = p.edition.firm_at[cell]
    kind = p.edition.kind[cell]
    return {
        "kind": "firm" if kind == FIRM_CELL else "rest" if kind == REST else p.edition.printed.cells[cell],
        "firm": None if firm == NONE else FIRM_IDS[firm],
        "tokens": [other for other in range(int(p.players)) if p.place[other] == cell],
        "band": p.band_cell == cell,
        "cost": None if seat is None else int(landing_cost(p, seat, cell)),
    }


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


def _bank(p: Position) -> BankView:
    return {
        "money": int(money_of_bank(p)),
        "exchange": int(stocks_left(p)),
        "loads": int(loads_left(p)),
        "insurance": int(insurance_left(p)),
        "trial": int(trials_left(p)),
        "credit": int(credit_left(p)),
        "banker_price": int(banker_price(p)),
    }


def _auction(p: Position) -> AuctionView | None:
    """What is on offer; without a price while M alone is asked."""
    good = offered(p)
    if good == NONE:
        return None
    auction = p.auction
    return {
        "good": good_name(good),
        "nominal": int(price_of(p, good) if auction is None else auction.nominal),
        "price": None if auction is None else int(auction.price),
        "bidder": None if auction is None else _seat(auction.bidder),
        "passed": [] if auction is None else seats_of(auction.passed),
        "falling": auction is not None and is_falling(auction),
    }


def _debt(p: Position) -> DebtView | None:
    if p.step != DEBT and p.step != IN_KIND:
        return None
    good = p.noted(ABOUT)
    return {
        "debtor": int(p.actor) if p.step == DEBT else None,
        "creditor": _seat(p.noted(CREDITOR)),
        "amount": int(p.noted(AMOUNT)),
        "reason": REASONS[p.noted(REASON)],
        "good": None if good == NONE else good_name(good),
    }


def _trade(p: Position) -> TradeView | None:
    trade = p.trade
    if trade is None:
        return None
    return {"seat": int(p.turn), "partner": int(trade.partner), "gives": items(trade, 0), "takes": items(trade, 1)}


def _duel(p: Position) -> DuelView | None:
    duel = p.duel
    if duel is None or p.step != THROW:
        return None
    return {
        "group": None if duel.group == NONE else GROUP_IDS[duel.group],
        "seats": seats_of(duel.duelists),
        "throwing": int(p.after(p.turn, duel.thrower)),
        "best": [int(best) for best in duel.best],
        "ties": int(duel.ties),
    }


def _ring(p: Position, ring: int) -> list[int | None]:
    first = p.edition.ring_at[ring]
    size = p.edition.ring_size[ring]
    cards = [p.ring[first + (p.top[ring] + place) % size] for place in range(size)]
    return [None if card == NONE else int(p.edition.ring_value[card]) for card in cards]
