"""A-5.3 to A-5.6: bonuses for the majority and minority holders of a corporation, in a merger and at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import Log
from openingbell.games.acquire.components import MAJORITY, MINORITY
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import Position

MONEY_UNIT: Final = 100


def pay_bonuses(p: Position, log: Log | None) -> None:
    """Rank the shareholders of the corporation being settled and pay them, before anything else (A-5.3)."""
    p.decided()
    corporation = p.defunct
    price = p.price(corporation)
    majority = _most_below(p, corporation, 1000)
    minority = _most_below(p, corporation, majority)
    if log is not None:
        _show_holdings(p, corporation, log)
    if majority == 0:
        return
    tied = _holders(p, corporation, majority) > 1
    if tied or minority == 0:
        _share_out(p, corporation, majority, (MAJORITY + MINORITY) * price, "bonus-tied" if tied else "bonus-sole", log)
    else:
        _share_out(p, corporation, majority, MAJORITY * price, "bonus-majority", log)
        _share_out(p, corporation, minority, MINORITY * price, "bonus-minority", log)


def _most_below(p: Position, corporation: i64, limit: i64) -> i64:
    """The largest holding under a limit; with two players the market's counts as one (A-9.1)."""
    most: i64 = 0
    if p.players == 2 and p.market_shares < limit:
        most = p.market_shares
    for seat in range(p.players):
        number = p.owned(seat, corporation)
        if most < number < limit:
            most = number
    return most


def _holders(p: Position, corporation: i64, number: i64) -> i64:
    """How many shareholders have exactly this many shares, the market among them (A-9.3)."""
    holders: i64 = 1 if p.players == 2 and p.market_shares == number else 0
    for seat in range(p.players):
        if p.owned(seat, corporation) == number:
            holders += 1
    return holders


def _share_out(p: Position, corporation: i64, number: i64, bonus: i64, kind: str, log: Log | None) -> None:
    """Split a bonus among those with this many shares, each part rounded up to the next 100 (A-5.5).

    What the market wins stays in the bank (A-9.3).
    """
    holders = _holders(p, corporation, number)
    parts = holders * MONEY_UNIT
    each = (bonus + parts - 1) // parts * MONEY_UNIT
    for seat in range(p.players):
        if p.owned(seat, corporation) == number:
            p.cash[seat] += each
            if log is not None:
                facts: Seen = {"corporation": name_of(p, corporation), "holders": int(holders)}
                log.append(Event(kind, int(seat), int(each), facts=facts))


def _show_holdings(p: Position, corporation: i64, log: Log) -> None:
    holdings = [int(p.owned(seat, corporation)) for seat in range(p.players)]
    if p.players == 2:
        holdings.append(int(p.market_shares))
    facts: Seen = {"corporation": name_of(p, corporation), "shares": holdings}
    log.append(Event("holdings", facts=facts, reveals=p.hidden))
