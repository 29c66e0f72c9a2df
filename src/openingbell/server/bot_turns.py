"""The bots' turns at a table: one task plays for all of them, and goes on until it is somebody else's turn."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from openingbell.core.play import Play
from openingbell.server.bots import BotWorkers
from openingbell.server.persisting import persist
from openingbell.server.store.writer import TooLate

if TYPE_CHECKING:
    from openingbell.server.table import Table


class BotTurns:
    """`pause` are the seconds between two turns, for people to follow."""

    def __init__(self, table: Table, workers: BotWorkers, pause: float) -> None:
        self._table = table
        self._workers = workers
        self._pause = pause
        self._haste = asyncio.Event()  # nobody wants to follow any more
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """If a bot has to decide, let it."""
        if not self.are_under_way() and self._bot_to_decide() is not None:
            self._task = asyncio.create_task(self._play())

    def hurry(self) -> None:
        """The rest of the game at once, decided at first sight."""
        self._haste.set()
        self.wake()

    @property
    def hurried(self) -> bool:
        return self._haste.is_set()

    def are_under_way(self) -> bool:
        return self._task is not None and not self._task.done()

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _bot_to_decide(self) -> str | None:
        """The bot whose turn it is; nobody's, while only bots are left and nobody looks, or others lead the table."""
        game = self._table.game
        if game is None or game.play.state.actor < 0 or game.is_stopped():
            return None
        if not self._table.is_led_here() or not self._table.is_followed():
            return None
        return self._table.seating.seats[game.play.state.actor].bot

    def _is_discreet(self) -> bool:
        return self._table.running().play.state.is_discreet()

    async def _play(self) -> None:
        while self._bot_to_decide() is not None:
            if not self._is_discreet():  # a beat is a pause already
                await self._wait()
            await persist(self._play_turn, f"table {self._table.id}: a bot's turn")
        self._table.touch()

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._haste.wait(), self._pause)

    async def _play_turn(self) -> None:
        """All decisions of one bot in a row, stored at once. Nobody waits for the table while it thinks."""
        bot = self._bot_to_decide()
        if bot is None:
            return
        game = self._table.running()
        branch, moved = game.branch(), game.line.moved
        seat = int(branch.state.actor)
        while branch.state.actor == seat:
            await self._decide(branch, bot)
        branch.draw()
        await self._table.beat.keep(branch)
        if not self._table.is_led_here():
            return  # somebody else plays this turn
        try:
            await self._table.store_and_adopt(branch, moved, bot)
        except TooLate:
            return  # somebody else played this turn, and we have caught up

    async def _decide(self, branch: Play, bot: str) -> None:
        """One decision; nobody is asked where there is no choice, unless that would tell that there was none."""
        legal = branch.state.legal()
        if len(legal) == 1 and not branch.state.is_discreet():
            branch.make(legal[0])
            return
        told = [*self._table.running().play.events, *branch.events]
        fixed = None if self._table.promised is None else self._table.promised.fixed(branch.state)
        branch.make_text(await self._workers.choose(branch.state, bot, told, self._table.claim(), fixed))
