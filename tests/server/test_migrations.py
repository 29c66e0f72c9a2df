"""Stores of earlier versions: their games go on."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from openingbell.core.errors import Refused
from openingbell.core.record import Record
from openingbell.server.entries import now
from openingbell.server.store.database import open_database
from tests.patience import SECONDS
from tests.server.serving import Client, Server, refusal, serving

STORES = Path(__file__).parent / "stores"
PLAYING, WAITING, NEXT = "qphtfk37gvd3em", "gvgvk4t5d8ec8k", 46
TOKEN = "InlhNXEzNHpncHZocGV5Ig.FSF_GemrV-rBcuHDjsN5Lx47d34"
STOP = """
import os, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from openingbell.server.store.database import open_database

@event.listens_for(Engine, "after_cursor_execute")
def stop(connection, cursor, statement, *rest):
    if statement.strip().startswith(sys.argv[2]):
        os._exit(9)

open_database(sys.argv[1])
"""


def of_version(version: str, path: Path) -> None:
    """A store that the server wrote when its schema had this version: Ann has a running game and a waiting table."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript((STORES / f"{version}.sql").read_text(encoding="utf-8"))
        database.execute("UPDATE guests SET created = ?", (now(),))  # a token of a year ago would not be known
        database.commit()


def test_a_game_in_a_store_of_moves_goes_on_to_its_end(tmp_path: Path) -> None:
    of_version("0001", tmp_path / "tables.sqlite3")
    with serving(tmp_path, "--bot-pause", "0") as server, closing(Client(server, token=TOKEN)) as ann:
        lobby = ann.get("/tables")
        assert sorted(table["id"] for table in lobby["mine"]) == sorted([PLAYING, WAITING])
        before = moves(server)
        assert before[44:] == [("chance", None, "draw 9A"), ("move", 0, "place 1B")]
        finish(ann, PLAYING)
        record = Record.from_json(ann.get(f"/tables/{PLAYING}/record"))
        record.replay()
        assert record.moves[:NEXT] == [text for _, _, text in before]
        assert server.stop() == 0


def test_a_log_of_a_later_version_is_refused_by_name_and_listed(tmp_path: Path) -> None:
    of_version("0001", tmp_path / "tables.sqlite3")
    with serving(tmp_path) as server, closing(Client(server, token=TOKEN)) as ann:
        with closing(sqlite3.connect(server.store)) as database, database:
            database.execute(f"INSERT INTO entries VALUES ('{PLAYING}', {NEXT}, 'telepathy', 0, '44', 1)")
            database.execute(f"UPDATE tables SET seq = {NEXT + 1} WHERE id = '{PLAYING}'")
        answer = ann.ask("GET", f"/tables/{PLAYING}")
        assert refusal(answer) == (409, "version")
        assert answer.json()["facts"] == {"kind": "telepathy"}
        with ann.live(PLAYING) as live:
            assert live.read()["error"] == "version"
        assert len(ann.get("/tables")["mine"]) == 2
        assert ann.get(f"/tables/{WAITING}")["you"] == 0
        assert server.stop() == 0


def test_a_table_of_older_rules_is_refused_by_name_and_listed(tmp_path: Path) -> None:
    of_version("0001", tmp_path / "tables.sqlite3")
    with serving(tmp_path) as server, closing(Client(server, token=TOKEN)) as ann:
        with closing(sqlite3.connect(server.store)) as database, database:
            database.execute(f"UPDATE tables SET rules = 0 WHERE id = '{PLAYING}'")
        answer = ann.ask("GET", f"/tables/{PLAYING}")
        assert refusal(answer) == (409, "rules")
        assert "version 0 of the rules of acquire" in answer.json()["sentence"]
        assert {table["id"] for table in ann.get("/tables")["mine"]} == {PLAYING, WAITING}
        with closing(sqlite3.connect(server.store)) as database, database:
            kept_behind = "listed = 1, delay = 3600, changed = ?"
            database.execute(f"UPDATE tables SET {kept_behind} WHERE id = '{PLAYING}'", (now(),))
        with closing(Client(server)) as nobody:  # to whom nobody can say how the game was before
            assert nobody.get("/lobby/playing")["tables"] == []
        assert server.stop() == 0


def test_a_store_of_a_later_version_is_refused_in_a_sentence(tmp_path: Path, store: str) -> None:
    open_database(store).close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refused) as refused:
        open_database(store)
    assert str(refused.value) == f"the store {store} cannot be used: it was written by a later version of Opening Bell"


@pytest.mark.parametrize("statement", ["INSERT INTO entries", "DROP TABLE moves", "ALTER TABLE guests"])
def test_a_stop_in_the_middle_of_a_migration_leaves_the_store_as_it_was(
    tmp_path: Path, store: str, statement: str
) -> None:
    of_version("0001", tmp_path / "tables.sqlite3")
    stopped = subprocess.run([sys.executable, "-c", STOP, store, statement], check=False, timeout=SECONDS)
    assert stopped.returncode == 9
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM moves").fetchone() == (NEXT,)
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    open_database(store).close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM entries").fetchone() == (NEXT,)


def moves(server: Server) -> list[tuple[str, int | None, str]]:
    with closing(sqlite3.connect(server.store)) as database:
        wanted = "SELECT kind, seat, text FROM entries WHERE table_id = ? ORDER BY seq"
        return database.execute(wanted, (PLAYING,)).fetchall()


def finish(client: Client, table: str) -> int:
    """Play at random until the game is over; how many entries it then has."""
    chooser = random.Random(1)
    with client.live(table) as live:
        position = live.position()
        while position["view"]["actor"] != -2:
            if position["legal"]:
                move = chooser.choice(position["legal"])["move"]
                assert client.move(table, position["seq"], move).status_code == 201
            position = live.position()
        return int(position["seq"])
