"""A table as PettingZoo's AEC environment: agents act one at a time, in the order the game asks them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.envs.inputs import RENDER_MODES, action_of, render_mode_of, whole
from openingbell.envs.table import Table

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
        self.render_mode = render_mode_of(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.table.game.actions) for agent in self.possible_agents}
        self._seed: int | None = None
        self._games = 0  # since it was seeded

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the first of a seed, or the next one of the last seed; who never gives one gets a random one."""
        if seed is not None:
            self._seed, self._games = whole(seed, "seed"), 0
        elif self._seed is None:
            self._seed = secrets.randbits(64)
        self.table.start(self._seed, self._games)
        self._games += 1
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

    def last(self, observe: bool = True) -> Any:
        self._require_game()
        return super().last(observe)

    def step(self, action: int | None) -> None:
        self._require_game()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(action_of(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._finish() if self.table.over else self._eliminate()
        self.agent_selection = agent if self.table.over else self._actor()
        self._accumulate_rewards()
        self._deads_step_first()

    def _require_game(self) -> None:
        if not self.agents:
            raise Refused("no game is under way: reset comes first")

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
