"""Y-82 to Y-86 The STOCK EXCHANGE: the rate, its dividends, and shares to buy and sell."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.bits import lowest
from openingbell.core.events import Event
from openingbell.core.state import CHANCE, RULES, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import price_for, spend, stocks_left
from openingbell.games.syndicate.components import NONE, SHARE_LIST
from openingbell.games.syndicate.debts import DIVIDEND, owe
from openingbell.games.syndicate.decks import turn_card
from openingbell.games.syndicate.firms import after_crisis, nominal
from openingbell.games.syndicate.ownership import check_control
from openingbell.games.syndicate.position import AT_EXCHANGE, Position, held
from openingbell.games.syndicate.selling import may_offer_share, may_offer_stock, offer_share, offer_stock
from openingbell.games.syndicate.steps import DIVIDENDS, SHARE_DEALS, TRADE_SHARES, TURN_LIST


def land(p: Position) -> None:
    """YF-83 First the SHARE LIST, then the dividends, then shares."""
    p.purchased = False
    p.decide_first(SHARE_DEALS, RULES)
    p.decide_first(DIVIDENDS, RULES)
    p.decide_first(TURN_LIST, CHANCE)


def turn_list(p: Position, outcome: i64, log: Log | None) -> None:
    """The card on top is the new rate (YS-32)."""
    p.decided()
    p.rate = turn_card(p, SHARE_LIST, outcome)
    if log is not None:
        log.append(Event("rate", facts={"rate": int(p.rate)}))


def pay_dividends(p: Position) -> None:
    """M owes every rival holder who is not in PRISON the rate for each share, times CRISIS."""
    p.decided()
    places = p.players
    while places > 1:
        places -= 1
        seat = p.after(p.turn, places)
        if p.ruined[seat] == 0 and p.prison[seat] == NONE:
            owe(p, p.turn, seat, after_crisis(p, seat, p.rate * p.stocks[seat]), DIVIDEND, NONE)


# --- buying and selling ---------------------------------------------------------------------------------------------


def ask(p: Position) -> None:
    if len(legal(p)) > 1:
        p.decide(TRADE_SHARES, p.turn)
    else:
        p.decided()


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=16)
    actions = append(actions, moves.DONE)
    if not p.purchased:
        firms = p.papers[p.turn]
        while firms != 0:
            if may_offer_share(p, lowest(firms)):
                actions = append(actions, moves.SELL_SHARE + lowest(firms))
            firms &= firms - 1
        if may_offer_stock(p):
            actions = append(actions, moves.SELL_EXCHANGE)
    firms = p.bank_papers
    while firms != 0:
        if may_buy_share(p, lowest(firms)):
            actions = append(actions, moves.BUY_SHARE + lowest(firms))
        firms &= firms - 1
    if may_buy_stock(p):
        actions = append(actions, moves.BUY_EXCHANGE)
    return actions


def is_legal(p: Position, action: i64) -> bool:
    if action == moves.DONE or action == moves.BUY_EXCHANGE:
        return action == moves.DONE or may_buy_stock(p)
    if moves.BUY_SHARE <= action < moves.BUY_EXCHANGE:
        return may_buy_share(p, action - moves.BUY_SHARE)
    if p.purchased:
        return False
    if action == moves.SELL_EXCHANGE:
        return may_offer_stock(p)
    return moves.SELL_SHARE <= action < moves.SELL_EXCHANGE and may_offer_share(p, action - moves.SELL_SHARE)


def may_buy_share(p: Position, firm: i64) -> bool:
    """Y-130 One that lies at the exchange, at nominal, unless the firm is mortgaged (YF-7)."""
    return (
        held(p, firm, AT_EXCHANGE) > 0
        and p.mortgage[firm] == 0
        and p.cash[p.turn] >= price_for(p, p.turn, nominal(p, firm))
    )


def may_buy_stock(p: Position) -> bool:
    return stocks_left(p) > 0 and p.cash[p.turn] >= price_for(p, p.turn, p.rate)


def trade_shares(p: Position, action: i64, log: Log | None) -> None:
    """One at a time; after the first purchase nothing more is sold."""
    if action == moves.DONE:
        p.decided()
        return
    seat = p.turn
    if action == moves.BUY_EXCHANGE:
        p.purchased = True
        p.stocks[seat] += 1
        spend(p, seat, price_for(p, seat, p.rate), "bought-stock", NONE, log)
    elif action >= moves.BUY_SHARE:
        firm = action - moves.BUY_SHARE
        p.purchased = True
        p.move_shares(firm, AT_EXCHANGE, seat, 1)
        spend(p, seat, price_for(p, seat, nominal(p, firm)), "bought-share", firm, log)
        check_control(p, firm, log)
    elif action == moves.SELL_EXCHANGE:
        offer_stock(p, log)
    else:
        offer_share(p, action - moves.SELL_SHARE, log)
    p.decide(SHARE_DEALS, RULES)
