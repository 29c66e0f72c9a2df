"""A table in use: every change is tried, stored and only then believed, one after the other."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import orjson

from openingbell.core.play import Play
from openingbell.core.preview import preview
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.fairness.promise import Promise
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.agreeing import Agreeing, Noted
from openingbell.server.beat import Beat
from openingbell.server.bot_turns import BotTurns
from openingbell.server.bots import BotWorkers
from openingbell.server.clock import Clock, Pace
from openingbell.server.data_files import game_of
from openingbell.server.delay import Behind, Sealed
from openingbell.server.describing import Descriptions, describe
from openingbell.server.entries import SEAT, Entry, now, written
from openingbell.server.eyes import Eyes, eyes_of
from openingbell.server.forced import answer_forced
from openingbell.server.game import TableGame
from openingbell.server.hints import allows_hints
from openingbell.server.keeping_up import KeepingUp
from openingbell.server.notices.listeners import Listeners
from openingbell.server.origins import Origin
from openingbell.server.parts import Part
from openingbell.server.people import People
from openingbell.server.persisting import persist
from openingbell.server.positions import Positions
from openingbell.server.promised import Promised
from openingbell.server.recording import record_of_game
from openingbell.server.removals import Removals
from openingbell.server.replays import positions, worths
from openingbell.server.seating import Seating, require_seat, seated, seats_before
from openingbell.server.settings import Settings
from openingbell.server.sharing import Sharing, Viewers
from openingbell.server.sketches import Sketches
from openingbell.server.standing import Standings
from openingbell.server.store.adding import read_start
from openingbell.server.store.models import (
    HUMAN,
    OPEN,
    OVER,
    PLAYING,
    WAITING,
    Guest,
    SeatRow,
    StartRow,
    StoredTable,
    TableRow,
)
from openingbell.server.store.news import Version
from openingbell.server.store.store import Store
from openingbell.server.store.writer import TooLate
from openingbell.server.talk import Talk
from openingbell.server.turns import Claim
from openingbell.server.watching import Viewer, Watching

WAITS = messages.PositionChanged(seq=0, since=0, moved=0, view=None, legal=[], events=[], stops=[], course=None)
TellLobby = Callable[["Table", bool], None]  # that a table looks different, for everybody or only for its people


class Table:
    """All changes go through the lock, and are stored before they are true."""

    def __init__(
        self,
        stored: StoredTable,
        promised: Promised | None,
        store: Store,
        bots: BotWorkers,
        settings: Settings,
        tell_lobby: TellLobby,
        sharing: Sharing,
        listeners: Listeners,
    ) -> None:
        self.id = stored.row.id
        self.promised = promised
        self.origin = Origin.of(stored.row.origin)
        self._source_listed = stored.source_listed
        self._start = StartRow([])
        self.seating = Seating(stored.row.host, stored.seats)
        self.game: TableGame | None = None  # none yet: the table waits
        self.watching = Watching()
        self.beat = Beat(settings.answer_beat)
        self.rules = game_of(stored.row)
        self.standing = Standings(self, store)
        self.sketches = Sketches(self, store)
        self.others = KeepingUp(self)
        self.agreeing = Agreeing(self, settings.absent_seconds)
        self.talk = Talk(self, store)
        self.removals = Removals(self.id, store)
        self.people = People(self, store)
        self._parts: list[Part] = [self.standing, self.sketches, self.talk, self.removals]
        self._row = stored.row
        self._version = stored.row.version  # of all that is stored beside the log
        self._store = store
        self._tell_lobby = tell_lobby
        self._sharing = sharing
        self._listeners = listeners
        self._bots = BotTurns(self, bots, settings.bot_pause)
        self.descriptions = Descriptions()
        self.is_deleted = False
        self._positions: Positions | None = None
        self._behind: Behind | Sealed | None = None  # what spectators know, if they are kept behind
        self._lock = asyncio.Lock()
        self._beginning: asyncio.Task[None] | None = None  # while the store does not answer
        self._salt_seconds = settings.salt_seconds
        self._last_used = time.monotonic()
        self._moved = -1

    async def load(self) -> None:
        """Fold the stored log; a table that was full but had not begun begins."""
        for part in self._parts:
            await part.load()
        if self.origin is not None:
            start = await self._store.read(lambda read: read_start(read, self.id))
            self._start = start or self._start
        if self._row.status != WAITING:
            self._open_game()
            await self._catch_up()
        await self._begin_if_full()
        self._bots.wake()

    def close(self) -> None:
        self.others.close()
        self._bots.close()
        if self._behind is not None:
            self._behind.close()
        self.standing.close()
        if self._beginning is not None:
            self._beginning.cancel()

    # --- what others write ------------------------------------------------------------------------------------------

    def wrote(self, version: int) -> None:
        """Something of ours was stored beside the log; if others wrote before, that is to be read."""
        if version == self._version + 1:
            self._version = version
        else:
            self.others.hear()

    def known(self) -> Version:
        """How much of what is stored is known here."""
        return Version(self.seq, self._version)

    def is_led_here(self) -> bool:
        """Whether it is for us to play the bots and run the clock; others who have this table do not."""
        return self._sharing.holds(self.id)

    def wake(self) -> None:
        """What is to go on by itself does, if it is for us."""
        self._bots.wake()

    def see(self, elsewhere: Viewers) -> None:
        """Who looks through other workers."""
        if sorted(map(str, elsewhere)) != sorted(map(str, self.watching.elsewhere)):
            self.watching.elsewhere = list(elsewhere)
            self.look_different()
            self._bots.wake()

    async def refresh(self) -> None:
        """Believe what others have written since: the log, the seats, and every part, which reads its own again."""
        async with self._lock:
            await self._refresh()
        self._bots.wake()

    async def _refresh(self) -> None:
        news = await self._store.news(self.id, self.known())
        if news is None:
            self._end()
            return
        if news.seats is not None:
            await self._believe(news.row, news.seats)
        if news.entries:
            if self.game is None:
                self._open_game()
            await self._follow(news.entries)
        await self._begin_if_full()

    async def _believe(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Everything but the log, which speaks for itself."""
        was_listed, self._version = self._row.listed, row.version
        mine = self._row
        self._row = replace(row, status=mine.status, seq=mine.seq, scores=mine.scores, actor=mine.actor)
        self.seating.host, self.seating.seats = row.host, seats
        if self.promised is not None:
            await self.promised.load()
        for part in self._parts:
            await part.load()
        self._tell_everybody(was_listed)

    def _end(self) -> None:
        """It is deleted."""
        self.is_deleted = True
        self.close()
        self._tell_everybody()

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return 0 if self.game is None else self.game.seq

    def touch(self) -> None:
        """It is in use, or was just now."""
        self._last_used = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        return (
            not self.watching.anybody_here()
            and not self._lock.locked()
            and not self._bots.are_under_way()
            and not self.others.is_under_way()
            and (self._behind is None or not self._behind.is_waiting())
            and (self._beginning is None or self._beginning.done())
            and time.monotonic() - self._last_used > seconds
        )

    async def looking(self) -> set[str | None]:
        """Who has the table in sight, here or, as it is known now, elsewhere."""
        return {*self.watching.looking(), *await self._sharing.viewers(self.id)}

    def is_followed(self) -> bool:
        """Whether anybody would notice how the game goes on: somebody looks or wants its end, or a person will be
        asked.
        """
        return self.watching.anybody() or self._bots.hurried or self._awaits_people()

    def _awaits_people(self) -> bool:
        """Whether a person will be asked again."""
        state = self.running().play.state
        return any(not state.is_out(seat) for seat in self.seating.people())

    def claim(self) -> Claim:
        """How soon a bot here is to think: people who look come first, and each host has as many turns as another."""
        looking = set(self.watching.guests())
        person = any(self.seating.seats[seat].guest in looking for seat in self.seating.people())
        return Claim(person, self.seating.host, self._bots.hurried)

    def allows_hints(self) -> bool:
        return allows_hints(self._row, self.seating.seats)

    async def meet(self, guest_id: str | None) -> None:
        """Somebody comes to look: what they may see may hang on what they have played elsewhere."""
        if self.promised is not None:
            await self.promised.meet(guest_id)

    def eyes(self, guest_id: str | None, said: int | None = None) -> Eyes:
        """With whose eyes a guest looks who said a seat, or none."""
        is_admitted = self.promised is not None and self.promised.admits(guest_id)
        return eyes_of(self.seating, guest_id, said, self._row.actor, self.rules.hides, is_admitted)

    def eyes_on_the_past(self, guest_id: str | None, said: int | None) -> Eyes:
        """The same for looking back: once a game is over, anybody may look from any seat."""
        own = self.eyes(guest_id)
        if said is None or said in own.seats or not self.is_over_for(own):
            return self.eyes(guest_id, said)
        require_seat(said, self.seating.seats)
        return own._replace(seat=said)

    def own_seat(self, guest_id: str, said: int | None = None) -> int:
        """The seat for which a guest speaks who has to have one."""
        eyes = self.eyes(guest_id, said)
        if eyes.seat is None:
            raise refusals.which_seat() if eyes.sits else refusals.not_your_seat()
        return eyes.seat

    def game_for(self, eyes: Eyes) -> TableGame | None:
        """The game as far as somebody may know it: spectators may be kept behind."""
        if self.game is None or self._behind is None or eyes.sits or eyes.admitted:
            return self.game
        self._behind.catch_up()
        return self._behind.game

    def is_over_for(self, eyes: Eyes) -> bool:
        game = self.game_for(eyes)
        return game is not None and game.is_over()

    def seq_for(self, eyes: Eyes) -> int:
        game = self.game_for(eyes)
        return 0 if game is None else game.seq

    def seats_for(self, eyes: Eyes) -> list[SeatRow]:
        """Who sits where, as far as somebody may know it."""
        game, seats = self.game_for(eyes), self.seating.seats
        if game is None or game is self.game:
            return seats
        return seats_before(seats, self.running().course.changes, game.seq)

    def seat_asked(self, guest_id: str | None) -> int | None:
        """The seat that has to decide, as far as a guest may know; none while the game pauses."""
        game = self.game_for(self.eyes(guest_id))
        return None if game is None or game.is_stopped() else _asked(game.play)

    def describe(self, guest_id: str | None, said: int | None = None) -> messages.Table:
        game, row = self.game_for(self.eyes(guest_id)), self._row
        next_table = None if game is None else game.next
        fair = None if self.promised is None else self.promised.describe(self.seating.seats)
        told, seats = self.standing.told_table(), self.seats_for(self.eyes(guest_id))
        if game is not None and game is not self.game:
            row, told = replace(row, **_status(game)), []
        stored = StoredTable(row, seats, source_listed=self._source_listed)
        removed = self.removals.told() if guest_id == self.seating.host else []
        is_sealed = isinstance(self._behind, Sealed) and game is not self.game
        return describe(stored, guest_id, self.watching.guests(), next_table, fair, said, told, removed, is_sealed)

    def description(self, guest_id: str | None, said: int | None = None) -> tuple[messages.Table, str]:
        """The same, to compare with what was sent before, and as a live message."""
        is_admitted = self.eyes(guest_id).admitted
        seen = (guest_id == self.seating.host, said, tuple(self.seating.seats_of(guest_id)), is_admitted)
        return self.descriptions.message(seen, lambda: self.describe(guest_id, said))

    def position(self, eyes: Eyes, since: int) -> str:
        """The live message a viewer is sent: the position now, and what happened after `since`."""
        if self._positions is None:
            return WAITS.model_dump_json()
        if self._behind is not None and self.game_for(eyes) is self._behind.game:
            return self._behind.positions.message(eyes.seat, since)
        return self._positions.message(eyes.seat, since)

    def replayed(self, eyes: Eyes) -> str:
        """The last position of a game that is over, with all that led to it."""
        if not self._running_for(eyes).is_over():
            raise refusals.game_runs()
        return self.position(eyes, 0)

    def positions_at(self, eyes: Eyes, seqs: Sequence[int]) -> list[dict[str, Any]]:
        """Earlier positions, as the viewer saw them then."""
        return positions(self._running_for(eyes), eyes.seat, seqs)

    def stands(self, eyes: Eyes) -> tuple[int | None, int]:
        """For whom something stands, and how often it has changed."""
        return eyes.seat, 0 if eyes.seat is None else self.standing.versions.get(eyes.seat, 0)

    def what_stands(self, seat: int) -> str:
        """The live message about it, for its owner alone."""
        stands = self.standing.told(seat)
        return messages.StandingChanged(orders=stands.orders, cancelled=stands.cancelled).model_dump_json()

    def preview(self, guest_id: str, seq: int, texts: Sequence[str], said: int | None = None) -> dict[str, Any]:
        """What moves would lead to, as far as the seat can know."""
        game, seat = self.running(), self.own_seat(guest_id, said)
        if not game.is_at(seq):
            raise refusals.wrong_seq(game.seq)
        planned = preview(game.play.state, seat, list(texts), game.play.seq + 1)
        if planned.final:
            return {"final": True, "view": None, "legal": []}
        return {"final": False, "view": planned.state.view(seat), "legal": planned.legal()}

    def world(self, guest_id: str, seq: int, said: int | None = None) -> dict[str, Any]:
        """A position that looks the same to the guest's seat, for programs that know the rules."""
        game, seat = self.running(), self.own_seat(guest_id, said)
        if not 0 <= seq <= game.seq:
            raise refusals.no_position(game.seq)
        dealt = game.at(seq).redeal(seat, Rng(secrets.randbits(64)))
        return {"seq": seq, "world": orjson.loads(dealt.save())}

    def worths(self, eyes: Eyes, seqs: Sequence[int]) -> list[list[int]]:
        return worths(self._running_for(eyes), seqs)

    def draws(self, eyes: Eyes) -> list[dict[str, Any]]:
        return self._running_for(eyes).draws()

    def record(self, eyes: Eyes) -> dict[str, object]:
        game, seats = self._running_for(eyes), self.seating.seats
        origin = None if self.origin is None else self.origin.seen(eyes.sits, self._source_listed)
        return record_of_game(game, seats, self.promised, origin).to_json()

    def join(self, viewer: Viewer) -> None:
        self.watching.join(viewer)
        self._sharing.looked_at(self.id)
        self.look_different()
        self._bots.wake()

    def leave(self, viewer: Viewer) -> None:
        self.watching.leave(viewer)
        self._sharing.looked_at(self.id)
        self.look_different()
        self.touch()

    # --- seats ----------------------------------------------------------------------------------------------------

    async def sit(self, guest: Guest, number: int, sitting: messages.Sitting) -> None:
        """Take a seat, free it, or, as the host, give it to a bot or free it from whoever has it."""
        if sitting.kind == "me":
            await self.people.require_welcome(guest.id)
        if self._row.status == PLAYING and sitting.kind == "me":
            await self.agreeing.join(guest, number)
            return
        async with self._lock:
            if self._row.status != WAITING:
                raise refusals.game_begun()
            after = seated(self.id, number, sitting, guest, self.rules)
            before = self.seating.require_may_change(guest.id, number, after, sitting.name is not None)
            await self._seat(after, before, guest.id)
            await self._begin_if_full()
            self._tell_everybody()
        self._bots.wake()

    async def _seat(self, after: SeatRow, before: SeatRow, by: str | None) -> None:
        """Somebody else sits there now; whoever did is removed, unless they did it themselves."""
        is_removed = before.guest is not None and before.guest != by
        try:
            await self._store.sit(after, before, is_removed)
        except TooLate as error:
            raise refusals.seat_taken() from error
        self.seating.seats[after.seat] = after
        if is_removed:
            await self.removals.load()
        await self._promise_for(after.seat)

    async def readmit(self, guest: Guest, number: int) -> None:
        """The host lets somebody come again."""
        async with self._lock:
            if guest.id != self.seating.host:
                raise refusals.not_the_host()
            await self.removals.readmit(number)
            self.look_different()

    async def run_out(self) -> None:
        """The time is over of whoever has to decide, or to tell their salt."""
        if self.game is None:
            await self._unseat_the_silent()
        else:
            await self.agreeing.run_out()

    async def _unseat_the_silent(self) -> None:
        """Whoever has not told their salt in time gets up, and the others need not wait for them."""
        async with self._lock:
            due = self._row.due
            is_over = due is not None and due <= now()
            if self._row.status == WAITING and self.promised is not None and is_over:
                for number in self.promised.lacking(self.seating.seats):
                    before = self.seating.seats[number]
                    await self._seat(SeatRow(self.id, number, OPEN, "", None, None), before, before.guest)
                await self._begin_if_full()
                self._tell_everybody()

    async def change(self, guest: Guest, wanted: messages.TableOptions) -> None:
        """Other options, while the table waits. Who sits there stays, in this order."""
        async with self._lock:
            if guest.id != self.seating.host:
                raise refusals.not_the_host()
            if self._row.status != WAITING:
                raise refusals.game_begun()
            options = self.rules.check(wanted.options)
            seats = self.seating.with_room_for(self.rules.seats(options))
            pace = None if wanted.clock is None else wanted.clock.model_dump()
            clock = pace if "clock" in wanted.model_fields_set else self._row.clock
            delay = self._row.delay if wanted.delay is None else wanted.delay
            row = replace(
                self._row,
                options=dict(options),
                listed=wanted.listed,
                delay=delay,
                hints=wanted.hints,
                changed=now(),
                clock=clock,
            )
            try:
                promise = await self._store.change_table(
                    StoredTable(row, seats), Promise.of(self.id, self.rules, options)
                )
            except TooLate as error:
                raise refusals.game_begun() from error
            was_listed = self._row.listed
            self._row, self.seating.seats = row, seats
            if self.promised is None:
                self.promised = Promised(self.id, promise, self._store)
            self.promised.row = promise
            await self._begin_if_full()
            self._tell_everybody(was_listed)
        self._bots.wake()

    @property
    def may_talk(self) -> bool:
        return self._row.talk

    async def allow_talk(self, guest: Guest, allowed: bool) -> None:
        """The host says whether people may talk here."""
        async with self._lock:
            if guest.id != self.seating.host:
                raise refusals.not_the_host()
            await self._store.allow_talk(self.id, allowed)
            self._row = replace(self._row, talk=allowed)
            self.look_different()

    async def promise_salt(self, guest: Guest, wanted: messages.SaltPromise) -> None:
        """The guest adds to chance."""
        async with self._lock:
            await self._promise_of_waiting().promise(self.seating.own_seats(guest.id)[0], wanted)
            self.look_different()

    async def tell_salt(self, guest: Guest, told: messages.SaltTold) -> None:
        """The guest tells what they have added; when everybody has, the game begins."""
        async with self._lock:
            promised, seat = self._promise_of_waiting(), self.seating.own_seats(guest.id)[0]
            await promised.tell(seat, told.salt, self.seating.seats)
            await self._begin_if_full()
            self._tell_everybody()
        self._bots.wake()

    def _promise_of_waiting(self) -> Promised:
        if self._row.status != WAITING or self.promised is None:
            raise refusals.game_begun()
        return self.promised

    async def _promise_for(self, seat: int) -> None:
        """Somebody else has this seat: what was promised for it holds no more; once a salt is told, nothing does."""
        if self.promised is not None and self.promised.is_told():
            await self.promised.begin_anew(Promise.of(self.id, self.rules, self._row.options))
        elif self.promised is not None:
            await self.promised.forget(seat)

    async def _begin_if_full(self) -> None:
        """Begin now; or, if it cannot be stored, as soon as it can be: whoever sat down does sit there."""
        try:
            await self._begin()
        except refusals.HttpRefusal:
            self._beginning = asyncio.create_task(persist(self._begin_later, f"table {self.id}: its beginning"))

    async def _begin_later(self) -> None:
        async with self._lock:
            await self._begin()
        self._bots.wake()

    async def _begin(self) -> None:
        if self._row.status != WAITING:
            return
        is_full = self.seating.is_full()
        if not is_full or (self.promised is not None and self.promised.lacking(self.seating.seats)):
            await self._wait_for_salts(is_full)
            return
        self._open_game()
        branch = self.running().beginning(self._start.moves)
        try:
            await self._store_and_adopt(branch, self._version)
        except TooLate:
            if not self.seq:  # not begun elsewhere: somebody has got up, or told their salt
                self.game = self._positions = None
                await self._refresh()
        except refusals.HttpRefusal:
            self.game = self._positions = None
            raise

    async def _wait_for_salts(self, waits: bool) -> None:
        """From when the last seat was taken, so long; the store has until when, and the house looks there."""
        if waits != (self._row.due is not None):
            due = now() + int(self._salt_seconds * 1000) if waits else None
            await self._store.wait_until(self.id, due)
            self._row = replace(self._row, due=due)

    async def forget(self, guest: Guest) -> None:
        """The guest is done with the table. One that waits is its host's, and goes with them; others get up. One
        that was played goes off the guest's list, and is deleted when it is on nobody's.
        """
        if self._row.status == WAITING and guest.id != self.seating.host:
            for seat in self.seating.own_seats(guest.id):
                await self.sit(guest, seat, messages.Sitting(kind="open"))
            return
        async with self._lock:
            people = self.seating.guests()
            if guest.id not in people:
                raise refusals.not_your_seat()
            keepers = {guest.id} if self._row.status == WAITING else people
            is_deleted = await self._store.forget(self.id, guest.id, keepers)
        if is_deleted:
            self._end()
        else:
            self._tell_everybody()

    # --- moves ----------------------------------------------------------------------------------------------------

    async def move(self, guest_id: str, seq: int, texts: Sequence[str], said: int | None = None) -> int:
        """Make moves of the guest's seat, all or none. The same moves again are answered, but not made, again."""
        async with self._lock:
            if self.game is None or seq > self.seq or not self.seating.seats_of(guest_id):
                await self._refresh()  # what a client was told elsewhere may not be known here yet
            game, seat = self.running(), self.own_seat(guest_id, said)
            if not game.is_at(seq):
                return game.made_already(seq, seat, texts, self.seating.people())
            self._require_may_move(seat)
            branch = game.try_moves(seat, texts)
            moved = game.line.moved
        await self.beat.keep(branch, self.standing.is_noticed())
        try:
            await self.store_and_adopt(branch, moved)
        except TooLate:
            return game.made_already(seq, seat, texts, self.seating.people())
        self._bots.wake()
        return self.seq

    def hurry(self, guest_id: str) -> None:
        """Somebody who is out wants to see the end: where only bots are left, they play on at once."""
        if not self.seating.seats_of(guest_id):
            raise refusals.not_your_seat()
        if self._awaits_people():
            raise refusals.people_play()
        self._bots.hurry()

    def _require_may_move(self, seat: int) -> None:
        game = self.running()
        if game.course.ended:
            raise refusals.game_over()
        if game.course.paused:
            raise refusals.game_paused()
        if self.seating.seats[seat].bot is not None:
            raise refusals.bot_plays()

    async def answer(self, branch: Play, moved: int) -> None:
        """What stood for a seat answers, unless somebody was faster."""
        with suppress(TooLate):
            await self.store_and_adopt(branch, moved)
        self._bots.wake()

    async def note(self, decide: Callable[[], Noted]) -> None:
        """Entries that are no moves, and who sits where with them, as `decide` says: anew, if somebody was faster."""
        async with self._lock:
            while (noted := decide()) != ([], []):
                try:
                    await self._write(*noted)
                    break
                except TooLate:
                    await self._catch_up()
            self._tell_everybody()
        self._bots.wake()

    async def _write(self, entries: list[Entry], seats: list[SeatRow]) -> None:
        game = self.running()
        course, clock, actor = game.outlook(entries)
        asked = actor if actor >= 0 and not course.ended else None
        sitting = [*self.seating.seats]
        for seat in seats:
            sitting[seat.seat] = seat
        due = None if asked is None else _due(clock, sitting) or self.agreeing.due(course.request)
        before = None if game.course.paused else self._row.actor
        told = self._listeners.turns(self._row, sitting, before, None if course.paused else asked)
        await self._store.add_entries(
            self.id, self.seq, entries, game.play.result(), asked, None, due, seats, course.ended, told
        )
        self.seating.seats = sitting
        game.replay(entries)
        self._note_status()

    async def store_and_adopt(self, branch: Play, moved: int, bot: str | None = None) -> None:
        """The moves of a branch that was tried while others could change the table, or TooLate if by now the position
        is not the one it was after `moved` entries, or nobody may move, or somebody else plays for the seat."""
        async with self._lock:
            game = self.running()
            is_own = self.seating.seats[int(game.play.state.actor)].bot == bot
            if moved != game.line.moved or game.is_stopped() or not is_own:
                raise TooLate
            await self._store_and_adopt(branch)

    async def _store_and_adopt(self, branch: Play, version: int | None = None) -> None:
        """Store first, then believe; whoever was faster is caught up with. With a `version` only if the seats, and all
        else about the table, are those we know. Nobody is asked what has one answer.
        """
        answer_forced(branch, self.seating.people())
        entries, game = written(branch), self.running()
        asked, clock = _asked(branch), game.clock_after(branch, entries)
        due = None if asked is None else _due(clock, self.seating.seats) or self.agreeing.due(game.course.request)
        told = self._listeners.turns(self._row, self.seating.seats, self._row.actor, asked)
        try:
            await self._store.add_entries(self.id, self.seq, entries, branch.result(), asked, version, due, told=told)
        except TooLate:
            await self._catch_up()
            raise
        game.adopt(branch, entries, clock)
        self._note_status()

    async def _catch_up(self) -> None:
        """Read what others stored."""
        await self._follow(await self._store.entries(self.id, self.seq))

    async def _follow(self, entries: Sequence[Entry]) -> None:
        """Go on with what others stored; if it says that somebody else plays for a seat, the seats are read again."""
        game = self.running()
        game.replay(entries)
        stored = await self._store.table(self.id) if any(entry.kind == SEAT for entry in entries) else None
        if stored is not None:
            self.seating.seats = stored.seats
        if game.seq:
            self._note_status()

    def _note_status(self) -> None:
        game, before = self.running(), self._row.status
        vars(self._row).update(_status(game))  # in place, because a copy asks for every field, at every move
        if self._behind is not None:
            self._behind.catch_up()
        if game.line.moved != self._moved:
            self._moved = game.line.moved
            self.beat.restart()
        self.standing.wake()
        if before == self._row.status:
            self.watching.tell()
            self._tell_lobby(self, False)
        else:
            self._tell_everybody()

    def _tell_everybody(self, was_listed: bool = False) -> None:
        """The table looks different, here and in the lobby, to whoever sees it there or did before."""
        self.look_different()
        self._tell_lobby(self, self._row.listed or was_listed)

    def look_different(self) -> None:
        self.descriptions.forget()
        self.watching.tell()

    def _open_game(self) -> None:
        promised = self.promised
        chance = None if promised is None else lambda drawn: promised.chance(self.seating.seats, drawn)
        self.game = TableGame(self.rules, self._row.options, chance, Pace.of(self._row.clock), self._first_position())
        self._positions = Positions(self.game, self.agreeing.told)
        if self._row.delay:
            behind = TableGame(self.rules, self._row.options, position=self._first_position())
            self._behind = Behind(self._row.delay, self.game, behind, self._tell_everybody)
        elif self.origin is not None and self.origin.deal is not None:
            self._behind = Sealed(TableGame(self.rules, self._row.options))

    def _first_position(self) -> State | None:
        """Where the game begins, if not at the beginning."""
        position = self._start.position
        return None if position is None else self.rules.load(position.encode())

    def _running_for(self, eyes: Eyes) -> TableGame:
        game = self.game_for(eyes)
        if game is None:
            raise refusals.game_waits()
        return game

    def running(self) -> TableGame:
        if self.game is None:
            raise refusals.game_waits()
        return self.game


def _status(game: TableGame) -> dict[str, Any]:
    """What a table's row says of its game."""
    play = game.play
    status, actor = (OVER, None) if game.is_over() else (PLAYING, _asked(play))
    return {"status": status, "scores": play.result(), "actor": actor, "seq": game.seq}


def _asked(play: Play) -> int | None:
    """The seat that has to decide, if one has."""
    actor = int(play.state.actor)
    return actor if actor >= 0 else None


def _due(clock: Clock, seats: Sequence[SeatRow]) -> int | None:
    """When the time of whoever has to decide runs out, if that is a person and there is another one to mind."""
    deadline = clock.deadline()
    if deadline is None:
        return None
    players = {seat.seat: seat.guest for seat in seats if seat.kind == HUMAN and seat.bot is None}
    return deadline if clock.asked in players and len(set(players.values())) > 1 else None
