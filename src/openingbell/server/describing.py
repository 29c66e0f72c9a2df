"""A table as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from openingbell.server import messages
from openingbell.server.store.models import BOT, StoredTable


def describe(stored: StoredTable, guest_id: str | None, viewers: Sequence[str | None]) -> messages.Table:
    """A table as a guest sees it; `viewers` are the guests who look at it now."""
    row = stored.row
    people = {seat.guest for seat in stored.seats if seat.guest is not None}
    looking = set(viewers)
    return messages.Table(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,  # type: ignore[arg-type]
        seats=[
            messages.Seat(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot,
                present=seat.kind == BOT or (seat.guest is not None and seat.guest in looking),
            )
            for seat in stored.seats
        ],
        you=next((seat.seat for seat in stored.seats if guest_id is not None and seat.guest == guest_id), None),
        host=guest_id is not None and row.host == guest_id,
        listed=row.listed,
        spectators=sum(viewer not in people for viewer in viewers),
        seq=row.seq,
        created=datetime.fromtimestamp(row.created / 1000, UTC),
        scores=row.scores,
    )
