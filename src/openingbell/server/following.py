"""What one viewer of a table has been sent, and what is new since."""

from __future__ import annotations

from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.sketches import NONE as NO_SKETCHES
from openingbell.server.table import Table
from openingbell.server.talk import Heard
from openingbell.server.watching import Viewer


class Following:
    """Each takes what is new when it can be sent; `since` is the last position that the viewer has."""

    def __init__(self, table: Table, viewer: Viewer, since: int) -> None:
        self._table = table
        self._viewer = viewer
        self._shown: messages.Table | None = None
        self._version = -1
        self._heard = Heard(table.talk, viewer.heard)
        self._removed: int | None = None
        self._stood: tuple[int | None, int] = (None, 0)
        self._sketched = NO_SKETCHES
        self._sent = since if since <= table.seq_for(table.eyes(viewer.guest_id, viewer.seat)) else 0

    def news(self) -> list[str]:
        """The live messages about all that is new, which are sent then."""
        table, viewer = self._table, self._viewer
        if table.is_deleted:
            raise refusals.table_deleted()
        if viewer.seat is not None and viewer.seat not in table.seating.seats_of(viewer.guest_id):
            viewer.seat = None
        eyes = table.eyes(viewer.guest_id, viewer.seat)
        news: list[str] = []
        if self._removed != (removed := table.removals.seat_of(viewer.guest_id)):
            self._removed = removed
            news.append(messages.Removed(seat=removed).model_dump_json())
        begun = self._version != table.descriptions.version and self._describe(news)
        game = table.game_for(eyes)
        seq = 0 if game is None else game.seq
        if begun or self._sent != seq:
            news.append(table.position(eyes, self._sent))
            self._sent = seq
        if eyes.seat is not None and self._stood != (stands := table.stands(eyes)):
            if stands[1] > 0 or self._stood[0] is not None:
                news.append(table.what_stands(eyes.seat))
            self._stood = stands
        if self._sketched != (sketched := table.sketches.message(eyes.seat)):
            self._sketched = sketched
            news.append(sketched)
        words = self._heard.news(viewer.guest_id, eyes, game is not None and game.is_over())
        if words is not None:
            news.append(words)
        return news

    def _describe(self, news: list[str]) -> bool:
        """The table, if it looks different; whether it is shown for the first time, or its game has begun or ended."""
        self._version = self._table.descriptions.version
        described, message = self._table.description(self._viewer.guest_id, self._viewer.seat)
        before, self._shown = self._shown, described
        if described != before:
            news.append(message)
        return before is None or before.status != described.status
