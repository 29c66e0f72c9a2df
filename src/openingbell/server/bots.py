"""Bots think in a process of their own: compiled loops hold the interpreter's lock, and a table must not wait for it.

A bot gets a re-deal for its seat, never the state: it cannot know more than a person there.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

from openingbell.bots.bot import Bot, told_to
from openingbell.bots.budget import Budget
from openingbell.bots.guard import ask
from openingbell.bots.observer import Observer
from openingbell.bots.registry import bot_names, find_bot
from openingbell.core.events import Event, Seen
from openingbell.core.game import Game
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.processes.pool import Pool
from openingbell.server.turns import Claim, FairTurns

log = logging.getLogger(__name__)

LEVELS = ("random", "greedy", "expert")  # the weakest first; others come after them
RELIABLE = "greedy"
ANYBODY = Claim()
MARGIN = 5.0  # seconds in which a worker that is asked must have answered, beyond what a bot may take …
MARGIN_AGAIN = 60.0  # … and one that was started anew, however busy the machine is


def bots_for(game: Game) -> list[str]:
    """The bots that play a game, the weakest first."""
    return _bots_for(game.name)


@cache
def _bots_for(game_name: str) -> list[str]:
    known = bot_names(find_game(game_name))
    return [name for name in LEVELS if name in known] + [name for name in known if name not in LEVELS]


class BotWorkers:
    """The processes that bots think in. One that dies or hangs is replaced, and asked again."""

    def __init__(self, budget: Budget, workers: int | None = None) -> None:
        self._budget = budget
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)  # one is left for the server
        self._turns = FairTurns(self._workers)  # waiting for a worker is not hanging
        self._pool = Pool(self._workers)

    async def choose(self, state: State, bot: str, events: Sequence[Event] = (), claim: Claim = ANYBODY) -> str:
        """A bot's move, in notation, for the seat that has to decide; `claim` says how soon it is its turn to think."""
        seat = int(state.actor)
        observed = state.redeal(seat, Rng(secrets.randbits(64)))
        game = state.game
        told = told_to(_bot(bot), game, events, seat)
        question = (game.name, game.data, observed.save(), str(self._budget), secrets.randbits(64), told)
        try:
            return await self._ask(claim, MARGIN, bot, *question)
        except BrokenProcessPool:
            return await self._ask(claim, MARGIN_AGAIN, bot, *question)
        except TimeoutError:
            log.warning("%s hung, and %s decides for it", bot, RELIABLE)
            return await self._ask(claim, MARGIN_AGAIN, RELIABLE, *question)

    async def _ask(self, claim: Claim, margin: float, bot: str, *question: Any) -> str:
        loop = asyncio.get_running_loop()
        async with self._turns.turn(claim):
            executor = self._pool.executor
            try:
                patience = margin + self._budget.limit()
                return await asyncio.wait_for(loop.run_in_executor(executor, _choose, bot, *question), patience)
            except (BrokenProcessPool, TimeoutError):
                self._pool.replace(executor)
                raise

    def close(self) -> None:
        self._pool.close()


def _choose(
    bot: str, game_name: str, data: dict[str, Any] | None, snapshot: bytes, budget: str, seed: int, told: list[Seen]
) -> str:
    """In the worker. What a bot cannot decide, greedy decides in its place."""
    state = find_game(game_name, data).load(snapshot)
    answer = ask(_bot(bot), Observer(state, int(state.actor), Rng(seed), told), Budget.of(budget))
    if answer.problem is not None:
        log.warning("%s", answer.problem)
    return state.game.to_text(state, answer.action)


@cache
def _bot(name: str) -> Bot:
    """One of each is enough: bots do not need to remember anything."""
    return find_bot(name)
