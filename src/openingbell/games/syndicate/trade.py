"""YF-56 Trades: composed item by item in a fixed order, then proposed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.bits import lowest
from openingbell.core.events import Event, Seen
from openingbell.core.state import Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import (
    FIRM_IDS,
    FOOTBALL,
    GROUP_BITS,
    GROUP_IDS,
    GROUP_OF,
    GROUPS,
    ILLEGAL,
    MAFIA,
    NONE,
    TEAMS,
    TOKENS,
    WITH_BAND,
)
from openingbell.games.syndicate.firms import has_part
from openingbell.games.syndicate.names import good_name, tell
from openingbell.games.syndicate.position import Position, current_trade, held
from openingbell.games.syndicate.steps import ANSWER, COMPOSE
from openingbell.games.syndicate.underway import Trade

MAX_TRADES: Final = 2
MAX_TOKENS: Final = vec[i64]([i64(1000000), 1, 1, 4, 1, 4])  # of 100, 75, 50, 10, 5 and 1

# What can be named next is told in rows of bits: on each side groups, teams, papers and tokens, and at last the end.
# FIRSTS are the first actions of each row.
LOTS: Final = 0
LOTS_OF_TEAMS: Final = 1
PAPERS: Final = 2  # shares of firms, and above them those of the exchange and loads
MONEY: Final = 3
SIDE: Final = 4
NOTHING: Final = vec[i64]([i64(0)] * (2 * SIDE + 1))
FIRST_ITEMS: Final = (
    moves.ITEM_GROUP,
    moves.ITEM_FIRM + FOOTBALL,
    moves.ITEM_SHARE,
    moves.ITEM_MONEY,
)
FIRSTS: Final = vec[i64](
    [i64(side + item) for side in (moves.GIVE, moves.TAKE) for item in FIRST_ITEMS] + [i64(moves.PROPOSE)]
)
ALL_BUT_TEAMS: Final = (1 << TEAMS) - 1
NOT_NAMED: Final = vec[i64]([i64(0)] * (2 * moves.ITEMS))


def may_trade(p: Position) -> bool:
    return p.trades and p.trades_begun < MAX_TRADES


def may_begin(p: Position, seat: i64) -> bool:
    return may_trade(p) and p.is_rival(p.turn, seat)


def begin(p: Position, seat: i64, log: Log | None) -> None:
    """M starts to compose a trade with a rival."""
    p.trades_begun += 1
    p.trade = Trade(seat, NOT_NAMED[:])
    p.decide_first(COMPOSE, p.turn)
    tell(log, "trade-begun", p.turn, NONE, 0, seat)


def close(p: Position) -> None:
    """Back to the deal phase."""
    p.decided()
    p.trade = None


def giver_of(p: Position, trade: Trade, side: i64) -> i64:
    return p.turn if side == 0 else trade.partner


def money_on(trade: Trade, side: i64) -> i64:
    """What the tokens named on one side come to."""
    return trade.tokens if trade.payer == side else 0


# --- composing ------------------------------------------------------------------------------------------------------


def may_name(p: Position, trade: Trade, side: i64, item: i64) -> bool:
    """No step goes back in the order; nothing is named more often than it is there."""
    if side < trade.side or (side == trade.side and item < trade.item):
        return False
    giver = giver_of(p, trade, side)
    named = trade.named[side * moves.ITEMS + item]
    if item >= moves.ITEM_MONEY:
        token = item - moves.ITEM_MONEY
        if named >= MAX_TOKENS[token] or trade.payer == 1 - side:
            return False
        return trade.tokens + TOKENS[token] <= p.cash[giver]
    if item == moves.ITEM_LOAD:
        return named < p.loads[giver]
    if item == moves.ITEM_EXCHANGE:
        return named < p.stocks[giver]
    if item >= moves.ITEM_SHARE:
        firm = item - moves.ITEM_SHARE
        return p.owner[firm] != giver and named < held(p, firm, giver)
    if item >= moves.ITEM_FIRM:
        firm = item - moves.ITEM_FIRM
        return firm >= FOOTBALL and named == 0 and is_lot(p, giver, GROUP_OF[firm])
    return named == 0 and is_lot(p, giver, item)


def is_lot(p: Position, seat: i64, group: i64) -> bool:
    """YS-16 The whole part, if no firm of it is mortgaged (Y-41, Y-43)."""
    return has_part(p, seat, group) and not is_pledged(p, seat, group)


def is_pledged(p: Position, seat: i64, group: i64) -> bool:
    return p.firms[seat] & p.pledged & GROUP_BITS[group] != 0


def choices(p: Position) -> vec[i64]:
    """Everything `may_name` allows, found without asking for each item there can be, and the end of it, in rows."""
    trade = current_trade(p)
    rows = NOTHING[:]
    for side in range(trade.side, i64(2)):
        giver = giver_of(p, trade, side)
        last = trade.item if side == trade.side else i64(NONE)
        if last < moves.ITEM_SHARE:
            _add_lots(lots(p, giver), last, side, rows)
        if last < moves.ITEM_MONEY:
            rows[side * SIDE + PAPERS] = _papers(p, trade, side, giver)
        if trade.payer != 1 - side:
            rows[side * SIDE + MONEY] = _tokens(trade, last, p.cash[giver] - trade.tokens)
    rows[2 * SIDE] = 3 if may_propose(trade) else 2
    return rows


def lots(p: Position, seat: i64) -> i64:
    """The bits of the groups of which this seat has a lot: `is_lot` for all of them."""
    own = p.firms[seat]
    pledged = own & p.pledged
    bits: i64 = 0
    for group in range(i64(GROUPS)):
        if own & GROUP_BITS[group] != 0 and pledged & GROUP_BITS[group] == 0:
            bits |= 1 << group
    if p.mafia[seat] > 0 and pledged & GROUP_BITS[ILLEGAL] == 0:
        bits |= 1 << ILLEGAL
    return bits


def _add_lots(lots: i64, last: i64, side: i64, rows: vec[i64]) -> None:
    """Those after the last item named."""
    if last >= moves.ITEM_FIRM:
        last -= item_of(TEAMS) - TEAMS
    lots &= -(1 << (last + 1))
    rows[side * SIDE + LOTS] = lots & ALL_BUT_TEAMS
    rows[side * SIDE + LOTS_OF_TEAMS] = lots >> TEAMS


def item_of(group: i64) -> i64:
    """A football team stands among the firms."""
    return group if group < TEAMS else moves.ITEM_FIRM + FOOTBALL + group - TEAMS


def _papers(p: Position, trade: Trade, side: i64, giver: i64) -> i64:
    papers = p.papers[giver] & ~p.firms[giver]
    if p.stocks[giver] > 0:
        papers |= 1 << (moves.ITEM_EXCHANGE - moves.ITEM_SHARE)
    if p.loads[giver] > 0:
        papers |= 1 << (moves.ITEM_LOAD - moves.ITEM_SHARE)
    bits: i64 = 0
    while papers != 0:
        if may_name(p, trade, side, moves.ITEM_SHARE + lowest(papers)):
            bits |= papers & -papers
        papers &= papers - 1
    return bits


def _tokens(trade: Trade, last: i64, left: i64) -> i64:
    """The bits of the tokens that can still be named. They go down, and only the last one named was named before."""
    token = max(i64(0), last - moves.ITEM_MONEY)
    if last >= moves.ITEM_MONEY and trade.named[trade.side * moves.ITEMS + last] >= MAX_TOKENS[token]:
        token += 1
    while token < 6 and TOKENS[token] > left:
        token += 1
    return 64 - (1 << token)


def may_propose(trade: Trade) -> bool:
    """Both sides name something."""
    return trade.side == 1 and trade.given > 0


def is_legal(p: Position, action: i64) -> bool:
    trade = current_trade(p)
    if moves.GIVE <= action < moves.TRADE:
        item = action - moves.GIVE
        return may_name(p, trade, item // moves.ITEMS, item % moves.ITEMS)
    return action == moves.CANCEL or (action == moves.PROPOSE and may_propose(trade))


def compose(p: Position, action: i64, log: Log | None) -> None:
    """One more item, or the end of it."""
    trade = current_trade(p)
    if action == moves.CANCEL:
        tell(log, "trade-cancelled", p.turn, NONE, 0, trade.partner)
        close(p)
    elif action == moves.PROPOSE:
        p.decide(ANSWER, trade.partner)
        tell_proposal(p, trade, log)
    else:
        name(trade, (action - moves.GIVE) // moves.ITEMS, (action - moves.GIVE) % moves.ITEMS)


def name(trade: Trade, side: i64, item: i64) -> None:
    trade.side = side
    trade.item = item
    trade.named[side * moves.ITEMS + item] += 1
    if side == 0:
        trade.given += 1
    if item >= moves.ITEM_MONEY:
        trade.payer = side
        trade.tokens += TOKENS[item - moves.ITEM_MONEY]


# --- what is named ---------------------------------------------------------------------------------------------------


def is_named(trade: Trade, side: i64, group: i64) -> bool:
    """Whether a group is among the items of a side."""
    return trade.named[side * moves.ITEMS + item_of(group)] > 0


def tell_proposal(p: Position, trade: Trade, log: Log | None) -> None:
    if log is not None:
        facts: Seen = {
            "gives": items(trade, 0),
            "takes": items(trade, 1),
            "giving": goods(p, trade, 0),
            "taking": goods(p, trade, 1),
        }
        log.append(Event("proposed", int(p.turn), other=int(trade.partner), facts=facts))


def items(trade: Trade, side: i64) -> list[str]:
    """What is named on one side, in the words of the notation, the tokens added up."""
    named: list[str] = []
    for item in range(i64(moves.ITEM_MONEY)):
        for _ in range(trade.named[side * moves.ITEMS + item]):
            named.append(item_name(item))
    money = money_on(trade, side)
    return [*named, str(money)] if money > 0 else named


def goods(p: Position, trade: Trade, side: i64) -> list[str]:
    """The same, but for the firms of a group, which are named one by one."""
    named: list[str] = []
    for item in items(trade, side):
        if item in GROUP_IDS:
            named += part_of(p, giver_of(p, trade, side), GROUP_IDS.index(item))
        else:
            named.append(item)
    return named


def part_of(p: Position, seat: i64, group: i64) -> list[str]:
    """What a seat has of a group, ROCK BAND and MAFIA included."""
    named = [good_name(firm) for firm in range(i64(WITH_BAND)) if p.owner[firm] == seat and GROUP_OF[firm] == group]
    return named + [good_name(MAFIA)] * p.mafia[seat] if group == ILLEGAL else named


def item_name(item: i64) -> str:
    if item < moves.ITEM_FIRM:
        return GROUP_IDS[item]
    if item < moves.ITEM_SHARE:
        return FIRM_IDS[item - moves.ITEM_FIRM]
    if item < moves.ITEM_EXCHANGE:
        return f"share {FIRM_IDS[item - moves.ITEM_SHARE]}"
    return "exchange" if item == moves.ITEM_EXCHANGE else "load"
