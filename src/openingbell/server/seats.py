"""Who sits where."""

from __future__ import annotations

from openingbell.core.errors import BadOptions
from openingbell.core.game import Game
from openingbell.server import messages
from openingbell.server.bots import bots_for
from openingbell.server.store.models import BOT, HUMAN, OPEN, SeatRow
from openingbell.server.store.store import Guest


def seated(table_id: str, number: int, sitting: messages.Sitting, guest: Guest, game: Game) -> SeatRow:
    """A seat as it is to be, when this guest asks for it."""
    seat = SeatRow(table_id=table_id, seat=number, kind=OPEN, name="", guest=None, bot=None)
    if sitting.kind == "me":
        seat.kind, seat.name, seat.guest = HUMAN, guest.name, guest.id
    elif sitting.kind == "bot":
        bots = bots_for(game)
        if sitting.bot not in bots:
            raise BadOptions(f"no bot {sitting.bot!r} plays {game.name}; there are: {', '.join(bots)}")
        seat.kind, seat.name, seat.bot = BOT, f"{sitting.bot} {number + 1}", sitting.bot
    return seat
