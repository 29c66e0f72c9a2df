"""What the people at a table ask of each other: to take back, to pause, to end the game, and who plays for whom.

Whatever needs nobody's consent happens at once. Everything else waits, as a request, for the answers of the people
concerned; bots always consent. What comes of it is an entry of the log like any other.

Whoever stays away keeps nobody at the table: where no clock says that their time is over, they are not asked any more
about its end, or about who plays for somebody else who is away, some time after that was asked for. Nobody is away
while their clock runs; and where there is none, one person alone can have another one replaced only after that time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.bots import substitute
from openingbell.server.course import (
    ALONE,
    FINISH,
    NO,
    REPLACE,
    STAND_IN,
    STOP,
    TAKEBACK,
    YES,
    Change,
    Request,
    Sitter,
)
from openingbell.server.entries import ANSWER, ASK, BACK, END, PAUSE, RESUME, SEAT, TIME, Entry, now
from openingbell.server.game import TableGame
from openingbell.server.happenings import JOINED, OFFERED, RESIGNED, RETURNED, STOOD_IN
from openingbell.server.resigning import ENDS
from openingbell.server.store.models import BOT, HUMAN, Guest, SeatRow

if TYPE_CHECKING:
    from openingbell.server.table import Table

Noted = tuple[list[Entry], list[SeatRow]]  # what is to be written, and who sits where then
NOTHING: Noted = ([], [])
MOST_ASKED = 5  # times between two moves; whoever asks and thinks better of it again and again disturbs everybody
WITHOUT_ABSENT = (STAND_IN, REPLACE, FINISH)  # for which nobody waits long who is away


class Agreeing:
    def __init__(self, table: Table, absent_seconds: float) -> None:
        self._table = table
        self._patience = int(absent_seconds * 1000)

    # --- for everybody ----------------------------------------------------------------------------------------------

    def told(self) -> dict[str, Any]:
        """A `messages.Course`: what is asked for now, and the clocks."""
        request = self._game.course.request
        told = course_of(self._game)
        told["request"] = None if request is None else {**_told(request), "needed": self._needed(request)}
        told["rated"] = told["rated"] and self._table.origin is None
        return told

    # --- requests ---------------------------------------------------------------------------------------------------

    async def ask(self, guest_id: str, wanted: messages.Wanted, said: int | None = None) -> None:
        """Ask the others, or do it at once if there is nobody to ask."""
        await self._table.note(lambda: self._ask(self._own_seats(guest_id, said), wanted))

    async def answer(self, guest_id: str, answer: messages.Answer, said: int | None = None) -> None:
        """Agree or not. Whoever asked may think better of it."""
        await self._table.note(lambda: self._answer(self._own_seats(guest_id, said), answer))

    def _ask(self, own: list[int], wanted: messages.Wanted) -> Noted:
        game = self._going()
        moved = {seat: game.before_last_moves(seat) for seat in own} if wanted.what == TAKEBACK else {}
        seat = max(own, key=lambda one: moved.get(one) or 0)  # of several at one device, whoever moved last
        if game.course.request is not None:
            raise refusals.asked_already()
        if sum(entry.kind == ASK and entry.seat in own for entry in game.entries[game.line.moved :]) >= MOST_ASKED:
            raise refusals.asked_often(MOST_ASKED)
        request = Request(game.seq, seat, wanted.what, self._about(game, seat, wanted), now())
        if self._is_free(game, request) or self._is_agreed(request, self._table.watching.looking()):
            return self._granted(game, request)
        return [Entry(ASK, seat, request.text(), now())], []

    def _about(self, game: TableGame, seat: int, wanted: messages.Wanted) -> int:
        """Where a takeback leads to, or whose seat it is about; refused if there is no such thing."""
        origin = self._table.origin
        if wanted.what == TAKEBACK:
            if origin is not None and origin.deal is not None:
                raise refusals.not_in_deals()
            to = game.before_last_moves(seat)
            if to is None or (origin is not None and to < origin.moves):
                raise refusals.nothing_to_take_back()
            return to
        if wanted.what == STOP and game.course.paused:
            raise refusals.game_paused()
        if wanted.what in (STAND_IN, REPLACE):
            return self._absent(game, seat, wanted.seat)
        return 0

    def _absent(self, game: TableGame, asker: int, wanted: int | None) -> int:
        """The seat of somebody else who is away."""
        if wanted is None or not 0 <= wanted < len(self._seats):
            raise refusals.no_seat(len(self._seats) - 1)
        seat = self._seats[wanted]
        is_own = seat.guest == self._seats[asker].guest
        if seat.kind != HUMAN or is_own or not self._is_away(game, wanted, self._table.watching.guests()):
            raise refusals.not_away()
        return wanted

    def _is_away(self, game: TableGame, seat: int, there: Collection[str | None]) -> bool:
        """Where there is a clock, whoever has time left may be where they like."""
        if self._seats[seat].bot is not None or self._is_out(game, seat):
            return True
        return game.clock.pace is None and self._seats[seat].guest not in there

    def _is_out(self, game: TableGame, seat: int) -> bool:
        return game.clock.out and game.clock.asked == seat

    def _is_free(self, game: TableGame, request: Request) -> bool:
        """Whether nobody has to agree: one's own last moves of which nobody has seen anything, or a bot for somebody
        whose time has run out."""
        if request.what == TAKEBACK:
            return game.is_unseen_since(request.about, request.seat)
        return request.what == STAND_IN and self._is_out(game, request.about)

    def _needed(self, request: Request) -> list[int]:
        """The seats of the people who have not agreed yet and have to. Nobody is asked about themselves, and of several
        at one device one speaks for all."""
        heard = {request.seat, *request.agreed} | ({request.about} if request.what in (STAND_IN, REPLACE) else set())
        spoken = {self._seats[seat].guest for seat in heard}
        return [seat for seat in self._table.seating.players() if self._seats[seat].guest not in spoken]

    def due(self, request: Request | None) -> int | None:
        """From when on it does not need who is away; never, where there is a clock, or whoever is away has a say."""
        has_clock = self._game.clock.pace is not None
        if request is None or request.what not in WITHOUT_ABSENT or has_clock:
            return None
        return request.at + self._patience

    def _is_agreed(self, request: Request, looking: Collection[str | None]) -> bool:
        """Whether nobody has to be waited for any longer, if these look at the table."""
        due, needed = self.due(request), self._needed(request)
        if due is not None and due <= now():
            return not any(self._seats[seat].guest in looking for seat in needed)
        return not needed and not self._is_one_against_another(request)

    def _is_one_against_another(self, request: Request) -> bool:
        """Whether nobody but the one who asked wants somebody replaced who may come back any moment."""
        if request.what not in (STAND_IN, REPLACE) or request.agreed or self._game.clock.pace is not None:
            return False
        return self._seats[request.about].bot is None

    def _answer(self, own: list[int], answer: messages.Answer) -> Noted:
        game = self._going()
        request = game.course.request
        if request is None or request.number != answer.number:
            raise refusals.request_settled()
        asked = [seat for seat in self._needed(request) if seat in own]
        if not answer.yes:
            return [Entry(ANSWER, (asked or own)[0], NO, now())], []
        if not asked:
            return NOTHING
        seat = asked[0]
        agreed = replace(request, agreed=(*request.agreed, seat))
        yes = Entry(ANSWER, seat, YES, now())
        if not self._is_agreed(agreed, self._table.watching.looking()):
            return [yes], []
        entries, seats = self._settled(game, agreed, self._table.watching.guests())
        return [yes, *entries], seats

    def _settled(self, game: TableGame, request: Request, there: Collection[str | None]) -> Noted:
        """What happens when everybody agrees: nothing, if whoever is to be replaced is there again."""
        if request.what in (STAND_IN, REPLACE) and not self._is_away(game, request.about, there):
            return [Entry(ANSWER, request.seat, NO, now())], []
        return self._granted(game, request)

    def _granted(self, game: TableGame, request: Request) -> Noted:
        """What was asked for."""
        if request.what == TAKEBACK:
            is_alone = not request.agreed and not self._is_free(game, request)
            return [Entry(BACK, request.seat, f"{request.about}{f' {ALONE}' * is_alone}", now())], []
        if request.what == STOP:
            return [Entry(PAUSE, request.seat, "", now())], []
        if request.what == FINISH:
            return [Entry(END, request.seat, "", now())], []
        seat = self._seats[request.about]
        bot = seat.bot or substitute(self._table.rules)
        if request.what == STAND_IN:
            return self._change(STOOD_IN, replace(seat, bot=bot))
        return self._change(OFFERED, replace(seat, bot=bot, offered=True))

    # --- alone ------------------------------------------------------------------------------------------------------

    async def resume(self, guest_id: str, said: int | None = None) -> None:
        """Whoever wants to play on after a pause may."""

        def resume() -> Noted:
            seat = self._own_seats(guest_id, said)[0]
            return ([Entry(RESUME, seat, "", now())], []) if self._going().course.paused else NOTHING

        await self._table.note(resume)

    async def resign(self, guest_id: str, said: int | None = None) -> None:
        """Leave for good, with what that means in this game; one of a deal is played by one person or not at all."""

        def resign() -> Noted:
            self._going()
            if self._table.rules.resigning == ENDS or self._is_of_deal():
                return [Entry(END, self._own_seats(guest_id, said)[0], RESIGNED, now())], []
            bot = substitute(self._table.rules)
            after = [
                replace(self._seats[seat], kind=BOT, name=f"{bot} {seat + 1}", guest=None, bot=bot, offered=False)
                for seat in self._own_seats(guest_id, said)
            ]
            return self._change(RESIGNED, *after)

        await self._table.note(resign)

    async def come_back(self, guest_id: str, said: int | None = None) -> None:
        """Take the seat again that a bot has played for."""

        def come_back() -> Noted:
            self._going()
            own = [self._seats[seat] for seat in self._own_seats(guest_id, said)]
            return self._change(
                RETURNED, *(replace(seat, bot=None, offered=False) for seat in own if seat.bot is not None)
            )

        await self._table.note(come_back)

    async def join(self, guest: Guest, number: int) -> None:
        """Somebody with the link plays on for somebody who is away, if the others want that."""

        def join() -> Noted:
            self._going()
            if not 0 <= number < len(self._seats):
                raise refusals.no_seat(len(self._seats) - 1)
            seat = self._seats[number]
            if not seat.offered or self._table.seating.seats_of(guest.id):
                raise refusals.game_begun()
            return self._change(JOINED, replace(seat, name=guest.name, guest=guest.id, bot=None, offered=False))

        await self._table.note(join)

    async def run_out(self) -> None:
        """The time of whoever is asked is over, unless they were quick or somebody has noted it already; or who is away
        is waited for no longer."""
        looking = await self._table.looking()

        def run_out() -> Noted:
            game, moment = self._game, now()
            deadline, request = game.clock.deadline(), game.course.request
            if deadline is not None and deadline <= moment:
                return [Entry(TIME, game.clock.asked, "", moment)], []
            if request is not None and not game.is_over() and self._is_agreed(request, looking):
                return self._settled(game, request, {*looking, *self._table.watching.here()})
            return NOTHING

        await self._table.note(run_out)

    # --- helpers ----------------------------------------------------------------------------------------------------

    def _change(self, word: str, *after: SeatRow) -> Noted:
        """Others play for seats, for which the word says how it came."""
        changes = [_change(self._seats[seat.seat], seat) for seat in after]
        return [Entry(SEAT, change.seat, change.text(word), now()) for change in changes], list(after)

    @property
    def _game(self) -> TableGame:
        return self._table.running()

    @property
    def _seats(self) -> list[SeatRow]:
        return self._table.seating.seats

    def _own_seats(self, guest_id: str, said: int | None) -> list[int]:
        """For whom a guest speaks: for the seat they said, or for all they have."""
        own = self._table.seating.own_seats(guest_id)
        if said is None:
            return own
        if said not in own:
            raise refusals.not_your_seat()
        return [said]

    def _is_of_deal(self) -> bool:
        origin = self._table.origin
        return origin is not None and origin.deal is not None

    def _going(self) -> TableGame:
        """The game, if it is not over: then nothing can be agreed on any more."""
        if self._game.is_over():
            raise refusals.game_over()
        return self._game


def course_of(game: TableGame) -> dict[str, Any]:
    """A `messages.Course` of a game at which nobody can be asked for anything."""
    course, clock = game.course, game.clock
    return {
        "request": None,
        "paused": course.paused,
        "ended": course.ended,
        "rated": course.rated,
        "clock": {
            "used": clock.used,
            "left": clock.left if clock.pace is not None and clock.pace.per == "game" else None,
            "asked": clock.asked if clock.asked >= 0 else None,
            "since": clock.since,
            "deadline": clock.deadline(),
            "out": clock.out,
        },
    }


def _told(request: Request) -> dict[str, Any]:
    """A `messages.Request`, but for whom it needs."""
    return {name: value for name, value in vars(request).items() if name != "at"}


def _change(before: SeatRow, after: SeatRow) -> Change:
    leaver = before.guest if before.guest != after.guest else None
    return Change(0, after.seat, sitter(before), sitter(after), leaver or "")


def sitter(seat: SeatRow) -> Sitter:
    """Who makes the moves of a seat."""
    return Sitter(HUMAN, seat.name) if seat.bot is None else Sitter(BOT, seat.bot)
