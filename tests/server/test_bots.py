"""Bots at a table think in processes of their own; whatever becomes of one, a legal move comes."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from openingbell.bots.budget import Budget
from openingbell.bots.levels import LEVELS
from openingbell.core.registry import find_game, game_names
from openingbell.server.bots import ANYBODY, MARGIN_STARTING, NICE, BotWorkers, bots_for
from tests.bots.positions import decisions

FEW = Budget(iterations=4)
LOWEST = 19  # nobody can let more people go first


@pytest.mark.parametrize("name", game_names())
def test_every_bot_of_a_game_makes_a_legal_move(name: str) -> None:
    game = find_game(name)
    state = next(decisions(game, 1))
    assert bots_for(game) == [*LEVELS, "random", "greedy", "expert"]

    async def ask() -> list[str]:
        workers = BotWorkers(FEW)
        try:
            return [await workers.choose(state, bot) for bot in [*bots_for(game), "casual:raider"]]
        finally:
            workers.close()

    legal = [game.to_text(state, action) for action in state.legal()]
    assert all(move in legal for move in asyncio.run(ask()))


def test_workers_let_the_server_go_first() -> None:
    async def manners() -> int:
        workers = BotWorkers(FEW, workers=1)
        try:
            return await workers.run(ANYBODY, MARGIN_STARTING, os.nice, 0)
        finally:
            workers.close()

    assert asyncio.run(manners()) == min(LOWEST, os.nice(0) + NICE)


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    state = next(decisions(find_game("acquire"), 1))

    async def ask() -> str:
        workers = BotWorkers(FEW, workers=1)
        try:
            await workers.choose(state, "random")
            for process in workers._pool.executor._processes:
                os.kill(process, signal.SIGKILL)
            return await workers.choose(state, "random")
        finally:
            workers.close()

    assert asyncio.run(ask()) in [state.game.to_text(state, action) for action in state.legal()]


def test_a_bot_that_hangs_leaves_the_decision_to_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a worker that was stopped; another one answers."""
    monkeypatch.setattr("openingbell.server.bots.MARGIN", 2.0)
    state = next(decisions(find_game("acquire"), 1))

    async def ask() -> str:
        workers = BotWorkers(Budget(milliseconds=1), workers=1)
        try:
            await workers.choose(state, "random")
            for process in workers._pool.executor._processes:
                os.kill(process, signal.SIGSTOP)
            return await workers.choose(state, "random")
        finally:
            workers.close()

    assert asyncio.run(ask()) in [state.game.to_text(state, action) for action in state.legal()]
