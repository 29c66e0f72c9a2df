"""Playing on: a finished game goes on otherwise from one of its moves, and a running one in a sandbox."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from openingbell.core.record import Record
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.verifying import problems
from tests.server.serving import BOT, ME, OPEN, Client, Server, refusal
from tests.server.test_migrations import finish


@pytest.fixture(scope="module")
def server(any_server: Server) -> Server:
    return any_server


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[tuple[Client, str, Any]]:
    """A finished game of Ann's."""
    ann = Client(server, "Ann")
    table = ann.set_up([ME, BOT])
    finish(ann, table)
    yield ann, table, ann.get(f"/tables/{table}/record")
    ann.close()


def fork(client: Client, **wanted: Any) -> Any:
    return client.post("/forks", {"seats": [ME, BOT], **wanted})


def test_a_fork_begins_with_the_moves_of_the_game_and_its_record_verifies(played: Any, bob: Client) -> None:
    _, table, record = played
    made = fork(bob, table=table, at=40)
    assert made["origin"] == {"kind": "fork", "table": table, "seq": 40, "moves": 40, "deal": None, "number": 0}
    finish(bob, made["id"])
    again = Record.from_json(bob.get(f"/tables/{made['id']}/record"))
    again.replay()
    assert again.moves[:40] == record["moves"][:40]
    assert again.moves != record["moves"]
    account = Account.from_json(again.extra[KEY])
    assert (account.after, account.secret == record[KEY]["secret"]) == (40, False)
    assert list(problems(again, account)) == []
    assert list(problems(again, Account(**{**vars(account), "after": 0})))  # those before were another table's


def test_a_fork_tells_strangers_no_link_of_a_table_that_is_not_listed(played: Any, bob: Client, nobody: Client) -> None:
    _, table, record = played
    made = fork(bob, table=table, at=len(record["moves"]) // 2, listed=True)["id"]
    assert nobody.get(f"/tables/{made}")["origin"]["table"] is None
    shown = nobody.get("/tables")
    assert made in str(shown)
    assert table not in str(shown)
    finish(bob, made)
    told = [client.get(f"/tables/{made}/record")["origin"]["table"] for client in (bob, nobody)]
    assert told == [table, None]
    again = fork(bob, table=made, at=1)["id"]
    assert nobody.get(f"/tables/{again}")["origin"]["table"] == made  # which is listed


def test_a_record_from_a_file_goes_on_with_chosen_seats(played: Any, ann: Client, bob: Client) -> None:
    _, _, record = played
    cut = {**record, "moves": record["moves"][:30]}
    del cut["result"]
    made = ann.post("/forks", {"record": cut, "at": 30, "seats": [OPEN, ME]})
    assert (made["status"], made["origin"]["table"]) == ("waiting", None)
    bob.put(f"/tables/{made['id']}/seats/0", ME)
    assert ann.get(f"/tables/{made['id']}")["status"] == "playing"
    with ann.live(made["id"]) as line:
        assert line.position()["seq"] >= 30


def test_what_cannot_be_played_on_is_refused_and_changes_nothing(played: Any, bob: Client) -> None:
    _, table, record = played
    last = len(record["moves"])
    assert refusal(bob.ask("POST", "/forks", {"table": table, "at": last, "seats": [ME, BOT]})) == (409, "nothing-left")
    assert refusal(bob.ask("POST", "/forks", {"table": table, "at": 9999, "seats": [ME, BOT]})) == (404, "position")
    assert refusal(bob.ask("POST", "/forks", {"table": table, "at": 9, "seats": [ME]})) == (422, "options")
    assert refusal(bob.ask("POST", "/forks", {"at": 9, "seats": [ME, BOT]})) == (422, "request")
    long = {"table": "x" * 21, "at": 9, "seats": [ME, BOT]}
    assert refusal(bob.ask("POST", "/forks", long)) == (422, "request")
    wrong = {**record, "moves": ["place 1A", "nonsense"]}
    assert refusal(bob.ask("POST", "/forks", {"record": wrong, "at": 2, "seats": [ME, BOT]}))[0] == 422
    running = bob.set_up([ME, BOT])
    assert refusal(bob.ask("POST", "/forks", {"table": running, "at": 9, "seats": [ME, BOT]})) == (409, "running")
    assert bob.get("/tables")["mine"][0]["id"] == running


def test_nothing_before_the_fork_can_be_taken_back(played: Any, bob: Client) -> None:
    _, table, _ = played
    made = fork(bob, table=table, at=60)
    answer = bob.ask("POST", f"/tables/{made['id']}/requests", {"what": "takeback"})
    assert refusal(answer) == (409, "nothing-back")


def test_a_sandbox_looks_like_the_game_and_has_no_record(ann: Client, bob: Client) -> None:
    table = ann.set_up([ME, BOT, BOT])
    with ann.live(table) as line:
        position = line.position()
        while not position["legal"]:
            position = line.position()
    made = ann.post(f"/tables/{table}/what-if", {"seq": position["seq"]})
    assert (made["origin"]["kind"], made["origin"]["table"]) == ("what-if", table)
    assert [seat["kind"] for seat in made["seats"]] == ["human", "bot", "bot"]
    with ann.live(made["id"]) as line:
        view = line.position()["view"]
    assert view["hand"] == position["view"]["hand"]
    assert bob.get(f"/tables/{made['id']}")["origin"]["table"] is None
    assert refusal(bob.ask("POST", f"/tables/{table}/what-if", {"seq": 0}))[0] == 403
    finish(ann, made["id"])
    assert refusal(ann.ask("GET", f"/tables/{made['id']}/record")) == (409, "no-record")
    assert ann.get(f"/tables/{table}")["seq"] == position["seq"]


def test_a_sandbox_is_for_tables_that_allow_hints(ann: Client) -> None:
    table = ann.set_up([ME, BOT], hints=False)
    assert refusal(ann.ask("POST", f"/tables/{table}/what-if", {"seq": 0})) == (403, "what-if")
