"""A seat at a server's table, as what was heard of it tells: the view, the events, and a position to try moves on."""

from __future__ import annotations

import json
from typing import Any

from openingbell.client import calls
from openingbell.client.lines import Heard
from openingbell.client.synchronous import Client
from openingbell.core.events import Seen
from openingbell.core.registry import find_game
from openingbell.core.state import OVER, State
from openingbell.protocol.messages import Course, PositionChanged, Request, StandingChanged, Table, TableChanged


class Seat:
    def __init__(self, client: Client, table: Table) -> None:
        self.table = table
        self.seq = -1  # nothing was heard yet
        self.view: dict[str, Any] = {}
        self.course: Course | None = None  # how the game goes besides its moves
        self.events: list[tuple[int, Seen]] = []
        self.standing: StandingChanged | None = None  # what stands for it, if that has changed
        self._client = client
        self._world: tuple[int, State] | None = None

    @property
    def actor(self) -> int:
        """Whose decision it is; below 0: nobody's."""
        return int(self.view["actor"])

    def is_ours(self) -> bool:
        """Whether one still sits there: the host, or a vote, may have given it to somebody else."""
        return self.table.you is not None

    def has_stand_in(self) -> bool:
        """Whether a bot plays for whoever sits there, until they come back."""
        return self.table.you is not None and self.table.seats[self.table.you].bot is not None

    def is_asked(self) -> bool:
        is_turn = self.seq >= 0 and self.actor == self.table.you
        return is_turn and not self.is_paused() and not self.is_over() and not self.has_stand_in()

    def wanted(self) -> Request | None:
        """What others want of whoever sits there, and cannot have without them."""
        request = None if self.course is None else self.course.request
        return request if request is not None and self.table.you in request.needed else None

    def is_paused(self) -> bool:
        return self.course is not None and self.course.paused

    def is_ended(self) -> bool:
        """Whether it was ended before its end, by all or by whoever runs the server."""
        return self.course is not None and self.course.ended

    def is_over(self) -> bool:
        return self.seq >= 0 and (self.is_ended() or self.actor == OVER)

    def hear(self, message: Heard) -> None:
        if isinstance(message, TableChanged):
            self.table = message.table
        elif isinstance(message, StandingChanged):
            self.standing = message
        elif isinstance(message, PositionChanged) and message.view is not None:
            self.events = [(seq, event) for seq, event in self.events if seq <= message.since]
            for told in message.events:
                self._note(told.seq, told.event)
            self.view, self.seq, self.course = message.view, message.seq, message.course

    def _note(self, seq: int, event: Seen) -> None:
        """What happens in the game is kept; of what happens at the table, that something did not happen after all."""
        kind = str(event["event"])
        if kind == "table-takeback":
            self.events = [earlier for earlier in self.events if earlier[0] <= int(str(event["to"]))]
        elif not kind.startswith("table-"):
            self.events.append((seq, event))

    def world(self) -> State:
        """A position that looks to the seat as the present one does, with what it cannot see dealt anew."""
        if self._world is None or self._world[0] != self.seq:
            dealt = self._client.ask(calls.world(self.table.id, self.seq)).world
            self._world = (self.seq, find_game(dealt["game"]).load(json.dumps(dealt).encode()))
        return self._world[1]
