"""What a move would do, as far as the one who makes it can know."""

from __future__ import annotations

from itertools import takewhile

from openingbell.core.events import Event
from openingbell.core.rng import Rng
from openingbell.core.state import State


def preview(state: State, action: int) -> list[Event]:
    """The events that would follow at once, in a position that looks the same to the actor.

    They end where something would come to light: what that is, nobody knows yet.
    """
    twin = state.redeal(state.actor, Rng(0))
    events: list[Event] = []
    twin.apply(action, events)
    return list(takewhile(lambda event: not event.reveals, events))


def money_in(events: list[Event]) -> dict[int, int]:
    """How each seat's cash would change."""
    changes: dict[int, int] = {}
    for event in events:
        for seat, amount in event.cash_changes():
            changes[seat] = changes.get(seat, 0) + amount
    return changes
