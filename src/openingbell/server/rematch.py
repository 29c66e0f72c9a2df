"""Playing again: the table at which the players of a game that is over go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.entries import NEXT, Entry, now
from openingbell.server.store.models import BOT, SeatRow
from openingbell.server.table import Table


async def next_table(last: Table, guest_id: str, proposed: str) -> str:
    """The id of the next table: the proposed one, unless somebody named another before."""
    game, seat = last.running(), last.seating.own_seats(guest_id)[0]
    if not game.is_over():
        raise refusals.game_goes_on()
    await last.note(lambda: ([Entry(NEXT, seat, proposed, now())] if game.next is None else [], []))
    assert game.next is not None
    return game.next


def again(last: messages.Table, seats: Sequence[SeatRow], data: dict[str, Any] | None = None) -> messages.NewTable:
    """The same table for whoever sees it: bots sit where they sat, the viewer too, and the others are free to."""
    sittings = [
        messages.Sitting(kind="bot", bot=seat.bot)
        if seat.kind == BOT
        else messages.Sitting(kind="me", salted=seat.salted, name=seat.name if len(last.yours) > 1 else None)
        if seat.seat in last.yours
        else messages.Sitting(kind="open")
        for seat in seats
    ]
    return messages.NewTable(
        game=last.game,
        options=last.options,
        seats=sittings,
        listed=last.listed,
        hints=last.hints,
        data=data,
        delay=last.delay,
        talk=last.talk,
        clock=last.clock,
    )
