"""Y-22 The deal phase: what M may do on his own initiative before his roll (YF-50 to YF-56)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate import moves, trade
from openingbell.games.syndicate.bank import price_for, spend
from openingbell.games.syndicate.building import build, may_build
from openingbell.games.syndicate.components import FIRMS, IN_BANK, ROCK_BAND
from openingbell.games.syndicate.firms import firms_of, in_bank, nominal
from openingbell.games.syndicate.mortgage import may_mortgage, may_redeem, mortgage, redeem
from openingbell.games.syndicate.ownership import check_control, from_bank
from openingbell.games.syndicate.position import AT_EXCHANGE, ON_CELL, Position, held
from openingbell.games.syndicate.rockband import lay, may_lay
from openingbell.games.syndicate.selling import may_offer_share, may_offer_stock, offer_share, offer_stock
from openingbell.games.syndicate.steps import DEAL, DEALS
from openingbell.games.syndicate.turn import begin_roll


def ask(p: Position) -> None:
    """YF-30 Asked only while there is something to choose."""
    if has_choice(p):
        p.decide(DEAL, p.turn)
    else:
        begin_roll(p)


def has_choice(p: Position) -> bool:
    if p.trades and p.trades_begun < trade.MOST_TRADES:
        return True
    if may_offer_stock(p):
        return True
    for firm in range(i64(FIRMS)):
        if p.owner[firm] == p.turn:
            if may_build(p, firm) or may_mortgage(p, firm) or may_redeem(p, firm) or may_buy_out(p, firm):
                return True
        elif may_buy(p, firm):
            return True
        if may_offer_share(p, firm):
            return True
    for number in range(i64(len(p.edition.card_cells))):
        if may_lay(p, number):
            return True
    return False


def may_buy(p: Position, firm: i64) -> bool:
    """YF-55 The BANKER, any firm in the bank."""
    return (
        p.turn == p.banker and p.owner[firm] == IN_BANK and p.cash[p.turn] >= price_for(p, p.turn, p.edition.cost[firm])
    )


def may_buy_out(p: Position, firm: i64) -> bool:
    """YF-53 All shares of his own firm that the bank holds, once per deal phase."""
    return (
        in_bank(p, firm) > 0
        and p.owner[firm] == p.turn
        and p.mortgage[firm] == 0
        and p.used[firm] & 2 == 0
        and p.cash[p.turn] >= buy_out_price(p, firm)
    )


def buy_out_price(p: Position, firm: i64) -> i64:
    return price_for(p, p.turn, in_bank(p, firm) * nominal(p, firm))


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=32)
    actions = append(actions, moves.DONE)
    if p.turn == p.banker:
        for firm in range(i64(FIRMS)):
            if may_buy(p, firm):
                actions = append(actions, moves.BUY + firm)
    own = firms_of(p, p.turn)
    for firm in own:
        if p.edition.limit[firm] > p.built[firm] and may_build(p, firm):
            actions = append(actions, moves.BUILD + firm)
    for firm in own:
        if p.mortgage[firm] == 0 and may_mortgage(p, firm):
            actions = append(actions, moves.MORTGAGE + firm)
    for firm in own:
        if p.mortgage[firm] > 0 and may_redeem(p, firm):
            actions = append(actions, moves.REDEEM + firm)
    for firm in range(i64(FIRMS)):
        if held(p, firm, p.turn) > 0 and may_offer_share(p, firm):
            actions = append(actions, moves.SELL_SHARE + firm)
    if may_offer_stock(p):
        actions = append(actions, moves.SELL_EXCHANGE)
    for firm in own:
        if may_buy_out(p, firm):
            actions = append(actions, moves.BUY_OUT + firm)
    if p.trades and p.trades_begun < trade.MOST_TRADES:
        for seat in range(p.players):
            if trade.may_begin(p, seat):
                actions = append(actions, moves.TRADE + seat)
    if p.owner[ROCK_BAND] == p.turn:
        for number in range(i64(len(p.edition.card_cells))):
            if may_lay(p, number):
                actions = append(actions, moves.LAY + number)
    return actions


def is_legal(p: Position, action: i64) -> bool:
    if action == moves.DONE:
        return True
    if action < moves.BUY_CARD:
        return action >= moves.BUY and may_buy(p, action - moves.BUY)
    if action < moves.MORTGAGE:
        return action >= moves.BUILD and may_build(p, action - moves.BUILD)
    if action < moves.REDEEM:
        return may_mortgage(p, action - moves.MORTGAGE)
    if action < moves.SELL_SHARE:
        return may_redeem(p, action - moves.REDEEM)
    if action < moves.SELL_EXCHANGE:
        return may_offer_share(p, action - moves.SELL_SHARE)
    if action == moves.SELL_EXCHANGE:
        return may_offer_stock(p)
    if action < moves.BUY_CELL:
        return action >= moves.BUY_OUT and may_buy_out(p, action - moves.BUY_OUT)
    if action < moves.PROPOSE:
        return action >= moves.TRADE and trade.may_begin(p, action - moves.TRADE)
    number = action - moves.LAY
    return 0 <= number < len(p.edition.card_cells) and may_lay(p, number)


def act(p: Position, action: i64, log: Log | None) -> None:
    """One deal; `done` ends the phase."""
    if action == moves.DONE:
        begin_roll(p)
        return
    p.decide(DEALS, p.turn)
    if action < moves.BUY_CARD:
        buy(p, action - moves.BUY, log)
    elif action < moves.MORTGAGE:
        build(p, action - moves.BUILD, log)
    elif action < moves.REDEEM:
        mortgage(p, action - moves.MORTGAGE, log)
    elif action < moves.SELL_SHARE:
        redeem(p, action - moves.REDEEM, log)
    elif action < moves.SELL_EXCHANGE:
        offer_share(p, action - moves.SELL_SHARE, log)
    elif action == moves.SELL_EXCHANGE:
        offer_stock(p, log)
    elif action < moves.BUY_CELL:
        buy_out(p, action - moves.BUY_OUT, log)
    elif action < moves.PROPOSE:
        trade.begin(p, action - moves.TRADE, log)
    else:
        lay(p, action - moves.LAY, log)


def buy(p: Position, firm: i64, log: Log | None) -> None:
    spend(p, p.turn, price_for(p, p.turn, p.edition.cost[firm]), "bought", firm, log)
    from_bank(p, firm, p.turn)


def buy_out(p: Position, firm: i64, log: Log | None) -> None:
    price = buy_out_price(p, firm)
    p.used[firm] |= 2
    p.move_shares(firm, AT_EXCHANGE, p.turn, held(p, firm, AT_EXCHANGE))
    p.move_shares(firm, ON_CELL, p.turn, held(p, firm, ON_CELL))
    spend(p, p.turn, price, "bought-out", firm, log)
    check_control(p, firm, log)
