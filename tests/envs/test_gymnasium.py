"""Gymnasium's own suite on every game, and what it does not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from openingbell import envs
from openingbell.core.errors import Refused
from tests.envs.tables import TABLES


@pytest.mark.filterwarnings("ignore:.*Box observation space.*:UserWarning")
@pytest.mark.filterwarnings("ignore:.*render.*:UserWarning")
@pytest.mark.filterwarnings("ignore:.*spec.*:UserWarning")
@pytest.mark.parametrize("game", TABLES)
def test_checker(game: str) -> None:
    check_env(envs.gymnasium(game, **TABLES[game]), skip_render_check=False)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    observation, info = env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    reward, over = 0.0, False
    while not over:
        action = int(chooser.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
    return reward, info


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("seat", [0, 2])
def test_a_game_to_the_end(game: str, seat: int) -> None:
    env = envs.gymnasium(game, seat=seat, bots=["random", "random"], **TABLES[game])
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


def test_made_by_name() -> None:
    env = gymnasium.make("OpeningBell/stockpile-v1", bots=["random"], options={"players": 2})
    observation, _ = env.reset(seed=1)
    assert observation["action_mask"].sum() > 0
    env.close()


@pytest.mark.parametrize(("seat", "bots"), [(4, ["random"]), (0, []), (0, ["random"] * 4)])
def test_refusals(seat: int, bots: list[str]) -> None:
    with pytest.raises(Refused):
        envs.gymnasium("acquire", seat=seat, bots=bots, players=4)
