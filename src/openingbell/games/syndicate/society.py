"""Y-108 to Y-112 The IS deck (YF-100 to YF-106)."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import Log
from openingbell.games.syndicate import court, moves
from openingbell.games.syndicate.components import (
    BANK,
    CRISIS_HALF,
    CRISIS_MORE,
    DISASTER,
    DISMISS,
    FIRMS,
    FOOTBALL,
    GROUP_OF,
    IN_BANK,
    INHERITANCE,
    MEET,
    MUNITIONS,
    NOBODY,
    NONE,
    PEACE,
    PRIZE,
    TAX_HIGH,
    TAX_LOW,
    WAR,
)
from openingbell.games.syndicate.debts import LOSING, owe
from openingbell.games.syndicate.decks import put_under, take_card
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import from_bank, lose_part, lose_to_bank
from openingbell.games.syndicate.position import Position


def draw(p: Position, outcome: i64, log: Log | None) -> None:
    """The top card of IS; those that do not stay go under the deck before they act (YF-106)."""
    card = outcome - moves.CARD
    p.decided()
    take_card(p, card)
    if log is not None:
        log.append(Event("drew-is", int(p.turn), facts={"card": p.edition.name_of_card(card)}))
    if card == WAR or card == PEACE:
        change_times(p, card, WAR + PEACE - card)
    elif card == CRISIS_HALF or card == CRISIS_MORE:
        lay_before(p, card, CRISIS_HALF + CRISIS_MORE - card)
    elif card == TAX_HIGH or card == TAX_LOW:
        lay_before(p, card, TAX_HIGH + TAX_LOW - card)
    else:
        put_under(p, card)
        if card == PRIZE:
            win_prize(p)
        elif card == DISASTER:
            suffer(p, log)
        elif card == INHERITANCE:
            inherit(p, log)
        elif card == MEET:
            court.meet(p)
        elif card == DISMISS:
            court.dismiss(p, log)


def put_back(p: Position, card: i64) -> None:
    """A card that lies before somebody goes under the deck."""
    if p.before[card] != NOBODY:
        p.before[card] = NOBODY
        put_under(p, card)


def lay_before(p: Position, card: i64, other: i64) -> None:
    """YF-101 The other card of its kind goes back, this one stays before M."""
    put_back(p, other)
    p.before[card] = p.turn


def change_times(p: Position, card: i64, other: i64) -> None:
    """YF-100 WAR and PEACE stay only before an owner of munitions, mortgaged or not."""
    put_back(p, other)
    for firm in range(i64(MUNITIONS)):
        if p.owner[firm] == p.turn:
            p.before[card] = p.turn
            return
    put_under(p, card)


def win_prize(p: Position) -> None:
    """YF-102 The owner of a team gets LOSING for each team that is not his, from its owner or from the bank."""
    own: i64 = 0
    unowned: i64 = 0
    for team in range(i64(FOOTBALL), i64(FIRMS)):
        if p.owner[team] == p.turn:
            own += 1
        elif p.owner[team] == IN_BANK:
            unowned += 1
    if own == 0:
        return
    owe(p, BANK, p.turn, unowned * p.edition.losing, LOSING, NONE)
    places = p.players
    while places > 1:
        places -= 1
        seat = p.after(p.turn, places)
        teams: i64 = 0
        for team in range(i64(FOOTBALL), i64(FIRMS)):
            if p.owner[team] == seat:
                teams += 1
        owe(p, seat, p.turn, teams * p.edition.losing, LOSING, NONE)


def suffer(p: Position, log: Log | None) -> None:
    """YF-103 DISASTER: M's first firm ahead is lost, with his whole part in its group."""
    for distance in range(i64(1), p.edition.cells + 1):
        firm = p.edition.firm_at[(p.place[p.turn] + distance) % p.edition.cells]
        if firm != NONE and p.owner[firm] == p.turn:
            lose_to_bank(p, p.turn, GROUP_OF[firm], log)
            return


def inherit(p: Position, log: Log | None) -> None:
    """YF-104 INHERITANCE: the first firm behind that is not M's; a rival's with his whole part in its group."""
    cells = p.edition.cells
    for distance in range(i64(1), cells + 1):
        firm = p.edition.firm_at[(p.place[p.turn] + cells - distance) % cells]
        if firm != NONE and p.owner[firm] != p.turn:
            if p.owner[firm] == IN_BANK:
                from_bank(p, firm, p.turn)
                tell(log, "inherited", p.turn, firm)
            else:
                lose_part(p, p.owner[firm], p.turn, GROUP_OF[firm], log)
            return
