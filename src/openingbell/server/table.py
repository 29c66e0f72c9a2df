"""A table in use: every change is tried, stored and only then believed, one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from openingbell.core.play import Play
from openingbell.core.preview import preview
from openingbell.fairness.promise import Promise
from openingbell.server import messages, refusals
from openingbell.server.beat import Beat
from openingbell.server.bot_turns import BotTurns
from openingbell.server.bots import BotWorkers
from openingbell.server.data_files import game_of
from openingbell.server.describing import Descriptions, describe
from openingbell.server.entries import Entry, now, written
from openingbell.server.game import TableGame
from openingbell.server.persisting import persist
from openingbell.server.positions import Positions, planned_moves
from openingbell.server.promised import Promised
from openingbell.server.seating import Seating, seated
from openingbell.server.settings import Settings
from openingbell.server.standing import Standings
from openingbell.server.store.models import OPEN, OVER, PLAYING, WAITING, Guest, PromiseRow, SeatRow, StoredTable
from openingbell.server.store.store import Store
from openingbell.server.store.writer import TooLate
from openingbell.server.turns import Claim
from openingbell.server.waiting import WaitingForSalts
from openingbell.server.watching import Viewer, Watching

TellLobby = Callable[["Table", bool], None]  # that a table looks different, for everybody or only for its people


class Table:
    """All changes go through the lock, and are stored before they are true."""

    def __init__(
        self,
        stored: StoredTable,
        promise: PromiseRow | None,
        store: Store,
        bots: BotWorkers,
        settings: Settings,
        tell_lobby: TellLobby,
    ) -> None:
        self.id = stored.row.id
        self.promised = None if promise is None else Promised(self.id, promise, store)
        self.seating = Seating(stored.row.host, stored.seats)
        self.game: TableGame | None = None  # none yet: the table waits
        self.watching = Watching()
        self.beat = Beat(settings.answer_beat)
        self.rules = game_of(stored.row)
        self.standing = Standings(self, store)
        self._row = stored.row
        self._store = store
        self._tell_lobby = tell_lobby
        self._bots = BotTurns(self, bots, settings.bot_pause)
        self.descriptions = Descriptions()
        self.is_deleted = False
        self._positions: Positions | None = None
        self._lock = asyncio.Lock()
        self._beginning: asyncio.Task[None] | None = None  # while the store does not answer
        self._waiting = WaitingForSalts(settings.salt_seconds, self._unseat_the_silent)
        self._last_used = time.monotonic()
        self._removed: dict[str, int] = {}  # guests whose seats the host has freed, to be told when they come

    async def load(self) -> None:
        """Fold the stored log; a table that was full but had not begun begins."""
        if self._row.status != WAITING:
            await self.standing.load()
            self._open_game()
            await self._catch_up()
        await self._begin_if_full()
        self._bots.wake()

    def close(self) -> None:
        self._bots.close()
        self.standing.close()
        self._waiting.end()
        if self._beginning is not None:
            self._beginning.cancel()

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return 0 if self.game is None else self.game.seq

    def touch(self) -> None:
        """It is in use, or was just now."""
        self._last_used = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        return (
            not self.watching.anybody()
            and not self._lock.locked()
            and not self._bots.are_under_way()
            and not self._waiting.is_under_way()
            and (self._beginning is None or self._beginning.done())
            and time.monotonic() - self._last_used > seconds
        )

    def is_followed(self) -> bool:
        """Whether anybody would notice how the game goes on: somebody looks, or a person will be asked."""
        if self.watching.anybody():
            return True
        state = self.running().play.state
        return any(not state.is_out(seat) for seat in self.seating.people())

    def claim(self) -> Claim:
        """How soon a bot here is to think: people who look come first, and each host has as many turns as another."""
        looking = set(self.watching.guests())
        person = any(self.seating.seats[seat].guest in looking for seat in self.seating.people())
        return Claim(person, self.seating.host)

    def describe(self, guest_id: str | None) -> messages.Table:
        next_table = None if self.game is None else self.game.next
        fair = None if self.promised is None else self.promised.describe(self.seating.seats)
        return describe(StoredTable(self._row, self.seating.seats), guest_id, self.watching.guests(), next_table, fair)

    def description(self, guest_id: str | None) -> tuple[messages.Table, str]:
        """The same, to compare with what was sent before, and as a live message."""
        host = guest_id == self.seating.host
        return self.descriptions.message(self.seating.seat_of(guest_id), host, lambda: self.describe(guest_id))

    def position(self, guest_id: str | None, since: int) -> str:
        """The live message a viewer is sent: the position now, and what happened after `since`."""
        if self._positions is None:
            return messages.PositionChanged(seq=0, since=0, view=None, legal=[], events=[], stops=[]).model_dump_json()
        return self._positions.message(self.seating.seat_of(guest_id), since)

    def position_at(self, guest_id: str | None, seq: int) -> dict[str, Any]:
        """An earlier position, as the viewer saw it then."""
        game = self.running()
        if not 0 <= seq <= game.seq:
            raise refusals.no_position(game.seq)
        return {"seq": seq, "view": game.at(seq).view(self.seating.seat_of(guest_id))}

    def stands(self, guest_id: str | None) -> int:
        """How often what stands for a viewer's seat has changed."""
        seat = self.seating.seat_of(guest_id)
        return 0 if seat is None else self.standing.versions.get(seat, 0)

    def what_stands(self, guest_id: str) -> str:
        """The live message about it, for its owner alone."""
        stands = self.standing.told(self.seating.own_seat(guest_id))
        return messages.StandingChanged(orders=stands.orders, cancelled=stands.cancelled).model_dump_json()

    def preview(self, guest_id: str, seq: int, texts: Sequence[str]) -> dict[str, Any]:
        """What moves would lead to, as far as the seat can know."""
        game, seat = self.running(), self.seating.own_seat(guest_id)
        if seq != game.seq:
            raise refusals.wrong_seq(game.seq)
        planned = preview(game.play.state, seat, list(texts), seq + 1)
        if planned.final:
            return {"final": True, "view": None, "legal": []}
        return {"final": False, "view": planned.state.view(seat), "legal": planned_moves(planned)}

    def worths(self, seqs: Sequence[int]) -> list[list[int]]:
        """What everybody would have had at these positions, once the game is over and nothing is hidden any more."""
        game = self.running()
        if not game.play.is_over():
            raise refusals.game_runs()
        if not all(0 <= seq <= game.seq for seq in seqs):
            raise refusals.no_position(game.seq)
        return [game.at(seq).worths() for seq in seqs]

    def draws(self) -> list[dict[str, Any]]:
        return self.running().draws()

    def record(self) -> dict[str, object]:
        account = None if self.promised is None else self.promised.account(self.seating.seats)
        return self.running().record(self.seating.seats, account).to_json()

    def join(self, viewer: Viewer) -> None:
        if viewer.guest_id is not None:
            viewer.removed = self._removed.get(viewer.guest_id)
        self.watching.join(viewer)
        self._look_different()
        self._bots.wake()

    def leave(self, viewer: Viewer) -> None:
        self.watching.leave(viewer)
        self._look_different()
        self.touch()

    # --- seats ----------------------------------------------------------------------------------------------------

    async def sit(self, guest: Guest, number: int, sitting: messages.Sitting) -> None:
        """Take a seat, free it, or, as the host, give it to a bot or free it from whoever has it."""
        async with self._lock:
            if self._row.status != WAITING:
                raise refusals.game_begun()
            after = seated(self.id, number, sitting, guest, self.rules)
            before = self.seating.require_may_change(guest.id, number, after)
            await self._seat(after, before, guest.id)
            await self._begin_if_full()
            self._tell_everybody()
        self._bots.wake()

    async def _seat(self, after: SeatRow, before: SeatRow, by: str | None) -> None:
        """Somebody else sits there now; whoever did is told, unless they did it themselves."""
        try:
            await self._store.sit(after, before)
        except TooLate as error:
            raise refusals.seat_taken() from error
        self.seating.seats[after.seat] = after
        if after.guest is not None:
            self._removed.pop(after.guest, None)
        if before.guest is not None and before.guest != by:
            self._removed[before.guest] = after.seat
            self.watching.remove(before.guest, after.seat)
        await self._promise_for(after.seat)

    async def _unseat_the_silent(self) -> None:
        """Whoever has not told their salt in time gets up, and the others need not wait for them."""
        async with self._lock:
            if self._row.status == WAITING and self.promised is not None:
                for number in self.promised.lacking(self.seating.seats):
                    before = self.seating.seats[number]
                    await self._seat(SeatRow(self.id, number, OPEN, "", None, None), before, before.guest)
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
            row = replace(self._row, options=dict(options), listed=wanted.listed, changed=now())
            try:
                promise = await self._store.change_table(
                    StoredTable(row, seats), Promise.of(self.id, self.rules, options)
                )
            except TooLate as error:
                raise refusals.game_begun() from error
            was_listed = self._row.listed
            self._row, self.seating.seats = row, seats
            self.promised = Promised(self.id, promise, self._store)
            await self._begin_if_full()
            self._tell_everybody(was_listed)
        self._bots.wake()

    async def promise_salt(self, guest: Guest, wanted: messages.SaltPromise) -> None:
        """The guest adds to chance."""
        async with self._lock:
            await self._promise_of_waiting().promise(self.seating.own_seat(guest.id), wanted)
            self._look_different()

    async def tell_salt(self, guest: Guest, told: messages.SaltTold) -> None:
        """The guest tells what they have added; when everybody has, the game begins."""
        async with self._lock:
            promised, seat = self._promise_of_waiting(), self.seating.own_seat(guest.id)
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
        if self._row.status != WAITING or not self.seating.is_full():
            self._waiting.end()
            return
        if self.promised is not None and self.promised.lacking(self.seating.seats):
            self._waiting.begin()
            return
        self._waiting.end()
        self._open_game()
        branch = self.running().branch()
        branch.draw()
        try:
            with suppress(TooLate):  # it was begun elsewhere, and we have caught up
                await self._store_and_adopt(branch)
        except refusals.HttpRefusal:
            self.game = self._positions = None
            raise

    async def forget(self, guest: Guest) -> None:
        """The guest is done with the table. One that waits is its host's, and goes with them; others get up. One
        that was played goes off the guest's list, and is deleted when it is on nobody's.
        """
        if self._row.status == WAITING and guest.id != self.seating.host:
            await self.sit(guest, self.seating.own_seat(guest.id), messages.Sitting(kind="open"))
            return
        async with self._lock:
            people = self.seating.guests()
            if guest.id not in people:
                raise refusals.not_your_seat()
            keepers = {guest.id} if self._row.status == WAITING else people
            self.is_deleted = await self._store.forget(self.id, guest.id, keepers)
        if self.is_deleted:
            self.close()
        self._tell_everybody()

    # --- moves ----------------------------------------------------------------------------------------------------

    async def move(self, guest_id: str, seq: int, texts: Sequence[str]) -> int:
        """Make moves of the guest's seat, all or none. The same moves again are answered, but not made, again."""
        async with self._lock:
            game, seat = self.running(), self.seating.own_seat(guest_id)
            if seq != game.seq:
                return game.made_already(seq, seat, texts)
            branch = game.try_moves(seat, texts)
        await self.beat.keep(branch, self.standing.is_noticed())
        try:
            await self.store_and_adopt(branch)
        except TooLate:
            return game.made_already(seq, seat, texts)
        self._bots.wake()
        return self.seq

    async def answer(self, branch: Play) -> None:
        """What stood for a seat answers, unless somebody was faster."""
        with suppress(TooLate):
            await self.store_and_adopt(branch)
        self._bots.wake()

    async def write(self, seq: int, entry: Entry) -> None:
        """An entry that is no move, if it still has this number; whatever was written is then known here."""
        async with self._lock:
            if seq == self.seq:
                play = self.running().play
                with suppress(TooLate):  # somebody was faster
                    await self._store.add_entries(self.id, seq, [entry], play.result(), _asked(play))
                await self._catch_up()
                self._tell_everybody()

    async def store_and_adopt(self, branch: Play) -> None:
        """The moves of a branch that was tried while others could change the table, or TooLate."""
        async with self._lock:
            if branch.begin != self.seq:
                raise TooLate
            await self._store_and_adopt(branch)

    async def _store_and_adopt(self, branch: Play) -> None:
        """Store first, then believe; whoever was faster is caught up with."""
        entries = written(branch)
        try:
            await self._store.add_entries(self.id, self.seq, entries, branch.result(), _asked(branch))
        except TooLate:
            await self._catch_up()
            raise
        self.running().adopt(branch, entries)
        self._note_status()

    async def _catch_up(self) -> None:
        """Read what others stored."""
        game = self.running()
        game.replay(await self._store.entries(self.id, game.seq))
        self._note_status()

    def _note_status(self) -> None:
        game, before = self.running(), self._row.status
        self._row.status = OVER if game.play.is_over() else PLAYING
        self._row.scores = game.play.result()
        self._row.actor = _asked(game.play)
        self._row.seq = game.seq
        self.beat.restart()
        self.standing.wake()
        if before == self._row.status:
            self.watching.tell()
            self._tell_lobby(self, False)
        else:
            self._tell_everybody()

    def _tell_everybody(self, was_listed: bool = False) -> None:
        """The table looks different, here and in the lobby, to whoever sees it there or did before."""
        self._look_different()
        self._tell_lobby(self, self._row.listed or was_listed)

    def _look_different(self) -> None:
        self.descriptions.forget()
        self.watching.tell()

    def _open_game(self) -> None:
        promised = self.promised
        chance = None if promised is None else lambda drawn: promised.chance(self.seating.seats, drawn)
        self.game = TableGame(self.rules, self._row.options, chance)
        self._positions = Positions(self.game)

    def running(self) -> TableGame:
        if self.game is None:
            raise refusals.game_waits()
        return self.game


def _asked(play: Play) -> int | None:
    """The seat that has to decide, if one has."""
    actor = int(play.state.actor)
    return actor if actor >= 0 else None
