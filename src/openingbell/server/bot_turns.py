"""The bots' turns at a table: one task plays for all of them, and goes on until it is somebody else's turn."""

from __future__ import annotations

import asyncio
import logging
import traceback
from typing import TYPE_CHECKING

from openingbell.core.play import Play
from openingbell.server.bots import BotWorkers
from openingbell.server.store.writer import TooLate

if TYPE_CHECKING:
    from openingbell.server.table import Table

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.5  # seconds before a turn that failed is tried again; then twice as long each time
MAX_DOUBLINGS = 6


class BotTurns:
    """`pause` are the seconds between two turns, for people to follow."""

    def __init__(self, table: Table, workers: BotWorkers, pause: float) -> None:
        self._table = table
        self._workers = workers
        self._pause = pause
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """If a bot has to decide, let it."""
        if not self.are_under_way() and self._bot_to_decide() is not None:
            self._task = asyncio.create_task(self._play())

    def are_under_way(self) -> bool:
        return self._task is not None and not self._task.done()

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _bot_to_decide(self) -> str | None:
        """The bot whose turn it is; nobody's, while only bots are left and nobody looks."""
        game = self._table.game
        if game is None or game.play.state.actor < 0 or not self._table.is_followed():
            return None
        return self._table.seating.seats[game.play.state.actor].bot

    async def _play(self) -> None:
        failures = 0
        while (bot := self._bot_to_decide()) is not None:
            await asyncio.sleep(self._pause if failures == 0 else FIRST_PAUSE * 2 ** min(failures - 1, MAX_DOUBLINGS))
            try:
                await self._play_turn(bot)
                failures = 0
            except Exception as error:  # a full disk, a store that is locked: it will not stay so
                failures += 1
                log.warning("table %s: a bot's turn failed and is tried again: %s", self._table.id, _name(error))
        self._table.touch()

    async def _play_turn(self, bot: str) -> None:
        """All decisions of one bot in a row, stored at once. Nobody waits for the table while it thinks."""
        game = self._table.running()
        branch = game.play.branch()
        seat = int(branch.state.actor)
        while branch.state.actor == seat:
            await self._decide(branch, bot)
        branch.draw()
        try:
            await self._table.store_and_adopt(branch)
        except TooLate:
            return  # somebody else played this turn, and we have caught up

    async def _decide(self, branch: Play, bot: str) -> None:
        """One decision; nobody is asked where there is no choice."""
        legal = branch.state.legal()
        if len(legal) == 1:
            branch.make(legal[0])
            return
        told = [*self._table.running().play.events, *branch.events]
        branch.make_text(await self._workers.choose(branch.state, bot, told, self._table.claim()))


def _name(error: Exception) -> str:
    """What failed and where. Not why: an error of the store quotes what was to be stored, and that may be hidden."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} ({place.filename}:{place.lineno})"
