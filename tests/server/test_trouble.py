"""What happens to servers: the disk is full for a while, another program holds the store. Games go on by themselves."""

from __future__ import annotations

import random
import resource
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.serving import BOT, ME, Client, Live, Server, serving

NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Person:
    """Plays at random against bots; tries a refused move again, as anybody would."""

    def __init__(self, client: Client, table: str, live: Live) -> None:
        self._client = client
        self._table = table
        self._live = live
        self._chooser = random.Random(1)

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


def is_quiet(server: Server) -> bool:
    """One line for each kind of complaint, whatever the number of tries."""
    return len(server.log().splitlines()) < 10
