"""Several people at one device: seats of one guest, each with a name, a view and standing answers of its own."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

import pytest

from openingbell.core.record import Record
from tests.server.serving import BOT, ME, OPEN, Client, Live, Server, refusal
from tests.server.test_promises import SALTED, Player
from tests.server.watcher import Watcher, at_one, check


@pytest.fixture(scope="module")
def server(any_server: Server) -> Server:
    return any_server


def named(name: str) -> dict[str, Any]:
    return {"kind": "me", "name": name}


def test_two_people_at_one_device_have_names_of_their_own(ann: Client, bob: Client) -> None:
    table = ann.get(f"/tables/{ann.set_up([ME, named('Bea'), OPEN])}")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bea", ""]
    assert (table["you"], table["yours"]) == (None, [0, 1])
    wrong = {"game": "acquire", "options": {"players": 2}, "seats": [ME, ME]}
    assert refusal(ann.ask("POST", "/tables", wrong)) == (422, "same-name")
    path = f"/tables/{table['id']}/seats"
    assert refusal(ann.ask("PUT", f"{path}/2", ME)) == (422, "same-name")
    assert refusal(ann.ask("PUT", f"{path}/2", named("Bea"))) == (422, "same-name")
    assert refusal(ann.ask("PUT", f"{path}/2", named(" "))) == (422, "name")
    assert ann.put(f"{path}/1", OPEN)["yours"] == [0]
    assert ann.put(f"{path}/1", named("Cid"))["yours"] == [0, 1]
    assert bob.put(f"{path}/2", ME)["yours"] == [2]
    assert ann.get(f"/tables/{table['id']}")["status"] == "playing"


def test_a_guest_at_several_seats_leaves_them_all(ann: Client, bob: Client) -> None:
    table = ann.set_up([ME, OPEN, OPEN, OPEN])
    bob.put(f"/tables/{table}/seats/1", ME)
    bob.put(f"/tables/{table}/seats/2", named("Bert"))
    assert bob.ask("DELETE", f"/tables/{table}").status_code == 204
    assert bob.get(f"/tables/{table}")["yours"] == []


def test_whoever_does_not_say_a_seat_sees_what_everybody_may_and_makes_no_move(ann: Client) -> None:
    """So a device shows nothing before somebody has lifted the curtain."""
    table = ann.set_up([ME, named("Bea")])
    with ann.live(table) as live:
        position = live.position()
    assert (position["seat"], position["view"]["hand"], position["legal"]) == (None, None, [])
    seq, actor = position["seq"], position["view"]["actor"]
    with ann.live(table, seat=actor) as live:
        own = live.position()
    assert own["seat"] == actor
    assert len(own["view"]["hand"]) == 6
    move = own["legal"][0]["move"]
    assert refusal(ann.move(table, seq, move)) == (422, "which-seat")
    assert refusal(ann.move(table, seq, move, seat=1 - actor)) == (422, "move")
    assert refusal(ann.move(table, seq, move, seat=2)) == (403, "seat")
    body = {"seq": seq, "moves": [move]}
    assert refusal(ann.ask("POST", f"/tables/{table}/preview", body)) == (422, "which-seat")
    assert ann.post(f"/tables/{table}/preview?seat={actor}", body)["view"]["hand"] is not None
    assert refusal(ann.ask("POST", f"/tables/{table}/moves?seat=x", body)) == (422, "request")
    assert ann.move(table, seq, move, seat=actor).status_code == 201
    assert ann.move(table, seq, move, seat=actor).status_code == 201  # once more, and made once


def test_a_seat_of_somebody_else_is_nobodys_to_look_from(ann: Client, bob: Client, nobody: Client) -> None:
    table = ann.set_up([ME, named("Bea"), OPEN])
    bob.put(f"/tables/{table}/seats/2", ME)
    for client in (bob, nobody):
        with client.live(table, seat=0) as live:
            assert live.read()["error"] == "seat"
        assert refusal(client.ask("GET", f"/tables/{table}/positions/5?seat=1")) == (403, "seat")
    assert refusal(bob.ask("GET", f"/tables/{table}/standing?seat=0")) == (403, "seat")
    assert refusal(ann.ask("GET", f"/tables/{table}/standing")) == (422, "which-seat")
    assert ann.get(f"/tables/{table}/standing?seat=1")["orders"] == []


def test_where_nothing_is_hidden_whoever_is_asked_is_in_front(ann: Client) -> None:
    """No curtain, and nothing to say."""
    seats = [ME, named("Bea"), BOT]
    table = ann.post("/tables", {"game": "syndicate", "options": {"players": 3}, "seats": seats})["id"]
    asked: set[int] = set()
    with ann.live(table) as live:
        position = live.position()
        while asked != {0, 1}:
            if position["view"]["actor"] in (0, 1):
                assert position["seat"] == position["view"]["actor"]
                asked.add(position["seat"])
                assert ann.move(table, position["seq"], position["legal"][0]["move"]).status_code == 201
            position = live.position()


def test_a_device_has_one_salt(ann: Client, bob: Client) -> None:
    table = ann.set_up([OPEN, {**SALTED, "name": "Ann"}, {**SALTED, "name": "Bea"}])
    bob.put(f"/tables/{table}/seats/0", SALTED)
    one, other = Player(ann, table), Player(bob, table)
    one.promise()
    other.promise()
    assert (one.fair()["promised"], one.fair()["telling"]) == ([0, 1], True)
    one.tell()
    other.tell()
    assert one.status() == "playing"


def test_people_at_one_device_play_again_there(ann: Client) -> None:
    table = ann.set_up([ME, named("Bea")])
    finish(ann, table, [0, 1])
    again = ann.post(f"/tables/{table}/next", None)
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bea"]
    assert again["yours"] == [0, 1]


def finish(client: Client, table: str, seats: list[int]) -> None:
    """Whoever is asked at this device takes the last move of the list, until the game is over."""
    with ExitStack() as stack:
        lives = [stack.enter_context(client.live(table, seat=seat)) for seat in seats]
        seq, actor = 0, 0
        while actor != -2:
            for seat, live in zip(seats, lives, strict=True):
                while (position := live.position())["seq"] < seq:
                    pass
                actor = position["view"]["actor"]
                if actor == seat:
                    move = position["legal"][-1]["move"]
                    seq = client.move(table, position["seq"], move, seat=seat).json()["seq"]
                    break


def test_nothing_hidden_is_sent_to_two_at_a_device_and_one_elsewhere(server: Server, ann: Client, bob: Client) -> None:
    """Everything that each of three seats, a device with nobody in front and a spectator received, compared with what
    they may know."""
    chooser = random.Random(6)
    table = ann.set_up([ME, OPEN, named("Bea")], options={"holdings": "hidden"})
    bob.put(f"/tables/{table}/seats/1", ME)
    looking = [(ann, 0), (bob, 1), (ann, 2), (ann, None), (Client(server), None)]
    with ExitStack() as stack:
        watchers = [
            Watcher(client, seat, stack.enter_context(client.live(table, seat=seat))) for client, seat in looking
        ]
        play(table, watchers, looking, chooser)
    check(Record.from_json(ann.get(f"/tables/{table}/record")), watchers, "hidden")


def play(table: str, watchers: list[Watcher], looking: list[tuple[Client, int | None]], chooser: random.Random) -> None:
    """At random to the end. The fourth is a device with nobody in front, and tries every door."""
    device = looking[3][0]
    positions = at_one(watchers, [watcher.catch_up(0) for watcher in watchers])
    while positions[0]["view"]["actor"] != -2:
        seq, actor = positions[0]["seq"], positions[0]["view"]["actor"]
        client, said = looking[actor][0], f"?seat={actor}"
        body = {"seq": seq, "moves": [chooser.choice(positions[actor]["legal"])["move"]]}
        if chooser.random() < 0.2:
            watchers[actor].note(seq, client.post(f"/tables/{table}/preview{said}", body))
            watchers[3].note(seq, device.ask("POST", f"/tables/{table}/preview", body).json())
            watchers[3].note(seq, device.get(f"/tables/{table}/positions/{seq}"))
            for part in first_view(device, table):
                watchers[3].note(seq, part)
        assert client.ask("POST", f"/tables/{table}/moves{said}", body).status_code == 201
        positions = at_one(watchers, [watcher.catch_up(seq + 1) for watcher in watchers])


def first_view(client: Client, table: str) -> tuple[Any, Any]:
    """The table and its position as they come with the document."""
    data = json.loads(client.document(f"/t/{table}").split('id="first">')[1].split("</script>")[0])
    assert data["position"]["view"] is not None
    return data["table"], data["position"]


def test_what_is_asked_and_answered_at_one_device_is_said_by_somebody(ann: Client, bob: Client) -> None:
    """Of two at one device the one who said so asks, answers, resigns; the other one plays on."""
    table = ann.set_up([ME, named("Bea"), OPEN])
    bob.put(f"/tables/{table}/seats/2", ME)
    path = f"/tables/{table}"
    with bob.live(table) as live:
        assert refusal(ann.ask("POST", f"{path}/requests?seat=2", {"what": "pause"})) == (403, "seat")
        ann.post(f"{path}/requests?seat=1", {"what": "pause"})
        request = requested(live)
        assert (request["seat"], request["needed"]) == (1, [2])
        bob.post(f"{path}/requests/answer", {"number": request["number"], "yes": False})
        bob.post(f"{path}/requests", {"what": "end"})
        request = requested(live)
        assert (request["seat"], request["needed"]) == (2, [0, 1])
        ann.post(f"{path}/requests/answer?seat=1", {"number": request["number"], "yes": False})
        ann.post(f"{path}/requests?seat=0", {"what": "end"})
        assert requested(live)["seat"] == 0
    left = ann.post(f"{path}/resign?seat=1", None)
    assert left["seq"] > 0
    seats = ann.get(path)["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "bot", "human"]
    assert ann.get(path)["yours"] == [0]
    assert refusal(ann.ask("POST", f"{path}/resign?seat=1")) == (403, "seat")


def requested(live: Live) -> dict[str, Any]:
    """What is asked for next."""
    while True:
        request: dict[str, Any] | None = live.position()["course"]["request"]
        if request is not None:
            return request
