"""The stack of decisions, snapshots, and the registry."""

from __future__ import annotations

import json
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.build import is_compiled
from openingbell.core.errors import BadRecord, UnknownGame
from openingbell.core.playout import pick
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State

ACQUIRE = find_game("acquire")


def test_decisions_nest() -> None:
    state = State()
    state.pending = vec[i64]()
    state.decide(1, 0)
    state.decide_first(2, 3)
    state.decide_first(5, CHANCE)
    state.decide(6, 1)
    assert (state.step, state.actor) == (6, 1)
    state.decided()
    assert (state.step, state.actor) == (2, 3)
    state.decided()
    assert (state.step, state.actor) == (1, 0)


def test_notes_lie_beneath_their_decision() -> None:
    state = State()
    state.pending = vec[i64]()
    state.decide(1, 0)
    state.note(70)
    state.note(80)
    state.decide_first(2, 3)
    state.note(90)
    state.decide_first(5, 4)
    assert state.noted(1) == 90
    state.decided()
    state.forget(1)
    assert (state.noted(1), state.noted(2)) == (80, 70)
    state.set_note(2, 75)
    state.decide(6, 1)  # another decision about the same
    assert (state.noted(1), state.noted(2)) == (80, 75)
    state.decided()
    state.forget(2)
    assert (state.step, state.actor, len(state.pending)) == (1, 0, 0)


def test_cash_is_the_score_unless_a_game_says_otherwise() -> None:
    state = ACQUIRE.start({"players": 3})
    assert state.cash_in_hand() == state.scores() == [6000, 6000, 6000]
    assert ACQUIRE.why_not(state, 0) == ""


def test_games_are_found_by_name() -> None:
    assert "acquire" in game_names()
    assert find_game("acquire").name == "acquire"
    assert pickle.loads(pickle.dumps(ACQUIRE)) is ACQUIRE
    with pytest.raises(UnknownGame, match="there is no game 'go'; there are: acquire"):
        find_game("go")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("cash", [6000, 6000, -100, 6000]),
        ("bag", 107),
        ("holder", [9] * 108),
        ("size", [2, 0, 0, 0, 0, 0, 0]),
        ("step", 99),
        ("actor", 7),
        ("shares", [0] * 49),
        ("held", [0, 0, 0, 7]),
        ("board", "board"),
        ("hands", None),
        ("turn", 1.5),
        ("dealt", 99),
        ("to_draw", 1),
        ("merging", 65536),
        ("active", 1 << 9),
        ("defunct", 12),
        ("tile", 108),
        ("pending", [1]),
        ("limits", [1, 2, 3]),
        ("joined", [0]),
        ("fresh", [0] * 9),
        ("board", [-1] * 143),
        ("board", [2**70] * 143),
        ("board", [0] * 14 + [12] + [0] * 128),
    ],
)
def test_a_snapshot_that_contradicts_itself_is_refused(field: str, value: object) -> None:
    snapshot = json.loads(ACQUIRE.start({}).save())
    snapshot["state"][field] = value
    with pytest.raises(BadRecord):
        ACQUIRE.load(json.dumps(snapshot).encode())


@pytest.mark.parametrize("data", [b"[" * 100_000, b'{"game":"acquire","rules":1,"options":{"players":9}}', b"\xff"])
def test_what_is_no_snapshot_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        ACQUIRE.load(data)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    state = ACQUIRE.start({})
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        state.view(seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        state.redeal(seat, Rng(1))


def test_a_mutated_snapshot_is_refused_or_plays_on() -> None:
    """Thousands of damaged snapshots: none may hang or fail in the middle of a move later."""
    rng = Rng(31)
    state = ACQUIRE.start({"players": 3})
    playout_to(state, rng, 200)
    whole = json.loads(state.save())
    fields = sorted(whole["state"])
    for _ in range(3000 if is_compiled() else 100):
        damaged = json.loads(state.save())
        field = fields[rng.below(len(fields))]
        value = damaged["state"][field]
        wrong = int(rng.below(300)) - 20
        if isinstance(value, list) and value:
            value[rng.below(len(value))] = wrong
        else:
            damaged["state"][field] = wrong
        try:
            loaded = ACQUIRE.load(json.dumps(damaged).encode())
        except BadRecord:
            continue
        playout_to(loaded, rng, 1000)


def playout_to(state: State, rng: Rng, moves: int) -> None:
    """So many random moves, or to the end."""
    for _ in range(moves):
        if state.actor != OVER:
            state.apply(pick(state, rng))
