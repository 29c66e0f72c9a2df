"""Y-22 The deal phase: what M may do on his own initiative before his roll (YF-50 to YF-56)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.bits import count_rows, lowest
from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves, trade
from openingbell.games.syndicate.bank import money_of_bank, price_for, spend
from openingbell.games.syndicate.building import build, has_room
from openingbell.games.syndicate.components import FIRMS, IN_BANK, ROCK_BAND
from openingbell.games.syndicate.firms import MORTGAGEABLE, is_monopolist, monopolized, nominal
from openingbell.games.syndicate.mortgage import largest_loan, loan, mortgage, redeem, redemption
from openingbell.games.syndicate.ownership import check_control, from_bank
from openingbell.games.syndicate.position import (
    AT_EXCHANGE,
    BOUGHT_OUT,
    LENT_ON,
    ON_CELL,
    Position,
    held,
    in_bank,
    papers_of_all,
)
from openingbell.games.syndicate.rockband import lay, may_lay, may_take_up
from openingbell.games.syndicate.selling import may_offer_share, may_offer_stock, offer_share, offer_stock
from openingbell.games.syndicate.steps import DEAL, DEALS
from openingbell.games.syndicate.trade import may_trade
from openingbell.games.syndicate.turn import begin_roll

# What M may do is told in rows of bits: of firms, of rivals, of cells. FIRSTS are the first actions of each row.
ENDS: Final = 0  # the end of it in the lowest bit, and above it what the BANKER may buy
BUILDS: Final = 1
PLEDGES: Final = 2
REDEEMS: Final = 3
SELLS: Final = 4  # above the firms' shares one of the exchange
BUYS_OUT: Final = 5
TRADES: Final = 6
LAYS: Final = 7
ROWS: Final = 11  # a board may have so many cells for the rock band that they need four
NOTHING: Final = vec[i64]([i64(0)] * ROWS)
FIRST_DEALS: Final = (
    moves.DONE,
    moves.BUILD,
    moves.MORTGAGE,
    moves.REDEEM,
    moves.SELL_SHARE,
    moves.BUY_OUT,
    moves.TRADE,
)
FIRSTS: Final = vec[i64]([i64(deal) for deal in FIRST_DEALS] + [i64(moves.LAY + 32 * row) for row in range(4)])


def ask(p: Position) -> None:
    """YF-30 Asked only while there is something to choose."""
    if has_choice(p):
        p.decide(DEAL, p.turn)
    else:
        begin_roll(p)


def has_choice(p: Position) -> bool:
    """What there nearly always is comes first, and what takes longest to find out last."""
    return (
        may_trade(p)
        or may_offer_stock(p)
        or sells(p) != 0
        or redeems(p) != 0
        or pledges(p) != 0
        or buys_out(p) != 0
        or builds(p) != 0
        or count_rows(choices(p)) > 1
    )


# --- deals with firms: the rule for one of them, and the bits of all for which it holds ------------------------------
# Whoever can pay for the dearest one can pay for all; else they are asked about one by one.


def may_build(p: Position, firm: i64) -> bool:
    """YF-50 A monopolist."""
    return is_monopolist(p, p.turn, firm) and has_room(p, firm)


def builds(p: Position) -> i64:
    firms = monopolized(p, p.turn) & p.unfinished
    if p.cash[p.turn] >= p.edition.dearest:
        return firms
    bits: i64 = 0
    while firms != 0:
        if has_room(p, lowest(firms)):
            bits |= firms & -firms
        firms &= firms - 1
    return bits


def pledgeable(p: Position) -> i64:
    """The bits of what M may mortgage if there is something to lend on it.

    YF-51 One of mortgage and redemption per firm and deal phase; the BANKER does neither (YF-92).
    """
    if p.turn == p.banker:
        return 0
    return p.firms[p.turn] & MORTGAGEABLE & ~p.pledged & ~p.lent_on


def may_pledge(p: Position, firm: i64) -> bool:
    return pledgeable(p) & (1 << firm) != 0 and 0 < loan(p, firm) <= money_of_bank(p)


def pledges(p: Position) -> i64:
    firms = pledgeable(p)
    bits: i64 = 0
    if money_of_bank(p) >= largest_loan(p):  # there is something to lend, unless the bank has all shares of a firm
        bits = firms & p.edition.worth_a_loan & (~p.bank_papers | papers_of_all(p))
        firms &= ~bits
    while firms != 0:
        if may_pledge(p, lowest(firms)):
            bits |= firms & -firms
        firms &= firms - 1
    return bits


def redeemable(p: Position) -> i64:
    """The bits of what M may redeem if he has the money; YF-51, YF-92 as for a mortgage."""
    if p.turn == p.banker:
        return 0
    return p.firms[p.turn] & p.pledged & ~p.lent_on


def may_redeem(p: Position, firm: i64) -> bool:
    return redeemable(p) & (1 << firm) != 0 and p.cash[p.turn] >= redemption(p.mortgage[firm])


def redeems(p: Position) -> i64:
    firms = redeemable(p)
    if p.cash[p.turn] >= redemption(largest_loan(p)):
        return firms
    bits: i64 = 0
    while firms != 0:
        if may_redeem(p, lowest(firms)):
            bits |= firms & -firms
        firms &= firms - 1
    return bits


def sells(p: Position) -> i64:
    """YF-52 The shares that the bank takes at nominal: see `may_offer_share`."""
    if p.turn == p.banker:
        return 0
    firms = p.papers[p.turn] & ~(p.firms[p.turn] & p.pledged)
    if money_of_bank(p) >= p.edition.dearest_share:
        return firms
    bits: i64 = 0
    while firms != 0:
        if may_offer_share(p, lowest(firms)):
            bits |= firms & -firms
        firms &= firms - 1
    return bits


def to_buy_out(p: Position) -> i64:
    """The bits of what M may buy out if he has the money: YF-53 his unmortgaged firms (YF-7), each once."""
    return p.firms[p.turn] & p.bank_papers & ~p.pledged & ~p.bought_out


def may_buy_out(p: Position, firm: i64) -> bool:
    return to_buy_out(p) & (1 << firm) != 0 and p.cash[p.turn] >= price_of_rest(p, firm)


def price_of_rest(p: Position, firm: i64) -> i64:
    """What all shares of the bank cost."""
    return price_for(p, p.turn, in_bank(p, firm) * nominal(p, firm))


def buys_out(p: Position) -> i64:
    firms = to_buy_out(p)
    if p.cash[p.turn] >= p.edition.dearest:
        return firms
    bits: i64 = 0
    while firms != 0:
        if may_buy_out(p, lowest(firms)):
            bits |= firms & -firms
        firms &= firms - 1
    return bits


def may_buy(p: Position, firm: i64) -> bool:
    """YF-55 The BANKER, any firm in the bank."""
    if p.turn != p.banker or p.owner[firm] != IN_BANK:
        return False
    return p.cash[p.turn] >= price_for(p, p.turn, p.edition.cost[firm])


def buys(p: Position) -> i64:
    bits: i64 = 0
    if p.turn == p.banker:
        owner = p.owner
        for firm in range(i64(FIRMS)):
            if owner[firm] == IN_BANK and may_buy(p, firm):
                bits |= 1 << firm
    return bits


# --- everything together ---------------------------------------------------------------------------------------------


def choices(p: Position) -> vec[i64]:
    """Everything M may do, in rows; those of cells for the rock band only if he has it."""
    has_band = p.owner[ROCK_BAND] == p.turn
    rows = NOTHING[:] if has_band else NOTHING[:LAYS]
    rows[ENDS] = 1 | buys(p) << (moves.BUY - moves.DONE)
    rows[BUILDS] = builds(p)
    rows[PLEDGES] = pledges(p)
    rows[REDEEMS] = redeems(p)
    rows[SELLS] = sells(p)
    rows[BUYS_OUT] = buys_out(p)
    if may_offer_stock(p):
        rows[SELLS] |= 1 << (moves.SELL_EXCHANGE - moves.SELL_SHARE)
    if may_trade(p):
        rows[TRADES] = p.rivals(p.turn)
    if has_band and may_take_up(p):
        for number in range(i64(len(p.edition.card_cells))):
            if may_lay(p, number):
                rows[LAYS + (number >> 5)] |= 1 << (number & 31)
    return rows


def is_legal(p: Position, action: i64) -> bool:
    if action == moves.DONE:
        return True
    if action < moves.BUY_CARD:
        return action >= moves.BUY and may_buy(p, action - moves.BUY)
    if action < moves.SELL_EXCHANGE:
        return _may_deal(p, action)
    if action == moves.SELL_EXCHANGE:
        return may_offer_stock(p)
    if moves.BUY_OUT <= action < moves.BUY_CELL:
        return may_buy_out(p, action - moves.BUY_OUT)
    if action < moves.PROPOSE:
        return action >= moves.TRADE and trade.may_begin(p, action - moves.TRADE)
    number = action - moves.LAY
    return 0 <= number < len(p.edition.card_cells) and may_lay(p, number)


def _may_deal(p: Position, action: i64) -> bool:
    if action < moves.MORTGAGE:
        return action >= moves.BUILD and may_build(p, action - moves.BUILD)
    if action < moves.REDEEM:
        return may_pledge(p, action - moves.MORTGAGE)
    if action < moves.SELL_SHARE:
        return may_redeem(p, action - moves.REDEEM)
    return may_offer_share(p, action - moves.SELL_SHARE)


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
        firm = action - moves.MORTGAGE
        p.use(firm, LENT_ON)
        mortgage(p, firm, log)
    elif action < moves.SELL_SHARE:
        firm = action - moves.REDEEM
        p.use(firm, LENT_ON)
        redeem(p, firm, log)
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
    price = price_of_rest(p, firm)
    p.use(firm, BOUGHT_OUT)
    p.move_shares(firm, AT_EXCHANGE, p.turn, held(p, firm, AT_EXCHANGE))
    p.move_shares(firm, ON_CELL, p.turn, held(p, firm, ON_CELL))
    spend(p, p.turn, price, "bought-out", firm, log)
    check_control(p, firm, log)
