"""A table while somebody has to do with it: its seats, its game, its viewers, and the bots' turns."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime

from openingbell.core.errors import IllegalMove
from openingbell.core.play import Play
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.state import State
from openingbell.server import messages, refusals
from openingbell.server.bots import BotWorkers
from openingbell.server.entries import CHANCE, Entry, require_known, written
from openingbell.server.seats import seated
from openingbell.server.settings import Settings
from openingbell.server.store.models import BOT, HUMAN, OPEN, OVER, PLAYING, WAITING, SeatRow
from openingbell.server.store.store import Guest, Store, StoredTable, TooLate

log = logging.getLogger(__name__)


class Viewer:
    """Somebody who looks at a table: on a seat, or as a spectator. `news` is set when there is something to send."""

    def __init__(self, guest_id: str | None) -> None:
        self.guest_id = guest_id
        self.news = asyncio.Event()


class Table:
    """All changes go through the lock, and are stored before they are true."""

    def __init__(self, stored: StoredTable, store: Store, bots: BotWorkers, settings: Settings) -> None:
        self._row = stored.row
        self._seats = stored.seats
        self._store = store
        self._bots = bots
        self._settings = settings
        self._play: Play | None = None
        self._entries: list[Entry] = []
        self._lock = asyncio.Lock()
        self._viewers: set[Viewer] = set()
        self._bots_turn: asyncio.Task[None] | None = None
        self.last_used = time.monotonic()

    async def load(self) -> None:
        """Fold the stored log; a table that was full but had not begun begins."""
        if self._row.status != WAITING:
            self._play = self._new_play()
            await self._catch_up()
        await self._begin_if_full()
        self._wake_bots()

    def close(self) -> None:
        if self._bots_turn is not None:
            self._bots_turn.cancel()

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return 0 if self._play is None else self._play.seq

    def seat_of(self, guest_id: str | None) -> int | None:
        return next((seat.seat for seat in self._seats if guest_id is not None and seat.guest == guest_id), None)

    def is_idle(self, seconds: float) -> bool:
        return (
            not self._viewers
            and not self._lock.locked()
            and (self._bots_turn is None or self._bots_turn.done())
            and time.monotonic() - self.last_used > seconds
        )

    def describe(self, guest_id: str | None) -> messages.Table:
        return describe(StoredTable(self._row, self._seats), guest_id, [viewer.guest_id for viewer in self._viewers])

    def position(self, guest_id: str | None, since: int) -> messages.PositionChanged:
        """What a viewer is sent: the position now, and what happened after `since`."""
        seat = self.seat_of(guest_id)
        if self._play is None:
            return messages.PositionChanged(seq=0, since=0, view=None, legal=[], events=[])
        state = self._play.state
        return messages.PositionChanged(
            seq=self._play.seq,
            since=since,
            view=state.view(seat),
            legal=legal_moves(state, seat),
            events=[messages.SeenEvent(seq=seq, event=dict(seen)) for seq, seen in self._play.seen(seat, since)],
        )

    def position_at(self, guest_id: str | None, seq: int) -> messages.Position:
        play = self._running()
        if not 0 <= seq <= play.seq:
            raise refusals.no_position(play.seq)
        return messages.Position(seq=seq, view=play.at(seq).view(self.seat_of(guest_id)))

    def preview(self, guest_id: str, seq: int, texts: Sequence[str]) -> messages.Preview:
        """What moves would lead to, as far as the seat can know."""
        play, seat = self._running(), self._own_seat(guest_id)
        if seq != play.seq:
            raise refusals.wrong_seq(play.seq)
        branch = play.branch()
        for text in texts:
            make(branch, seat, text)
            if branch.reveals() and text is not texts[-1]:
                raise refusals.Rejected(422, "move", "after this move something is shown that you cannot know yet")
        if branch.state.actor != seat or branch.reveals():
            return messages.Preview(final=True, view=None, legal=[])
        return messages.Preview(final=False, view=branch.state.view(seat), legal=legal_moves(branch.state, seat))

    def record(self) -> dict[str, object]:
        play = self._running()
        if self._row.status != OVER:
            raise refusals.game_runs()
        players = {"players": [{"kind": seat.kind} for seat in self._seats]}
        return Record.of(play, [seat.name for seat in self._seats], players).to_json()

    # --- viewers --------------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)
        self._tell()

    def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)
        self.last_used = time.monotonic()
        self._tell()

    def _tell(self) -> None:
        for viewer in self._viewers:
            viewer.news.set()

    # --- seats ----------------------------------------------------------------------------------------------------

    async def sit(self, guest: Guest, number: int, sitting: messages.Sitting) -> None:
        """Take a seat, free it, or, as the host, give it to a bot or free it from one."""
        async with self._lock:
            if not 0 <= number < len(self._seats):
                raise refusals.Rejected(404, "seat", f"there are seats from 0 to {len(self._seats) - 1}")
            if self._row.status != WAITING:
                raise refusals.game_begun()
            before, after = self._seats[number], seated(self._row.id, number, sitting, guest, find_game(self._row.game))
            if after.kind == HUMAN:
                self._require_free_to_sit(guest.id, before)
            else:
                self._require_say_over(guest.id, before)
            try:
                await self._store.sit(after, before)
            except TooLate as error:
                raise refusals.seat_taken() from error
            self._seats[number] = after
            await self._begin_if_full()
            self._tell()
        self._wake_bots()

    def _require_free_to_sit(self, guest_id: str, before: SeatRow) -> None:
        if before.kind != OPEN or self.seat_of(guest_id) is not None:
            raise refusals.seat_taken()

    def _require_say_over(self, guest_id: str, before: SeatRow) -> None:
        """The host may do as they like with bots and free seats; a person's seat is that person's."""
        if before.kind == HUMAN and before.guest != guest_id:
            raise refusals.not_your_seat()
        if before.kind != HUMAN and self._row.host != guest_id:
            raise refusals.not_the_host()

    async def _begin_if_full(self) -> None:
        if self._row.status != WAITING or any(seat.kind == OPEN for seat in self._seats):
            return
        self._play = self._new_play()
        branch = self._play.branch()
        branch.draw()
        await self._store_and_adopt(branch)

    # --- moves ----------------------------------------------------------------------------------------------------

    async def move(self, guest_id: str, seq: int, texts: Sequence[str]) -> int:
        """Make moves of the guest's seat, all or none. The same moves again are answered, but not made, again."""
        async with self._lock:
            play, seat = self._running(), self._own_seat(guest_id)
            if seq != play.seq:
                return self._made_already(seq, seat, texts)
            branch = play.branch()
            for text in texts:
                make(branch, seat, text)
            branch.draw()
            try:
                await self._store_and_adopt(branch)
            except TooLate:
                return self._made_already(seq, seat, texts)
        self._wake_bots()
        return self.seq

    def _made_already(self, seq: int, seat: int, texts: Sequence[str]) -> int:
        """The number after moves that were made before and are sent once more; anything else is too late."""
        play = self._running()
        made = self._entries[seq : seq + len(texts)]
        if [(entry.seat, entry.text) for entry in made] != [(seat, text) for text in texts]:
            raise refusals.wrong_seq(play.seq)
        after = seq + len(texts)
        while after < play.seq and self._entries[after].kind == CHANCE:
            after += 1
        return after

    async def _store_and_adopt(self, branch: Play) -> None:
        """Store first, then believe; whoever was faster is caught up with."""
        entries = written(branch)
        try:
            await self._store.add_entries(self._row.id, branch.begin, entries, branch.result())
        except TooLate:
            await self._catch_up()
            raise
        self._running().adopt(branch)
        self._entries += entries
        self._note_status()

    async def _catch_up(self) -> None:
        """Read what others stored."""
        play = self._running()
        branch = play.branch()
        entries = await self._store.entries(self._row.id, play.seq)
        require_known(entries)
        for entry in entries:
            branch.make_text(entry.text)
        play.adopt(branch)
        self._entries += entries
        self._note_status()

    def _note_status(self) -> None:
        play = self._running()
        self._row.status = OVER if play.is_over() else PLAYING
        self._row.scores = play.result()
        self._row.seq = play.seq
        self._tell()

    def _new_play(self) -> Play:
        return Play(find_game(self._row.game).start(self._row.options))

    def _running(self) -> Play:
        if self._play is None:
            raise refusals.game_waits()
        return self._play

    def _own_seat(self, guest_id: str) -> int:
        seat = self.seat_of(guest_id)
        if seat is None:
            raise refusals.not_your_seat()
        return seat

    # --- bots -----------------------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        """If a bot has to decide, let it; one task at a time plays for all bots of the table."""
        if self._bot_to_decide() is not None and (self._bots_turn is None or self._bots_turn.done()):
            self._bots_turn = asyncio.create_task(self._play_bots())

    def _bot_to_decide(self) -> str | None:
        if self._play is None or self._play.state.actor < 0:
            return None
        return self._seats[self._play.state.actor].bot

    async def _play_bots(self) -> None:
        try:
            while (bot := self._bot_to_decide()) is not None:
                await asyncio.sleep(self._settings.bot_pause)
                await self._play_turn(bot)
        except Exception:
            log.exception("table %s: the bots stopped", self._row.id)
        finally:
            self.last_used = time.monotonic()

    async def _play_turn(self, bot: str) -> None:
        """All decisions of one bot in a row, stored at once."""
        async with self._lock:
            branch = self._running().branch()
            seat = int(branch.state.actor)
            while branch.state.actor == seat:
                told = [*self._running().events, *branch.events]
                branch.make_text(await self._bots.choose(branch.state, bot, told))
            branch.draw()
            with suppress(TooLate):
                await self._store_and_adopt(branch)


