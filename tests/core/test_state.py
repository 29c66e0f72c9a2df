"""The stack of decisions, snapshots, the registry and the driver."""

from __future__ import annotations

import json
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.driver import Driver
from openingbell.core.errors import BadRecord, IllegalMove, UnknownGame
from openingbell.core.playout import playout
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, State

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
    ],
)
def test_a_snapshot_that_contradicts_itself_is_refused(field: str, value: object) -> None:
    snapshot = json.loads(ACQUIRE.start({}).save())
    snapshot["state"][field] = value
    with pytest.raises(BadRecord):
        ACQUIRE.load(json.dumps(snapshot).encode())


def test_the_driver_plays_chance_and_keeps_everything() -> None:
    driver = Driver(ACQUIRE, {"players": 2}, Rng(1))
    assert driver.state.actor >= 0
    assert len(driver.moves) == 14
    before = driver.state.save()
    with pytest.raises(IllegalMove):
        driver.act(-1)
    assert driver.state.save() == before
    assert len(driver.moves) == 14
    while not driver.is_over():
        driver.act(driver.state.legal()[0])
    assert driver.record().replay() == driver.state


def test_the_driver_plays_the_same_game_as_a_play_out() -> None:
    state = ACQUIRE.start({})
    rng = Rng(21)
    moves, decisions = playout(state, Rng(21))
    driver = Driver(ACQUIRE, {}, rng)
    chosen = 0
    while not driver.is_over():
        actions = driver.state.legal()
        driver.act(actions[rng.below(len(actions))])
        chosen += 1
    assert driver.state == state
    assert (len(driver.moves), chosen) == (moves, decisions)
