"""Clocks: how long each seat has thought, and until when whoever is asked may.

Everything follows from when the entries of the log were written, and is kept nowhere else. What somebody answers to a
question where thinking tells something (`is_discreet`) costs nothing, however long it took: the clock tells nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from openingbell.core.state import CHANCE

MOVE: Final = "move"
GAME: Final = "game"
SECOND: Final = 1000


@dataclass(frozen=True)
class Pace:
    """What a table chose: so many seconds for each turn (`per` move), or for the whole game with some more after each
    turn (`increment`)."""

    per: str
    seconds: int
    increment: int = 0

    @staticmethod
    def of(stored: dict[str, Any] | None) -> Pace | None:
        return None if stored is None else Pace(**stored)


class Clock(NamedTuple):
    """`used` is what each seat has thought, `left` what each still has of a whole game's time, in milliseconds.

    `asked` is the seat that has to decide since `since`, and has used `turn` of this turn before; `out` says that its
    time has run out. While `stopped` no time passes.
    """

    pace: Pace | None
    used: tuple[int, ...]
    left: tuple[int, ...]
    asked: int = -1
    since: int = 0
    turn: int = 0
    out: bool = False
    stopped: bool = False

    @staticmethod
    def set_for(pace: Pace | None, seats: int) -> Clock:
        left = pace.seconds * SECOND if pace is not None and pace.per == GAME else 0
        return Clock(pace, (0,) * seats, (left,) * seats)

    def until(self, at: int, discreet: bool = False) -> Clock:
        """Time has passed, and is charged to whoever was asked."""
        elapsed = 0 if self.asked < 0 or self.stopped or discreet else max(0, at - self.since)
        used, left = self.used, self.left
        if elapsed > 0:
            used = _with(used, self.asked, used[self.asked] + elapsed)
            left = _with(left, self.asked, max(0, left[self.asked] - elapsed))
        since = max(at, self.since)
        return Clock(self.pace, used, left, self.asked, since, self.turn + elapsed, self.out, self.stopped)

    def asking(self, seat: int) -> Clock:
        """This seat is asked now; or nobody is, when the game is over."""
        if seat == CHANCE:
            return self
        if seat == self.asked:
            return self._replace(out=False) if self.out else self
        left = self.left
        if self.asked >= 0 and self.pace is not None and self.pace.increment:
            left = _with(left, self.asked, left[self.asked] + self.pace.increment * SECOND)
        return Clock(self.pace, self.used, left, seat, self.since, 0, False, self.stopped)

    def stop(self) -> Clock:
        return self._replace(stopped=True)

    def go_on(self) -> Clock:
        return self._replace(stopped=False)

    def run_out(self) -> Clock:
        return self._replace(out=True)

    def anew(self, seat: int) -> Clock:
        """Somebody else decides for this seat now, and need not hurry for what was before."""
        return self._replace(turn=0, out=False) if seat == self.asked else self

    def deadline(self) -> int | None:
        """When the time of whoever is asked runs out; None if it does not, or has already."""
        if self.pace is None or self.asked < 0 or self.stopped or self.out:
            return None
        if self.pace.per == MOVE:
            return self.since + self.pace.seconds * SECOND - self.turn
        return self.since + self.left[self.asked]


def _with(numbers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])
