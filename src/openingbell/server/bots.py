"""Bots think in a process of their own: compiled loops hold the interpreter's lock, and a table must not wait for it.

A bot gets a re-deal for its seat, never the state: it cannot know more than a person there.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State

BOTS = ("random",)


class BotWorkers:
    """The processes that bots think in. One that dies is replaced, and asked again."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_end_with_the_server)

    async def choose(self, state: State, bot: str) -> str:
        """A bot's move, in notation, for the seat that has to decide."""
        observed = state.redeal(state.actor, Rng(secrets.randbits(64)))
        game = state.game
        question = (game.name, game.data, observed.save(), bot, secrets.randbits(64))
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, _choose, *question)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, _choose, *question)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _end_with_the_server() -> None:
    """In the worker: a server that was killed could not end us, so we watch it."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def _choose(game_name: str, data: dict[str, Any] | None, snapshot: bytes, bot: str, seed: int) -> str:
    """In the worker: the only bot there is yet plays at random."""
    assert bot in BOTS, f"there is no bot {bot}"
    state = find_game(game_name, data).load(snapshot)
    return state.game.to_text(state, pick(state, Rng(seed)))
