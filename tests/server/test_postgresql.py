"""A store in PostgreSQL: the same writer, the same promises."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.engine import Connection

from openingbell.core.record import Record
from openingbell.server.results import recounting
from openingbell.server.store.database import open_database
from openingbell.server.store.line import DatabaseLine
from openingbell.server.store.postgresql import ALIVE, NOTICED
from tests.cli.bell import refusal
from tests.server.postgres import Postgres
from tests.server.serving import BOT, ME, OPEN, Client, serving
from tests.server.test_trouble import Person

CUT_ALL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


MEGABYTE = 1 << 20
HALF_A_PAGE = 4096
CONNECTIONS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
SIZE = "SELECT pg_relation_size('entries')"
FILL = "INSERT INTO entries SELECT %s, seq, 'move', 0, '', 0 FROM generate_series(%s::bigint, %s::bigint) AS seq"
IDLE = "SELECT current_setting('idle_in_transaction_session_timeout')"
ON_A_PAGE = "SELECT count(*) FROM entries WHERE ctid >= '(10,0)' AND ctid < '(11,0)'"
STORED = "SELECT seq, (SELECT count(*) FROM entries WHERE table_id = id) FROM tables WHERE id = %s"


def test_a_game_outlives_a_killed_server(tmp_path: Path, postgres: Postgres) -> None:
    """Every move that was acknowledged is there, and the record replays to its scores."""
    address = postgres.new_database()
    with serving(tmp_path, "--bot-pause", "0", address=address) as server:
        ann = Client(server, "Ann")
        table = ann.set_up([ME, BOT, BOT])
        made = 0
        with ann.live(table) as live:
            person = Person(ann, table, live)
            for _ in range(5):
                position = person.turn()
                assert person.move(position) == 201
                made = position["seq"] + 1
        server.kill()
        server.start()
        assert ann.get(f"/tables/{table}")["seq"] >= made
        with ann.live(table) as live:
            Person(ann, table, live).play_until(lambda status: status != 201)
        record = Record.from_json(ann.get(f"/tables/{table}/record"))
        assert record.scores is not None
        assert record.replay().scores() == record.scores
        assert server.stop() == 0
        ann.close()


def test_a_database_that_is_gone_for_a_while_stops_moves_and_everything_goes_on(
    tmp_path: Path, postgres: Postgres
) -> None:
    address = postgres.new_database()
    with serving(tmp_path, "--bot-pause", "0", address=address) as server, closing(Client(server, "Ann")) as ann:
        table = ann.set_up([ME, BOT])
        with ann.live(table) as live:
            person = Person(ann, table, live)
            position = person.turn()
            postgres.stop()
            try:
                assert person.move(position) == 503
                assert ann.get(f"/tables/{table}")["seq"] == position["seq"]
                assert ann.ask("GET", "/health").status_code == 503
            finally:
                postgres.start()
            while (status := person.move(position)) == 503:
                pass  # a line to it is opened again after a moment
            assert status == 201
            person.play_until(lambda status: status != 201)
        assert ann.get(f"/tables/{table}")["status"] == "over"


def test_connections_that_are_lost_stop_nothing(tmp_path: Path, postgres: Postgres) -> None:
    """The database lives, and ends every line to it: moves are made or refused, each once, and the game goes on."""
    address = postgres.new_database()
    with serving(tmp_path, "--bot-pause", "0", address=address) as server, closing(Client(server, "Ann")) as ann:
        table = ann.set_up([ME, BOT])
        with ann.live(table) as live:
            person = Person(ann, table, live)
            for _ in range(3):
                position = person.turn()
                with psycopg.connect(address, autocommit=True) as other:
                    other.execute(CUT_ALL)
                while (status := person.move(position)) == 503:
                    pass
                assert status == 201
            assert ann.get(f"/tables/{table}")["seq"] > position["seq"]
        assert server.stop() == 0


def test_a_disk_that_fills_stops_moves_and_the_game_goes_on_when_it_is_freed(
    tmp_path: Path, postgres: Postgres
) -> None:
    """A limit on the size of the database's files: of the page that the next entry needs, half can be written, and it
    says that the disk is full. Its own log goes on, whose files are shorter."""
    address = postgres.new_database()
    with (
        serving(tmp_path, "--bot-pause", "0", address=address) as server,
        closing(Client(server, "Ann")) as ann,
        psycopg.connect(address, autocommit=True) as database,
    ):
        table, filler = ann.set_up([ME, BOT, BOT]), ann.set_up([ME, OPEN])
        with ann.live(table) as live:
            person = Person(ann, table, live)
            refused = person.turn()
            size = _fill(database, filler)
            assert size > MEGABYTE
            writing = [process for (process,) in database.execute(CONNECTIONS)]
            postgres.limit_files(writing, size + HALF_A_PAGE)
            assert person.move(refused) == 503
            assert "wrote only 4096 of 8192 bytes" in server.log()
            seq, entries = database.execute(STORED, (table,)).fetchone() or (0, 0)
            assert seq == entries == ann.get(f"/tables/{table}")["seq"] == refused["seq"]
            postgres.limit_files(writing, None)
            assert person.move(refused) == 201
            person.play_until(lambda status: status != 201)
        assert ann.get(f"/tables/{table}")["status"] == "over"
        record = Record.from_json(ann.get(f"/tables/{table}/record"))
        assert record.replay().scores() == record.scores
        assert server.stop() == 0


def _fill(database: psycopg.Connection[tuple[int]], table: str) -> int:
    """Short entries, until on the last page of their file there is no room for another one; how long the file is."""
    last = 1000

    def add(rows: int) -> int:
        nonlocal last
        database.execute(FILL, (table, last + 1, last + rows))
        last += rows
        return _number(database, SIZE)

    size = add(20_000)
    while add(1) == size:
        pass
    return add(_number(database, ON_A_PAGE) - 1)


def _number(database: psycopg.Connection[tuple[int]], question: str) -> int:
    row = database.execute(question).fetchone()
    assert row is not None
    return row[0]


def test_no_connection_outlives_a_host_that_is_gone(postgres: Postgres) -> None:
    """Both sides of every connection find out, and what writes is free of its locks even sooner."""
    address = postgres.new_database()

    async def errands() -> None:
        line = DatabaseLine(address)
        (rows,) = await line.ask((IDLE, ()))
        assert rows == [("3s",)]
        assert line._connection is not None
        _is_looked_after(line._connection.info)
        await line.close()

    with closing(open_database(address)) as database:
        for engine, idle in ((database.writing, "3s"), (database.reading, "0")):
            with engine.connect() as connection:
                assert connection.scalar(text(IDLE)) == idle
                _is_looked_after(connection.connection.dbapi_connection.info)  # type: ignore[union-attr]
    asyncio.run(errands())


def _is_looked_after(info: psycopg.ConnectionInfo) -> None:
    kept = info.get_parameters()
    assert {name: kept[name] for name in ALIVE} == {name: str(value) for name, value in ALIVE.items()}
    assert NOTICED in kept["options"]


def test_who_counts_everything_anew_is_not_taken_for_gone(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor who brings the tables up to date: both compute while they are in a transaction, and the next is as usual."""
    allowed: list[object] = []

    def asked(write: Connection, *arguments: object) -> None:
        allowed.append(write.scalar(text(IDLE)))

    monkeypatch.setattr(recounting, "rewrite", asked)
    monkeypatch.setattr("openingbell.server.store.database.command.upgrade", _asking(asked, command.upgrade))
    with closing(open_database(postgres.new_database())) as database:
        recounting.recount(database, keep=False)
        with database.writing.begin() as write:
            asked(write)
    assert allowed == ["0", "0", "3s"]


def _asking(
    asked: Callable[[Connection], None], upgrade: Callable[[Config, str], None]
) -> Callable[[Config, str], None]:
    def ask_and_upgrade(config: Config, to: str) -> None:
        asked(config.attributes["connection"])
        upgrade(config, to)

    return ask_and_upgrade


def test_a_database_that_cannot_be_reached_is_refused_in_one_line_without_its_password(tmp_path: Path) -> None:
    address = f"postgresql://bell:secret@/bell?host={tmp_path}"
    said = refusal("serve", "--port", "0", "--store", address, status=1)
    assert said.startswith(
        f"the store postgresql://bell:***@/bell?host={str(tmp_path).replace('/', '%2F')} cannot be used: "
    )
    assert "secret" not in said
