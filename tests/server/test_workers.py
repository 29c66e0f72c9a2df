"""Several workers of one store: what one does the others see, and who is gone is replaced."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from openingbell.core.record import Record
from openingbell.fairness.promise import salt_commitment
from openingbell.server.leases import LASTING, RENEWED
from tests.cli.bell import refusal
from tests.server.killing import workers_of
from tests.server.postgres import Postgres
from tests.server.serving import BOT, ME, OPEN, Client, Server, serving
from tests.server.serving import refusal as refusal_of
from tests.server.test_trouble import Person

SALTED = {"kind": "me", "salted": True}
SALT = "ab" * 32
PASSED_ON = 5.0  # seconds, in which a dead worker's tables have to go on


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers on one store, as on two machines: neither knows the other but from the database."""
    address = postgres.new_database()
    with ExitStack() as stack:
        yield tuple(
            stack.enter_context(serving(tmp_path_factory.mktemp("server"), "--bot-pause", "0", address=address))
            for _ in range(2)
        )  # type: ignore[misc]


def elsewhere(server: Server, guest: Client) -> Client:
    """The same guest at another server."""
    return Client(server, token=guest.token)


def test_an_embedded_store_has_one_worker(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 's'}"
    said = refusal("serve", "--port", "0", "--workers", "2", "--store", store, status=1)
    assert said == "several workers need a store in PostgreSQL; an embedded one has one worker"
    assert list(tmp_path.iterdir()) == []


def test_people_at_two_servers_sit_at_one_table(two: tuple[Server, Server]) -> None:
    """Sitting down, salts, coming and going, moves and the lobby are seen on either side."""
    here, there = two
    with closing(Client(here, "Ann")) as ann, closing(Client(there, "Bob")) as bob, ExitStack() as stack:
        table = ann.set_up([SALTED, OPEN], listed=True)
        shown = stack.enter_context(ann.live(table))
        house = ann.get(f"/tables/{table}")["fair"]["commitment"]
        assert table in [one["id"] for one in bob.get("/tables")["open"]]
        bob.put(f"/tables/{table}/seats/1", SALTED)
        while shown.table()["seats"][1]["name"] != "Bob":
            pass
        seen = stack.enter_context(bob.live(table))
        while not shown.table()["seats"][1]["present"]:
            pass
        for client in (ann, bob):
            client.put(f"/tables/{table}/salt", {"house": house, "commitment": salt_commitment(SALT, house)})
        bob.post(f"/tables/{table}/salt", {"salt": SALT})
        ann.post(f"/tables/{table}/salt", {"salt": SALT})
        for live in (shown, seen):
            while live.table()["status"] != "playing":
                pass
        people = [Person(ann, table, shown), Person(bob, table, seen)]
        for _ in range(6):
            positions = [person.position() for person in people]
            while positions[0]["seq"] != positions[1]["seq"]:
                behind = positions[0]["seq"] > positions[1]["seq"]
                positions[behind] = people[behind].position()
            mover = 0 if positions[0]["legal"] else 1
            assert people[mover].move(positions[mover]) == 201


def test_moves_of_one_guest_count_wherever_they_are_sent(two: tuple[Server, Server]) -> None:
    here, there = two
    with closing(Client(here, "Ann")) as ann, closing(elsewhere(there, ann)) as again:
        table = ann.set_up([ME, BOT])
        clients = [ann, again]
        with again.live(table) as live:
            position = live.position()
            while position["view"]["actor"] != -2 and not (position["legal"] and position["seq"] >= 60):
                if position["legal"]:
                    move = position["legal"][0]["move"]
                    answers = [client.move(table, position["seq"], move) for client in clients]
                    assert [answer.status_code for answer in answers] == [201, 201]
                    assert answers[0].json() == answers[1].json()
                    clients.reverse()
                position = live.position()
        while ann.get(f"/tables/{table}")["seq"] != again.get(f"/tables/{table}")["seq"]:
            pass  # what the bots did last is heard of a moment later


def test_who_logs_out_is_known_nowhere(two: tuple[Server, Server]) -> None:
    here, there = two
    with closing(Client(here, "Ann")) as ann, closing(elsewhere(there, ann)) as again:
        assert again.get("/me")["guest"]["name"] == "Ann"
        assert ann.ask("DELETE", "/me").status_code == 204
        while again.get("/me")["guest"] is not None:
            pass
        assert refusal_of(again.ask("PUT", "/me", {"name": "Eve"})) == (401, "guest")


def test_what_stands_is_known_everywhere(two: tuple[Server, Server]) -> None:
    here, there = two
    with closing(Client(here, "Ann")) as ann, closing(elsewhere(there, ann)) as again:
        table = ann.set_up([ME, BOT])
        offered = ann.get(f"/tables/{table}/standing")["offers"]
        order = {"word": offered[0]["word"], "facts": offered[0]["facts"]}
        with again.live(table) as live:
            live.position()
            ann.post(f"/tables/{table}/standing", order)
            while (message := live.read())["type"] != "standing":
                pass
            for orders in (message["orders"], again.get(f"/tables/{table}/standing")["orders"]):
                assert [(one["word"], one["facts"]) for one in orders] == [(order["word"], order["facts"])]


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_server_that_is_gone_leaves_its_bots_to_others(tmp_path: Path, postgres: Postgres, end: str) -> None:
    """Killed, they pass on when its leases have run out; stopped, at once."""
    address = postgres.new_database()
    with ExitStack() as stack:
        folders = [tmp_path / name for name in ("first", "second")]
        for folder in folders:
            folder.mkdir()
        first, second = [
            stack.enter_context(serving(folder, "--bot-pause", "0.05", address=address)) for folder in folders
        ]
        ann = stack.enter_context(closing(Client(second, "Ann")))
        lives = [stack.enter_context(ann.live(ann.set_up([BOT] * 6))) for _ in range(8)]  # some are led by the first
        for live in lives:
            live.position()
        seqs = [live.position()["seq"] for live in lives]
        first.kill() if end == "kill" else first.stop()
        for live, seq in zip(lives, seqs, strict=True):
            while live.position()["seq"] < seq + 10:
                pass
        assert LASTING + RENEWED < PASSED_ON


def test_a_worker_that_is_killed_is_replaced_and_games_go_on(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path, "--bot-pause", "0", "--workers", "2", address=postgres.new_database()) as server:
        for killed in workers_of(server):
            with closing(Client(server, "Ann")) as ann:
                table = ann.set_up([ME, BOT, BOT])
                with ann.live(table) as live:
                    position = Person(ann, table, live).turn()
                    assert len(workers_of(server)) == 2
            os.kill(killed, signal.SIGKILL)
            while killed in workers_of(server) or len(workers_of(server)) < 2:
                pass
            with closing(elsewhere(server, ann)) as ann, ann.live(table, position["seq"]) as live:
                Person(ann, table, live).play_until(lambda status: status != 201)
                record = Record.from_json(ann.get(f"/tables/{table}/record"))
            assert record.scores is not None
            assert record.replay().scores() == record.scores
        assert server.stop() == 0
        assert "is started again" in server.log()
