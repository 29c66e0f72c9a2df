"""Being done with a table: it leaves one's list, and the store when nobody has it on theirs."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.server.serving import BOT, ME, OPEN, Client, Server, granted, refusal


def mine(client: Client) -> list[str]:
    return [table["id"] for table in client.get("/tables")["mine"]]


def forget(client: Client, table: str) -> None:
    assert client.ask("DELETE", f"/tables/{table}").status_code == 204


def rows(server: Server, table: str) -> int:
    """How much is stored of a table."""
    with closing(sqlite3.connect(server.store)) as store:
        parts = ["SELECT count(*) FROM tables WHERE id = ?"]
        parts += [f"SELECT count(*) FROM {name} WHERE table_id = ?" for name in ("seats", "entries", "forgotten")]
        return sum(int(store.execute(part, (table,)).fetchone()[0]) for part in parts)


def test_the_host_deletes_a_table_that_waits_and_who_is_there_is_told(server: Server, ann: Client, bob: Client) -> None:
    table = ann.set_up([ME, OPEN, OPEN], listed=True)
    bob.put(f"/tables/{table}/seats/1", ME)
    with bob.live(table) as live:
        live.table()
        forget(ann, table)
        while (message := live.read())["type"] != "refused":
            pass
        assert message["error"] == "deleted"
    assert table not in mine(ann) + mine(bob)
    assert table not in [shown["id"] for shown in bob.get("/tables")["open"]]
    assert refusal(bob.ask("GET", f"/tables/{table}")) == (404, "table")
    assert refusal(ann.ask("DELETE", f"/tables/{table}")) == (404, "table")
    assert rows(server, table) == 0


def test_a_guest_of_a_table_that_waits_gets_up(ann: Client, bob: Client) -> None:
    table = ann.set_up([ME, OPEN, OPEN])
    bob.put(f"/tables/{table}/seats/1", ME)
    forget(bob, table)
    assert table not in mine(bob)
    assert [seat["kind"] for seat in ann.get(f"/tables/{table}")["seats"]] == ["human", "open", "open"]


def test_a_game_against_bots_is_gone_with_its_only_person(server: Server, ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    assert rows(server, table) > 10  # two players have drawn their tiles
    forget(ann, table)
    assert table not in mine(ann)
    assert rows(server, table) == 0


def test_a_game_among_people_is_there_as_long_as_one_of_them_keeps_it(
    server: Server, ann: Client, bob: Client, nobody: Client
) -> None:
    table = ann.set_up([ME, OPEN])
    bob.put(f"/tables/{table}/seats/1", ME)
    forget(ann, table)
    forget(ann, table)
    assert table not in mine(ann)
    assert table in mine(bob)
    assert ann.get(f"/tables/{table}")["you"] == 0
    forget(bob, table)
    assert refusal(nobody.ask("GET", f"/tables/{table}")) == (404, "table")
    assert rows(server, table) == 0


def test_only_its_people_can(server: Server, ann: Client, bob: Client, nobody: Client) -> None:
    waiting, playing = ann.set_up([ME, OPEN]), ann.set_up([ME, BOT])
    for table in (waiting, playing):
        assert refusal(bob.ask("DELETE", f"/tables/{table}")) == (403, "seat")
        assert refusal(nobody.ask("DELETE", f"/tables/{table}")) == (401, "guest")
    assert {waiting, playing} <= set(mine(ann))
    assert refusal(ann.ask("DELETE", "/tables/nosuchtable")) == (404, "table")


def test_a_table_of_rules_that_are_not_here_can_be_forgotten(server: Server, ann: Client) -> None:
    table = ann.set_up([ME, OPEN])
    other = ann.set_up([OPEN, ME])
    with closing(sqlite3.connect(server.store)) as store, store:
        # As if it had been stored by an earlier version: a second one is not in the memory.
        copied = "id, game, rules, options, host, listed, status, seq, scores, created, changed, actor"
        wanted = copied.replace("id", "'ofearlier'", 1).replace("rules", "0", 1)
        store.execute(f"INSERT INTO tables ({copied}) SELECT {wanted} FROM tables WHERE id = ?", (table,))
    assert refusal(ann.ask("GET", "/tables/ofearlier")) == (409, "rules")
    assert "ofearlier" in mine(ann)
    forget(ann, "ofearlier")
    assert "ofearlier" not in mine(ann)
    assert {table, other} <= set(mine(ann))


def test_one_can_go_on_from_a_game_whose_next_table_was_deleted(ann: Client) -> None:
    table = ann.set_up([ME, BOT])
    with ann.live(table) as live:
        position = live.position()
        while position["view"]["actor"] != -2:
            if position["legal"]:
                granted(ann.move(table, position["seq"], position["legal"][0]["move"]))
            position = live.position()
    following = ann.post(f"/tables/{table}/next", None)["id"]
    forget(ann, following)
    assert ann.post(f"/tables/{table}/next", None)["status"] == "playing"


def test_one_s_own_tables_are_sorted_by_whom_they_wait_for(server: Server) -> None:
    ann, bob = Client(server, "Ann"), Client(server, "Bob")
    tables = [ann.set_up([ME, OPEN]) for _ in range(12)]
    for table in tables:
        bob.put(f"/tables/{table}/seats/1", ME)
    waiting = ann.set_up([ME, OPEN])
    for client, seat in ((ann, 0), (bob, 1)):
        turns = [table for table in tables if client.get(f"/tables/{table}")["actor"] == seat]
        assert mine(client)[: len(turns)] == turns[::-1]
    assert waiting in mine(ann)
    for client in (ann, bob):
        client.close()
