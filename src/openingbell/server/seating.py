"""Who sits where, and who may change that while a table waits."""

from __future__ import annotations

from dataclasses import replace

from openingbell.core.errors import BadOptions
from openingbell.core.game import Game
from openingbell.server import messages, refusals
from openingbell.server.bots import bots_for
from openingbell.server.store.models import BOT, HUMAN, OPEN, Guest, SeatRow


class Seating:
    """The seats of a table, in order."""

    def __init__(self, host: str, seats: list[SeatRow]) -> None:
        self.host = host
        self.seats = seats

    def seat_of(self, guest_id: str | None) -> int | None:
        return next((seat.seat for seat in self.seats if guest_id is not None and seat.guest == guest_id), None)

    def own_seat(self, guest_id: str) -> int:
        """The seat of somebody who has to have one."""
        seat = self.seat_of(guest_id)
        if seat is None:
            raise refusals.not_your_seat()
        return seat

    def is_full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    def guests(self) -> set[str]:
        """Everybody who has to do with the table."""
        return {self.host, *(seat.guest for seat in self.seats if seat.guest is not None)}

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == HUMAN]

    def with_room_for(self, number: int) -> list[SeatRow]:
        """So many seats: whoever sits somewhere still does, in the same order, and the others are open."""
        taken = [seat for seat in self.seats if seat.kind != OPEN]
        if len(taken) > number:
            raise refusals.too_few_seats(len(taken), number)
        kept = list(self.seats)
        while len(kept) > number:
            kept.remove(next(seat for seat in reversed(kept) if seat.kind == OPEN))
        table_id = self.seats[0].table_id
        kept += [SeatRow(table_id, 0, OPEN, "", None, None) for _ in range(number - len(kept))]
        return [replace(seat, seat=place) for place, seat in enumerate(kept)]

    def require_may_change(self, guest_id: str, number: int, wanted: SeatRow) -> SeatRow:
        """The seat as it is, if this guest may make it what is wanted.

        A free seat is anybody's who has none, and one's own seat may be freed. Everything else is the host's to say.
        """
        if not 0 <= number < len(self.seats):
            raise refusals.no_seat(len(self.seats) - 1)
        before = self.seats[number]
        if wanted.kind == HUMAN:
            if before.kind != OPEN or self.seat_of(guest_id) is not None:
                raise refusals.seat_taken()
        elif guest_id != self.host:
            if wanted.kind == BOT or before.kind != HUMAN:
                raise refusals.not_the_host()
            if before.guest != guest_id:
                raise refusals.not_your_seat()
        return before


def seated(table_id: str, number: int, sitting: messages.Sitting, guest: Guest, game: Game) -> SeatRow:
    """A seat as it is to be, when this guest asks for it."""
    seat = SeatRow(table_id=table_id, seat=number, kind=OPEN, name="", guest=None, bot=None)
    if sitting.kind == "me":
        seat.kind, seat.name, seat.guest, seat.salted = HUMAN, guest.name, guest.id, sitting.salted
    elif sitting.kind == "bot":
        bots = bots_for(game)
        if sitting.bot not in bots:
            raise BadOptions(f"no bot {sitting.bot!r} plays {game.name}; there are: {', '.join(bots)}")
        seat.kind, seat.name, seat.bot = BOT, f"{sitting.bot} {number + 1}", sitting.bot
    return seat
