"""A-8 The end: the announcement, the last bonuses, the final sale."""

from __future__ import annotations

from openingbell.core.bits import lowest
from openingbell.core.events import Event, Seen
from openingbell.core.result import tell_result
from openingbell.core.state import CHANCE, OVER, RULES, Log
from openingbell.games.acquire.components import BANK, CORPORATIONS
from openingbell.games.acquire.merging import close
from openingbell.games.acquire.names import name_of
from openingbell.games.acquire.position import NONE, Position
from openingbell.games.acquire.steps import BONUSES, ENDED, FINISH, MARKET


def may_announce(p: Position) -> bool:
    """Once a turn, if every active corporation is safe and there is one, or if one has 41 tiles (A-8.1)."""
    return p.safe != 0 and not p.announced and (p.active == p.safe or p.giant != 0)


def announce(p: Position, log: Log | None) -> None:
    """It stands, whatever happens in the rest of the turn (A-8.1, A-8.2)."""
    p.announced = True
    if log is not None:
        log.append(Event("announced", int(p.turn)))


def begin_finish(p: Position, log: Log | None) -> None:
    """The game ends: every active corporation is settled, in the order of the price card (A-8.3)."""
    p.merging = p.active
    p.decide(FINISH, RULES)
    if log is not None:
        log.append(Event("ending" if p.announced else "stalled"))


def finish(p: Position, log: Log | None) -> None:
    """The next corporation's bonuses, with two players after a draw for the market (A-9.4); at last the sale."""
    if p.defunct != NONE:
        close(p)
    if p.merging:
        p.defunct = lowest(p.merging)
        p.merging &= ~(1 << p.defunct)
        p.decide_first(BONUSES, RULES)
        if p.players == 2:
            p.decide_first(MARKET, CHANCE)
    else:
        p.absorbed = 0
        sell_everything(p, log)
        p.decide(ENDED, OVER)
        tell_result(p, log)


def sell_everything(p: Position, log: Log | None) -> None:
    """All shares of active corporations at the present price; those of inactive ones are worth nothing (A-8.3)."""
    for seat in range(p.players):
        for corporation in range(CORPORATIONS):
            number = p.owned(seat, corporation)
            price = p.price(corporation)
            if number > 0 and price > 0:
                p.move_shares(seat, BANK, corporation, number)
                p.cash[seat] += number * price
                if log is not None:
                    facts: Seen = {"corporation": name_of(p, corporation), "shares": int(number)}
                    log.append(Event("sold-out", int(seat), int(number * price), facts=facts))
