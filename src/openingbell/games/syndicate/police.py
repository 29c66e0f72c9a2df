"""Y-26 Confiscation: POLICE sells what it takes by auction (Y-98), the SHERIFF keeps it (Y-63). And PRISON."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from openingbell.core.state import RULES, Log
from openingbell.games.syndicate.components import (
    BANK,
    GROUP_END,
    GROUP_FIRST,
    HOLD_UP,
    HOLD_UP_CARD,
    ILLEGAL,
    MAFIA,
    NOBODY,
    NONE,
)
from openingbell.games.syndicate.contraband import seize_loads
from openingbell.games.syndicate.debts import PRISON_FINE, owe
from openingbell.games.syndicate.decks import put_under
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import lose_part, to_auction
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import AUCTIONS


def raid(p: Position, log: Log | None) -> None:
    """YF-88 POLICE: M's illegal firms, MAFIA and BANK HOLD-UP are taken and auctioned; M goes to PRISON."""
    seat = p.turn
    for firm in range(GROUP_FIRST[ILLEGAL], GROUP_END[ILLEGAL]):
        if p.owner[firm] == seat:
            to_auction(p, firm)
            tell(log, "confiscated", seat, firm)
    for _ in range(p.mafia[seat]):
        p.queue = append(p.queue, MAFIA)
        tell(log, "confiscated", seat, MAFIA)
    p.mafia[seat] = 0
    if p.hold_up == seat:
        p.hold_up = NOBODY
        p.queue = append(p.queue, HOLD_UP)
        tell(log, "confiscated", seat, HOLD_UP)
    seize_loads(p, seat, log)
    p.place[seat] = p.edition.prison
    imprison(p, log)
    p.decide_first(AUCTIONS, RULES)


def serve_sheriff(p: Position, sheriff: i64, log: Log | None) -> None:
    """YF-80 The owner of POLICE SHERIFF gets M's illegal firms, MAFIA, loads and BANK HOLD-UP."""
    seat = p.turn
    lose_part(p, seat, sheriff, ILLEGAL, log)
    if p.loads[seat] > 0:
        p.loads[sheriff] += p.loads[seat]
        p.loads[seat] = 0
        tell(log, "loads-seized", seat, NONE, 0, sheriff)
    if p.hold_up == seat:
        tell(log, "lost", seat, HOLD_UP, 0, sheriff)
        if sheriff == p.banker:
            p.hold_up = NOBODY
            put_under(p, HOLD_UP_CARD)
        else:
            p.hold_up = sheriff


def imprison(p: Position, log: Log | None) -> None:
    """No missed turn is counted yet."""
    p.prison[p.turn] = 0
    tell(log, "imprisoned", p.turn)


def release(p: Position, log: Log | None) -> None:
    """Y-100 A double frees him early, without a fine."""
    p.prison[p.turn] = NONE
    p.left_prison = True
    tell(log, "released", p.turn)


def serve_turn(p: Position, log: Log | None) -> None:
    """YF-42 A turn is missed; after the last one he owes the fine and is free."""
    seat = p.turn
    p.prison[seat] += 1
    tell(log, "served", seat)
    if p.prison[seat] >= p.edition.prison_turns:
        p.prison[seat] = NONE
        owe(p, seat, BANK, p.edition.prison_fine, PRISON_FINE, NONE)


def is_free(p: Position, seat: i64) -> bool:
    """Whether this seat draws its incomes (Y-99)."""
    return p.prison[seat] == NONE
