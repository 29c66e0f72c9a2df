"""The game at a table: the log that is stored of it, and the fold over that."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from openingbell.core.chance import Chance
from openingbell.core.errors import IllegalMove
from openingbell.core.events import Seen
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.preview import preview
from openingbell.core.record import Record
from openingbell.core.state import CHANCE as CHANCE_MOVES
from openingbell.core.state import OVER as OVER_MOVES
from openingbell.core.state import State
from openingbell.fairness.account import KEY as FAIR
from openingbell.fairness.account import Account
from openingbell.server import refusals
from openingbell.server.clock import Clock, Pace
from openingbell.server.course import Course
from openingbell.server.entries import (
    ANSWER,
    ASK,
    BACK,
    CHANCE,
    END,
    MOVE,
    NEXT,
    PAUSE,
    RESUME,
    SEAT,
    TIME,
    Entry,
    require_known,
)
from openingbell.server.forced import is_forced
from openingbell.server.happenings import happening
from openingbell.server.line import Line
from openingbell.server.store.models import SeatRow


class TableGame:
    """What was played so far: a fold over the entries of the log, which `seq` counts.

    `line` are the moves that count, `play` is where they lead to, `course` is what people have agreed on, `clock` how
    long each has thought, `events` is what happened at the table besides the moves, each with its number.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        chance_after: Callable[[int], Chance] | None = None,
        pace: Pace | None = None,
        position: State | None = None,
    ) -> None:
        """`position` is where it begins, if not at the beginning."""
        self.line = Line(Play(position or game.start(options)))
        self.play = self.line.play
        self.course = Course()
        self.clock = Clock.set_for(pace, game.seats(options))
        self.entries: list[Entry] = []
        self.events: list[tuple[int, Seen]] = []
        self._chance_after = chance_after  # who draws, after so many draws
        self.next: str | None = None  # the table at which the players go on

    @property
    def seq(self) -> int:
        return len(self.entries)

    def is_at(self, seq: int) -> bool:
        """Whether somebody who knows so many entries knows the position: all later ones left it as it was."""
        return self.line.moved <= seq <= self.seq

    # --- going on ---------------------------------------------------------------------------------------------------

    def beginning(self, moves: Sequence[str]) -> Play:
        """The first moves: those of another game, if this one goes on from there, and the chance that follows them."""
        branch = self.play.branch()
        for text in moves:
            branch.make_text(text)
        if self._chance_after is not None:
            branch.chance = self._chance_after(sum(actor == CHANCE_MOVES for actor, _ in branch.written()))
        branch.draw()
        return branch

    def branch(self) -> Play:
        """Moves to try from here on. What is drawn in them follows from the draws that are stored, however often they
        are tried."""
        branch = self.play.branch()
        if self._chance_after is not None:
            branch.chance = self._chance_after(self.line.drawn)
        return branch

    def try_moves(self, seat: int, texts: Sequence[str]) -> Play:
        """A branch with these moves of a seat and the chance that follows; a wrong one is refused.

        Of several, none is made if one is refused, so a refusal must tell no more than a preview does.
        """
        if len(texts) > 1:
            preview(self.play.state, seat, list(texts), self.play.seq + 1)
        branch = self.branch()
        for text in texts:
            if branch.state.actor != seat:
                raise IllegalMove(f"{text[:60]!r} comes when the decision is not yours")
            branch.make_text(text)
        branch.draw()
        return branch

    def adopt(self, branch: Play, entries: Sequence[Entry], clock: Clock | None = None) -> None:
        """The branch has been stored as these entries, after which the clock is this, if that is known already: that
        is the game now."""
        self.clock = clock or self.clock_after(branch, entries)
        for number, entry in enumerate(entries, self.seq + 1):
            self.course = self.course.after(entry, number)
        self.line.adopt(branch, [entry.kind == CHANCE for entry in entries], self.seq)
        self.entries += entries

    def replay(self, entries: Sequence[Entry]) -> None:
        """Go on with entries from the store."""
        require_known(entries)
        for entry in entries:
            self._follow(entry)

    def _follow(self, entry: Entry) -> None:
        seq, is_discreet = self.seq + 1, self.play.state.is_discreet()
        event = happening(entry, seq, self.course)
        if event is not None:
            self.events.append((seq, event))
        if entry.kind in (MOVE, CHANCE):
            self.line.make(entry.text, seq)
        elif entry.kind == BACK:
            self.line.take_back(back_to(entry), seq)
        elif entry.kind == NEXT:
            self.next = self.next or entry.text
        self.course = self.course.after(entry, seq)
        self.clock = ticked(self.clock, entry, is_discreet, int(self.play.state.actor))
        self.entries.append(entry)

    def clock_after(self, branch: Play, entries: Sequence[Entry]) -> Clock:
        """The clock after moves, which were all stored at one moment."""
        if not entries:
            return self.clock
        clock = self.clock.until(entries[0].at, self.play.state.is_discreet())
        for entry in entries[1:]:
            clock = clock.asking(CHANCE_MOVES if entry.seat is None else entry.seat)
        return clock.asking(int(branch.state.actor))

    def outlook(self, entries: Sequence[Entry]) -> tuple[Course, Clock, int]:
        """What entries that are no moves would lead to: how the game goes, the clock, and who has to decide."""
        course, clock, state = self.course, self.clock, self.play.state
        for number, entry in enumerate(entries, self.seq + 1):
            is_discreet = state.is_discreet()
            if entry.kind == BACK:
                state = self.at(back_to(entry))
            course = course.after(entry, number)
            clock = ticked(clock, entry, is_discreet, int(state.actor))
        return course, clock, int(state.actor)

    # --- taking back ------------------------------------------------------------------------------------------------

    def before_last_moves(self, seat: int) -> int | None:
        """After how many entries a seat began what it did last, in a row; None if it has done nothing yet."""
        place = self.play.seq
        while place > 0 and self._mover(place) != seat:
            place -= 1
        if place == 0:
            return None
        while place > 0 and self._mover(place) == seat:
            place -= 1
        return self.line.seq_of(place)

    def is_unseen_since(self, seq: int, seat: int) -> bool:
        """Whether nothing but moves of this seat came after so many entries, and nothing came to light in them."""
        first = self.line.place(seq) + 1
        return all(
            self._mover(place) == seat and not any(event.reveals for event in self.play.events_of(place))
            for place in range(first, self.play.seq + 1)
        )

    def _mover(self, place: int) -> int | None:
        return self.entries[self.line.seq_of(place) - 1].seat

    # --- looking ----------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.play.is_over() or self.course.ended

    def is_stopped(self) -> bool:
        """Whether nobody may move just now."""
        return self.course.paused or self.course.ended

    def at(self, seq: int) -> State:
        """The state after so many entries."""
        return self.line.at(seq)

    def seen(self, seat: int | None, since: int) -> list[tuple[int, Seen]]:
        """What a viewer may see of what happened after `since` entries, in the game and at the table."""
        at_table = self.events[bisect_right(self.events, since, key=_number) :]
        in_game = self.line.seen(seat, since)
        return sorted([*in_game, *at_table], key=_number) if at_table else in_game

    def made_already(self, seq: int, seat: int, texts: Sequence[str], people: Collection[int] = ()) -> int:
        """The number after moves that were made before and are sent once more; anything else is too late."""
        wanted = list(texts)
        after = seq
        while wanted and after < self.seq:
            entry = self.entries[after]
            if entry.kind in (MOVE, CHANCE, BACK) and (entry.kind, entry.seat, entry.text) != (
                MOVE,
                seat,
                wanted.pop(0),
            ):
                raise refusals.wrong_seq(self.seq)
            after += 1
        if wanted:
            raise refusals.wrong_seq(self.seq)
        while after < self.seq and (
            self.entries[after].kind == CHANCE
            or (self.entries[after].kind == MOVE and is_forced(self.at(after), people))
        ):
            after += 1
        return after

    def draws(self) -> list[dict[str, Any]]:
        """For each draw how much its outcomes weighed, and which of them it was, once the game is over."""
        if not self.is_over():
            raise refusals.game_runs()
        return [
            {"weights": list(state.weights()), "drawn": list(state.legal()).index(action), "move": move}
            for move, (state, action) in enumerate(zip(self.play.states(), self.play.actions, strict=False), 1)
            if state.actor == CHANCE_MOVES
        ]

    def record(
        self, seats: Sequence[SeatRow], account: Account | None = None, origin: dict[str, Any] | None = None
    ) -> Record:
        """The game, once it is over, with what was promised of its chance, and where it came from."""
        if not self.is_over():
            raise refusals.game_runs()
        extra: dict[str, Any] = {"players": [self._player(seat) for seat in seats]}
        if origin is not None:
            extra["origin"] = origin
        if self.course.ended:
            extra["abandoned"] = True
        if account is not None:
            extra[FAIR] = account.to_json()
        return Record.of(self.play, [seat.name for seat in seats], extra)

    def _player(self, seat: SeatRow) -> dict[str, Any]:
        """Who played for a seat; where that changed, from which move on who did."""
        changes = [change for change in self.course.changes if change.seat == seat.seat]
        if not changes:
            return {"kind": seat.kind}
        spans = [(0, changes[0].before), *((self.line.place(change.seq), change.after) for change in changes)]
        return {
            "kind": spans[-1][1].kind,
            "spans": [{"from": place + 1, "kind": one.kind, "name": one.name} for place, one in spans],
        }


def back_to(entry: Entry) -> int:
    """After how many entries the game goes on, of a takeback."""
    return int(entry.text.split()[0])


def ticked(clock: Clock, entry: Entry, is_discreet: bool, actor: int) -> Clock:
    """The clock after an entry, with which this seat has to decide; `is_discreet` was the question before it."""
    if entry.kind in (ASK, ANSWER, NEXT):
        return clock
    if entry.kind == TIME:
        return clock.run_out()
    clock = clock.until(entry.at, is_discreet)
    if entry.kind == PAUSE:
        return clock.stop()
    if entry.kind == RESUME:
        return clock.go_on()
    if entry.kind == END:
        return clock.asking(OVER_MOVES)
    if entry.kind == SEAT:
        return clock.anew(-1 if entry.seat is None else entry.seat)
    clock = clock.asking(actor)
    return clock.anew(actor) if entry.kind == BACK else clock


def _number(event: tuple[int, Seen]) -> int:
    return event[0]
