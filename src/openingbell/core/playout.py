"""Uniformly random play, compiled: the benchmark's loop, and the simulation's."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.errors import AuditFailed
from openingbell.core.events import Event
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State


def pick(state: State, rng: Rng) -> i64:
    """A random action: drawn by weight at CHANCE, uniform over `legal()` otherwise."""
    return state.sample(rng) if state.actor == CHANCE else state.any_legal(rng)


def playout(state: State, rng: Rng) -> tuple[i64, i64]:
    """Play to the end with nobody listening. Returns the number of moves, and how many were decisions of a seat."""
    moves: i64 = 0
    decisions: i64 = 0
    while state.actor != OVER:
        if state.actor >= 0:
            decisions += 1
        state.proceed(pick(state, rng))
        moves += 1
    return moves, decisions


def audited_playout(state: State, rng: Rng) -> tuple[i64, i64]:
    """The same, with an audit after every move and every change of cash compared with the events that tell it."""
    moves: i64 = 0
    decisions: i64 = 0
    state.audit()
    while state.actor != OVER:
        if state.actor >= 0:
            decisions += 1
        apply_audited(state, pick(state, rng))
        moves += 1
    return moves, decisions


def apply_audited(state: State, action: i64) -> list[Event]:
    """Make a move; raise AuditFailed unless the state is sound and its money moved as the events say."""
    log: list[Event] = []
    expected = state.cash_in_hand()
    state.apply(action, log)
    for event in log:
        for seat, amount in event.cash_changes():
            expected[seat] += amount
    if state.cash_in_hand() != expected:
        raise AuditFailed(f"cash is {state.cash_in_hand()}, but the events make it {expected}")
    state.audit()
    return log
