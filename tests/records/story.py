"""A record told step by step: what lay on the table before each move, what was legal, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from openingbell.core.events import Event
from openingbell.core.playout import apply_audited
from openingbell.core.record import Record
from openingbell.core.state import CHANCE, State


@dataclass(frozen=True)
class Step:
    """One move. `legal` is empty for chance; `table` is everything there was before the move, hidden things too."""

    actor: int
    text: str
    legal: list[str]
    table: dict[str, Any]
    events: list[Event]

    @property
    def verb(self) -> str:
        return self.text.split()[0]

    @property
    def sizes(self) -> dict[str, int]:
        sizes: dict[str, int] = self.table["sizes"]
        return sizes


@dataclass(frozen=True)
class Story:
    """A whole game."""

    record: Record
    steps: list[Step]
    end: State

    def events(self, *kinds: str) -> Iterator[tuple[int, Event]]:
        """All events of these kinds, each with the number of its step."""
        for number, step in enumerate(self.steps):
            for event in step.events:
                if event.kind in kinds:
                    yield number, event

    def said(self, *verbs: str) -> bool:
        """Whether somebody made these moves one right after the other."""
        spoken = [step.verb for step in self.steps]
        return any(spoken[at : at + len(verbs)] == list(verbs) for at in range(len(spoken)))


def tell(record: Record) -> Story:
    """Replay a record with an audit after every move and all money compared with the events."""
    state = record.game.start(record.options)
    state.audit()
    steps: list[Step] = []
    for text in record.moves:
        action = state.game.from_text(state, text)
        assert action in state.legal(), f"move {len(steps) + 1}, {text!r}, is not legal"
        actor = int(state.actor)
        legal = [] if actor == CHANCE else [state.game.to_text(state, each) for each in state.legal()]
        table = state.reveal()
        steps.append(Step(actor, text, legal, table, apply_audited(state, action)))
    return Story(record, steps, state)
