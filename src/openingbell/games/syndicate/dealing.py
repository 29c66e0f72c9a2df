"""Y-22 The deal phase: what M may do on his own initiative before his roll (YF-50 to YF-56)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.bits import count_rows, lowest
from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves, trade
from openingbell.games.syndicate.bank import money_of_bank, price_for, spend
from openingbell.games.syndicate.building import build
from openingbell.games.syndicate.components import FIRMS, IN_BANK, ROCK_BAND
from openingbell.games.syndicate.firms import MORTGAGEABLE, in_bank, monopolized, nominal
from openingbell.games.syndicate.mortgage import mortgage, redeem, redemption
from openingbell.games.syndicate.ownership import check_control, from_bank
from openingbell.games.syndicate.position import AT_EXCHANGE, ON_CELL, SHARE_ROW, Position, held
from openingbell.games.syndicate.rockband import lay, may_lay
from openingbell.games.syndicate.selling import may_offer_stock, offer_share, offer_stock
from openingbell.games.syndicate.steps import DEAL, DEALS
from openingbell.games.syndicate.turn import begin_roll

# What M may do is told in rows of bits: of firms, of rivals, of cells. FIRSTS are the first actions of each row.
ENDS: Final = 0
BUYS: Final = 1
BUILDS: Final = 2
PLEDGES: Final = 3
REDEEMS: Final = 4
SELLS: Final = 5
SELLS_STOCK: Final = 6
BUYS_OUT: Final = 7
TRADES: Final = 8
LAYS: Final = 9
ROWS: Final[i64] = 13  # a board may have so many cells for the rock band that they need four
FIRST_DEALS: Final = (
    moves.DONE,
    moves.BUY,
    moves.BUILD,
    moves.MORTGAGE,
    moves.REDEEM,
    moves.SELL_SHARE,
    moves.SELL_EXCHANGE,
    moves.BUY_OUT,
    moves.TRADE,
)
FIRSTS: Final = vec[i64]([i64(deal) for deal in FIRST_DEALS] + [i64(moves.LAY + 32 * row) for row in range(4)])

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
    return count_rows(choices(p)) > 1


def interests(p: Position) -> i64:
    """The bits of the firms that M owns or holds shares of: with others there are no deals."""
    return (p.firms[p.turn] | p.papers[p.turn]) & ~(1 << ROCK_BAND)


def add_firm_deals(p: Position, firms: i64, rows: vec[i64]) -> None:
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
    monopolies = monopolized(p, seat)
    shares = p.shares  # each in a line of its own: several at once would go through a tuple of objects
    built = p.built
    cost = p.edition.cost
    build_cost = p.edition.build_cost
    number = p.edition.shares
    while firms != 0:
        bit = firms & -firms
        firm = lowest(firms)
        firms ^= bit
        used = p.used[firm]
        if pledged & bit != 0:
            if used & PLEDGED == 0 and money >= 0 and cash >= redemption(p.mortgage[firm]):
                rows[REDEEMS] |= bit
            continue
        worth = cost[firm] + built[firm] * build_cost[firm]
        if papers & bit != 0 and worth < (money + 1) * number[firm]:  # as `worth // number <= money`, but quicker
            rows[SELLS] |= bit
        if own & bit == 0:
            continue
        in_bank = shares[firm * SHARE_ROW + AT_EXCHANGE] + shares[firm * SHARE_ROW + ON_CELL]
        price: i64 = 0
        if in_bank > 0:
            price = in_bank * (worth // number[firm])
            if used & BOUGHT_OUT == 0 and cash >= price_for(p, seat, price):
                rows[BUYS_OUT] |= bit
        if used & PLEDGED == 0 and MORTGAGEABLE & bit != 0 and 2 <= worth - price < 2 * (money + 1):
            rows[PLEDGES] |= bit
        if (
            monopolies & bit != 0
            and built[firm] < p.edition.limit[firm]
            and cash >= price_for(p, seat, build_cost[firm])
        ):
            rows[BUILDS] |= bit


def may_buy(p: Position, firm: i64) -> bool:
    """YF-55 The BANKER, any firm in the bank."""
    if p.turn != p.banker or p.owner[firm] != IN_BANK:
        return False
    return p.cash[p.turn] >= price_for(p, p.turn, p.edition.cost[firm])


def choices(p: Position) -> vec[i64]:
    """Everything M may do, in rows."""
    rows = vec[i64]([0] * ROWS)
    rows[ENDS] = 1
    if p.turn == p.banker:
        for firm in range(i64(FIRMS)):
            if may_buy(p, firm):
                rows[BUYS] |= 1 << firm
    add_firm_deals(p, interests(p), rows)
    if may_offer_stock(p):
        rows[SELLS_STOCK] = 1
    if p.trades and p.trades_begun < trade.MAX_TRADES:
        for seat in range(p.players):
            if trade.may_begin(p, seat):
                rows[TRADES] |= 1 << seat
    if p.owner[ROCK_BAND] == p.turn and not p.laid:
        for number in range(i64(len(p.edition.card_cells))):
            if may_lay(p, number):
                rows[LAYS + (number >> 5)] |= 1 << (number & 31)
    return rows


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
    """Whether this deal with one firm is possible."""
    if action < moves.BUILD:
        return False
    firm = (action - (moves.BUY_OUT if action >= moves.BUY_OUT else moves.BUILD)) % FIRMS
    bit: i64 = 1 << firm
    if interests(p) & bit == 0:
        return False
    rows = vec[i64]([0] * ROWS)
    add_firm_deals(p, bit, rows)
    if action < moves.MORTGAGE:
        return rows[BUILDS] != 0
    if action < moves.REDEEM:
        return rows[PLEDGES] != 0
    if action < moves.SELL_SHARE:
        return rows[REDEEMS] != 0
    return rows[SELLS if action < moves.SELL_EXCHANGE else BUYS_OUT] != 0


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
