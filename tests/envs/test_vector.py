"""Many games at once: the arrays say what the states say, with and without workers."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from openingbell import envs
from openingbell.core.errors import IllegalMove, Refused
from openingbell.core.registry import find_game, game_names
from openingbell.envs.vectors import BatchVector, Vector
from tests.patience import SECONDS
from tests.tables import short_table

GAMES = 5


def random_steps(vector: Vector, steps: int) -> list[dict[str, Any]]:
    """So many random steps; all arrays after each of them."""
    seen = []
    for _ in range(steps):
        vector.step(vector.samples)
        names = ("observations", "masks", "actors", "samples", "ends", "rewards", "scores")
        seen.append({name: getattr(vector, name).copy() for name in names})
    return seen


@pytest.mark.parametrize("game", game_names())
def test_rows_are_what_the_acting_seat_may_know(game: str) -> None:
    vector = envs.vector(game, GAMES, seed=3, **short_table(game))
    assert isinstance(vector, BatchVector)
    fresh = find_game(game).encoder(short_table(game))
    for _ in range(200):
        vector.step(vector.samples)
        for row in range(GAMES):
            state = vector._batch.state(row)
            assert vector.actors[row] == state.actor
            assert list(np.flatnonzero(vector.masks[row])) == list(state.legal())
            assert vector.masks[row, vector.samples[row]]
            fresh.write(state, state.actor)
            assert list(vector.observations[row]) == fresh.row()


@pytest.mark.parametrize("game", game_names())
def test_games_end_pay_and_begin_again(game: str) -> None:
    vector = envs.vector(game, GAMES, seed=1, **short_table(game))
    ended = 0
    while ended < 2 * GAMES:
        vector.step(vector.samples)
        for row in range(GAMES):
            scores, rewards = list(vector.scores[row]), list(vector.rewards[row])
            if vector.ends[row]:
                ended += 1
                best = [seat for seat in range(3) if scores[seat] == max(scores)]
                assert rewards == [1 / len(best) if seat in best else 0.0 for seat in range(3)]
            else:
                assert not any(scores)
                assert not any(rewards)


def test_margins() -> None:
    vector = envs.vector("stockpile", 3, reward="margin", players=2)
    while not vector.ends.any():
        vector.step(vector.samples)
    row = int(np.argmax(vector.ends))
    first, second = vector.scores[row]
    assert list(vector.rewards[row]) == [(first - second) / 10_000, (second - first) / 10_000]


@pytest.mark.parametrize("game", game_names())
def test_workers_change_nothing(game: str) -> None:
    alone = envs.vector(game, GAMES, seed=9, **short_table(game))
    shared = envs.vector(game, GAMES, workers=2, seed=9, **short_table(game))
    try:
        for one, other in zip(random_steps(alone, 150), random_steps(shared, 150), strict=True):
            for name, array in one.items():
                assert np.array_equal(array, other[name]), name
        alone.reset(4)
        shared.reset(4)
        assert np.array_equal(alone.observations, shared.observations)
    finally:
        shared.close()


def test_arrays_are_the_same_memory_all_along() -> None:
    vector = envs.vector("acquire", GAMES, players=2)
    observations = vector.observations
    before = observations.copy()
    vector.step(vector.samples)
    assert observations is vector.observations
    assert not np.array_equal(before, observations)
    assert not observations.flags.owndata
    with pytest.raises(ValueError, match="read-only"):
        observations[0, 0] = 1


def test_an_illegal_action_moves_no_game() -> None:
    vector = envs.vector("acquire", GAMES, players=2)
    before = vector.observations.copy()
    actions = vector.samples.copy()
    actions[3] = find_game("acquire").actions
    with pytest.raises(IllegalMove, match="game 3"):
        vector.step(actions)
    with pytest.raises(IllegalMove, match="5 games"):
        vector.step(actions[:4])
    assert np.array_equal(before, vector.observations)


def test_a_worker_that_dies_is_noticed() -> None:
    vector: Any = envs.vector("acquire", 6, workers=3, players=2)
    (_, first), (_, second) = vector._others
    second.kill()
    with pytest.raises(Refused, match="died"):
        vector.step(vector.samples)
    with pytest.raises(Refused, match="closed"):
        vector.step(vector.samples)
    assert first.exitcode is not None, "nobody is left behind"


def test_a_step_that_is_interrupted_ends_the_vector(monkeypatch: pytest.MonkeyPatch) -> None:
    vector: Any = envs.vector("acquire", 4, workers=2, players=2)
    ((_, other),) = vector._others

    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(vector._part, "follow", interrupted)
    with pytest.raises(KeyboardInterrupt):
        vector.step(vector.samples)
    assert other.exitcode is not None
    with pytest.raises(Refused, match="closed"):
        vector.step(vector.samples)


PROGRAM = """
import gc, multiprocessing, os, signal, sys, time
from openingbell import envs
from openingbell.core.errors import Refused
from openingbell.envs import parallel

parallel.PATIENCE = 0.2
if __name__ == "__main__":
    multiprocessing.set_start_method(sys.argv[1])
"""


def run_program(folder: Path, method: str, body: str) -> subprocess.CompletedProcess[bytes]:
    """A process of its own, whose workers are started in one of Python's ways; by some of them they read the file."""
    path = folder / "program.py"
    path.write_text(PROGRAM + body)
    return subprocess.run([sys.executable, path, method], capture_output=True, timeout=SECONDS, check=False)


ABANDONED = """
    vector = envs.vector("acquire", 4, workers=2, players=2)
    os.kill(os.getpid(), signal.SIGKILL)
"""


