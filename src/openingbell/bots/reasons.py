"""Why a move is advised, in facts: each is something that whoever asked can check against what they see.

A reason is plain data, a word and facts like an event's, and said by the message `GAME-reason-WORD`. A game's own
reasons are an entry point of the group `openingbell.reasons` named like it: a function of an `Advice`, which has the
seat's view and what is sure to happen, and nothing else. So no reason can tell what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, TypeAlias

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.observer import Observer
from openingbell.core.events import Event, Seen, seen_events
from openingbell.core.rng import Rng
from openingbell.core.state import State

GROUP = "openingbell.reasons"
WORLDS = 3  # in which a move is tried
MOST = 3  # reasons of a game's own: more are read by nobody
FEWEST = 5  # tries without which a choice is not worth comparing with
CLEAR = 0.01  # of the win: a difference that means something

Reason: TypeAlias = Seen


@dataclass(frozen=True)
class Advice:
    """What is advised to a seat: the `forms` of the moves that belong together, and the `events` sure to follow."""

    seat: int
    view: dict[str, Any]
    forms: Sequence[dict[str, Any]]
    events: Sequence[Seen]

    @property
    def form(self) -> dict[str, Any]:
        return self.forms[0]


@dataclass(frozen=True)
class Hint:
    """What a bot would do, and why."""

    decision: Decision
    reasons: Sequence[Reason]


def hint(bot: Bot, observer: Observer, budget: Budget) -> Hint:
    """A bot's advice to a seat, from what the seat knows."""
    bot.choose(observer, budget)
    decision = bot.explain()
    assert decision is not None
    return Hint(decision, reasons(observer, decision))


def reasons(observer: Observer, decision: Decision) -> list[Reason]:
    """Why the seat should do so, the weightiest first; at last how it compares with the next best choice."""
    own = _installed(observer.game.name)
    found = own(advice_of(observer, decision))[:MOST] if own is not None else []
    return [*found, *_compared(decision)]


def advice_of(observer: Observer, decision: Decision) -> Advice:
    worlds = [observer.world(Rng(number)) for number in range(WORLDS)]
    tried = [_tried(world, observer.seat, decision.steps) for world in worlds]
    forms, events = tried[0]
    sure = list(events)
    for _, others in tried[1:]:
        sure = [one for one, other in zip(sure, others, strict=False) if one == other]
    return Advice(observer.seat, observer.view(), forms, sure)


def _tried(state: State, seat: int, steps: Sequence[int]) -> tuple[list[dict[str, Any]], list[Seen]]:
    """The steps in a world: their forms, and what the seat would see, up to what it cannot know."""
    forms: list[dict[str, Any]] = []
    seen: list[Seen] = []
    for step in steps:
        if state.actor != seat or not state.is_legal(step):
            break
        forms.append(state.game.to_json(state, step))
        log: list[Event] = []
        state.apply(step, log)
        for number, event in enumerate(log):
            if event.tells(seat):
                return forms, seen + seen_events(log[:number], seat)
        seen += seen_events(log, seat)
    return forms, seen


def _compared(decision: Decision) -> list[Reason]:
    chosen = decision.chosen()
    if len(decision.choices) == 1:
        return [{"reason": "only"}]
    others = [one for one in decision.choices if one is not chosen and (one.visits or 0) >= FEWEST]
    if chosen.chance is None or not others:
        return [{"reason": "sensible"}]
    chance, following = round(100 * chosen.chance), round(100 * max(map(_chance, others)))
    if chosen.chance - following / 100 >= CLEAR:
        return [{"reason": "better", "chance": chance, "next": following}]
    return [{"reason": "close", "chance": chance}]


def _chance(choice: Choice) -> float:
    return choice.chance or 0.0


@cache
def _installed(game_name: str) -> Callable[[Advice], list[Reason]] | None:
    for entry in entry_points(group=GROUP):
        if entry.name == game_name:
            found: Callable[[Advice], list[Reason]] = entry.load()
            return found
    return None
