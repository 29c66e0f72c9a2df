"""Reading and writing the store. Each method is one transaction: it happens whole or not at all."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, bindparam, case, delete, func, insert, select, tuple_, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DataError, DBAPIError

from openingbell.fairness.promise import Promise
from openingbell.server import refusals
from openingbell.server.entries import Entry, now
from openingbell.server.store.adding import insert_table
from openingbell.server.store.api_tokens import drop_tokens
from openingbell.server.store.bans import Ban, read_bans
from openingbell.server.store.blocks import BlockRow, block, blocks_of, drop_block, is_unwelcome, unblock
from openingbell.server.store.deals import AttemptRow, add_attempt, finish_attempt
from openingbell.server.store.deleting import awaits_counting, delete_tables, is_left
from openingbell.server.store.engines import READERS, Database
from openingbell.server.store.keys import KEPT, SIGNING, new_key
from openingbell.server.store.limits import read_limits
from openingbell.server.store.models import (
    HUMAN,
    OVER,
    PLAYING,
    WAITING,
    Guest,
    PromiseRow,
    SaltRow,
    SeatRow,
    SketchRow,
    StandingRow,
    StartRow,
    StoredTable,
)
from openingbell.server.store.news import (
    LOG,
    Own,
    TableNews,
    Version,
    read_news,
    read_own_versions,
    read_versions,
    with_seats,
)
from openingbell.server.store.notes import read_notes, write_notes
from openingbell.server.store.notices import NoticeStore
from openingbell.server.store.promises import add_promise, last_promise, listed_promises, put_salt, tell_salt
from openingbell.server.store.removals import RemovalRow, add_removal, drop_removal, removals_of
from openingbell.server.store.reports import Report, add_report, is_reported
from openingbell.server.store.results import note_over
from openingbell.server.store.reviews import ReviewStore
from openingbell.server.store.schema import (
    bans,
    entries,
    forgotten,
    guests,
    keys,
    seats,
    tables,
)
from openingbell.server.store.sketches import drop_sketch, keep_sketch, sketches_of
from openingbell.server.store.standing import keep_standing, standing_of
from openingbell.server.store.takings import take
from openingbell.server.store.talk import Hush, WordRow, add_word, be_deaf, hushes_of, mute, said, said_since
from openingbell.server.store.turns import TurnRow, note_turns
from openingbell.server.store.unattended import read_unattended
from openingbell.server.store.writer import TooLate, Writer, Written

ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
    .values({name: bindparam(name) for name in ("seq", "changed", "status", "scores", "actor", "due")})
)
BEGIN = ADVANCE.where(tables.c.version == bindparam("as_known"))

MARK = re.compile(r"(\d)-(\d{1,15})-(\w{1,20})", re.ASCII)

READABLE = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look alike

TALK_SECONDS = 20  # in which one guest may say so much, and all in one room of a table
WORDS_OF_ONE = 10
WORDS_IN_ROOM = 60

Result = TypeVar("Result")


class Store:
    """Reads go through connections of their own and never wait for writes, which one thread does.

    Whatever is written about a table is told to `written`: that is how others come to hear of it.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.is_shared = database.is_shared
        self.written: Written = lambda table_id, version: None
        self.ended: Callable[[], object] = lambda: None  # told when a game is over
        self._writer = Writer(database.writing, lambda table_id, version: self.written(table_id, version))
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self.notices = NoticeStore(self._read, self._writer.write)
        self.reviews = ReviewStore(self._read, self._writer.write)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self._database.close()

    async def check(self) -> None:
        """See that the store can be read and written, as a disk that is full or a lock would not allow."""
        await self.signing_keys()
        same = update(keys).where(keys.c.name == SIGNING).values(value=keys.c.value)
        await self._writer.write("", lambda write: write.execute(same))

    async def signing_keys(self) -> list[str]:
        """What this server signs with, last, and before it what signatures may still be of; made when it is first asked
        for."""
        found = await self._read(lambda read: {row.name: row.value for row in read.execute(select(keys))})
        if SIGNING in found:
            return [found[name] for name in (KEPT, SIGNING) if name in found]
        made = insert(keys).values(name=SIGNING, value=new_key())
        with suppress(TooLate):  # another server was faster
            await self._writer.write("", lambda write: write.execute(made))
        return await self.signing_keys()

    # --- guests ---------------------------------------------------------------------------------------------------

    async def new_guest(self, name: str, address: str = "") -> Guest:
        """Somebody who has come from an address."""
        guest = Guest(new_id(), name)
        row = insert(guests).values(id=guest.id, name=name, created=now(), address=address or None)
        await self._writer.write("", lambda write: write.execute(row))
        return guest

    async def guest(self, guest_id: str) -> tuple[Guest, int] | None:
        """A guest, and when they came."""
        wanted = select(guests.c.id, guests.c.name, guests.c.created).where(guests.c.id == guest_id)
        row = await self._read(lambda read: read.execute(wanted).one_or_none())
        return None if row is None else (Guest(row.id, row.name), row.created)

    async def rename_guest(self, guest_id: str, name: str) -> None:
        change = update(guests).where(guests.c.id == guest_id).values(name=name)
        await self._writer.write("", lambda write: write.execute(change))

    async def revoke(self, guest_id: str, until: int, programs: bool) -> None:
        """No token that was given to a guest until then is known any more, nor one of their `programs`."""
        change = update(guests).where(guests.c.id == guest_id).values(revoked=until)

        def revoke(write: Connection) -> None:
            write.execute(change)
            if programs:
                drop_tokens(write, guest_id)

        await self._writer.write("", revoke)

    async def revoked(self, since: int) -> dict[str, int]:
        """Until when tokens of guests are revoked, those of all who did so since then."""
        wanted = select(guests.c.id, guests.c.revoked).where(guests.c.revoked >= since)
        return await self._read(lambda read: {row.id: row.revoked for row in read.execute(wanted)})

    # --- tables ---------------------------------------------------------------------------------------------------

    async def add_table(
        self,
        table: StoredTable,
        promise: Promise | None,
        start: StartRow | None = None,
        attempt: AttemptRow | None = None,
    ) -> None:
        """A new table, with what is promised for it, and what was before its first move; or one at which somebody tries
        a deal, whose promise it shares, or TooLate if they have just set up another one."""

        def add(write: Connection) -> None:
            insert_table(write, table, start)
            if promise is not None:
                add_promise(write, promise)
            if attempt is not None:
                add_attempt(write, attempt)

        await self._writer.write(table.row.id, add, promises=promise is not None)

    async def table(self, table_id: str) -> StoredTable | None:
        def find(read: Connection) -> StoredTable | None:
            found = read.execute(select(tables).where(tables.c.id == table_id)).all()
            return with_seats(read, found)[0] if found else None

        return await self._read(find)

    async def news(self, table_id: str, known: Version) -> TableNews | None:
        """What is new at a table for somebody who knows this much of it, all of one moment."""
        return await self._read(lambda read: read_news(read, table_id, known))

    async def versions(self, table_ids: Collection[str]) -> dict[str, Version]:
        """How far tables are, in their logs and beside them; those that are there no more are missing."""
        return await self._read(lambda read: read_versions(read, table_ids))

    async def own_versions(self, guest_ids: Collection[str]) -> set[Own]:
        """How far the tables are with which these guests have to do."""
        return await self._read(lambda read: read_own_versions(read, guest_ids)) if guest_ids else set()

    async def unattended(self, table_ids: Collection[str] | None = None) -> list[str]:
        """Tables, of these or of all, at which something has to go on by itself."""
        return await self._read(lambda read: read_unattended(read, table_ids))

    async def tables(self, table_ids: Collection[str]) -> list[StoredTable]:
        wanted = select(tables).where(tables.c.id.in_(table_ids))
        return await self._read(lambda read: with_seats(read, read.execute(wanted).all()))

    async def listing(self, which: str, guest_id: str | None, after: str | None, most: int) -> list[StoredTable]:
        """Tables of one list of the lobby: those a guest has to do with (`mine`), and the listed ones that are `open`
        or `playing`. First those where it is the guest's turn, last those that are over; of these, the latest first.
        `after` is the mark of the last one seen before.
        """
        own = select(seats.c.table_id).where(seats.c.guest == guest_id)
        turns = own.where(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.actor).exists()
        behind = (tables.c.delay > 0) & ~own.where(seats.c.table_id == tables.c.id).exists()
        rank = case((turns, 2), (behind, 1), (tables.c.status == OVER, 0), else_=1).label("rank")
        moment = case((behind, tables.c.created), else_=tables.c.changed).label("moment")
        if which == "mine":
            off = select(forgotten.c.table_id).where(forgotten.c.guest == guest_id)
            wanted = ((tables.c.host == guest_id) | tables.c.id.in_(own)) & tables.c.id.not_in(off)
        elif which == "open":
            banned = select(bans.c.whom).where(bans.c.until.is_(None) | (bans.c.until > now()))
            wanted = tables.c.listed & (tables.c.status == WAITING) & tables.c.host.not_in(banned)
        else:
            wanted = tables.c.listed & ((tables.c.status == PLAYING) | _seems_to_play())
        if after is not None:
            mark = MARK.fullmatch(after)
            if mark is None:
                return []
            wanted &= tuple_(rank, moment, tables.c.id) < (int(mark[1]), int(mark[2]), mark[3])
        order = (rank.desc(), moment.desc(), tables.c.id.desc())
        first = select(tables, rank, moment).where(wanted).order_by(*order).limit(most)
        return await self._read(lambda read: with_seats(read, read.execute(first).all()))

    async def limits(self) -> dict[str, int]:
        return await self._read(read_limits)

    async def take(self, what: str, whose: str, most: int) -> bool:
        """One more of what there is only so much of in an hour, if there is."""
        return await self._writer.write("", lambda write: take(write, what, whose, most, now()))

    async def unfinished(self, guest_id: str) -> int:
        """How many tables a guest has set up that are not over."""
        wanted = select(func.count()).where(tables.c.host == guest_id, tables.c.status.in_((WAITING, PLAYING)))
        return await self._read(lambda read: int(read.scalar(wanted) or 0))

    async def change_table(self, table: StoredTable, promise: Promise) -> PromiseRow:
        """Other options and seats of a table that waits, for which chance is promised anew; or TooLate if it does not
        wait any more."""
        row = table.row
        change = (
            update(tables)
            .where(tables.c.id == row.id, tables.c.status == WAITING)
            .values(
                options=row.options,
                listed=row.listed,
                delay=row.delay,
                hints=row.hints,
                changed=row.changed,
                clock=row.clock,
            )
        )

        def write_down(write: Connection) -> PromiseRow:
            if write.execute(change).rowcount != 1:
                raise TooLate
            write.execute(delete(seats).where(seats.c.table_id == row.id))
            write.execute(insert(seats), [asdict(seat) for seat in table.seats])
            return add_promise(write, promise)

        return await self._writer.write(row.id, write_down, promises=True)

    async def forget(self, table_id: str, guest_id: str, people: Collection[str]) -> bool:
        """Take a table off a guest's list. When all its people have done so it is deleted, which is what this says,
        unless its game is to be counted first."""
        off = select(forgotten.c.guest).where(forgotten.c.table_id == table_id)
        row = insert(forgotten).values(table_id=table_id, guest=guest_id)

        def forget(write: Connection) -> bool:
            done = set(write.scalars(off))
            if guest_id not in done:
                write.execute(row)
            is_deleted = done | {guest_id} >= set(people) and not awaits_counting(write, table_id)
            if is_deleted:
                delete_tables(write, [table_id])
            return is_deleted

        return await self._writer.write(table_id, forget)

    async def delete_left(self, table_id: str) -> bool:
        """Delete a table if it is on nobody's list and nothing is to come of its game; whether it was."""

        def delete_left(write: Connection) -> bool:
            found = is_left(write, table_id)
            if found:
                delete_tables(write, [table_id])
            return found

        return await self._read(lambda read: is_left(read, table_id)) and await self._writer.write(
            table_id, delete_left
        )

    async def sit(self, seat: SeatRow, instead_of: SeatRow, removed: bool = False) -> None:
        """Change who sits on a seat, or TooLate if somebody else sits there by now or the game has begun; whoever did
        may be `removed` from the table."""
        waiting = select(tables.c.id).where(tables.c.id == seat.table_id, tables.c.status == WAITING)
        before = (seats.c.kind == instead_of.kind) & (seats.c.guest.is_not_distinct_from(instead_of.guest))
        change = (
            update(seats)
            .where(seats.c.table_id.in_(waiting), seats.c.seat == seat.seat, before)
            .values(kind=seat.kind, name=seat.name, guest=seat.guest, bot=seat.bot, salted=seat.salted)
        )
        own = (seats.c.guest == seat.guest) & (seats.c.name == seat.name)
        twice = select(seats.c.seat).where(seats.c.table_id == seat.table_id, own)

        def sit(write: Connection) -> None:
            if write.execute(change).rowcount != 1:
                raise TooLate
            if seat.kind == HUMAN and len(write.execute(twice).all()) > 1:
                raise TooLate
            if removed:
                add_removal(write, instead_of)

        await self._writer.write(seat.table_id, sit)

    async def wait_until(self, table_id: str, due: int | None) -> None:
        """When a table that waits is to be looked at again; not at all, if nothing is said."""
        change = update(tables).where(tables.c.id == table_id, tables.c.status == WAITING).values(due=due)
        await self._writer.write(table_id, lambda write: write.execute(change))

    # --- people who do not want to meet ---------------------------------------------------------------------------

    async def removals(self, table_id: str) -> list[RemovalRow]:
        """Whom the host of a table has removed."""
        return await self._read(lambda read: removals_of(read, table_id))

    async def drop_removal(self, table_id: str, number: int) -> None:
        await self._writer.write(table_id, lambda write: drop_removal(write, table_id, number))

    async def is_unwelcome(self, table_id: str, host: str, guest_id: str) -> bool:
        return await self._read(lambda read: is_unwelcome(read, table_id, host, guest_id))

    async def blocks(self, guest_id: str) -> list[BlockRow]:
        """Whom a guest has blocked."""
        return await self._read(lambda read: blocks_of(read, [guest_id]))

    async def block(self, table_id: str, guest_id: str, other: str, name: str) -> None:
        """Everywhere, but told first at the table where they were met."""
        await self._writer.write(table_id, lambda write: block(write, guest_id, other, name))

    async def unblock(self, table_id: str, guest_id: str, other: str) -> None:
        await self._writer.write(table_id, lambda write: unblock(write, guest_id, other))

    async def drop_block(self, guest_id: str, number: int) -> None:
        await self._writer.write("", lambda write: drop_block(write, guest_id, number))

    async def report(self, report: Report) -> None:
        """For whoever runs the server; once is enough."""

        def write_down(write: Connection) -> None:
            if is_reported(write, report):
                raise refusals.reported_already()
            add_report(write, report)

        await self._writer.write("", write_down)

    async def bans(self) -> list[Ban]:
        return await self._read(read_bans)

    # --- standing answers -----------------------------------------------------------------------------------------

    async def standing(self, table_id: str) -> list[StandingRow]:
        """What stands for the seats of a table."""
        return await self._read(lambda read: standing_of(read, table_id))

    async def keep_standing(self, row: StandingRow, instead_of: StandingRow | None) -> None:
        """What stands for a seat from now on, or TooLate if something else stands by now than what is to go."""
        await self._writer.write(row.table_id, lambda write: keep_standing(write, row, instead_of))

    # --- sketches of trades ---------------------------------------------------------------------------------------

    async def sketches(self, table_id: str) -> list[SketchRow]:
        """What lies between the seats of a table."""
        return await self._read(lambda read: sketches_of(read, table_id))

    async def keep_sketch(self, row: SketchRow, most: int) -> SketchRow:
        """In the place of the one that lay there, or TooLate if so many were shown since the last move."""
        return await self._writer.write(row.table_id, lambda write: keep_sketch(write, row, most))

    async def drop_sketch(self, table_id: str, low: int, high: int) -> None:
        await self._writer.write(table_id, lambda write: drop_sketch(write, table_id, low, high))

    # --- talk and notes -------------------------------------------------------------------------------------------

    async def said(self, table_id: str, after: int) -> list[WordRow]:
        """What was said at a table after what is known."""
        return await self._read(lambda read: said(read, table_id, after))

    async def say(self, row: WordRow) -> None:
        """Something said, unless it is too much in too short a time."""

        def write_down(write: Connection) -> None:
            own, room = said_since(write, row, row.at - TALK_SECONDS * 1000)
            if own >= WORDS_OF_ONE or room >= WORDS_IN_ROOM:
                raise refusals.too_much_talk()
            add_word(write, row)

        await self._writer.write(row.table_id, write_down)

    async def allow_talk(self, table_id: str, allowed: bool) -> None:
        change = update(tables).where(tables.c.id == table_id).values(talk=allowed)
        await self._writer.write(table_id, lambda write: write.execute(change))

    async def hushes(self, table_id: str, guest_ids: Collection[str]) -> dict[str, Hush]:
        """What guests do not want to hear at a table."""
        return await self._read(lambda read: hushes_of(read, table_id, guest_ids)) if guest_ids else {}

    async def mute(self, table_id: str, guest_id: str, other: str, muted: bool) -> None:
        """Everywhere, but told first where it was said."""
        await self._writer.write(table_id, lambda write: mute(write, guest_id, other, muted))

    async def be_deaf(self, table_id: str, guest_id: str, is_deaf: bool) -> None:
        await self._writer.write(table_id, lambda write: be_deaf(write, table_id, guest_id, is_deaf))

    async def notes(self, table_id: str, guest_id: str, seat: int | None) -> str:
        return await self._read(lambda read: read_notes(read, table_id, guest_id, seat))

    async def write_notes(self, table_id: str, guest_id: str, seat: int | None, text: str) -> None:
        await self._writer.write("", lambda write: write_notes(write, table_id, guest_id, seat, text))

    # --- promises of chance ---------------------------------------------------------------------------------------

    async def promise(self, table_id: str) -> PromiseRow | None:
        """What is promised for a table; nothing, if it is older than promises."""
        return await self._read(lambda read: last_promise(read, table_id))

    async def add_promise(self, table_id: str, promise: Promise) -> PromiseRow:
        return await self._writer.write(table_id, lambda write: add_promise(write, promise), promises=True)

    async def promises(self, after: int, most: int) -> list[dict[str, Any]]:
        """A page of the public list."""
        return await self._read(lambda read: listed_promises(read, after, most))

    async def put_salt(self, table_id: str, number: int, seat: int, row: SaltRow | None) -> None:
        await self._writer.write(table_id, lambda write: put_salt(write, number, seat, row))

    async def tell_salt(self, table_id: str, number: int, seat: int, salt: str) -> None:
        await self._writer.write(table_id, lambda write: tell_salt(write, number, seat, salt))

    # --- entries --------------------------------------------------------------------------------------------------

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table, without its first `after` entries."""
        values = {"table": table_id, "after": after}
        return await self._read(lambda read: [Entry(*row) for row in read.execute(LOG, values)])

    async def add_entries(
        self,
        table_id: str,
        seq: int,
        added: Sequence[Entry],
        scores: Sequence[int] | None,
        actor: int | None = None,
        version: int | None = None,
        due: int | None = None,
        changed: Sequence[SeatRow] = (),
        ended: bool = False,
        told: Sequence[TurnRow] = (),
    ) -> None:
        """Store entries from number `seq` on, or TooLate if that number exists already; `scores` end the game, or it is
        `ended` without, `actor` is the seat that has to decide after them, `due` when its time runs out, the seats that
        have `changed` are as they say, and turns are noted that are to be `told`. With a `version` it is too late, too,
        if something else about the table has changed since then.
        """
        is_over = scores is not None or ended
        rows = [{"table_id": table_id, "seq": number, **vars(entry)} for number, entry in enumerate(added, seq)]
        advance: dict[str, Any] = {
            "table": table_id,
            "before": seq,
            "seq": seq + len(rows),
            "changed": now(),
            "status": OVER if is_over else PLAYING,
            "scores": None if scores is None else list(scores),
            "actor": actor,
            "due": due,
        }
        if version is not None:
            advance["as_known"] = version

        def add(write: Connection) -> None:
            if write.execute(ADVANCE if version is None else BEGIN, advance).rowcount != 1:
                raise TooLate
            if rows:
                write.execute(insert(entries), rows)
            for seat in changed:
                sits = (seats.c.table_id == table_id) & (seats.c.seat == seat.seat)
                write.execute(update(seats).where(sits).values(asdict(seat)))
            if is_over:
                note_over(write, table_id, advance["changed"])
                finish_attempt(write, table_id, scores)
            note_turns(write, told)

        await self._writer.write(table_id, add, logged=True)
        if is_over:
            self.ended()

    async def due(self, moment: int, most: int, rules: Mapping[str, int] | None = None) -> list[str]:
        """Tables at which somebody's time has run out by then, the earliest first; of games with these rules, if any
        are said."""
        wanted = select(tables.c.id).where(tables.c.due <= moment).order_by(tables.c.due).limit(most)
        if rules is not None:
            wanted = wanted.where(tuple_(tables.c.game, tables.c.rules).in_(list(rules.items())))
        return await self._read(lambda read: [str(row.id) for row in read.execute(wanted)])

    async def put_off(self, table_id: str, moment: int, later: int) -> None:
        """A table that was due by then is looked at again only later, so that it is in no other's way."""
        change = update(tables).where(tables.c.id == table_id, tables.c.due <= moment).values(due=later)
        await self.write(lambda write: write.execute(change))

    # --- parts of the store that have a file of their own ---------------------------------------------------------

    async def read(self, find: Callable[[Connection], Result]) -> Result:
        """What a function of such a part finds, as `await store.read(lambda read: account_of(read, guest_id))`."""
        return await self._read(find)

    async def write(self, change: Callable[[Connection], Result], promises: bool = False) -> Result:
        """Have something written that is not about a table; whole or not at all, and TooLate if it is there already.
        `promises`: it adds to the list of promises."""
        return await self._writer.write("", change, promises=promises)

    # --- helpers --------------------------------------------------------------------------------------------------

    async def _read(self, find: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._find, find)

    def _find(self, find: Callable[[Connection], Result]) -> Result:
        try:
            with self._database.reading.connect() as connection:
                return find(connection)
        except DataError as error:
            raise refusals.unwritable() from error
        except DBAPIError as error:
            raise refusals.store_fails() from error


def _seems_to_play() -> ColumnElement[bool]:
    """A game that is over, but its spectators, who are kept behind, do not know it yet."""
    last = (entries.c.table_id == tables.c.id) & (entries.c.seq == tables.c.seq - 1)
    recent = select(entries.c.seq).where(last, entries.c.at > now() - tables.c.delay * 1000).exists()
    return (tables.c.status == OVER) & (tables.c.delay > 0) & recent


def new_id() -> str:
    """Hard to guess, easy to read aloud."""
    return "".join(secrets.choice(READABLE) for _ in range(14))
