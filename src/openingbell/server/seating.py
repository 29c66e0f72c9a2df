"""Who sits where, and who may change that while a table waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from openingbell.core.errors import BadOptions
from openingbell.core.game import Game
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.bots import bots_for, sits
from openingbell.server.course import Change, Sitter
from openingbell.server.store.models import BOT, HUMAN, OPEN, Guest, SeatRow


class Seating:
    """The seats of a table, in order."""

    def __init__(self, host: str, seats: list[SeatRow]) -> None:
        self.host = host
        self.seats = seats

    def seats_of(self, guest_id: str | None) -> list[int]:
        """The seats of a guest: several, if several people share a device."""
        return [] if guest_id is None else [seat.seat for seat in self.seats if seat.guest == guest_id]

    def own_seats(self, guest_id: str) -> list[int]:
        """The seats of somebody who has to have one."""
        seats = self.seats_of(guest_id)
        if not seats:
            raise refusals.not_your_seat()
        return seats

    def is_full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    def guests(self) -> set[str]:
        """Everybody who has to do with the table."""
        return {self.host, *(seat.guest for seat in self.seats if seat.guest is not None)}

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == HUMAN]

    def players(self) -> list[int]:
        """The seats that people play for, and no bot does while they are away."""
        return [seat.seat for seat in self.seats if seat.kind == HUMAN and seat.bot is None]

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

    def require_may_change(self, guest_id: str, number: int, wanted: SeatRow, named: bool) -> SeatRow:
        """The seat as it is, if this guest may make it what is wanted.

        A free seat is anybody's who has none, or who brings somebody else to the same device, with a name of their
        own; and one's own seat may be freed. Everything else is the host's to say.
        """
        require_seat(number, self.seats)
        before = self.seats[number]
        if wanted.kind == HUMAN:
            if before.kind != OPEN:
                raise refusals.seat_taken()
            others = [self.seats[seat].name for seat in self.seats_of(guest_id)]
            if wanted.name in others or (others and not named):
                raise refusals.same_name()
        elif guest_id != self.host:
            if wanted.kind == BOT or before.kind != HUMAN:
                raise refusals.not_the_host()
            if before.guest != guest_id:
                raise refusals.not_your_seat()
        return before


def seats_before(seats: Sequence[SeatRow], changes: Sequence[Change], seq: int) -> list[SeatRow]:
    """Who sat where after so many entries of the log: of the changes since, none has happened yet."""
    then = list(seats)
    for change in reversed(changes):
        if change.seq > seq:
            then[change.seat] = _before(then[change.seat], change.before)
    return then


def _before(seat: SeatRow, sitter: Sitter) -> SeatRow:
    if sitter.kind == HUMAN:
        return replace(seat, kind=HUMAN, name=sitter.name, bot=None, offered=False)
    return replace(seat, bot=sitter.name, offered=False)


def require_seat(number: int, seats: Sequence[SeatRow]) -> None:
    if not 0 <= number < len(seats):
        raise refusals.no_seat(len(seats) - 1)


def seated(table_id: str, number: int, sitting: messages.Sitting, guest: Guest, game: Game) -> SeatRow:
    """A seat as it is to be, when this guest asks for it."""
    seat = SeatRow(table_id=table_id, seat=number, kind=OPEN, name="", guest=None, bot=None)
    if sitting.kind == "me":
        seat.kind, seat.name, seat.guest, seat.salted = HUMAN, sitting.name or guest.name, guest.id, sitting.salted
    elif sitting.kind == "bot":
        if not sits(game, sitting.bot or ""):
            raise BadOptions(f"no bot {sitting.bot!r} plays {game.name}; there are: {', '.join(bots_for(game))}")
        seat.kind, seat.name, seat.bot = BOT, f"{sitting.bot} {number + 1}", sitting.bot
    return seat


def require_own_names(seats: Sequence[SeatRow]) -> None:
    """Several people at one device are told apart by their names."""
    names = [seat.name for seat in seats if seat.kind == HUMAN]
    if len(set(names)) < len(names):
        raise refusals.same_name()
