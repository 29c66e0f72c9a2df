"""Standing answers at a table: kept for a seat, told to its owner alone, and used when its seat is asked.

What stands speaks at one fixed moment after the question, and so does, where nothing is hidden, whoever has only one
legal answer. People who answer sooner wait for the same moment, if somebody else could notice: so its coming tells
nothing.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from openingbell.core.errors import BadOrder
from openingbell.core.standing import OVER, Order, answer, give, kind_of, offers, questions, same_subject, trouble
from openingbell.core.state import State
from openingbell.server import messages, refusals
from openingbell.server.persisting import persist
from openingbell.server.store.models import HUMAN, StandingRow
from openingbell.server.store.store import Store

if TYPE_CHECKING:
    from openingbell.server.table import Table

TOLD = 10  # of what was cancelled, the latest


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
        self._rows = {row.seat: row for row in await self._store.standing(self._table.id)}
        self.versions = dict.fromkeys(self._rows, 1)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    # --- for their owner --------------------------------------------------------------------------------------------

    def told(self, seat: int) -> messages.Stands:
        """What stands for a seat, and what does not any more."""
        row = self._row(seat)
        return messages.Stands(
            orders=[messages.Order(word=word, facts=facts) for word, facts, _ in row.orders],
            cancelled=[messages.Cancelled(word=word, facts=facts, doubt=doubt) for word, facts, doubt in row.cancelled],
        )

    def offered(self, seat: int) -> messages.Standing:
        """The same, and what could be given now."""
        game = self._table.rules
        found = [
            messages.OfferedOrder(word=order.word, facts=order.facts, number=kind_of(game, order).number)
            for order in offers(game, *self._seen(seat))
        ]
        told = self.told(seat)
        return messages.Standing(orders=told.orders, cancelled=told.cancelled, offers=found)

    async def give(self, seat: int, wanted: messages.Order) -> None:
        """From now on; in the place of one that differs in the number alone."""
        game = self._table.rules
        try:
            given = give(game, *self._seen(seat), wanted.word, wanted.facts)
        except BadOrder as error:
            raise refusals.bad_order() from error
        kept = [order for order in self._orders(seat) if not same_subject(game, order, given)]
        await self._keep(seat, [*kept, given], [])
        self.wake()

    async def cancel(self, seat: int, unwanted: messages.Order) -> None:
        """One of them no longer, if it stands; and what was told of others has been read."""
        orders = [order for order in self._orders(seat) if (order.word, order.facts) != (unwanted.word, unwanted.facts)]
        await self._keep(seat, orders, [])

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
        if is_idle and (self._is_forced() or any(row.orders for row in self._rows.values())):
            self._task = asyncio.create_task(persist(self._look_after, f"table {self._table.id}: what stands"))

    def _is_forced(self) -> bool:
        """Whether a person has one legal answer, and nothing is hidden that its coming by itself could tell.

        Where everybody is asked so that nobody can tell who has a choice, who has none is asked as well: an answer that
        came by itself at the first moment would tell that whoever needs longer has one.
        """
        game = self._table.game
        if game is None or game.play.state.actor < 0:
            return False
        state = game.play.state
        return (
            not self._table.rules.hides
            and self._table.seating.seats[state.actor].kind == HUMAN
            and len(state.legal()) == 1
        )

    async def _look_after(self) -> None:
        """Cancel what is doubtful and answer what can be answered, until somebody has to be asked."""
        await asyncio.sleep(0)  # whoever made the last move is done with the table first
        while True:
            seq = self._table.seq
            await self._doubt()
            said = self._said()
            if not said:
                return
            branch = self._table.running().try_moves(int(self._state().actor), [said])
            await self._table.beat.keep(branch, self.is_noticed())
            if seq == self._table.seq and said == self._said():
                await self._table.answer(branch)

    async def _doubt(self) -> None:
        """What stands no longer is taken away, and its owner told why."""
        game = self._table.rules
        for seat, row in list(self._rows.items()):
            if not row.orders:
                continue
            view = self._state().view(seat)
            troubles = [(order, trouble(game, view, order)) for order in self._orders(seat)]
            doubts = [(order.word, order.facts, doubt) for order, doubt in troubles if doubt not in ("", OVER)]
            if any(doubt for _, doubt in troubles):
                await self._keep(seat, [order for order, doubt in troubles if not doubt], [*row.cancelled, *doubts])

    def _said(self) -> str:
        """What stands for the seat that is asked, or its only legal answer, or nothing."""
        state = self._state()
        seat = int(state.actor)
        if seat < 0:
            return ""
        orders = self._orders(seat)
        said = answer(self._table.rules, *self._seen(seat), orders) if orders else ""
        return state.game.to_text(state, state.legal()[0]) if not said and self._is_forced() else said

    # --- helpers ----------------------------------------------------------------------------------------------------

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
        return [Order(word, facts, known) for word, facts, known in self._row(seat).orders]

    async def _keep(self, seat: int, orders: list[Order], cancelled: list[Any]) -> None:
        """Stored first, then believed, then told to the owner."""
        given = [[order.word, order.facts, list(order.known)] for order in orders]
        row = StandingRow(self._table.id, seat, given, cancelled[-TOLD:])
        await self._store.keep_standing(row)
        self._rows[seat] = row
        self.versions[seat] = self.versions.get(seat, 0) + 1
        self._table.watching.tell_guests({self._table.seating.seats[seat].guest or ""})
