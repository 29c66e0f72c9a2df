"""The lobby: by pages, the same for everybody who has nothing to do with a table, and told when it changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from openingbell.server.lobby import PAGE
from tests.server.serving import BOT, ME, OPEN, Client, Live, Server, line_to, refusal


@contextmanager
def lobby(server: Server, client: Client) -> Iterator[Live]:
    with line_to(server, "/lobby/live") as socket:
        socket.send(json.dumps({"type": "hello", "token": client.token}))
        yield Live(socket)


def until(live: Live, which: str, table: str, **wanted: object) -> dict[str, Any]:
    """Read the lobby until a table is in a list with such values."""
    while True:
        message = live.read()
        assert message["type"] == "lobby"
        for shown in message["tables"][which]:
            if shown["id"] == table and all(shown[key] == value for key, value in wanted.items()):
                found: dict[str, Any] = message["tables"]
                return found


def test_long_lists_come_by_pages(server: Server, nobody: Client) -> None:
    """Everything once, the latest first, however many there are."""
    host = Client(server, "Host of many")
    tables = [host.set_up([ME, OPEN], listed=True) for _ in range(2 * PAGE + 5)]
    for client, which in ((host, "mine"), (nobody, "open")):
        first = client.get("/tables")
        assert len(first[which]) == PAGE
        found, after = [table["id"] for table in first[which]], first["after"][which]
        while after is not None:
            page = client.get(f"/lobby/{which}?after={after}")
            found += [table["id"] for table in page["tables"]]
            after = page["after"]
        assert len(set(found)) == len(found)
        assert [table for table in found if table in tables] == tables[::-1]
    assert host.get("/tables")["open"] == [table for table in host.get("/tables")["open"] if not table["host"]]
    host.close()


@pytest.mark.parametrize(("path", "status"), [("/lobby/open?after=nonsense", 200), ("/lobby/all", 422)])
def test_a_page_that_is_not_there(nobody: Client, path: str, status: int) -> None:
    answer = nobody.ask("GET", path)
    assert answer.status_code == status
    if status == 200:
        assert answer.json() == {"tables": [], "after": None}
    else:
        assert refusal(answer) == (422, "request")


def test_the_lobby_is_told_instead_of_asked(server: Server, ann: Client, bob: Client, nobody: Client) -> None:
    with lobby(server, ann) as anns, lobby(server, nobody) as nobodys:
        assert anns.read()["type"] == nobodys.read()["type"] == "lobby"
        table = bob.set_up([ME, OPEN], listed=True)
        until(anns, "open", table)
        until(nobodys, "open", table)
        ann.put(f"/tables/{table}/seats/1", ME)
        mine = until(anns, "mine", table, status="playing")
        assert table not in [shown["id"] for shown in mine["open"] + mine["playing"]]
        until(nobodys, "playing", table)


def test_the_lobby_says_whose_turn_it_is_and_tells_nobody_else_of_a_private_table(
    server: Server, ann: Client, bob: Client
) -> None:
    with lobby(server, ann) as anns, lobby(server, bob) as bobs:
        anns.read()
        before = bobs.read()
        table = ann.set_up([ME, BOT])
        seen = until(anns, "mine", table, actor=0)
        assert seen["after"]["mine"] is None
        public = bob.set_up([ME, OPEN], listed=True)
        after = until(bobs, "mine", public)
        assert table not in json.dumps([before, after])
