"""The same contest on a Ray cluster of this machine; a worker that dies there costs nothing but time."""

from __future__ import annotations

from pathlib import Path

import pytest

from openingbell.arena.match import play_match
from openingbell.arena.running import run
from openingbell.bots.registry import find_bot
from tests.arena.contests import contest, outcome
from tests.bots.programs import program


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_games_on_a_cluster_are_those_played_here_and_survive_their_worker(tmp_path: Path) -> None:
    """The program kills the worker it plays in once, whichever that is; its game is played again."""
    name = program(tmp_path, "kill once")
    made = contest(f"{name},random", games=6)
    results = sorted(run(made, workers=1, cluster="local"), key=lambda result: result.number)
    assert (tmp_path / "memory").exists()
    assert [result.number for result in results] == list(range(6))
    assert not any(result.complaints for result in results)
    bots = [find_bot(name), find_bot("random")]
    try:
        assert outcome(results[3]) == outcome(play_match(made, bots, 3))
    finally:
        bots[0].close()


@pytest.mark.filterwarnings("ignore")
def test_who_kills_every_worker_there_is_not_asked_again_in_that_game(tmp_path: Path) -> None:
    made = contest(f"{program(tmp_path, 'kill')},random", games=2)
    results = list(run(made, workers=1, cluster="local"))
    assert sorted(result.number for result in results) == [0, 1]
    for result in results:
        broken, sound = sorted(result.sittings, key=lambda one: one.entrant)
        assert (broken.lost, sound.lost) == (broken.decisions, 0)
