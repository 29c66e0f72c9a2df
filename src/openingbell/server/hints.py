"""Hints: what an expert would do in the asker's place, and why, where the table allows it.

They are thought about where bots think, from a re-deal for the asker's seat, and only while nobody's game waits for a
turn there.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from openingbell.bots.bot import told_to
from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.reasons import hint
from openingbell.bots.registry import find_bot
from openingbell.core.events import Seen
from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.bots import BotWorkers
from openingbell.server.hourly import Hourly
from openingbell.server.store.models import BOT, SeatRow, TableRow
from openingbell.server.turns import Claim

if TYPE_CHECKING:
    from openingbell.server.table import Table

ADVISER = "expert"
BUDGET = Budget(milliseconds=400)  # no longer than a bot's own decision, which may come just behind it
MARGIN = 60.0  # seconds beyond that, however busy the machine is
REMEMBERED = 1000  # hints that were given, so that asking again costs nothing


def allows_hints(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """As the table was set up; if nothing was said, whoever is alone with bots may have them."""
    if row.hints is not None:
        return row.hints
    return len({seat.guest for seat in seats if seat.kind != BOT}) <= 1 and all(seat.kind != "open" for seat in seats)


class Hints:
    """What everybody at this server asks for; a guest has so many in an hour."""

    def __init__(self, workers: BotWorkers, per_guest: int) -> None:
        self._workers = workers
        self._per_guest = per_guest
        self._hourly = Hourly()
        self._given: dict[tuple[str, int, int], asyncio.Task[messages.Hint]] = {}

    async def hint(self, table: Table, guest_id: str, seq: int, said: int | None) -> messages.Hint:
        """The advice for the decision that a guest has to make now; asked again, it is the same."""
        seat = table.own_seat(guest_id, said)
        game = table.running()
        if not table.allows_hints():
            raise refusals.no_hints()
        if not game.is_at(seq):
            raise refusals.wrong_seq(game.seq)
        if game.play.state.actor != seat:
            raise refusals.not_asked()
        key = (table.id, seat, game.line.moved)
        task = self._given.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            self._hourly.require(guest_id, self._per_guest, refusals.too_many_hints)
            task = asyncio.create_task(self._think(game.play, seat, guest_id))
            self._remember(key, task)
        return await asyncio.shield(task)

    async def _think(self, play: Play, seat: int, guest_id: str) -> messages.Hint:
        game, observed = play.game, play.state.redeal(seat, Rng(secrets.randbits(64)))
        told = told_to(find_bot(ADVISER), game, play.events, seat)
        question = (game.name, game.data, observed.save(), seat, secrets.randbits(64), told)
        claim = Claim(person=False, account=guest_id, job=True)
        try:
            found = await self._workers.run(claim, BUDGET.limit() + MARGIN, advise, *question)
        except (BrokenProcessPool, TimeoutError) as error:
            raise refusals.no_hint_now() from error
        return messages.Hint.model_validate(found)

    def _remember(self, key: tuple[str, int, int], task: asyncio.Task[messages.Hint]) -> None:
        if len(self._given) >= REMEMBERED:
            self._given.pop(next(iter(self._given)))
        self._given[key] = task


def advise(
    game_name: str, data: dict[str, Any] | None, snapshot: bytes, seat: int, seed: int, told: list[Seen]
) -> dict[str, Any]:
    """In a worker: the moves that belong together, why, and the chance to win that is hoped for."""
    state = find_game(game_name, data).load(snapshot)
    bot = find_bot(ADVISER)
    try:
        given = hint(bot, Observer(state, seat, Rng(seed), told), BUDGET)
    finally:
        bot.close()
    trial, moves = Play(state), []
    for step in given.decision.steps:
        move = {"move": state.game.to_text(trial.state, step), "form": state.game.to_json(trial.state, step)}
        trial.make(step)
        moves.append(move)
    return {"moves": moves, "reasons": list(given.reasons), "chance": given.decision.chosen().chance}
