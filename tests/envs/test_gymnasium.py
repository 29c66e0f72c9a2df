"""Gymnasium's own suite on every game, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from openingbell import envs
from openingbell.bots.registry import find_bot
from openingbell.core.errors import IllegalMove, Refused
from openingbell.core.registry import game_names
from tests.arena.contests import First
from tests.tables import short_table


@pytest.mark.filterwarnings("ignore:.*Box observation space.*:UserWarning")
@pytest.mark.filterwarnings("ignore:.*render.*:UserWarning")
@pytest.mark.filterwarnings("ignore:.*spec.*:UserWarning")
@pytest.mark.parametrize("game", game_names())
def test_checker(game: str) -> None:
    check_env(envs.gymnasium(game, **short_table(game)), skip_render_check=False)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    observation, info = env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    reward, over = 0.0, False
    while not over:
        action = int(chooser.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
    return reward, info


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("seat", [0, 2])
def test_a_game_to_the_end(game: str, seat: int) -> None:
    env = envs.gymnasium(game, seat=seat, bots=["random", "random"], **short_table(game))
    reward, info = play(env, 3)
    scores = info["scores"]
    best = [number for number, score in enumerate(scores) if score == max(scores)]
    assert reward == (1 / len(best) if seat in best else 0.0)


def test_the_same_seed_is_the_same_game() -> None:
    env = envs.gymnasium("stockpile", bots=["greedy"], players=2)
    assert play(env, 7) == play(env, 7)
    assert play(env, 7)[1] != play(env, 8)[1]


def test_an_illegal_action_loses_at_once() -> None:
    env = envs.gymnasium("acquire", players=2)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(np.int64(illegal))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_an_episode_that_an_illegal_action_ended_is_over() -> None:
    env = envs.gymnasium("stockpile", players=2)
    with pytest.raises(Refused, match="reset comes first"):
        env.step(0)
    observation, _ = env.reset(seed=1)
    legal = int(np.flatnonzero(observation["action_mask"])[0])
    env.step(2**70)
    with pytest.raises(Refused, match="reset comes first"):
        env.step(legal)
    env.reset()
    play(env, 1)
    with pytest.raises(Refused, match="reset comes first"):
        env.step(legal)


@pytest.mark.parametrize("action", [None, 1.5, "1", np.array([1, 2])])
def test_what_is_no_action_changes_nothing(action: Any) -> None:
    env = envs.gymnasium("stockpile", players=2)
    observation, _ = env.reset(seed=1)
    before = env.table.state.save()
    with pytest.raises(IllegalMove, match="no action"):
        env.step(action)
    assert env.table.state.save() == before
    assert env.step(np.flatnonzero(observation["action_mask"])[0])[1] == 0


@pytest.mark.parametrize("options", [{"players": 2}, {"options": {"players": 2}}])
def test_made_by_name(options: dict[str, Any]) -> None:
    env: Any = gymnasium.make("OpeningBell/stockpile-v1", bots=["random"], **options)
    observation, _ = env.reset(seed=1)
    assert observation["action_mask"].sum() > 0
    assert env.unwrapped.table.players == 2
    env.close()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_the_same_games(copied: Callable[[Any], Any]) -> None:
    env: Any = envs.gymnasium("stockpile", bots=["greedy", "random"], players=3)
    observation, _ = env.reset(seed=np.int64(4))
    twin = copied(env)
    action = int(np.flatnonzero(observation["action_mask"])[-1])
    mine, theirs = env.step(action), twin.step(action)
    assert np.array_equal(mine[0]["observation"], theirs[0]["observation"])
    assert np.array_equal(env.reset()[0]["observation"], twin.reset()[0]["observation"])
    assert env.table.state.save() == twin.table.state.save()


def test_a_bot_that_listens_hears_the_whole_game_from_its_seat() -> None:
    bot = First()
    env = envs.gymnasium("acquire", bots=[bot], players=2)
    for seed in (1, 2):
        bot.heard.clear()
        play(env, seed)
        first, *_, last = bot.heard
        assert last[: len(first)] == first
        assert len(last) > len(first) > 0
        hands = [event for event in last if event["event"] == "drew"]
        assert {event["seat"]: "hidden" in event for event in hands} == {0: True, 1: False}


def test_bots_that_have_no_name_to_be_found_by_cannot_be_copied() -> None:
    env = envs.gymnasium("stockpile", bots=[find_bot("greedy")], players=2)
    with pytest.raises(Refused, match="by name"):
        copy.deepcopy(env)


def test_pictures_that_there_are_not() -> None:
    with pytest.raises(Refused, match="ansi, svg"):
        envs.gymnasium("acquire", render_mode="human")


@pytest.mark.parametrize(("seat", "bots"), [(4, ["random"]), (0, []), (0, ["random"] * 4)])
def test_refusals(seat: int, bots: list[str]) -> None:
    with pytest.raises(Refused):
        envs.gymnasium("acquire", seat=seat, bots=bots, players=4)
