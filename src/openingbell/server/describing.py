"""A table as one viewer sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from openingbell.protocol import messages
from openingbell.server.data_files import game_of
from openingbell.server.entries import now
from openingbell.server.hints import allows_hints
from openingbell.server.origins import Origin
from openingbell.server.seating import Seating
from openingbell.server.store.models import BOT, WAITING, StoredTable

Seen = tuple[bool, int | None, tuple[int, ...], bool]  # by the host, from which seat, who has which, and is admitted


class Descriptions:
    """A table's descriptions, encoded once for everybody who sees the same, until it looks different.

    `version` counts how often it did. That moves are made does not count: positions tell of those.
    """

    def __init__(self) -> None:
        self.version = 0
        self._messages: dict[Seen, tuple[messages.Table, str]] = {}

    def forget(self) -> None:
        """The table looks different."""
        self.version += 1
        self._messages.clear()

    def message(self, seen: Seen, make: Callable[[], messages.Table]) -> tuple[messages.Table, str]:
        """What there is to compare with what was sent before, and the live message."""
        if seen not in self._messages:
            table = make()
            message = messages.TableChanged(table=table, now=now()).model_dump_json()
            self._messages[seen] = (table.model_copy(update={"seq": 0, "actor": None}), message)
        return self._messages[seen]


def describe(
    stored: StoredTable,
    guest_id: str | None,
    viewers: Sequence[str | None],
    next_table: str | None = None,
    fair: messages.Fair | None = None,
    front: int | None = None,
    told: Sequence[messages.Told] = (),
    removed: Sequence[messages.RemovedPerson] = (),
    is_sealed: bool = False,
) -> messages.Table:
    """A table as a guest sees it; `viewers` are the guests who look at it now, `front` is the seat the guest said."""
    row = stored.row
    yours = [seat.seat for seat in stored.seats if guest_id is not None and seat.guest == guest_id]
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
                offered=seat.offered,
            )
            for seat in stored.seats
        ],
        you=yours[0] if len(yours) == 1 else front,
        yours=yours,
        host=guest_id is not None and row.host == guest_id,
        listed=row.listed,
        delay=row.delay,
        talk=row.talk,
        hints=allows_hints(row, stored.seats),
        spectators=sum(viewer not in people for viewer in viewers),
        seq=row.seq,
        created=datetime.fromtimestamp(row.created / 1000, UTC),
        names=None if row.data is None else game_of(row).own_names or {},
        actor=row.actor,
        scores=row.scores,
        next=next_table,
        clock=None if row.clock is None else messages.Pace(**row.clock),
        fair=fair,
        begins_by=row.due if row.status == WAITING else None,
        told=list(told),
        removed=list(removed),
        origin=_origin(stored, guest_id),
        sealed=is_sealed,
    )


def _origin(stored: StoredTable, guest_id: str | None) -> messages.Origin | None:
    origin = Origin.of(stored.row.origin)
    if origin is None:
        return None
    is_own = guest_id in Seating(stored.row.host, stored.seats).guests()
    return messages.Origin(**origin.seen(is_own, stored.source_listed).to_json())
