"""Y-68 to Y-73 The duel: everybody throws for strength, the best throw takes it all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import CHANCE, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import (
    GROUP_IDS,
    GROUP_OF,
    ILLEGAL,
    MAFIA,
    NOBODY,
    NONE,
)
from openingbell.games.syndicate.debts import FEE, owe
from openingbell.games.syndicate.firms import working
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import lose_mafia, lose_part
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.rent import due_on, mafia_fee
from openingbell.games.syndicate.steps import DUEL, SPOILS, THROW

MOST_TIES: Final = 3


def begin(p: Position, duelists: i64, owner: i64, firm: i64, log: Log | None) -> None:
    """Over a firm's group, or over MAFIA cards alone (firm NONE). What M owes on the cell is reckoned now (YF-75)."""
    p.duelists = duelists
    p.throwing = duelists
    p.champion = owner
    p.contested = NONE if firm == NONE else GROUP_OF[firm]
    p.rent_before = NONE if firm == NONE or owner == p.turn else due_on(p, firm)
    p.ties = 0
    p.winner = NOBODY
    start_throwing(p)
    p.decide_first(DUEL, NOBODY)
    if log is not None:
        seats = [seat for seat in range(int(p.players)) if duelists & (1 << seat)]
        if firm == NONE:
            log.append(Event("duel", int(p.turn), facts={"seats": seats}))
        else:
            log.append(Event("firm-duel", int(p.turn), facts={"seats": seats, "group": GROUP_IDS[p.contested]}))


def start_throwing(p: Position) -> None:
    p.asked = 0
    p.thrown = 0
    for seat in range(p.players):
        p.best[seat] = 0


def strength(p: Position, seat: i64) -> i64:
    """YF-74 MAFIA cards, and in a firm duel the other working firms of the group."""
    if p.contested == NONE or p.contested == ILLEGAL:
        return p.mafia[seat] if p.contested == NONE else working(p, seat, ILLEGAL)
    return p.mafia[seat] + working(p, seat, p.contested)


def go_on(p: Position, log: Log | None) -> None:
    """M throws first, then the others round the table, each all his throws; then the best are compared."""
    while p.asked < p.players:
        seat = p.after(p.turn, p.asked)
        if p.throwing & (1 << seat) != 0 and p.thrown < strength(p, seat):
            p.decide_first(THROW, CHANCE)
            return
        p.asked += 1
        p.thrown = 0
    compare(p, log)


def throw(p: Position, outcome: i64, log: Log | None) -> None:
    p.decided()
    seat = p.after(p.turn, p.asked)
    dice = outcome - moves.THROW
    p.thrown += 1
    p.best[seat] = max(p.best[seat], dice // 6 + dice % 6 + 2)
    if log is not None:
        log.append(Event("threw", int(seat), facts={"first": int(dice // 6 + 1), "second": int(dice % 6 + 1)}))


def compare(p: Position, log: Log | None) -> None:
    """The tied best throw again, up to three times; then the owner wins, or whoever sits first after M."""
    best: i64 = 0
    for seat in range(p.players):
        best = max(best, p.best[seat])
    tied: i64 = 0
    number: i64 = 0
    for seat in range(p.players):
        if p.best[seat] == best:
            tied |= 1 << seat
            number += 1
    if number > 1 and p.ties < MOST_TIES:
        p.ties += 1
        p.throwing = tied
        start_throwing(p)
        if log is not None:
            log.append(Event("tied", facts={"seats": [seat for seat in range(int(p.players)) if tied & (1 << seat)]}))
        return
    win(p, first_of(p, tied), log)


def first_of(p: Position, tied: i64) -> i64:
    if p.champion != NOBODY and tied & (1 << p.champion) != 0:
        return p.champion
    for places in range(i64(1), p.players):
        seat = p.after(p.turn, places)
        if tied & (1 << seat) != 0:
            return seat
    return p.turn


def win(p: Position, seat: i64, log: Log | None) -> None:
    """His fee is that from before anything changes hands (YF-73)."""
    p.winner = seat
    p.fee = mafia_fee(p, seat)
    p.thrown = 0  # from here on the losers looked at
    p.decide(SPOILS, NOBODY)
    tell(log, "won-duel", seat)


def share_spoils(p: Position, log: Log | None) -> None:
    """YF-75 The losers' MAFIA cards and parts in the group, one loser after the other, then the fees."""
    winner = p.winner
    if p.ruined[winner] > 0:  # by insurance that he owed as BANKER
        p.rent_before = NONE
        close(p)
        return
    while p.thrown < p.players - 1:
        p.thrown += 1
        loser = p.after(winner, p.thrown)
        if p.duelists & (1 << loser) != 0 and p.ruined[loser] == 0:
            waiting = len(p.pending)
            lose_mafia(p, loser, winner, log)
            if p.contested != NONE:
                lose_part(p, loser, winner, p.contested, log)
            if len(p.pending) > waiting:
                return
    collect(p)


def collect(p: Position) -> None:
    """Won by the firm's owner: the cell follows. Else each loser, and whoever stands by, owes the winner his fee."""
    winner = p.winner
    duelists = p.duelists
    bystanders = p.meeting & ~duelists
    amount = p.fee
    firm_duel = p.contested != NONE
    won_by_owner = firm_duel and winner == p.champion
    close(p)
    if won_by_owner:
        return
    p.rent_before = NONE
    if firm_duel:
        p.skip_cell = True
    places = p.players
    while places > 1:
        places -= 1
        seat = p.after(winner, places)
        stands_by = bystanders & (1 << seat) != 0 and (seat == p.turn or winner == p.turn)
        if duelists & (1 << seat) != 0 or stands_by:
            owe(p, seat, winner, amount, FEE, MAFIA)


def close(p: Position) -> None:
    p.decided()
    p.duelists = 0
    p.throwing = 0
    p.meeting = 0
    p.winner = NOBODY
    p.contested = NONE
    p.fee = 0
    p.ties = 0
    start_throwing(p)
