"""Driving a game: chance is sampled here, seats are asked elsewhere, and moves and events are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.game import Game
from openingbell.core.record import Record
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State


class Driver:
    """A game under way. After every call the state waits for a seat, or is over."""

    def __init__(self, game: Game, options: Mapping[str, object], rng: Rng) -> None:
        self.game = game
        self.options = game.check(options)
        self.rng = rng
        self.state: State = game.start(self.options)
        self.moves: list[str] = []
        self.events: list[Event] = []
        self._sample_chance()

    @staticmethod
    def resume(record: Record, rng: Rng) -> Driver:
        """Go on where a record ends."""
        driver = Driver(record.game, record.options, rng)
        driver.events = []
        driver.state = record.replay(log=driver.events)
        driver.moves = list(record.moves)
        driver._sample_chance()
        return driver

    def go_back(self, state: State, moves: int, events: int) -> None:
        """Return to an earlier state of this game, after so many moves and events. Whether one may is not asked."""
        self.state = state.clone()
        del self.moves[moves:]
        del self.events[events:]

    def act(self, action: i64) -> None:
        """The actor's decision, and all chance that follows."""
        self._apply(action)
        self._sample_chance()

    def is_over(self) -> bool:
        return self.state.actor == OVER

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game so far."""
        scores = self.state.scores() if self.is_over() else None
        return Record(self.game, self.options, self.moves, names, scores)

    def _sample_chance(self) -> None:
        while self.state.actor == CHANCE:
            self._apply(self.state.sample(self.rng))

    def _apply(self, action: i64) -> None:
        state = self.state
        if not state.is_legal(action):
            state.apply(action)  # raises
        text = self.game.to_text(state, action)
        state.apply(action, self.events)
        self.moves.append(text)
