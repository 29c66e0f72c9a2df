"""A game at a table: the fold over its stored log, and what more moves would make of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from openingbell.core.errors import IllegalMove
from openingbell.core.events import Event, Seen
from openingbell.core.game import Game
from openingbell.core.record import Record, apply_text
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State
from openingbell.server.entries import CHANCE as CHANCE_ENTRY
from openingbell.server.entries import MOVE, Entry, now, require_known

MARK_EVERY = 50


@dataclass(frozen=True)
class Told:
    """An event, and the number of moves up to and including the one that brought it about."""

    seq: int
    event: Event


@dataclass
class Branch:
    """Moves that were tried but are not stored yet: the state they lead to, and what happens on the way."""

    state: State
    seq: int
    entries: list[Entry] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)

    def make(self, seat: int, text: str) -> None:
        """One move of a seat; a wrong one is refused and changes nothing."""
        if self.state.actor != seat:
            raise IllegalMove(f"{text[:60]!r} comes when the decision is not yours")
        self._apply(text)

    def draw(self) -> None:
        """Everything that chance decides next. Each draw has a generator of its own, so none tells of the next."""
        while self.state.actor == CHANCE:
            action = self.state.sample(Rng(secrets.randbits(64)))
            self._apply(self.state.game.to_text(self.state, action))

    @property
    def scores(self) -> list[int] | None:
        """The final scores, once the game is over."""
        return self.state.scores() if self.state.actor == OVER else None

    def revealed(self) -> bool:
        return any(told.event.reveals for told in self.told)

    def _apply(self, text: str) -> None:
        actor, log = int(self.state.actor), list[Event]()
        number = self.seq + len(self.entries) + 1
        apply_text(self.state, text, number, log)
        kind, seat = (CHANCE_ENTRY, None) if actor == CHANCE else (MOVE, actor)
        self.entries.append(Entry(kind, seat, text, now()))
        self.told += [Told(number, event) for event in log]


class Play:
    """What a table has played so far."""

    def __init__(self, game: Game, options: Mapping[str, object]) -> None:
        self.game = game
        self.options = game.check(options)
        self.state = game.start(options)
        self.entries: list[Entry] = []
        self.told: list[Told] = []
        self._marks = [self.state.clone()]  # the state after every so many moves, to look back from

    @property
    def seq(self) -> int:
        return len(self.entries)

    def branch(self) -> Branch:
        return Branch(self.state.clone(), self.seq)

    def adopt(self, branch: Branch) -> None:
        """The branch has been stored: this is the game now."""
        crossed = (self.seq + len(branch.entries)) // MARK_EVERY
        self.state = branch.state
        self.entries += branch.entries
        self.told += branch.told
        while len(self._marks) <= crossed:
            self._marks.append(self._replay(len(self._marks) * MARK_EVERY))

    def replay(self, entries: Sequence[Entry]) -> None:
        """Go on with entries from the store."""
        require_known(entries)
        branch = self.branch()
        for entry in entries:
            branch._apply(entry.text)
        branch.entries = list(entries)
        self.adopt(branch)

    def at(self, seq: int) -> State:
        """The state after so many moves."""
        return self.state if seq == self.seq else self._replay(seq)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Seen]]:
        """What a viewer may see of what happened after `since` moves."""
        start = len(self.told)
        while start > 0 and self.told[start - 1].seq > since:
            start -= 1
        seen = ((told.seq, told.event.seen_by(seat)) for told in self.told[start:])
        return [(seq, event) for seq, event in seen if event is not None]

    def record(self, names: Sequence[str]) -> Record:
        scores = self.state.scores() if self.state.actor == OVER else None
        return Record(self.game, self.options, [entry.text for entry in self.entries], names, scores)

    def _replay(self, seq: int) -> State:
        mark = min(seq // MARK_EVERY, len(self._marks) - 1)
        state = self._marks[mark].clone()
        for at in range(mark * MARK_EVERY, seq):
            apply_text(state, self.entries[at].text, at + 1)
        return state
