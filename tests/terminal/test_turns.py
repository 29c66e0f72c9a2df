"""Reading what a person types: one move or a whole turn, all of it or nothing."""

from __future__ import annotations

import pytest

from openingbell.core.play import Play
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.locales import Words
from openingbell.terminal.session import Session
from openingbell.terminal.turns import NotAMove, read_turn
from tests.games.acquire.tables import table

ACQUIRE = find_game("acquire")
BOARD = "C HH....o"


WORDS = [Words("en"), Words("ru")]


def at(state: State) -> Session:
    """A table at which everybody is a person."""
    seats = range(state.players)
    return Session(Play(state), [f"Player {seat}" for seat in seats], seats, Rng(1))


def texts(state: State, line: str) -> list[str]:
    """The moves of a line in notation."""
    return read_turn(at(state), line, WORDS)


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("place 8C", ["place 8C"]),
        ("8c", ["place 8C"]),
        ("PLACE   8C", ["place 8C"]),
        ("place 8C, found Zeta, buy Zeta 3", ["place 8C", "found Zeta", "buy Zeta", "buy Zeta", "buy Zeta"]),
        (
            "8c; zeta; buy hydra; buy zeta 2; done",
            ["place 8C", "found Zeta", "buy Hydra", "buy Zeta", "buy Zeta", "done"],
        ),
    ],
)
def test_a_line_is_read(line: str, moves: list[str]) -> None:
    assert texts(table(BOARD, hands={0: "8C 1I", 1: "9I"}), line) == moves


@pytest.mark.parametrize(
    ("line", "part", "later"),
    [
        ("8C, found Hydra", "found Hydra", False),
        ("8C, found Zeta, buy Zeta 4", "buy Zeta 4", False),
        ("8C,", "", False),
        ("place", "place", False),
        ("buy Hydra 0", "buy Hydra 0", False),
        ("1I, done, place 8C", "place 8C", True),
    ],
)
def test_a_line_that_does_not_fit_changes_nothing(line: str, part: str, later: bool) -> None:
    state = table(BOARD, hands={0: "8C 1I", 1: "9I"})
    before = state.save()
    with pytest.raises(NotAMove) as refusal:
        read_turn(at(state), line, WORDS)
    assert (refusal.value.part, refusal.value.later) == (part, later)
    assert state.save() == before


def test_choices_are_taken_back_up_to_what_chance_or_others_did() -> None:
    session = Session.start(ACQUIRE, {"players": 2}, ["Ann", "Bob"], [0, 1], seed=1)
    first = session.actor
    assert not session.may_undo()
    before = session.state.save()
    session.send([session.legal()[0].text])
    assert session.may_undo()
    session.undo()
    assert session.state.save() == before
    assert not session.may_undo()
    session.send([session.legal()[0].text])
    while session.actor == first:
        session.send([session.legal()[-1].text])  # done: a tile is drawn
    assert not session.may_undo()
    assert session.play.seq == len(Record.of(session.play).moves)
    assert Record.of(session.play).replay() == session.state


def test_what_was_shown_cannot_be_taken_back() -> None:
    """With hidden holdings a merger shows everybody's shares of the defunct corporation."""
    for holdings, undoable in (("open", True), ("hidden", False)):
        state = table("C AA.HHH", hands={0: "3C 9I"}, shares={0: "A2", 1: "A1"}, holdings=holdings)
        session = Session.start(ACQUIRE, {"players": 3, "holdings": holdings}, ["a", "b", "c"], [0, 1, 2], seed=1)
        session.play = Play(state)
        session.send(["place 3C"])
        assert session.may_undo() is undoable
