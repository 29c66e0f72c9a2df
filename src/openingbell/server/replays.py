"""A record as a table whose game is over: nothing of it is stored, whoever has the record sends it along."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

from openingbell.core.errors import BadRecord
from openingbell.core.record import Record
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.agreeing import course_of
from openingbell.server.describing import describe
from openingbell.server.entries import END, Entry, now, written
from openingbell.server.game import TableGame
from openingbell.server.positions import Positions, Views
from openingbell.server.seating import require_seat
from openingbell.server.store.models import HUMAN, OVER, SeatRow
from openingbell.server.unstored import unstored

KEPT = 32  # replays whose reader will soon ask for the next position


class Replay:
    """A record's game, folded once; every seat may be looked from, because everything is known by now."""

    def __init__(self, record: Record, name: str) -> None:
        play = record.play()
        is_ended = not play.is_over() and record.extra.get("abandoned") is True  # by all its players
        if not play.is_over() and not is_ended:
            raise BadRecord("the game of this record is not over; only a finished one can be looked at from every seat")
        self._game = game = TableGame(record.game, record.options)
        game.replay(written(play))
        if is_ended:
            game.replay([Entry(END, None, "", now())])
        self._positions = Positions(game, partial(course_of, game) if is_ended else None)
        self._table = unstored(name, self._game, record.options, OVER, _seats(record, name))

    def table(self) -> messages.Table:
        return describe(self._table, None, ())

    def position(self, seat: int | None) -> str:
        """The last one with everything that led to it, as a live message."""
        return self._positions.message(self._viewpoint(seat), 0)

    def positions(self, seat: int | None, seqs: Sequence[int]) -> list[dict[str, Any]]:
        return positions(self._game, self._viewpoint(seat), seqs)

    def worths(self, seqs: Sequence[int]) -> list[list[int]]:
        return worths(self._game, seqs)

    def _viewpoint(self, seat: int | None) -> int | None:
        if seat is not None:
            require_seat(seat, self._table.seats)
        return seat


def replay_of(record: dict[str, Any]) -> Replay:
    """The replay of a record that somebody sent, or one sentence that says what is wrong with it."""
    return _replay_of(json.dumps(record, sort_keys=True))


@lru_cache(KEPT)
def _replay_of(text: str) -> Replay:
    return Replay(Record.from_text(text), hashlib.sha256(text.encode()).hexdigest()[:14])


def positions(game: TableGame, seat: int | None, seqs: Sequence[int]) -> list[dict[str, Any]]:
    """Positions of a game as a seat saw them."""
    _require(game, seqs)
    views = Views(game)
    return [{"seq": seq, "view": views.of(seat, seq)} for seq in seqs]


def worths(game: TableGame, seqs: Sequence[int]) -> list[list[int]]:
    """What everybody would have had at these positions, once the game is over and nothing is hidden any more."""
    if not game.is_over():
        raise refusals.game_runs()
    _require(game, seqs)
    return [game.at(seq).worths() for seq in seqs]


def _require(game: TableGame, seqs: Sequence[int]) -> None:
    if not all(0 <= seq <= game.seq for seq in seqs):
        raise refusals.no_position(game.seq)


def _seats(record: Record, name: str) -> list[SeatRow]:
    """By the names in the record, or by their numbers where it has none."""
    count = record.game.seats(record.options)
    names = record.names or [str(seat + 1) for seat in range(count)]
    return [SeatRow(name, seat, HUMAN, names[seat], None, None) for seat in range(count)]
