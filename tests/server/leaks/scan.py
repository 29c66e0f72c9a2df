"""Everything that was sent in an evening, held against what each viewer could know when it came."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tests.server.leaks.acquire import Acquire
from tests.server.leaks.evening import Private
from tests.server.leaks.hearing import Heard
from tests.server.leaks.message import parts, walk
from tests.server.leaks.stockpile import Stockpile
from tests.server.leaks.truth import Truth


@dataclass(frozen=True)
class Finding:
    """Something that a viewer was not to know, and how they heard of it."""

    seat: int | None
    what: str
    heard: Heard

    def __str__(self) -> str:
        return f"seat {self.seat} was told {self.what} by {self.heard.door}: {self.heard.text[:2000]}"


class Listener(Protocol):
    """Somebody who was sent something, by whatever program."""

    heard: list[Heard]

    @property
    def seat(self) -> int | None: ...

    @property
    def token(self) -> str | None: ...


class Evening(Protocol):
    """A game that was played, and everybody who heard of it; `delay` is by how many seconds spectators are behind."""

    game: str
    id: str
    delay: int
    private: Private

    @property
    def everybody(self) -> Sequence[Listener]: ...


class Secrets(Protocol):
    """The hidden things of one game."""

    def findings(self, seat: int | None, heard: Heard, message: Any, seq: int) -> Iterator[str]:
        """What of this message a seat could not know after so many entries."""
        ...


SECRETS: dict[str, type[Acquire] | type[Stockpile]] = {"acquire": Acquire, "stockpile": Stockpile}


class Scan:
    def __init__(self, evening: Evening, truth: Truth) -> None:
        self._evening = evening
        self._truth = truth
        kind = SECRETS.get(evening.game)  # where it is missing the game hides nothing
        self._secrets: Secrets | None = None if kind is None else kind(truth)

    def findings(self) -> Iterator[Finding]:
        for viewer in self._evening.everybody:
            for heard in list(viewer.heard):
                yield from self.findings_in(viewer, heard)
        for owner, table, seq in self._evening.private.sandboxes:
            message = {"seq": seq, "world": {"state": self._truth.sandbox(table).everything()}}
            yield from self.findings_in(owner, Heard(f"sandbox {table}", self._truth.moment(seq), json.dumps(message)))

    def findings_in(self, viewer: Listener, heard: Heard) -> Iterator[Finding]:
        message = json.loads(heard.text) if heard.text else {}
        behind = self._evening.delay * 1000 if viewer.seat is None else 0
        seq = self._truth.seq_at(heard.at - behind)
        for what in (*self._private(viewer, heard, message), *self._of_table(viewer, heard, message, seq, behind)):
            yield Finding(viewer.seat, what, heard)

    def _of_table(self, viewer: Listener, heard: Heard, message: Any, seq: int, behind: int) -> Iterator[str]:
        if behind:
            yield from self._early(message, seq)
        if self._truth.is_over(seq):
            return
        if any(secret in heard.text for secret in (self._truth.secret, *self._truth.salts)):
            yield "a secret that all draws follow from"
        for words, is_players in self._evening.private.words.items():
            if words in heard.text and is_players != (viewer.seat is not None):
                yield f"words that were not for them, {words}"
        if self._secrets is not None:
            for part in parts(message):
                yield from self._secrets.findings(viewer.seat, heard, part, seq)

    def _private(self, viewer: Listener, heard: Heard, message: Any) -> Iterator[str]:
        """What stays with one person, or with two, even after the game."""
        private = self._evening.private
        for other in self._evening.everybody:
            if other is not viewer and other.token is not None and other.token in heard.text:
                yield f"the token of seat {other.seat}"
        for notes, author in private.notes.items():
            if notes in heard.text and author is not viewer:
                yield f"notes of seat {author.seat}"
        secret = {sum_of_money for sum_of_money, seats in private.sketches.items() if viewer.seat not in seats}
        if any(f'"{sum_of_money}"' in heard.text for sum_of_money in secret):
            # Money is named in the moves of a trade, too, before everybody's eyes.
            texts = [json.dumps(part) for part in parts(message) if "view" not in part]
            for sum_of_money in secret:
                if any(f'"{sum_of_money}"' in text for text in texts):
                    yield f"a sketch between {private.sketches[sum_of_money]}"
        if '"word"' in heard.text:
            yield from self._standing(viewer, message)

    def _standing(self, viewer: Listener, message: Any) -> Iterator[str]:
        """Standing answers of others, but for those that everybody is told of."""
        private = self._evening.private
        own = [] if viewer.seat is None else private.orders.get(viewer.seat, [])
        for path, value in walk(message):
            if isinstance(value, dict) and {"word", "facts"} <= set(value):
                order = {"word": value["word"], "facts": value["facts"]}
                known = private.told if path[-1:] == ("told",) else own
                if order not in known and not (path[-1:] == ("offers",) and viewer.seat is not None):
                    yield f"a standing answer, {order}"

    def _early(self, message: Any, seq: int) -> Iterator[str]:
        """Numbers of entries that somebody who is kept behind cannot know of yet."""
        for path, value in walk(message):
            if isinstance(value, dict) and value.get("id", self._evening.id) == self._evening.id:
                told = value.get("seq", 0)
                if isinstance(told, int) and told > seq:
                    yield f"what happened after {seq} entries, number {told} in {'.'.join(path)}"


def leaks(evening: Evening, truth: Truth) -> list[Finding]:
    return list(Scan(evening, truth).findings())
