"""Which games are still to be played, and what becomes of a game whose player died: it is played again elsewhere."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable

from openingbell.core.errors import Refused

MAX_DEATHS = 4
NOBODY = -1


class Schedule:
    """Each game is given out until its result is there, and its result is taken once."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._waiting = deque(numbers)
        self._out: set[int] = set()
        self._deaths: Counter[int] = Counter()
        self._suspects: dict[int, int] = {}
        self._barred: dict[int, set[int]] = {}

    def __bool__(self) -> bool:
        """Whether there is anything left to give out or to wait for."""
        return bool(self._waiting or self._out)

    def next(self) -> int | None:
        """A game to be played now; None: all are given out."""
        if not self._waiting:
            return None
        number = self._waiting.popleft()
        self._out.add(number)
        return number

    def has_died(self, number: int) -> bool:
        """Whether a process ended in the middle of this game before."""
        return number in self._deaths

    def barred(self, number: int) -> list[int]:
        """The entrants that are not asked in this game any more."""
        return sorted(self._barred.get(number, ()))

    def is_done(self, number: int) -> bool:
        """Take the result of a game; False: it has come already, and this one does not count."""
        if number not in self._out:
            return False
        self._out.remove(number)
        return True

    def give_back(self, number: int) -> None:
        """A game that nobody had begun."""
        self._out.discard(number)
        self._waiting.appendleft(number)

    def died(self, number: int, suspect: int, hung: bool = False) -> None:
        """A process ended in the middle of a game, while `suspect` was deciding, or was ended because that one hung.

        Anybody may end a process, so the first death is nobody's fault. Who was deciding at the second one, too, is not
        asked again in this game: its decisions in it are lost.
        """
        self._deaths[number] += 1
        if suspect != NOBODY and (hung or self._suspects.get(number) == suspect):
            self._barred.setdefault(number, set()).add(suspect)
        elif self._deaths[number] > MAX_DEATHS:
            raise Refused(f"game {number} was given up: {self._deaths[number]} processes died over it")
        self._suspects[number] = suspect
        self.give_back(number)
