"""The record of a table's game: what was played, what was promised of its chance, and where it came from."""

from __future__ import annotations

from collections.abc import Sequence

from openingbell.core.record import Record
from openingbell.server import refusals
from openingbell.server.game import TableGame
from openingbell.server.origins import WHAT_IF, Origin
from openingbell.server.promised import Promised
from openingbell.server.store.models import SeatRow


def require_record(origin: Origin | None) -> None:
    """A sandbox has none: nobody knows how the position came about at which it began."""
    if origin is not None and origin.kind == WHAT_IF:
        raise refusals.no_record()


def record_of_game(
    game: TableGame, seats: Sequence[SeatRow], promised: Promised | None, origin: Origin | None
) -> Record:
    """The game, once it is over."""
    require_record(origin)
    after = 0 if origin is None else origin.moves
    account = None if promised is None else promised.account(seats, game.line.draw_numbers(), after)
    return game.record(seats, account, None if origin is None else origin.to_json())
