"""PettingZoo's own suite on every game, and what it does not ask."""

from __future__ import annotations

import copy
import gc
import pickle
import warnings
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from openingbell import envs
from openingbell.core.errors import IllegalMove, Refused
from openingbell.core.registry import find_game, game_names
from tests.tables import short_table

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # with pygame installed it loads a game of its own, the old way
    from pettingzoo.test import api_test, seed_test

pytestmark = pytest.mark.filterwarnings("ignore:.*[oO]bservation.*:UserWarning")  # it warns of every dict


@pytest.mark.parametrize("game", game_names())
def test_api(game: str) -> None:
    api_test(envs.pettingzoo(game, **short_table(game)), num_cycles=300)


@pytest.mark.parametrize("game", game_names())
def test_seeds(game: str) -> None:
    seed_test(lambda: envs.pettingzoo(game, **short_table(game)), num_cycles=100)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to the end; what each agent got in all."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    chooser = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(chooser.choice(legal)))
    return total


@pytest.mark.parametrize("game", game_names())
def test_the_winners_share_one(game: str) -> None:
    env = envs.pettingzoo(game, **short_table(game))
    for seed in range(3):
        rewards = play(env, seed)
        winners = env.table.state.winners()
        assert rewards == {f"seat_{s}": 1 / len(winners) if s in winners else 0.0 for s in range(3)}


def test_margins_are_the_distance_to_the_best_of_the_others() -> None:
    env = envs.pettingzoo("stockpile", reward="margin", players=2)
    rewards = play(env, 5)
    first, second = env.table.state.scores()
    assert rewards == {"seat_0": (first - second) / 10_000, "seat_1": (second - first) / 10_000}
    assert first != second


def test_who_is_ruined_leaves_and_the_others_play_on() -> None:
    """Long games of Syndicate ruin somebody sooner or later."""
    env = envs.pettingzoo("syndicate", players=4, trades=False)
    seen = 0
    for seed in range(20):
        env.reset(seed=seed)
        chooser = np.random.default_rng(seed)
        while len(env.agents) == 4 and env.agents:
            observation, _, terminated, _, _ = env.last()
            if terminated:
                break
            env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
        state = env.table.state
        if env.table.over:
            continue
        out = [agent for seat, agent in enumerate(env.possible_agents) if state.is_out(seat)]
        assert [agent for agent in env.agents if env.terminations[agent]] == out
        assert env.agent_selection in out, "who is out steps first"
        while env.agent_selection in out:
            env.step(None)
        assert set(env.agents) == set(env.possible_agents) - set(out)
        assert env.agent_selection == f"seat_{state.actor}"
        seen += 1
        if seen == 2:
            return
    pytest.fail("nobody was ruined")


def test_only_the_agent_that_acts_has_legal_actions() -> None:
    env = envs.pettingzoo("acquire", players=3)
    env.reset(seed=1)
    state = env.table.state
    for seat, agent in enumerate(env.possible_agents):
        mask = env.observe(agent)["action_mask"]
        assert list(np.flatnonzero(mask)) == (list(state.legal()) if seat == state.actor else [])


def test_an_illegal_action_changes_nothing() -> None:
    env = envs.pettingzoo("acquire", players=3)
    env.reset(seed=1)
    before = env.table.state.save()
    with pytest.raises(IllegalMove):
        env.step(find_game("acquire").actions - 1)
    assert env.table.state.save() == before


@pytest.mark.parametrize("action", [None, "x", 1.5, -1, 10**6, 2**70])
def test_what_is_no_action_changes_nothing(action: Any) -> None:
    env = envs.pettingzoo("acquire", players=3)
    env.reset(seed=1)
    before = env.table.state.save()
    with pytest.raises(IllegalMove):
        env.step(action)
    assert env.table.state.save() == before


def test_nothing_is_played_before_the_first_game_or_after_the_last() -> None:
    env = envs.pettingzoo("stockpile", players=2)
    for _ in range(2):
        with pytest.raises(Refused, match="reset comes first"):
            env.last()
        with pytest.raises(Refused, match="reset comes first"):
            env.step(0)
        play(env, 1)


def deals(env: Any, *seeds: int | None) -> list[bytes]:
    """The beginning of a game for each seed, or without one."""
    begun = []
    for seed in seeds:
        env.reset(seed=seed)
        begun.append(env.table.state.save())
    return begun


def test_games_without_a_seed_of_their_own_follow_from_the_last_seed() -> None:
    one = deals(envs.pettingzoo("acquire"), 1, None, None, None)
    other = deals(envs.pettingzoo("acquire"), 2, None, None, None)
    assert len(set(one + other)) == 8, "a seed is not another's next game"
    again = envs.pettingzoo("acquire")
    deals(again, 2, None)
    assert deals(again, np.int64(1), None, None, None) == one  # type: ignore[arg-type]


def test_games_without_any_seed_are_all_different() -> None:
    one, other = envs.pettingzoo("acquire"), envs.pettingzoo("acquire")
    assert len(set(deals(one, None, None) + deals(other, None, None))) == 4


@pytest.mark.parametrize("seed", [1.5, "a"])
def test_what_is_no_seed_keeps_the_game(seed: Any) -> None:
    env = envs.pettingzoo("acquire")
    before = deals(env, 1)
    with pytest.raises(Refused, match="seed is"):
        env.reset(seed=seed)
    assert [env.table.state.save()] == before


def test_it_is_gone_when_nobody_needs_it() -> None:
    env = envs.pettingzoo("acquire")
    assert env.action_space("seat_0") is env.action_space("seat_0")
    assert env.observation_space("seat_0") is env.observation_space("seat_0")
    alive = weakref.ref(env)
    del env
    gc.collect()
    assert alive() is None


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("game", game_names())
def test_a_copy_plays_the_same_game(game: str, copied: Callable[[Any], Any]) -> None:
    env = envs.pettingzoo(game, **short_table(game))
    env.reset(seed=1)
    before = env.table.state.save()
    twin = copied(env)
    for _ in range(20):
        action = int(np.flatnonzero(twin.last()[0]["action_mask"])[0])
        twin.step(action)
    assert env.table.state.save() == before
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.table.state.save() == twin.table.state.save()
    for agent in env.possible_agents:
        assert np.array_equal(env.observe(agent)["observation"], twin.observe(agent)["observation"])


@pytest.mark.parametrize("mode", ["human", "rgb_array", "bogus"])
def test_pictures_that_there_are_not(mode: str) -> None:
    with pytest.raises(Refused, match="ansi, svg"):
        envs.pettingzoo("acquire", render_mode=mode)


@pytest.mark.parametrize("game", game_names())
def test_pictures(game: str) -> None:
    env: Any = envs.pettingzoo(game, render_mode="svg", **short_table(game))
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    env.render_mode = "ansi"
    assert "seat 0" in env.render()


def test_the_version_is_in_the_name() -> None:
    assert envs.pettingzoo("acquire").metadata["name"] == "openingbell_acquire_v1"
