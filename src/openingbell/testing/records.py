"""Records: replay equals play."""

from __future__ import annotations

from collections.abc import Mapping

from openingbell.core.errors import IllegalMove
from openingbell.core.game import Game
from openingbell.core.record import Record
from openingbell.core.state import State


def check_record(game: Game, options: Mapping[str, object], moves: list[str], final: State) -> None:
    """The record of a finished game survives its file form, replays to the same state, and cannot go on."""
    names = [f"seat {seat}" for seat in range(game.seats(options))]
    record = Record(game, game.check(options), moves, names, final.scores())
    again = Record.from_text(record.to_text())
    assert again.to_json() == record.to_json(), "a record does not survive its file form"
    assert again.replay() == final, "replay differs from play"
    again.moves.append(moves[-1])
    try:
        again.replay()
    except IllegalMove as error:
        assert f"move {len(moves) + 1}" in str(error), "the refusal does not name the move"
        return
    raise AssertionError("a move after the end is accepted")
