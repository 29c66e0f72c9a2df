"""Y-22 The deal phase: what M may do on his own initiative before his roll (YF-50 to YF-56)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves, trade
from openingbell.games.syndicate.bank import money_of_bank, price_for, spend
from openingbell.games.syndicate.bits import lowest_firm
from openingbell.games.syndicate.building import build
from openingbell.games.syndicate.components import FIRMS, IN_BANK, ROCK_BAND
from openingbell.games.syndicate.firms import in_bank, is_monopolist, may_be_mortgaged, nominal
from openingbell.games.syndicate.mortgage import mortgage, redeem, redemption
from openingbell.games.syndicate.ownership import check_control, from_bank
from openingbell.games.syndicate.position import AT_EXCHANGE, ON_CELL, SHARE_ROW, Position, held
from openingbell.games.syndicate.rockband import lay, may_lay
from openingbell.games.syndicate.selling import may_offer_stock, offer_share, offer_stock
from openingbell.games.syndicate.steps import DEAL, DEALS
from openingbell.games.syndicate.turn import begin_roll

# The bits of the firms that M may build on, mortgage, redeem, sell a share of, buy out.
Deals = tuple[i64, i64, i64, i64, i64]

# Bits of `used`: what was done with a firm in this deal phase.
PLEDGED: Final = 1  # mortgaged or redeemed
BOUGHT_OUT: Final = 2


def ask(p: Position) -> None:
    """YF-30 Asked only while there is something to choose."""
    if has_choice(p):
        p.decide(DEAL, p.turn)
    else:
        begin_roll(p)


def has_choice(p: Position) -> bool:
    if p.trades and p.trades_begun < trade.MAX_TRADES:
        return True
    if may_offer_stock(p):
        return True
    firms = interests(p)
    while firms != 0:
        # One at a time: mostly the first one tells that there is a choice.
        builds, pledges, redeems, sells, buys = firm_deals(p, firms & -firms)
        if builds | pledges | redeems | sells | buys != 0:
            return True
        firms &= firms - 1
    if p.turn == p.banker:
        for firm in range(i64(FIRMS)):
            if may_buy(p, firm):
                return True
    if p.owner[ROCK_BAND] == p.turn and not p.laid:
        for number in range(i64(len(p.edition.card_cells))):
            if may_lay(p, number):
                return True
    return False


def interests(p: Position) -> i64:
    """The bits of the firms that M owns or holds shares of: with others there are no deals."""
    return (p.firms[p.turn] | p.papers[p.turn]) & ~(1 << ROCK_BAND)


def firm_deals(p: Position, firms: i64) -> Deals:
    """What M may do with these firms, in all of which he has an interest.

    All in one pass, because it is asked more often than anything else. YF-50 A monopolist builds. YF-51 One of mortgage
    and redemption per firm and deal phase. YF-52 The bank takes a share at nominal, from the owner of a mortgaged firm
    none (YF-7). YF-53 The owner buys out all shares of the bank, once. The BANKER neither borrows nor sells (YF-92).
    """
    seat = p.turn
    cash = p.cash[seat]
    money: i64 = -1  # what the bank would pay him
    if seat != p.banker:
        money = money_of_bank(p)
    own = p.firms[seat]
    pledged = p.pledged & own
    papers = p.papers[seat]
    used = p.used  # each in a line of its own: several at once would go through a tuple of objects
    shares = p.shares
    built = p.built
    cost = p.edition.cost
    build_cost = p.edition.build_cost
    limit = p.edition.limit
    number = p.edition.shares
    builds: i64 = 0
    pledges: i64 = 0
    redeems: i64 = 0
    sells: i64 = 0
    buys: i64 = 0
    while firms != 0:
        bit = firms & -firms
        firm = lowest_firm(firms)
        firms ^= bit
        if pledged & bit != 0:
            if used[firm] & PLEDGED == 0 and money >= 0 and cash >= redemption(p.mortgage[firm]):
                redeems |= bit
            continue
        worth = cost[firm] + built[firm] * build_cost[firm]
        if papers & bit != 0 and money >= worth // number[firm]:
            sells |= bit
        if own & bit == 0:
            continue
        in_bank = shares[firm * SHARE_ROW + AT_EXCHANGE] + shares[firm * SHARE_ROW + ON_CELL]
        price: i64 = 0
        if in_bank > 0:
            price = in_bank * (worth // number[firm])
            if used[firm] & BOUGHT_OUT == 0 and cash >= price_for(p, seat, price):
                buys |= bit
        if used[firm] & PLEDGED == 0 and may_be_mortgaged(firm) and 0 < (worth - price) // 2 <= money:
            pledges |= bit
        if built[firm] < limit[firm] and is_monopolist(p, seat, firm) and cash >= price_for(p, seat, build_cost[firm]):
            builds |= bit
    return builds, pledges, redeems, sells, buys


def may_buy(p: Position, firm: i64) -> bool:
    """YF-55 The BANKER, any firm in the bank."""
    if p.turn != p.banker or p.owner[firm] != IN_BANK:
        return False
    return p.cash[p.turn] >= price_for(p, p.turn, p.edition.cost[firm])


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=32)
    actions = append(actions, moves.DONE)
    if p.turn == p.banker:
        for firm in range(i64(FIRMS)):
            if may_buy(p, firm):
                actions = append(actions, moves.BUY + firm)
    builds, pledges, redeems, sells, buys = firm_deals(p, interests(p))
    actions = _each(actions, moves.BUILD, builds)
    actions = _each(actions, moves.MORTGAGE, pledges)
    actions = _each(actions, moves.REDEEM, redeems)
    actions = _each(actions, moves.SELL_SHARE, sells)
    if may_offer_stock(p):
        actions = append(actions, moves.SELL_EXCHANGE)
    actions = _each(actions, moves.BUY_OUT, buys)
    if p.trades and p.trades_begun < trade.MAX_TRADES:
        for seat in range(p.players):
            if trade.may_begin(p, seat):
                actions = append(actions, moves.TRADE + seat)
    if p.owner[ROCK_BAND] == p.turn and not p.laid:
        for number in range(i64(len(p.edition.card_cells))):
            if may_lay(p, number):
                actions = append(actions, moves.LAY + number)
    return actions


def _each(actions: vec[i64], first: i64, firms: i64) -> vec[i64]:
    """One action for each firm whose bit is set."""
    while firms != 0:
        actions = append(actions, first + lowest_firm(firms))
        firms &= firms - 1
    return actions


def is_legal(p: Position, action: i64) -> bool:
    if action == moves.DONE:
        return True
    if action < moves.BUY_CARD:
        return action >= moves.BUY and may_buy(p, action - moves.BUY)
    if action < moves.SELL_EXCHANGE or moves.BUY_OUT <= action < moves.BUY_CELL:
        return _may_deal(p, action)
    if action == moves.SELL_EXCHANGE:
        return may_offer_stock(p)
    if action < moves.PROPOSE:
        return action >= moves.TRADE and trade.may_begin(p, action - moves.TRADE)
    number = action - moves.LAY
    return 0 <= number < len(p.edition.card_cells) and may_lay(p, number)


def _may_deal(p: Position, action: i64) -> bool:
    """Whether a deal with one firm is among those of `firm_deals`."""
    if action < moves.BUILD:
        return False
    firm = (action - (moves.BUY_OUT if action >= moves.BUY_OUT else moves.BUILD)) % FIRMS
    bit: i64 = 1 << firm
    if interests(p) & bit == 0:
        return False
    builds, pledges, redeems, sells, buys = firm_deals(p, bit)
    if action < moves.MORTGAGE:
        return builds != 0
    if action < moves.REDEEM:
        return pledges != 0
    if action < moves.SELL_SHARE:
        return redeems != 0
    return sells != 0 if action < moves.SELL_EXCHANGE else buys != 0


def act(p: Position, action: i64, log: Log | None) -> None:
    """One deal; `done` ends the phase."""
    if action == moves.DONE:
        begin_roll(p)
        return
    p.decide(DEALS, RULES)
    if action < moves.BUY_CARD:
        buy(p, action - moves.BUY, log)
    elif action < moves.MORTGAGE:
        build(p, action - moves.BUILD, log)
    elif action < moves.REDEEM:
        p.used[action - moves.MORTGAGE] |= PLEDGED
        mortgage(p, action - moves.MORTGAGE, log)
    elif action < moves.SELL_SHARE:
        p.used[action - moves.REDEEM] |= PLEDGED
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
    price = price_for(p, p.turn, in_bank(p, firm) * nominal(p, firm))
    p.used[firm] |= BOUGHT_OUT
    p.move_shares(firm, AT_EXCHANGE, p.turn, held(p, firm, AT_EXCHANGE))
    p.move_shares(firm, ON_CELL, p.turn, held(p, firm, ON_CELL))
    spend(p, p.turn, price, "bought-out", firm, log)
    check_control(p, firm, log)
