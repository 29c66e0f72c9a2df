"""Sketches of trades at a table: worked out for whoever builds one, and shown to the other of the two alone.

They bind nobody and are no part of the log. Between two seats lies one at most, the last that either has shown the
other. It is gone when its trade is begun, when one of the two is out, or when nothing of a side can be traded any more;
what else has become impossible is said when it is opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from openingbell.core.errors import BadSketch
from openingbell.core.game import Game
from openingbell.core.preview import preview
from openingbell.core.sketch import Sketch, Sketching
from openingbell.core.state import State
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.game import TableGame
from openingbell.server.seating import require_seat
from openingbell.server.store.models import HUMAN, SketchRow
from openingbell.server.store.store import Store
from openingbell.server.store.writer import TooLate

if TYPE_CHECKING:
    from openingbell.server.table import Table

MOST = 10  # that are shown between two seats after the same move
NONE = messages.SketchesChanged(sketches=[]).model_dump_json()


class Sketches:
    """The rows by their two seats, the lower first."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store
        self._rows: dict[tuple[int, int], SketchRow] = {}

    async def load(self) -> None:
        if self._table.rules.sketching is not None:
            self._rows = {(row.low, row.high): row for row in await self._store.sketches(self._table.id)}

    # --- for whoever builds one -------------------------------------------------------------------------------------

    def judge(self, seat: int, wanted: messages.SketchAsked) -> messages.SketchJudged:
        """What the rules say of it, as far as the seat can know, after moves that it only plans."""
        return judged(self._table.running(), seat, wanted)

    # --- for the other of the two -----------------------------------------------------------------------------------

    async def show(self, seat: int, wanted: messages.Sketch) -> None:
        """To the other of the two, in the place of what lay between them."""
        sketch = _sketch(seat, wanted)
        judged = self._judging().judge(self._known_to(seat), sketch)
        other = sketch.partner if seat == sketch.proposer else sketch.proposer
        if self._table.seating.seats[other].kind != HUMAN:
            raise refusals.sketch_unread()
        if judged["gone"]:
            raise refusals.sketch_gone(str(judged["gone"][0]))
        if not judged["moves"]:
            raise refusals.sketch_empty()
        low, high = sorted((seat, other))
        moved = self._table.running().line.moved
        row = SketchRow(self._table.id, low, high, seat, sketch.proposer, list(sketch.gives), list(sketch.takes), moved)
        try:
            self._rows[low, high] = await self._store.keep_sketch(row, MOST)
        except TooLate as error:
            raise refusals.too_many_sketches(MOST) from error
        self._tell(low, high)

    async def drop(self, seat: int, other: int) -> None:
        """What lies between two seats is done with, whoever of them says so."""
        require_seat(other, self._table.seating.seats)
        low, high = sorted((seat, other))
        await self._store.drop_sketch(self._table.id, low, high)
        self._rows.pop((low, high), None)
        self._tell(low, high)

    def shown(self, seat: int) -> messages.Sketches:
        """What lies between a seat and others, and is not done with."""
        return messages.Sketches(
            sketches=[
                messages.SketchShown(
                    sender=row.sender,
                    proposer=row.proposer,
                    partner=row.low + row.high - row.proposer,
                    gives=row.gives,
                    takes=row.takes,
                )
                for two, row in self._rows.items()
                if seat in two and self._lives(row, seat)
            ]
        )

    def message(self, seat: int | None) -> str:
        """The live message about it, for this seat alone."""
        if seat is None or not self._rows or not any(seat in two for two in self._rows):
            return NONE
        return messages.SketchesChanged(sketches=self.shown(seat).sketches).model_dump_json()

    # --- helpers ----------------------------------------------------------------------------------------------------

    def _judging(self) -> Sketching:
        return _judging(self._table.rules)

    def _known_to(self, seat: int) -> State:
        """The position as far as the seat can know it."""
        return preview(self._table.running().play.state, seat, [], 0).state

    def _lives(self, row: SketchRow, seat: int) -> bool:
        """Whether it has not been answered by its trade, and something of both sides can still be traded."""
        game = self._table.running()
        sketch = Sketch(row.proposer, row.low + row.high - row.proposer, row.gives, row.takes)
        opening = self._judging().opening(game.play.state, sketch)
        if any((entry.seat, entry.text) == (row.proposer, opening) for entry in game.entries[row.seq :]):
            return False
        try:
            return bool(self._judging().judge(self._known_to(seat), sketch)["moves"])
        except BadSketch:
            return False

    def _tell(self, low: int, high: int) -> None:
        seats = self._table.seating.seats
        self._table.watching.tell_guests({seats[low].guest or "", seats[high].guest or ""})


def judged(game: TableGame, seat: int, wanted: messages.SketchAsked) -> messages.SketchJudged:
    """What the rules say of a trade in a game, as far as the seat can know, after moves that it only plans."""
    if not game.is_at(wanted.seq):
        raise refusals.wrong_seq(game.seq)
    sketch, judging = _sketch(seat, wanted), _judging(game.play.game)
    planned = preview(game.play.state, seat, wanted.moves, game.play.seq + 1)
    state = planned.state
    legal = [] if planned.final else [state.game.to_text(state, action) for action in state.legal()]
    now = seat == sketch.proposer and judging.opening(state, sketch) in legal
    return messages.SketchJudged(now=now, **judging.judge(state, sketch))


def _judging(rules: Game) -> Sketching:
    if rules.sketching is None:
        raise refusals.no_trades()
    return rules.sketching


def _sketch(seat: int, wanted: messages.Sketch) -> Sketch:
    """As it was asked for by somebody whom it concerns."""
    if seat not in (wanted.proposer, wanted.partner):
        raise refusals.not_your_seat()
    return Sketch(wanted.proposer, wanted.partner, wanted.gives, wanted.takes)
