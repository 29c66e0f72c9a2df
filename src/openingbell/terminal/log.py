"""What a viewer was told of a game, in words: each event is put into words once, or once more with the next ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openingbell.core.events import Seen
from openingbell.locales import Words
from openingbell.terminal.table import Table

# What somebody only thinks about is no news to anybody.
QUIET = {("syndicate", "trade-begun"), ("syndicate", "trade-cancelled")}


class Line:
    """One sentence, what it tells, and the events in it, each with the number of its move."""

    def __init__(self, sentence: str, told: Seen, parts: list[tuple[int, Seen]]) -> None:
        self.sentence = sentence
        self.told = told
        self.parts = parts

    @property
    def first(self) -> int:
        return self.parts[0][0]

    @property
    def last(self) -> int:
        return self.parts[-1][0]


class Log:
    """The sentences of one seat, or of a spectator. It follows the table, also back."""

    def __init__(self, table: Table, seat: int | None, words: Words) -> None:
        self._table = table
        self._seat = seat
        self._words = words
        self._seq = 0  # of the last move that was looked at
        self._lines: list[Line] = []

    def since(self, seq: int) -> list[str]:
        """What was told of the moves after the first `seq`."""
        self._follow()
        start = len(self._lines)
        while start > 0 and self._lines[start - 1].last > seq:
            start -= 1
        fresh = self._lines[start:]
        if fresh and fresh[0].first <= seq:
            fresh[0] = self._line(part for part in fresh[0].parts if part[0] > seq)
        return [line.sentence for line in fresh]

    def last(self, number: int) -> list[str]:
        """The latest sentences."""
        self._follow()
        return [line.sentence for line in self._lines[-number:]] if number > 0 else []

    def forget(self) -> None:
        """The table plays another game now."""
        self._seq = 0
        self._lines.clear()

    def _follow(self) -> None:
        seq = self._table.seq
        if seq < self._seq:  # something was taken back
            while self._lines and self._lines[-1].last > seq:
                line = self._lines.pop()
                if line.first <= seq:
                    self._lines.append(self._line(part for part in line.parts if part[0] <= seq))
        else:
            for at, seen in self._table.events(self._seat, self._seq):
                if (self._table.game_name, seen["event"]) not in QUIET:
                    self._add(at, seen)
        self._seq = seq

    def _add(self, seq: int, seen: Seen) -> None:
        before = self._lines[-1] if self._lines else None
        both = before and self._words.together(self._table.game_name, before.told, seen)
        if before and both:
            self._lines[-1] = Line(self._say(both), both, [*before.parts, (seq, seen)])
        else:
            self._lines.append(Line(self._say(seen), seen, [(seq, seen)]))

    def _line(self, parts: Iterable[tuple[int, Seen]]) -> Line:
        """Some of the events of a line, as one again."""
        (_, told), *others = kept = list(parts)
        for _, seen in others:
            told = self._words.together(self._table.game_name, told, seen) or told
        return Line(self._say(told), told, kept)

    def _say(self, seen: Seen) -> str:
        return self._words.event(self._table.game_name, seen, names_for(self._table, self._words))


def names_for(table: Table, words: Words) -> list[str]:
    """The players' names; a person who is alone with the bots is addressed."""
    names = list(table.names)
    if len(table.people) == 1:
        names[table.people[0]] = words.say("you")
    return names


def in_words(events: Sequence[Seen], table: Table, words: Words) -> list[str]:
    """Events that are not part of the game, or not yet."""
    return [words.event(table.game_name, seen, names_for(table, words)) for seen in events]
