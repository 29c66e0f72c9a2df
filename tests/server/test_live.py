"""What viewers are sent, and when."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.patience import SECONDS
from tests.server.serving import BOT, ME, OPEN, Client, Server


def test_somebody_who_was_away_gets_the_rest(ann: Client) -> None:
    table = ann.set_up([ME, BOT, BOT])
    with ann.live(table) as live:
        position = live.position()
        everything = list(position["events"])
        while not position["legal"]:
            position = live.position()
            everything += position["events"]
    with ann.live(table, 0) as live:
        assert live.position()["events"][: len(everything)] == everything
    with ann.live(table, 10) as live:
        again = live.position()
        assert again["since"] == 10
        assert again["events"] == [told for told in everything if told["seq"] > 10]
    with ann.live(table, position["seq"]) as live:
        assert live.position()["events"] == []
    with ann.live(table, 10**6) as live:
        assert live.position()["since"] == 0


def test_people_are_seen_coming_and_going(ann: Client, bob: Client, nobody: Client) -> None:
    table = ann.set_up([ME, OPEN, OPEN])
    with ann.live(table) as live:
        assert live.table()["seats"][0]["present"] is True
        bob.put(f"/tables/{table}/seats/1", ME)
        while live.table()["seats"][1]["name"] != "Bob":
            pass
        with bob.live(table):
            while not (told := live.table())["seats"][1]["present"]:
                pass
            assert told["spectators"] == 0
        while live.table()["seats"][1]["present"]:
            pass
        with nobody.live(table):
            live.table(spectators=1)
        live.table(spectators=0)
        ann.put(f"/tables/{table}/seats/2", BOT)
        live.table(status="playing")


def test_a_spectator_sees_no_hand_and_cannot_move(ann: Client, nobody: Client) -> None:
    table = ann.set_up([ME, BOT])
    with nobody.live(table) as live:
        position = live.position()
        assert position["legal"] == []
        assert position["view"]["seat"] is None
        assert position["view"]["hand"] is None


def test_an_earlier_position_is_shown_as_it_was(ann: Client, nobody: Client) -> None:
    table = ann.set_up([ME, BOT])
    with ann.live(table) as live:
        position = live.position()
        while not position["legal"]:
            position = live.position()
    for seq in (0, 1, 5, 14):  # the game begins with fourteen draws
        shown = ann.get(f"/tables/{table}/positions/{seq}")
        assert (shown["seq"], shown["view"]["bag"]) == (seq, 108 - seq)
        assert nobody.get(f"/tables/{table}/positions/{seq}")["view"]["hand"] is None
    assert ann.get(f"/tables/{table}/positions/{position['seq']}")["view"] == position["view"]


def test_the_views_on_the_way_come_with_the_position(ann: Client, nobody: Client) -> None:
    """Each stop with the present view behind it is the whole view of then, for whoever looks."""
    table = ann.set_up([ME, BOT, BOT])
    shown = 0
    with ann.live(table) as live, nobody.live(table) as watching:
        position, seen = live.position(), watching.position()
        assert position["stops"] == []  # who comes anew is told no story
        while shown < 8:
            if position["legal"]:
                ann.move(table, position["seq"], position["legal"][0]["move"])
            position = live.position()
            while seen["seq"] < position["seq"]:  # it may be further already: who reads late gets larger pieces
                seen = watching.position()
            for viewer, message in ((ann, position), (nobody, seen)):
                happened = {event["seq"] for event in message["events"]}
                for stop in message["stops"]:
                    assert stop["seq"] in happened - {message["seq"]}
                    then = viewer.get(f"/tables/{table}/positions/{stop['seq']}")["view"]
                    assert {**message["view"], **stop["view"]} == then
                    shown += 1


def test_a_ping_is_answered_and_nothing_else_said_later_is(ann: Client, server: Server) -> None:
    table = ann.set_up([ME, OPEN])
    address = server.address.replace("http", "ws")
    with connect(f"{address}/api/tables/{table}/live", open_timeout=SECONDS) as socket:
        socket.send(json.dumps({"type": "hello", "seq": 0}))
        for said in ("nonsense", '{"type": "hello"}', '{"type": "ping", "x": 1}', '{"type": "ping"}'):
            socket.send(said)
        answers = [json.loads(socket.recv(SECONDS))["type"] for _ in range(3)]
        assert sorted(answers) == ["pong", "position", "table"]


@pytest.mark.parametrize("hello", ["", "nonsense", "{}x", '{"type": "goodbye"}', '{"type": "hello", "seq": -1}'])
def test_who_does_not_say_hello_is_told_so(server: Server, ann: Client, hello: str) -> None:
    table = ann.set_up([ME, BOT])
    address = server.address.replace("http", "ws")
    with connect(f"{address}/api/tables/{table}/live", open_timeout=SECONDS) as socket:
        socket.send(hello)
        assert json.loads(socket.recv(SECONDS))["error"] == "request"
        with pytest.raises(ConnectionClosed):
            socket.recv(SECONDS)


def test_a_table_that_is_not_there_is_refused(ann: Client) -> None:
    with ann.live("nowhere") as live:
        assert live.read() == {"type": "refused", "error": "table", "sentence": "There is no such table.", "facts": {}}


def test_another_site_can_neither_listen_nor_command(server: Server, ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    address = server.address.replace("http", "ws")
    with pytest.raises(InvalidStatus):
        connect(
            f"{address}/api/tables/{table}/live",
            open_timeout=SECONDS,
            additional_headers={"Origin": "http://elsewhere.example"},
        )
    answer = ann._http.post("/tables", json={}, headers={"origin": "http://elsewhere.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")


def test_a_request_that_is_too_large_is_refused(ann: Client) -> None:
    answer = ann._http.post("/guests", content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert (answer.status_code, answer.json()["error"]) == (413, "size")

    def pieces() -> object:
        for _ in range(200):
            yield b"x" * 1000

    answer = ann._http.post("/guests", content=pieces())  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["error"]) == (413, "size")