START_METHODS = multiprocessing.get_all_start_methods()


@pytest.mark.parametrize("method", START_METHODS)
def test_workers_end_when_nobody_is_there_any_more(method: str, tmp_path: Path) -> None:
    # the worker has the same output, which is complete only when it is gone too
    done = run_program(tmp_path, method, ABANDONED)
    assert done.returncode == -signal.SIGKILL


IDLE = """
    vector = envs.vector("acquire", 4, workers=2, players=2)
    time.sleep(3 * parallel.PATIENCE)
    vector.step(vector.samples)
    vector.close()
"""


@pytest.mark.parametrize("method", START_METHODS)
def test_workers_wait_as_long_as_it_takes(method: str, tmp_path: Path) -> None:
    done = run_program(tmp_path, method, IDLE)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_forgotten_vector_takes_its_workers_with_it() -> None:
    vector: Any = envs.vector("acquire", 6, workers=3, players=2)
    processes = [process for _, process in vector._others]
    del vector
    gc.collect()
    assert len(processes) == 2
    assert all(process.exitcode is not None for process in processes)


def test_a_vector_that_could_not_be_made_leaves_no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(multiprocessing.active_children())

    def fail(job: object) -> None:
        assert set(multiprocessing.active_children()) != before, "the workers were there"
        raise MemoryError

    monkeypatch.setattr("openingbell.envs.parallel.Part", fail)
    with pytest.raises(MemoryError):
        envs.vector("acquire", 4, workers=2, players=2)
    assert set(multiprocessing.active_children()) == before


FORKED = """
    vector = envs.vector("acquire", 4, workers=2, players=2)
    twin = envs.vector("acquire", 4, players=2)
    child = os.fork()
    if child == 0:
        try:
            vector.step(vector.samples)
        except Refused as error:
            assert "process" in str(error)
            vector.close()
            del vector
            gc.collect()
            os._exit(7)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    for _ in range(5):
        vector.step(vector.samples)
        twin.step(twin.samples)
    assert (vector.observations == twin.observations).all()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_a_forked_process_cannot_play_its_parents_games(tmp_path: Path) -> None:
    done = run_program(tmp_path, "fork", FORKED)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_closed_vector_plays_no_more() -> None:
    with envs.vector("acquire", 4, workers=2, players=2) as vector:
        vector.step(vector.samples)
    vector.close()
    with pytest.raises(Refused, match="closed"):
        vector.reset(1)


def test_features_and_sections() -> None:
    vector = envs.vector("acquire", 2, players=3)
    cash = vector.section("cash")
    assert cash.shape == (2, 3)
    assert (cash == 60).all(), "6,000 dollars, in hundreds"
    section = next(section for section in vector.sections if section.name == "cash")
    features = vector.features()
    assert features.dtype == np.float32
    assert np.allclose(features[:, section.first : section.first + 3], 0.6)
    assert vector.section("tiles").shape == (2, 10, 9, 12)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    "wrong",
    [
        *({"n": n} for n in (0, -1, 2.5, "3", None)),
        *({"seed": seed} for seed in (None, 1.5, "1")),
    ],
)
def test_what_a_vector_cannot_be_made_of(wrong: dict[str, Any], workers: int) -> None:
    (name,) = wrong
    with pytest.raises(Refused, match=f"^{name} is .* has to be"):
        envs.vector("acquire", **{"n": 4, "workers": workers, **wrong})


@pytest.mark.parametrize("workers", [0, -3, 2.0, "2", None])
def test_workers_that_there_cannot_be(workers: Any) -> None:
    with pytest.raises(Refused, match=r"^workers is .* has to be"):
        envs.vector("acquire", 4, workers=workers)


def test_too_many_workers() -> None:
    with pytest.raises(Refused, match="1 games cannot be played by 2 workers"):
        envs.vector("acquire", 1, workers=2)


def test_numbers_of_other_libraries_are_numbers() -> None:
    ours = envs.vector("acquire", 3, seed=7, players=2)
    theirs = envs.vector("acquire", np.int32(3), workers=np.uint8(1), seed=np.int64(7), players=np.int64(2))  # type: ignore[arg-type]
    assert np.array_equal(ours.observations, theirs.observations)
    ours.step([int(action) for action in ours.samples])
    theirs.step(theirs.samples.astype(np.uint16))
    assert np.array_equal(ours.observations, theirs.observations)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_are_no_actions_moves_no_game(workers: int) -> None:
    with envs.vector("acquire", 4, workers=workers, players=2) as vector:
        before = vector.observations.copy()
        legal = vector.samples.copy()
        wrong: list[Any] = [
            None,
            3,
            [None] * 4,
            [float("nan")] * 4,
            [[1], 2, 3, 4],
            [2**70] * 4,
            np.full(4, 2**64 - 1, dtype=np.uint64),
            ["a"] * 4,
            [str(action) for action in legal],
            legal + 0.9,
            legal.astype(np.float64),
            legal.astype(object),
            np.ones(4, dtype=np.bool_),
            vector.masks,
        ]
        for actions in wrong:
            with pytest.raises(IllegalMove):
                vector.step(actions)
        for seed in (None, 1.5):
            with pytest.raises(Refused, match="seed"):
                vector.reset(seed)  # type: ignore[arg-type]
        assert np.array_equal(before, vector.observations)
        assert np.array_equal(legal, vector.samples)
        vector.step(legal)
        assert not np.array_equal(before, vector.observations)


def test_unknown_reward() -> None:
    with pytest.raises(Refused, match="win, margin"):
        envs.vector("acquire", 1, reward="money")
