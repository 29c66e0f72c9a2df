"""Many games at once in NumPy arrays, in this process: the arrays are views of the batch's own memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from openingbell.core.batch import Batch
from openingbell.core.errors import IllegalMove
from openingbell.core.game import Game
from openingbell.envs.inputs import actions_of, at_least_one, whole
from openingbell.envs.memory import scaled, units_of, view_of
from openingbell.envs.table import Floats, game_of, pays_margin

# Compiled code does not hear Ctrl-C: so many games are stepped at a time, which takes some milliseconds.
AT_A_TIME = 4096


class Vector:
    """So many games of one table, each waiting for a seat; one that is over is followed by the next at once.

    All arrays have a row for each game and always show the present; they are not to be written to.

        observations   int16     what the acting seat may know; divide by `units`, or ask for `features()`
        masks          bool      its legal actions
        actors         int64     which seat it is
        samples        int64     one of its legal actions, at random
        ends           bool      whether the last step ended a game; the other arrays are about the next one then
        rewards        float64   for each seat, of the game that ended; else zero
        scores         int64     for each seat, of the game that ended; else zero
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    actors: NDArray[np.int64]
    samples: NDArray[np.int64]
    ends: NDArray[np.bool_]
    rewards: NDArray[np.float64]
    scores: NDArray[np.int64]

    def __init__(self, game: str | Game, n: int, reward: str, options: Mapping[str, object]) -> None:
        self.game = game_of(game)
        self.options = self.game.check(options)
        self.margin = pays_margin(reward)
        self.num_envs = n = at_least_one(n, "n")
        encoder = self.game.encoder(self.options)
        self.name = encoder.name_of(self.game.name)
        self.sections = encoder.sections
        self.width = encoder.width
        self.actions = self.game.actions
        self.players = self.game.seats(self.options)
        self.units = units_of(encoder)
        self._rows = np.arange(n)

    def reset(self, seed: int) -> None:
        """Begin all games anew. The same seed gives the same games, with any number of workers."""
        raise NotImplementedError

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Make a move in each game; if one of them is illegal, IllegalMove, and none is made."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of the workers."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def features(self) -> Floats:
        """The observations as numbers of about the size of one, a fresh array."""
        return scaled(self.observations, self.units)

    def section(self, name: str) -> NDArray[np.int16]:
        """The part of the observations that is about one thing, in its own shape."""
        for section in self.sections:
            if section.name == name:
                part = self.observations[:, section.first : section.first + section.size]
                return part.reshape(self.num_envs, *section.shape)
        raise KeyError(name)

    def _checked(self, actions: Sequence[int] | NDArray[Any]) -> NDArray[np.int64]:
        """The actions as an array, or IllegalMove; those that the vector offered itself are legal."""
        if actions is self.samples:
            return self.samples
        chosen = actions_of(actions, self.num_envs)
        if chosen.min() >= 0 and chosen.max() < self.actions and self.masks[self._rows, chosen].all():
            return chosen.astype(np.int64, copy=False)
        row = next(row for row, action in enumerate(chosen) if not self._is_legal(row, int(action)))
        raise IllegalMove(f"game {row}: action {chosen[row]} is not legal")

    def _is_legal(self, row: int, action: int) -> bool:
        return 0 <= action < self.actions and bool(self.masks[row, action])


class BatchVector(Vector):
    """All games in this process."""

    def __init__(self, game: str | Game, n: int, seed: int, reward: str, options: Mapping[str, object]) -> None:
        super().__init__(game, n, reward, options)
        self._batch = Batch(self.game, self.options, self.num_envs, whole(seed, "seed"), margin=self.margin)
        for name, array in views(self._batch).items():
            setattr(self, name, array)

    def reset(self, seed: int) -> None:
        self._batch.reset(whole(seed, "seed"))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        chosen = self._checked(actions).tolist()
        for begin in range(0, self.num_envs, AT_A_TIME):
            self._batch.step(chosen, begin, min(begin + AT_A_TIME, self.num_envs))


def views(batch: Batch) -> dict[str, NDArray[Any]]:
    """The arrays of a batch as NumPy sees them: no copies, and read-only."""
    n = batch.games
    return {
        "observations": view_of(batch.encoder.out, np.int16).reshape(n, -1),
        "masks": view_of(batch.masks, np.uint8).view(np.bool_).reshape(n, -1),
        "actors": view_of(batch.actors, np.int64),
        "samples": view_of(batch.samples, np.int64),
        "ends": view_of(batch.ends, np.uint8).view(np.bool_),
        "rewards": view_of(batch.rewards, np.float64).reshape(n, -1),
        "scores": view_of(batch.scores, np.int64).reshape(n, -1),
    }
