"""The store by itself: its schema, and what must not happen twice."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from openingbell.core.errors import Refused
from openingbell.fairness.promise import Promise
from openingbell.games.acquire import ACQUIRE
from openingbell.protocol.messages import Sitting
from openingbell.server.entries import CHANCE, MOVE, Entry, now
from openingbell.server.seating import seated
from openingbell.server.store.database import open_database
from openingbell.server.store.models import WAITING, Guest, SeatRow, StoredTable, TableRow
from openingbell.server.store.schema import metadata
from openingbell.server.store.store import Store
from openingbell.server.store.upkeep import delete_abandoned
from openingbell.server.store.writer import TooLate
from tests.patience import SECONDS
from tests.server.postgres import Postgres

ME = Sitting(kind="me")
OPEN = Sitting(kind="open")
WAITING_FOR_A_LOCK = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


def opened(address: str) -> Store:
    return Store(open_database(address))


async def new_table(store: Store, host: Guest) -> StoredTable:
    row = TableRow(
        id="table", game="acquire", rules=1, options={"players": 2}, host=host.id, listed=False,
        status=WAITING, seq=0, scores=None, created=1, changed=1,
    )  # fmt: skip
    table = StoredTable(row, [seated("table", number, OPEN, host, ACQUIRE) for number in range(2)])
    await store.add_table(table, Promise.of("table", ACQUIRE, row.options))
    return table


def drawn(tile: str) -> Entry:
    return Entry(CHANCE, None, f"draw {tile}", 1)


def test_the_migrations_make_the_schema_that_the_models_describe(any_store: str) -> None:
    database = open_database(any_store)
    with database.reading.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()


def test_opening_a_store_again_changes_nothing(any_store: str) -> None:
    async def reopen() -> None:
        first = opened(any_store)
        key, guest = await first.signing_keys(), await first.new_guest("Ann")
        await first.close()
        second = opened(any_store)
        known = await second.guest(guest.id)
        assert known is not None
        assert (known[0], await second.signing_keys()) == (guest, key)
        await second.close()

    asyncio.run(reopen())


def test_a_number_is_given_to_one_move_only(any_store: str) -> None:
    async def race() -> None:
        one, other = opened(any_store), opened(any_store)
        ann = await one.new_guest("Ann")
        await new_table(one, ann)
        await one.add_entries("table", 0, [drawn("1A"), drawn("2A")], None)
        for late in (0, 1, 3):
            with pytest.raises(TooLate):
                await other.add_entries("table", late, [drawn("3A")], None)
        assert await other.entries("table") == [drawn("1A"), drawn("2A")]
        assert await other.entries("table", 1) == [drawn("2A")]
        await other.add_entries("table", 2, [Entry(MOVE, 0, "pass", 2)], [1, 2])
        ended = await one.table("table")
        assert ended is not None
        assert (ended.row.status, ended.row.seq, ended.row.scores) == ("over", 3, [1, 2])
        await one.close()
        await other.close()

    asyncio.run(race())


def test_a_seat_is_given_to_one_guest_only(any_store: str) -> None:
    async def race() -> None:
        one, other = opened(any_store), opened(any_store)
        ann, bob = await one.new_guest("Ann"), await one.new_guest("Bob")
        table = await new_table(one, ann)

        def sits(guest: Guest, number: int) -> SeatRow:
            return seated("table", number, ME, guest, ACQUIRE)

        await one.sit(sits(ann, 0), table.seats[0])
        with pytest.raises(TooLate):
            await other.sit(sits(bob, 0), table.seats[0])
        with pytest.raises(TooLate):  # nobody on two seats
            await other.sit(sits(ann, 1), table.seats[1])
        await one.add_entries("table", 0, [drawn("1A")], None)
        with pytest.raises(TooLate):  # the game has begun
            await other.sit(sits(bob, 1), table.seats[1])
        stored = await one.table("table")
        assert stored is not None
        assert [seat.name for seat in stored.seats] == ["Ann", ""]
        await one.close()
        await other.close()

    asyncio.run(race())


@pytest.mark.parametrize(
    "address", ["", "nonsense", "oracle://x/y", "sqlite://", "sqlite:////proc/nowhere/tables.sqlite3"]
)
def test_what_is_not_a_store_is_refused_in_one_line(address: str) -> None:
    with pytest.raises(Refused) as refused:
        open_database(address)
    assert len(str(refused.value).splitlines()) == 1


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann,\n" * 200)
    with pytest.raises(Refused):
        open_database(f"sqlite:///{file}")
    assert file.read_text() == "Dear Ann,\n" * 200


def test_only_whoever_runs_the_server_reads_the_store(store: str, tmp_path: Path) -> None:
    async def use() -> None:
        opened_ = opened(store)
        await opened_.new_guest("Ann")
        assert modes(tmp_path) == {"tables.sqlite3": 0o600, "tables.sqlite3-shm": 0o600, "tables.sqlite3-wal": 0o600}
        await opened_.close()

    asyncio.run(use())


def test_a_store_that_everybody_could_read_is_mended(store: str, tmp_path: Path) -> None:
    open_database(store).close()
    for name in ("tables.sqlite3", "tables.sqlite3-wal"):  # the latter stays behind when a server is killed
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    open_database(store).close()
    assert set(modes(tmp_path).values()) == {0o600}


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


def test_a_table_at_which_somebody_moves_is_not_deleted_as_abandoned(postgres: Postgres) -> None:
    """Nothing had happened there for years; the move is being stored while what is abandoned is deleted."""
    address = postgres.new_database()

    async def move_and_delete() -> None:
        store = opened(address)
        table = await new_table(store, await store.new_guest("Ann"))
        with closing(open_database(address)) as database, psycopg.connect(address) as moving:
            moving.execute("UPDATE tables SET changed = %s WHERE id = %s", (now(), table.row.id))
            deleting = asyncio.ensure_future(asyncio.to_thread(delete_abandoned, database, 30))
            while not deleting.done() and not await store.read(lambda read: read.scalar(WAITING_FOR_A_LOCK)):
                pass
            moving.commit()
            assert await deleting == 0
        assert await store.table(table.row.id) is not None
        await store.close()

    asyncio.run(asyncio.wait_for(move_and_delete(), SECONDS))
