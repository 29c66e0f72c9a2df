"""Y-22 The deal phase: what M may do on his own initiative before his roll (YF-50 to YF-56)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import Log
from openingbell.games.syndicate import moves, trade
from openingbell.games.syndicate.bank import money_of_bank, price_for, spend
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

# What `firm_deals` finds, each as the bits of firms.
BUILDS: Final = 0
PLEDGES: Final = 1
REDEEMS: Final = 2
SELLS: Final = 3
BUYS: Final = 4
KINDS: Final = 5

# Bits of `used`: what was done with a firm in this deal phase.
PLEDGED: Final = 1  # mortgaged or redeemed
BOUGHT_OUT: Final = 2

PORTION: Final = 8  # firms looked at together: mostly the first ones tell already that there is a choice


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
    found = vec[i64]([0] * KINDS)
    for first in range(i64(0), i64(FIRMS), i64(PORTION)):
        end = first + PORTION
        if end > FIRMS:
            end = FIRMS
        firm_deals(p, first, end, found)
        if found[BUILDS] | found[PLEDGES] | found[REDEEMS] | found[SELLS] | found[BUYS] != 0:
            return True
    if p.turn == p.banker:
        for firm in range(i64(FIRMS)):
            if may_buy(p, firm):
                return True
    if p.owner[ROCK_BAND] == p.turn:
        for number in range(i64(len(p.edition.card_cells))):
            if may_lay(p, number):
                return True
    return False


def firm_deals(p: Position, first: i64, end: i64, found: vec[i64]) -> None:
    """What M may do with the firms in this range: `found` is filled with the bits of those he may build on, mortgage,
    redeem, sell a share of, buy out.

    All in one pass, because it is asked more often than anything else. YF-50 A monopolist builds. YF-51 One of mortgage
    and redemption per firm and deal phase. YF-52 The bank takes a share at nominal, from the owner of a mortgaged firm
    none (YF-7). YF-53 The owner buys out all shares of the bank, once. The BANKER neither borrows nor sells (YF-92).
    """
    seat = p.turn
    cash = p.cash[seat]
    money: i64 = -1  # what the bank would pay him
    if seat != p.banker:
        money = money_of_bank(p)
    owner = p.owner  # each in a line of its own: several at once would go through a tuple of objects
    pledge = p.mortgage
    used = p.used
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
    for firm in range(first, end):
        row = firm * SHARE_ROW
        is_own = owner[firm] == seat
        if not is_own and shares[row + seat] == 0:
            continue
        bit: i64 = 1 << firm
        sum_lent = pledge[firm]
        if is_own and sum_lent > 0:
            if used[firm] & PLEDGED == 0 and money >= 0 and cash >= redemption(sum_lent):
                redeems |= bit
            continue
        worth = cost[firm] + built[firm] * build_cost[firm]
        nominal: i64 = 0
        in_bank: i64 = 0
        if number[firm] > 0:
            nominal = worth // number[firm]
            in_bank = shares[row + AT_EXCHANGE] + shares[row + ON_CELL]
            if shares[row + seat] > 0 and money >= nominal:
                sells |= bit
        if not is_own:
            continue
        if used[firm] & PLEDGED == 0 and may_be_mortgaged(firm):
            sum_lent = (worth - in_bank * nominal) // 2
            if 0 < sum_lent <= money:
                pledges |= bit
        if in_bank > 0 and used[firm] & BOUGHT_OUT == 0 and cash >= price_for(p, seat, in_bank * nominal):
            buys |= bit
        if built[firm] < limit[firm] and cash >= price_for(p, seat, build_cost[firm]) and is_monopolist(p, seat, firm):
            builds |= bit
    found[BUILDS] = builds
    found[PLEDGES] = pledges
    found[REDEEMS] = redeems
    found[SELLS] = sells
    found[BUYS] = buys


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
    found = vec[i64]([0] * KINDS)
    firm_deals(p, 0, FIRMS, found)
    actions = _each(actions, moves.BUILD, found[BUILDS])
    actions = _each(actions, moves.MORTGAGE, found[PLEDGES])
    actions = _each(actions, moves.REDEEM, found[REDEEMS])
    actions = _each(actions, moves.SELL_SHARE, found[SELLS])
    if may_offer_stock(p):
        actions = append(actions, moves.SELL_EXCHANGE)
    actions = _each(actions, moves.BUY_OUT, found[BUYS])
    if p.trades and p.trades_begun < trade.MOST_TRADES:
        for seat in range(p.players):
            if trade.may_begin(p, seat):
                actions = append(actions, moves.TRADE + seat)
    if p.owner[ROCK_BAND] == p.turn:
        for number in range(i64(len(p.edition.card_cells))):
            if may_lay(p, number):
                actions = append(actions, moves.LAY + number)
    return actions


def _each(actions: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """One action for each firm whose bit is set."""
    while bits != 0:
        if bits & 1 != 0:
            actions = append(actions, first)
        bits >>= 1
        first += 1
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
    found = vec[i64]([0] * KINDS)
    firm_deals(p, firm, firm + 1, found)
    if action < moves.MORTGAGE:
        return found[BUILDS] != 0
    if action < moves.REDEEM:
        return found[PLEDGES] != 0
    if action < moves.SELL_SHARE:
        return found[REDEEMS] != 0
    return found[SELLS] != 0 if action < moves.SELL_EXCHANGE else found[BUYS] != 0


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
