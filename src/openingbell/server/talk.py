"""Talk at a table: players and spectators apart while the game runs, all together before and after it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final, Literal

from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.entries import now
from openingbell.server.eyes import Eyes
from openingbell.server.store.models import Guest
from openingbell.server.store.store import Store
from openingbell.server.store.talk import Hush, WordRow
from openingbell.server.store.writer import TooLate

if TYPE_CHECKING:
    from openingbell.server.table import Table

Room = Literal["table", "players", "spectators"]
TABLE: Final = "table"
PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"

SHOWN = 300  # of what was said, the latest
REPORTED = 30
ATTEMPTS = 5  # others say something at the same moment
NOTHING = Hush(frozenset(), frozenset(), False)


class Talk:
    """`version` counts how often somebody may have something new to hear."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store
        self._rows: list[WordRow] = []
        self._authors: dict[str, int] = {}  # guests by what they said first, which is what others call them by
        self._hushes: dict[str, Hush] = {}
        self.version = 0

    async def load(self) -> None:
        """Read what was said, and by whom, for people may have gone meanwhile, or be another guest; and who does not
        want to hear whom."""
        await self._hear(after=0)
        self._hushes = await self._store.hushes(self._table.id, list(self._hushes))

    async def _hear(self, after: int) -> None:
        rows = await self._store.said(self._table.id, after)
        last = rows[-1].number if rows else after
        kept = [row for row in self._rows if row.number <= after or row.number > last]  # two may read at once
        self._rows = sorted([*kept, *rows], key=lambda row: row.number)
        self._authors = {}
        for row in self._rows:
            self._authors.setdefault(row.guest, row.number)
        self.version += 1

    async def listen(self, guest_id: str | None) -> None:
        """Somebody comes to hear: know whom they have muted."""
        if guest_id is not None:
            self._hushes |= await self._store.hushes(self._table.id, [guest_id])

    async def say(self, guest: Guest, eyes: Eyes, words: str) -> None:
        """Stored first, then heard."""
        if not self._table.may_talk:
            raise refusals.talk_off()
        if eyes.sits and eyes.seat is None:
            raise refusals.which_seat()
        name = guest.name if eyes.seat is None else self._table.seating.seats[eyes.seat].name
        seq = self._table.seq_for(eyes)
        row = WordRow(self._table.id, 0, guest.id, eyes.seat, name, self._room(eyes), seq, now(), words)
        for attempt in range(ATTEMPTS):
            try:
                await self._store.say(row)
                break
            except TooLate:
                if attempt == ATTEMPTS - 1:
                    raise refusals.store_fails() from None
        await self._hear(self._rows[-1].number if self._rows else 0)
        self._table.watching.tell()

    async def mute(self, guest: Guest, author: int, muted: bool) -> None:
        """Not to hear somebody any more, here and elsewhere; or to hear them again."""
        other, _ = self.speaker(author)
        await self._store.mute(self._table.id, guest.id, other, muted)
        await self.heed(guest)

    def speaker(self, author: int) -> tuple[str, str]:
        """The guest who is called so by others, and the name they last had."""
        for row in reversed(self._rows):
            if self._authors[row.guest] == author:
                return row.guest, row.name
        raise refusals.no_author()

    def authors(self, guests: Collection[str]) -> list[int]:
        """What others call these guests by, who have spoken."""
        return [number for guest, number in self._authors.items() if guest in guests]

    def lately(self) -> list[dict[str, Any]]:
        """The last that was said, whoever hears it."""
        told = ("number", "guest", "seat", "name", "room", "seq", "at", "words")
        return [{name: getattr(row, name) for name in told} for row in self._rows[-REPORTED:]]

    async def be_deaf(self, guest: Guest, off: bool) -> None:
        """To hear nobody at this table; or everybody again."""
        await self._store.be_deaf(self._table.id, guest.id, off)
        await self.heed(guest)

    async def heed(self, guest: Guest) -> None:
        """What somebody does not want to hear has changed."""
        await self.listen(guest.id)
        self.version += 1
        self._table.watching.tell_guests({guest.id})

    def told(self, guest_id: str | None, eyes: Eyes, after: int = 0) -> messages.Talk:
        """What somebody may hear after what they have heard."""
        hush = self._hush(guest_id)
        heard = [row for row in self._heard(eyes, hush) if row.number > after]
        unheard = {row.guest: row.name for row in self._rows if row.guest in hush.muted and self._reaches(row, eyes)}
        muted: list[messages.Muted] = []
        blocked: list[messages.Muted] = []
        for one, name in unheard.items():
            (blocked if one in hush.blocked else muted).append(messages.Muted(author=self._authors[one], name=name))
        return messages.Talk(
            since=after,
            words=[self._word(row, guest_id) for row in heard[-SHOWN:]],
            muted=muted,
            blocked=blocked,
            off=hush.deaf,
        )

    def numbers(self, guest_id: str | None, eyes: Eyes) -> list[int]:
        """All that somebody may hear."""
        return [row.number for row in self._heard(eyes, self._hush(guest_id))]

    def _hush(self, guest_id: str | None) -> Hush:
        return NOTHING if guest_id is None else self._hushes.get(guest_id, NOTHING)

    def _heard(self, eyes: Eyes, hush: Hush) -> list[WordRow]:
        if hush.deaf:
            return []
        return [row for row in self._rows if row.words and row.guest not in hush.muted and self._reaches(row, eyes)]

    def _room(self, eyes: Eyes) -> Room:
        if self._table.game is None:
            return TABLE
        return PLAYERS if eyes.sits else SPECTATORS

    def _reaches(self, row: WordRow, eyes: Eyes) -> bool:
        """Players and spectators do not hear each other while the game runs, as far as they know that it does."""
        return row.room in (TABLE, self._room(eyes)) or self._table.is_over_for(eyes)

    def _word(self, row: WordRow, guest_id: str | None) -> messages.Word:
        return messages.Word(
            number=row.number,
            author=self._authors[row.guest],
            mine=row.guest == guest_id,
            seat=row.seat,
            name=row.name,
            room=row.room,  # type: ignore[arg-type]
            seq=row.seq,
            at=row.at,
            words=row.words,
        )


class Heard:
    """What one connection has heard. Usually only what is new is sent; all of it, if something is not to be heard any
    more, or is to be heard after all."""

    def __init__(self, talk: Talk, after: int) -> None:
        self._talk = talk
        self._after = after
        self._told: list[int] | None = None
        self._known: tuple[object, ...] = ()
        self._beside: object = ([], [], False)

    def news(self, guest_id: str | None, eyes: Eyes, is_over: bool) -> str | None:
        """The live message with what is new, if anything is."""
        known = (self._talk.version, eyes, is_over)
        if known == self._known:
            return None
        self._known = known
        numbers = self._talk.numbers(guest_id, eyes)
        if self._told is None:  # after the game there is more to hear than was heard before
            self._told = [] if is_over else [number for number in numbers if number <= self._after]
        goes_on = numbers[: len(self._told)] == self._told
        since = self._told[-1] if goes_on and self._told else 0
        talk = self._talk.told(guest_id, eyes, since)
        beside = (talk.muted, talk.blocked, talk.off)
        if numbers == self._told and beside == self._beside:
            return None
        self._told, self._beside = numbers, beside
        return messages.TalkChanged(**dict(talk)).model_dump_json()
