"""`bell admin` beside a running server, and what the server counts."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from openingbell.core.record import Record
from openingbell.core.state import OVER
from openingbell.server.store.upkeep import DAY, opened
from tests.cli.bell import bell
from tests.patience import SECONDS
from tests.server.killing import workers_of
from tests.server.postgres import Postgres
from tests.server.serving import BOT, ME, OPEN, Client, Server, refusal, serving


def finished(client: Client) -> str:
    """A game that was played to its end; its table's id."""
    table = client.set_up([ME, BOT])
    with client.live(table) as live:
        while True:
            position = live.position()
            if position["legal"]:
                client.move(table, position["seq"], position["legal"][0]["move"])
            elif position["view"]["actor"] == OVER:
                return table


def admin(store: str, *arguments: str | Path, status: int = 0) -> str:
    result = bell("admin", arguments[0], "--store", store, *arguments[1:], status=status)
    return result.stdout if status == 0 else result.stderr


def test_tables_are_listed_exported_and_copied_while_the_server_runs(tmp_path: Path, any_store: str) -> None:
    with serving(tmp_path, "--bot-pause", "0", address=any_store) as server:
        ann = Client(server, "Ann")
        over, waits = finished(ann), ann.set_up([ME, OPEN])
        listed = json.loads(admin(any_store, "tables", "--json").splitlines()[-1])["tables"]
        assert {(row["table"], row["status"]) for row in listed} == {(over, "over"), (waits, "waiting")}
        assert over in admin(any_store, "tables", "--status", "over")

        admin(any_store, "export", over, tmp_path / "game.json")
        assert Record.read(tmp_path / "game.json").to_json() == ann.get(f"/tables/{over}/record")
        assert "when the game is over" in admin(any_store, "export", waits, tmp_path / "no.json", status=1)
        assert not (tmp_path / "no.json").exists()

        assert "2 tables were copied" in admin(any_store, "backup", tmp_path / "copy.sqlite3")
        assert "is there already" in admin(any_store, "backup", tmp_path / "copy.sqlite3", status=1)
        token = ann.token
        ann.close()
    with serving(tmp_path, address=f"sqlite:///{tmp_path / 'copy.sqlite3'}") as copy:
        again = Client(copy, token=token)
        assert again.get("/me")["guest"]["name"] == "Ann"
        assert again.get(f"/tables/{over}/record")["game"] == "acquire"
        again.close()


def test_a_new_key_and_what_the_last_one_signed(tmp_path: Path, store: str) -> None:
    with serving(tmp_path, address=store) as server:
        ann = Client(server, "Ann")
        admin(store, "rotate")
        assert ann.get("/me")["guest"]["name"] == "Ann"
        with opened(store) as database, database.reading.connect() as read:
            names = {row[0] for row in read.exec_driver_sql("SELECT name FROM keys")}
        assert names == {"signing", "signing before"}
        ann.close()
    admin(store, "rotate", "--at-once")
    with serving(tmp_path, address=store) as server:
        nobody = Client(server, token=ann.token)
        assert nobody.get("/me")["guest"] is None
        nobody.close()


def test_abandoned_tables_are_deleted_and_others_stay(tmp_path: Path, store: str) -> None:
    with serving(tmp_path, "--bot-pause", "0", address=store) as server:
        ann = Client(server, "Ann")
        over, old, fresh = finished(ann), ann.set_up([ME, BOT]), ann.set_up([ME, OPEN])
        ann.close()
    with sqlite3.connect(store.removeprefix("sqlite:///")) as file:
        file.execute("UPDATE tables SET changed = changed - ? WHERE id IN (?, ?)", (40 * DAY, over, old))
    file.close()
    assert "One table is abandoned" in admin(store, "abandoned", "30")
    assert "One table was deleted" in admin(store, "abandoned", "30", "--delete")
    left = json.loads(admin(store, "tables", "--json").splitlines()[-1])["tables"]
    assert {row["table"] for row in left} == {over, fresh}


