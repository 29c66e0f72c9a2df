"""Who sits where."""

from __future__ import annotations

from openingbell.core.errors import BadOptions
from openingbell.server import messages
from openingbell.server.bots import BOTS
from openingbell.server.store.models import BOT, HUMAN, OPEN, GuestRow, SeatRow


def seated(table_id: str, number: int, sitting: messages.Sitting, guest: GuestRow) -> SeatRow:
    """A seat as it is to be, when this guest asks for it."""
    seat = SeatRow(table_id=table_id, seat=number, kind=OPEN, name="", guest=None, bot=None)
    if sitting.kind == "me":
        seat.kind, seat.name, seat.guest = HUMAN, guest.name, guest.id
    elif sitting.kind == "bot":
        if sitting.bot not in BOTS:
            raise BadOptions(f"there is no bot {sitting.bot!r}; there are: {', '.join(BOTS)}")
        seat.kind, seat.name, seat.bot = BOT, f"Bot {number + 1}", sitting.bot
    return seat
