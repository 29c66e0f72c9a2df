"""Tables that nobody stores: a lesson, or the game of a record."""

from __future__ import annotations

from collections.abc import Mapping

from openingbell.server.game import TableGame
from openingbell.server.store.models import SeatRow, StoredTable, TableRow


def unstored(
    name: str, game: TableGame, options: Mapping[str, int | str], status: str, seats: list[SeatRow]
) -> StoredTable:
    """A table as it would be stored, with nobody as its host, and nothing to be said or asked there."""
    rules = game.play.game
    row = TableRow(
        id=name,
        game=rules.name,
        rules=rules.rules_version,
        options=dict(options),
        host="",
        listed=False,
        status=status,
        seq=game.seq,
        scores=game.play.result(),
        created=0,
        changed=0,
        data=rules.data,
        talk=False,
        hints=False,
    )
    return StoredTable(row, seats)
