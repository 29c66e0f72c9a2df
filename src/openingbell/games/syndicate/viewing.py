"""What a seat or a spectator may know, ready for JSON: everything but the order of unseen cards (YF-25)."""

from __future__ import annotations

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

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
    FIRM_IDS,
    FIRMS,
    GROUP_IDS,
    GROUP_OF,
    GROUPS,
    IS_NAMES,
    LYING,
    NONE,
    WITH_BAND,
)
from openingbell.games.syndicate.credit import due
from openingbell.games.syndicate.dice import first_die, second_die
from openingbell.games.syndicate.names import good_name, number_or_none
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.view_types import BankView, CreditView, PlayerView, SyndicateView
from openingbell.games.syndicate.viewing_board import cell_view, firm_view, incomes, landing_costs
from openingbell.games.syndicate.viewing_prices import show_prices
from openingbell.games.syndicate.viewing_underway import auction_view, debt_view, duel_view, trade_view
from openingbell.games.syndicate.worth import net_worth


def view(p: Position, seat: int | None) -> dict[str, Any]:
    spectator = _view_of_spectator(p)
    return spectator if seat is None else view_beside(p, spectator, seat)


def view_beside(p: Position, other: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Everything lies open; only what landing and moves cost and a firm would bring differs from another's view."""
    seen = other.copy()
    seen["seat"] = seat
    seen["yours"] = incomes(p, seat)
    seen["costs"] = landing_costs(p, seat)
    show_prices(p, seat, seen)
    return seen


def _view_of_spectator(p: Position) -> dict[str, Any]:
    seen: SyndicateView = {
        "seat": None,
        "actor": int(p.actor),
        "step": p.step_name(),
        "turn": int(p.turn),
        "round": int(p.round),
        "rounds": int(p.rounds),
        "repeats": int(p.repeats),
        "dice": None if p.dice == NONE else [int(first_die(p.dice)), int(second_die(p.dice))],
        "rate": int(p.rate) if p.rate > 0 else None,
        "prison_turns": int(p.edition.prison_turns),
        "prison_fine": int(p.edition.prison_fine),
        "banker": number_or_none(p.banker),
        "players": [_player(p, other) for other in range(p.players)],
        "firms": {good_name(firm): firm_view(p, firm) for firm in range(i64(WITH_BAND)) if p.edition.exists[firm]},
        "cells": [cell_view(p, cell) for cell in range(p.edition.cells)],
        "bank": _bank(p),
        "auction": auction_view(p),
        "debt": debt_view(p),
        "trade": trade_view(p),
        "duel": duel_view(p),
        "yours": {},
        "costs": [],
        "prices": {},
        "changes": {},
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
        "cell": number_or_none(p.place[seat]),
        "ruined": p.ruined[seat] > 0,
        "prison": number_or_none(p.prison[seat]),
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
        held = [good_name(firm) for firm in range(i64(WITH_BAND)) if p.owner[firm] == seat and GROUP_OF[firm] == group]
        if held:
            groups[GROUP_IDS[group]] = held
    return groups


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


def _ring(p: Position, ring: int) -> list[int | None]:
    first = p.edition.ring_at[ring]
    size = p.edition.ring_size[ring]
    cards = [p.ring[first + (p.top[ring] + place) % size] for place in range(size)]
    return [None if card == NONE else int(p.edition.ring_value[card]) for card in cards]
