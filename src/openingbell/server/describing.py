"""A table as one viewer sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from openingbell.server import messages
from openingbell.server.data_files import game_of
from openingbell.server.store.models import BOT, StoredTable


class Descriptions:
    """A table's descriptions, encoded once for everybody who sees the same, until it looks different.

    `version` counts how often it did. That moves are made does not count: positions tell of those.
    """

    def __init__(self) -> None:
        self.version = 0
        self._messages: dict[tuple[int | None, bool], tuple[messages.Table, str]] = {}

    def forget(self) -> None:
        """The table looks different."""
        self.version += 1
        self._messages.clear()

    def message(self, seat: int | None, host: bool, make: Callable[[], messages.Table]) -> tuple[messages.Table, str]:
        """What there is to compare with what was sent before, and the live message."""
        if (seat, host) not in self._messages:
            table = make()
            message = messages.TableChanged(table=table).model_dump_json()
            self._messages[seat, host] = (table.model_copy(update={"seq": 0, "actor": None}), message)
        return self._messages[seat, host]


def describe(
    stored: StoredTable,
    guest_id: str | None,
    viewers: Sequence[str | None],
    next_table: str | None = None,
    fair: messages.Fair | None = None,
) -> messages.Table:
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
        names=None if row.data is None else game_of(row).own_names or {},
        actor=row.actor,
        scores=row.scores,
        next=next_table,
        fair=fair,
    )
