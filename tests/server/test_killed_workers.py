"""Workers are killed in the middle of games, and every game goes on to its end."""

from __future__ import annotations

import random
from contextlib import closing
from pathlib import Path

from tests.server.killing import kill_while_playing
from tests.server.postgres import Postgres
from tests.server.serving import BOT, ME, Client, serving
from tests.server.test_trouble import Person


def test_games_outlive_workers_that_are_killed(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database()
    with serving(tmp_path, "--bot-pause", "0", "--workers", "2", address=address) as server:
        kill_while_playing(server, games=4, kills=5, workers=2, chooser=random.Random(7))
        assert server.stop() == 0


def test_two_workers_outlast_a_restart_of_the_database(tmp_path: Path, postgres: Postgres) -> None:
    """Moves are refused while it is gone, nothing is half done, and everything goes on by itself."""
    address = postgres.new_database()
    with serving(tmp_path, "--bot-pause", "0", "--workers", "2", address=address) as server:
        with closing(Client(server, "Ann")) as ann:
            table = ann.set_up([ME, BOT])
            with ann.live(table) as live:
                person = Person(ann, table, live)
                position = person.turn()
                postgres.stop()
                try:
                    assert person.move(position) == 503
                    assert ann.get(f"/tables/{table}")["seq"] == position["seq"]
                finally:
                    postgres.start()
                while (status := person.move(position)) == 503:
                    pass
                assert status == 201
                person.play_until(lambda status: status != 201)
            assert ann.get(f"/tables/{table}")["status"] == "over"
        assert server.stop() == 0
