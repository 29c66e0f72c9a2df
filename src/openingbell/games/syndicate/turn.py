"""YF-40 to YF-43 The turn: the roll, the way round the board, doubles, and whose turn is next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.core.events import Event, Seen
from openingbell.core.state import CHANCE, RULES, Log
from openingbell.games.syndicate import credit, moves
from openingbell.games.syndicate.arrival import arrive
from openingbell.games.syndicate.components import BANK, CREDIT, ESPIONAGE_FIRM, NONE, PAY, SHARE_LIST
from openingbell.games.syndicate.debts import SALARY, owe
from openingbell.games.syndicate.dice import first_die, is_double, second_die, sum_of
from openingbell.games.syndicate.ending import finish
from openingbell.games.syndicate.films import cross_espionage
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.police import release, serve_turn
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import DEALS, MOVED, ROLL, TURN_BEGINS, TURN_ENDS, TURN_LIST, WALK

MAX_REPEATS: Final = 5  # YF-41


def choose_first(p: Position, outcome: i64, log: Log | None) -> None:
    """YF-20, YF-24 Who starts; then the opening rate, if there is an exchange."""
    p.turn = outcome - moves.FIRST
    p.starter = p.turn
    p.decide(TURN_BEGINS, RULES)
    tell(log, "begins", p.turn)
    if p.edition.ring_size[SHARE_LIST] > 0:
        p.decide_first(TURN_LIST, CHANCE)


def begin(p: Position, log: Log | None) -> None:
    """YF-40 A missed turn is lost whole; else the deal phase comes first."""
    if p.resting[p.turn] > 0:
        p.resting[p.turn] = 0
        tell(log, "missed-turn", p.turn)
        p.decide(TURN_ENDS, RULES)
        return
    if log is not None:
        log.append(Event("turn", int(p.turn), facts={"round": int(p.round)}))
    begin_deals(p)


def begin_deals(p: Position) -> None:
    p.use_nothing()
    p.laid = False
    p.trades_begun = 0
    p.left_prison = False
    p.decide(DEALS, RULES)


def begin_roll(p: Position) -> None:
    """The deal phase is over."""
    p.decide(ROLL, CHANCE)


def roll(p: Position, outcome: i64, log: Log | None) -> None:
    """Both dice (YF-21). In PRISON only a double moves the token (YF-42)."""
    seat = p.turn
    p.dice = outcome - moves.ROLL
    if log is not None:
        facts: Seen = {"first": int(first_die(p.dice)), "second": int(second_die(p.dice))}
        log.append(Event("rolled", int(seat), facts=facts))
    p.decide(MOVED, RULES)
    if p.prison[seat] != NONE:
        if not is_double(p.dice):
            serve_turn(p, log)
            return
        release(p, log)
    p.to_go = sum_of(p.dice)
    p.decide_first(WALK, RULES)


def walk(p: Position, log: Log | None) -> None:
    """YF-43 Cell by cell, the last included; PAY, ESPIONAGE and CREDIT act on being entered."""
    edition = p.edition
    seat = p.turn
    while p.to_go > 0:
        p.to_go -= 1
        cell = p.place[seat] + 1
        if cell == edition.cells:
            cell = 0
        p.place[seat] = cell
        kind = edition.kind[cell]
        if kind == PAY:
            owe(p, BANK, seat, edition.pay, SALARY, NONE)
            return
        if kind == CREDIT:
            if p.credit[seat] > 0:
                credit.cross(p)
                return
        elif edition.firm_at[cell] == ESPIONAGE_FIRM:
            cross_espionage(p)
            return
    p.decided()
    if log is not None:
        facts: Seen = {"cell": int(p.place[seat]), "at": edition.name_of_cell(p.place[seat])}
        log.append(Event("moved", int(seat), facts=facts))
    arrive(p)


def after_move(p: Position, log: Log | None) -> None:
    """YF-41 A double gives a whole new turn, but not from PRISON or PARK, nor after leaving PRISON by it."""
    seat = p.turn
    place = p.place[seat]
    if (
        is_double(p.dice)
        and p.repeats < MAX_REPEATS
        and not p.left_prison
        and place != p.edition.prison
        and place != p.edition.park
    ):
        p.repeats += 1
        tell(log, "again", seat)
        begin_deals(p)
    else:
        p.decide(TURN_ENDS, RULES)


def end(p: Position, log: Log | None) -> None:
    """The next living seat. A round ends when the turn passes to or over the seat that started (YF-11)."""
    p.repeats = 0
    p.dice = NONE
    while True:
        p.turn = p.after(p.turn, 1)
        if p.turn == p.starter:
            if p.round >= p.rounds:
                finish(p, log)
                return
            p.round += 1
        if p.ruined[p.turn] == 0:
            break
    p.decide(TURN_BEGINS, RULES)
