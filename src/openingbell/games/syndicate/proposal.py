"""YF-57 A proposal: the partner accepts or refuses it as a whole."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.bits import lowest
from openingbell.core.state import Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import pay
from openingbell.games.syndicate.components import FIRMS, GROUP_OF, ILLEGAL, NONE, WITH_BAND
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import check_control, hand_over
from openingbell.games.syndicate.position import Position, current_trade, held
from openingbell.games.syndicate.trade import close, giver_of, is_named, money_on
from openingbell.games.syndicate.underway import Trade


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=2)
    actions = append(actions, moves.ACCEPT)
    return append(actions, moves.REFUSE)


def answer(p: Position, action: i64, log: Log | None) -> None:
    trade = current_trade(p)
    if action == moves.ACCEPT:
        tell(log, "accepted", trade.partner, NONE, 0, p.turn)
        exchange(p, trade, log)
    else:
        tell(log, "trade-refused", trade.partner, NONE, 0, p.turn)
    close(p)


def exchange(p: Position, trade: Trade, log: Log | None) -> None:
    """All at once; then control, firm by firm (YF-8)."""
    owners = p.owner[:]
    mafia = p.mafia[:]
    named = trade.named
    for side in range(i64(2)):
        giver = giver_of(p, trade, side)
        taker = giver_of(p, trade, 1 - side)
        first = side * moves.ITEMS
        for firm in range(i64(WITH_BAND)):
            if owners[firm] == giver and is_named(trade, side, GROUP_OF[firm]):
                if firm < FIRMS:
                    p.move_shares(firm, giver, taker, held(p, firm, giver))
                hand_over(p, firm, taker)
        if is_named(trade, side, ILLEGAL):
            p.mafia[giver] -= mafia[giver]
            p.mafia[taker] += mafia[giver]
        p.stocks[giver] -= named[first + moves.ITEM_EXCHANGE]
        p.stocks[taker] += named[first + moves.ITEM_EXCHANGE]
        p.loads[giver] -= named[first + moves.ITEM_LOAD]
        p.loads[taker] += named[first + moves.ITEM_LOAD]
        pay(p, giver, taker, money_on(trade, side), "traded-money", NONE, log)
    for firm in range(i64(FIRMS)):
        for side in range(i64(2)):
            number = named[side * moves.ITEMS + moves.ITEM_SHARE + firm]
            if number > 0:
                p.move_shares(firm, giver_of(p, trade, side), giver_of(p, trade, 1 - side), number)
    firms = p.papers[p.turn] | p.papers[trade.partner]
    while firms != 0:
        check_control(p, lowest(firms), log)
        firms &= firms - 1
