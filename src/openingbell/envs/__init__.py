"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

    envs.pettingzoo("acquire", players=4)                       all seats, one after the other
    envs.gymnasium("stockpile", seat=0, bots=["greedy"])        one seat against bots
    envs.vector("acquire", 1024, workers=2)                     many games in NumPy arrays
    pyspiel.load_game("openingbell_syndicate(players=3)")       importing this package registers the games

They need the extra `envs` (pip install 'openingbell[envs]').
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from openingbell.extras import is_installed, need

if TYPE_CHECKING:
    from collections.abc import Sequence

    from openingbell.bots.bot import Bot
    from openingbell.core.game import Game
    from openingbell.envs.aec import AecTable
    from openingbell.envs.single import SeatTable
    from openingbell.envs.vectors import Vector

__all__ = ["gymnasium", "pettingzoo", "vector"]


def pettingzoo(game: str | Game, reward: str = "win", render_mode: str | None = None, **options: Any) -> AecTable:
    """A table as PettingZoo's AEC environment: every seat is an agent, and observes a mask too."""
    need("envs", "pettingzoo")
    from openingbell.envs.aec import AecTable

    return AecTable(game, reward, render_mode, options)


def gymnasium(
    game: str | Game,
    seat: int = 0,
    bots: Sequence[str | Bot] = ("random",),
    reward: str = "win",
    budget: str = "100",
    render_mode: str | None = None,
    **options: Any,
) -> SeatTable:
    """A seat of a table as Gymnasium's environment: the other seats are played by bots, by turns if there are fewer."""
    need("envs", "gymnasium")
    from openingbell.envs.single import SeatTable

    return SeatTable(game, seat, bots, reward, budget, render_mode, options)


def vector(game: str | Game, n: int, workers: int = 1, seed: int = 0, reward: str = "win", **options: Any) -> Vector:
    """So many games at once, in arrays that are views of the games' own memory; with workers, of memory they share."""
    need("envs", "numpy")
    from openingbell.envs.inputs import at_least_one
    from openingbell.envs.parallel import WorkerVector
    from openingbell.envs.vectors import BatchVector

    workers = at_least_one(workers, "workers")
    if workers > 1:
        return WorkerVector(game, n, workers, seed, reward, options)
    return BatchVector(game, n, seed, reward, options)


if is_installed("pyspiel") and is_installed("numpy"):
    from openingbell.envs.spiel import register_games

    register_games()
if is_installed("gymnasium"):
    from openingbell.envs.single import register_environments

    register_environments()