def make(branch: Play, seat: int, text: str) -> None:
    """One move of a seat; a wrong one is refused and changes nothing."""
    if branch.state.actor != seat:
        raise IllegalMove(f"{text[:60]!r} comes when the decision is not yours")
    branch.make_text(text)


def describe(stored: StoredTable, guest_id: str | None, viewers: Sequence[str | None]) -> messages.Table:
    """A table as a guest sees it; `viewers` are the guests who look at it now."""
    row = stored.row
    people = {seat.guest for seat in stored.seats if seat.guest is not None}
    return messages.Table(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,  # type: ignore[arg-type]
        seats=[
            messages.Seat(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot,
                present=seat.kind == BOT or (seat.guest is not None and seat.guest in viewers),
            )
            for seat in stored.seats
        ],
        you=next((seat.seat for seat in stored.seats if guest_id is not None and seat.guest == guest_id), None),
        host=guest_id is not None and row.host == guest_id,
        listed=row.listed,
        spectators=sum(viewer not in people for viewer in viewers),
        seq=row.seq,
        created=datetime.fromtimestamp(row.created / 1000, UTC),
        scores=row.scores,
    )


def legal_moves(state: State, seat: int | None) -> list[messages.Move]:
    """What the viewer may do now; nothing if it is not for them to decide."""
    if seat is None or state.actor != seat:
        return []
    game = state.game
    return [
        messages.Move(move=game.to_text(state, action), form=game.to_json(state, action)) for action in state.legal()
    ]
