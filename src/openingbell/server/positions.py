"""What the viewers of a game are sent: each position encoded once for everybody who sees the same of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson

from openingbell.core.events import Seen
from openingbell.core.preview import Preview
from openingbell.core.state import State
from openingbell.server.game import TableGame
from openingbell.server.happenings import is_at_table

Asked = tuple[int | None, int]  # a seat, or a spectator, and the last position it has

MAX_STOPS = 40  # in one message; whoever was away for longer is shown where the game is now


class Positions:
    """The present position of a game as messages, kept until the next move."""

    def __init__(self, game: TableGame, course: Callable[[], dict[str, Any]] | None = None) -> None:
        self._game = game
        self._course = course
        self._seq = -1
        self._messages: dict[Asked, str] = {}
        self._asked: set[int | None] = set()  # who has this position; they will ask for the next one, too
        self._expected: set[Asked] = set()

    def message(self, seat: int | None, since: int) -> str:
        """The live message about the position now, and what happened after `since`."""
        if self._seq != self._game.seq:
            self._expected = {(other, self._seq) for other in self._asked}
            self._seq = self._game.seq
            self._messages.clear()
            self._asked.clear()
        self._asked.add(seat)
        if (seat, since) not in self._messages:
            self._encode_all({(seat, since), *self._expected})
            self._expected.clear()
        return self._messages[seat, since]

    def _encode_all(self, wanted: set[Asked]) -> None:
        """Together, because views share much, and are large: nothing is left of them afterwards."""
        views = Views(self._game)
        now = {seat: views.of(seat, self._seq) for seat, _ in wanted}
        encoded = now if self._game.play.game.hides else _encoded(now)
        course = None if self._course is None else self._course()
        for seat, since in wanted:
            self._messages[seat, since] = self._encode(seat, since, views, now[seat], encoded[seat], course)

    def _encode(
        self,
        seat: int | None,
        since: int,
        views: Views,
        view: dict[str, Any],
        encoded: object,
        course: dict[str, Any] | None,
    ) -> str:
        seen = self._game.seen(seat, since)
        on_the_way = stops(seen, seat, self._seq) if since > 0 else []  # who comes anew is told no story
        message = {
            "type": "position",
            "seat": seat,
            "seq": self._seq,
            "since": since,
            "moved": self._game.line.moved,
            "view": encoded,
            "legal": [] if self._game.is_stopped() else legal_moves(self._game.play.state, seat),
            "events": [{"seq": seq, "event": event} for seq, event in seen],
            "stops": [{"seq": seq, "view": _differences(views.of(seat, seq), view)} for seq in on_the_way],
            "course": course,
        }
        return orjson.dumps(message).decode()


class Views:
    """Views of a game's positions; those of one position share what is the same for all."""

    def __init__(self, game: TableGame) -> None:
        self._game = game
        self._states: dict[int, State] = {game.seq: game.play.state}
        self._last: dict[int, dict[str, Any]] = {}

    def of(self, seat: int | None, seq: int) -> dict[str, Any]:
        if seq not in self._states:
            self._states[seq] = self._game.at(seq)
        view = self._last[seq] = self._states[seq].view(seat, self._last.get(seq))
        return view


def _encoded(views: dict[int | None, dict[str, Any]]) -> dict[int | None, orjson.Fragment]:
    """Views of one position where all lies open, to put into messages: what they share is encoded once. It stands
    before the rest, so where something is hidden its place would tell who knows the same.
    """
    first, *others = views.values()
    shared = first.copy()
    shared.pop("seat", None)
    for view in others:
        shared = {name: fact for name, fact in shared.items() if view[name] is fact}
    begun = orjson.dumps(shared)
    return {seat: _joined(begun, orjson.dumps(_without(view, shared))) for seat, view in views.items()}


def _joined(one: bytes, other: bytes) -> orjson.Fragment:
    """Two objects as one; a game may share nothing of its views, or everything."""
    between = b"," if len(one) > 2 and len(other) > 2 else b""
    return orjson.Fragment(one[:-1] + between + other[1:])


def _without(view: dict[str, Any], shared: dict[str, Any]) -> dict[str, Any]:
    """The rest of a view, in its order, which is the same in every process."""
    return {name: fact for name, fact in view.items() if name not in shared}


def _differences(then: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What an earlier view had otherwise than the present one."""
    return {key: fact for key, fact in then.items() if now.get(key) != fact}


def stops(seen: list[tuple[int, Seen]], seat: int | None, last: int) -> list[int]:
    """The moves before the last after which a viewer would want to look: where something happened that was not the
    viewer's own doing. The same thing by the same seat several times in a row counts once, when it is done.
    """
    if not seen or seen[0][0] == last:
        return []  # all of it came with the last move, as most often
    found: list[int] = []
    before: list[tuple[object, object]] = []
    happened: dict[int, list[tuple[object, object]]] = {}
    for seq, event in seen:
        if (seat is None or event.get("seat") != seat) and not is_at_table(event):
            happened.setdefault(seq, []).append((event["event"], event.get("seat")))
    for seq, what in happened.items():
        if len(what) == 1 and what == before:
            found[-1] = seq
        else:
            found.append(seq)
        before = what
    found = [seq for seq in found if seq != last]
    return found if len(found) <= MAX_STOPS else []


def legal_moves(state: State, seat: int | None) -> list[dict[str, Any]]:
    """What the viewer may do now; nothing if it is not for them to decide."""
    return [] if seat is None or state.actor != seat else Preview(state, seat).legal()
