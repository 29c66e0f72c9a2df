"""What a seat's moves would lead to, as far as it can know: tried in worlds dealt anew from what it knows."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from openingbell.core.errors import IllegalMove, quoted
from openingbell.core.events import Event
from openingbell.core.play import read_move
from openingbell.core.rng import Rng
from openingbell.core.state import State

WORLDS: Final = 3
SEED: Final = 20  # of the worlds, which are always dealt alike


class Preview:
    """Moves of a seat that it is only thinking about.

    They are made in several worlds that look alike to the seat and depend on nothing but what it knows; so does every
    answer given here, refusals included. `state` is one of the worlds. `final` says that the moves end what can be
    planned: in one of the worlds chance or another seat comes next, or something comes to light that the seat did not
    know.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat: Final = seat
        worlds = WORLDS if state.game.hides else 1  # where nothing is hidden they would all be the same
        self._worlds = [state.redeal(seat, Rng(SEED, number)) for number in range(worlds)]
        self.state = self._worlds[0]
        self.final = self.state.actor != seat

    def make(self, text: str, number: int) -> None:
        """One more move, which would be this number in the game; IllegalMove if it goes further than one can plan."""
        if self.final:
            raise IllegalMove(
                f"move {number}, {quoted(text)}, cannot be planned yet: before it others decide or something is shown"
            )
        action = read_move(self.state, text, number)
        self.final = self.ends(action)
        if not self.final:
            for world in self._worlds:
                world.apply(action)

    def legal(self) -> list[dict[str, Any]]:
        """What the seat may do after them, in both notations, and whether that would end what can be planned."""
        state = self.state
        game = state.game
        return [
            {"move": game.to_text(state, action), "form": game.to_json(state, action), "ends": self.ends(action)}
            for action in state.legal()
        ]

    def ends(self, action: i64) -> bool:
        """Whether a legal action would end what can be planned."""
        for world in self._worlds:
            if not world.is_legal(action):
                return True
            trial = world.clone()
            log: list[Event] = []
            trial.apply(action, log)
            if trial.actor != self.seat:
                return True
            for event in log:
                if event.tells(self.seat):
                    return True
        return False


def preview(state: State, seat: int, texts: list[str], number: int) -> Preview:
    """These moves in a row, the first of which would be this number in the game."""
    planned = Preview(state, seat)
    for place, text in enumerate(texts):
        planned.make(text, number + place)
    return planned
