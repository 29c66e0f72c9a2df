"""Bots think in a process of their own: compiled loops hold the interpreter's lock, and a table must not wait for it.

A bot gets a re-deal for its seat, never the state: it cannot know more than a person there.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from openingbell.bots.bot import Bot, told_to
from openingbell.bots.budget import Budget
from openingbell.bots.errors import UnknownBot
from openingbell.bots.guard import ask, patience
from openingbell.bots.levels import LEVELS, is_level
from openingbell.bots.observer import Observer
from openingbell.bots.registry import bot_names, find_bot
from openingbell.core.events import Event, Seen
from openingbell.core.game import Game
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.processes.pool import Pool
from openingbell.server.metrics import BOTS, Measured
from openingbell.server.turns import Claim, FairTurns

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")

PLAIN = ("random", "greedy", "expert")  # for programs: people choose among levels
RELIABLE = "greedy"
ANYBODY = Claim()
AT_FIRST_SIGHT = Budget(iterations=1)
NICE = 10  # bots, hints and reviews let people's moves go first
MARGIN = 20.0  # seconds in which a worker that is asked must have answered, beyond what a bot may take …
MARGIN_STARTING = 60.0  # … and one that has to be started first, however busy the machine is


def bots_for(game: Game) -> list[str]:
    """The bots that play a game: the levels, the weakest first, then the plain ones and those from outside."""
    return _bots_for(game.name)


def levels_for(game: Game) -> list[str]:
    """Those of them that people choose from."""
    return [name for name in bots_for(game) if name not in PLAIN]


def sits(game: Game, name: str) -> bool:
    """Whether a bot of this name may have a seat: one that plays the game, or a level with a personality."""
    if name in bots_for(game):
        return True
    try:
        return is_level(name) and _bot(name).plays(game)
    except UnknownBot:
        return False


def substitute(game: Game) -> str:
    """The bot that plays on for people who leave or are away: neither the weakest nor the strongest."""
    known = levels_for(game) or bots_for(game)
    return known[len(known) // 2]


@cache
def _bots_for(game_name: str) -> list[str]:
    known = bot_names(find_game(game_name))
    ours = [name for name in (*LEVELS, *PLAIN) if name in known]
    return ours + [name for name in known if name not in ours]


@dataclass(frozen=True)
class Fixed:
    """What makes a bot decide the same in the same position, whenever and wherever it is asked."""

    seeds: tuple[int, int]  # of what it cannot see, and of its thinking
    budget: Budget


class BotWorkers:
    """The processes that bots think in. One that dies or hangs is replaced, and asked again."""

    def __init__(self, budget: Budget, workers: int | None = None, sharers: int = 1) -> None:
        """`sharers` are the servers that share this machine."""
        self._budget = budget
        self._workers = workers or max(1, ((os.cpu_count() or 2) - 1) // sharers)  # one is left for the server
        self._turns = FairTurns(self._workers)  # waiting for a worker is not hanging
        self._pool = Pool(self._workers, NICE)
        self._proven: object = None  # the executor that has answered before, and need not be started first

    async def choose(
        self,
        state: State,
        bot: str,
        events: Sequence[Event] = (),
        claim: Claim = ANYBODY,
        fixed: Fixed | None = None,
    ) -> str:
        """A bot's move, in notation, for the seat that has to decide; `claim` says how soon it is its turn to think.
        What is `fixed` takes the place of chance in it."""
        seat = int(state.actor)
        dealing, thinking = (secrets.randbits(64), secrets.randbits(64)) if fixed is None else fixed.seeds
        observed = state.redeal(seat, Rng(dealing))
        game = state.game
        told = told_to(_bot(bot), game, events, seat)
        budget = AT_FIRST_SIGHT if claim.hurried else self._budget
        if fixed is not None:
            budget = fixed.budget
        question = (game.name, game.data, observed.save(), str(budget), thinking, told, fixed is not None)
        try:
            return await self._ask(claim, bot, budget, *question)
        except BrokenProcessPool:
            return await self._ask(claim, bot, budget, *question)
        except TimeoutError:
            log.warning("%s hung, and %s decides for it", bot, RELIABLE)
            return await self._ask(claim, RELIABLE, budget, *question)

    async def _ask(self, claim: Claim, bot: str, budget: Budget, *question: Any) -> str:
        margin = MARGIN if self._proven is self._pool.executor else MARGIN_STARTING
        return await self.run(claim, margin + patience(_bot(bot), budget), _choose, bot, *question)

    async def run(self, claim: Claim, seconds: float, think: Callable[..., Answer], *question: Any) -> Answer:
        """What is thought about in a worker, when it is its turn; it may take so many seconds, or the worker is
        replaced.
        """
        loop = asyncio.get_running_loop()
        async with self._turns.turn(claim):
            executor = self._pool.executor
            try:
                with Measured(BOTS):
                    answer = await asyncio.wait_for(loop.run_in_executor(executor, think, *question), seconds)
                self._proven = executor
                return answer
            except (BrokenProcessPool, TimeoutError):
                self._pool.replace(executor)
                raise

    def close(self) -> None:
        self._pool.close()


def _choose(
    bot: str,
    game_name: str,
    data: dict[str, Any] | None,
    snapshot: bytes,
    budget: str,
    seed: int,
    told: list[Seen],
    anew: bool,
) -> str:
    """In the worker. What a bot cannot decide, greedy decides in its place. One that decides `anew` has nothing in mind
    from the last time, for that may have been in another worker."""
    state = find_game(game_name, data).load(snapshot)
    answer = ask(
        find_bot(bot) if anew else _bot(bot), Observer(state, int(state.actor), Rng(seed), told), Budget.of(budget)
    )
    if answer.problem is not None:
        log.warning("%s", answer.problem)
    return state.game.to_text(state, answer.action)


@cache
def _bot(name: str) -> Bot:
    """One of each is enough: bots do not need to remember anything."""
    return find_bot(name)
