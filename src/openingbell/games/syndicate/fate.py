"""Y-113 to Y-126 The F deck: cards to buy, SUCCESS, and cards that only move money."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import Log
from openingbell.games.syndicate import auction, moves
from openingbell.games.syndicate.bank import money_of_bank, pay, price_for, spend
from openingbell.games.syndicate.components import (
    BANK,
    CARD_OF_GOOD,
    CASH_CARD,
    HOLD_UP,
    HOLD_UP_CARD,
    NOBODY,
    NONE,
    ROCK_BAND,
    SPACE,
    SUCCESS_CARD,
)
from openingbell.games.syndicate.debts import FATE, owe
from openingbell.games.syndicate.decks import put_under, take_card
from openingbell.games.syndicate.goods import complete_space, grant, price_of
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import OFFER_CARD


def draw(p: Position, outcome: i64, log: Log | None) -> None:
    """The top card of F."""
    card = outcome - moves.CARD
    p.decided()
    take_card(p, card)
    if log is not None:
        log.append(Event("drew-f", int(p.turn), facts={"card": p.edition.name_of_card(card)}))
    if card >= CASH_CARD:
        move_cash(p, card)
    elif card == SUCCESS_CARD:
        succeed(p, log)
    else:
        offer(p, card + CARD_OF_GOOD, log)


def move_cash(p: Position, card: i64) -> None:
    """YF-97 Under the deck first; then the amount is paid by the bank, or owed to it."""
    put_under(p, card)
    amount = p.edition.card_amount[card]
    if amount > 0:
        owe(p, BANK, p.turn, amount, FATE, NONE)
    else:
        owe(p, p.turn, BANK, -amount, FATE, NONE)


def succeed(p: Position, log: Log | None) -> None:
    """YF-96 With BANK HOLD-UP M takes all the bank's money, the BANKER's cash included."""
    put_under(p, SUCCESS_CARD)
    if p.hold_up == p.turn:
        tell(log, "robbed-bank", p.turn)
        pay(p, BANK, p.turn, money_of_bank(p), "loot", NONE, log)
        p.hold_up = NOBODY
        put_under(p, HOLD_UP_CARD)


def offer(p: Position, good: i64, log: Log | None) -> None:
    """YF-94 M may buy the card; if he does not, or cannot, it is auctioned. YF-95 His own second SPACE PROGRAME is
    no offer; YF-92 the BANKER buys neither that nor BANK HOLD-UP.
    """
    seat = p.turn
    price = price_of(p, good)
    if good == SPACE and p.space == seat:
        complete_space(p, seat, log)
        return
    exempt = seat == p.banker and (good == SPACE or good == HOLD_UP)
    if not exempt and p.cash[seat] >= price_for(p, seat, price):
        p.note(good)
        p.decide_first(OFFER_CARD, seat)
    else:
        auction.begin(p, good, price, log)


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=2)
    actions = append(actions, moves.PASS)
    return append(actions, moves.BUY_CARD + p.noted(1) - ROCK_BAND)


def answer(p: Position, action: i64, log: Log | None) -> None:
    seat = p.turn
    good = p.noted(1)
    p.decided()
    p.forget(1)
    price = price_of(p, good)
    if action == moves.PASS:
        tell(log, "refused", seat, good)
        auction.begin(p, good, price, log)
    else:
        spend(p, seat, price_for(p, seat, price), "bought", good, log)
        grant(p, good, seat, log)
