"""What the people at a table have asked of each other and agreed on, as a fold over the entries that are no moves."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Final

from openingbell.server.entries import ANSWER, ASK, BACK, CHANCE, END, MOVE, PAUSE, RESUME, SEAT, Entry

YES: Final = "yes"
NO: Final = "no"
ALONE: Final = "alone"  # of a takeback: nobody else had to agree, though something had been seen

TAKEBACK: Final = "takeback"
STOP: Final = "pause"
FINISH: Final = "end"
STAND_IN: Final = "bot"  # for somebody who is away
REPLACE: Final = "person"  # somebody with the link, for somebody who is away


@dataclass(frozen=True)
class Request:
    """Number `number` of the log, written `at` a moment: what `seat` wants, and which seats agreed. `about` is, of a
    takeback, after how many entries the game would go on; of a replacement, which seat."""

    number: int
    seat: int
    what: str
    about: int
    at: int
    agreed: tuple[int, ...] = ()

    @staticmethod
    def written(number: int, entry: Entry) -> Request:
        what, _, about = entry.text.partition(" ")
        return Request(number, -1 if entry.seat is None else entry.seat, what, int(about or 0), entry.at)

    def text(self) -> str:
        return f"{self.what} {self.about}"


@dataclass(frozen=True)
class Sitter:
    """Who plays for a seat, for the record: `human` or `bot`, and a name."""

    kind: str
    name: str


@dataclass(frozen=True)
class Change:
    """After `seq` entries somebody else plays for a seat; `leaver` is the id of whoever has given it up by that."""

    seq: int
    seat: int
    before: Sitter
    after: Sitter
    leaver: str = ""

    def text(self, word: str) -> str:
        """As an entry has it; the word says how it came about."""
        said = [word, self.before.kind, self.before.name, self.after.kind, self.after.name]
        said += [self.leaver] if self.leaver else []
        return json.dumps(said, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def read(seq: int, entry: Entry) -> tuple[str, Change]:
        word, was, whose, kind, name, *leaver = json.loads(entry.text)
        seat = -1 if entry.seat is None else entry.seat
        return word, Change(seq, seat, Sitter(was, whose), Sitter(kind, name), *leaver)


@dataclass(frozen=True)
class Course:
    """How a game goes: what is asked for just now, whether it is paused or was ended, and who has played for whom."""

    request: Request | None = None
    paused: bool = False
    ended: bool = False
    rated: bool = True
    changes: tuple[Change, ...] = ()

    def after(self, entry: Entry, seq: int) -> Course:
        """With this entry there are `seq`."""
        if entry.kind in (MOVE, CHANCE):
            return self._without(TAKEBACK) if self.request is not None else self
        if entry.kind == ASK:
            return replace(self, request=Request.written(seq - 1, entry))
        if entry.kind == ANSWER:
            return self._answered(entry)
        if entry.kind == BACK:
            return replace(self._without(TAKEBACK), rated=self.rated and ALONE not in entry.text)
        if entry.kind == PAUSE:
            return replace(self._without(STOP), paused=True)
        if entry.kind == RESUME:
            return replace(self, paused=False)
        if entry.kind == END:
            return replace(self, request=None, ended=True)
        if entry.kind == SEAT:
            _, change = Change.read(seq, entry)
            return replace(self._about(change.seat), changes=(*self.changes, change))
        return self

    def _answered(self, entry: Entry) -> Course:
        request = self.request
        if request is None or entry.seat is None:
            return self
        if entry.text == NO:
            return replace(self, request=None)
        return replace(self, request=replace(request, agreed=(*request.agreed, entry.seat)))

    def _without(self, what: str) -> Course:
        """A request of this kind is settled."""
        return replace(self, request=None) if self.request is not None and self.request.what == what else self

    def _about(self, seat: int) -> Course:
        """Somebody else plays for a seat: what was asked about it, or by it, is settled."""
        request = self.request
        concerns = request is not None and (
            request.seat == seat or (request.what in (STAND_IN, REPLACE) and request.about == seat)
        )
        return replace(self, request=None) if concerns else self
