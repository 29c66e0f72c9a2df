"""Playing again: the table at which the players of a game that is over go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openingbell.server import messages, refusals
from openingbell.server.entries import NEXT, Entry, now
from openingbell.server.store.models import BOT, SeatRow
from openingbell.server.table import Table


async def next_table(last: Table, guest_id: str, proposed: str) -> str:
    """The id of the next table: the proposed one, unless somebody named another before."""
    game, seat = last.running(), last.seating.own_seat(guest_id)
    if not game.play.is_over():
        raise refusals.game_goes_on()
    if game.next is None:
        await last.write(game.seq, Entry(NEXT, seat, proposed, now()))
    assert game.next is not None
    return game.next


def again(last: messages.Table, seats: Sequence[SeatRow], data: dict[str, Any] | None = None) -> messages.NewTable:
    """The same table for whoever sees it: bots sit where they sat, the viewer too, and the others are free to."""
    sittings = [
        messages.Sitting(kind="bot", bot=seat.bot)
        if seat.kind == BOT
        else messages.Sitting(kind="me", salted=seat.salted)
        if seat.seat == last.you
        else messages.Sitting(kind="open")
        for seat in seats
    ]
    return messages.NewTable(game=last.game, options=last.options, seats=sittings, listed=last.listed, data=data)
