"""Y-68 to Y-73 The duel: everybody throws for strength, the best throw takes it all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import CHANCE, RULES, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import GROUP_IDS, GROUP_OF, ILLEGAL, MAFIA, NOBODY, NONE
from openingbell.games.syndicate.debts import FEE, owe
from openingbell.games.syndicate.dice import first_die, second_die, sum_of
from openingbell.games.syndicate.firms import working
from openingbell.games.syndicate.names import seats_of, tell
from openingbell.games.syndicate.ownership import lose_mafia, lose_part
from openingbell.games.syndicate.position import Position, current_duel
from openingbell.games.syndicate.rent import due_on, mafia_fee
from openingbell.games.syndicate.steps import DUEL, SPOILS, THROW
from openingbell.games.syndicate.underway import Duel

MAX_TIES: Final = 3


def begin(p: Position, meeting: i64, duelists: i64, owner: i64, firm: i64, log: Log | None) -> None:
    """Over a firm's group, or over MAFIA cards alone (firm NONE). What M owes on the cell is reckoned now (YF-75)."""
    duel = Duel(meeting, duelists, owner, vec[i64]([0] * p.players))
    if firm != NONE:
        duel.group = GROUP_OF[firm]
        if owner != p.turn:
            duel.rent = due_on(p, firm)
    p.duel = duel
    p.decide_first(DUEL, RULES)
    if log is not None:
        seats = seats_of(duelists)
        if firm == NONE:
            log.append(Event("duel", int(p.turn), facts={"seats": seats}))
        else:
            log.append(Event("firm-duel", int(p.turn), facts={"seats": seats, "group": GROUP_IDS[duel.group]}))


def strength(p: Position, duel: Duel, seat: i64) -> i64:
    """YF-74 MAFIA cards, and in a firm duel the other working firms of the group."""
    if duel.group == ILLEGAL:
        return working(p, seat, ILLEGAL)
    return p.mafia[seat] if duel.group == NONE else p.mafia[seat] + working(p, seat, duel.group)


def advance(p: Position, log: Log | None) -> None:
    """M throws first, then the others round the table, each all his throws; then the best are compared."""
    duel = current_duel(p)
    while duel.thrower < p.players:
        seat = p.after(p.turn, duel.thrower)
        if duel.throwing & (1 << seat) != 0 and duel.thrown < strength(p, duel, seat):
            p.decide_first(THROW, CHANCE)
            return
        duel.thrower += 1
        duel.thrown = 0
    compare(p, duel, log)


def throw(p: Position, outcome: i64, log: Log | None) -> None:
    p.decided()
    duel = current_duel(p)
    seat = p.after(p.turn, duel.thrower)
    dice = outcome - moves.THROW
    duel.thrown += 1
    duel.best[seat] = max(duel.best[seat], sum_of(dice))
    if log is not None:
        log.append(Event("threw", int(seat), facts={"first": int(first_die(dice)), "second": int(second_die(dice))}))


def compare(p: Position, duel: Duel, log: Log | None) -> None:
    """The tied best throw again, up to three times; then the owner wins, or whoever sits first after M."""
    best: i64 = 0
    for seat in range(p.players):
        best = max(best, duel.best[seat])
    tied: i64 = 0
    number: i64 = 0
    for seat in range(p.players):
        if duel.best[seat] == best:
            tied |= 1 << seat
            number += 1
    if number > 1 and duel.ties < MAX_TIES:
        throw_again(p, duel, tied)
        if log is not None:
            log.append(Event("tied", facts={"seats": seats_of(tied)}))
        return
    win(p, duel, first_of(p, duel, tied), log)


def throw_again(p: Position, duel: Duel, tied: i64) -> None:
    """In full."""
    duel.ties += 1
    duel.throwing = tied
    duel.thrower = 0
    for seat in range(p.players):
        duel.best[seat] = 0


def first_of(p: Position, duel: Duel, tied: i64) -> i64:
    if duel.owner != NOBODY and tied & (1 << duel.owner) != 0:
        return duel.owner
    for places in range(i64(1), p.players):
        seat = p.after(p.turn, places)
        if tied & (1 << seat) != 0:
            return seat
    return p.turn


def win(p: Position, duel: Duel, seat: i64, log: Log | None) -> None:
    """His fee is that from before anything changes hands (YF-73)."""
    duel.winner = seat
    duel.fee = mafia_fee(p, seat)
    p.decide(SPOILS, RULES)
    tell(log, "won-duel", seat)


def share_spoils(p: Position, log: Log | None) -> None:
    """YF-75 The losers' MAFIA cards and parts in the group, one loser after the other, then the fees."""
    duel = current_duel(p)
    winner = duel.winner
    if p.ruined[winner] > 0:  # by insurance that he owed as BANKER
        close(p)
        return
    while duel.stripped < p.players - 1:
        duel.stripped += 1
        loser = p.after(winner, duel.stripped)
        if duel.duelists & (1 << loser) != 0 and p.ruined[loser] == 0:
            waiting = len(p.pending)
            lose_mafia(p, loser, winner, log)
            if duel.group != NONE:
                lose_part(p, loser, winner, duel.group, log)
            if len(p.pending) > waiting:
                return
    close(p)
    if duel.group != NONE and winner == duel.owner:
        p.rent_before = duel.rent
        p.rent_owner = duel.owner
    else:
        p.skip_cell = duel.group != NONE
        collect(p, duel)


def collect(p: Position, duel: Duel) -> None:
    """Not won by the firm's owner: each loser, and whoever stands by, owes the winner his fee."""
    winner = duel.winner
    bystanders = duel.meeting & ~duel.duelists
    places = p.players
    while places > 1:
        places -= 1
        seat = p.after(winner, places)
        stands_by = bystanders & (1 << seat) != 0 and (seat == p.turn or winner == p.turn)
        if duel.duelists & (1 << seat) != 0 or stands_by:
            owe(p, seat, winner, duel.fee, FEE, MAFIA)


def close(p: Position) -> None:
    p.decided()
    p.duel = None
