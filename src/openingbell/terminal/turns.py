"""What a person types, as moves: one move or a whole turn, leniently read."""

from __future__ import annotations

import re

from openingbell.core.events import Event
from openingbell.core.state import OVER, State

MOST_REPEATS = 25


class NotAMove(Exception):
    """A part of the line is no legal move at its place."""

    def __init__(self, part: str, later: bool = False) -> None:
        super().__init__(part)
        self.part = part
        self.later = later  # it comes after something that is not known yet


def read_turn(state: State, line: str) -> list[int]:
    """The actions of a line such as `place 3C, found Hydra, buy Hydra 3`; NotAMove if a part does not fit.

    They are tried on a copy first: either all of them are legal or nothing happens.
    """
    seat = int(state.actor)
    trial = state.clone()
    actions: list[int] = []
    for part in re.split("[,;]", line):
        words = " ".join(part.split())
        repeats, move = _repeats(trial, words)
        for _ in range(repeats):
            if trial.actor != seat:
                raise NotAMove(words, later=True)
            action = find_move(trial, move)
            if action is None:
                raise NotAMove(words)
            events: list[Event] = []
            trial.apply(action, events)
            actions.append(action)
            if any(event.reveals for event in events):
                seat = OVER  # from here on, even a refusal would tell something
    return actions


def find_move(state: State, text: str) -> int | None:
    """The legal action of that notation; its last word is enough if it can mean nothing else."""
    wanted = text.casefold()
    endings: list[int] = []
    for action in state.legal():
        notation = state.game.to_text(state, action).casefold()
        if notation == wanted:
            return int(action)
        if " " in notation and notation.split()[-1] == wanted:
            endings.append(int(action))
    return endings[0] if len(endings) == 1 else None


def _repeats(state: State, part: str) -> tuple[int, str]:
    """`buy Hydra 3` is three times `buy Hydra`, unless it is a move by itself."""
    move, _, number = part.rpartition(" ")
    is_number = re.fullmatch("[0-9]{1,2}", number) is not None and 1 <= int(number) <= MOST_REPEATS
    if move and is_number and find_move(state, part) is None:
        return int(number), move
    return 1, part
