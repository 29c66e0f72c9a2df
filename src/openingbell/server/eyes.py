"""With whose eyes somebody looks at a table.

One guest may have several seats, if several people share a device. Where the game hides something the client says who
is in front of it, and until it does it sees what everybody may see; where nothing is hidden, whoever is asked is.
"""

from __future__ import annotations

from typing import NamedTuple

from openingbell.server import refusals
from openingbell.server.seating import Seating


class Eyes(NamedTuple):
    """`seat` is whose view it is, nobody's for what everybody may see; `seats` are all that the guest has. Whoever has
    played the same deal is `admitted`."""

    seat: int | None
    seats: tuple[int, ...]
    admitted: bool = False

    @property
    def sits(self) -> bool:
        return bool(self.seats)


def eyes_of(
    seating: Seating, guest_id: str | None, said: int | None, asked: int | None, hides: bool, admitted: bool = False
) -> Eyes:
    """Those of a guest who said a seat, or none, while `asked` is the seat that has to decide."""
    seats = tuple(seating.seats_of(guest_id))
    if said is not None and said not in seats:
        raise refusals.not_your_seat()
    if said is None and (len(seats) == 1 or (seats and not hides)):
        said = asked if asked in seats else seats[0]
    return Eyes(said, seats, admitted)
