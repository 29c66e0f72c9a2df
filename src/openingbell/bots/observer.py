"""What a bot gets to see of a game: a re-deal for its seat, and generators that tell nothing of the table's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.events import Seen
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.rng import Rng
from openingbell.core.state import State


class Observer:
    """One decision of one seat, seen from that seat.

    It holds a re-deal, in which everything the seat cannot know was dealt anew; the true state is not within reach.
    `rng` is for the bot to use. It was seeded from the caller's generator, which is not within reach either, so what a
    table will draw cannot be foretold from it. Two states that look alike to the seat, observed with equal generators,
    are equal observers.

    `told` is what the seat saw happen since the game began, for bots that listen; others are told nothing.
    """

    def __init__(self, state: State, seat: int, rng: Rng, told: Sequence[Seen] = ()) -> None:
        """What `seat` may know of this state, which is not kept. Takes a few numbers from `rng`."""
        self.seat: Final = seat
        self.told: Final = tuple(told)
        self.game: Final[Game] = state.game
        self.rng: Final = fork(rng)
        self._imagined: Final = state.redeal(seat, self.rng)

    def is_asked(self) -> bool:
        """Whether the decision is this seat's."""
        return bool(self._imagined.actor == self.seat)

    def legal(self) -> vec[i64]:
        """Every legal action of this seat, ascending; empty if the decision is not its own."""
        return self._imagined.legal() if self.is_asked() else vec[i64]()

    def view(self) -> dict[str, Any]:
        """What a person in this seat sees."""
        return self._imagined.view(self.seat)

    def world(self, rng: Rng) -> State:
        """A whole state as it may be: what the seat cannot know is dealt anew. To try moves on."""
        return self._imagined.redeal(self.seat, rng)

    def to_text(self, action: i64) -> str:
        """The notation of one of the seat's actions."""
        return self.game.to_text(self._imagined, action)

    def to_json(self, action: i64) -> dict[str, Any]:
        """The typed form of one of the seat's actions."""
        return self.game.to_json(self._imagined, action)

    def options(self) -> Options:
        """The table's options."""
        return self.game.options_of(self._imagined)


def fork(rng: Rng) -> Rng:
    """A generator seeded from another one, which it does not give away."""
    low = int(rng.word())
    high = int(rng.word())
    return Rng(high << 32 | low, int(rng.word()))