def test_a_game_that_is_ended_is_over_for_everybody(tmp_path: Path, store: str) -> None:
    with serving(tmp_path, "--bot-pause", "0", address=store) as server:
        ann = Client(server, "Ann")
        table = ann.set_up([ME, BOT])
        with ann.live(table) as live:
            while not (position := live.position())["legal"]:
                pass
        assert table in admin(store, "end", table)
        assert ann.move(table, position["seq"], position["legal"][0]["move"]).status_code == 409
        assert ann.get(f"/tables/{table}/record")["abandoned"] is True
        assert "is over" in admin(store, "end", table, status=1)
        ann.close()


def test_a_limit_is_heeded_at_once(tmp_path: Path, store: str) -> None:
    with serving(tmp_path, address=store) as server:
        ann = Client(server, "Ann")
        ann.set_up([ME, OPEN])
        assert "tables-per-guest 1" in admin(store, "limits", "tables-per-guest", "1")
        body = {"game": "acquire", "options": {"players": 2}, "seats": [ME, OPEN]}
        assert refusal(ann.ask("POST", "/tables", body)) == (429, "tables")
        ann.close()
    assert "the limits are" in admin(store, "limits", "wishes", "1", status=2)


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.sqlite3"
    assert "there is no such file" in admin(f"sqlite:///{nowhere}", "tables", status=1)
    assert not nowhere.exists()


def test_what_the_server_counts(tmp_path: Path, postgres: Postgres) -> None:
    """On a port of its own, for one worker and for several together; names and ids are nowhere in it."""
    for arguments, address in (((), None), (("--workers", "2"), postgres.new_database())):
        with serving(tmp_path, "--bot-pause", "0", "--metrics-port", "0", *arguments, address=address) as server:
            ann = Client(server, "Ann")
            table = finished(ann)
            counted = httpx.get(server.metrics(), timeout=SECONDS).text
            moves = re.search(r"^openingbell_move_seconds_count (\d+)", counted, re.MULTILINE)
            assert moves is not None
            assert int(moves[1]) > 10
            assert table not in counted
            assert "Ann" not in counted
            assert "openingbell_move" not in httpx.get(f"{server.address}/metrics", timeout=SECONDS).text
            ann.close()


def test_what_a_killed_worker_had_open_is_counted_no_longer(tmp_path: Path, postgres: Postgres) -> None:
    """Ann's lines and tables are at any of the two, and both are killed, one after the other."""
    arguments = ("--workers", "2", "--metrics-port", "0")
    with (
        serving(tmp_path, *arguments, address=postgres.new_database()) as server,
        closing(Client(server, "Ann")) as ann,
    ):
        metrics = server.metrics()
        with ann.live(ann.set_up([ME, OPEN])) as live:
            live.table()
            lines, tables = _open(metrics)
            assert (lines, tables > 0) == (1, True)
            for killed in workers_of(server):
                os.kill(killed, signal.SIGKILL)
                while killed in workers_of(server) or len(workers_of(server)) < 2:
                    pass
        assert _open(metrics) == (0, 0)


def _open(metrics: str) -> tuple[float, float]:
    """The live lines and the tables that are counted."""
    counted = httpx.get(metrics, timeout=SECONDS).text
    lines, tables = [
        sum(map(float, re.findall(rf"^{name} (\S+)", counted, re.MULTILINE)))
        for name in ("openingbell_live_lines", "openingbell_tables")
    ]
    return lines, tables


def test_logs_as_lines_of_json(tmp_path: Path) -> None:
    server = Server(tmp_path, "--log-json")
    server.start()
    other = sqlite3.connect(server.store, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    answer = httpx.post(f"{server.address}/api/guests", json={"name": "Ann"}, timeout=SECONDS)
    assert refusal(answer)[0] == 503
    other.close()
    lines = [json.loads(line) for line in server.log().splitlines()]
    assert {"time", "level", "from", "message"} <= set(lines[0])
    server.stop()
