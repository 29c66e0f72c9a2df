"""A table as PettingZoo's AEC environment: agents act one at a time, in the order the game asks them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from openingbell.core.game import Game
from openingbell.envs.table import RENDER_MODES, Table

Observation = dict[str, Any]


class AecTable(AECEnv[str, Observation, int]):
    """Every seat is an agent, `seat_0`, `seat_1` …; who is out of the game is terminated at once.

    An observation has two parts: `observation`, what the seat may know, and `action_mask`, a one for each legal action;
    all zeros for a seat that is not asked. An illegal action raises IllegalMove and changes nothing.
    """

    def __init__(self, game: str | Game, reward: str, render_mode: str | None, options: Mapping[str, object]) -> None:
        super().__init__()
        self.table = Table(game, reward, options)
        self.metadata = {
            "name": self.table.name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed = 0

    @cache  # noqa: B019 - the same object has to be returned every time, and lives as long as the table
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return observation_space(self.table)

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.table.game.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed another one than the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.table.start(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._actor()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._finish() if self.table.over else self._eliminate()
        self.agent_selection = agent if self.table.over else self._actor()
        self._accumulate_rewards()
        self._deads_step_first()

    def _actor(self) -> str:
        return self.possible_agents[self.table.state.actor]

    def _finish(self) -> None:
        for seat, reward in enumerate(self.table.rewards()):
            agent = self.possible_agents[seat]
            if agent in self.agents and not self.terminations[agent]:
                self.rewards[agent] = reward
                self.terminations[agent] = True

    def _eliminate(self) -> None:
        """Who is out will not be there at the end: margins are paid now."""
        for agent in self.agents:
            seat = self._seats[agent]
            if not self.terminations[agent] and self.table.state.is_out(seat):
                self.terminations[agent] = True
                if self.table.margin:
                    self.rewards[agent] = self.table.rewards()[seat]

    def render(self) -> str | None:
        """What a spectator sees."""
        return None if self.render_mode is None else self.table.render(self.render_mode, None)

    def close(self) -> None:
        pass


def observation_space(table: Table) -> spaces.Dict:
    width = table.encoder.width
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (width,), np.float32),
            "action_mask": spaces.Box(0, 1, (table.game.actions,), np.int8),
        }
    )
