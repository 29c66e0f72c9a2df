"""What happens to servers: a full disk, a store that another program holds, lines on which nothing is said, far too
many tables. Games go on by themselves."""

from __future__ import annotations

import random
import resource
import socket
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from openingbell.server.entries import CHANCE
from tests.patience import SECONDS
from tests.server.people import PASSWORD, account, server_rows
from tests.server.serving import BOT, ME, Client, Live, Server, serving

EXPERT = {"kind": "bot", "bot": "expert"}
TURNS = 20  # of somebody beside fifty tables
REQUEST = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n"
HALVES = (b"", b"P", REQUEST, REQUEST + b"Content-Length: 9\r\n\r\n{")
NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Person:
    """Plays at random against bots; tries a refused move again, as anybody would."""

    def __init__(self, client: Client, table: str, live: Live) -> None:
        self._client = client
        self._table = table
        self._live = live
        self._chooser = random.Random(1)

    def position(self) -> dict[str, Any]:
        return self._live.position()

    def turn(self) -> dict[str, Any]:
        """The next position where this person has to decide, or the end."""
        while True:
            position = self._live.position()
            if position["legal"] or position["view"]["actor"] == -2:
                return position

    def move(self, position: dict[str, Any]) -> int:
        """The status of the answer."""
        chosen = self._chooser.choice(position["legal"])["move"]
        return self._client.move(self._table, position["seq"], chosen).status_code

    def play_until(self, stopped: Callable[[int], bool]) -> dict[str, Any]:
        """Moves, until one is answered like this, or the game is over; the position then."""
        while True:
            position = self.turn()
            if position["view"]["actor"] == -2 or stopped(self.move(position)):
                return position


def test_a_disk_that_fills_stops_moves_and_the_game_goes_on_when_it_is_freed(tmp_path: Path) -> None:
    """A limit on the size of files fails as a disk without room does."""
    with serving(tmp_path, "--bot-pause", "0") as server, closing(Client(server, "Ann")) as ann:
        table = ann.set_up([ME, BOT, BOT])
        with ann.live(table) as live:
            person = Person(ann, table, live)
            refused = person.turn()
            full = server.store.with_name("tables.sqlite3-wal").stat().st_size  # where the next entry is to go
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
            assert person.move(refused) == 503
            assert ann.get(f"/tables/{table}")["seq"] == refused["seq"]
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, NO_LIMIT)
            assert person.move(refused) == 201
            person.play_until(lambda status: status != 201)
        assert ann.get(f"/tables/{table}")["status"] == "over"


def test_a_lock_of_another_program_stops_moves_and_no_reads(tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-pause", "0") as server, closing(Client(server, "Ann")) as ann:
        table, bots_to_move = ann.set_up([ME, BOT]), ann.set_up([BOT, ME])
        with ann.live(table) as live, closing(sqlite3.connect(server.store, isolation_level=None)) as other:
            person = Person(ann, table, live)
            position = person.turn()
            other.execute("BEGIN EXCLUSIVE")
            assert person.move(position) == 503
            assert ann.get(f"/tables/{table}")["seq"] == position["seq"]
            assert len(ann.get("/tables")["mine"]) == 2
            other.execute("ROLLBACK")
            assert person.move(position) == 201
            person.play_until(lambda status: status != 201)
        assert ann.get(f"/tables/{table}")["status"] == "over"
        with ann.live(bots_to_move) as live:
            assert Person(ann, bots_to_move, live).turn()["legal"]
        assert is_quiet(server)


def test_what_cannot_be_stored_is_told_without_what_is_secret(tmp_path: Path) -> None:
    other_password, words = "wrong donkey charger", "I hold all of Zeta"
    with serving(tmp_path, "--bot-pause", "0") as server, closing(Client(server, "Ann")) as ann:
        code, table = account(ann, "ann")["code"], ann.set_up([ME, BOT])
        with ann.live(table) as live, closing(sqlite3.connect(server.store, isolation_level=None)) as other:
            person = Person(ann, table, live)
            position = person.turn()
            other.execute("BEGIN EXCLUSIVE")
            changed = {"proof": {"password": PASSWORD}, "password": other_password}
            assert person.move(position) == 503
            assert ann.ask("POST", f"/tables/{table}/talk", {"words": words}).status_code == 503
            assert ann.ask("PUT", "/account/password", changed).status_code == 503
            other.execute("ROLLBACK")
        with server_rows(server.store_address) as rows:
            draws = {row["text"] for row in rows["entries"] if row["kind"] == CHANCE}
            promised = {row["secret"] for row in rows["promises"]}
        secrets = {PASSWORD, other_password, words, code, str(ann.token), *draws, *promised}
        assert len(secrets) > 10
        log = server.log()
        assert "the store cannot be written" in log
        assert [secret for secret in secrets if secret in log] == []


def test_bots_go_on_by_themselves_when_a_lock_is_gone(tmp_path: Path) -> None:
    """It is held until a bot's turn could not be stored; whoever only looks does not wait."""
    with serving(tmp_path, "--bot-pause", "0.1") as server, closing(Client(server, "Ann")) as ann:
        table = ann.set_up([BOT] * 6)
        with ann.live(table) as live, closing(sqlite3.connect(server.store, isolation_level=None)) as other:
            live.position(since=0)
            other.execute("BEGIN EXCLUSIVE")
            while "a bot's turn failed" not in server.log():
                assert ann.get("/tables")["mine"]
            seq = ann.get(f"/tables/{table}")["seq"]
            other.execute("ROLLBACK")
            while live.position()["seq"] <= seq:
                pass
        assert is_quiet(server)


def test_a_game_goes_on_beside_lines_on_which_nothing_is_said(tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-pause", "0") as server, ExitStack() as stack:
        for at in range(200):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), SECONDS))
            line.sendall(HALVES[at % len(HALVES)])
        ann = stack.enter_context(closing(Client(server, "Ann")))
        table = ann.set_up([ME, BOT])
        live = stack.enter_context(ann.live(table))
        Person(ann, table, live).play_until(lambda status: status != 201)
        assert ann.get(f"/tables/{table}")["status"] == "over"


def test_a_person_plays_beside_fifty_tables_of_experts_and_all_go_on(tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-pause", "0", "--bot-budget", "1") as server, ExitStack() as stack:
        eve, ann = [stack.enter_context(closing(Client(server, name))) for name in ("Eve", "Ann")]
        crowded = [stack.enter_context(eve.live(eve.set_up([EXPERT] * 3))) for _ in range(50)]
        begun = [live.position()["seq"] for live in crowded]
        table = ann.set_up([ME, EXPERT])
        with ann.live(table) as live:
            person = Person(ann, table, live)
            for _ in range(TURNS):
                assert person.move(person.turn()) == 201
        for live, seq in zip(crowded, begun, strict=True):
            while live.position()["seq"] <= seq:
                pass


def is_quiet(server: Server) -> bool:
    """One line for each kind of complaint, whatever the number of tries."""
    return len(server.log().splitlines()) < 10
