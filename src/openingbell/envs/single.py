"""One seat of a table as Gymnasium's environment; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from openingbell.bots.bot import Bot, is_told, require, told_to
from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer, fork
from openingbell.bots.registry import find_bot
from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.core.rng import Rng
from openingbell.envs.inputs import RENDER_MODES, action_of, render_mode_of, whole
from openingbell.envs.table import Table, encoded_games

Observation = dict[str, Any]
ILLEGAL = -1.0


class SeatTable(gym.Env[Observation, np.int64]):
    """What the seat may know, and `action_mask` with a one for each legal action.

    An illegal action ends the episode with a reward of -1, and `info["illegal"]` says so. What is no whole number at
    all raises IllegalMove and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        bots: Sequence[str | Bot] = ("random",),
        reward: str = "win",
        budget: str = "100",
        render_mode: str | None = None,
        options: Mapping[str, object] | None = None,
        **more_options: object,
    ) -> None:
        self.table = Table(game, reward, {**(options or {}), **more_options})
        self.metadata = {**self.metadata, "name": self.table.name}
        self.render_mode = render_mode_of(render_mode)
        seat = whole(seat, "seat")
        if not 0 <= seat < self.table.players:
            raise Refused(f"there is no seat {seat}; there are 0 to {self.table.players - 1}")
        if not 1 <= len(bots) < self.table.players:
            raise Refused(f"{len(bots)} bots cannot play the other {self.table.players - 1} seats")
        self.seat = seat
        self._given_bots = list(bots)
        self._given_budget = budget
        self._under_way = False
        self._thinking = Rng(0)
        self._seat_bots()
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.table.encoder.width,), np.float32),
                "action_mask": spaces.MultiBinary(self.table.game.actions),
            }
        )
        self.action_space = spaces.Discrete(self.table.game.actions)

    def _seat_bots(self) -> None:
        self.bots = [find_bot(bot) if isinstance(bot, str) else bot for bot in self._given_bots]
        try:
            for bot in self.bots:
                require(bot, self.table.game, self.table.options)
        except Refused:
            self.close()
            raise
        self.table.listens = any(is_told(bot, self.table.game) for bot in self.bots)
        self._budget = Budget.of(self._given_budget)

    def __getstate__(self) -> dict[str, Any]:
        """All but the bots: they need not remember anything, so a copy finds its own, by their names."""
        if not all(isinstance(bot, str) for bot in self._given_bots):
            raise Refused("an environment can be copied only if its bots were given by name")
        return {name: value for name, value in vars(self).items() if name not in ("bots", "_budget")}

    def __setstate__(self, facts: dict[str, Any]) -> None:
        vars(self).update(facts)
        self._seat_bots()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=None if seed is None else whole(seed, "seed"))
        while True:
            self.table.start(int(self.np_random.integers(2**63)))
            self._thinking = fork(self.table.rng)
            self._let_bots_play()
            if not self.table.over:
                self._under_way = True
                return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._under_way:
            raise Refused("no episode is under way: reset comes first")
        chosen = action_of(action)
        if not 0 <= chosen < self.table.game.actions or not self.table.state.is_legal(chosen):
            self._under_way = False
            return self._observe(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.table.act(chosen)
        self._let_bots_play()
        self._under_way = not self.table.over
        reward = self.table.rewards()[self.seat] if self.table.over else 0.0
        return self._observe(), reward, self.table.over, False, self._info()

    def _let_bots_play(self) -> None:
        """Until the seat is asked or the game is over, even if the seat is out of it."""
        table = self.table
        while not table.over and table.state.actor != self.seat:
            other = int(table.state.actor)
            place = (other - self.seat) % table.players - 1
            bot = self.bots[place % len(self.bots)]
            told = told_to(bot, table.game, table.play.events, other)
            observer = Observer(table.state, other, self._thinking, told)
            table.act(int(bot.choose(observer, self._budget)))

    def _observe(self) -> Observation:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"scores": self.table.state.scores()} if self.table.over else {}

    def render(self) -> Any:
        """What the seat sees."""
        return None if self.render_mode is None else self.table.render(self.render_mode, self.seat)

    def close(self) -> None:
        for bot in self.bots:
            bot.close()


def register_environments() -> None:
    """`gymnasium.make("OpeningBell/acquire-v1", bots=["greedy"], players=3)`."""
    for game, encoder in encoded_games():
        gym.register(
            f"OpeningBell/{game.name}-v{encoder.version}",
            entry_point="openingbell.envs.single:SeatTable",
            kwargs={"game": game.name},
        )
