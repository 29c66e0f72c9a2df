"""Standing answers at a table: kept for a seat, told to its owner alone, and used when its seat is asked.

What stands speaks at one fixed moment after the question. People who answer sooner wait for the same moment, if
somebody else could notice: so its coming tells nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from openingbell.core.errors import BadOrder
from openingbell.core.standing import OVER, Order, answer, give, kind_of, offers, questions, same_subject, trouble
from openingbell.core.state import State
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.persisting import persist
from openingbell.server.store.models import StandingRow
from openingbell.server.store.store import Store
from openingbell.server.store.writer import TooLate

if TYPE_CHECKING:
    from openingbell.server.table import Table

TOLD = 10  # of what was cancelled, the latest
Kept = tuple[list[Order], list[Any]]  # what stands for a seat, and what does not any more


class Standings:
    """`version` counts, for each seat, how often something changed that its owner is to be told."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store
        self._rows: dict[int, StandingRow] = {}
        self._questions = questions(table.rules)
        self._task: asyncio.Task[None] | None = None
        self.versions: dict[int, int] = {}

    async def load(self) -> None:
        before = self._rows
        self._rows = {row.seat: row for row in await self._store.standing(self._table.id)}
        for seat in {*before, *self._rows}:
            if before.get(seat) != self._rows.get(seat):
                self.versions[seat] = self.versions.get(seat, 0) + 1

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    # --- for their owner --------------------------------------------------------------------------------------------

    def told(self, seat: int) -> messages.Stands:
        """What stands for a seat, and what does not any more."""
        row = self._row(seat)
        return messages.Stands(
            orders=[messages.Order(word=one.word, facts=one.facts, told=one.told) for one in self._orders(seat)],
            cancelled=[messages.Cancelled(word=word, facts=facts, doubt=doubt) for word, facts, doubt in row.cancelled],
        )

    def offered(self, seat: int) -> messages.Standing:
        """The same, and what could be given now."""
        game = self._table.rules
        found = [
            messages.OfferedOrder(word=order.word, facts=order.facts, number=kind.number, public=kind.public)
            for order in offers(game, *self._seen(seat))
            for kind in [kind_of(game, order)]
        ]
        told = self.told(seat)
        return messages.Standing(orders=told.orders, cancelled=told.cancelled, offers=found)

    def told_table(self) -> list[messages.Told]:
        """What everybody at the table was told of, by seat."""
        return [
            messages.Told(seat=seat, word=order.word, facts=order.facts)
            for seat in sorted(self._rows)
            for order in self._orders(seat)
            if order.told
        ]

    async def give(self, seat: int, wanted: messages.Order) -> None:
        """From now on; in the place of one that differs in the number alone."""
        game = self._table.rules
        try:
            given = give(game, *self._seen(seat), wanted.word, wanted.facts, wanted.told)
        except BadOrder as error:
            raise refusals.bad_order() from error
        await self._change(
            seat,
            lambda row: ([*(order for order in _orders(row) if not same_subject(game, order, given)), given], []),
        )
        self.wake()

    async def cancel(self, seat: int, unwanted: messages.Order) -> None:
        """One of them no longer, if it stands; and what was told of others has been read."""
        meant = (unwanted.word, unwanted.facts)
        await self._change(
            seat, lambda row: ([order for order in _orders(row) if (order.word, order.facts) != meant], [])
        )

    # --- when somebody is asked -------------------------------------------------------------------------------------

    def is_noticed(self) -> bool:
        """Whether the moment of an answer to the present question could tell somebody that it stood before."""
        play = self._table.running().play
        if play.state.step_name() not in self._questions:
            return False
        owner = self._table.seating.seats[play.state.actor].guest
        return len(self._table.seating.people()) > 1 or any(one != owner for one in self._table.watching.guests())

    def wake(self) -> None:
        """Something is new on the table."""
        is_idle = self._task is None or self._task.done()
        if is_idle and any(row.orders for row in self._rows.values()):
            self._task = asyncio.create_task(persist(self._look_after, f"table {self._table.id}: what stands"))

    async def _look_after(self) -> None:
        """Cancel what is doubtful and answer what can be answered, until somebody has to be asked."""
        await asyncio.sleep(0)  # whoever made the last move is done with the table first
        while True:
            moved = self._table.running().line.moved
            await self._doubt()
            said = self._said()
            if not said:
                return
            branch = self._table.running().try_moves(int(self._state().actor), [said])
            await self._table.beat.keep(branch, self.is_noticed())
            if moved == self._table.running().line.moved and said == self._said():
                await self._table.answer(branch, moved)

    async def _doubt(self) -> None:
        """What stands no longer is taken away, and its owner told why."""
        for seat in [seat for seat, row in self._rows.items() if row.orders]:
            await self._change(seat, self._without_doubts)

    def _without_doubts(self, row: StandingRow) -> Kept | None:
        game, view = self._table.rules, self._state().view(row.seat)
        troubles = [(order, trouble(game, view, order)) for order in _orders(row)]
        if not any(doubt for _, doubt in troubles):
            return None
        doubts = [[order.word, order.facts, doubt] for order, doubt in troubles if doubt not in ("", OVER)]
        return [order for order, doubt in troubles if not doubt], [*row.cancelled, *doubts]

    def _said(self) -> str:
        """What stands for the seat that is asked, or nothing."""
        state = self._state()
        seat = int(state.actor)
        if seat < 0 or self._table.running().is_stopped() or not self._plays(seat):
            return ""
        orders = self._orders(seat)
        return answer(self._table.rules, *self._seen(seat), orders) if orders else ""

    # --- helpers ----------------------------------------------------------------------------------------------------

    def _plays(self, seat: int) -> bool:
        """Whether a person plays for the seat, and no bot while they are away."""
        return seat in self._table.seating.players()

    def _state(self) -> State:
        return self._table.running().play.state

    def _seen(self, seat: int) -> tuple[dict[str, Any], list[str]]:
        """What the seat sees, and its moves if it is asked."""
        state = self._state()
        moves = [state.game.to_text(state, action) for action in state.legal()] if state.actor == seat else []
        return state.view(seat), moves

    def _row(self, seat: int) -> StandingRow:
        return self._rows.get(seat) or StandingRow(self._table.id, seat, [], [])

    def _orders(self, seat: int) -> list[Order]:
        return _orders(self._row(seat))

    async def _change(self, seat: int, decide: Callable[[StandingRow], Kept | None]) -> None:
        """What `decide` makes of what stands for a seat: anew, if another device or worker was faster."""
        while (kept := decide(self._row(seat))) is not None:
            try:
                await self._keep(seat, *kept)
                return
            except TooLate:
                await self.load()

    async def _keep(self, seat: int, orders: list[Order], cancelled: list[Any]) -> None:
        """Stored first, then believed, then told to the owner."""
        given = [[order.word, order.facts, list(order.known), order.told] for order in orders]
        before = self.told_table()
        row = StandingRow(self._table.id, seat, given, cancelled[-TOLD:])
        await self._store.keep_standing(row, self._rows.get(seat))
        self._rows[seat] = row
        self.versions[seat] = self.versions.get(seat, 0) + 1
        self._table.watching.tell_guests({self._table.seating.seats[seat].guest or ""})
        if self.told_table() != before:
            self._table.look_different()


def _orders(row: StandingRow) -> list[Order]:
    return [Order(*kept) for kept in row.orders]
