"""Spectators who are kept behind get nothing early, by no door."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.serving import BOT, ME, OPEN, Client, Live, Server, refusal
from tests.server.test_migrations import finish
from tests.server.test_talk import heard, said
from tests.server.watcher import Watcher

HOUR = 3600


@pytest.fixture(scope="module")
def server(any_server: Server) -> Server:
    return any_server


def mine(client: Client, which: str, table: str) -> list[Any]:
    found: list[Any] = client.get(f"/lobby/{which}")["tables"]
    return [one for one in found if one["id"] == table]


def test_a_delay_is_chosen_at_first_and_told(ann: Client, cid: Client) -> None:
    table = ann.set_up([ME, OPEN], delay=120)
    assert cid.get(f"/tables/{table}")["delay"] == 120
    changed = ann.put(f"/tables/{table}/options", {"options": {"players": 3}, "listed": False, "delay": 300})
    assert changed["delay"] == 300
    kept = ann.put(f"/tables/{table}/options", {"options": {"players": 2}, "listed": False})
    assert kept["delay"] == 300
    wrong = {"game": "acquire", "options": {"players": 2}, "seats": [ME, OPEN], "delay": HOUR + 1}
    assert refusal(ann.ask("POST", "/tables", wrong)) == (422, "request")


def test_spectators_who_are_behind_get_nothing_early_by_any_door(
    server: Server, ann: Client, cid: Client, nobody: Client
) -> None:
    """A whole game, while spectators, with a name and without, ask for everything there is. They know how it began."""
    table = ann.set_up([ME, BOT, BOT], delay=HOUR, listed=True)
    path = f"/tables/{table}"
    with ExitStack() as stack:
        lives = [stack.enter_context(client.live(table)) for client in (cid, nobody)]
        watchers = [Watcher(client, None, live) for client, live in zip((cid, nobody), lives, strict=True)]
        for watcher in watchers:
            watcher.catch_up(0)
        said(ann, table, "word of a player")
        before = [mine(cid, "playing", table)]
        seq = finish(ann, table)
        assert ann.get(path)["status"] == "over"
        said(ann, table, "word after the end")
        following = ann.post(f"{path}/next", None)["id"]
        said(cid, table, "word of a spectator")
        for watcher in watchers:
            client = watcher.client
            described = client.get(path)
            shown = (described["status"], described["seq"], described["scores"], described["next"])
            assert shown == ("playing", 0, None, None)
            watcher.note(0, described)
            for seen in (1, seq // 2, seq, seq + 1):
                answer = client.ask("GET", f"{path}/positions/{seen}")
                assert refusal(answer) == (404, "position")
                assert answer.json()["facts"] == {"last": 0}
            for door in ("record", "draws", "worths?at=0"):
                assert refusal(client.ask("GET", f"{path}/{door}")) == (409, "running")
            assert heard(client, table) == ["word of a spectator"]
            assert mine(client, "open", following) == mine(client, "playing", following) == []
            watcher.note(0, client.get(f"{path}/positions/0"))
            watcher.note(0, first_view(client, table))
            (listed,) = mine(client, "playing", table)
            assert (listed["status"], listed["seq"], listed["scores"]) == ("playing", 0, None)
            watcher.note(0, listed)
        assert before == [mine(cid, "playing", table)]
        for door in ("preview", "moves"):
            assert refusal(cid.ask("POST", f"{path}/{door}", {"seq": seq, "moves": ["pass"]})) == (403, "seat")
        assert refusal(cid.ask("GET", f"{path}/standing")) == (403, "seat")
        assert refusal(cid.ask("POST", f"{path}/next")) == (403, "seat")
        said(cid, table, "last")  # everything before this has arrived when it has
        for watcher in watchers:
            while '"last"' not in watcher.sent[-1][1]:
                watcher.sent.append((0, json.dumps(watcher.live.read())))
    for watcher in watchers:
        for _, text in watcher.sent:
            assert not {"word of a player", "word after the end"} & set(json.dumps(text).split('\\"'))
            message = json.loads(text)
            if message.get("type") == "position":
                assert (message["seq"], message["events"], message["stops"]) == (0, [], [])


def test_a_restart_tells_nothing_either(server: Server, ann: Client, cid: Client) -> None:
    table = ann.set_up([ME, BOT], delay=HOUR, listed=True)
    finish(ann, table)
    server.stop()
    server.start()
    (listed,) = mine(cid, "playing", table)  # though it is in nobody's memory
    assert (listed["status"], listed["seq"], listed["actor"], listed["scores"]) == ("playing", 0, None, None)
    (own,) = mine(ann, "mine", table)
    assert own["status"] == "over"


def test_after_the_delay_they_see_it_all_and_no_sooner(ann: Client, cid: Client) -> None:
    """Two seconds late, to the end of the game, and in the same steps."""
    table = ann.set_up([ME, BOT], delay=2)
    with cid.live(table) as live:
        began = time.time()
        seq = finish(ann, table)
        shown = arrive(live, seq)
        assert shown["view"]["actor"] == -2
        assert time.time() - began >= 2
    assert cid.get(f"/tables/{table}")["scores"] == ann.get(f"/tables/{table}")["scores"]
    assert cid.get(f"/tables/{table}/record") == ann.get(f"/tables/{table}/record")


def arrive(live: Live, seq: int) -> dict[str, Any]:
    """Read until this position is there."""
    while (position := live.position())["seq"] < seq:
        assert position["view"]["actor"] != -2
    return position


def first_view(client: Client, table: str) -> Any:
    data = json.loads(client.document(f"/t/{table}").split('id="first">')[1].split("</script>")[0])
    assert data["position"]["seq"] == 0
    return data["table"]
