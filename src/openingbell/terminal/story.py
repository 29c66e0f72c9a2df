"""A record as a story: every position it goes through, and what each viewer may see and be told of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Final

from openingbell.core.events import Event, Seen
from openingbell.core.record import Record
from openingbell.core.state import CHANCE, State
from openingbell.locales import Words

EVERYTHING: Final = -1  # the viewer from whom nothing is hidden; a spectator is None, as everywhere
TURNS: Final = ("begins", "turn", "round")  # events at which a turn begins: the first one, and every other
PAGE: Final = 10  # moves, in a game without turns
HIDDEN: Final = "…"


class Story:
    """The first moves of a record, or all of them. Position 0 is the one before the first move."""

    def __init__(self, record: Record, names: Sequence[str], words: Words, to: int | None = None) -> None:
        self.game = record.game
        self.names = names
        self.words = words
        self._play = record.play(to)
        self.states: list[State] = [state.clone() for state in self._play.states()]
        # the positions at which turns begin
        self._turns = [number for number in range(1, self.last + 1) if self._begins_turn(number)]
        self._sentences: dict[tuple[int, int | None], list[str]] = {}

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.states) - 1

    def viewers(self) -> list[int | None]:
        """Everybody who could look at it."""
        return [None, *range(len(self.names)), EVERYTHING]

    # --- turns ----------------------------------------------------------------------------------------------------

    def next_turn(self, number: int) -> int:
        """The position at which the next turn begins, or the last one."""
        if not self._turns:
            return min(number + PAGE, self.last)
        later = bisect_right(self._turns, number)
        return self._turns[later] if later < len(self._turns) else self.last

    def previous_turn(self, number: int) -> int:
        """The position before at which a turn begins, or the first one."""
        if not self._turns:
            return max(number - PAGE, 0)
        earlier = bisect_left(self._turns, number)
        return self._turns[earlier - 1] if earlier > 0 else 0

    # --- positions ------------------------------------------------------------------------------------------------

    def view(self, number: int, viewer: int | None) -> dict[str, Any]:
        """A position as a viewer sees it."""
        state = self.states[number]
        if viewer != EVERYTHING:
            return state.view(viewer)
        views = [state.view(seat) for seat in range(len(self.names))]
        seen = {key: _each_own(key, fact, views) for key, fact in state.view(None).items()}
        for view in views:
            seen = _fill_in(seen, view)
        return {**seen, **dict.fromkeys(self._own(number))}

    def hands(self, number: int) -> list[str]:
        """For each seat, what it alone sees of a position."""
        state = self.states[number]
        own = self._own(number)
        views = [state.view(seat) for seat in range(len(self.names))]
        return ["  ".join(_brief(view[key]) for key in own if not isinstance(view[key], int | str)) for view in views]

    def _own(self, number: int) -> list[str]:
        """The facts that a spectator does not see at all, and of which each seat sees its own."""
        state = self.states[number]
        views = [state.view(seat) for seat in range(len(self.names))]
        unseen = [key for key, fact in state.view(None).items() if fact is None]
        return [key for key in unseen if sum(view[key] is not None for view in views) > 1]

    # --- moves ----------------------------------------------------------------------------------------------------

    def notation(self, number: int, viewer: int | None) -> str:
        """A move as a record writes it, as far as a viewer may know."""
        state = self.states[number - 1]
        if not self._is_hidden(number, viewer):
            return self.game.to_text(state, self._action(number))
        kinds = {self.game.to_text(state, action).split()[0] for action in state.legal()}
        return f"{kinds.pop()} {HIDDEN}" if state.actor == CHANCE and len(kinds) == 1 else HIDDEN

    def in_words(self, number: int, viewer: int | None) -> str:
        """Who did what, as far as a viewer may know."""
        state = self.states[number - 1]
        told = self.told(number, viewer)
        if state.actor == CHANCE or self._is_hidden(number, viewer):
            return told[0] if told else HIDDEN
        form = self.game.to_json(state, self._action(number))
        return f"{self.names[state.actor]}: {self.words.move(self.game.name, form, self.names)}"

    def told(self, number: int, viewer: int | None) -> list[str]:
        """What a viewer is told of a move."""
        if number == 0:
            return []
        if (number, viewer) not in self._sentences:
            seen = [_seen_by(event, viewer) for event in self._play.events_of(number)]
            sentences = [self.words.event(self.game.name, one, self.names) for one in seen if one is not None]
            self._sentences[number, viewer] = [sentence for sentence in sentences if sentence]
        return self._sentences[number, viewer]

    def _action(self, number: int) -> int:
        return self._play.actions[number - 1]

    def _begins_turn(self, number: int) -> bool:
        return any(event.kind in TURNS for event in self._play.events_of(number))

    def _is_hidden(self, number: int, viewer: int | None) -> bool:
        """Whether a part of a move is a secret from a viewer. Of chance nobody knows what nobody was told."""
        actor = self.states[number - 1].actor
        if viewer in (EVERYTHING, actor):
            return False
        events = self._play.events_of(number)
        if actor == CHANCE and not events:
            return True
        return any(event.secret and (viewer is None or viewer not in event.knows) for event in events)


def _seen_by(event: Event, viewer: int | None) -> Seen | None:
    if viewer != EVERYTHING:
        return event.seen_by(viewer)
    seen = event.seen_by(None) or {"event": event.kind}
    seen.pop("hidden", None)
    return {**seen, **event.secret}


def _each_own(key: str, fact: Any, views: Sequence[dict[str, Any]]) -> Any:
    """Of a list with an item for each seat, every seat's own item as that seat sees it."""
    lists = [view[key] for view in views]
    if not all(isinstance(one, list) and len(one) == len(views) for one in [fact, *lists]):
        return fact
    return [one[seat] for seat, one in enumerate(lists)]


def _fill_in(seen: Any, more: Any) -> Any:
    """What two viewers know together, where the first one knows nothing."""
    if seen is None:
        return more
    if isinstance(seen, dict) and isinstance(more, dict):
        return {key: _fill_in(fact, more.get(key)) for key, fact in seen.items()}
    if isinstance(seen, list) and isinstance(more, list) and len(seen) == len(more):
        return [_fill_in(*facts) for facts in zip(seen, more, strict=True)]
    return seen


def _brief(fact: object) -> str:
    """A fact in one line; of a list of things that have several, the first of each."""
    if isinstance(fact, dict):
        return ", ".join(f"{key} {_brief(inner)}" for key, inner in fact.items())
    if isinstance(fact, list):
        return ", ".join(
            str(next(iter(item.values()))) if isinstance(item, dict) and item else str(item) for item in fact
        )
    return "" if fact is None else str(fact)
